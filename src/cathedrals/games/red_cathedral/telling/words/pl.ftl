# The words of The Red Cathedral.
#
# An argument that names a piece is said by that piece's own words: `resource` "wood" by `resource-wood`,
# with $amount for the plural. A name that ends in a number ("base-3") is said by the words without it and $number.
# $seat is a player's name.
#
# Forms: acc biernik, gen dopełniacz, loc miejscownik, each „po 1 Rublu”, kind rodzaj bez liczby („Drewno i Cegły”),
# with „z 1 Szmaragdem”, cap z wielkiej litery.

game-title = Czerwona Katedra
solo-opponent = Iwan
solo-how = W pojedynkę rywalizujesz z architektem Iwanem: w każdej turze karta z jego rzędu mówi, co robi.
solo-play = Solo przeciw Iwanowi

## Options

option-board = Plansze Warsztatu
board-basic = strona podstawowa
board-advanced = strona zaawansowana
option-first_game = Pierwsza gra
first_game-yes = cztery karty Wpływu na pierwszą grę
first_game-no = cztery losowe karty Wpływu
option-colours = Kolory według miejsc

## Counted nouns

price =
    { $price ->
        [one] { $price } Rubel
        [few] { $price } Ruble
        [many] { $price } Rubli
       *[other] { $price } Rubla
    }
    .acc =
    { $price ->
        [one] { $price } Rubla
        [few] { $price } Ruble
        [many] { $price } Rubli
       *[other] { $price } Rubla
    }
    .each =
    { $price ->
        [one] { $price } Rublu
        [few] { $price } Ruble
        [many] { $price } Rubli
       *[other] { $price } Rubla
    }
steps =
    { $steps ->
        [one] { $steps } pole
        [few] { $steps } pola
        [many] { $steps } pól
       *[other] { $steps } pola
    }
dice =
    { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
        [many] { $dice } kości
       *[other] { $dice } kości
    }
    .loc =
    { $dice ->
        [one] { $dice } kości
        [few] { $dice } kościach
        [many] { $dice } kościach
       *[other] { $dice } kości
    }
materials =
    { $amount ->
        [one] { $amount } Budulec
        [few] { $amount } Budulce
        [many] { $amount } Budulców
       *[other] { $amount } Budulca
    }
slots =
    { $slots ->
        [0] nie masz wolnego pola
        [one] masz tylko { $slots } wolne pole
        [few] masz tylko { $slots } wolne pola
        [many] masz tylko { $slots } wolnych pól
       *[other] masz tylko { $slots } wolnego pola
    }
deliveries =
    { $deliveries ->
        [0] nie masz już żadnej
        [one] masz jeszcze tylko { $deliveries } dostawę
        [few] masz jeszcze tylko { $deliveries } dostawy
        [many] masz jeszcze tylko { $deliveries } dostaw
       *[other] masz jeszcze tylko { $deliveries } dostawy
    }

## Pieces

resource-wood =
    { $amount ->
        [one] Drewno
        [few] sztuki Drewna
        [many] sztuk Drewna
       *[other] sztuki Drewna
    }
    .gen = Drewna
    .kind = Drewno
resource-brick =
    { $amount ->
        [one] Cegła
        [few] Cegły
        [many] Cegieł
       *[other] Cegły
    }
    .acc =
    { $amount ->
        [one] Cegłę
        [few] Cegły
        [many] Cegieł
       *[other] Cegły
    }
    .gen =
    { $amount ->
        [one] Cegły
        [few] Cegieł
        [many] Cegieł
       *[other] Cegły
    }
    .kind = Cegły
resource-stone =
    { $amount ->
        [one] Kamień
        [few] Kamienie
        [many] Kamieni
       *[other] Kamienia
    }
    .gen =
    { $amount ->
        [one] Kamienia
        [few] Kamieni
        [many] Kamieni
       *[other] Kamienia
    }
    .kind = Kamienie
resource-gold =
    { $amount ->
        [one] Złoto
        [few] sztuki Złota
        [many] sztuk Złota
       *[other] sztuki Złota
    }
    .gen = Złota
    .kind = Złoto
resource-green_gem =
    { $amount ->
        [one] Szmaragd
        [few] Szmaragdy
        [many] Szmaragdów
       *[other] Szmaragdu
    }
    .gen =
    { $amount ->
        [one] Szmaragdu
        [few] Szmaragdów
        [many] Szmaragdów
       *[other] Szmaragdu
    }
    .kind = Szmaragdy
resource-purple_gem =
    { $amount ->
        [one] Szafir
        [few] Szafiry
        [many] Szafirów
       *[other] Szafiru
    }
    .gen =
    { $amount ->
        [one] Szafiru
        [few] Szafirów
        [many] Szafirów
       *[other] Szafiru
    }
    .kind = Szafiry
resource-rubles =
    { $amount ->
        [one] Rubel
        [few] Ruble
        [many] Rubli
       *[other] Rubla
    }
    .acc =
    { $amount ->
        [one] Rubla
        [few] Ruble
        [many] Rubli
       *[other] Rubla
    }
    .gen =
    { $amount ->
        [one] Rubla
        [few] Rubli
        [many] Rubli
       *[other] Rubla
    }
    .kind = Ruble
resource-recognition =
    { $amount ->
        [one] Punkt Uznania
        [few] Punkty Uznania
        [many] Punktów Uznania
       *[other] Punktu Uznania
    }
    .gen =
    { $amount ->
        [one] Punktu Uznania
        [few] Punktów Uznania
        [many] Punktów Uznania
       *[other] Punktu Uznania
    }
    .kind = Uznanie
resource-any =
    { $amount ->
        [one] pasujący Budulec
        [few] pasujące Budulce
        [many] pasujących Budulców
       *[other] pasującego Budulca
    }
    .gen =
    { $amount ->
        [one] pasującego Budulca
        [few] pasujących Budulców
        [many] pasujących Budulców
       *[other] pasującego Budulca
    }
missing-each = { $amount } { $resource }
goods-each =
    { $resource_id ->
        [any] 1 dowolny Budulec
       *[other] { $amount } { $resource }
    }
    .acc =
    { $resource_id ->
        [any] 1 dowolny Budulec
       *[other] { $amount } { $resource_acc }
    }
pictured-each = { $resource_kind }
    .gen = { $resource_gen }
pictured-any = dowolny Budulec
    .gen = dowolnego Budulca

die-red = czerwona kość
    .acc = czerwoną kość
    .gen = czerwonej kości
    .cap = Czerwona kość
die-blue = niebieska kość
    .acc = niebieską kość
    .gen = niebieskiej kości
    .cap = Niebieska kość
die-green = zielona kość
    .acc = zieloną kość
    .gen = zielonej kości
    .cap = Zielona kość
die-yellow = żółta kość
    .acc = żółtą kość
    .gen = żółtej kości
    .cap = Żółta kość
die-white = biała kość
    .acc = białą kość
    .gen = białej kości
    .cap = Biała kość

colour-red = Czerwony
    .gen = czerwonego gracza
    .hue = kolor czerwony
colour-blue = Niebieski
    .gen = niebieskiego gracza
    .hue = kolor niebieski
colour-green = Zielony
    .gen = zielonego gracza
    .hue = kolor zielony
colour-yellow = Żółty
    .gen = żółtego gracza
    .hue = kolor żółty
colour-nobody = nikt
    .gen = niczyj

tile-die-red = czerwona kość
tile-die-blue = niebieska kość
tile-die-green = zielona kość
tile-die-yellow = żółta kość
tile-die-white = biała kość
tile-wood = Drewno
tile-brick = Cegła
tile-stone = Kamień
tile-gold = Złoto
tile-green_gem = Szmaragd
tile-purple_gem = Szafir
tile-any = dowolny Budulec
tile-rubles = Ruble
tile-recognition = Uznanie

space-red = czerwone pole Warsztatu
    .loc = czerwonym polu Warsztatu
space-blue = niebieskie pole Warsztatu
    .loc = niebieskim polu Warsztatu
space-green = zielone pole Warsztatu
    .loc = zielonym polu Warsztatu
space-yellow = żółte pole Warsztatu
    .loc = żółtym polu Warsztatu
space-white-1 = pierwsze białe pole Warsztatu
    .loc = pierwszym białym polu Warsztatu
space-white-2 = drugie białe pole Warsztatu
    .loc = drugim białym polu Warsztatu
space-any = dowolne pole Warsztatu
    .loc = żadnym polu Warsztatu

banner-inventory = Sztandar z Magazynu
    .gen = Sztandaru w Magazynie
banner-beside = zapasowy Sztandar
    .gen = zapasowego Sztandaru
    .cap = Zapasowy Sztandar
banner-white-1 = Sztandar z pierwszego białego pola Warsztatu
    .gen = Sztandaru na pierwszym białym polu Warsztatu
banner-white-2 = Sztandar z drugiego białego pola Warsztatu
    .gen = Sztandaru na drugim białym polu Warsztatu

ornament-door = Wrota
ornament-arch = Łuk
ornament-cross = Krzyż

gems-none = bez Klejnotów
gems-green = 1 Szmaragd
    .with = z 1 Szmaragdem
gems-purple = 1 Szafir
    .with = z 1 Szafirem
gems-green-green = 2 Szmaragdy
    .with = z 2 Szmaragdami
gems-purple-purple = 2 Szafiry
    .with = z 2 Szafirami
gems-green-purple = 1 Szmaragd i 1 Szafir
    .with = z 1 Szmaragdem i 1 Szafirem

level-base = Podstawa
    .gen = Podstawy
level-middle = Piętro
    .gen = Piętra
level-dome = Kopuła
    .gen = Kopuły
lacking-each = { $level }
    .gen = { $level_gen }

card-base = Podstawa { $number }
card-middle = Piętro { $number }
card-dome = Kopuła { $number }

influence_card-artisans = Gildia Rzemieślników
influence_card-carters = Gildia Wozaków
influence_card-merchants = Gildia Kupców
influence_card-clergy = Kler

mark-lightning = raz
mark-infinity = dowolną liczbę razy

action-sell = sprzedaj Budulce
action-buy = kup Budulce
action-deliver = dostarcz za Ruble
action-gain_ruble = otrzymaj Ruble
action-swap = zamień miejscami dwa żetony Zasobów
action-exchange = wymień jednakowe Budulce
action-barter = wymień 1 Budulec z dopłatą
action-activate = aktywuj żeton Warsztatu
action-gain_recognition = zyskaj Uznanie
action-prestige_for_rubles = Prestiż za Ruble
action-prestige_for_materials = Prestiż za różne Budulce
action-presence = Uznanie za ukończoną Podstawę, Piętro i Kopułę

ivan_card-inventory = Magazyn
ivan_card-transport = Transport
ivan_card-construction = Budowa
ivan_card-claim = Zarezerwuj kartę Katedry
ivan_card-recognition = Uznanie

wish-above = kartę leżącą bezpośrednio nad twoją
wish-base = Podstawę

# The list of pieces, as its owner types it in

kind-inventory = Magazyn
kind-reserve = Zasoby ogólne
kind-coins = Monety
kind-track = Tor Punktowania
kind-resource_tile = Żetony Zasobów
kind-influence_card = Karty Wpływu
kind-blueprint = Karty Planu Budowy
kind-base = Podstawy
kind-middle = Piętra
kind-dome = Kopuły
kind-workshop_tile = Żetony Warsztatu
kind-board = Plansze Warsztatu

field-slots = Pola Magazynu
field-players = dla { $amount } graczy
field-prestige_spaces = Pola Punktów Prestiżu
field-gives = Daje
field-amount = Ilość
field-first_game = Na pierwszą grę
field-actions = Akcja
field-action = Co robi
field-materials = Budulce
field-count = Ile
field-rubles-paid = Ile Rubli płacisz
field-rubles-had = Ile Rubli otrzymujesz
field-materials-sold = Budulce, które można sprzedać
field-materials-bought = Budulce, które można kupić
field-count-delivered = Ile Budulców dostarczasz
field-count-had = Ile Budulców otrzymujesz
field-count-recognition = Ile Uznania zyskujesz
field-count-prestige = Ile Prestiżu zyskujesz
given-exchange = Ile jednakowych Budulców oddajesz
given-prestige_for_materials = Ile różnych Budulców oddajesz
field-mark = Jak często
field-towers = Wieża
field-marked = Ze znakiem 3+
field-prices = Ceny
field-ornaments = Zdobienia
field-white_1 = Pierwsze białe
field-white_2 = Drugie białe

## Questions

step-turn = Wybierz akcję podstawową: zarezerwuj kartę, buduj albo porusz kość na Rynku.
step-end_turn = Kończysz turę?
step-banner = Który Sztandar bierzesz?
step-space = Na którym polu Warsztatu kładziesz żeton?
step-face = Kładziesz żeton odkryty czy zakryty?
step-deliver = Co dostarczasz?
step-gems = Które Klejnoty dodajesz do Zdobienia?
step-walk = Jak daleko poruszasz kość?
step-market = Weź Zasoby, użyj Wpływu, aktywuj żeton Warsztatu albo zakończ turę.
step-gain = Ile bierzesz?
step-get = Który Budulec bierzesz?
step-use = Jak używasz karty Wpływu?
step-swap = Z którym żetonem Zasobów go zamieniasz?
step-discard = Jaki inny Budulec teraz odrzucasz?

step-first_seat = Kto zaczyna grę?
step-resource_tile = Jaki jest następny żeton Zasobów?
step-influence_card = Jaka jest następna karta Wpływu?
step-blueprint = Która karta Planu Budowy zostaje dobrana?
step-cathedral_card = Jaka jest następna karta Katedry?
step-workshop_tile = Jaki jest następny żeton Warsztatu?
step-place_die = Która kość jest następna?
step-roll = Ile wypada na kości?

step-ivan_card = Jaka jest następna karta Iwana?
step-ivan_tile = Który żeton z kością trafia na następną kartę Iwana?
step-ivan_claims = Którą kartę rezerwuje Iwan?
step-ivan_decorates = Na której karcie Iwan umieszcza Zdobienie?
step-ivan_turn = Zaczyna się tura Iwana.
step-ivan_moves = Iwan porusza kość.
step-ivan_acts = Iwan wykonuje akcję ze swojej karty.
step-next_turn = Czyja tura jest następna?
step-ivan_starts = Iwan rezerwuje swoją pierwszą kartę.

## Moves

move-claim = Zarezerwuj kartę { $place } (żeton Warsztatu: { $tile })
move-claim-for-ivan = Iwan rezerwuje kartę { $place } (żeton Warsztatu: { $tile })
move-build = Zbuduj kartę Katedry
move-die = Porusz { $die_acc } o { steps }, na pole { $location }
move-die-further = Porusz { $die_acc } o { steps }, na pole { $location }, albo dalej za Ruble
move-trade = Strać 1 Punkt Prestiżu i otrzymaj { price.acc }
move-reroll =
    { $dice ->
        [one] Strać 1 Punkt Prestiżu i przerzuć kość na polu { $location }
        [few] Strać 1 Punkt Prestiżu i przerzuć { dice } na polu { $location }
        [many] Strać 1 Punkt Prestiżu i przerzuć { dice } na polu { $location }
       *[other] Strać 1 Punkt Prestiżu i przerzuć { dice } na polu { $location }
    }
move-end = Zakończ turę
move-end-leaving = Zakończ turę, zostawiając { $goods_acc }

move-banner = Weź { $banner }
move-space = Połóż żeton na { $space_loc } (odkryty: { price })
move-space-ornament = Połóż żeton na { $space_loc } (odkryty: { price }, odblokowuje { $ornament })
move-space-down = Połóż zakryty żeton na { $space_loc }; odkryty kosztowałby { price.acc }
move-space-down-ornament = Połóż zakryty żeton na { $space_loc } i strać { $ornament } do końca gry; odkryty kosztowałby { price.acc }
move-up = Połóż odkryty żeton ({ $tile }) na { $space_loc } za { price.acc }
move-up-ornament = Połóż odkryty żeton ({ $tile }) na { $space_loc } za { price.acc } i odblokuj { $ornament }
move-down = Połóż zakryty żeton ({ $tile }) na { $space_loc }
move-down-ornament = Połóż zakryty żeton ({ $tile }) na { $space_loc } i strać { $ornament } do końca gry

move-lay = Dostarcz 1 { $resource_acc } na kartę { $place }
move-lay-finish = Dostarcz 1 { $resource_acc } na kartę { $place } i ukończ ją
move-decorate = Umieść { $ornament } na karcie { $place } za 1 { $resource_acc }
move-decorate-for-ivan = Iwan umieszcza { $ornament } na karcie { $place }
move-gems =
    { $prestige ->
        [one] Dodaj { $gems } i zyskaj { $prestige } Punkt Prestiżu
        [few] Dodaj { $gems } i zyskaj { $prestige } Punkty Prestiżu
        [many] Dodaj { $gems } i zyskaj { $prestige } Punktów Prestiżu
       *[other] Dodaj { $gems } i zyskaj { $prestige } Punktu Prestiżu
    }
move-gems-none = Nie dodawaj Klejnotów
move-stop = Na tym zakończ

move-more = Zapłać { price.acc } i porusz { $die_acc } o { steps }, na pole { $location }
move-more-none = Porusz { $die_acc } o { steps }, na pole { $location }
move-take =
    { $resource_id ->
        [recognition] Zyskaj { $amount } { $resource_acc }
       *[other] Weź { $amount } { $resource_acc }
    }
move-take-nothing = Nie bierz nic
move-use = Aktywuj żeton ({ $tile }) na { $space_loc }: najwyżej { $amount } { $resource }
move-use-any = Aktywuj żeton ({ $tile }) na { $space_loc }

move-influence-sell = { $influence_card }, { $mark }: { does-sell }
move-influence-buy = { $influence_card }, { $mark }: { does-buy }
move-influence-deliver = { $influence_card }, { $mark }: { does-deliver }
move-influence-gain_ruble = { $influence_card }, { $mark }: { does-gain_ruble }
move-influence-swap = { $influence_card }, { $mark }: { does-swap }
move-influence-exchange = { $influence_card }, { $mark }: { does-exchange }
move-influence-barter = { $influence_card }, { $mark }: { does-barter }
move-influence-activate = { $influence_card }, { $mark }: { does-activate }
move-influence-gain_recognition = { $influence_card }, { $mark }: { does-gain_recognition }
move-influence-prestige_for_rubles = { $influence_card }, { $mark }: { does-prestige_for_rubles }
move-influence-prestige_for_materials = { $influence_card }, { $mark }: { does-prestige_for_materials }
move-influence-presence = { $influence_card }, { $mark }: { does-presence }

does-sell =
    { $mark_id ->
        [lightning] sprzedaj { $pictured } za { price.acc }
       *[other] sprzedaj { $pictured } po { price.each }
    }
does-buy =
    { $mark_id ->
        [lightning] kup { $pictured } za { price.acc }
       *[other] kup { $pictured } po { price.each }
    }
does-deliver =
    { $count ->
        [one] zapłać { price.acc } i dostarcz { $count } Budulec
        [few] zapłać { price.acc } i dostarcz najwyżej { $count } Budulce
        [many] zapłać { price.acc } i dostarcz najwyżej { $count } Budulców
       *[other] zapłać { price.acc } i dostarcz najwyżej { $count } Budulca
    }
does-gain_ruble = otrzymaj { price.acc }
does-swap = zapłać { price.acc } i zamień miejscami dwa żetony Zasobów
does-exchange = wymień { $needed ->
        [one] { $needed } Budulec
        [few] { $needed } jednakowe Budulce
        [many] { $needed } jednakowych Budulców
       *[other] { $needed } jednakowego Budulca
    } na { $count ->
        [one] { $count } dowolny
        [few] { $count } dowolne
        [many] { $count } dowolnych
       *[other] { $count } dowolnego
    }
does-barter = wymień { price.acc } i 1 Budulec na 1 inny
does-activate = aktywuj żeton Warsztatu
does-gain_recognition = zyskaj { $count ->
        [one] { $count } Punkt Uznania
        [few] { $count } Punkty Uznania
        [many] { $count } Punktów Uznania
       *[other] { $count } Punktu Uznania
    }
does-prestige_for_rubles = zapłać { price.acc } i zyskaj { $count ->
        [one] { $count } Punkt Prestiżu
        [few] { $count } Punkty Prestiżu
        [many] { $count } Punktów Prestiżu
       *[other] { $count } Punktu Prestiżu
    }
does-prestige_for_materials = odrzuć { $needed ->
        [one] { $needed } Budulec
        [few] { $needed } różne Budulce
        [many] { $needed } różnych Budulców
       *[other] { $needed } różnego Budulca
    } i zyskaj { $count ->
        [one] { $count } Punkt Prestiżu
        [few] { $count } Punkty Prestiżu
        [many] { $count } Punktów Prestiżu
       *[other] { $count } Punktu Prestiżu
    }
does-presence = zyskaj { $count ->
        [one] { $count } Punkt Uznania
        [few] { $count } Punkty Uznania
        [many] { $count } Punktów Uznania
       *[other] { $count } Punktu Uznania
    } za własną ukończoną Podstawę, Piętro i Kopułę

move-sell = Sprzedaj 1 { $resource_acc } za { price.acc }
move-buy = Kup 1 { $resource_acc } za { price.acc }
move-give-exchange = Wymień { $amount } { $resource_acc } na { $count ->
        [one] { $count } dowolny Budulec
        [few] { $count } dowolne Budulce
        [many] { $count } dowolnych Budulców
       *[other] { $count } dowolnego Budulca
    }
move-give-barter = Wymień { price.acc } i 1 { $resource_acc } na 1 inny Budulec
move-give-prestige_for_materials = Odrzuć 1 { $resource_acc }
move-get = Weź 1 { $resource_acc }
move-swap = Zamień żeton Zasobów z pola { $location } ({ $resource_kind })
move-swap-with = Zamień miejscami żeton z pola { $other_location } i żeton z pola { $location } ({ $resource_kind })

move-first = Grę zaczyna { $seat }
move-lay-tile = Połóż żeton Zasobów: { $resource_kind }
move-lay-influence = Połóż kartę Wpływu: { $influence_card }
move-lay-blueprint = Dobierz kartę Planu Budowy { $number }
move-lay-card = Połóż kartę: { $card }
move-lay-workshop = Połóż żeton Warsztatu: { $tile }
move-place-die = Ustaw { $die_acc }
move-roll = { $die_cap } pokazuje { $value }
move-lay-ivan = Połóż kartę Iwana: { $ivan_card }
move-lay-ivan-tile = Połóż żeton z kością: { $die }
move-go-on = Dalej

## Events

event-starts = Grę zaczyna { $seat }.
event-resource_tile_laid = Na pole { $location } trafia żeton Zasobów: { $resource_kind }.
event-influence_card_laid = Do ćwiartki { $quadrant } trafia karta Wpływu: { $influence_card }.
event-blueprint_chosen = Dobrana zostaje karta Planu Budowy { $number }.
event-card_laid = Na miejsce { $place } trafia { $card }.
event-workshop_tile_laid = Na kartę { $place } trafia żeton Warsztatu: { $tile }.
event-die_placed = { $die_cap } zaczyna na polu { $location }.
event-rolled = { $die_cap } pokazuje { $value }.
event-turn_begins = { $seat } zaczyna turę.
event-prestige_traded =
    { $amount ->
        [one] { $seat } traci { $amount } Punkt Prestiżu.
        [few] { $seat } traci { $amount } Punkty Prestiżu.
        [many] { $seat } traci { $amount } Punktów Prestiżu.
       *[other] { $seat } traci { $amount } Punktu Prestiżu.
    }
event-rerolls =
    { $dice ->
        [one] { $seat } przerzuca kość na polu { $location }.
        [few] { $seat } przerzuca { $dice } kości na polu { $location }.
        [many] { $seat } przerzuca { $dice } kości na polu { $location }.
       *[other] { $seat } przerzuca { $dice } kości na polu { $location }.
    }
event-claimed = { $seat } bierze { $banner } i rezerwuje kartę { $place }.
event-tile_placed = { $seat } kładzie odkryty żeton Warsztatu ({ $tile }) na { $space_loc }.
event-tile_hidden = { $seat } kładzie zakryty żeton Warsztatu ({ $tile }) na { $space_loc }.
event-unlocked = { $seat } odblokowuje { $ornament }.
event-ornament_lost = { $seat } traci { $ornament } do końca gry.
event-paid = { $seat } płaci { $amount } { resource-rubles.acc }.
event-gained =
    { $resource_id ->
        [recognition] { $seat } zyskuje { $amount } { $resource_acc }.
       *[other] { $seat } otrzymuje { $amount } { $resource_acc }.
    }
event-penalty = { $seat } traci { $amount } { resource-recognition } za nieukończoną kartę { $place }.
event-prestige_gained =
    { $amount ->
        [one] { $seat } zyskuje { $amount } Punkt Prestiżu.
        [few] { $seat } zyskuje { $amount } Punkty Prestiżu.
        [many] { $seat } zyskuje { $amount } Punktów Prestiżu.
       *[other] { $seat } zyskuje { $amount } Punktu Prestiżu.
    }
event-delivered = { $seat } dostarcza 1 { $resource_acc } na kartę { $place }.
event-finished = { $seat } kończy kartę { $place }.
event-decorated = { $seat } umieszcza { $ornament } { $gems_with } na karcie { $place }.
event-moved = { $seat } porusza { $die_acc } o { steps }, na pole { $location }.
event-influenced = { $influence_card }: { $seat } wybiera „{ $action }”.
event-gave = { $seat } zwraca { $amount } { $resource_acc } do zasobów ogólnych.
event-swapped = { $seat } zamienia miejscami żetony Zasobów z pól { $location } i { $other_location }.
event-activated = { $seat } aktywuje żeton Warsztatu ({ $tile }) na { $space_loc }.
event-sixth_card = { $seat } kończy szóstą kartę Katedry; każdy inny gracz ma jeszcze ostatnią turę.
event-ivan_card_laid = Karta Iwana { $number } to „{ $ivan_card }”.
event-ivan_tile_laid = Na kartę Iwana „{ $ivan_card }” trafia żeton z kością: { $die }.
event-ivan_blocked = Iwan nie może poruszyć { $die_gen }: pole { $location } jest pełne.
event-ivan_stocked = Iwan kładzie { $amount } { $resource_acc } na karcie „Magazyn”.
event-ivan_transported = Iwan przenosi { materials } na kartę „Budowa”.
event-ivan_delivered = Iwan dostarcza { materials } na kartę { $place }.
event-game_over = Koniec gry: { $ending }.

ending-sixth_card = szósta karta Katedry została ukończona i rozegrano ostatnie tury
ending-round_limit = rozegrano ostatnią rundę

## Why not

refusal-another-question = Teraz pora na coś innego: { $step }
refusal-not-left = „{ $move }” nie może się teraz trafić: { $step }

refusal-no-prestige-to-trade = Nie możesz wymienić Prestiżu na Ruble: za twoim znacznikiem Punktowania nie ma pola Punktów Prestiżu.
refusal-no-prestige-to-reroll = Nie możesz przerzucić kości za Prestiż: za twoim znacznikiem Punktowania nie ma pola Punktów Prestiżu.
refusal-already-rerolled = W tej turze kości zostały już przerzucone za Prestiż.
refusal-no-die-there = Na polu { $location } nie ma kości do przerzucenia.

refusal-no-banner = Nie masz już Sztandaru, którym można zarezerwować kartę.
refusal-no-such-banner = Nie masz { $banner_gen }; weź inny Sztandar.
refusal-no-card-there = W tej Katedrze nie ma karty { $place }.
refusal-already-claimed = Na karcie { $place } jest już Sztandar { $colour_gen }.
refusal-no-banner-below = Karta { $place } nie jest jeszcze dostępna: na karcie { $below } pod nią nie ma Sztandaru.
refusal-space-taken = Na { $space_loc } leży już żeton; wybierz puste pole.
refusal-white-blocked = Na { $space_loc } leży jeszcze twój Sztandar; zarezerwuj nim kartę, aby zwolnić to pole.
refusal-rubles-for-space =
    Odkryty żeton na { $space_loc } kosztuje { price.acc }, a { $rubles ->
        [0] nie masz ani jednego
       *[other] masz { $rubles }
    }; zakryty jest za darmo.

refusal-nothing-to-deliver = Nie masz Budulca, którego potrzebuje któraś z twoich kart lub Zdobienie.
refusal-deliver-first = Zanim skończysz, dostarcz co najmniej 1 Budulec.
refusal-not-held = Nie masz { $resource_gen }.
refusal-not-your-banner =
    { $colour_id ->
        [nobody] Dostarczaj Budulce na kartę z własnym Sztandarem; na karcie { $place } nie ma żadnego.
       *[other] Dostarczaj Budulce na kartę z własnym Sztandarem; na karcie { $place } jest Sztandar { $colour_gen }.
    }
refusal-card-finished = Karta { $place } jest już ukończona.
refusal-not-needed = Karta { $place } nie potrzebuje teraz { $resource_gen }; brakuje jej jeszcze: { $missing }.
refusal-not-finished = Ozdobić można tylko ukończoną kartę; karta { $place } jest nieukończona.
refusal-has-ornament = Na karcie { $place } jest już Zdobienie { $colour_gen }.
refusal-no-ornament = Na karcie { $place } można umieścić { $ornament }, ale nie masz takiego dostępnego Zdobienia.
refusal-ornament-material = Za { $ornament } trzeba oddać 1 { $resource_acc }, a nie masz { $resource_gen } w Magazynie.
refusal-no-gem = Potrzebne: { $gems }; masz Szmaragdy: { $green }, Szafiry: { $purple }.
refusal-too-many-gems = Każdy Klejnot to osobna dostawa, a { deliveries }.

refusal-not-your-die = O dodatkowe pola można poruszyć tylko białą kość i kość własnego koloru, a nie { $die_acc }.
refusal-rubles-for-steps =
    Te dodatkowe pola kosztują { price.acc }, a { $rubles ->
        [0] nie masz ani jednego
       *[other] masz { $rubles }
    }.
refusal-fourth-die = Na polu { $location } { $die } byłaby czwarta, a mogą tam stać najwyżej trzy.
refusal-already-taken = W tej turze Zasoby z Rynku zostały już wzięte.
refusal-already-influenced = W tej turze Wpływ został już użyty.
refusal-already-activated = W tej turze żeton Warsztatu został już aktywowany.
refusal-shows-less = Przy { dice.loc } pole { $location } daje tylko { $amount } { $resource_acc }.
refusal-reserve-lacks =
    { $amount ->
        [0] W zasobach ogólnych nie ma już { $resource_gen }.
       *[other] Z zasobów ogólnych można wziąć już tylko { $amount } { $resource_acc }.
    }
refusal-no-free-slot = W Magazynie { slots }.
refusal-no-tile = Na { $space_loc } nie ma żetonu, który można aktywować.
refusal-tile-face-down = Żeton na { $space_loc } leży zakryty i nigdy nie można go aktywować.
refusal-other-colour = W tej turze poruszasz { $die_acc }, a ona nie aktywuje żetonu na { $space_loc }.
refusal-nothing-to-gain = Żeton ({ $tile }) na { $space_loc } nic teraz nie da: brakuje wolnego pola w Magazynie albo zapasu w zasobach ogólnych.
refusal-gains-less = Ten żeton daje ci tylko { $amount } { $resource_acc }.
refusal-must-gain = Weź co najmniej 1.

refusal-not-pictured = Ta akcja dotyczy tylko { $pictured_gen }.
refusal-nothing-to-give = Nie masz czego oddać; ta akcja przyjmuje { $pictured }.
refusal-rubles-for-action =
    Ta akcja kosztuje { price.acc }, a { $rubles ->
        [0] nie masz ani jednego
       *[other] masz { $rubles }
    }.
refusal-too-few-identical = Do tej akcji potrzeba { $needed } jednakowych Budulców.
refusal-same-kind = Oddajesz 1 { $resource_acc }; weź inny Budulec.
refusal-too-few-kinds =
    Potrzeba { $needed } różnych Budulców, a { $kinds ->
        [0] nie masz żadnego
       *[other] masz { $kinds }
    }.
refusal-given-already = Odrzucasz już 1 { $resource_acc }; wybierz inny Budulec.
refusal-not-present = Wśród twoich ukończonych kart brakuje jeszcze { $lacking_gen }.
refusal-use-first = Zanim skończysz, użyj akcji co najmniej raz.
refusal-same-location = Żeton z pola { $location } jest już wybrany; wybierz inny.

refusal-not-for-ivan = Iwan rezerwuje { $wish }, dopóki jakaś jest dostępna.
refusal-ivan-ornament = Następne Zdobienie Iwana to { $ornament }: na ukończoną i jeszcze nieozdobioną kartę { $level_gen } { $colour_gen }.

## The table on a terminal: signs, labels and formulas

sign-wood = d
sign-brick = c
sign-stone = k
sign-gold = z
sign-green_gem = S
sign-purple_gem = F
sign-rubles = ₽
sign-recognition = †
sign-any = *
label-any = *

brief-wood = drewna
brief-brick = cegły
brief-stone = kamien.
brief-gold = złoto
brief-green_gem = szmar.
brief-purple_gem = szafir
brief-rubles = ruble
brief-recognition = uznanie

guild-artisans = Rzemieśl.
guild-carters = Wozacy
guild-merchants = Kupcy
guild-clergy = Kler

formula-sell = sprz. { $kinds }: { $price }₽
formula-buy = kup { $kinds }: { $price }₽
formula-deliver = { $price }₽: dostarcz { $count }
formula-gain_ruble = +{ $price }₽
formula-swap = { $price }₽: zamień
formula-exchange = { $needed } jednakowe→{ $count }
formula-barter = { $price }₽: wymień 1
formula-activate = użyj żetonu
formula-gain_recognition = +{ $count }†
formula-prestige_for_rubles = { $price }₽→{ $count }★
formula-prestige_for_materials = { $needed } różne→{ $count }★
formula-presence = 3 poziomy→{ $count }†

short-ivan-inventory = Magazyn
short-ivan-transport = Transport
short-ivan-construction = Budowa
short-ivan-claim = Rezerw.
short-ivan-recognition = Uznanie

label-round = runda { $number }
label-reserve = zasoby
label-inventory = magazyn
label-ornaments = zdob
label-finished = got.
label-space-red = czer
label-space-blue = nieb
label-space-green = ziel
label-space-yellow = żółt
label-space-white-1 = bi-1
label-space-white-2 = bi-2
label-ivan = magazyn { $stock }, budowa { $site }

## A piece to look at

piece-card = karta { $place }
piece-die = { $die }
piece-location = pole { $location }
piece-influence = { $influence_card }
piece-material = { $resource_kind }
piece-banner = { $banner }
piece-space = { $space }

## Asked about a piece

about-round = Runda { $number }.
about-card-open = Karta { $place } ({ $level }) jest dostępna: można ją zarezerwować.
about-card-waiting = Karta { $place } ({ $level }) czeka, aż na karcie pod nią znajdzie się Sztandar.
about-card-claimed = { $seat } ma zarezerwowaną kartę { $place } ({ $level }).
about-card-finished = { $seat } ma ukończoną kartę { $place } ({ $level }).
about-card-needs =
    { $state ->
        [claimed] Brakuje jeszcze: { $missing }.
       *[other] Potrzebne: { $missing }.
    }
about-card-lacks = Brakuje jeszcze: { materials } dowolnego rodzaju.
about-card-pays =
    Daje { $recognition ->
        [one] { $recognition } Punkt Uznania
        [few] { $recognition } Punkty Uznania
        [many] { $recognition } Punktów Uznania
       *[other] { $recognition } Punktu Uznania
    }{ $price ->
        [0] , bez Rubli
       *[other] { " " }i { price.acc }
    }.
about-card-tile = Jej żeton Warsztatu: { $tile }.
about-tile-gives = Przy każdej aktywacji żeton daje { $goods_acc }.
about-tile-gives-die = Przy każdej aktywacji żeton daje to, co pokazuje pole, na którym stoi { $die }; teraz { $goods_acc }.
about-card-undecorated = Jest na niej miejsce na { $ornament }.
about-card-decorated = Jej Zdobienie: { $ornament } ({ $seat }).
about-location = Pole { $location } daje { $amount } { $resource_acc } za każdą stojącą na nim kość.
about-dice = Kości na tym polu: { $standing }.
about-no-dice = Nie ma na nim żadnej kości.
standing-each = { $die } z wynikiem { $value }
about-die = { $die_cap } stoi na polu { $location } i pokazuje { $value }: poruszona trafi na pole { $goal }.
about-die-yields =
    Przyniesie tam { $goods_acc }: { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
        [many] { $dice } kości
       *[other] { $dice } kości
    } × { $each }.
about-die-own = { $seat } może dopłacić Ruble, by poruszyć ją dalej.
about-die-white = Każdy może dopłacić Ruble, by poruszyć ją dalej.
about-group = { $influence_card }: karta Wpływu przy polach { $first } i { $second }.
about-reserve = W zasobach ogólnych: { $held }.
held-each = { $amount } { $resource }
about-seat =
    { $seat } ({ $colour_hue }): pole { $position } na torze, { $prestige ->
        [one] { $prestige } Punkt Prestiżu
        [few] { $prestige } Punkty Prestiżu
        [many] { $prestige } Punktów Prestiżu
       *[other] { $prestige } Punktu Prestiżu
    }, ukończone karty: { $cards } z { $most }, { $banners ->
        [one] { $banners } Sztandar
        [few] { $banners } Sztandary
        [many] { $banners } Sztandarów
       *[other] { $banners } Sztandaru
    } do użycia.
about-inventory =
    W Magazynie: { $held }; { $free ->
        [0] brak wolnych pól
        [one] { $free } wolne pole
        [few] { $free } wolne pola
        [many] { $free } wolnych pól
       *[other] { $free } wolnego pola
    }; { price }.
about-ornaments = Dostępne Zdobienia: Wrota { $door }, Łuki { $arch }, Krzyże { $cross }.
about-space = Na { $space_loc } nie ma nic; odkryty żeton kosztuje { price.acc }.
about-space-locked = Na { $space_loc } czeka zablokowane Zdobienie ({ $ornament }); odkryty żeton kosztuje { price.acc }.
about-space-banner = Na { $space_loc } leży Sztandar; żeton może tu trafić, gdy Sztandar zniknie.
about-space-tile = Na { $space_loc }: odkryty żeton ({ $tile }).
about-space-hidden = Na { $space_loc } leży zakryty żeton.
about-ivan-card = Karta Iwana „{ $ivan_card }” czeka; jej żeton: { $die }.
about-ivan-card-used = Karta Iwana „{ $ivan_card }” jest już użyta.
about-ivan = Budulce Iwana: { $stock } na karcie „Magazyn” i { $site } na karcie „Budowa”.

about-score =
    { $seat }: { $marker } na torze, { $leftover } za Budulce i Ruble, { $towers } za wieże: razem { $total ->
        [one] { $total } Punkt Prestiżu
        [few] { $total } Punkty Prestiżu
        [many] { $total } Punktów Prestiżu
       *[other] { $total } Punktu Prestiżu
    }.

## Beside a move where there is room for few words

after-move-die = →{ $location }
after-move-die-further = →{ $location }+
after-move-more = →{ $location }
after-move-more-none = →{ $location }
after-move-space = { " " }{ $price }₽
after-move-space-ornament = { " " }{ $price }₽
after-move-up = { " " }{ $price }₽
after-move-up-ornament = { " " }{ $price }₽
after-move-lay-finish = { " " }✓
after-move-sell = { " " }+{ $price }₽
after-move-buy = { " " }−{ $price }₽

## What happened, in a few words after the name of who did it

brief-event-prestige_traded = wymienia Prestiż ({ $amount }) na Ruble
brief-event-rerolls =
    { $dice ->
        [one] przerzuca kość na polu { $location }
        [few] przerzuca { $dice } kości na polu { $location }
        [many] przerzuca { $dice } kości na polu { $location }
       *[other] przerzuca { $dice } kości na polu { $location }
    }
brief-event-rolled = { $die } pokazuje { $value }
brief-event-claimed = rezerwuje { $place }
brief-event-tile_placed = odkryty żeton ({ $tile }) na { $space_loc }
brief-event-tile_hidden = zakryty żeton ({ $tile }) na { $space_loc }
brief-event-unlocked = odblokowuje { $ornament }
brief-event-ornament_lost = traci { $ornament }
brief-event-paid = płaci { $amount }₽
brief-event-gained =
    { $resource_id ->
        [recognition] zyskuje { $amount } { $resource_acc }
       *[other] otrzymuje { $amount } { $resource_acc }
    }
brief-event-penalty = traci { $amount } { resource-recognition } za { $place }
brief-event-prestige_gained =
    { $amount ->
        [one] zyskuje { $amount } Punkt Prestiżu
        [few] zyskuje { $amount } Punkty Prestiżu
        [many] zyskuje { $amount } Punktów Prestiżu
       *[other] zyskuje { $amount } Punktu Prestiżu
    }
brief-event-delivered = kładzie { $resource_acc } na { $place }
brief-event-finished = kończy { $place }
brief-event-decorated = umieszcza { $ornament } { $gems_with } na { $place }
brief-event-moved = porusza { $die_acc } o { steps }, na pole { $location }
brief-event-influenced = { $influence_card }: { $action }
brief-event-gave = oddaje { $amount } { $resource_acc }
brief-event-swapped = zamienia żetony z pól { $location } i { $other_location }
brief-event-activated = używa żetonu ({ $tile }) na { $space_loc }
brief-event-sixth_card = kończy szóstą kartę: ostatnie tury
brief-event-ivan_blocked = na polu { $location } nie ma miejsca na { $die_acc }
brief-event-ivan_stocked = gromadzi { $amount } { $resource_acc }
brief-event-ivan_transported = przenosi { materials } na budowę
brief-event-ivan_delivered = kładzie { materials } na { $place }
brief-event-game_over = koniec gry

## Why a hint

reason-marker =
    { $way ->
        [up] Uznanie lub Prestiż{ reason-size }
       *[down] strata na torze{ reason-size }
    }
reason-cards =
    { $way ->
        [up] własne karty bliżej ukończenia{ reason-size }
       *[down] własne karty dalej od ukończenia{ reason-size }
    }
reason-shares =
    { $way ->
        [up] większy udział w wieżach{ reason-size }
       *[down] mniejszy udział w wieżach{ reason-size }
    }
reason-goods =
    { $way ->
        [up] więcej Budulców lub miejsca{ reason-size }
       *[down] mniej Budulców lub miejsca{ reason-size }
    }
reason-money =
    { $way ->
        [up] więcej Rubli{ reason-size }
       *[down] mniej Rubli{ reason-size }
    }
reason-tools =
    { $way ->
        [up] lepszy Warsztat{ reason-size }
       *[down] słabszy Warsztat{ reason-size }
    }
reason-danger =
    { $way ->
        [up] mniejsze ryzyko kar{ reason-size }
       *[down] większe ryzyko kar{ reason-size }
    }
reason-size =
    { $size ->
        [0] { "" }
       *[other] { " " }({ $way ->
            [up] +
           *[down] −
        }{ $size }★)
    }

## The legend

legend =
    Kolory   ▲ czerwony  ■ niebieski  ● zielony  ◆ żółty  ○ biały
    Zasoby   { sign-wood } Drewno  { sign-brick } Cegła  { sign-stone } Kamień  { sign-gold } Złoto
             { sign-green_gem } Szmaragd (zielony)  { sign-purple_gem } Szafir (fioletowy)
             † Uznanie  ★ Prestiż  ₽ Ruble
    Rynek    Pola 1–8 zgodnie z ruchem wskazówek zegara; Zasób za każdą kość.
             Dwa sąsiednie mają wspólną kartę Wpływu: ↯ raz, ∞ dowolną liczbę razy.
    Karta    › ddc  2†1₽ [z]  dostępna (›), wymaga 2 sztuk Drewna i 1 Cegły, daje
             2 Punkty Uznania i 1 Rubla, ma żeton Warsztatu ze Złotem.
             ▲ ▪▪c  2†1₽      czerwonego gracza, leżą 2 Budulce, brakuje 1 Cegły.
             ▐▒▒ ▲ Π■ ▒▒▌     ukończona przez czerwonego, Zdobienie niebieskiego.
    Żetony   [z] Budulec  [{ sign-any }] dowolny Budulec  [₽] Ruble  [†] Uznanie
             { "[" }▲] to, co pokazuje pole czerwonej kości, jeden raz
    Gracze   † ★ znacznik na torze; dostępne Zdobienia: Π Wrota  ∩ Łuk  ╋ Krzyż
             { "[" }dc···▲▲▲▲]▲▲  Magazyn: · wolne pole, ▲ Sztandar; dalej zapasowe
             ▲2₽ puste pole i jego cena  ▲[z] żeton  ▲[×] zakryty żeton
             ▲3Π Zdobienie do odblokowania
    Zapytaj  ? b2  ? claim b2  ? 5  ? die green  ? artisans  ? seat 0  ? score  ? RC-C2

## On the browser's table

web-can = Możesz to wybrać.
web-own = ty
web-cathedral = Katedra
web-market = Rynek
web-panes = Katedra albo Rynek
web-others = Inni gracze
web-board = Plansza: { $seat }
web-tower = Wieża { $tower }
web-track = Tor. { $markers }
web-marker = { $seat }: pole { $position }, Prestiż { $prestige }.
web-card = { $place }, { $level }
web-prestige = Prestiż
web-recognition = Uznanie
web-rubles = Ruble
web-finished = ukończone karty: { $cards } z 6
web-inventory = Magazyn
web-held = { $held } z { $slots }
web-slot = 1 { $resource } w Magazynie.
web-slot-blocked = To pole Magazynu zajmuje Sztandar.
web-beside =
    { $count ->
        [one] zapasowy Sztandar
        [few] zapasowe Sztandary
        [many] zapasowych Sztandarów
       *[other] zapasowego Sztandaru
    }
web-beside-count = { $count } { web-beside }.
web-deliveries =
    { $deliveries ->
        [one] jeszcze { $deliveries } dostawa
        [few] jeszcze { $deliveries } dostawy
        [many] jeszcze { $deliveries } dostaw
       *[other] jeszcze { $deliveries } dostawy
    }
web-reserve = Zasoby ogólne
web-reserve-kind = { $amount } { $resource } w zasobach ogólnych.
web-workshop = Warsztat
web-ornaments = Zdobienia
web-ornament-ready = Do użycia: { $ornament }.
web-ornament-placed = Na karcie: { $ornament }.
web-ornament-locked = Zablokowane: { $ornament }. Odkryty żeton na tym polu odblokuje Zdobienie, zakryty oznacza jego utratę.
web-ornament-unlocked = Odblokowane tutaj: { $ornament }.
web-ornament-lost = Stracone: { $ornament }. Na tym polu leży zakryty żeton.
web-trade = Strać 1 Punkt Prestiżu i otrzymaj 2 Ruble
web-reroll = Strać 1 Punkt Prestiżu i przerzuć kości na jednym polu
web-location = Pole { $location }.
web-die = { $die_cap }.
web-lacks = Brakuje ci: { $missing }.
web-or = albo
web-architect = architekt
web-ivan-row = Jego rząd, od góry do dołu
web-ivan-does = { $ivan_card }: { $does }.
web-ivan-inventory = 4 Budulce, których jest najwięcej
web-ivan-transport = wszystko na kartę „Budowa”
web-ivan-construction = buduje od lewej do prawej
web-ivan-claim = nad jedną z twoich
web-ivan-recognition = 4 Punkty Uznania
web-scoring-table = Końcowa Punktacja
web-scoring-marker = Znacznik
web-scoring-leftover = Zapasy
web-scoring-total = Prestiż
web-tower-value = Wartość { $value }
web-tower-tied = remis dwóch graczy nic nie daje
web-shares =
    { $share ->
        [0] bez udziału
        [one] { $share } udział
        [few] { $share } udziały
        [many] { $share } udziałów
       *[other] { $share } udziału
    }

## Options, questions and moves in few words, for buttons beside a drawing

short-option-board = Plansze
short-board-basic = Podstaw.
short-board-advanced = Zaawans.
short-option-first_game = Karty Wpływu
short-first_game-yes = Pierwsza gra
short-first_game-no = Losowo

short-step-turn = Akcja podstawowa
short-step-end_turn = Kończysz turę?
short-step-banner = Który Sztandar?
short-step-space = Gdzie położyć żeton?
short-step-face = Odkryty czy zakryty?
short-step-deliver = Co dostarczasz?
short-step-gems = Które Klejnoty?
short-step-walk = Jak daleko?
short-step-market = Zasoby, Wpływ, Warsztat
short-step-gain = Ile?
short-step-get = Który Budulec?
short-step-use = Użyj karty Wpływu
short-step-swap = Z którym żetonem zamienić?
short-step-discard = Który Budulec odrzucić?
short-step-ivan_claims = Iwan rezerwuje: ty wybierasz
short-step-ivan_decorates = Iwan ozdabia: ty wybierasz

short-move-claim = Zarezerwuj { $place }
short-move-claim-for-ivan = Iwan rezerwuje { $place }
short-move-build = Buduj
short-move-die = { $die_cap } na { $location }
short-move-die-further = { $die_cap } na { $location } lub dalej
short-move-trade = { price } za 1 Punkt Prestiżu
short-move-reroll = Przerzuć kości z pola { $location }
short-move-end = Zakończ turę
short-move-end-leaving = Zakończ, zostawiając { $goods_acc }
short-move-banner = { $banner_cap }
short-move-space = { price }
short-move-space-ornament = { price }, { $ornament }
short-move-space-down = Tylko zakryty ({ price })
short-move-space-down-ornament = Tylko zakryty ({ price }): tracisz { $ornament }
short-move-up = Odkryty, { price }
short-move-up-ornament = Odkryty, { price }: odblokowuje { $ornament }
short-move-down = Zakryty
short-move-down-ornament = Zakryty: tracisz { $ornament }
short-move-lay = { $resource } na { $place }
short-move-lay-finish = { $resource } kończy { $place }
short-move-decorate = { $ornament } na { $place }
short-move-decorate-for-ivan = { $ornament } na { $place }
short-move-gems = { $gems }: Prestiż +{ $prestige }
short-move-gems-none = bez Klejnotów
short-move-stop = Zakończ
short-move-more = na { $location } za { price.acc }
short-move-more-none = na { $location }
short-move-take =
    { $resource_id ->
        [recognition] Zyskaj { $amount } { $resource_acc }
       *[other] Weź { $amount } { $resource_acc }
    }
short-move-take-nothing = Nie bierz nic
short-move-use = najwyżej { $amount } { $resource }
short-move-use-any = dowolny Budulec
short-move-influence-sell =
    { $mark_id ->
        [lightning] Sprzedaj 1 za { price.acc }
       *[other] Sprzedaj po { price.each }
    }
short-move-influence-buy =
    { $mark_id ->
        [lightning] Kup 1 za { price.acc }
       *[other] Kup po { price.each }
    }
short-move-influence-deliver = Dostarcz { $count } za { price.acc }
short-move-influence-gain_ruble = Otrzymaj { price.acc }
short-move-influence-swap = Zamień żetony za { price.acc }
short-move-influence-exchange =
    { $needed ->
        [one] { $needed } na { $count }
        [few] { $needed } jednakowe na { $count }
        [many] { $needed } jednakowych na { $count }
       *[other] { $needed } jednakowego na { $count }
    }
short-move-influence-barter = { price } i 1 na inny
short-move-influence-activate = Aktywuj żeton
short-move-influence-gain_recognition = Uznanie +{ $count }
short-move-influence-prestige_for_rubles = Prestiż +{ $count } za { price.acc }
short-move-influence-prestige_for_materials =
    { $needed ->
        [one] Prestiż +{ $count } za { $needed } Budulec
        [few] Prestiż +{ $count } za { $needed } różne
        [many] Prestiż +{ $count } za { $needed } różnych
       *[other] Prestiż +{ $count } za { $needed } różnego
    }
short-move-influence-presence = Uznanie +{ $count }
short-move-sell = Sprzedaj { $resource_acc }, { price }
short-move-buy = Kup { $resource_acc }, { price }
short-move-give-exchange = { $amount } { $resource } na { $count }
short-move-give-barter = { $resource } i { price }
short-move-give-prestige_for_materials = { $resource }
short-move-get = { $resource }
short-move-swap = Pole { $location }
short-move-swap-with = Pole { $location }
menu-space =
    { $space_id ->
        [red] { label-space-red }
        [blue] { label-space-blue }
        [green] { label-space-green }
        [yellow] { label-space-yellow }
        [white-1] { label-space-white-1 }
       *[other] { label-space-white-2 }
    }
menu-move-space = { menu-space }: { short-move-space }
menu-move-space-ornament = { menu-space }: { short-move-space-ornament }
menu-move-space-down = { menu-space }: { short-move-space-down }
menu-move-space-down-ornament = { menu-space }: { short-move-space-down-ornament }
menu-move-use = { menu-space }: { short-move-use }
menu-move-use-any = { menu-space }: { short-move-use-any }

family-claim = Rezerwuj
family-die = Rynek
family-reroll = Przerzuć
family-lay = Dostarcz
family-decorate = Ozdób
family-gems = Klejnoty
family-more = Ruch
family-take = Weź
family-influence = Wpływ
family-use = Warsztat
family-sell = Sprzedaj
family-buy = Kup
family-give = Oddaj
family-get = Weź
family-swap = Zamień

## What is wrong with a file of pieces

pieces-order-of-dice = kości mają być w tej kolejności: { $names }
pieces-last-space = ostatnim polem Punktów Prestiżu musi być { $last }
pieces-second-time = { $tile }: jest na elementach { $pieces }, a ma być tylko na jednym
pieces-second-first-game = karty { $pieces } grupy { $influence_card } są do pierwszej gry; w każdej grupie ma być jedna
pieces-no-first-game = żadna karta grupy { $influence_card } nie jest do pierwszej gry; w każdej grupie ma być jedna
pieces-only-lightning = „{ $action }” ma symbol nieskończoności, a dozwolona jest tylko błyskawica (raz)
pieces-endless-turn = cena w Rublach za tyle Prestiżu ({ $count }) musi być wyższa niż { $rubles }: tyle zwraca jego wymiana, więc tura nigdy by się nie skończyła
pieces-no-material = nie podano żadnego Budulca
pieces-towers = liczba kart we wszystkich wieżach to { $found }, a ma być { $expected }
pieces-card-costs = liczba Budulców w koszcie karty to { $found }, a ma być 3 albo 4
pieces-ornaments = mają być 1 Wrota, 2 Łuki i 1 Krzyż
pieces-earlier-tile = { $tile }: żetony { $pieces } dają różne ilości, { $expected } i { $found }; mają dawać tyle samo
pieces-marked-dice = ma być jeden oznaczony żeton Warsztatu z kością w każdym kolorze
pieces-unmarked = żetonów bez oznaczenia jest { $found }, a ma być co najmniej { $expected }

## A file of pieces to fill in, and what to look at on each kind of piece

pieces-look-inventory = Pola Magazynu gracza, razem z tymi pod Sztandarami.
pieces-look-reserve = Ile sztuk każdego Zasobu jest w pudełku. Policz je.
pieces-look-coins = Ile Rubli dają razem monety z pudełka. Zsumuj je.
pieces-look-track = Tor Punktowania: pola Uznania, przy których jest pole Punktów Prestiżu, od pierwszego do ostatniego, czyli 80.
pieces-look-resource_tile = Żetony Zasobów wokół Rynku: co daje każdy za kość i ile (1 albo 2).
pieces-look-influence_card = Karty pośrodku Rynku, po trzy z każdej grupy, w tej kolejności. Dla obu akcji: która to jest, czy ma symbol błyskawicy, czy nieskończoności, ile Rubli kosztuje lub daje, ile razy i jakie Budulce pokazuje (any, jeśli żadnych). Jedna karta z każdej grupy jest do pierwszej gry.
pieces-see-influence_card = Karty pośrodku Rynku, po trzy z każdej grupy. Dla obu akcji: która to jest, czy ma symbol błyskawicy (raz), czy nieskończoności (dowolną liczbę razy), ile Rubli, ile sztuk i jakie Budulce pokazuje. Jedna karta z każdej grupy jest do pierwszej gry.
pieces-look-blueprint = Karty Planu Budowy, po trzy dla każdej liczby graczy: ile kart wysokości ma każda wieża, od lewej do prawej.
pieces-look-base = Najniższe karty wież: tylko Budulce, które karta pokazuje (wood, brick, stone, gold, green_gem, purple_gem; razem 3 albo 4), jej Uznanie i Ruble.
pieces-see-base = Najniższe karty wież: Budulce, które karta pokazuje (razem 3 albo 4), jej Uznanie i Ruble.
pieces-look-middle = Karty między Podstawą a Kopułą; wypełnij je tak jak Podstawy.
pieces-look-dome = Najwyższe karty wież; wypełnij je tak jak Podstawy.
pieces-look-workshop_tile = Małe żetony Warsztatu: co daje każdy (kość danego koloru, Budulec, any, Ruble lub Uznanie) i ile; marked = true, jeśli ma znak 3+.
pieces-see-workshop_tile = Małe żetony Warsztatu: co daje każdy, ile i czy ma znak 3+.
pieces-look-board = Plansze graczy: cena każdego pola na stronie podstawowej i które Zdobienie leży na każdym kolorowym polu strony zaawansowanej.

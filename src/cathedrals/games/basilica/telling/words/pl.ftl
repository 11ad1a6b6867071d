# The words of Basilica.
#
# An argument that names a piece is said by that piece's own words: `order` "recruit" by `order-recruit`.
# $seat is a player's name.
#
# Forms: acc biernik (osób także dopełniacz), loc miejscownik, brief w skrócie.

game-title = Basilica

## Counted nouns

builders =
    { $builders ->
        [one] { $builders } wolny Budowniczy
        [few] { $builders } wolnych Budowniczych
        [many] { $builders } wolnych Budowniczych
       *[other] { $builders } wolnego Budowniczego
    }
    .acc =
    { $builders ->
        [one] { $builders } wolnego Budowniczego
        [few] { $builders } wolnych Budowniczych
        [many] { $builders } wolnych Budowniczych
       *[other] { $builders } wolnego Budowniczego
    }
tokens =
    { $tokens ->
        [one] { $tokens } żeton Awansu
        [few] { $tokens } żetony Awansu
        [many] { $tokens } żetonów Awansu
       *[other] { $tokens } żetonu Awansu
    }
coins =
    { $coins ->
        [one] { $coins } Moneta
        [few] { $coins } Monety
        [many] { $coins } Monet
       *[other] { $coins } Monety
    }
    .acc =
    { $coins ->
        [one] { $coins } Monetę
        [few] { $coins } Monety
        [many] { $coins } Monet
       *[other] { $coins } Monety
    }
points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
tiles =
    { $tiles ->
        [one] { $tiles } żeton
        [few] { $tiles } żetony
        [many] { $tiles } żetonów
       *[other] { $tiles } żetonu
    }
vaults =
    { $size ->
        [one] { $size } Element
        [few] { $size } Elementy
        [many] { $size } Elementów
       *[other] { $size } Elementu
    }

## Pieces

colour-yellow = żółty
    .loc = żółtym
colour-blue = niebieski
    .loc = niebieskim
colour-red = czerwony
    .loc = czerwonym
colour-green = zielony
    .loc = zielonym

vault-yellow = żółty Element Katedry
    .brief = żółty Element
vault-blue = niebieski Element Katedry
    .brief = niebieski Element
vault-red = czerwony Element Katedry
    .brief = czerwony Element
vault-green = zielony Element Katedry
    .brief = zielony Element
vault-yellow-blue = żółto-niebieski Joker
    .acc = żółto-niebieskiego Jokera
vault-yellow-red = żółto-czerwony Joker
    .acc = żółto-czerwonego Jokera
vault-yellow-green = żółto-zielony Joker
    .acc = żółto-zielonego Jokera
vault-blue-red = niebiesko-czerwony Joker
    .acc = niebiesko-czerwonego Jokera
vault-blue-green = niebiesko-zielony Joker
    .acc = niebiesko-zielonego Jokera
vault-red-green = czerwono-zielony Joker
    .acc = czerwono-zielonego Jokera

order-promotion = Awans
order-move = Ruch Budowniczym
order-recruit = Zaciąg
order-confusion = Zamęt
order-stained_glass = Witraż
order-scaffolding = Rusztowania
order-catastrophe = Katastrofa

rank-none = Budowniczy
    .acc = Budowniczego
rank-architect = Architekt
    .acc = Architekta
rank-master_mason = Mistrz kamieniarzy
    .acc = Mistrza kamieniarzy
rank-strongman = Siłacz
    .acc = Siłacza

crown-yes = z koroną
crown-no = bez korony
crown-unknown = (być może z koroną)

# The list of pieces, as its owner types it in

kind-king = Droga Króla
kind-tile = Żetony Katedry

field-scoring_spaces = Pole z koroną
field-vault = Element Katedry
field-order = Rozkaz
field-crown = Z koroną

## Questions

step-action = Wybierz następną akcję: rozbuduj Katedrę, wystaw Budowniczego albo wykonaj Rozkaz.
step-end_turn = Kończysz turę?
step-extend = Który z nowych Elementów Katedry dokładasz?
step-cell = Gdzie dokładasz Element Katedry?
step-promote = Którego ze swoich Budowniczych awansujesz?
step-rank = Jaką rangę otrzymuje Budowniczy?
step-move = Którego ze swoich Budowniczych przesuwasz?
step-step = Na który Element Katedry przesuwa się Budowniczy?
step-recruit = Na którym Elemencie Katedry wystawiasz Budowniczego?
step-take_back = Którego ze swoich Budowniczych zdejmujesz?
step-offer = Oddajesz Monetę za Płatny Rozkaz?
step-confuse = Który Budowniczy przesuwa się w Zamęcie?
step-glass = Który Element Katedry otrzymuje Witraż?
step-scaffold = Gdzie stawiasz Rusztowanie?
step-catastrophe = Który Element Katedry się zawala?

step-first_seat = Kto zaczyna grę?
step-draw = Jaki żeton leży teraz na wierzchu stosu?
step-turn_tile = Czy Element Katedry ma koronę?
step-fill_order = Puste Pole Rozkazów zostaje uzupełnione.
step-fill_vault = Puste Pole Elementów Katedry zostaje uzupełnione.
step-next_action = Tura trwa dalej.
step-finish_order = Rozkaz zostaje odrzucony.
step-next_turn = Czyja tura jest następna?

## Moves

move-extend = Rozbudowa: dołóż { $vault_acc } z pola { $field }
move-extend-crown = Rozbudowa: dołóż { $vault_acc } z pola { $field }; korona przesuwa Króla
move-discard = Rozbudowa: żaden z trzech Elementów Katedry nie pasuje, więc odrzuć je i dociągnij trzy inne
move-builder = Wystaw Budowniczego na { $cell }, na właśnie dołożonym Elemencie Katedry
move-order-promotion = Awans (pole { $field }): nadaj rangę jednemu ze swoich Budowniczych; przeciwnik może zapłacić za drugi Awans
move-order-move = Ruch Budowniczym (pole { $field }): jeden z twoich Budowniczych przesuwa się o jedno pole
move-order-recruit = Zaciąg (pole { $field }): wystaw Budowniczego na dowolnym niezajętym Elemencie Katedry; przeciwnik może zapłacić za Zaciąg obok własnego Budowniczego
move-order-confusion = Zamęt (pole { $field }): zdejmij Budowniczego, potem Budowniczy przeciwnika przesuwa się o jedno pole
move-order-stained_glass = Witraż (pole { $field }): na Elemencie Katedry z twoim Budowniczym
move-order-scaffolding = Rusztowania (pole { $field }): dwa Rusztowania blokują miejsca do najbliższego podliczania punktów
move-order-catastrophe = Katastrofa (pole { $field }): Element Katedry bez Budowniczego zostaje odrzucony
move-end = Zakończ turę
move-end-scoring = Zakończ turę podliczaniem punktów

move-cell = Dołóż { $vault_acc } na { $cell }
move-cell-scaffold = Postaw Rusztowanie na { $cell }
move-vault-promote = Awansuj { $rank_acc } ({ $cell }, { $vault_brief })
move-vault-move = Przesuń { $rank_acc } z { $cell } ({ $vault_brief })
move-vault-step = Przesuń go z { $start } na { $cell } ({ $vault_brief })
move-vault-step-confused = Budowniczy w Zamęcie idzie z { $start } na { $cell } ({ $vault_brief })
move-vault-recruit = Wystaw Budowniczego na { $cell } ({ $vault_brief })
move-vault-take_back = Zdejmij { $rank_acc } z { $cell } ({ $vault_brief })
move-vault-confuse = Przesuwa się { $rank } z { $cell } ({ $vault_brief })
move-vault-glass = Połóż Witraż na { $cell } ({ $vault_brief })
move-vault-catastrophe = Odrzuć { $vault_acc } z { $cell }
move-rank = Awansuj Budowniczego ({ $cell }) na { $rank_acc }
move-pay-promotion = Oddaj 1 Monetę i awansuj swojego Budowniczego na inną rangę
move-pay-recruit = Oddaj 1 Monetę i wystaw Budowniczego obok jednego ze swoich
move-pay-confusion = Oddaj 1 Monetę i wybierz, który z twoich Budowniczych się przesuwa i dokąd
move-decline-promotion = Zachowaj Monetę i nikogo nie awansuj
move-decline-recruit = Zachowaj Monetę i nikogo nie wystawiaj
move-decline-confusion = Zachowaj Monetę; przeciwnik wybiera, kto się przesuwa i dokąd

move-first = Grę zaczyna { $seat }
move-tile = Następny żeton: { $vault }, { $order }
move-crown = Element Katedry ma koronę
move-no-crown = Element Katedry nie ma korony
move-go-on = Dalej

## Events

event-starts = Grę zaczyna { $seat }.
event-top_shown = Na wierzchu stosu: { $vault }, { $order }.
event-order_laid = Na Pole Rozkazów { $field } trafia żeton: { $vault }, { $order }.
event-vault_turned = Na Pole Elementów Katedry { $field } trafia { $vault } { $crown }.
event-shuffled = Stos jest wyczerpany; odrzucone żetony ({ $tiles }) zostają potasowane.
event-turn_begins = { $seat } zaczyna turę.
event-cannot_act = { $seat } nie może wykonać żadnej akcji.
event-vaults_discarded = { $seat } odrzuca trzy Elementy Katedry, bo żaden nie pasuje.
event-extended = { $seat } dokłada { $vault_acc } na { $cell }.
event-king_moves = Król przesuwa się na pole { $space }.
event-builder_placed = { $seat } wystawia Budowniczego na { $cell }.
event-order_taken = { $seat } wykonuje Rozkaz z pola { $field }: { $order }.
event-promoted = { $seat } awansuje Budowniczego ({ $cell }) na { $rank_acc }.
event-moved = { $seat } przesuwa Budowniczego z { $cell } na { $goal }.
event-recruited = Zaciąg: { $seat } wystawia Budowniczego na { $cell }.
event-taken_back = { $seat } zdejmuje Budowniczego z { $cell }.
event-confused = { $seat }: Budowniczy z { $cell } w Zamęcie przechodzi na { $goal }.
event-glass_set = { $seat } kładzie Witraż na { $cell }.
event-scaffold_set = { $seat } stawia Rusztowanie na { $cell }.
event-collapsed = { $seat } wywołuje Katastrofę: { $vault } na { $cell } się zawala.
event-paid = { $seat } oddaje 1 Monetę za Płatny Rozkaz ({ $order }).
event-declined = { $seat } zachowuje Monetę.
event-scoring =
    { $number ->
        [1] Pierwsze podliczanie punktów.
        [2] Drugie podliczanie punktów.
        [3] Trzecie podliczanie punktów.
       *[other] Podliczanie punktów { $number }.
    }
event-scored = { $seat } zyskuje { points } za { $colour } Obszar ({ $cell }).
event-cleared = Wszyscy Budowniczowie wracają do graczy, Rusztowania znikają, a { $rows ->
        [one] { $rows } rząd najbliższy planszy zostaje odrzucony
        [few] { $rows } rzędy najbliższe planszy zostają odrzucone
        [many] { $rows } rzędów najbliższych planszy zostaje odrzuconych
       *[other] { $rows } rzędu najbliższego planszy zostaje odrzucone
    }.
event-game_over = Koniec gry: { $ending }.

ending-third_scoring = Król dotarł do trzeciego podliczania punktów
ending-second_exhaustion = stos wyczerpał się po raz drugi
ending-nobody_can_act = żaden z graczy nie mógł wykonać akcji

## Why not

refusal-another-question = Teraz pora na coś innego: { $step }
refusal-not-left = „{ $move }” nie może się teraz trafić: { $step }

refusal-actions-taken = Trzy akcje są już wykonane; zakończ turę.
refusal-must-act = W turze wykonujesz dokładnie trzy akcje; nie można pasować, dopóki jakaś jest możliwa.
refusal-scoring-comes = Król stoi na polu z koroną, więc ta tura jest skończona; zakończ ją podliczaniem punktów.
refusal-not-after-extension = Budowniczego wystawia się tylko bezpośrednio po rozbudowie, na właśnie dołożonym Elemencie Katedry.
refusal-no-free-builder = Nie masz wolnego Budowniczego; wszyscy stoją na Planie Katedry.
refusal-no-cell-left = Nie można dołożyć Elementu Katedry: każde miejsce przy Elemencie lub Gnieździe planszy jest zajęte.
refusal-fits-nowhere = Na polu { $field } leży { $vault } i nigdzie nie pasuje: każde wolne miejsce styka się z Jokerem.
refusal-something-fits = Trzy Elementy Katedry można wymienić tylko wtedy, gdy żaden nigdzie nie pasuje, a tu któryś pasuje.

refusal-nobody-to-promote = Nie masz na Planie Katedry Budowniczego, który mógłby awansować.
refusal-no-token = Nie masz już żetonu Awansu w swojej puli.
refusal-nobody-can-step = Żaden z twoich Budowniczych nie stoi obok niezajętego Elementu Katedry.
refusal-nobody-to-recruit = Nie masz wolnego Budowniczego do Zaciągu.
refusal-no-free-vault = Nie ma niezajętego Elementu Katedry dla kolejnego Budowniczego.
refusal-confuses-nobody = Nie masz Budowniczego, po którego zdjęciu mógłby się przesunąć Budowniczy przeciwnika.
refusal-no-vault-for-glass = Nie masz Budowniczego na Elemencie Katedry bez Witraża.
refusal-no-cell-for-scaffold = Nie ma miejsca na Rusztowanie.
refusal-no-vault-to-collapse = Nie ma Elementu Katedry bez Budowniczego.

refusal-has-vault = Na { $cell } leży już { $vault }.
refusal-has-scaffold = Rusztowanie blokuje miejsce { $cell } do najbliższego podliczania punktów.
refusal-no-support = Miejsce { $cell } nie styka się bokiem z Elementem Katedry ani z Gniazdem planszy.
refusal-joker-beside-joker = Joker nie może stykać się bokiem z Jokerem; miejsce { $cell } sąsiaduje z Jokerem na { $other }.
refusal-outside-the-plan = Miejsce { $cell } leży poza Planem Katedry, który ma { $columns ->
        [one] { $columns } kolumnę
        [few] { $columns } kolumny
        [many] { $columns } kolumn
       *[other] { $columns } kolumny
    }, od a do e, i rzędy od 1 wzwyż.
refusal-no-vault-there = Na { $cell } nie ma Elementu Katedry.
refusal-has-builder = Na { $cell } stoi Budowniczy.
refusal-not-your-builder = Na { $cell } nie stoi twój Budowniczy.
refusal-not-to-confuse = W Zamęcie przesuwa się Budowniczy przeciwnika aktywnego gracza; na { $cell } taki nie stoi.
refusal-cannot-step = Obok Budowniczego na { $cell } nie ma niezajętego Elementu Katedry.
refusal-not-beside = Miejsce { $cell } nie styka się bokiem z miejscem { $start }, gdzie stoi Budowniczy.
refusal-stands-there = Budowniczy już stoi na { $cell }; musi zrobić jeden krok.
refusal-not-beside-yours = W płatnym Zaciągu wystawiasz Budowniczego obok jednego ze swoich; miejsce { $cell } nie leży obok żadnego.
refusal-frees-nobody = Nawet bez Budowniczego na { $cell } żaden Budowniczy przeciwnika nie mógłby się przesunąć; zdejmij innego.
refusal-has-glass = Element Katedry na { $cell } ma już Witraż.
refusal-same-rank = Budowniczy na { $cell } ma już rangę { $rank_acc }; wybierz inną.
refusal-rank-just-chosen = Przeciwnik właśnie nadał rangę { $rank_acc }; wybierz inną.

## The table on a terminal: signs and labels

sign-yellow = Ż
sign-blue = N
sign-red = C
sign-green = Z

brief-promotion = awans
brief-move = ruch
brief-recruit = zaciąg
brief-confusion = zamęt
brief-stained_glass = witraż
brief-scaffolding = ruszt.
brief-catastrophe = katast.

label-orders = rozk.
label-vaults = elem.
label-stack = stos { $tiles }, odrzucone { $discarded }
label-king = król
label-areas = obsz.
label-actions =
    { $count ->
        [one] jeszcze { $count } akcja
        [few] jeszcze { $count } akcje
        [many] jeszcze { $count } akcji
       *[other] jeszcze { $count } akcji
    }
label-more-areas = … i jeszcze { $count }
label-more-rows =
    { $count ->
        [one] … { $count } rząd dalej od planszy
        [few] … { $count } rzędy dalej od planszy
        [many] … { $count } rzędów dalej od planszy
       *[other] … { $count } rzędu dalej od planszy
    }

## The table in a browser

web-named = { $title }. { $text }
web-can-be-chosen = { $text } Możesz to teraz wybrać.
web-plan = Plan Katedry
web-offers = Oferta
web-stack = Stos
web-king = Król
web-scaffold = Rusztowanie
web-seat = { $seat }
web-vault = { $vault } { $crown }
web-vault-at = { $vault } na { $cell }
web-area = { $colour }
web-area-at = { $cell }, { vaults }
web-empty-cell = Miejsce { $cell } jest puste.
web-empty-field = To pole jest puste.
web-has-crown = Ma koronę.
web-crown-moves = Jego korona przesuwa Króla o jedno pole zaraz po dołożeniu.
web-joker = Joker może należeć do Obszaru każdego ze swoich kolorów; nie może stykać się bokiem z innym Jokerem.
web-other-side = Po drugiej stronie: { $vault } { $crown }.
web-other-side-order = Po drugiej stronie: { $order }.
web-way = Tor punktacji. Król: { $space }. Jasne: { $ivory }. Ciemne: { $ebony }.
web-in-stack = w stosie
web-discarded = odrzucone: { $discarded }
web-crowns-to-scoring =
    { $crowns ->
        [one] { $crowns } korona do podliczania
        [few] { $crowns } korony do podliczania
        [many] { $crowns } koron do podliczania
       *[other] { $crowns } korony do podliczania
    }
web-scoring-due = Czas na podliczanie
web-ivory = jasny kolor
web-ebony = ciemny kolor
web-you-ivory = ty (jasny kolor)
web-you-ebony = ty (ciemny kolor)
web-actions-of-turn = Akcje
web-builders = Budowniczowie
web-ranks = Rangi
web-coins = Monety
web-in-hand = jeszcze { $count }
web-if-scored = Gdyby podliczyć teraz
web-if-moved = Po tym ruchu
web-scoring-held = Podliczanie { $number }
web-areas-free = Bez Budowniczego:
web-note-architect = Architekt ×2
web-note-glass = Witraż +{ $points }
web-note-strengths = Budowniczowie { $ivory } : { $ebony }
web-note-tie = remis
web-note-strongman = rozstrzyga Siłacz
web-scores-apart = Szczegóły punktacji
web-total = Razem

web-does-promotion = Jeden z twoich Budowniczych na Planie Katedry otrzymuje rangę albo zmienia ją na inną. Zużywa to żeton Awansu z twojej puli.
web-does-move = Jeden z twoich Budowniczych przesuwa się o jedno pole na sąsiedni niezajęty Element Katedry, razem ze swoją rangą.
web-does-recruit = Jeden z twoich wolnych Budowniczych staje na dowolnym Elemencie Katedry bez Budowniczego.
web-does-confusion = Zdejmujesz jednego ze swoich Budowniczych; potem wybrany przez ciebie Budowniczy przeciwnika przesuwa się o jedno pole, dokąd zechcesz.
web-does-stained_glass = Element Katedry z twoim Budowniczym otrzymuje Witraż: 2 punkty więcej za każdy jego Obszar.
web-does-scaffolding = Dwa Rusztowania blokują puste miejsca do najbliższego podliczania punktów.
web-does-catastrophe = Element Katedry bez Budowniczego zostaje odrzucony.
web-paid-promotion = Za Monetę przeciwnik awansuje potem jednego ze swoich, na inną rangę.
web-paid-recruit = Za Monetę przeciwnik wystawia potem Budowniczego obok jednego ze swoich.
web-paid-confusion = Za Monetę przeciwnik sam wybiera, który z jego Budowniczych się przesuwa i dokąd.
web-does-architect = Architekt podwaja wartość swojego Obszaru, ale tylko raz i bez względu na to, kto ją zyskuje.
web-does-master_mason = Mistrz kamieniarzy liczy się jako dwóch Budowniczych.
web-does-strongman = Siłacz rozstrzyga remisy na swoją korzyść; Siłacze obu stron wzajemnie się niwelują.

## In the panel of a browser, where there is room for few words

family-extend = Element
family-order = Rozkaz

short-step-action = Następna akcja
short-step-end_turn = Kończysz turę?
short-step-extend = Który Element?
short-step-cell = Gdzie go dołożyć?
short-step-promote = Awans: kogo?
short-step-rank = Jaka ranga?
short-step-move = Kogo przesunąć?
short-step-step = Dokąd?
short-step-recruit = Zaciąg: gdzie?
short-step-take_back = Kogo zdjąć?
short-step-offer = Czy płacisz?
short-step-confuse = Zamęt: kto się przesuwa?
short-step-glass = Witraż: gdzie?
short-step-scaffold = Rusztowanie: gdzie?
short-step-catastrophe = Który Element się zawala?

short-move-extend = Dołóż: { $vault_brief }
short-move-extend-crown = Dołóż: { $vault_brief }
short-move-discard = Trzy inne Elementy
short-move-builder = Budowniczy na { $cell }
short-move-order-promotion = { order-promotion }
short-move-order-move = { order-move }
short-move-order-recruit = { order-recruit }
short-move-order-confusion = { order-confusion }
short-move-order-stained_glass = { order-stained_glass }
short-move-order-scaffolding = { order-scaffolding }
short-move-order-catastrophe = { order-catastrophe }
short-move-end = Zakończ turę
short-move-end-scoring = Podliczanie
short-move-cell = na { $cell }
short-move-cell-scaffold = na { $cell }
short-move-vault-promote = { $rank }, { $cell }
short-move-vault-move = { $rank }, { $cell }
short-move-vault-step = na { $cell }
short-move-vault-step-confused = na { $cell }
short-move-vault-recruit = na { $cell }
short-move-vault-take_back = { $rank }, { $cell }
short-move-vault-confuse = { $rank }, { $cell }
short-move-vault-glass = na { $cell }
short-move-vault-catastrophe = na { $cell }
short-move-rank = { $rank }
menu-move-extend-crown = { short-move-extend-crown } ♔

## A piece to look at

piece-order_field = Pole Rozkazów { $field }
piece-vault_field = Pole Elementów Katedry { $field }
piece-cell = miejsce { $cell }
piece-rank = { $rank }

## Asked about a piece

about-vault = Na { $cell } leży { $vault }.
about-builder = { $seat } ma tam Budowniczego.
about-builder-ranked = { $seat } ma tam Budowniczego z rangą { $rank_acc }.
about-glass = Jest na nim Witraż.
about-scaffold = Rusztowanie blokuje miejsce { $cell } do najbliższego podliczania punktów.
about-area = Podliczenie w tej chwili: { $seat } zyskuje { points } za { $colour } Obszar ({ $cell }, { vaults }).
about-area-shared = Podliczenie w tej chwili: { $seat } zyskuje { points } za { $colour } Obszar ({ $cell }, { vaults }), a przeciwnik { $rest }.
about-area-tie = Na { $colour_loc } Obszarze ({ $cell }, { vaults }) jest remis: nikt nie zyska punktów.
about-area-empty = Na { $colour_loc } Obszarze ({ $cell }, { vaults }) nie ma Budowniczych.
about-no-area = Nie ma jeszcze żadnego Obszaru.
about-order = Pole Rozkazów { $field }: { $order }; po drugiej stronie { $vault } { $crown }.
about-open-vault = Pole Elementów Katedry { $field }: { $vault } { $crown }; po drugiej stronie { $order }.
about-king =
    Król stoi na polu { $space }; jeszcze { $steps ->
        [one] { $steps } korona
        [few] { $steps } korony
        [many] { $steps } koron
       *[other] { $steps } korony
    } do podliczania punktów na polu { $next }.
about-king-due = Król stoi na polu { $space }, gdzie następuje podliczanie punktów.
about-stack = W stosie: { tiles }; na stosie odrzuconych: { $discarded }.
about-top = Na wierzchu: { $order }; po drugiej stronie { $vault } { $crown }.
about-unshuffled = Gdy stos się wyczerpie, potasowany zostanie stos żetonów odrzuconych.
about-shuffled = Stos żetonów odrzuconych był już raz potasowany; gdy stos znów się wyczerpie, gra się kończy.
about-seat = { $seat } ma { points }, { builders.acc }, { tokens } i { coins.acc }; gdyby podliczyć teraz, razem { $total }.
about-turn =
    Gra { $seat }; { $count ->
        [one] została { $count } akcja
        [few] zostały { $count } akcje
        [many] zostało { $count } akcji
       *[other] zostało { $count } akcji
    }.
about-score = { $seat }: { $apart }; razem { points }.
apart-each = { $points }

## Beside a move where there is room for few words

after-move-extend = { " " }{ $vault_brief }
after-move-extend-crown = { " " }{ $vault_brief } ♔
after-move-order-promotion = { " " }{ brief-promotion }
after-move-order-move = { " " }{ brief-move }
after-move-order-recruit = { " " }{ brief-recruit }
after-move-order-confusion = { " " }{ brief-confusion }
after-move-order-stained_glass = { " " }{ brief-stained_glass }
after-move-order-scaffolding = { " " }{ brief-scaffolding }
after-move-order-catastrophe = { " " }{ brief-catastrophe }

## What happened, in a few words after the name of who did it

brief-event-cannot_act = nie może wykonać akcji
brief-event-vaults_discarded = wymienia trzy Elementy Katedry
brief-event-extended = dokłada { $vault_acc } na { $cell }
brief-event-king_moves = Król idzie na { $space }
brief-event-builder_placed = Budowniczy na { $cell }
brief-event-order_taken = { $order }
brief-event-promoted = { $cell } awansuje na { $rank_acc }
brief-event-moved = przesuwa Budowniczego z { $cell } na { $goal }
brief-event-recruited = Budowniczy na { $cell }
brief-event-taken_back = zdejmuje Budowniczego z { $cell }
brief-event-confused = w Zamęcie Budowniczy z { $cell } na { $goal }
brief-event-glass_set = Witraż na { $cell }
brief-event-scaffold_set = Rusztowanie na { $cell }
brief-event-collapsed = zawala się { $vault_brief } na { $cell }
brief-event-paid = oddaje 1 Monetę
brief-event-declined = zachowuje Monetę
brief-event-shuffled = stos odrzuconych zostaje potasowany
brief-event-scoring =
    { $number ->
        [1] pierwsze podliczanie punktów
        [2] drugie podliczanie punktów
        [3] trzecie podliczanie punktów
       *[other] podliczanie punktów { $number }
    }
brief-event-scored = { points } za { $colour } Obszar ({ $cell })
brief-event-game_over = koniec gry

## Why a hint

reason-points =
    { $way ->
        [up] punkty{ reason-size }
       *[down] mniej punktów{ reason-size }
    }
reason-areas =
    { $way ->
        [up] lepsze Obszary{ reason-size }
       *[down] gorsze Obszary{ reason-size }
    }
reason-builders =
    { $way ->
        [up] Budowniczy w puli{ reason-size }
       *[down] kosztuje Budowniczego{ reason-size }
    }
reason-tokens =
    { $way ->
        [up] żeton Awansu w puli{ reason-size }
       *[down] kosztuje żeton Awansu{ reason-size }
    }
reason-coins =
    { $way ->
        [up] Moneta{ reason-size }
       *[down] kosztuje Monetę{ reason-size }
    }
reason-size =
    { $size ->
        [0] { "" }
       *[other] { " " }({ $way ->
            [up] +
           *[down] −
        }{ $size })
    }

## The legend

legend =
    Elementy { sign-yellow } żółty ╱╱  { sign-blue } niebieski ≈≈  { sign-red } czerwony ▒▒  { sign-green } zielony ∷∷
             Joker pokazuje obie litery
    Na nich  ● ○ Budowniczowie obu graczy; ◈ Witraż
             A Architekt, M Mistrz kamieniarzy, S Siłacz
    Plan     kolumny a–e, rząd 1 przy planszy; ╳ Rusztowanie, › właśnie dołożony
    Pola     u góry Rozkazy, niżej Elementy; w nawiasie kolory drugiej strony
             ♔ korona, ? być może
    Król     ♚ w drodze; podliczania punktów zaznacza |
    Obszary  kolor, pierwsze miejsce, liczba Elementów; wartość i ile dałby teraz
    Zapytaj  ? c2  ? 1  ? order 2  ? king  ? stack  ? areas  ? seat 0  ? score  ? architect  ? BA-C3

## What is wrong with a file of pieces

pieces-paid = to, czy { $value } ma płatną wersję, określa instrukcja i nie da się tego zmienić
pieces-third-alike = żetony { $pieces } mają te same kolory i ten sam Rozkaz; mogą być najwyżej { $most }
pieces-vaults = liczba Elementów Katedry ({ $value }) to { $found }, a ma być { $expected }
pieces-reach = przy tak małej liczbie koron, tak późnym ostatnim podliczeniu punktów lub tylu Katastrofach Plan Katedry może potrzebować { $found } rzędów, a jest ich { $most }

## A file of pieces to fill in, and what to look at on each kind of piece

pieces-look-king = Droga Króla: trzy pola z koroną, na których podlicza się punkty.
pieces-look-tile = Żetony Katedry: kolory Elementu Katedry z jednej strony (dwa dla Jokera, na przykład yellow-blue), Rozkaz z drugiej i czy Element Katedry ma koronę.

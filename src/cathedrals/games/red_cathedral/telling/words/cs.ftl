# The words of The Red Cathedral.
#
# An argument that names a piece is said by that piece's own words: `resource` "wood" by `resource-wood`,
# with $amount for the plural. A name that ends in a number ("base-3") is said by the words without it and $number.
# $seat is a player's name.
#
# Forms: acc 4. pád, gen 2. pád, each „po 1 rublu“, kind druh bez počtu („dřevo a cihly“), no „nemáte žádnou cihlu“,
# none „není žádná cihla“, into „do žluté dílny“, in „ve žluté dílně“, capin „Ve žluté dílně“, with „se 2 smaragdy“,
# hue „červená barva“, cap s velkým písmenem.

game-title = Katedrála
solo-opponent = Jakovlev
solo-how = Sólo hrajete proti architektu Jakovlevovi: v každém tahu určuje karta z jeho řady, co udělá.
solo-play = Sólo proti Jakovlevovi

## Options

option-board = Desky dílen
board-basic = základní strana
board-advanced = pokročilá strana
option-first_game = První hra
first_game-yes = čtyři karty vlivu pro první hru
first_game-no = čtyři náhodné karty vlivu
option-colours = Barvy podle míst

## Counted nouns

price =
    { $price ->
        [one] { $price } rubl
        [few] { $price } rubly
        [many] { $price } rublu
       *[other] { $price } rublů
    }
    .each =
    { $price ->
        [one] { $price } rublu
        [few] { $price } rublech
        [many] { $price } rublu
       *[other] { $price } rublech
    }
steps =
    { $steps ->
        [one] { $steps } políčko
        [few] { $steps } políčka
        [many] { $steps } políčka
       *[other] { $steps } políček
    }
dice =
    { $dice ->
        [one] { $dice } kostka
        [few] { $dice } kostky
        [many] { $dice } kostky
       *[other] { $dice } kostek
    }
    .with =
    { $dice ->
        [one] S { $dice } kostkou
        [few] Se { $dice } kostkami
        [many] S { $dice } kostky
       *[other] S { $dice } kostkami
    }
materials =
    { $amount ->
        [one] { $amount } kus materiálu
        [few] { $amount } kusy materiálu
        [many] { $amount } kusu materiálu
       *[other] { $amount } kusů materiálu
    }
slots =
    { $slots ->
        [0] nemáte žádné volné pole
        [one] máte jen { $slots } volné pole
        [few] máte jen { $slots } volná pole
        [many] máte jen { $slots } volného pole
       *[other] máte jen { $slots } volných polí
    }
deliveries =
    { $deliveries ->
        [0] už nemůžete doručit nic
        [one] můžete doručit už jen { $deliveries } kus materiálu
        [few] můžete doručit už jen { $deliveries } kusy materiálu
        [many] můžete doručit už jen { $deliveries } kusu materiálu
       *[other] můžete doručit už jen { $deliveries } kusů materiálu
    }

## Pieces

resource-wood =
    { $amount ->
        [one] dřevo
        [few] dřeva
        [many] dřeva
       *[other] dřev
    }
    .kind = dřevo
    .no = žádné dřevo
    .none = žádné dřevo
resource-brick =
    { $amount ->
        [one] cihla
        [few] cihly
        [many] cihly
       *[other] cihel
    }
    .acc =
    { $amount ->
        [one] cihlu
        [few] cihly
        [many] cihly
       *[other] cihel
    }
    .kind = cihly
    .no = žádnou cihlu
    .none = žádná cihla
resource-stone =
    { $amount ->
        [one] kámen
        [few] kameny
        [many] kamene
       *[other] kamenů
    }
    .kind = kameny
    .no = žádný kámen
    .none = žádný kámen
resource-gold =
    { $amount ->
        [one] zlato
        [few] kusy zlata
        [many] kusu zlata
       *[other] kusů zlata
    }
    .kind = zlato
    .no = žádné zlato
    .none = žádné zlato
resource-green_gem =
    { $amount ->
        [one] smaragd
        [few] smaragdy
        [many] smaragdu
       *[other] smaragdů
    }
    .kind = smaragdy
    .no = žádný smaragd
    .none = žádný smaragd
resource-purple_gem =
    { $amount ->
        [one] ametyst
        [few] ametysty
        [many] ametystu
       *[other] ametystů
    }
    .kind = ametysty
    .no = žádný ametyst
    .none = žádný ametyst
resource-rubles =
    { $amount ->
        [one] rubl
        [few] rubly
        [many] rublu
       *[other] rublů
    }
    .kind = rubly
    .no = žádný rubl
    .none = žádný rubl
resource-recognition =
    { $amount ->
        [one] bod uznání
        [few] body uznání
        [many] bodu uznání
       *[other] bodů uznání
    }
    .kind = uznání
    .no = žádný bod uznání
    .none = žádný bod uznání
resource-any =
    { $amount ->
        [one] kus vhodného materiálu
        [few] kusy vhodného materiálu
        [many] kusu vhodného materiálu
       *[other] kusů vhodného materiálu
    }
    .kind = vhodný materiál
    .no = žádný vhodný materiál
    .none = žádný vhodný materiál
missing-each = { $amount } { $resource }
goods-each =
    { $resource_id ->
        [any] 1 kus jakéhokoliv materiálu
       *[other] { $amount } { $resource }
    }
    .acc =
    { $resource_id ->
        [any] 1 kus jakéhokoliv materiálu
       *[other] { $amount } { $resource_acc }
    }
pictured-each = { $resource_kind }
pictured-any = jakýkoliv materiál

die-red = červená kostka
    .acc = červenou kostku
    .cap = Červená kostka
die-blue = modrá kostka
    .acc = modrou kostku
    .cap = Modrá kostka
die-green = zelená kostka
    .acc = zelenou kostku
    .cap = Zelená kostka
die-yellow = žlutá kostka
    .acc = žlutou kostku
    .cap = Žlutá kostka
die-white = bílá kostka
    .acc = bílou kostku
    .cap = Bílá kostka

colour-red = Červený
    .gen = červeného hráče
    .hue = červená barva
colour-blue = Modrý
    .gen = modrého hráče
    .hue = modrá barva
colour-green = Zelený
    .gen = zeleného hráče
    .hue = zelená barva
colour-yellow = Žlutý
    .gen = žlutého hráče
    .hue = žlutá barva
colour-nobody = nikdo
    .gen = nikoho

tile-die-red = červená kostka
tile-die-blue = modrá kostka
tile-die-green = zelená kostka
tile-die-yellow = žlutá kostka
tile-die-white = bílá kostka
tile-wood = dřevo
tile-brick = cihla
tile-stone = kámen
tile-gold = zlato
tile-green_gem = smaragd
tile-purple_gem = ametyst
tile-any = jakýkoliv materiál
tile-rubles = rubly
tile-recognition = uznání

space-red = červená dílna
    .into = do červené dílny
    .in = v červené dílně
    .capin = V červené dílně
space-blue = modrá dílna
    .into = do modré dílny
    .in = v modré dílně
    .capin = V modré dílně
space-green = zelená dílna
    .into = do zelené dílny
    .in = v zelené dílně
    .capin = V zelené dílně
space-yellow = žlutá dílna
    .into = do žluté dílny
    .in = ve žluté dílně
    .capin = Ve žluté dílně
space-white-1 = první bílá dílna
    .into = do první bílé dílny
    .in = v první bílé dílně
    .capin = V první bílé dílně
space-white-2 = druhá bílá dílna
    .into = do druhé bílé dílny
    .in = ve druhé bílé dílně
    .capin = Ve druhé bílé dílně
space-any = libovolná dílna
    .into = do libovolné dílny
    .in = v žádné dílně
    .capin = V žádné dílně

banner-inventory = prapor z inventáře
    .no = v inventáři žádný prapor
banner-beside = náhradní prapor
    .no = žádný náhradní prapor
banner-white-1 = prapor z první bílé dílny
    .no = v první bílé dílně žádný prapor
banner-white-2 = prapor z druhé bílé dílny
    .no = ve druhé bílé dílně žádný prapor

ornament-door = zdobené dveře
    .cap = Zdobené dveře
ornament-arch = zdobená klenba
    .acc = zdobenou klenbu
    .cap = Zdobená klenba
ornament-cross = ozdobný kříž
    .cap = Ozdobný kříž

gems-none = žádný šperk
    .with = bez šperků
gems-green = 1 smaragd
    .with = s 1 smaragdem
gems-purple = 1 ametyst
    .with = s 1 ametystem
gems-green-green = 2 smaragdy
    .with = se 2 smaragdy
gems-purple-purple = 2 ametysty
    .with = se 2 ametysty
gems-green-purple = 1 smaragd a 1 ametyst
    .with = s 1 smaragdem a 1 ametystem

level-base = základna
    .acc = základnu
level-middle = prostřední část
level-dome = kupole
    .acc = kupoli
lacking-each = { $level }

card-base = základna { $number }
card-middle = prostřední část { $number }
card-dome = kupole { $number }

influence_card-artisans = Cech řemeslníků
influence_card-carters = Cech formanů
influence_card-merchants = Cech kupců
influence_card-clergy = Kněží

mark-lightning = jednou
mark-infinity = kolikrát chcete

action-sell = prodat materiál
action-buy = koupit materiál
action-deliver = doručit materiál za rubly
action-gain_ruble = získat rubly
action-swap = vyměnit mezi sebou dva žetony zdrojů
action-exchange = vyměnit kusy stejného materiálu
action-barter = vyměnit 1 kus materiálu s doplatkem
action-activate = aktivovat dílek vylepšení
action-gain_recognition = obdržet uznání
action-prestige_for_rubles = prestiž za rubly
action-prestige_for_materials = prestiž za různé materiály
action-presence = uznání za dokončenou základnu, prostřední část a kupoli

ivan_card-inventory = Inventář
ivan_card-transport = Doručení
ivan_card-construction = Stavba
ivan_card-claim = Zamluvení stavby části katedrály
ivan_card-recognition = Uznání

wish-above = kartu přímo nad některou z vašich
wish-base = základnu

# The list of pieces, as its owner types it in

kind-inventory = Inventář
kind-reserve = Zásoba
kind-coins = Mince
kind-track = Bodovací stupnice
kind-resource_tile = Žetony zdrojů
kind-influence_card = Karty vlivu
kind-blueprint = Karty plánů
kind-base = Základny
kind-middle = Prostřední části
kind-dome = Kupole
kind-workshop_tile = Dílky vylepšení
kind-board = Desky dílen

field-slots = Pole
field-players = pro { $amount } hráče
field-prestige_spaces = Pole prestiže
field-gives = Dává
field-amount = Množství
field-first_game = Pro první hru
field-actions = Akce
field-action = Co dělá
field-materials = Materiály
field-count = Kolik
field-rubles-paid = Kolik rublů zaplatíte
field-rubles-had = Kolik rublů získáte
field-materials-sold = Materiály, které lze prodat
field-materials-bought = Materiály, které lze koupit
field-count-delivered = Kolik kusů materiálu doručíte
field-count-had = Kolik kusů materiálu získáte
field-count-recognition = Kolik uznání obdržíte
field-count-prestige = Kolik prestiže obdržíte
given-exchange = Kolik stejných kusů odevzdáte
given-prestige_for_materials = Kolik různých materiálů odevzdáte
field-mark = Jak často
field-towers = Věž
field-marked = Označen 3+
field-prices = Ceny
field-ornaments = Ozdoby
field-white_1 = První bílá
field-white_2 = Druhá bílá

## Questions

step-turn = Zvolte základní akci: zamluvte si kartu, stavte, nebo posuňte kostku na tržišti.
step-end_turn = Ukončíte tah?
step-banner = Který prapor si vezmete?
step-space = Do které dílny dílek umístíte?
step-face = Umístíte dílek lícem nahoru, nebo dolů?
step-deliver = Co doručíte?
step-gems = Které šperky do ozdoby zasadíte?
step-walk = Jak daleko kostku posunete?
step-market = Vezměte si zdroje, využijte vliv, aktivujte dílek vylepšení, nebo ukončete tah.
step-gain = Kolik si vezmete?
step-get = Který materiál si vezmete?
step-use = Jak kartu vlivu využijete?
step-swap = Za který žeton zdrojů ho vyměníte?
step-discard = Který další druh materiálu odhodíte?

step-first_seat = Kdo začíná?
step-resource_tile = Který žeton zdrojů je další?
step-influence_card = Která karta vlivu je další?
step-blueprint = Která karta plánů se vylosuje?
step-cathedral_card = Která karta katedrály je další?
step-workshop_tile = Který dílek vylepšení je další?
step-place_die = Která kostka je další?
step-roll = Co na kostce padne?

step-ivan_card = Která Jakovlevova karta je další?
step-ivan_tile = Který dílek se symbolem kostky přijde na další Jakovlevovu kartu?
step-ivan_claims = Kterou kartu si Jakovlev zamluví?
step-ivan_decorates = Na kterou kartu Jakovlev umístí ozdobu?
step-ivan_turn = Začíná Jakovlevův tah.
step-ivan_moves = Jakovlev posune kostku.
step-ivan_acts = Jakovlev se řídí svou kartou.
step-next_turn = Kdo je na řadě?
step-ivan_starts = Jakovlev si zamluví svou první kartu.

## Moves

move-claim = Zamluvit si kartu { $place } (dílek vylepšení: { $tile })
move-claim-for-ivan = Jakovlev si zamluví kartu { $place } (dílek vylepšení: { $tile })
move-build = Stavět: pracovat na části katedrály
move-die = Posunout { $die_acc } o { steps } na políčko { $location }
move-die-further = Posunout { $die_acc } o { steps } na políčko { $location }, nebo za rubly i dál
move-trade = Ztratit 1 bod prestiže a získat { price }
move-reroll =
    { $dice ->
        [one] Ztratit 1 bod prestiže a přehodit kostku na políčku { $location }
        [few] Ztratit 1 bod prestiže a přehodit { dice } na políčku { $location }
        [many] Ztratit 1 bod prestiže a přehodit { dice } na políčku { $location }
       *[other] Ztratit 1 bod prestiže a přehodit { dice } na políčku { $location }
    }
move-end = Ukončit tah
move-end-leaving = Ukončit tah a nevzít si { $goods_acc }

move-banner = Vzít { $banner }
move-space = Umístit dílek { $space_into } (lícem nahoru: { price })
move-space-ornament = Umístit dílek { $space_into } (lícem nahoru: { price }, odemkne { $ornament_acc })
move-space-down = Umístit dílek lícem dolů { $space_into }; lícem nahoru by stál { price }
move-space-down-ornament = Umístit dílek lícem dolů { $space_into } a přijít do konce hry o { $ornament_acc }; lícem nahoru by stál { price }
move-up = Umístit dílek ({ $tile }) lícem nahoru { $space_into } za { price }
move-up-ornament = Umístit dílek ({ $tile }) lícem nahoru { $space_into } za { price } a odemknout { $ornament_acc }
move-down = Umístit dílek ({ $tile }) lícem dolů { $space_into }
move-down-ornament = Umístit dílek ({ $tile }) lícem dolů { $space_into } a přijít do konce hry o { $ornament_acc }

move-lay = Doručit 1 { $resource_acc } na kartu { $place }
move-lay-finish = Doručit 1 { $resource_acc } na kartu { $place } a dokončit ji
move-decorate = Umístit { $ornament_acc } na kartu { $place } za 1 { $resource_acc }
move-decorate-for-ivan = Jakovlev umístí { $ornament_acc } na kartu { $place }
move-gems =
    { $prestige ->
        [one] Zasadit { $gems } a obdržet { $prestige } bod prestiže
        [few] Zasadit { $gems } a obdržet { $prestige } body prestiže
        [many] Zasadit { $gems } a obdržet { $prestige } bodu prestiže
       *[other] Zasadit { $gems } a obdržet { $prestige } bodů prestiže
    }
move-gems-none = Nezasadit žádný šperk
move-stop = Skončit

move-more = Připlatit { price } a posunout { $die_acc } o { steps } na políčko { $location }
move-more-none = Posunout { $die_acc } o { steps } na políčko { $location }
move-take =
    { $resource_id ->
        [recognition] Obdržet { $amount } { $resource_acc }
       *[other] Vzít si { $amount } { $resource_acc }
    }
move-take-nothing = Nic si nevzít
move-use = Aktivovat dílek ({ $tile }) { $space_in }: nejvýše { $amount } { $resource }
move-use-any = Aktivovat dílek ({ $tile }) { $space_in }

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
        [lightning] prodat { $pictured } za { price }
       *[other] prodat { $pictured } po { price.each }
    }
does-buy =
    { $mark_id ->
        [lightning] koupit { $pictured } za { price }
       *[other] koupit { $pictured } po { price.each }
    }
does-deliver =
    { $count ->
        [one] zaplatit { price } a doručit { $count } kus materiálu
        [few] zaplatit { price } a doručit až { $count } kusy materiálu
        [many] zaplatit { price } a doručit až { $count } kusu materiálu
       *[other] zaplatit { price } a doručit až { $count } kusů materiálu
    }
does-gain_ruble = získat { price }
does-swap = zaplatit { price } a vyměnit mezi sebou dva žetony zdrojů
does-exchange = vyměnit { $needed ->
        [one] { $needed } kus materiálu
        [few] { $needed } kusy stejného materiálu
        [many] { $needed } kusu stejného materiálu
       *[other] { $needed } kusů stejného materiálu
    } za { $count ->
        [one] { $count } kus jakéhokoliv
        [few] { $count } kusy jakéhokoliv
        [many] { $count } kusu jakéhokoliv
       *[other] { $count } kusů jakéhokoliv
    }
does-barter = vyměnit { price } a 1 kus materiálu za 1 kus jiného
does-activate = aktivovat dílek vylepšení
does-gain_recognition = obdržet { $count ->
        [one] { $count } bod uznání
        [few] { $count } body uznání
        [many] { $count } bodu uznání
       *[other] { $count } bodů uznání
    }
does-prestige_for_rubles = zaplatit { price } a obdržet { $count ->
        [one] { $count } bod prestiže
        [few] { $count } body prestiže
        [many] { $count } bodu prestiže
       *[other] { $count } bodů prestiže
    }
does-prestige_for_materials =
    odhodit { $needed ->
        [one] { $needed } materiál
        [few] { $needed } různé materiály
        [many] { $needed } různého materiálu
       *[other] { $needed } různých materiálů
    } a obdržet { $count ->
        [one] { $count } bod prestiže
        [few] { $count } body prestiže
        [many] { $count } bodu prestiže
       *[other] { $count } bodů prestiže
    }
does-presence = obdržet { $count ->
        [one] { $count } bod uznání
        [few] { $count } body uznání
        [many] { $count } bodu uznání
       *[other] { $count } bodů uznání
    } za vlastní dokončenou základnu, prostřední část a kupoli

move-sell = Prodat 1 { $resource_acc } za { price }
move-buy = Koupit 1 { $resource_acc } za { price }
move-give-exchange = Vyměnit { $amount } { $resource_acc } za { $count ->
        [one] { $count } kus jakéhokoliv materiálu
        [few] { $count } kusy jakéhokoliv materiálu
        [many] { $count } kusu jakéhokoliv materiálu
       *[other] { $count } kusů jakéhokoliv materiálu
    }
move-give-barter = Vyměnit { price } a 1 { $resource_acc } za 1 kus jiného materiálu
move-give-prestige_for_materials = Odhodit 1 { $resource_acc }
move-get = Vzít si 1 { $resource_acc }
move-swap = Vyměnit žeton zdrojů na políčku { $location } ({ $resource_kind })
move-swap-with = Vyměnit žeton na políčku { $other_location } za žeton na políčku { $location } ({ $resource_kind })

move-first = Začíná { $seat }
move-lay-tile = Položit žeton zdrojů: { $resource_kind }
move-lay-influence = Položit kartu vlivu: { $influence_card }
move-lay-blueprint = Vylosovat kartu plánů { $number }
move-lay-card = Položit kartu: { $card }
move-lay-workshop = Položit dílek vylepšení: { $tile }
move-place-die = Postavit { $die_acc }
move-roll = { $die_cap } ukazuje { $value }
move-lay-ivan = Položit Jakovlevovu kartu: { $ivan_card }
move-lay-ivan-tile = Položit dílek se symbolem kostky: { $die }
move-go-on = Dál

## Events

event-starts = Začíná { $seat }.
event-resource_tile_laid = Na políčko { $location } přijde žeton zdrojů: { $resource_kind }.
event-influence_card_laid = Do kvadrantu { $quadrant } přijde karta vlivu: { $influence_card }.
event-blueprint_chosen = Vylosuje se karta plánů { $number }.
event-card_laid = Na místo { $place } přijde { $card }.
event-workshop_tile_laid = Na kartu { $place } přijde dílek vylepšení: { $tile }.
event-die_placed = { $die_cap } začíná na políčku { $location }.
event-rolled = { $die_cap } ukazuje { $value }.
event-turn_begins = Na tahu je { $seat }.
event-prestige_traded =
    { $amount ->
        [one] { $seat } ztratí { $amount } bod prestiže.
        [few] { $seat } ztratí { $amount } body prestiže.
        [many] { $seat } ztratí { $amount } bodu prestiže.
       *[other] { $seat } ztratí { $amount } bodů prestiže.
    }
event-rerolls =
    { $dice ->
        [one] { $seat } přehodí kostku na políčku { $location }.
        [few] { $seat } přehodí { $dice } kostky na políčku { $location }.
        [many] { $seat } přehodí { $dice } kostky na políčku { $location }.
       *[other] { $seat } přehodí { $dice } kostek na políčku { $location }.
    }
event-claimed = { $seat } vezme { $banner } a zamluví si kartu { $place }.
event-tile_placed = { $seat } umístí dílek vylepšení ({ $tile }) lícem nahoru { $space_into }.
event-tile_hidden = { $seat } umístí dílek vylepšení ({ $tile }) lícem dolů { $space_into }.
event-unlocked = { $seat } odemkne { $ornament_acc }.
event-ornament_lost = { $seat } přijde do konce hry o { $ornament_acc }.
event-paid = { $seat } zaplatí { $amount } { resource-rubles }.
event-gained =
    { $resource_id ->
        [recognition] { $seat } obdrží { $amount } { $resource_acc }.
       *[other] { $seat } získá { $amount } { $resource_acc }.
    }
event-penalty = { $seat } ztratí { $amount } { resource-recognition } za nedokončenou kartu { $place }.
event-prestige_gained =
    { $amount ->
        [one] { $seat } obdrží { $amount } bod prestiže.
        [few] { $seat } obdrží { $amount } body prestiže.
        [many] { $seat } obdrží { $amount } bodu prestiže.
       *[other] { $seat } obdrží { $amount } bodů prestiže.
    }
event-delivered = { $seat } doručí 1 { $resource_acc } na kartu { $place }.
event-finished = { $seat } dokončí kartu { $place }.
event-decorated = { $seat } umístí { $ornament_acc } { $gems_with } na kartu { $place }.
event-moved = { $seat } posune { $die_acc } o { steps } na políčko { $location }.
event-influenced = { $influence_card }: { $seat } zvolí „{ $action }“.
event-gave = { $seat } vrátí { $amount } { $resource_acc } do zásoby.
event-swapped = { $seat } vymění mezi sebou žetony zdrojů na políčkách { $location } a { $other_location }.
event-activated = { $seat } aktivuje dílek vylepšení ({ $tile }) { $space_in }.
event-sixth_card = { $seat } dokončí šestou kartu katedrály; soupeře čeká ještě poslední tah.
event-ivan_card_laid = Jakovlevova karta { $number } je „{ $ivan_card }“.
event-ivan_tile_laid = Na Jakovlevovu kartu „{ $ivan_card }“ přijde dílek se symbolem kostky: { $die }.
event-ivan_blocked = Jakovlev nemůže posunout { $die_acc }: políčko { $location } je plné.
event-ivan_stocked = Jakovlev položí { $amount } { $resource_acc } na kartu „Inventář“.
event-ivan_transported = Jakovlev přesune { materials } na kartu „Stavba“.
event-ivan_delivered = Jakovlev doručí { materials } na kartu { $place }.
event-game_over = Konec hry: { $ending }.

ending-sixth_card = někdo dokončil šestou kartu katedrály a odehrály se poslední tahy
ending-round_limit = odehrálo se poslední kolo

## Why not

refusal-another-question = Teď je na řadě něco jiného: { $step }
refusal-not-left = „{ $move }“ teď přijít nemůže: { $step }

refusal-no-prestige-to-trade = Prestiž za rubly vyměnit nemůžete: za vaším počítadlem bodů není žádné pole prestiže.
refusal-no-prestige-to-reroll = Kostky za prestiž přehodit nemůžete: za vaším počítadlem bodů není žádné pole prestiže.
refusal-already-rerolled = Přehodit kostky za prestiž lze jen jednou za tah.
refusal-no-die-there = Na políčku { $location } není žádná kostka k přehození.

refusal-no-banner = Nemáte už žádný prapor, kterým by si šlo kartu zamluvit.
refusal-no-such-banner = Nemáte { $banner_no }; vezměte jiný.
refusal-no-card-there = V této katedrále není karta { $place }.
refusal-already-claimed = Na kartě { $place } už je prapor { $colour_gen }.
refusal-no-banner-below = Karta { $place } ještě není dostupná: na kartě { $below } pod ní není prapor.
refusal-space-taken = { $space_capin } už leží dílek; vyberte prázdnou dílnu.
refusal-white-blocked = { $space_capin } ještě leží váš prapor; uvolníte ji, když si jím zamluvíte kartu.
refusal-rubles-for-space =
    Dílek lícem nahoru { $space_in } stojí { price }, ale vy { $rubles ->
        [0] nemáte žádný
       *[other] máte { $rubles }
    }; lícem dolů je zdarma.

refusal-nothing-to-deliver = Nemáte materiál, který by potřebovala některá z vašich karet nebo ozdoba.
refusal-deliver-first = Než skončíte, doručte alespoň 1 kus materiálu.
refusal-not-held = Nemáte { $resource_no }.
refusal-not-your-banner =
    { $colour_id ->
        [nobody] Materiál doručujte na kartu s vlastním praporem; na kartě { $place } žádný není.
       *[other] Materiál doručujte na kartu s vlastním praporem; na kartě { $place } je prapor { $colour_gen }.
    }
refusal-card-finished = Karta { $place } už je dokončená.
refusal-not-needed = Karta { $place } teď nepotřebuje { $resource_no }; ještě jí chybí: { $missing }.
refusal-not-finished = Vyzdobit lze jen dokončenou kartu; karta { $place } dokončená není.
refusal-has-ornament = Na kartě { $place } už je ozdoba { $colour_gen }.
refusal-no-ornament = Na kartu { $place } patří { $ornament }, ale takovou ozdobu k dispozici nemáte.
refusal-ornament-material = Na { $ornament_acc } potřebujete 1 { $resource_acc }, ale { $resource_id ->
        [stone] žádný nemáte
       *[other] žádné nemáte
    }.
refusal-no-gem = Potřebujete { $gems }; máte smaragdy: { $green }, ametysty: { $purple }.
refusal-too-many-gems = Každý šperk se doručuje jako samostatný kus a { deliveries }.

refusal-not-your-die = O políčka navíc lze posunout jen bílou kostku a kostku vaší barvy, ne { $die_acc }.
refusal-rubles-for-steps =
    Tato políčka navíc stojí { price }, ale vy { $rubles ->
        [0] nemáte žádný
       *[other] máte { $rubles }
    }.
refusal-fourth-die = Na políčku { $location } by { $die } byla čtvrtá, a vejdou se tam nejvýš tři.
refusal-already-taken = Zdroje z tržiště si lze vzít jen jednou za tah.
refusal-already-influenced = Vliv lze využít jen jednou za tah.
refusal-already-activated = Takto lze dílek vylepšení aktivovat jen jednou za tah.
refusal-shows-less = { dice.with } dává políčko { $location } jen { $amount } { $resource_acc }.
refusal-reserve-lacks =
    { $amount ->
        [0] V zásobě už není { $resource_none }.
       *[other] V zásobě najdete už jen { $amount } { $resource_acc }.
    }
refusal-no-free-slot = V inventáři { slots }.
refusal-no-tile = { $space_capin } není dílek, který by šlo aktivovat.
refusal-tile-face-down = Dílek { $space_in } leží lícem dolů a nikdy ho nelze aktivovat.
refusal-other-colour = Posunutá { $die } neaktivuje dílek { $space_in }.
refusal-nothing-to-gain = Dílek ({ $tile }) { $space_in } teď nic nedá: chybí volné pole v inventáři nebo došla zásoba.
refusal-gains-less = Dílek vám dá jen { $amount } { $resource_acc }.
refusal-must-gain = Vezměte si alespoň 1.

refusal-not-pictured = Tato akce platí jen pro { $pictured }.
refusal-nothing-to-give = Nemáte co dát; tato akce přijímá { $pictured }.
refusal-rubles-for-action =
    Tato akce stojí { price }, ale vy { $rubles ->
        [0] nemáte žádný
       *[other] máte { $rubles }
    }.
refusal-too-few-identical =
    { $needed ->
        [one] Na tuto akci potřebujete { $needed } kus materiálu.
        [few] Na tuto akci potřebujete { $needed } kusy stejného materiálu.
        [many] Na tuto akci potřebujete { $needed } kusu stejného materiálu.
       *[other] Na tuto akci potřebujete { $needed } kusů stejného materiálu.
    }
refusal-same-kind = Dáváte 1 { $resource_acc }; vezměte si jiný materiál.
refusal-too-few-kinds =
    Potřebujete { $needed ->
        [one] { $needed } druh
        [few] { $needed } různé druhy
        [many] { $needed } druhu
       *[other] { $needed } různých druhů
    } materiálu, ale { $kinds ->
        [0] nemáte žádný
       *[other] máte jen { $kinds }
    }.
refusal-given-already = Odhazujete už 1 { $resource_acc }; vyberte jiný materiál.
refusal-not-present = Ještě vám chybí vlastní dokončená { $lacking }.
refusal-use-first = Než skončíte, využijte akci alespoň jednou.
refusal-same-location = Žeton na políčku { $location } už je vybraný; vyberte jiný.

refusal-not-for-ivan = Jakovlev si zamlouvá { $wish }, dokud je nějaká dostupná.
refusal-ivan-ornament = Jakovlev teď umístí { $ornament_acc }, a to na dokončenou a nevyzdobenou { $level_acc } { $colour_gen }.

## The table on a terminal: signs, labels and formulas

sign-wood = d
sign-brick = c
sign-stone = k
sign-gold = z
sign-green_gem = S
sign-purple_gem = A
sign-rubles = ₽
sign-recognition = †
sign-any = *
label-any = *

brief-wood = dřeva
brief-brick = cihly
brief-stone = kameny
brief-gold = zlato
brief-green_gem = smaragd
brief-purple_gem = ametyst
brief-rubles = rubly
brief-recognition = uznání

guild-artisans = Řemesln.
guild-carters = Formani
guild-merchants = Kupci
guild-clergy = Kněží

formula-sell = prodej { $kinds }:{ $price }₽
formula-buy = nákup { $kinds }:{ $price }₽
formula-deliver = { $price }₽: doručit { $count }
formula-gain_ruble = +{ $price }₽
formula-swap = { $price }₽: výměna
formula-exchange = { $needed } stejné→{ $count }
formula-barter = { $price }₽: směna 1
formula-activate = využít dílek
formula-gain_recognition = +{ $count }†
formula-prestige_for_rubles = { $price }₽→{ $count }★
formula-prestige_for_materials = { $needed } druhy→{ $count }★
formula-presence = 3 úrovně→{ $count }†

short-ivan-inventory = Inventář
short-ivan-transport = Doručení
short-ivan-construction = Stavba
short-ivan-claim = Zamluvení
short-ivan-recognition = Uznání

label-round = kolo { $number }
label-reserve = zásoba
label-inventory = inventář
label-ornaments = ozd.
label-finished = hot.
label-space-red = čer
label-space-blue = mod
label-space-green = zel
label-space-yellow = žlu
label-space-white-1 = bí-1
label-space-white-2 = bí-2
label-ivan = inventář { $stock }, stavba { $site }

## A piece to look at

piece-card = karta { $place }
piece-die = { $die }
piece-location = políčko { $location }
piece-influence = { $influence_card }
piece-material = { $resource_kind }
piece-banner = { $banner }
piece-space = { $space }

## Asked about a piece

about-round = Kolo { $number }.
about-card-open = Karta { $place } ({ $level }) je dostupná: lze si ji zamluvit.
about-card-waiting = Karta { $place } ({ $level }) čeká, až bude prapor na kartě pod ní.
about-card-claimed = Kartu { $place } ({ $level }) má zamluvenou { $seat }.
about-card-finished = Kartu { $place } ({ $level }) má dokončenou { $seat }.
about-card-needs =
    { $state ->
        [claimed] Ještě jí chybí: { $missing }.
       *[other] K dokončení je potřeba: { $missing }.
    }
about-card-lacks = Ještě jí chybí: { materials }, na druhu nezáleží.
about-card-pays =
    Přinese { $recognition ->
        [one] { $recognition } bod uznání
        [few] { $recognition } body uznání
        [many] { $recognition } bodu uznání
       *[other] { $recognition } bodů uznání
    }{ $price ->
        [0] , ale žádné rubly
       *[other] { " " }a { price }
    }.
about-card-tile = Její dílek vylepšení: { $tile }.
about-tile-gives = Při každé aktivaci dílek přinese { $goods_acc }.
about-tile-gives-die = Při každé aktivaci dílek přinese to, co ukazuje políčko, na kterém stojí { $die }; teď { $goods_acc }.
about-card-undecorated = Je na ní místo pro { $ornament_acc }.
about-card-decorated = Její ozdoba: { $ornament } ({ $seat }).
about-location = Políčko { $location } dává { $amount } { $resource_acc } za každou kostku na něm.
about-dice = Kostky na něm: { $standing }.
about-no-dice = Žádná kostka na něm není.
standing-each = { $die } s hodnotou { $value }
about-die = { $die_cap } stojí na políčku { $location } a ukazuje { $value }: posunula by se na políčko { $goal }.
about-die-yields =
    Přinesla by tam { $goods_acc }: { $dice ->
        [one] { $dice } kostka
        [few] { $dice } kostky
        [many] { $dice } kostky
       *[other] { $dice } kostek
    } × { $each }.
about-die-own = { $seat } může připlatit rubly a posunout ji dál.
about-die-white = Každý může připlatit rubly a posunout ji dál.
about-group = { $influence_card }: karta vlivu u políček { $first } a { $second }.
about-reserve = V zásobě: { $held }.
held-each = { $amount } { $resource }
about-seat =
    { $seat } ({ $colour_hue }): pole { $position } na stupnici, { $prestige ->
        [one] { $prestige } bod prestiže
        [few] { $prestige } body prestiže
        [many] { $prestige } bodu prestiže
       *[other] { $prestige } bodů prestiže
    }, dokončené karty { $cards } / { $most }, k dispozici { $banners ->
        [one] { $banners } prapor
        [few] { $banners } prapory
        [many] { $banners } praporu
       *[other] { $banners } praporů
    }.
about-inventory =
    V inventáři: { $held }; { $free ->
        [0] žádné volné pole
        [one] { $free } volné pole
        [few] { $free } volná pole
        [many] { $free } volného pole
       *[other] { $free } volných polí
    }; { price }.
about-ornaments = Připravené ozdoby: dveře { $door }, klenby { $arch }, kříže { $cross }.
about-space = { $space_capin } nic není; dílek lícem nahoru stojí { price }.
about-space-locked = { $space_capin } čeká zamčená ozdoba ({ $ornament }); dílek lícem nahoru stojí { price }.
about-space-banner = { $space_capin } leží prapor; dílek sem lze umístit, až tu prapor nebude.
about-space-tile = { $space_capin } leží dílek lícem nahoru ({ $tile }).
about-space-hidden = { $space_capin } leží dílek lícem dolů.
about-ivan-card = Jakovlevova karta „{ $ivan_card }“ čeká; patří k ní { $die }.
about-ivan-card-used = Jakovlevova karta „{ $ivan_card }“ je použitá.
about-ivan = Materiál na Jakovlevových kartách: Inventář { $stock }, Stavba { $site }.

about-score =
    { $seat }: prestiž { $marker } na stupnici, { $leftover } za materiál a rubly, { $towers } za věže: celkem { $total ->
        [one] { $total } bod
        [few] { $total } body
        [many] { $total } bodu
       *[other] { $total } bodů
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

brief-event-prestige_traded = vymění prestiž ({ $amount }) za rubly
brief-event-rerolls =
    { $dice ->
        [one] přehodí kostku na políčku { $location }
        [few] přehodí { $dice } kostky na políčku { $location }
        [many] přehodí { $dice } kostky na políčku { $location }
       *[other] přehodí { $dice } kostek na políčku { $location }
    }
brief-event-rolled = { $die } ukazuje { $value }
brief-event-claimed = zamluví si { $place }
brief-event-tile_placed = dílek ({ $tile }) lícem nahoru { $space_into }
brief-event-tile_hidden = dílek ({ $tile }) lícem dolů { $space_into }
brief-event-unlocked = odemkne { $ornament_acc }
brief-event-ornament_lost = přijde o { $ornament_acc }
brief-event-paid = zaplatí { $amount }₽
brief-event-gained =
    { $resource_id ->
        [recognition] obdrží { $amount } { $resource_acc }
       *[other] získá { $amount } { $resource_acc }
    }
brief-event-penalty = ztratí { $amount } { resource-recognition } za { $place }
brief-event-prestige_gained =
    { $amount ->
        [one] obdrží { $amount } bod prestiže
        [few] obdrží { $amount } body prestiže
        [many] obdrží { $amount } bodu prestiže
       *[other] obdrží { $amount } bodů prestiže
    }
brief-event-delivered = doručí { $resource_acc } na { $place }
brief-event-finished = dokončí { $place }
brief-event-decorated = umístí { $ornament_acc } { $gems_with } na { $place }
brief-event-moved = posune { $die_acc } o { steps } na políčko { $location }
brief-event-influenced = { $influence_card }: { $action }
brief-event-gave = vrátí { $amount } { $resource_acc }
brief-event-swapped = vymění žetony na políčkách { $location } a { $other_location }
brief-event-activated = aktivuje dílek ({ $tile }) { $space_in }
brief-event-sixth_card = dokončí šestou kartu: poslední tahy
brief-event-ivan_blocked = { $die } se na políčko { $location } nevejde
brief-event-ivan_stocked = uloží { $amount } { $resource_acc }
brief-event-ivan_transported = přesune { materials } na stavbu
brief-event-ivan_delivered = doručí { materials } na { $place }
brief-event-game_over = konec hry

## Why a hint

reason-marker =
    { $way ->
        [up] uznání nebo prestiž{ reason-size }
       *[down] méně bodů na stupnici{ reason-size }
    }
reason-cards =
    { $way ->
        [up] rychlejší dokončení vlastních karet{ reason-size }
       *[down] pomalejší dokončení vlastních karet{ reason-size }
    }
reason-shares =
    { $way ->
        [up] vyšší přínos na věžích{ reason-size }
       *[down] nižší přínos na věžích{ reason-size }
    }
reason-goods =
    { $way ->
        [up] víc materiálu nebo místa{ reason-size }
       *[down] méně materiálu nebo místa{ reason-size }
    }
reason-money =
    { $way ->
        [up] víc rublů{ reason-size }
       *[down] méně rublů{ reason-size }
    }
reason-tools =
    { $way ->
        [up] lepší dílny{ reason-size }
       *[down] slabší dílny{ reason-size }
    }
reason-danger =
    { $way ->
        [up] menší riziko trestů{ reason-size }
       *[down] větší riziko trestů{ reason-size }
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
    Barvy    ▲ červená  ■ modrá  ● zelená  ◆ žlutá  ○ bílá
    Zdroje   { sign-wood } dřevo  { sign-brick } cihla  { sign-stone } kámen  { sign-gold } zlato
             { sign-green_gem } smaragd (zelený)  { sign-purple_gem } ametyst (fialový)
             † uznání  ★ prestiž  ₽ rubly
    Tržiště  Políčka 1–8 po směru hodinových ručiček; zdroj za každou kostku.
             Dvě sousední mají společnou kartu vlivu: ↯ jednou, ∞ kolikrát chcete.
    Karta    › ddc  2†1₽ [z]  dostupná (›), chce 2 dřeva a 1 cihlu, přinese
             2 body uznání a 1 rubl, má dílek vylepšení se zlatem.
             ▲ ▪▪c  2†1₽      patří červenému, 2 kusy tu leží, chybí 1 cihla.
             ▐▒▒ ▲ Π■ ▒▒▌     dokončená červeným, s ozdobou modrého.
    Dílky    [z] materiál  [{ sign-any }] jakýkoliv materiál  [₽] rubly  [†] uznání
             { "[" }▲] to, co ukazuje políčko červené kostky, jednou
    Hráči    † ★ počítadlo na stupnici; ozdoby: Π dveře  ∩ klenba  ╋ kříž
             { "[" }dc···▲▲▲▲]▲▲  inventář: · volné pole, ▲ prapor; dál náhradní
             ▲2₽ prázdná dílna a její cena  ▲[z] dílek  ▲[×] dílek lícem dolů
             ▲3Π ozdoba k odemčení
    Otázky   ? b2  ? claim b2  ? 5  ? die green  ? artisans  ? seat 0  ? score  ? RC-C2

## On the browser's table

web-can = Můžete to vybrat.
web-own = vy
web-cathedral = Katedrála
web-market = Tržiště
web-panes = Katedrála, nebo tržiště
web-others = Ostatní hráči
web-board = Deska: { $seat }
web-tower = Věž { $tower }
web-track = Stupnice. { $markers }
web-marker = { $seat }: pole { $position }, prestiž { $prestige }.
web-card = { $place }, { $level }
web-prestige = prestiž
web-recognition = uznání
web-rubles = rubly
web-finished = dokončeno { $cards } ze 6 karet
web-inventory = Inventář
web-held = { $held } / { $slots }
web-slot = 1 { $resource } v inventáři.
web-slot-blocked = Toto pole v inventáři zabírá prapor.
web-beside =
    { $count ->
        [one] náhradní prapor
        [few] náhradní prapory
        [many] náhradního praporu
       *[other] náhradních praporů
    }
web-beside-count = { $count } { web-beside }.
web-deliveries =
    { $deliveries ->
        [one] můžete doručit ještě { $deliveries } kus
        [few] můžete doručit ještě { $deliveries } kusy
        [many] můžete doručit ještě { $deliveries } kusu
       *[other] můžete doručit ještě { $deliveries } kusů
    }
web-reserve = Zásoba
web-reserve-kind = { $amount } { $resource } v zásobě.
web-workshop = Dílny
web-ornaments = Ozdoby
web-ornament-ready = Připraveno: { $ornament }.
web-ornament-placed = Umístěno: { $ornament }.
web-ornament-locked = Zamčeno: { $ornament }. Dílek lícem nahoru v této dílně ozdobu odemkne, lícem dolů o ni přijdete.
web-ornament-unlocked = Odemčeno tady: { $ornament }.
web-ornament-lost = Ztraceno: { $ornament }. V této dílně leží dílek lícem dolů.
web-trade = Ztratit 1 bod prestiže a získat 2 rubly
web-reroll = Ztratit 1 bod prestiže a přehodit kostky na jednom políčku
web-location = Políčko { $location }.
web-die = { $die_cap }.
web-lacks = Chybí vám: { $missing }.
web-or = nebo
web-architect = architekt
web-ivan-row = Jeho řada, shora dolů
web-ivan-does = { $ivan_card }: { $does }.
web-ivan-inventory = 4 kusy toho, čeho je nejvíc
web-ivan-transport = vše na kartu Stavba
web-ivan-construction = staví zleva doprava
web-ivan-claim = nad některou z vašich
web-ivan-recognition = 4 body uznání
web-scoring-table = Závěrečné bodování
web-scoring-marker = Počítadlo
web-scoring-leftover = Zbylé zdroje
web-scoring-total = Prestiž
web-tower-value = hodnota { $value }
web-tower-tied = remíza dvou hráčů nic nevynáší
web-shares =
    { $share ->
        [0] bez přínosu
        [one] přínos { $share }
        [few] přínos { $share }
        [many] přínos { $share }
       *[other] přínos { $share }
    }

## Options, questions and moves in few words, for buttons beside a drawing

short-option-board = Desky
short-board-basic = Základní
short-board-advanced = Pokročilá
short-option-first_game = Karty vlivu
short-first_game-yes = První hra
short-first_game-no = Náhodně

short-step-turn = Vaše základní akce
short-step-end_turn = Ukončíte tah?
short-step-banner = Který prapor?
short-step-space = Kam s dílkem?
short-step-face = Lícem nahoru, nebo dolů?
short-step-deliver = Co doručíte?
short-step-gems = Které šperky?
short-step-walk = Jak daleko?
short-step-market = Zdroje, vliv, dílny
short-step-gain = Kolik?
short-step-get = Který materiál?
short-step-use = Využití karty vlivu
short-step-swap = Za který žeton?
short-step-discard = Který materiál odhodit?
short-step-ivan_claims = Jakovlev si zamlouvá: volíte vy
short-step-ivan_decorates = Jakovlev zdobí: volíte vy

short-move-claim = Zamluvit { $place }
short-move-claim-for-ivan = Jakovlev: zamluvit { $place }
short-move-build = Stavět
short-move-die = { $die_cap } na { $location }
short-move-die-further = { $die_cap } na { $location } či dál
short-move-trade = { price } za 1 bod prestiže
short-move-reroll = Přehodit na políčku { $location }
short-move-end = Ukončit tah
short-move-end-leaving = Ukončit a nevzít si { $goods_acc }
short-move-banner = { $banner }
short-move-space = { price }
short-move-space-ornament = { price }, { $ornament }
short-move-space-down = Jen lícem dolů ({ price })
short-move-space-down-ornament = Jen lícem dolů ({ price }): přijdete o { $ornament_acc }
short-move-up = Lícem nahoru, { price }
short-move-up-ornament = Lícem nahoru, { price }: odemkne { $ornament_acc }
short-move-down = Lícem dolů
short-move-down-ornament = Lícem dolů: přijdete o { $ornament_acc }
short-move-lay = { $resource } na { $place }
short-move-lay-finish = { $resource } na { $place }, dokončit
short-move-decorate = { $ornament_cap } na { $place }
short-move-decorate-for-ivan = { $ornament_cap } na { $place }
short-move-gems = { $gems }: prestiž +{ $prestige }
short-move-gems-none = žádný šperk
short-move-stop = Skončit
short-move-more = na { $location } za { price }
short-move-more-none = na { $location }
short-move-take =
    { $resource_id ->
        [recognition] Obdržet { $amount } { $resource_acc }
       *[other] Vzít si { $amount } { $resource_acc }
    }
short-move-take-nothing = Nic si nevzít
short-move-use = nejvýše { $amount } { $resource }
short-move-use-any = jakýkoliv materiál
short-move-influence-sell =
    { $mark_id ->
        [lightning] Prodat 1 za { price }
       *[other] Prodat po { price.each }
    }
short-move-influence-buy =
    { $mark_id ->
        [lightning] Koupit 1 za { price }
       *[other] Koupit po { price.each }
    }
short-move-influence-deliver = Doručit { $count } za { price }
short-move-influence-gain_ruble = Získat { price }
short-move-influence-swap = Vyměnit žetony za { price }
short-move-influence-exchange =
    { $needed ->
        [one] { $needed } za { $count }
        [few] { $needed } stejné za { $count }
        [many] { $needed } stejného za { $count }
       *[other] { $needed } stejných za { $count }
    }
short-move-influence-barter = { price } a 1 za jiný
short-move-influence-activate = Aktivovat dílek
short-move-influence-gain_recognition = uznání +{ $count }
short-move-influence-prestige_for_rubles = prestiž +{ $count } za { price }
short-move-influence-prestige_for_materials =
    { $needed ->
        [one] prestiž +{ $count } za { $needed } druh
        [few] prestiž +{ $count } za { $needed } druhy
        [many] prestiž +{ $count } za { $needed } druhu
       *[other] prestiž +{ $count } za { $needed } druhů
    }
short-move-influence-presence = uznání +{ $count }
short-move-sell = Prodat { $resource_acc }, { price }
short-move-buy = Koupit { $resource_acc }, { price }
short-move-give-exchange = { $amount } { $resource } za { $count }
short-move-give-barter = { $resource } a { price }
short-move-give-prestige_for_materials = { $resource }
short-move-get = { $resource }
short-move-swap = Políčko { $location }
short-move-swap-with = Políčko { $location }
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

family-claim = Zamluvit
family-die = Tržiště
family-reroll = Přehodit
family-lay = Doručit
family-decorate = Vyzdobit
family-gems = Šperky
family-more = Posun
family-take = Vzít si
family-influence = Vliv
family-use = Dílny
family-sell = Prodat
family-buy = Koupit
family-give = Dát
family-get = Vzít si
family-swap = Výměna

## What is wrong with a file of pieces

pieces-order-of-dice = kostky mají být v tomto pořadí: { $names }
pieces-last-space = posledním polem prestiže musí být { $last }
pieces-second-time = { $tile }: je na součástech { $pieces }, má být jen na jedné
pieces-second-first-game = karty { $pieces } skupiny { $influence_card } jsou pro první hru; v každé skupině má být jedna
pieces-no-first-game = žádná karta skupiny { $influence_card } není pro první hru; v každé skupině má být jedna
pieces-only-lightning = „{ $action }“ má symbol nekonečna, povolen je jen blesk (jednou)
pieces-endless-turn = cena v rublech za tolik prestiže ({ $count }) musí být vyšší než { $rubles }: tolik vrátí její výměna, takže by tah nikdy neskončil
pieces-no-material = není uveden žádný materiál
pieces-towers = karet ve všech věžích je { $found }, má jich být { $expected }
pieces-card-costs = materiálů v ceně karty je { $found }, mají být 3 nebo 4
pieces-ornaments = mají tu být 1 zdobené dveře, 2 zdobené klenby a 1 ozdobný kříž
pieces-earlier-tile = { $tile }: dílky { $pieces } dávají různá množství, { $expected } a { $found }; mají dávat stejně
pieces-marked-dice = čeká se jeden označený dílek se symbolem kostky od každé barvy
pieces-unmarked = dílků bez označení je { $found }, má jich být aspoň { $expected }

## A file of pieces to fill in, and what to look at on each kind of piece

pieces-look-inventory = Pole v inventáři hráče, včetně těch pod prapory.
pieces-look-reserve = Kolik kusů každého zdroje je v krabici. Spočítejte je.
pieces-look-coins = Kolik rublů dají dohromady mince z krabice. Sečtěte je.
pieces-look-track = Bodovací stupnice: pole uznání, u kterých je pole prestiže, od prvního po poslední, což je 80.
pieces-look-resource_tile = Žetony zdrojů kolem tržiště: co který dává za kostku a kolik (1 nebo 2).
pieces-look-influence_card = Karty uprostřed tržiště, po třech z každé skupiny v tomto pořadí. U obou akcí: která to je, zda má symbol blesku, nebo nekonečna, kolik rublů stojí nebo dává, kolikrát a které materiály ukazuje (any, když žádné). Jedna karta z každé skupiny je pro první hru.
pieces-see-influence_card = Karty uprostřed tržiště, po třech z každé skupiny. U obou akcí: která to je, zda má symbol blesku (jednou), nebo nekonečna (kolikrát chcete), kolik rublů, kolik kusů a které materiály ukazuje. Jedna karta z každé skupiny je pro první hru.
pieces-look-blueprint = Karty plánů, po třech pro každý počet hráčů: kolik karet na výšku má každá věž, zleva doprava.
pieces-look-base = Nejnižší karty věží: jen materiály, které karta ukazuje (wood, brick, stone, gold, green_gem, purple_gem; celkem 3 nebo 4), její uznání a rubly.
pieces-see-base = Nejnižší karty věží: materiály, které karta ukazuje (celkem 3 nebo 4), její uznání a rubly.
pieces-look-middle = Karty mezi základnou a kupolí; vyplňte je stejně jako základny.
pieces-look-dome = Nejvyšší karty věží; vyplňte je stejně jako základny.
pieces-look-workshop_tile = Malé dílky vylepšení: co který dává (kostku určité barvy, materiál, any, rubly nebo uznání) a kolik; marked = true, je-li na něm 3+.
pieces-see-workshop_tile = Malé dílky vylepšení: co který dává, kolik a zda je na něm 3+.
pieces-look-board = Desky hráčů: cena každé dílny na základní straně a která ozdoba leží v každé barevné dílně na pokročilé straně.

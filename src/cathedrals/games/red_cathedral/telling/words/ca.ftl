# The words of The Red Cathedral.
#
# An argument that names a piece is said by that piece's own words: `resource` "wood" by `resource-wood`,
# with $amount for the plural. A name that ends in a number ("base-3") is said by the words without it and $number.
# $seat is a player's name.
#
# Forms: kind gènere sense número («fusta i maons»), one singular («cap maó»), the amb article («el dau vermell»),
# of amb la preposició («de Vermell», «del dau vermell»), cap amb article i majúscula, at lloc («a l’espai vermell»),
# with «amb 1 joia verda».

game-title = The Red Cathedral
solo-opponent = Ivan
solo-how = En solitari jugues contra Ivan, l’arquitecte: cada torn, una carta de la seva fila diu què fa.
solo-play = En solitari contra Ivan

## Options

option-board = Taulers de taller
board-basic = costat bàsic
board-advanced = costat avançat
option-first_game = Primera partida
first_game-yes = les quatre cartes d’influència per a la primera partida
first_game-no = quatre cartes d’influència a l’atzar
option-colours = Colors segons el seient

## Counted nouns

price =
    { $price ->
        [one] { $price } ruble
       *[other] { $price } rubles
    }
steps =
    { $steps ->
        [one] { $steps } localització
       *[other] { $steps } localitzacions
    }
dice =
    { $dice ->
        [one] { $dice } dau
       *[other] { $dice } daus
    }
materials =
    { $amount ->
        [one] { $amount } material
       *[other] { $amount } materials
    }
slots =
    { $slots ->
        [0] no tens cap espai lliure
        [one] només tens { $slots } espai lliure
       *[other] només tens { $slots } espais lliures
    }
deliveries =
    { $deliveries ->
        [0] no te’n queda cap
        [one] només te’n queda { $deliveries }
       *[other] només te’n queden { $deliveries }
    }

## Pieces

resource-wood =
    { $amount ->
        [one] fusta
       *[other] fustes
    }
    .one = fusta
    .kind = fusta
resource-brick =
    { $amount ->
        [one] maó
       *[other] maons
    }
    .one = maó
    .kind = maons
resource-stone =
    { $amount ->
        [one] pedra
       *[other] pedres
    }
    .one = pedra
    .kind = pedra
resource-gold =
    { $amount ->
        [one] or
       *[other] d’or
    }
    .one = or
    .kind = or
resource-green_gem =
    { $amount ->
        [one] joia verda
       *[other] joies verdes
    }
    .one = joia verda
    .kind = joies verdes
resource-purple_gem =
    { $amount ->
        [one] joia lila
       *[other] joies liles
    }
    .one = joia lila
    .kind = joies liles
resource-rubles =
    { $amount ->
        [one] ruble
       *[other] rubles
    }
    .one = ruble
    .kind = rubles
resource-recognition =
    { $amount ->
        [one] punt de reconeixement
       *[other] punts de reconeixement
    }
    .one = punt de reconeixement
    .kind = reconeixement
resource-any =
    { $amount ->
        [one] material adequat
       *[other] materials adequats
    }
    .one = material adequat
    .kind = materials adequats
missing-each = { $amount } { $resource }
goods-each =
    { $resource_id ->
        [any] 1 material qualsevol
       *[other] { $amount } { $resource }
    }
pictured-each = { $resource_kind }
pictured-any = qualsevol material

die-red = dau vermell
    .the = el dau vermell
    .of = del dau vermell
    .cap = El dau vermell
die-blue = dau blau
    .the = el dau blau
    .of = del dau blau
    .cap = El dau blau
die-green = dau verd
    .the = el dau verd
    .of = del dau verd
    .cap = El dau verd
die-yellow = dau groc
    .the = el dau groc
    .of = del dau groc
    .cap = El dau groc
die-white = dau blanc
    .the = el dau blanc
    .of = del dau blanc
    .cap = El dau blanc

colour-red = Vermell
    .of = de Vermell
colour-blue = Blau
    .of = de Blau
colour-green = Verd
    .of = de Verd
colour-yellow = Groc
    .of = de Groc
colour-nobody = ningú
    .of = de ningú

tile-die-red = dau vermell
tile-die-blue = dau blau
tile-die-green = dau verd
tile-die-yellow = dau groc
tile-die-white = dau blanc
tile-wood = fusta
tile-brick = maó
tile-stone = pedra
tile-gold = or
tile-green_gem = joia verda
tile-purple_gem = joia lila
tile-any = material qualsevol
tile-rubles = rubles
tile-recognition = reconeixement

space-red = l’espai vermell del taller
    .at = a l’espai vermell del taller
    .of = de l’espai vermell del taller
    .cap = A l’espai vermell del taller
space-blue = l’espai blau del taller
    .at = a l’espai blau del taller
    .of = de l’espai blau del taller
    .cap = A l’espai blau del taller
space-green = l’espai verd del taller
    .at = a l’espai verd del taller
    .of = de l’espai verd del taller
    .cap = A l’espai verd del taller
space-yellow = l’espai groc del taller
    .at = a l’espai groc del taller
    .of = de l’espai groc del taller
    .cap = A l’espai groc del taller
space-white-1 = el primer espai del dau blanc
    .at = al primer espai del dau blanc
    .of = del primer espai del dau blanc
    .cap = Al primer espai del dau blanc
space-white-2 = el segon espai del dau blanc
    .at = al segon espai del dau blanc
    .of = del segon espai del dau blanc
    .cap = Al segon espai del dau blanc
space-any = qualsevol espai del taller
    .at = a cap espai del taller
    .of = de cap espai del taller
    .cap = A qualsevol espai del taller

banner-inventory = bandera de propietat de l’inventari
    .a = una bandera de propietat de l’inventari
    .at = a l’inventari
banner-beside = bandera de propietat de recanvi
    .a = una bandera de propietat de recanvi
    .at = de recanvi
banner-white-1 = bandera de propietat del primer espai del dau blanc
    .a = la bandera de propietat del primer espai del dau blanc
    .at = al primer espai del dau blanc
banner-white-2 = bandera de propietat del segon espai del dau blanc
    .a = la bandera de propietat del segon espai del dau blanc
    .at = al segon espai del dau blanc

ornament-door = una porta
ornament-arch = un arc
ornament-cross = una creu

gems-none = cap joia
    .with = sense joies
gems-green = 1 joia verda
    .with = amb 1 joia verda
gems-purple = 1 joia lila
    .with = amb 1 joia lila
gems-green-green = 2 joies verdes
    .with = amb 2 joies verdes
gems-purple-purple = 2 joies liles
    .with = amb 2 joies liles
gems-green-purple = 1 joia verda i 1 joia lila
    .with = amb 1 joia verda i 1 joia lila

level-base = base
level-middle = secció intermèdia
level-dome = cúpula
lacking-each = una { $level }

card-base = base { $number }
card-middle = secció intermèdia { $number }
card-dome = cúpula { $number }

influence_card-artisans = Gremi d’artesans
influence_card-carters = Gremi de carreters
influence_card-merchants = Gremi de comerciants
influence_card-clergy = Clericat

mark-lightning = una vegada
mark-infinity = tantes vegades com vulguis

action-sell = vendre materials
action-buy = comprar materials
action-deliver = enviar pagant rubles
action-gain_ruble = obtenir rubles
action-swap = intercanviar de lloc dues llosetes de recursos
action-exchange = canviar materials iguals
action-barter = canviar 1 material pagant rubles
action-activate = activar una lloseta del taller
action-gain_recognition = obtenir reconeixement
action-prestige_for_rubles = prestigi per rubles
action-prestige_for_materials = prestigi per materials diferents
action-presence = reconeixement per tenir acabades una base, una secció intermèdia i una cúpula

ivan_card-inventory = Inventari
ivan_card-transport = Transport
ivan_card-construction = Construcció
ivan_card-claim = Reclamar una part de la catedral
ivan_card-recognition = Reconeixement

wish-above = una carta situada just a sobre d’una de les teves
wish-base = una base

# The list of pieces, as its owner types it in

kind-inventory = Inventari
kind-reserve = Reserva general
kind-coins = Monedes
kind-track = Marcador de puntuació
kind-resource_tile = Llosetes de recursos
kind-influence_card = Cartes d’influència
kind-blueprint = Cartes de plànol
kind-base = Bases
kind-middle = Seccions intermèdies
kind-dome = Cúpules
kind-workshop_tile = Llosetes de taller
kind-board = Taulers de taller

field-slots = Espais
field-players = per a { $amount } jugadors
field-prestige_spaces = Caselles de prestigi
field-gives = Dona
field-amount = Quantitat
field-first_game = Per a la primera partida
field-actions = Acció
field-action = Què fa
field-materials = Materials
field-count = Quants
field-rubles-paid = Rubles que pagues
field-rubles-had = Rubles que obtens
field-materials-sold = Materials que pots vendre
field-materials-bought = Materials que pots comprar
field-count-delivered = Materials que envies
field-count-had = Materials que obtens
field-count-recognition = Reconeixement que obtens
field-count-prestige = Prestigi que obtens
given-exchange = Materials iguals que dones
given-prestige_for_materials = Materials diferents que dones
field-mark = Quantes vegades
field-towers = Torre
field-marked = Marcada 3+
field-prices = Preus
field-ornaments = Ornaments
field-white_1 = Primer blanc
field-white_2 = Segon blanc

## Questions

step-turn = Tria la teva acció bàsica: reclama una carta, construeix o mou un dau al mercat.
step-end_turn = Acabes el torn?
step-banner = Quina bandera de propietat agafes?
step-space = En quin espai del taller poses la lloseta?
step-face = Poses la lloseta cap per amunt o cap per avall?
step-deliver = Què envies?
step-gems = Quines joies incrustes a l’ornament?
step-walk = Fins on mous el dau?
step-market = Agafa recursos, fes servir la influència, activa una lloseta del taller o acaba el torn.
step-gain = Quant n’agafes?
step-get = Quin material agafes?
step-use = Com fas servir la carta d’influència?
step-swap = Amb quina lloseta de recursos la intercanvies?
step-discard = Quin material diferent descartes ara?

step-first_seat = Qui comença?
step-resource_tile = Quina és la següent lloseta de recursos?
step-influence_card = Quina és la següent carta d’influència?
step-blueprint = Quina carta de plànol surt?
step-cathedral_card = Quina és la següent carta de catedral?
step-workshop_tile = Quina és la següent lloseta de taller?
step-place_die = Quin és el dau següent?
step-roll = Què mostra el dau?

step-ivan_card = Quina és la següent carta d’Ivan?
step-ivan_tile = Quina lloseta amb un dau va a la següent carta d’Ivan?
step-ivan_claims = Quina carta reclama Ivan?
step-ivan_decorates = En quina carta col·loca Ivan un ornament?
step-ivan_turn = Comença el torn d’Ivan.
step-ivan_moves = Ivan mou un dau.
step-ivan_acts = Ivan fa el que diu la seva carta.
step-next_turn = A qui toca ara?
step-ivan_starts = Ivan reclama la seva primera carta.

## Moves

move-claim = Reclamar la carta { $place } (lloseta de taller: { $tile })
move-claim-for-ivan = Ivan reclama la carta { $place } (lloseta de taller: { $tile })
move-build = Construir
move-die = Moure { $die_the } { steps }, fins a la localització { $location }
move-die-further = Moure { $die_the } { steps }, fins a la localització { $location }, o més enllà pagant rubles
move-trade = Perdre 1 punt de prestigi i obtenir { price }
move-reroll =
    { $dice ->
        [one] Perdre 1 punt de prestigi i tornar a tirar el dau de la localització { $location }
       *[other] Perdre 1 punt de prestigi i tornar a tirar els { dice } de la localització { $location }
    }
move-end = Acabar el torn
move-end-leaving = Acabar el torn sense agafar { $goods }

move-banner = Agafar { $banner_a }
move-space = Posar la lloseta { $space_at } (cap per amunt: { price })
move-space-ornament = Posar la lloseta { $space_at } (cap per amunt: { price }, desbloqueja { $ornament })
move-space-down = Posar la lloseta cap per avall { $space_at }; cap per amunt costaria { price }
move-space-down-ornament = Posar la lloseta cap per avall { $space_at } i perdre { $ornament } per a la resta de la partida; cap per amunt costaria { price }
move-up = Posar la lloseta ({ $tile }) cap per amunt { $space_at } per { price }
move-up-ornament = Posar la lloseta ({ $tile }) cap per amunt { $space_at } per { price } i desbloquejar { $ornament }
move-down = Posar la lloseta ({ $tile }) cap per avall { $space_at }
move-down-ornament = Posar la lloseta ({ $tile }) cap per avall { $space_at } i perdre { $ornament } per a la resta de la partida

move-lay = Enviar 1 { $resource } a la carta { $place }
move-lay-finish = Enviar 1 { $resource } a la carta { $place } i completar-la
move-decorate = Col·locar { $ornament } a la carta { $place } per 1 { $resource }
move-decorate-for-ivan = Ivan col·loca { $ornament } a la carta { $place }
move-gems =
    { $prestige ->
        [one] Incrustar { $gems } per obtenir { $prestige } punt de prestigi
       *[other] Incrustar { $gems } per obtenir { $prestige } punts de prestigi
    }
move-gems-none = No incrustar cap joia
move-stop = Deixar-ho aquí

move-more = Pagar { price } i moure { $die_the } { steps }, fins a la localització { $location }
move-more-none = Moure { $die_the } { steps }, fins a la localització { $location }
move-take =
    { $resource_id ->
        [recognition] Obtenir { $amount } { $resource }
       *[other] Agafar { $amount } { $resource }
    }
move-take-nothing = No agafar res
move-use = Activar la lloseta ({ $tile }) { $space_of }: com a molt { $amount } { $resource }
move-use-any = Activar la lloseta ({ $tile }) { $space_of }

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
        [lightning] vendre { $pictured } per { price }
       *[other] vendre { $pictured } per { price } la peça
    }
does-buy =
    { $mark_id ->
        [lightning] comprar { $pictured } per { price }
       *[other] comprar { $pictured } per { price } la peça
    }
does-deliver =
    { $count ->
        [one] pagar { price } i enviar { $count } material
       *[other] pagar { price } i enviar fins a { $count } materials
    }
does-gain_ruble = obtenir { price }
does-swap = pagar { price } i intercanviar de lloc dues llosetes de recursos
does-exchange = canviar { $needed ->
        [one] { $needed } material
       *[other] { $needed } materials iguals
    } per { $count } de qualsevol tipus
does-barter = canviar { price } i 1 material per 1 de diferent
does-activate = activar una lloseta del taller
does-gain_recognition = obtenir { $count ->
        [one] { $count } punt de reconeixement
       *[other] { $count } punts de reconeixement
    }
does-prestige_for_rubles = pagar { price } i obtenir { $count ->
        [one] { $count } punt de prestigi
       *[other] { $count } punts de prestigi
    }
does-prestige_for_materials = descartar { $needed ->
        [one] { $needed } material
       *[other] { $needed } materials diferents
    } i obtenir { $count ->
        [one] { $count } punt de prestigi
       *[other] { $count } punts de prestigi
    }
does-presence = obtenir { $count ->
        [one] { $count } punt de reconeixement
       *[other] { $count } punts de reconeixement
    } per tenir acabades una base, una secció intermèdia i una cúpula

move-sell = Vendre 1 { $resource } per { price }
move-buy = Comprar 1 { $resource } per { price }
move-give-exchange = Canviar { $amount } { $resource } per { $count ->
        [one] { $count } material qualsevol
       *[other] { $count } materials qualssevol
    }
move-give-barter = Canviar { price } i 1 { $resource } per 1 material diferent
move-give-prestige_for_materials = Descartar 1 { $resource }
move-get = Agafar 1 { $resource }
move-swap = Intercanviar la lloseta de la localització { $location } ({ $resource_kind })
move-swap-with = Intercanviar la lloseta de la localització { $other_location } amb la de la localització { $location } ({ $resource_kind })

move-first = Comença { $seat }
move-lay-tile = Posar la lloseta de recursos: { $resource_kind }
move-lay-influence = Posar la carta d’influència: { $influence_card }
move-lay-blueprint = Treure la carta de plànol { $number }
move-lay-card = Posar la carta: { $card }
move-lay-workshop = Posar la lloseta de taller: { $tile }
move-place-die = Posar { $die_the }
move-roll = { $die_cap } mostra un { $value }
move-lay-ivan = Posar la carta d’Ivan: { $ivan_card }
move-lay-ivan-tile = Posar la lloseta { $die_of }
move-go-on = Continuar

## Events

event-starts = Comença { $seat }.
event-resource_tile_laid = A la localització { $location } hi va una lloseta de recursos: { $resource_kind }.
event-influence_card_laid = Al quadrant { $quadrant } hi va una carta d’influència: { $influence_card }.
event-blueprint_chosen = Surt la carta de plànol { $number }.
event-card_laid = Al lloc { $place } hi va una carta: { $card }.
event-workshop_tile_laid = A la carta { $place } hi va una lloseta de taller: { $tile }.
event-die_placed = { $die_cap } comença a la localització { $location }.
event-rolled = { $die_cap } mostra un { $value }.
event-turn_begins = Juga { $seat }.
event-prestige_traded =
    { $amount ->
        [one] { $seat } perd { $amount } punt de prestigi.
       *[other] { $seat } perd { $amount } punts de prestigi.
    }
event-rerolls =
    { $dice ->
        [one] { $seat } torna a tirar el dau de la localització { $location }.
       *[other] { $seat } torna a tirar els { $dice } daus de la localització { $location }.
    }
event-claimed = { $seat } reclama la carta { $place } amb { $banner_a }.
event-tile_placed = { $seat } posa la lloseta de taller ({ $tile }) cap per amunt { $space_at }.
event-tile_hidden = { $seat } posa la lloseta de taller ({ $tile }) cap per avall { $space_at }.
event-unlocked = { $seat } desbloqueja { $ornament }.
event-ornament_lost = { $seat } perd { $ornament } per a la resta de la partida.
event-paid = { $seat } paga { $amount } { resource-rubles }.
event-gained = { $seat } obté { $amount } { $resource }.
event-penalty = { $seat } perd { $amount } { resource-recognition } per la carta { $place }, encara sense acabar.
event-prestige_gained =
    { $amount ->
        [one] { $seat } obté { $amount } punt de prestigi.
       *[other] { $seat } obté { $amount } punts de prestigi.
    }
event-delivered = { $seat } envia 1 { $resource } a la carta { $place }.
event-finished = { $seat } completa la carta { $place }.
event-decorated = { $seat } col·loca { $ornament } { $gems_with } a la carta { $place }.
event-moved = { $seat } mou { $die_the } { steps }, fins a la localització { $location }.
event-influenced = { $influence_card }: { $seat } tria «{ $action }».
event-gave = { $seat } torna { $amount } { $resource } a la reserva general.
event-swapped = { $seat } intercanvia de lloc les llosetes de recursos de les localitzacions { $location } i { $other_location }.
event-activated = { $seat } activa la lloseta ({ $tile }) { $space_of }.
event-sixth_card = { $seat } completa la sisena carta de catedral; últims torns per als altres.
event-ivan_card_laid = La carta { $number } d’Ivan és «{ $ivan_card }».
event-ivan_tile_laid = A la carta «{ $ivan_card }» d’Ivan hi va la lloseta { $die_of }.
event-ivan_blocked = Ivan no pot moure { $die_the }: la localització { $location } és plena.
event-ivan_stocked = Ivan posa { $amount } { $resource } a la carta «Inventari».
event-ivan_transported = Ivan passa { materials } a la carta «Construcció».
event-ivan_delivered = Ivan envia { materials } a la carta { $place }.
event-game_over = La partida s’ha acabat: { $ending }.

ending-sixth_card = s’ha completat la sisena carta i s’han jugat els últims torns
ending-round_limit = s’ha jugat l’última ronda

## Why not

refusal-another-question = Ara no et pregunten això: { $step }
refusal-not-left = «{ $move }» ara no pot sortir: { $step }

refusal-no-prestige-to-trade = No pots canviar prestigi per rubles: no hi ha cap casella de punts de prestigi darrere del teu comptador.
refusal-no-prestige-to-reroll = No pots tornar a tirar els daus a canvi de prestigi: no hi ha cap casella de punts de prestigi darrere del teu comptador.
refusal-already-rerolled = En aquest torn ja has tornat a tirar els daus a canvi de prestigi.
refusal-no-die-there = A la localització { $location } no hi ha cap dau per tirar.

refusal-no-banner = No et queda cap bandera de propietat per reclamar una carta.
refusal-no-such-banner = No tens cap bandera de propietat { $banner_at }; agafa’n una altra.
refusal-no-card-there = En aquesta catedral no hi ha cap carta { $place }.
refusal-already-claimed = La carta { $place } ja té una bandera de propietat { $colour_of }.
refusal-no-banner-below = La carta { $place } encara no està disponible: la carta de sota, { $below }, no té cap bandera de propietat.
refusal-space-taken = Ja hi ha una lloseta { $space_at }; tria un espai buit.
refusal-white-blocked = Encara hi ha una bandera de propietat teva { $space_at }; reclama una carta amb aquesta bandera per alliberar-lo.
refusal-rubles-for-space =
    Posar una lloseta cap per amunt { $space_at } costa { price } { $rubles ->
        [0] i no en tens cap
       *[other] i només en tens { $rubles }
    }; cap per avall és de franc.

refusal-nothing-to-deliver = No tens cap material que necessiti una carta teva o un ornament.
refusal-deliver-first = Envia almenys 1 material abans de deixar-ho.
refusal-not-held =
    { $resource_id ->
        [wood] No tens { $resource_one }.
        [gold] No tens { $resource_one }.
       *[other] No tens cap { $resource_one }.
    }
refusal-not-your-banner =
    { $colour_id ->
        [nobody] Envia materials a una carta amb la teva bandera de propietat; la carta { $place } no en té cap.
       *[other] Envia materials a una carta amb la teva bandera de propietat; la carta { $place } és { $colour_of }.
    }
refusal-card-finished = La carta { $place } ja està acabada.
refusal-not-needed = La carta { $place } ara no necessita { $resource_kind }; encara necessita { $missing }.
refusal-not-finished = Només es pot adornar una carta acabada, i la carta { $place } encara no ho està.
refusal-has-ornament = La carta { $place } ja té un ornament { $colour_of }.
refusal-no-ornament = A la carta { $place } hi va { $ornament }, i no en tens cap de disponible.
refusal-ornament-material = Necessites 1 { $resource } per col·locar { $ornament } i no en tens.
refusal-no-gem = Necessites { $gems }; tens { $green ->
        [one] { $green } joia verda
       *[other] { $green } joies verdes
    } i { $purple ->
        [one] { $purple } joia lila
       *[other] { $purple } joies liles
    }.
refusal-too-many-gems = Cada joia és un enviament, i { deliveries }.

refusal-not-your-die = Només el dau blanc i el del teu color poden avançar localitzacions de més; { $die_the } no.
refusal-rubles-for-steps =
    Aquestes localitzacions de més costen { price } { $rubles ->
        [0] i no en tens cap
       *[other] i només en tens { $rubles }
    }.
refusal-fourth-die = A la localització { $location }, { $die_the } seria el quart dau, i n’hi caben tres com a màxim.
refusal-already-taken = En aquest torn ja has agafat recursos.
refusal-already-influenced = En aquest torn ja has fet servir la influència.
refusal-already-activated = En aquest torn ja has activat una lloseta del taller.
refusal-shows-less = Amb { dice }, la localització { $location } només dona { $amount } { $resource }.
refusal-reserve-lacks =
    { $amount ->
        [0] { $resource_id ->
            [wood] A la reserva general ja no hi queda { $resource_one }.
            [gold] A la reserva general ja no hi queda { $resource_one }.
           *[other] A la reserva general ja no hi queda cap { $resource_one }.
        }
       *[other] La reserva general només té { $amount } { $resource }.
    }
refusal-no-free-slot = A l’inventari { slots }.
refusal-no-tile = No hi ha cap lloseta que puguis activar { $space_at }.
refusal-tile-face-down = La lloseta { $space_of } està cap per avall i no es pot activar mai.
refusal-other-colour = Has mogut { $die_the }, que no activa { $space }.
refusal-nothing-to-gain = La lloseta ({ $tile }) { $space_of } ara no dona res: no tens cap espai lliure o no en queda a la reserva general.
refusal-gains-less = La lloseta només et dona { $amount } { $resource }.
refusal-must-gain = Agafa’n almenys 1.

refusal-not-pictured = Aquesta acció només és per a: { $pictured }.
refusal-nothing-to-give = No tens res per donar; aquesta acció demana: { $pictured }.
refusal-rubles-for-action =
    Aquesta acció costa { price } { $rubles ->
        [0] i no en tens cap
       *[other] i només en tens { $rubles }
    }.
refusal-too-few-identical = Per a aquesta acció necessites { $needed } materials iguals.
refusal-same-kind = Has donat 1 { $resource }; agafa un material diferent.
refusal-too-few-kinds =
    Necessites { $needed } materials diferents { $kinds ->
        [0] i no en tens cap
       *[other] i només en tens { $kinds }
    }.
refusal-given-already = Ja has descartat 1 { $resource }; tria un material diferent.
refusal-not-present = Encara et cal acabar { $lacking }.
refusal-use-first = Fes servir l’acció almenys una vegada abans de deixar-ho.
refusal-same-location = La lloseta de la localització { $location } ja està triada; tria’n una altra.

refusal-not-for-ivan = Mentre n’hi hagi alguna de disponible, Ivan reclama { $wish }.
refusal-ivan-ornament = El següent ornament d’Ivan és { $ornament }, per a una { $level } { $colour_of } acabada i sense adornar.

## The table on a terminal: signs, labels and formulas

sign-wood = f
sign-brick = m
sign-stone = p
sign-gold = o
sign-green_gem = V
sign-purple_gem = L
sign-rubles = ₽
sign-recognition = †
sign-any = *
label-any = *

brief-wood = fustes
brief-brick = maons
brief-stone = pedres
brief-gold = or
brief-green_gem = joia V
brief-purple_gem = joia L
brief-rubles = rubles
brief-recognition = recon.

guild-artisans = Artesans
guild-carters = Carreters
guild-merchants = Comerç
guild-clergy = Clericat

formula-sell = vendre { $kinds }: { $price }₽
formula-buy = comprar { $kinds }: { $price }₽
formula-deliver = { $price }₽: enviar { $count }
formula-gain_ruble = +{ $price }₽
formula-swap = { $price }₽: permutar
formula-exchange = { $needed } iguals→{ $count }
formula-barter = { $price }₽: canviar 1
formula-activate = usar lloseta
formula-gain_recognition = +{ $count }†
formula-prestige_for_rubles = { $price }₽→{ $count }★
formula-prestige_for_materials = { $needed } tipus→{ $count }★
formula-presence = 3 nivells→{ $count }†

short-ivan-inventory = Inventari
short-ivan-transport = Transport
short-ivan-construction = Construcció
short-ivan-claim = Reclamar
short-ivan-recognition = Recon.

label-round = ronda { $number }
label-reserve = reserva
label-inventory = inventari
label-ornaments = orn.
label-finished = fet
label-space-red = verm
label-space-blue = blau
label-space-green = verd
label-space-yellow = groc
label-space-white-1 = bc-1
label-space-white-2 = bc-2
label-ivan = inventari { $stock }, obra { $site }

## A piece to look at

piece-card = carta { $place }
piece-die = { $die }
piece-location = localització { $location }
piece-influence = { $influence_card }
piece-material = { $resource_kind }
piece-banner = { $banner }
piece-space = { $space }

## Asked about a piece

about-round = Ronda { $number }.
about-card-open = La carta { $place } és una { $level } que es pot reclamar.
about-card-waiting = La carta { $place } és una { $level } que espera una bandera de propietat a la carta de sota.
about-card-claimed = La carta { $place } és una { $level } reclamada per { $seat }.
about-card-finished = La carta { $place } és una { $level } acabada per { $seat }.
about-card-needs =
    { $state ->
        [claimed] Encara necessita { $missing }.
       *[other] Necessita { $missing }.
    }
about-card-lacks = Encara necessita { materials } de qualsevol tipus.
about-card-pays =
    { $recognition ->
        [one] Dona { $recognition } punt de reconeixement i { price }.
       *[other] Dona { $recognition } punts de reconeixement i { price }.
    }
about-card-tile = La seva lloseta de taller és: { $tile }.
about-tile-gives = Cada vegada que s’activa, la lloseta dona { $goods }.
about-tile-gives-die = Cada vegada que s’activa, la lloseta dona el que mostra la localització { $die_of }, ara { $goods }.
about-card-undecorated = Hi cap { $ornament }.
about-card-decorated = Hi ha { $ornament } ({ $seat }).
about-location = La localització { $location } dona { $amount } { $resource } per cada dau que hi hagi.
about-dice = Hi ha { $standing }.
about-no-dice = No hi ha cap dau.
standing-each = { $die_the } amb un { $value }
about-die = { $die_cap } és a la localització { $location } i mostra un { $value }: aniria a la localització { $goal }.
about-die-yields =
    Allà donaria { $goods }: { $dice ->
        [one] { $dice } dau
       *[other] { $dice } daus
    } × { $each }.
about-die-own = { $seat } pot pagar rubles per moure’l més enllà.
about-die-white = Tothom pot pagar rubles per moure’l més enllà.
about-group = { $influence_card }: carta d’influència de les localitzacions { $first } i { $second }.
about-reserve = A la reserva general: { $held }.
held-each = { $amount } { $resource }
about-seat =
    { $seat } ({ $colour }) és a la casella { $position } amb prestigi { $prestige }; cartes acabades: { $cards } de { $most }; { $banners ->
        [0] no li queda cap bandera de propietat
        [one] li queda { $banners } bandera de propietat
       *[other] li queden { $banners } banderes de propietat
    }.
about-inventory =
    A l’inventari: { $held }; { $free ->
        [0] cap espai lliure
        [one] { $free } espai lliure
       *[other] { $free } espais lliures
    }; { price }.
about-ornaments = Ornaments disponibles: porta { $door }, arc { $arch }, creu { $cross }.
about-space = { $space_cap }: res; una lloseta cap per amunt costa { price }.
about-space-locked = { $space_cap }: { $ornament } per desbloquejar; una lloseta cap per amunt costa { price }.
about-space-banner = { $space_cap }: una bandera de propietat; hi pot anar una lloseta quan la bandera ja no hi és.
about-space-tile = { $space_cap }: una lloseta cap per amunt ({ $tile }).
about-space-hidden = { $space_cap }: una lloseta cap per avall.
about-ivan-card = La carta «{ $ivan_card }» d’Ivan espera amb { $die_the }.
about-ivan-card-used = La carta «{ $ivan_card }» d’Ivan ja s’ha fet servir.
about-ivan = Materials d’Ivan: { $stock } a la carta Inventari i { $site } a la carta Construcció.

about-score =
    { $seat }: { $marker } de prestigi al marcador, { $leftover } per materials i rubles, { $towers } per les torres: { $total ->
        [one] { $total } punt
       *[other] { $total } punts
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

brief-event-prestige_traded = canvia { $amount } de prestigi per rubles
brief-event-rerolls =
    { $dice ->
        [one] torna a tirar el dau de la localització { $location }
       *[other] torna a tirar els { $dice } daus de la localització { $location }
    }
brief-event-rolled = { $die_the } mostra un { $value }
brief-event-claimed = reclama la carta { $place }
brief-event-tile_placed = lloseta ({ $tile }) cap per amunt { $space_at }
brief-event-tile_hidden = lloseta ({ $tile }) cap per avall { $space_at }
brief-event-unlocked = desbloqueja { $ornament }
brief-event-ornament_lost = perd { $ornament }
brief-event-paid = paga { $amount }₽
brief-event-gained = obté { $amount } { $resource }
brief-event-penalty = perd { $amount } { resource-recognition } per la carta { $place }
brief-event-prestige_gained =
    { $amount ->
        [one] obté { $amount } punt de prestigi
       *[other] obté { $amount } punts de prestigi
    }
brief-event-delivered = envia 1 { $resource } a la carta { $place }
brief-event-finished = completa la carta { $place }
brief-event-decorated = col·loca { $ornament } { $gems_with } a la carta { $place }
brief-event-moved = mou { $die_the } { steps }, fins a la localització { $location }
brief-event-influenced = { $influence_card }: { $action }
brief-event-gave = dona { $amount } { $resource }
brief-event-swapped = intercanvia les llosetes { $location } i { $other_location }
brief-event-activated = activa la lloseta ({ $tile }) { $space_of }
brief-event-sixth_card = completa la sisena carta: últims torns
brief-event-ivan_blocked = { $die_the } no cap a la { $location }
brief-event-ivan_stocked = guarda { $amount } { $resource }
brief-event-ivan_transported = passa { materials } a l’obra
brief-event-ivan_delivered = envia { materials } a la carta { $place }
brief-event-game_over = la partida s’ha acabat

## Why a hint

reason-marker =
    { $way ->
        [up] reconeixement o prestigi{ reason-size }
       *[down] costa reconeixement o prestigi{ reason-size }
    }
reason-cards =
    { $way ->
        [up] cartes més avançades{ reason-size }
       *[down] cartes més endarrerides{ reason-size }
    }
reason-shares =
    { $way ->
        [up] més participació a les torres{ reason-size }
       *[down] menys participació a les torres{ reason-size }
    }
reason-goods =
    { $way ->
        [up] més materials o espai{ reason-size }
       *[down] costa materials o espai{ reason-size }
    }
reason-money =
    { $way ->
        [up] més rubles{ reason-size }
       *[down] costa rubles{ reason-size }
    }
reason-tools =
    { $way ->
        [up] un taller millor{ reason-size }
       *[down] un taller pitjor{ reason-size }
    }
reason-danger =
    { $way ->
        [up] menys perill de penalitzacions{ reason-size }
       *[down] més perill de penalitzacions{ reason-size }
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
    Colors   ▲ vermell  ■ blau  ● verd  ◆ groc  ○ blanc (daus, banderes, taller)
    Recursos { sign-wood } fusta  { sign-brick } maó  { sign-stone } pedra  { sign-gold } or  { sign-green_gem } joia verda  { sign-purple_gem } joia lila
             † reconeixement  ★ prestigi  ₽ rubles
    Mercat   De l’1 al 8, com el rellotge; cada lloc dona per dau el que mostra.
             Cada parella comparteix una carta: ↯ una vegada, ∞ les que vulguis.
    Carta    › ffm  2†1₽ [o]  es pot reclamar (›), demana 2 fustes i 1 maó, dona
             2 de reconeixement i 1 ruble, té una lloseta de taller que dona or.
             ▲ ▪▪m  2†1₽      de Vermell, ja hi ha 2 materials, falta 1 maó.
             ▐▒▒ ▲ Π■ ▒▒▌     acabada per Vermell, amb un ornament de Blau.
    Llosetes [o] material  [{ sign-any }] el que vulguis  [₽] rubles  [†] reconeixement
             { "[" }▲] el que mostra la localització del dau vermell, una vegada
    Seients  † ★ comptador a totes dues escales.  Π porta  ∩ arc  ╋ creu disponibles
             { "[" }fm···▲▲▲▲]▲▲  inventari: · lliure, ▲ amb bandera; les de recanvi
             ▲2₽ espai buit i preu  ▲[o] lloseta  ▲[×] lloseta cap per avall
             ▲3Π un ornament per desbloquejar
    Pregunta ? b2  ? claim b2  ? 5  ? die green  ? artisans  ? seat 0
             ? score  ? RC-C2

## On the browser's table

web-can = Ho pots triar.
web-own = tu
web-cathedral = Catedral
web-market = Mercat
web-panes = Catedral o mercat
web-others = Altres jugadors
web-board = Tauler: { $seat }
web-tower = Torre { $tower }
web-track = Marcador. { $markers }
web-marker = { $seat }: casella { $position }, prestigi { $prestige }.
web-card = { $place }, { $level }
web-prestige = prestigi
web-recognition = reconeixement
web-rubles = rubles
web-finished = cartes acabades: { $cards } de 6
web-inventory = Inventari
web-held = { $held } / { $slots }
web-slot = 1 { $resource } a l’inventari.
web-slot-blocked = Una bandera de propietat ocupa aquest espai de l’inventari.
web-beside =
    { $count ->
        [one] bandera de recanvi
       *[other] banderes de recanvi
    }
web-beside-count = { $count } { web-beside }.
web-deliveries =
    { $deliveries ->
        [one] Queda { $deliveries } enviament
       *[other] Queden { $deliveries } enviaments
    }
web-reserve = Reserva
web-reserve-kind = { $amount } { $resource } a la reserva general.
web-workshop = Taller
web-ornaments = Ornaments
web-ornament-ready = Disponible: { $ornament }.
web-ornament-placed =
    { $ornament_id ->
        [arch] Ja col·locat: { $ornament }.
       *[other] Ja col·locada: { $ornament }.
    }
web-ornament-locked =
    { $ornament_id ->
        [arch] Bloquejat: { $ornament }. Una lloseta cap per amunt al seu espai el desbloqueja; cap per avall, es perd.
       *[other] Bloquejada: { $ornament }. Una lloseta cap per amunt al seu espai la desbloqueja; cap per avall, es perd.
    }
web-ornament-unlocked =
    { $ornament_id ->
        [arch] Desbloquejat aquí: { $ornament }.
       *[other] Desbloquejada aquí: { $ornament }.
    }
web-ornament-lost =
    { $ornament_id ->
        [arch] Perdut: { $ornament }. Al seu espai hi ha una lloseta cap per avall.
       *[other] Perduda: { $ornament }. Al seu espai hi ha una lloseta cap per avall.
    }
web-trade = Perdre 1 punt de prestigi i obtenir 2 rubles
web-reroll = Perdre 1 punt de prestigi i tornar a tirar els daus d’una localització
web-location = Localització { $location }.
web-die = { $die_cap }.
web-lacks = Encara et cal aconseguir { $missing }.
web-or = o
web-architect = l’arquitecte
web-ivan-row = La seva fila, de dalt a baix
web-ivan-does = { $ivan_card }: { $does }.
web-ivan-inventory = 4 del més abundant
web-ivan-transport = tot a Construcció
web-ivan-construction = construeix d’esquerra a dreta
web-ivan-claim = sobre una de teva
web-ivan-recognition = 4 de reconeixement
web-scoring-table = Recompte final de punts
web-scoring-marker = El comptador
web-scoring-leftover = Sobrants
web-scoring-total = Prestigi
web-tower-value = valor { $value }
web-tower-tied = un empat entre dos no puntua
web-shares =
    { $share ->
        [0] sense participació
       *[other] participació { $share }
    }

## Options, questions and moves in few words, for buttons beside a drawing

short-option-board = Taulers
short-board-basic = Bàsic
short-board-advanced = Avançat
short-option-first_game = Cartes d’influència
short-first_game-yes = 1a partida
short-first_game-no = Atzar

short-step-turn = La teva acció bàsica
short-step-end_turn = Acabes el torn?
short-step-banner = Quina bandera?
short-step-space = On va la lloseta?
short-step-face = Cap per amunt o per avall?
short-step-deliver = Què envies?
short-step-gems = Quines joies?
short-step-walk = Fins on?
short-step-market = Agafar, influència, taller
short-step-gain = Quant?
short-step-get = Quin material?
short-step-use = Carta d’influència
short-step-swap = Amb quina lloseta?
short-step-discard = Quin material descartes?
short-step-ivan_claims = Ivan reclama: tries tu
short-step-ivan_decorates = Ivan adorna: tries tu

short-move-claim = Reclamar { $place }
short-move-claim-for-ivan = Ivan reclama { $place }
short-move-build = Construir
short-move-die = { $die } a la { $location }
short-move-die-further = { $die } a la { $location }, o més
short-move-trade = { price } per 1 de prestigi
short-move-reroll = Tirar els daus de la { $location }
short-move-end = Acabar el torn
short-move-end-leaving = Acabar sense agafar { $goods }
short-move-banner = { $banner }
short-move-space = { price }
short-move-space-ornament = { price }, { $ornament }
short-move-space-down = Només cap per avall ({ price })
short-move-space-down-ornament = Només cap per avall ({ price }): perds { $ornament }
short-move-up = Cap per amunt, { price }
short-move-up-ornament = Cap per amunt, { price }: desbloqueja { $ornament }
short-move-down = Cap per avall
short-move-down-ornament = Cap per avall: perds { $ornament }
short-move-lay = { $resource } → { $place }
short-move-lay-finish = { $resource } → { $place }, acabada
short-move-decorate = { $ornament } → { $place }
short-move-decorate-for-ivan = { $ornament } → { $place }
short-move-gems = { $gems }: { $prestige } de prestigi
short-move-gems-none = cap joia
short-move-stop = Prou
short-move-more = a la { $location } per { price }
short-move-more-none = a la { $location }
short-move-take = Agafar { $amount } { $resource }
short-move-take-nothing = No agafar res
short-move-use = fins a { $amount } { $resource }
short-move-use-any = material qualsevol
short-move-influence-sell =
    { $mark_id ->
        [lightning] Vendre’n 1 per { price }
       *[other] Vendre, { price } la peça
    }
short-move-influence-buy =
    { $mark_id ->
        [lightning] Comprar-ne 1 per { price }
       *[other] Comprar, { price } la peça
    }
short-move-influence-deliver = Enviar { $count } per { price }
short-move-influence-gain_ruble = Obtenir { price }
short-move-influence-swap = Permutar per { price }
short-move-influence-exchange = { $needed } iguals per { $count }
short-move-influence-barter = { price } i 1 per un altre
short-move-influence-activate = Activar una lloseta
short-move-influence-gain_recognition = { $count } de reconeixement
short-move-influence-prestige_for_rubles = { $count } de prestigi per { price }
short-move-influence-prestige_for_materials = { $count } de prestigi per { $needed } tipus
short-move-influence-presence = { $count } de reconeixement
short-move-sell = Vendre { $resource }, { price }
short-move-buy = Comprar { $resource }, { price }
short-move-give-exchange = { $amount } { $resource } per { $count }
short-move-give-barter = { $resource } i { price }
short-move-give-prestige_for_materials = { $resource }
short-move-get = { $resource }
short-move-swap = Localització { $location }
short-move-swap-with = Localització { $location }

## Moves in few words in the list of a narrow terminal, where no drawing helps

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

family-claim = Reclamar
family-die = Mercat
family-reroll = Tirar
family-lay = Enviar
family-decorate = Adornar
family-gems = Joies
family-more = Moure
family-take = Agafar
family-influence = Influència
family-use = Taller
family-sell = Vendre
family-buy = Comprar
family-give = Donar
family-get = Agafar
family-swap = Permutar

## What is wrong with a file of pieces

pieces-order-of-dice = els daus han d’anar en aquest ordre: { $names }
pieces-last-space = l’última casella de prestigi ha de ser la { $last }
pieces-second-time = { $tile } surt a les peces { $pieces } i només ha de sortir en una
pieces-second-first-game = { $influence_card }: les cartes { $pieces } són per a la primera partida; se n’espera una de cada grup
pieces-no-first-game = { $influence_card }: cap carta no és per a la primera partida; se n’espera una de cada grup
pieces-only-lightning = «{ $action }» té la marca d’infinit i només s’hi admet el llamp (un cop)
pieces-endless-turn = per { $count } de prestigi ha de costar més de { $rubles } rubles: és el que en retorna el canvi, i el torn no s’acabaria mai
pieces-no-material = no s’hi anomena cap material
pieces-towers = les torres tenen { $found } cartes en total i n’han de tenir { $expected }
pieces-card-costs = la carta costa { $found } materials i se n’esperen 3 o 4
pieces-ornaments = s’hi esperen 1 porta, 2 arcs i 1 creu
pieces-earlier-tile = { $tile }: les llosetes { $pieces } en donen quantitats diferents, { $expected } i { $found }; han de donar el mateix
pieces-marked-dice = s’espera, de cada color, una lloseta amb un dau que porti la marca
pieces-unmarked = hi ha { $found } llosetes sense marca i se n’esperen { $expected } o més

## A file of pieces to fill in, and what to look at on each kind of piece

pieces-look-inventory = Els espais de l’inventari d’un jugador, també els que tapen les banderes de propietat.
pieces-look-reserve = Quantes peces de cada recurs hi ha a la caixa. Compta-les.
pieces-look-coins = Quants rubles sumen totes les monedes de la caixa. Suma-les.
pieces-look-track = El marcador: les caselles de reconeixement que tenen una casella de prestigi, de la primera a l’última, que és la 80.
pieces-look-resource_tile = Les llosetes al voltant del mercat: què dona cadascuna per dau i quant (1 o 2).
pieces-look-influence_card = Les cartes del mig del mercat, tres de cada grup en aquest ordre. De les dues accions: quina és, si té el llamp o l’infinit, què costa o dona en rubles, quantes vegades i quins materials mostra (any si no en mostra cap). Una carta de cada grup és per a la primera partida.
pieces-see-influence_card = Les cartes del mig del mercat, tres de cada grup. De les dues accions: quina és, si té el llamp (un cop) o l’infinit (tants cops com es vulgui), els rubles, quants i quins materials mostra. Una carta de cada grup és per a la primera partida.
pieces-look-blueprint = Els plànols de la catedral, tres per a cada nombre de jugadors: quantes cartes d’alçada té cada torre, d’esquerra a dreta.
pieces-look-base = Les cartes més baixes de les torres: només els materials que mostra cadascuna (wood, brick, stone, gold, green_gem, purple_gem; 3 o 4 en total), el reconeixement i els rubles.
pieces-see-base = Les cartes més baixes de les torres: els materials que mostra cadascuna (3 o 4 en total), el reconeixement i els rubles.
pieces-look-middle = Les cartes entre la base i la cúpula, com les bases.
pieces-look-dome = Les cartes més altes de les torres, com les bases.
pieces-look-workshop_tile = Les llosetes petites dels tallers: què dona cadascuna (un dau d’un color, un material, any, rubles o reconeixement) i quant; marked = true si porta 3+.
pieces-see-workshop_tile = Les llosetes petites dels tallers: què dona cadascuna, quant i si porta 3+.
pieces-look-board = Els taulers dels jugadors: el preu de cada espai al costat bàsic i quin ornament hi ha a cada espai de color del costat avançat.

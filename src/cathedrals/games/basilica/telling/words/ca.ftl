# The words of Basilica.
#
# An argument that names a piece is said by that piece's own words: `order` "recruit" by `order-recruit`.
# $seat is a player's name.
#
# Forms: fem femení («groga»), a amb article indefinit («una volta groga»), the amb article definit («la volta groga»),
# initial amb majúscula («Volta groga»).

game-title = Basilica

## Counted nouns

builders =
    { $builders ->
        [one] { $builders } constructor disponible
       *[other] { $builders } constructors disponibles
    }
tokens =
    { $tokens ->
        [one] { $tokens } fitxa d’ascens
       *[other] { $tokens } fitxes d’ascens
    }
coins =
    { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedes
    }
points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punts
    }
tiles =
    { $tiles ->
        [one] { $tiles } lloseta
       *[other] { $tiles } llosetes
    }
vaults =
    { $size ->
        [one] { $size } volta
       *[other] { $size } voltes
    }

## Pieces

colour-yellow = groc
    .fem = groga
    .initial = Groga
colour-blue = blau
    .fem = blava
    .initial = Blava
colour-red = vermell
    .fem = vermella
    .initial = Vermella
colour-green = verd
    .fem = verda
    .initial = Verda

vault-yellow = volta groga
    .a = una volta groga
    .the = la volta groga
    .initial = Volta groga
vault-blue = volta blava
    .a = una volta blava
    .the = la volta blava
    .initial = Volta blava
vault-red = volta vermella
    .a = una volta vermella
    .the = la volta vermella
    .initial = Volta vermella
vault-green = volta verda
    .a = una volta verda
    .the = la volta verda
    .initial = Volta verda
vault-yellow-blue = comodí groc i blau
    .a = un comodí groc i blau
    .the = el comodí groc i blau
    .initial = Comodí groc i blau
vault-yellow-red = comodí groc i vermell
    .a = un comodí groc i vermell
    .the = el comodí groc i vermell
    .initial = Comodí groc i vermell
vault-yellow-green = comodí groc i verd
    .a = un comodí groc i verd
    .the = el comodí groc i verd
    .initial = Comodí groc i verd
vault-blue-red = comodí blau i vermell
    .a = un comodí blau i vermell
    .the = el comodí blau i vermell
    .initial = Comodí blau i vermell
vault-blue-green = comodí blau i verd
    .a = un comodí blau i verd
    .the = el comodí blau i verd
    .initial = Comodí blau i verd
vault-red-green = comodí vermell i verd
    .a = un comodí vermell i verd
    .the = el comodí vermell i verd
    .initial = Comodí vermell i verd

order-promotion = Ascens
order-move = Moviment
order-recruit = Reclutament
order-confusion = Confusió
order-stained_glass = Vitrall
order-scaffolding = Bastides
order-catastrophe = Catàstrofe

rank-none = constructor
    .the = el constructor
    .initial = Constructor
rank-architect = arquitecte
    .the = l’arquitecte
    .initial = Arquitecte
rank-master_mason = mestre picapedrer
    .the = el mestre picapedrer
    .initial = Mestre picapedrer
rank-strongman = forçut
    .the = el forçut
    .initial = Forçut

crown-yes = amb corona
crown-no = sense corona
crown-unknown = (potser amb corona)

# The list of pieces, as its owner types it in

kind-king = El camí del rei
kind-tile = Llosetes

field-scoring_spaces = Casella de recompte
field-vault = Volta
field-order = Ordre
field-crown = Amb corona

## Questions

step-action = Tria la teva acció: amplia la catedral, col·loca un constructor o executa una ordre.
step-end_turn = Acabes el torn?
step-extend = Quina de les voltes noves poses?
step-cell = On poses la volta?
step-promote = Quin dels teus constructors ascendeixes?
step-rank = Quin rang li dones?
step-move = Quin dels teus constructors mous?
step-step = A quina volta va el constructor?
step-recruit = En quina volta col·loques el constructor?
step-take_back = Quin dels teus constructors retires?
step-offer = Dones la teva moneda per l’ordre de pagament?
step-confuse = Confusió: quin constructor es mou?
step-glass = Quina volta rep el vitrall?
step-scaffold = On poses una bastida?
step-catastrophe = Quina volta s’ensorra?

step-first_seat = Qui comença?
step-draw = Quina lloseta hi ha ara a dalt de la pila?
step-turn_tile = La volta té corona?
step-fill_order = S’omple l’espai d’ordre.
step-fill_vault = S’omple l’espai de volta.
step-next_action = El torn continua.
step-finish_order = Es descarta l’ordre.
step-next_turn = A qui toca ara?

## Moves

move-extend = Ampliar: posar { $vault_the } (espai { $field })
move-extend-crown = Ampliar: posar { $vault_the } (espai { $field }); la corona fa avançar el rei
move-discard = Ampliar: cap de les tres voltes no encaixa; descartar-les i robar-ne tres més
move-builder = Col·locar un constructor a la casella { $cell }, la volta acabada de posar
move-order-promotion = Ascens (espai { $field }): donar un rang a un constructor teu; l’adversari pot pagar per ascendir-ne un de seu a un altre rang
move-order-move = Moviment (espai { $field }): un constructor teu fa un pas
move-order-recruit = Reclutament (espai { $field }): col·locar un constructor en una volta lliure; l’adversari pot pagar per col·locar-ne un al costat d’un de seu
move-order-confusion = Confusió (espai { $field }): retirar un constructor; després un de l’adversari fa un pas
move-order-stained_glass = Vitrall (espai { $field }): en una volta amb un constructor teu
move-order-scaffolding = Bastides (espai { $field }): dues bastides bloquegen caselles fins al pròxim recompte
move-order-catastrophe = Catàstrofe (espai { $field }): es descarta una volta sense constructor
move-end = Acabar el torn
move-end-scoring = Acabar el torn amb un recompte

move-cell = Posar { $vault_the } a la casella { $cell }
move-cell-scaffold = Posar una bastida a la casella { $cell }
move-vault-promote = Ascendir { $rank_the } de la casella { $cell } ({ $vault })
move-vault-move = Moure { $rank_the } de la casella { $cell } ({ $vault })
move-vault-step = Moure’l de la casella { $start } a la casella { $cell } ({ $vault })
move-vault-step-confused = Confusió: el constructor va de la casella { $start } a la casella { $cell } ({ $vault })
move-vault-recruit = Col·locar un constructor a la casella { $cell } ({ $vault })
move-vault-take_back = Retirar { $rank_the } de la casella { $cell } ({ $vault })
move-vault-confuse = Es mou { $rank_the } de la casella { $cell } ({ $vault })
move-vault-glass = Posar un vitrall a la casella { $cell } ({ $vault })
move-vault-catastrophe = Descartar { $vault_the } de la casella { $cell }
move-rank = Ascendir a { $rank } el constructor de la casella { $cell }
move-pay-promotion = Donar 1 moneda i ascendir un constructor teu a un altre rang
move-pay-recruit = Donar 1 moneda i col·locar un constructor al costat d’un de teu
move-pay-confusion = Donar 1 moneda i triar quin constructor teu es mou, i cap a on
move-decline-promotion = Guardar la moneda i no ascendir ningú
move-decline-recruit = Guardar la moneda i no col·locar ningú
move-decline-confusion = Guardar la moneda; l’adversari tria qui es mou, i cap a on

move-first = Comença { $seat }
move-tile = La lloseta següent: { $vault }, { $order }
move-crown = La volta té corona
move-no-crown = La volta no té corona
move-go-on = Continuar

## Events

event-starts = Comença { $seat }.
event-top_shown = A dalt de la pila: { $vault }, { $order }.
event-order_laid = A l’espai d’ordre { $field } hi va una lloseta: { $vault }, { $order }.
event-vault_turned = A l’espai de volta { $field } hi va { $vault_a } { $crown }.
event-shuffled =
    { $tiles ->
        [one] La pila s’ha esgotat: es barreja { tiles } de la pila de descart.
       *[other] La pila s’ha esgotat: es barregen { tiles } de la pila de descart.
    }
event-turn_begins = Juga { $seat }.
event-cannot_act = { $seat } no pot fer cap acció.
event-vaults_discarded = { $seat } descarta les tres voltes, perquè cap no encaixa.
event-extended = { $seat } posa { $vault_a } a la casella { $cell }.
event-king_moves = El rei va a la casella { $space }.
event-builder_placed = { $seat } col·loca un constructor a la casella { $cell }.
event-order_taken = { $seat } executa l’ordre de l’espai { $field }: { $order }.
event-promoted = { $seat } ascendeix a { $rank } el constructor de la casella { $cell }.
event-moved = { $seat } mou el constructor de la casella { $cell } a la casella { $goal }.
event-recruited = { $seat } recluta un constructor a la casella { $cell }.
event-taken_back = { $seat } retira el constructor de la casella { $cell }.
event-confused = { $seat }: en la confusió, el constructor de la casella { $cell } va a la casella { $goal }.
event-glass_set = { $seat } posa un vitrall a la casella { $cell }.
event-scaffold_set = { $seat } posa una bastida a la casella { $cell }.
event-collapsed = { $seat } fa ensorrar { $vault_the } de la casella { $cell }.
event-paid = { $seat } dona 1 moneda per l’ordre de pagament ({ $order }).
event-declined = { $seat } es guarda la moneda.
event-scoring = Recompte { $number }.
event-scored = { $seat } obté { points } per l’àrea { $colour_fem } de la casella { $cell }.
event-cleared = Tots els constructors tornen a casa, es treuen les bastides i es descarten les { $rows } files més properes al tauler.
event-game_over = La partida s’ha acabat: { $ending }.

ending-third_scoring = el rei ha arribat al tercer recompte
ending-second_exhaustion = la pila s’ha esgotat per segona vegada
ending-nobody_can_act = cap dels dos jugadors no podia fer cap acció

## Why not

refusal-another-question = Ara no et pregunten això: { $step }
refusal-not-left = «{ $move }» ara no pot sortir: { $step }

refusal-actions-taken = Ja has fet les teves tres accions; acaba el torn.
refusal-must-act = Cal fer exactament tres accions; ningú no pot passar mentre en sigui possible alguna.
refusal-scoring-comes = El rei ha arribat a una casella de recompte i aquest torn s’ha acabat; acaba’l per fer el recompte.
refusal-not-after-extension = Un constructor només es col·loca just després d’ampliar la catedral, a la volta acabada de posar.
refusal-no-free-builder = No tens cap constructor disponible; tots són al plànol.
refusal-no-cell-left = No es pot posar cap volta: totes les caselles que toquen una volta o una arrencada estan ocupades.
refusal-fits-nowhere =
    { $vault_initial } (espai { $field }): no encaixa enlloc, perquè totes les caselles obertes toquen un comodí.
refusal-something-fits = Les tres voltes només es descarten si cap no encaixa enlloc, i n’hi ha una que encaixa.

refusal-nobody-to-promote = No tens cap constructor al plànol per ascendir.
refusal-no-token = No et queda cap fitxa d’ascens a la reserva.
refusal-nobody-can-step = Cap dels teus constructors no és al costat d’una volta lliure.
refusal-nobody-to-recruit = No tens cap constructor disponible per reclutar.
refusal-no-free-vault = No hi ha cap volta lliure per a un altre constructor.
refusal-confuses-nobody = No tens cap constructor que, si el retires, deixi moure un constructor de l’adversari.
refusal-no-vault-for-glass = No tens cap constructor en una volta sense vitrall.
refusal-no-cell-for-scaffold = No hi ha cap casella per a una bastida.
refusal-no-vault-to-collapse = No hi ha cap volta sense constructor.

refusal-has-vault = A la casella { $cell } ja hi ha { $vault_a }.
refusal-has-scaffold = Una bastida bloqueja la casella { $cell } fins al pròxim recompte.
refusal-no-support = La casella { $cell } no comparteix cap costat amb una volta ni amb una arrencada del tauler.
refusal-joker-beside-joker = Un comodí no pot compartir costat amb un altre comodí; la casella { $cell } toca el de la casella { $other }.
refusal-outside-the-plan = La casella { $cell } és fora del plànol, que té { $columns } columnes, de la a a la e, i files a partir de l’1.
refusal-no-vault-there = A la casella { $cell } no hi ha cap volta.
refusal-has-builder = A la casella { $cell } ja hi ha un constructor.
refusal-not-your-builder = A la casella { $cell } no hi ha cap constructor teu.
refusal-not-to-confuse = La confusió mou un constructor de l’adversari del jugador actiu; a la casella { $cell } no n’hi ha cap.
refusal-cannot-step = El constructor de la casella { $cell } no té cap volta lliure al costat.
refusal-not-beside = La casella { $cell } no comparteix cap costat amb la casella { $start }, on hi ha el constructor.
refusal-stands-there = El constructor ja és a la casella { $cell }; ha de fer un pas.
refusal-not-beside-yours = Un reclutament de pagament va al costat d’un constructor teu; la casella { $cell } no en té cap al costat.
refusal-frees-nobody = Encara que retiressis el constructor de la casella { $cell }, cap constructor de l’adversari no es podria moure; retira’n un altre.
refusal-has-glass = La volta de la casella { $cell } ja té un vitrall.
refusal-same-rank = El constructor de la casella { $cell } ja és { $rank }; tria un altre rang.
refusal-rank-just-chosen = L’adversari acaba de triar aquest rang ({ $rank }); tria’n un altre.

## The table on a terminal: signs and labels

sign-yellow = G
sign-blue = B
sign-red = R
sign-green = V

brief-promotion = ascens
brief-move = moviment
brief-recruit = recluta
brief-confusion = confusió
brief-stained_glass = vitrall
brief-scaffolding = bastides
brief-catastrophe = catàstr.

label-orders = ordres
label-vaults = voltes
label-stack = pila { $tiles }, descart { $discarded }
label-king = rei
label-areas = àrees
label-actions =
    { $count ->
        [one] queda { $count } acció
       *[other] queden { $count } accions
    }
label-more-areas = … i { $count } més
label-more-rows =
    { $count ->
        [one] … { $count } fila més enfora
       *[other] … { $count } files més enfora
    }

## The table in a browser

web-named = { $title }. { $text }
web-can-be-chosen = { $text } Ara ho pots triar.
web-plan = El plànol
web-offers = L’oferta
web-stack = La pila
web-king = El rei
web-scaffold = Bastida
web-seat = { $seat }
web-vault = { $vault_initial } { $crown }
web-vault-at = { $vault_initial }, { $cell }
web-area = { $colour_initial }
web-area-at = { $cell }, { vaults }
web-empty-cell = La casella { $cell } és buida.
web-empty-field = Aquest espai és buit.
web-has-crown = Té corona.
web-crown-moves = La corona fa avançar el rei una casella tan bon punt es posa la volta.
web-joker = Un comodí pot pertànyer a una àrea de cada un dels seus colors; no pot compartir costat amb un altre comodí.
web-other-side = A l’altra cara: { $vault } { $crown }.
web-other-side-order = A l’altra cara: { $order }.
web-way = El camí del rei. Rei: { $space }. Ivori: { $ivory }. Banús: { $ebony }.
web-in-stack = a la pila
web-discarded = { $discarded } al descart
web-crowns-to-scoring =
    { $crowns ->
        [one] { $crowns } corona fins al recompte
       *[other] { $crowns } corones fins al recompte
    }
web-scoring-due = Toca fer el recompte
web-ivory = ivori
web-ebony = banús
web-you-ivory = tu, ivori
web-you-ebony = tu, banús
web-actions-of-turn = Accions
web-builders = Constructors
web-ranks = Rangs
web-coins = Monedes
web-in-hand =
    { $count ->
        [one] en queda { $count }
       *[other] en queden { $count }
    }
web-if-scored = Si ara es comptés
web-if-moved = Després d’aquesta jugada
web-scoring-held = Recompte { $number }
web-areas-free = Sense constructor:
web-note-architect = arquitecte ×2
web-note-glass = vitrall +{ $points }
web-note-strengths = constructors { $ivory } : { $ebony }
web-note-tie = empat
web-note-strongman = decideix el forçut
web-scores-apart = Els punts, desglossats
web-total = En total

web-does-promotion = Un constructor teu del plànol rep un rang, o un de diferent. Gasta una fitxa d’ascens de la teva reserva.
web-does-move = Un constructor teu fa un pas a una volta lliure del costat, amb el seu rang.
web-does-recruit = Un constructor teu disponible va a qualsevol volta sense constructor.
web-does-confusion = Retires un constructor teu; després un constructor de l’adversari fa un pas cap on tu triïs.
web-does-stained_glass = Una volta amb un constructor teu rep un vitrall: 2 punts més per a cada una de les seves àrees.
web-does-scaffolding = Dues bastides bloquegen caselles buides fins al pròxim recompte.
web-does-catastrophe = Es descarta una volta sense constructor.
web-paid-promotion = Per una moneda, l’adversari ascendeix després un constructor seu a un altre rang.
web-paid-recruit = Per una moneda, l’adversari col·loca després un constructor al costat d’un de seu.
web-paid-confusion = Per una moneda, és l’adversari qui tria quin dels seus constructors es mou, i cap a on.
web-does-architect = L’arquitecte dobla el valor de la seva àrea, una vegada, se l’endugui qui se l’endugui.
web-does-master_mason = El mestre picapedrer val per dos constructors.
web-does-strongman = El forçut guanya els empats; els forçuts de tots dos bàndols s’anul·len mútuament.

## In the panel of a browser, where there is room for few words

family-extend = Volta
family-order = Ordre

short-step-action = La teva acció
short-step-end_turn = Final del torn
short-step-extend = Quina volta?
short-step-cell = On la poses?
short-step-promote = Ascens: de qui?
short-step-rank = Quin rang?
short-step-move = Moviment: qui?
short-step-step = Cap a on?
short-step-recruit = Reclutament: on?
short-step-take_back = Quin retires?
short-step-offer = Pagues?
short-step-confuse = Confusió: qui es mou?
short-step-glass = Vitrall: on?
short-step-scaffold = Bastida: on?
short-step-catastrophe = Quina volta s’ensorra?

short-move-extend = Posar { $vault }
short-move-extend-crown = Posar { $vault }
short-move-discard = Tres voltes més
short-move-builder = Constructor: { $cell }
short-move-order-promotion = { order-promotion }
short-move-order-move = { order-move }
short-move-order-recruit = { order-recruit }
short-move-order-confusion = { order-confusion }
short-move-order-stained_glass = { order-stained_glass }
short-move-order-scaffolding = { order-scaffolding }
short-move-order-catastrophe = { order-catastrophe }
short-move-end = Acabar el torn
short-move-end-scoring = Recompte
short-move-cell = casella { $cell }
short-move-cell-scaffold = casella { $cell }
short-move-vault-promote = { $rank_initial }, { $cell }
short-move-vault-move = { $rank_initial }, { $cell }
short-move-vault-step = → { $cell }
short-move-vault-step-confused = → { $cell }
short-move-vault-recruit = casella { $cell }
short-move-vault-take_back = { $rank_initial }, { $cell }
short-move-vault-confuse = { $rank_initial }, { $cell }
short-move-vault-glass = casella { $cell }
short-move-vault-catastrophe = casella { $cell }
short-move-rank = { $rank_initial }

## A move in few words in the list of a narrow terminal, where no drawing helps

menu-move-extend-crown = { short-move-extend-crown } ♔

## A piece to look at

piece-order_field = espai d’ordre { $field }
piece-vault_field = espai de volta { $field }
piece-cell = casella { $cell }
piece-rank = { $rank }

## Asked about a piece

about-vault = A la casella { $cell } hi ha { $vault_a }.
about-builder = Hi ha un constructor ({ $seat }).
about-builder-ranked = Hi ha un constructor ({ $seat }), que és { $rank }.
about-glass = Té un vitrall.
about-scaffold = Una bastida bloqueja la casella { $cell } fins al pròxim recompte.
about-area = L’àrea { $colour_fem } de la casella { $cell } ({ vaults }) ara donaria { points } a { $seat }.
about-area-shared = L’àrea { $colour_fem } de la casella { $cell } ({ vaults }) ara donaria { points } a { $seat } i { $rest } a l’adversari.
about-area-tie = L’àrea { $colour_fem } de la casella { $cell } ({ vaults }) està empatada i no donaria res.
about-area-empty = L’àrea { $colour_fem } de la casella { $cell } ({ vaults }) no té cap constructor.
about-no-area = Encara no hi ha cap àrea.
about-order = Espai d’ordre { $field }: { $order }; a l’altra cara, { $vault_a } { $crown }.
about-open-vault = Espai de volta { $field }: { $vault } { $crown }; a l’altra cara, { $order }.
about-king =
    El rei és a la casella { $space }; amb { $steps ->
        [one] { $steps } corona
       *[other] { $steps } corones
    } més es fa el recompte de la casella { $next }.
about-king-due = El rei és a la casella { $space }, on es fa un recompte.
about-stack = La pila té { tiles }; la pila de descart, { $discarded }.
about-top = A dalt: { $order }; a l’altra cara, { $vault_a } { $crown }.
about-unshuffled = Quan la pila s’esgoti, es barrejarà la pila de descart.
about-shuffled = La pila de descart ja s’ha barrejat una vegada; quan la pila es torni a esgotar, la partida s’acabarà.
about-seat = { $seat } té { points }, { builders }, { tokens } i { coins }; amb un recompte ara, tindria { $total ->
        [one] { $total } punt
       *[other] { $total } punts
    }.
about-turn =
    Juga { $seat }; { $count ->
        [one] queda { $count } acció
       *[other] queden { $count } accions
    }.
about-score = { $seat }: { $apart }; en total { points }.
apart-each = { $points }

## Beside a move where there is room for few words

after-move-extend = { " " }{ $vault }
after-move-extend-crown = { " " }{ $vault } ♔
after-move-order-promotion = { " " }{ brief-promotion }
after-move-order-move = { " " }{ brief-move }
after-move-order-recruit = { " " }{ brief-recruit }
after-move-order-confusion = { " " }{ brief-confusion }
after-move-order-stained_glass = { " " }{ brief-stained_glass }
after-move-order-scaffolding = { " " }{ brief-scaffolding }
after-move-order-catastrophe = { " " }{ brief-catastrophe }

## What happened, in a few words after the name of who did it

brief-event-cannot_act = no pot fer cap acció
brief-event-vaults_discarded = canvia les tres voltes
brief-event-extended = posa { $vault_a } a la casella { $cell }
brief-event-king_moves = el rei va a la casella { $space }
brief-event-builder_placed = constructor a la casella { $cell }
brief-event-order_taken = { $order }
brief-event-promoted = el constructor de la casella { $cell } passa a ser { $rank }
brief-event-moved = { $cell } → { $goal }
brief-event-recruited = constructor a la casella { $cell }
brief-event-taken_back = retira el constructor de la casella { $cell }
brief-event-confused = { $cell } → { $goal }
brief-event-glass_set = vitrall a la casella { $cell }
brief-event-scaffold_set = bastida a la casella { $cell }
brief-event-collapsed = s’ensorra { $vault_the } de la casella { $cell }
brief-event-paid = paga 1 moneda
brief-event-declined = es guarda la moneda
brief-event-shuffled = es barreja la pila de descart
brief-event-scoring = recompte { $number }
brief-event-scored = { points } per l’àrea { $colour_fem } ({ $cell })
brief-event-game_over = la partida s’ha acabat

## Why a hint

reason-points =
    { $way ->
        [up] punts{ reason-size }
       *[down] menys punts{ reason-size }
    }
reason-areas =
    { $way ->
        [up] àrees millors{ reason-size }
       *[down] àrees pitjors{ reason-size }
    }
reason-builders =
    { $way ->
        [up] un constructor més a la reserva{ reason-size }
       *[down] costa un constructor{ reason-size }
    }
reason-tokens =
    { $way ->
        [up] una fitxa més a la reserva{ reason-size }
       *[down] costa una fitxa{ reason-size }
    }
reason-coins =
    { $way ->
        [up] una moneda més{ reason-size }
       *[down] costa una moneda{ reason-size }
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
    Voltes   { sign-yellow } groga ╱╱  { sign-blue } blava ≈≈  { sign-red } vermella (roja) ▒▒  { sign-green } verda ∷∷
             un comodí té les dues lletres
    A sobre  ● ○ constructor: A arquitecte, M mestre picapedrer, S forçut, ◈ vitrall
    Plànol   columnes a–e, fila 1 vora el tauler; ╳ bastida, › última volta posada
    Oferta   ordres a dalt, voltes a baix; (altra cara); ♔ corona, ? potser
    Rei      ♚ al seu camí; els recomptes estan marcats amb |
    Àrees    color, primera casella, voltes; valor i què donaria ara
    Pregunta ? c2  ? 1  ? order 2  ? king  ? stack  ? areas  ? seat 0
             ? score  ? architect  ? BA-C3

## What is wrong with a file of pieces

pieces-paid = si { $value } té versió de pagament ho diu el reglament i no es pot canviar
pieces-third-alike = les llosetes { $pieces } tenen els mateixos colors i la mateixa ordre; el màxim és { $most }
pieces-vaults = el nombre de voltes { $value } és { $found } i n’hi ha d’haver { $expected }
pieces-reach = amb tan poques corones, un últim recompte tan tardà o tantes catàstrofes un plànol pot necessitar { $found } files; n’hi ha { $most }

## A file of pieces to fill in, and what to look at on each kind of piece

pieces-look-king = El camí del rei: les tres caselles amb corona on hi ha un recompte.
pieces-look-tile = Les llosetes: els colors de la volta en una cara (dos en un comodí, com yellow-blue), l’ordre a l’altra i si la volta porta corona.

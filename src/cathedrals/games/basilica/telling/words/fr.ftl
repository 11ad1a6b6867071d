# The words of Basilica.
#
# An argument that names a piece is said by that piece's own words: `order` "recruit" by `order-recruit`.
# $seat is a player's name.
#
# Forms: a « une voûte », the « la voûte », of « d’architecte », cap with a capital. Colours agree with « zone ».

game-title = Basilica

## Counted nouns

builders =
    { $builders ->
        [one] { $builders } bâtisseur disponible
       *[other] { $builders } bâtisseurs disponibles
    }
tokens =
    { $tokens ->
        [one] { $tokens } jeton Promotion
       *[other] { $tokens } jetons Promotion
    }
coins =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tiles =
    { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
vaults =
    { $size ->
        [one] { $size } voûte
       *[other] { $size } voûtes
    }

## Pieces

colour-yellow = jaune
colour-blue = bleue
colour-red = rouge
colour-green = verte

vault-yellow = voûte jaune
    .a = une voûte jaune
    .the = la voûte jaune
    .cap = Voûte jaune
vault-blue = voûte bleue
    .a = une voûte bleue
    .the = la voûte bleue
    .cap = Voûte bleue
vault-red = voûte rouge
    .a = une voûte rouge
    .the = la voûte rouge
    .cap = Voûte rouge
vault-green = voûte verte
    .a = une voûte verte
    .the = la voûte verte
    .cap = Voûte verte
vault-yellow-blue = joker jaune-bleu
    .a = un joker jaune-bleu
    .the = le joker jaune-bleu
    .cap = Joker jaune-bleu
vault-yellow-red = joker jaune-rouge
    .a = un joker jaune-rouge
    .the = le joker jaune-rouge
    .cap = Joker jaune-rouge
vault-yellow-green = joker jaune-vert
    .a = un joker jaune-vert
    .the = le joker jaune-vert
    .cap = Joker jaune-vert
vault-blue-red = joker bleu-rouge
    .a = un joker bleu-rouge
    .the = le joker bleu-rouge
    .cap = Joker bleu-rouge
vault-blue-green = joker bleu-vert
    .a = un joker bleu-vert
    .the = le joker bleu-vert
    .cap = Joker bleu-vert
vault-red-green = joker rouge-vert
    .a = un joker rouge-vert
    .the = le joker rouge-vert
    .cap = Joker rouge-vert

order-promotion = Promotion
order-move = Déplacement
order-recruit = Recrutement
order-confusion = Confusion
order-stained_glass = Vitrail
order-scaffolding = Échafaudages
order-catastrophe = Catastrophe

rank-none = bâtisseur
    .the = le bâtisseur
    .of = de bâtisseur
    .cap = Le bâtisseur
    .label = Bâtisseur
rank-architect = architecte
    .the = l’architecte
    .of = d’architecte
    .cap = L’architecte
    .label = Architecte
rank-master_mason = maître maçon
    .the = le maître maçon
    .of = de maître maçon
    .cap = Le maître maçon
    .label = Maître maçon
rank-strongman = colosse
    .the = le colosse
    .of = de colosse
    .cap = Le colosse
    .label = Colosse

crown-yes = avec une couronne
crown-no = sans couronne
crown-unknown = (peut-être avec une couronne)

# The list of pieces, as its owner types it in

kind-king = Le chemin du roi
kind-tile = Tuiles

field-scoring_spaces = Case de décompte
field-vault = Voûte
field-order = Ordre
field-crown = Avec une couronne

## Questions

step-action = Choisissez votre prochaine action : agrandir la cathédrale, placer un bâtisseur ou exécuter un ordre.
step-end_turn = Terminez-vous votre tour ?
step-extend = Laquelle des nouvelles voûtes posez-vous ?
step-cell = Où posez-vous la voûte ?
step-promote = Lequel de vos bâtisseurs promouvez-vous ?
step-rank = Quel grade reçoit-il ?
step-move = Lequel de vos bâtisseurs déplacez-vous ?
step-step = Vers quelle voûte le bâtisseur se déplace-t-il ?
step-recruit = Sur quelle voûte placez-vous le bâtisseur ?
step-take_back = Lequel de vos bâtisseurs reprenez-vous ?
step-offer = Donnez-vous votre pièce pour l’ordre payant ?
step-confuse = Quel bâtisseur se déplace dans la confusion ?
step-glass = Quelle voûte reçoit le vitrail ?
step-scaffold = Où mettez-vous un échafaudage ?
step-catastrophe = Quelle voûte s’effondre ?

step-first_seat = Qui commence la partie ?
step-draw = Quelle tuile se trouve maintenant sur le dessus de la pioche ?
step-turn_tile = La voûte a-t-elle une couronne ?
step-fill_order = L’emplacement Ordre se remplit.
step-fill_vault = L’emplacement Voûte se remplit.
step-next_action = Le tour continue.
step-finish_order = L’ordre est défaussé.
step-next_turn = À qui le tour ?

## Moves

move-extend = Agrandir : poser { $vault_the } de l’emplacement { $field }
move-extend-crown = Agrandir : poser { $vault_the } de l’emplacement { $field } ; sa couronne fait avancer le roi
move-discard = Agrandir : aucune des trois voûtes ne convient ; les défausser et en piocher trois autres
move-builder = Placer un bâtisseur en { $cell }, sur la voûte qui vient d’être posée
move-order-promotion = Promotion (emplacement { $field }) : donner un grade à l’un de vos bâtisseurs ; l’adversaire peut payer pour promouvoir un des siens à un autre grade
move-order-move = Déplacement (emplacement { $field }) : un de vos bâtisseurs fait un pas
move-order-recruit = Recrutement (emplacement { $field }) : placer un bâtisseur sur une voûte libre de votre choix ; l’adversaire peut payer pour en placer un à côté d’un des siens
move-order-confusion = Confusion (emplacement { $field }) : reprendre un bâtisseur, puis un bâtisseur de l’adversaire fait un pas
move-order-stained_glass = Vitrail (emplacement { $field }) : sur une voûte avec un de vos bâtisseurs
move-order-scaffolding = Échafaudages (emplacement { $field }) : deux échafaudages bloquent des cases jusqu’au prochain décompte
move-order-catastrophe = Catastrophe (emplacement { $field }) : une voûte sans bâtisseur est défaussée
move-end = Terminer le tour
move-end-scoring = Terminer le tour par un décompte

move-cell = Poser { $vault_the } en { $cell }
move-cell-scaffold = Mettre un échafaudage en { $cell }
move-vault-promote = Promouvoir { $rank_the } en { $cell } ({ $vault })
move-vault-move = Déplacer { $rank_the } en { $cell } ({ $vault })
move-vault-step = Le déplacer de la case { $start } à la case { $cell } ({ $vault })
move-vault-step-confused = Confusion : le bâtisseur va de la case { $start } à la case { $cell } ({ $vault })
move-vault-recruit = Placer un bâtisseur en { $cell } ({ $vault })
move-vault-take_back = Reprendre { $rank_the } en { $cell } ({ $vault })
move-vault-confuse = { $rank_cap } en { $cell } ({ $vault }) se déplace
move-vault-glass = Mettre un vitrail en { $cell } ({ $vault })
move-vault-catastrophe = Défausser { $vault_the } en { $cell }
move-rank = Promouvoir le bâtisseur en { $cell } au grade { $rank_of }
move-pay-promotion = Donner 1 pièce et promouvoir un de vos bâtisseurs à un autre grade
move-pay-recruit = Donner 1 pièce et placer un bâtisseur à côté d’un des vôtres
move-pay-confusion = Donner 1 pièce et choisir lequel de vos bâtisseurs se déplace, et où
move-decline-promotion = Garder la pièce et ne promouvoir personne
move-decline-recruit = Garder la pièce et ne placer personne
move-decline-confusion = Garder la pièce ; l’adversaire choisit qui se déplace, et où

move-first = { $seat } commence
move-tile = La tuile suivante : { $vault }, { $order }
move-crown = La voûte a une couronne
move-no-crown = La voûte n’a pas de couronne
move-go-on = Continuer

## Events

event-starts = { $seat } commence la partie.
event-top_shown = Sur le dessus de la pioche : { $vault }, { $order }.
event-order_laid = L’emplacement Ordre { $field } reçoit une tuile : { $vault }, { $order }.
event-vault_turned = L’emplacement Voûte { $field } reçoit { $vault_a } { $crown }.
event-shuffled =
    { $tiles ->
        [one] La pioche est épuisée : { $tiles } tuile de la défausse est mélangée.
       *[other] La pioche est épuisée : les { $tiles } tuiles de la défausse sont mélangées.
    }
event-turn_begins = C’est à { $seat } de jouer.
event-cannot_act = { $seat } ne peut pas agir.
event-vaults_discarded = { $seat } défausse les trois voûtes, car aucune ne convient.
event-extended = { $seat } pose { $vault_a } en { $cell }.
event-king_moves = Le roi avance à la case { $space }.
event-builder_placed = { $seat } place un bâtisseur en { $cell }.
event-order_taken = { $seat } exécute l’ordre de l’emplacement { $field } : { $order }.
event-promoted = { $seat } promeut le bâtisseur en { $cell } au grade { $rank_of }.
event-moved = { $seat } déplace un bâtisseur de la case { $cell } à la case { $goal }.
event-recruited = { $seat } recrute un bâtisseur en { $cell }.
event-taken_back = { $seat } reprend le bâtisseur en { $cell }.
event-confused = { $seat } : dans la confusion, le bâtisseur va de la case { $cell } à la case { $goal }.
event-glass_set = { $seat } met un vitrail en { $cell }.
event-scaffold_set = { $seat } met un échafaudage en { $cell }.
event-collapsed = { $seat } fait s’effondrer { $vault_the } en { $cell }.
event-paid = { $seat } donne 1 pièce pour l’ordre payant ({ $order }).
event-declined = { $seat } garde sa pièce.
event-scoring =
    { $number ->
        [1] Premier décompte.
        [2] Deuxième décompte.
        [3] Troisième décompte.
       *[other] Décompte { $number }.
    }
event-scored = { $seat } gagne { points } pour la zone { $colour } en { $cell }.
event-cleared = Tous les bâtisseurs rentrent, les échafaudages sont retirés et les { $rows } rangées les plus proches du plateau sont défaussées.
event-game_over = La partie est terminée : { $ending }.

ending-third_scoring = le roi a atteint le troisième décompte
ending-second_exhaustion = la pioche est épuisée pour la deuxième fois
ending-nobody_can_act = aucun des deux joueurs ne peut agir

## Why not

refusal-another-question = Ce n’est pas ce qu’on vous demande pour l’instant : { $step }
refusal-not-left = « { $move } » ne peut pas sortir maintenant : { $step }

refusal-actions-taken = Vous avez fait vos trois actions ; terminez le tour.
refusal-must-act = Vous devez faire exactement trois actions ; on ne passe pas tant qu’une action est possible.
refusal-scoring-comes = Le roi a atteint une case de décompte et ce tour est fini ; terminez-le pour le décompte.
refusal-not-after-extension = Un bâtisseur se place seulement juste après un agrandissement, sur la voûte qui vient d’être posée.
refusal-no-free-builder = Vous n’avez plus de bâtisseur disponible ; ils sont tous sur le plan.
refusal-no-cell-left = Aucune voûte ne peut être posée : toutes les cases à côté d’une voûte ou d’une amorce sont prises.
refusal-fits-nowhere = Il n’y a pas de place pour { $vault_the } de l’emplacement { $field } : toutes les cases possibles touchent un joker.
refusal-something-fits = On ne défausse les trois voûtes que si aucune ne convient nulle part ; or l’une d’elles convient.

refusal-nobody-to-promote = Vous n’avez sur le plan aucun bâtisseur à promouvoir.
refusal-no-token = Vous n’avez plus de jeton Promotion dans votre réserve.
refusal-nobody-can-step = Aucun de vos bâtisseurs n’est à côté d’une voûte libre.
refusal-nobody-to-recruit = Vous n’avez plus de bâtisseur disponible à recruter.
refusal-no-free-vault = Il n’y a pas de voûte libre pour un bâtisseur de plus.
refusal-confuses-nobody = Vous n’avez aucun bâtisseur dont le départ permettrait à un bâtisseur de l’adversaire de se déplacer.
refusal-no-vault-for-glass = Vous n’avez aucun bâtisseur sur une voûte sans vitrail.
refusal-no-cell-for-scaffold = Il n’y a pas de case pour un échafaudage.
refusal-no-vault-to-collapse = Il n’y a pas de voûte sans bâtisseur.

refusal-has-vault = Il y a déjà { $vault_a } en { $cell }.
refusal-has-scaffold = Un échafaudage bloque { $cell } jusqu’au prochain décompte.
refusal-no-support = { $cell } ne partage aucun côté avec une voûte ou une amorce du plateau.
refusal-joker-beside-joker = Un joker ne peut pas partager un côté avec un joker ; { $cell } touche celui qui est en { $other }.
refusal-outside-the-plan = { $cell } est hors du plan, qui a { $columns } colonnes, a à e, et des rangées à partir de 1.
refusal-no-vault-there = Il n’y a pas de voûte en { $cell }.
refusal-has-builder = Il y a un bâtisseur en { $cell }.
refusal-not-your-builder = Aucun de vos bâtisseurs n’est en { $cell }.
refusal-not-to-confuse = La confusion déplace un bâtisseur de l’adversaire du joueur actif ; il n’y en a pas en { $cell }.
refusal-cannot-step = Le bâtisseur en { $cell } n’a aucune voûte libre à côté de lui.
refusal-not-beside = { $cell } ne partage pas de côté avec { $start }, où se trouve le bâtisseur.
refusal-stands-there = Le bâtisseur est déjà en { $cell } ; il doit faire un pas.
refusal-not-beside-yours = Un recrutement payant se fait à côté d’un de vos bâtisseurs ; { $cell } n’est à côté d’aucun.
refusal-frees-nobody = Même sans le bâtisseur en { $cell }, aucun bâtisseur de l’adversaire ne pourrait se déplacer ; reprenez-en un autre.
refusal-has-glass = La voûte en { $cell } a déjà un vitrail.
refusal-same-rank = Le bâtisseur en { $cell } a déjà le grade { $rank_of } ; choisissez-en un autre.
refusal-rank-just-chosen = Votre adversaire vient de choisir le grade { $rank_of } ; choisissez-en un autre.

## The table on a terminal: signs and labels

sign-yellow = J
sign-blue = B
sign-red = R
sign-green = V

brief-promotion = promot.
brief-move = déplac.
brief-recruit = recrut.
brief-confusion = confus.
brief-stained_glass = vitrail
brief-scaffolding = échaf.
brief-catastrophe = catast.

label-orders = ordres
label-vaults = voûtes
label-stack = pioche { $tiles }, défausse { $discarded }
label-king = roi
label-areas = zones
label-actions =
    { $count ->
        [one] encore { $count } action
       *[other] encore { $count } actions
    }
label-more-areas = … et encore { $count }
label-more-rows =
    { $count ->
        [one] … { $count } rangée plus loin
       *[other] … { $count } rangées plus loin
    }

## The table in a browser

web-named = { $title }. { $text }
web-can-be-chosen = { $text } Vous pouvez choisir ceci maintenant.
web-plan = Le plan
web-offers = L’offre
web-stack = La pioche
web-king = Le roi
web-scaffold = Échafaudage
web-seat = { $seat }
web-vault = { $vault_cap } { $crown }
web-vault-at = { $vault_cap } en { $cell }
web-area = { $colour }
web-area-at = { $cell }, { vaults }
web-empty-cell = { $cell } est vide.
web-empty-field = Cet emplacement est vide.
web-has-crown = Porte une couronne.
web-crown-moves = À la pose, sa couronne fait aussitôt avancer le roi d’une case.
web-joker = Un joker peut appartenir à une zone de chacune de ses couleurs ; il ne peut pas partager un côté avec un autre joker.
web-other-side = Sur l’autre face : { $vault_a } { $crown }.
web-other-side-order = Sur l’autre face : { $order }.
web-way = Le chemin du roi. Roi : { $space }. Ivoire : { $ivory }. Ébène : { $ebony }.
web-in-stack = dans la pioche
web-discarded = défausse { $discarded }
web-crowns-to-scoring =
    { $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    } avant le décompte
web-scoring-due = C’est l’heure du décompte
web-ivory = ivoire
web-ebony = ébène
web-you-ivory = vous, ivoire
web-you-ebony = vous, ébène
web-actions-of-turn = Actions
web-builders = Bâtisseurs
web-ranks = Grades
web-coins = Pièces
web-in-hand = encore { $count }
web-if-scored = En cas de décompte
web-if-moved = Après ce coup
web-scoring-held = Décompte { $number }
web-areas-free = Sans bâtisseur :
web-note-architect = architecte ×2
web-note-glass = vitrail +{ $points }
web-note-strengths = bâtisseurs { $ivory } : { $ebony }
web-note-tie = égalité
web-note-strongman = le colosse tranche
web-scores-apart = Le détail des scores
web-total = Total

web-does-promotion = Un de vos bâtisseurs sur le plan reçoit un grade, ou en change. Il faut un jeton Promotion de votre réserve.
web-does-move = Un de vos bâtisseurs fait un pas vers une voûte libre à côté de la sienne, avec son grade.
web-does-recruit = Un de vos bâtisseurs disponibles va sur une voûte libre de votre choix.
web-does-confusion = Vous reprenez un de vos bâtisseurs ; puis un bâtisseur de l’adversaire fait un pas, là où vous voulez.
web-does-stained_glass = Une voûte avec un de vos bâtisseurs reçoit un vitrail : 2 points de plus pour chacune de ses zones.
web-does-scaffolding = Deux échafaudages bloquent des cases vides jusqu’au prochain décompte.
web-does-catastrophe = Une voûte sans bâtisseur est défaussée.
web-paid-promotion = Contre une pièce, l’adversaire promeut ensuite un des siens, à un autre grade.
web-paid-recruit = Contre une pièce, l’adversaire place ensuite un bâtisseur à côté d’un des siens.
web-paid-confusion = Contre une pièce, l’adversaire choisit à votre place lequel de ses bâtisseurs se déplace, et où.
web-does-architect = L’architecte double la valeur de sa zone, une seule fois, quel que soit le camp qui la gagne.
web-does-master_mason = Le maître maçon compte comme deux bâtisseurs.
web-does-strongman = Le colosse gagne les égalités ; les colosses opposés s’annulent.

## In the panel of a browser, where there is room for few words

family-extend = Voûte
family-order = Ordre

short-step-action = Votre prochaine action
short-step-end_turn = Fin du tour
short-step-extend = Quelle voûte ?
short-step-cell = Où la poser ?
short-step-promote = Qui promouvoir ?
short-step-rank = Quel grade ?
short-step-move = Qui déplacer ?
short-step-step = Vers où ?
short-step-recruit = Recruter : où ?
short-step-take_back = Qui reprendre ?
short-step-offer = Payez-vous ?
short-step-confuse = Confusion : qui bouge ?
short-step-glass = Vitrail : où ?
short-step-scaffold = Échafaudage : où ?
short-step-catastrophe = Quelle voûte s’effondre ?

short-move-extend = Poser { $vault }
short-move-extend-crown = Poser { $vault }
short-move-discard = Trois autres voûtes
short-move-builder = Bâtisseur en { $cell }
short-move-order-promotion = { order-promotion }
short-move-order-move = { order-move }
short-move-order-recruit = { order-recruit }
short-move-order-confusion = { order-confusion }
short-move-order-stained_glass = { order-stained_glass }
short-move-order-scaffolding = { order-scaffolding }
short-move-order-catastrophe = { order-catastrophe }
short-move-end = Fin du tour
short-move-end-scoring = Décompte
short-move-cell = en { $cell }
short-move-cell-scaffold = en { $cell }
short-move-vault-promote = { $rank_label }, { $cell }
short-move-vault-move = { $rank_label }, { $cell }
short-move-vault-step = Vers { $cell }
short-move-vault-step-confused = Vers { $cell }
short-move-vault-recruit = en { $cell }
short-move-vault-take_back = { $rank_label }, { $cell }
short-move-vault-confuse = { $rank_label }, { $cell }
short-move-vault-glass = en { $cell }
short-move-vault-catastrophe = en { $cell }
short-move-rank = { $rank_label }

## A move in few words in the list of a narrow terminal, where no drawing helps

menu-move-extend-crown = { short-move-extend-crown } ♔

## A piece to look at

piece-order_field = emplacement Ordre { $field }
piece-vault_field = emplacement Voûte { $field }
piece-cell = case { $cell }
piece-rank = { $rank }

## Asked about a piece

about-vault = Il y a { $vault_a } en { $cell }.
about-builder = Un bâtisseur s’y trouve ({ $seat }).
about-builder-ranked = Un bâtisseur s’y trouve ({ $seat }), au grade { $rank_of }.
about-glass = Un vitrail s’y trouve.
about-scaffold = Un échafaudage bloque { $cell } jusqu’au prochain décompte.
about-area = La zone { $colour } en { $cell } ({ vaults }) rapporterait maintenant { points } à { $seat }.
about-area-shared = La zone { $colour } en { $cell } ({ vaults }) rapporterait maintenant { points } à { $seat }, et { $rest } à l’adversaire.
about-area-tie = La zone { $colour } en { $cell } ({ vaults }) est à égalité et ne rapporterait rien.
about-area-empty = La zone { $colour } en { $cell } ({ vaults }) n’a pas de bâtisseur.
about-no-area = Il n’y a pas encore de zone.
about-order = Emplacement Ordre { $field } : { $order } ; sur l’autre face, { $vault_a } { $crown }.
about-open-vault = Emplacement Voûte { $field } : { $vault_a } { $crown } ; sur l’autre face, { $order }.
about-king =
    Le roi est sur la case { $space } ; encore { $steps ->
        [one] { $steps } couronne
       *[other] { $steps } couronnes
    } avant le décompte de la case { $next }.
about-king-due = Le roi est sur la case { $space } : c’est l’heure du décompte.
about-stack = La pioche compte { tiles }, la défausse { $discarded }.
about-top = Sur le dessus : { $order } ; sur l’autre face, { $vault_a } { $crown }.
about-unshuffled = Quand la pioche sera épuisée, la défausse sera mélangée.
about-shuffled = La défausse a été mélangée une fois ; quand la pioche sera de nouveau épuisée, la partie prendra fin.
about-seat = { $seat } : { points }, { builders }, { tokens } et { coins } ; avec un décompte maintenant, cela ferait { $total }.
about-turn =
    C’est à { $seat } de jouer : encore { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }.
about-score = { $seat } : { $apart } ; en tout { points }.
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

brief-event-cannot_act = ne peut pas agir
brief-event-vaults_discarded = échange les trois voûtes
brief-event-extended = pose { $vault_a } en { $cell }
brief-event-king_moves = le roi avance à la case { $space }
brief-event-builder_placed = place un bâtisseur en { $cell }
brief-event-order_taken = { $order }
brief-event-promoted = promeut { $cell } au grade { $rank_of }
brief-event-moved = déplace { $cell } vers { $goal }
brief-event-recruited = recrute un bâtisseur en { $cell }
brief-event-taken_back = reprend { $cell }
brief-event-confused = dans la confusion, { $cell } va vers { $goal }
brief-event-glass_set = met un vitrail en { $cell }
brief-event-scaffold_set = met un échafaudage en { $cell }
brief-event-collapsed = fait s’effondrer { $vault_the } en { $cell }
brief-event-paid = paie 1 pièce
brief-event-declined = garde la pièce
brief-event-shuffled = la défausse est mélangée
brief-event-scoring =
    { $number ->
        [1] premier décompte
        [2] deuxième décompte
        [3] troisième décompte
       *[other] décompte { $number }
    }
brief-event-scored = { points } pour la zone { $colour } ({ $cell })
brief-event-game_over = la partie est terminée

## Why a hint

reason-points =
    { $way ->
        [up] des points{ reason-size }
       *[down] moins de points{ reason-size }
    }
reason-areas =
    { $way ->
        [up] de meilleures zones{ reason-size }
       *[down] de moins bonnes zones{ reason-size }
    }
reason-builders =
    { $way ->
        [up] un bâtisseur disponible{ reason-size }
       *[down] coûte un bâtisseur{ reason-size }
    }
reason-tokens =
    { $way ->
        [up] un jeton en réserve{ reason-size }
       *[down] coûte un jeton{ reason-size }
    }
reason-coins =
    { $way ->
        [up] une pièce{ reason-size }
       *[down] coûte une pièce{ reason-size }
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
    Voûtes   { sign-yellow } jaune ╱╱  { sign-blue } bleue ≈≈  { sign-red } rouge ▒▒  { sign-green } verte ∷∷
             un joker montre ses deux lettres
    Dessus   ● ○ bâtisseurs ; A architecte, M maître maçon, S colosse ; ◈ vitrail
    Plan     colonnes a à e, rangée 1 au plateau ; ╳ échafaudage, › dernière voûte
    Offre    ordres en haut, voûtes en bas ; (autre face) ; ♔ couronne, ? peut-être
    Roi      ♚ sur son chemin ; les décomptes sont marqués |
    Zones    couleur, première case, voûtes ; valeur et gain actuel
    Demander ? c2  ? 1  ? order 2  ? king  ? stack  ? areas  ? seat 0
             ? score  ? architect  ? BA-C3

## What is wrong with a file of pieces

pieces-paid = c’est la règle qui dit si { $value } a une version payante ; cela ne peut pas être changé
pieces-third-alike = les tuiles { $pieces } ont les mêmes couleurs et le même ordre ; le maximum est { $most }
pieces-vaults = le nombre de voûtes { $value } est { $found }, on en attend { $expected }
pieces-reach = avec si peu de couronnes, un dernier décompte si tardif ou tant de catastrophes, un plan peut demander { $found } rangées ; il y en a { $most }

## A file of pieces to fill in, and what to look at on each kind of piece

pieces-look-king = Le chemin du roi : les trois cases avec une couronne, où a lieu un décompte.
pieces-look-tile = Les tuiles : les couleurs de la voûte d’un côté (deux pour un joker, comme yellow-blue), l’ordre de l’autre, et si la voûte porte une couronne.

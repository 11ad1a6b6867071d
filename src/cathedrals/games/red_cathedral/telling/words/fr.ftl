# The words of The Red Cathedral.
#
# An argument that names a piece is said by that piece's own words: `resource` "wood" by `resource-wood`,
# with $amount for the plural. A name that ends in a number ("base-3") is said by the words without it and $number.
# $seat is a player's name.
#
# Forms: of « d’or, de Rouge », a « une bannière », kind « briques », some « de l’or, des briques », with « avec 1 gemme verte », done « une base achevée »,
# cap with a capital.

game-title = La Cathédrale rouge
solo-opponent = Ivan
solo-how = En solo, vous jouez contre Ivan, l’architecte : à chaque tour, une carte de sa rangée dit ce qu’il fait.
solo-play = En solo contre Ivan

## Options

option-board = Plateaux Atelier
board-basic = face standard
board-advanced = face avancée
option-first_game = Première partie
first_game-yes = les quatre cartes Influence d’une première partie
first_game-no = quatre cartes Influence au hasard
option-colours = Couleurs par place

## Counted nouns

price =
    { $price ->
        [one] { $price } rouble
       *[other] { $price } roubles
    }
steps =
    { $steps ->
        [one] { $steps } emplacement
       *[other] { $steps } emplacements
    }
dice =
    { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
materials =
    { $amount ->
        [one] { $amount } matériau
       *[other] { $amount } matériaux
    }
slots =
    { $slots ->
        [0] n’a aucun emplacement libre
        [one] a seulement { $slots } emplacement libre
       *[other] a seulement { $slots } emplacements libres
    }
deliveries =
    { $deliveries ->
        [0] il ne vous en reste aucune
       *[other] il vous en reste seulement { $deliveries }
    }

## Pieces

resource-wood = bois
    .of = de bois
    .some = du bois
    .cap = Bois
resource-brick =
    { $amount ->
        [one] brique
       *[other] briques
    }
    .of =
    { $amount ->
        [one] de brique
       *[other] de briques
    }
    .some = des briques
    .cap = Brique
resource-stone =
    { $amount ->
        [one] pierre
       *[other] pierres
    }
    .of =
    { $amount ->
        [one] de pierre
       *[other] de pierres
    }
    .some = des pierres
    .cap = Pierre
resource-gold = or
    .of = d’or
    .some = de l’or
    .cap = Or
resource-green_gem =
    { $amount ->
        [one] gemme verte
       *[other] gemmes vertes
    }
    .of =
    { $amount ->
        [one] de gemme verte
       *[other] de gemmes vertes
    }
    .some = des gemmes vertes
    .cap = Gemme verte
resource-purple_gem =
    { $amount ->
        [one] gemme violette
       *[other] gemmes violettes
    }
    .of =
    { $amount ->
        [one] de gemme violette
       *[other] de gemmes violettes
    }
    .some = des gemmes violettes
    .cap = Gemme violette
resource-rubles =
    { $amount ->
        [one] rouble
       *[other] roubles
    }
    .of =
    { $amount ->
        [one] de rouble
       *[other] de roubles
    }
    .kind = roubles
    .some = des roubles
resource-recognition =
    { $amount ->
        [one] point de reconnaissance
       *[other] points de reconnaissance
    }
    .of = de reconnaissance
    .kind = reconnaissance
    .some = de la reconnaissance
resource-any =
    { $amount ->
        [one] matériau qui convient
       *[other] matériaux qui conviennent
    }
    .of =
    { $amount ->
        [one] de matériau qui convienne
       *[other] de matériaux qui conviennent
    }
    .some = des matériaux qui conviennent
missing-each = { $amount } { $resource }
goods-each =
    { $resource_id ->
        [any] 1 matériau au choix
       *[other] { $amount } { $resource }
    }
pictured-each = { $resource_some }
pictured-any = 1 matériau de votre choix

die-red = dé rouge
    .cap = Dé rouge
die-blue = dé bleu
    .cap = Dé bleu
die-green = dé vert
    .cap = Dé vert
die-yellow = dé jaune
    .cap = Dé jaune
die-white = dé blanc
    .cap = Dé blanc

colour-red = Rouge
    .of = de Rouge
colour-blue = Bleu
    .of = de Bleu
colour-green = Vert
    .of = de Vert
colour-yellow = Jaune
    .of = de Jaune
colour-nobody = personne
    .of = de personne

tile-die-red = dé rouge
tile-die-blue = dé bleu
tile-die-green = dé vert
tile-die-yellow = dé jaune
tile-die-white = dé blanc
tile-wood = bois
tile-brick = brique
tile-stone = pierre
tile-gold = or
tile-green_gem = gemme verte
tile-purple_gem = gemme violette
tile-any = matériau de votre choix
tile-rubles = roubles
tile-recognition = reconnaissance

space-red = l’emplacement Atelier rouge
space-blue = l’emplacement Atelier bleu
space-green = l’emplacement Atelier vert
space-yellow = l’emplacement Atelier jaune
space-white-1 = le premier emplacement Atelier blanc
space-white-2 = le second emplacement Atelier blanc
space-any = aucun emplacement Atelier

banner-inventory = bannière de l’inventaire
    .cap = Bannière de l’inventaire
    .a = une bannière de l’inventaire
    .of = de bannière dans l’inventaire
banner-beside = bannière libre
    .cap = Bannière libre
    .a = une bannière libre
    .of = de bannière libre
banner-white-1 = bannière du premier emplacement Atelier blanc
    .cap = Bannière du premier emplacement Atelier blanc
    .a = la bannière du premier emplacement Atelier blanc
    .of = de bannière sur le premier emplacement Atelier blanc
banner-white-2 = bannière du second emplacement Atelier blanc
    .cap = Bannière du second emplacement Atelier blanc
    .a = la bannière du second emplacement Atelier blanc
    .of = de bannière sur le second emplacement Atelier blanc

ornament-door = une porte
    .cap = Une porte
ornament-arch = une arche
    .cap = Une arche
ornament-cross = une croix
    .cap = Une croix

gems-none = aucune gemme
    .with = sans gemme
gems-green = 1 gemme verte
    .with = avec 1 gemme verte
gems-purple = 1 gemme violette
    .with = avec 1 gemme violette
gems-green-green = 2 gemmes vertes
    .with = avec 2 gemmes vertes
gems-purple-purple = 2 gemmes violettes
    .with = avec 2 gemmes violettes
gems-green-purple = 1 gemme verte et 1 gemme violette
    .with = avec 1 gemme verte et 1 gemme violette

level-base = base
    .done = une base achevée
level-middle = section intermédiaire
    .done = une section intermédiaire achevée
level-dome = dôme
    .done = un dôme achevé
lacking-each = { $level_done }

card-base = base { $number }
card-middle = section intermédiaire { $number }
card-dome = dôme { $number }

influence_card-artisans = Guilde des artisans
influence_card-carters = Guilde des convoyeurs
influence_card-merchants = Guilde des marchands
influence_card-clergy = Clergé

mark-lightning = une fois
mark-infinity = à volonté

action-sell = vendre des matériaux
action-buy = acheter des matériaux
action-deliver = payer des roubles pour livrer
action-gain_ruble = recevoir des roubles
action-swap = échanger la position de deux tuiles Ressource
action-exchange = échanger des matériaux identiques
action-barter = échanger des roubles et 1 matériau contre 1 d’un autre type
action-activate = activer une tuile Atelier
action-gain_recognition = gagner de la reconnaissance
action-prestige_for_rubles = gagner du prestige contre des roubles
action-prestige_for_materials = gagner du prestige contre des matériaux différents
action-presence = gagner de la reconnaissance pour une base, une section intermédiaire et un dôme achevés

ivan_card-inventory = Inventaire
ivan_card-transport = Transport
ivan_card-construction = Construction
ivan_card-claim = Revendiquer une section
ivan_card-recognition = Reconnaissance

wish-above = une carte juste au-dessus d’une des vôtres
wish-base = une base

# The list of pieces, as its owner types it in

kind-inventory = Inventaire
kind-reserve = Réserve générale
kind-coins = Pièces de monnaie
kind-track = Piste de score
kind-resource_tile = Tuiles Ressource
kind-influence_card = Cartes Influence
kind-blueprint = Cartes Plan de construction
kind-base = Bases
kind-middle = Sections intermédiaires
kind-dome = Dômes
kind-workshop_tile = Tuiles Atelier
kind-board = Plateaux Atelier

field-slots = Emplacements
field-players = pour { $amount } joueurs
field-prestige_spaces = Cases de prestige
field-gives = Donne
field-amount = Quantité
field-first_game = Pour la première partie
field-actions = Action
field-action = Ce qu’elle fait
field-materials = Matériaux
field-count = Combien
field-rubles-paid = Roubles à payer
field-rubles-had = Roubles reçus
field-materials-sold = Matériaux que l’on peut vendre
field-materials-bought = Matériaux que l’on peut acheter
field-count-delivered = Matériaux livrés
field-count-had = Matériaux reçus
field-count-recognition = Reconnaissance gagnée
field-count-prestige = Prestige gagné
given-exchange = Matériaux identiques à donner
given-prestige_for_materials = Matériaux différents à donner
field-mark = Combien de fois
field-towers = Tour
field-marked = Marquée 3+
field-prices = Prix
field-ornaments = Ornements
field-white_1 = Premier blanc
field-white_2 = Second blanc

## Questions

step-turn = Choisissez votre action de base : revendiquer une carte, construire ou déplacer un dé au marché.
step-end_turn = Terminez-vous votre tour ?
step-banner = Quelle bannière prenez-vous ?
step-space = Sur quel emplacement Atelier placez-vous la tuile ?
step-face = Placez-vous la tuile face visible ou face cachée ?
step-deliver = Que livrez-vous ?
step-gems = Quelles gemmes sertissez-vous dans l’ornement ?
step-walk = Jusqu’où déplacez-vous le dé ?
step-market = Prenez des ressources, utilisez de l’influence, activez une tuile Atelier ou terminez votre tour.
step-gain = Combien en prenez-vous ?
step-get = Quel matériau prenez-vous ?
step-use = Comment utilisez-vous la carte Influence ?
step-swap = Avec quelle tuile Ressource l’échangez-vous ?
step-discard = Quel autre matériau défaussez-vous ensuite ?

step-first_seat = Qui commence la partie ?
step-resource_tile = Quelle est la tuile Ressource suivante ?
step-influence_card = Quelle est la carte Influence suivante ?
step-blueprint = Quelle carte Plan de construction est tirée ?
step-cathedral_card = Quelle est la carte Cathédrale suivante ?
step-workshop_tile = Quelle est la tuile Atelier suivante ?
step-place_die = Quel est le dé suivant ?
step-roll = Qu’affiche le dé ?

step-ivan_card = Quelle est la carte Solo suivante ?
step-ivan_tile = Quelle tuile représentant un dé va sur la carte Solo suivante ?
step-ivan_claims = Quelle carte Ivan revendique-t-il ?
step-ivan_decorates = Sur quelle carte Ivan place-t-il un ornement ?
step-ivan_turn = Le tour d’Ivan commence.
step-ivan_moves = Ivan déplace un dé.
step-ivan_acts = Ivan applique sa carte.
step-next_turn = À qui le tour ?
step-ivan_starts = Ivan revendique sa première carte.

## Moves

move-claim = Revendiquer { $place } (tuile Atelier : { $tile })
move-claim-for-ivan = Ivan revendique { $place } (tuile Atelier : { $tile })
move-build = Construire
move-die = Déplacer le { $die } de { steps }, jusqu’à l’emplacement { $location }
move-die-further = Déplacer le { $die } de { steps }, jusqu’à l’emplacement { $location }, ou plus loin en payant des roubles
move-trade = Perdre 1 point de prestige et recevoir { price }
move-reroll =
    { $dice ->
        [one] Perdre 1 point de prestige et relancer le dé de l’emplacement { $location }
       *[other] Perdre 1 point de prestige et relancer les { dice } de l’emplacement { $location }
    }
move-end = Terminer le tour
move-end-leaving = Terminer le tour sans prendre { $goods }

move-banner = Prendre { $banner_a }
move-space = Placer la tuile sur { $space } (face visible : { price })
move-space-ornament = Placer la tuile sur { $space } (face visible : { price }, débloque { $ornament })
move-space-down = Placer la tuile face cachée sur { $space } ; face visible, elle coûterait { price }
move-space-down-ornament = Placer la tuile face cachée sur { $space } et perdre { $ornament } pour toute la partie ; face visible, elle coûterait { price }
move-up = Placer la tuile ({ $tile }) face visible sur { $space } pour { price }
move-up-ornament = Placer la tuile ({ $tile }) face visible sur { $space } pour { price } et débloquer { $ornament }
move-down = Placer la tuile ({ $tile }) face cachée sur { $space }
move-down-ornament = Placer la tuile ({ $tile }) face cachée sur { $space } et perdre { $ornament } pour toute la partie

move-lay = Livrer 1 { $resource } sur la carte { $place }
move-lay-finish = Livrer 1 { $resource } sur la carte { $place } et l’achever
move-decorate = Placer { $ornament } sur { $place } pour 1 { $resource }
move-decorate-for-ivan = Ivan place { $ornament } sur { $place }
move-gems =
    { $prestige ->
        [one] Sertir { $gems } et gagner { $prestige } point de prestige
       *[other] Sertir { $gems } et gagner { $prestige } points de prestige
    }
move-gems-none = Ne sertir aucune gemme
move-stop = S’arrêter là

move-more = Payer { price } et déplacer le { $die } de { steps }, jusqu’à l’emplacement { $location }
move-more-none = Déplacer le { $die } de { steps }, jusqu’à l’emplacement { $location }
move-take =
    { $resource_id ->
        [recognition] Gagner { $amount } { $resource }
       *[other] Prendre { $amount } { $resource }
    }
move-take-nothing = Ne rien prendre
move-use = Activer la tuile ({ $tile }) sur { $space } : jusqu’à { $amount } { $resource }
move-use-any = Activer la tuile ({ $tile }) sur { $space }

move-influence-sell = { $influence_card }, { $mark } : { does-sell }
move-influence-buy = { $influence_card }, { $mark } : { does-buy }
move-influence-deliver = { $influence_card }, { $mark } : { does-deliver }
move-influence-gain_ruble = { $influence_card }, { $mark } : { does-gain_ruble }
move-influence-swap = { $influence_card }, { $mark } : { does-swap }
move-influence-exchange = { $influence_card }, { $mark } : { does-exchange }
move-influence-barter = { $influence_card }, { $mark } : { does-barter }
move-influence-activate = { $influence_card }, { $mark } : { does-activate }
move-influence-gain_recognition = { $influence_card }, { $mark } : { does-gain_recognition }
move-influence-prestige_for_rubles = { $influence_card }, { $mark } : { does-prestige_for_rubles }
move-influence-prestige_for_materials = { $influence_card }, { $mark } : { does-prestige_for_materials }
move-influence-presence = { $influence_card }, { $mark } : { does-presence }

does-sell =
    { $mark_id ->
        [lightning] vendre { $pictured } pour { price }
       *[other] vendre { $pictured } à { price } l’unité
    }
does-buy =
    { $mark_id ->
        [lightning] acheter { $pictured } pour { price }
       *[other] acheter { $pictured } à { price } l’unité
    }
does-deliver =
    { $count ->
        [one] payer { price } et livrer { $count } matériau
       *[other] payer { price } et livrer jusqu’à { $count } matériaux
    }
does-gain_ruble = recevoir { price }
does-swap = payer { price } et échanger la position de deux tuiles Ressource
does-exchange = échanger { $needed } matériaux identiques contre { $count } de votre choix
does-barter = échanger { price } et 1 matériau contre 1 matériau d’un autre type
does-activate = activer une tuile Atelier
does-gain_recognition =
    { $count ->
        [one] gagner { $count } point de reconnaissance
       *[other] gagner { $count } points de reconnaissance
    }
does-prestige_for_rubles =
    { $count ->
        [one] payer { price } et gagner { $count } point de prestige
       *[other] payer { price } et gagner { $count } points de prestige
    }
does-prestige_for_materials =
    { $count ->
        [one] défausser { $needed } matériaux différents et gagner { $count } point de prestige
       *[other] défausser { $needed } matériaux différents et gagner { $count } points de prestige
    }
does-presence =
    { $count ->
        [one] gagner { $count } point de reconnaissance pour votre base, votre section intermédiaire et votre dôme achevés
       *[other] gagner { $count } points de reconnaissance pour votre base, votre section intermédiaire et votre dôme achevés
    }

move-sell = Vendre 1 { $resource } pour { price }
move-buy = Acheter 1 { $resource } pour { price }
move-give-exchange =
    { $count ->
        [one] Échanger { $amount } { $resource } contre { $count } matériau de votre choix
       *[other] Échanger { $amount } { $resource } contre { $count } matériaux de votre choix
    }
move-give-barter = Échanger { price } et 1 { $resource } contre 1 matériau d’un autre type
move-give-prestige_for_materials = Défausser 1 { $resource }
move-get = Prendre 1 { $resource }
move-swap = Échanger la tuile de l’emplacement { $location } ({ $resource_kind })
move-swap-with = Échanger la tuile de l’emplacement { $other_location } avec celle de l’emplacement { $location } ({ $resource_kind })

move-first = { $seat } commence
move-lay-tile = Poser la tuile Ressource : { $resource_kind }
move-lay-influence = Poser la carte Influence : { $influence_card }
move-lay-blueprint = Tirer la carte Plan de construction { $number }
move-lay-card = Poser la carte : { $card }
move-lay-workshop = Poser la tuile Atelier : { $tile }
move-place-die = Placer le { $die }
move-roll = Le { $die } affiche { $value }
move-lay-ivan = Poser la carte Solo : { $ivan_card }
move-lay-ivan-tile = Poser la tuile représentant le { $die }
move-go-on = Continuer

## Events

event-starts = { $seat } commence la partie.
event-resource_tile_laid = Emplacement { $location } : tuile Ressource ({ $resource_kind }).
event-influence_card_laid = Quadrant { $quadrant } : carte Influence « { $influence_card } ».
event-blueprint_chosen = La carte Plan de construction { $number } est tirée.
event-card_laid = En { $place } : { $card }.
event-workshop_tile_laid = Carte { $place } : tuile Atelier ({ $tile }).
event-die_placed = Le { $die } commence sur l’emplacement { $location }.
event-rolled = Le { $die } affiche { $value }.
event-turn_begins = C’est à { $seat } de jouer.
event-prestige_traded =
    { $amount ->
        [one] { $seat } perd { $amount } point de prestige.
       *[other] { $seat } perd { $amount } points de prestige.
    }
event-rerolls =
    { $dice ->
        [one] { $seat } relance le dé de l’emplacement { $location }.
       *[other] { $seat } relance les { $dice } dés de l’emplacement { $location }.
    }
event-claimed = { $seat } revendique la carte { $place } avec { $banner_a }.
event-tile_placed = { $seat } place la tuile Atelier ({ $tile }) face visible sur { $space }.
event-tile_hidden = { $seat } place la tuile Atelier ({ $tile }) face cachée sur { $space }.
event-unlocked = { $seat } débloque { $ornament }.
event-ornament_lost = { $seat } perd { $ornament } pour le reste de la partie.
event-paid = { $seat } paie { $amount } { resource-rubles }.
event-gained =
    { $resource_id ->
        [recognition] { $seat } gagne { $amount } { $resource }.
       *[other] { $seat } reçoit { $amount } { $resource }.
    }
event-penalty = { $seat } perd { $amount } { resource-recognition } pour la carte inachevée { $place }.
event-prestige_gained =
    { $amount ->
        [one] { $seat } gagne { $amount } point de prestige.
       *[other] { $seat } gagne { $amount } points de prestige.
    }
event-delivered = { $seat } livre 1 { $resource } sur la carte { $place }.
event-finished = { $seat } achève la carte { $place }.
event-decorated = { $seat } place { $ornament } { $gems_with } sur la carte { $place }.
event-moved = { $seat } déplace le { $die } de { steps }, jusqu’à l’emplacement { $location }.
event-influenced = { $influence_card } : { $seat } choisit « { $action } ».
event-gave = { $seat } remet { $amount } { $resource } dans la réserve générale.
event-swapped = { $seat } échange la position des tuiles Ressource des emplacements { $location } et { $other_location }.
event-activated = { $seat } active la tuile Atelier ({ $tile }) sur { $space }.
event-sixth_card = { $seat } achève sa sixième carte ; derniers tours pour les autres.
event-ivan_card_laid = La carte Solo { $number } est « { $ivan_card } ».
event-ivan_tile_laid = La carte Solo « { $ivan_card } » reçoit la tuile représentant le { $die }.
event-ivan_blocked = Ivan ne peut pas déplacer le { $die } : l’emplacement { $location } est plein.
event-ivan_stocked = Ivan met { $amount } { $resource } sur la carte Inventaire.
event-ivan_transported = Ivan déplace { materials } vers la carte Construction.
event-ivan_delivered = Ivan livre { materials } sur la carte { $place }.
event-game_over = La partie est terminée : { $ending }.

ending-sixth_card = une sixième carte a été achevée et les derniers tours ont été joués
ending-round_limit = la dernière manche a été jouée

## Why not

refusal-another-question = Ce n’est pas ce qu’on vous demande pour l’instant : { $step }
refusal-not-left = « { $move } » ne peut pas sortir maintenant : { $step }

refusal-no-prestige-to-trade = Vous ne pouvez pas échanger de prestige contre des roubles : il n’y a aucune case de points de prestige derrière votre marqueur de score.
refusal-no-prestige-to-reroll = Vous ne pouvez pas perdre de prestige pour relancer les dés : il n’y a aucune case de points de prestige derrière votre marqueur de score.
refusal-already-rerolled = Vous avez déjà relancé des dés contre du prestige pendant ce tour.
refusal-no-die-there = Il n’y a aucun dé à relancer sur l’emplacement { $location }.

refusal-no-banner = Vous n’avez plus de bannière pour revendiquer une carte.
refusal-no-such-banner = Vous n’avez pas { $banner_of } ; prenez-en une autre.
refusal-no-card-there = Il n’y a pas de carte { $place } dans cette cathédrale.
refusal-already-claimed = La carte { $place } porte déjà une bannière { $colour_of }.
refusal-no-banner-below = La carte { $place } n’est pas encore disponible : la carte { $below }, en dessous, ne porte pas de bannière.
refusal-space-taken = Il y a déjà une tuile sur { $space } ; choisissez un emplacement vide.
refusal-white-blocked = Votre bannière se trouve encore sur { $space } ; revendiquez une carte avec elle pour le libérer.
refusal-rubles-for-space =
    Une tuile face visible sur { $space } coûte { price }, { $rubles ->
        [0] mais vous n’en avez pas
       *[other] mais vous en avez seulement { $rubles }
    } ; face cachée, c’est gratuit.

refusal-nothing-to-deliver = Vous n’avez aucun matériau utile à l’une de vos cartes ou à un ornement.
refusal-deliver-first = Livrez au moins 1 matériau avant de vous arrêter.
refusal-not-held = Vous n’avez pas { $resource_of }.
refusal-not-your-banner =
    { $colour_id ->
        [nobody] Livrez sur une carte qui porte votre bannière ; la carte { $place } n’en porte aucune.
       *[other] Livrez sur une carte qui porte votre bannière ; la carte { $place } appartient à { $colour }.
    }
refusal-card-finished = La carte { $place } est déjà achevée.
refusal-not-needed = La carte { $place } n’a pas besoin { $resource_of } maintenant ; il lui faut encore { $missing }.
refusal-not-finished = Seule une carte achevée peut être décorée ; la carte { $place } est inachevée.
refusal-has-ornament = La carte { $place } porte déjà un ornement { $colour_of }.
refusal-no-ornament = La carte { $place } peut recevoir { $ornament }, mais vous n’en avez aucune de disponible.
refusal-ornament-material = Il vous faut 1 { $resource } pour { $ornament }, mais vous n’en avez pas.
refusal-no-gem = Il vous faut { $gems } ; vous avez { $green ->
        [one] { $green } gemme verte
       *[other] { $green } gemmes vertes
    } et { $purple ->
        [one] { $purple } gemme violette
       *[other] { $purple } gemmes violettes
    }.
refusal-too-many-gems = Chaque gemme est une livraison, et { deliveries }.

refusal-not-your-die = Seuls le dé blanc et le dé de votre couleur peuvent aller plus loin, pas le { $die }.
refusal-rubles-for-steps =
    Ces emplacements supplémentaires coûtent { price }, { $rubles ->
        [0] mais vous n’en avez pas
       *[other] mais vous en avez seulement { $rubles }
    }.
refusal-fourth-die = Sur l’emplacement { $location }, le { $die } serait le quatrième, et il n’y a de place que pour trois.
refusal-already-taken = Vous avez déjà pris des ressources pendant ce tour.
refusal-already-influenced = Vous avez déjà utilisé de l’influence pendant ce tour.
refusal-already-activated = Vous avez déjà activé une tuile Atelier pendant ce tour.
refusal-shows-less = Avec { dice }, l’emplacement { $location } donne seulement { $amount } { $resource }.
refusal-reserve-lacks =
    { $amount ->
        [0] Il n’y a plus { $resource_of } dans la réserve générale.
       *[other] Il reste seulement { $amount } { $resource } dans la réserve générale.
    }
refusal-no-free-slot = Votre inventaire { slots }.
refusal-no-tile =
    { $space_id ->
        [any] Il n’y a aucune tuile à activer dans votre atelier.
       *[other] Il n’y a aucune tuile à activer sur { $space }.
    }
refusal-tile-face-down = La tuile sur { $space } est face cachée et ne peut jamais être activée.
refusal-other-colour = Vous avez déplacé le { $die }, qui n’active pas { $space }.
refusal-nothing-to-gain = La tuile ({ $tile }) sur { $space } ne donne rien maintenant : aucun emplacement d’inventaire libre, ou plus rien dans la réserve générale.
refusal-gains-less = La tuile vous donne seulement { $amount } { $resource }.
refusal-must-gain = Prenez-en au moins 1.

refusal-not-pictured = Cette action n’accepte que { $pictured }.
refusal-nothing-to-give = Vous n’avez rien à donner ; cette action accepte { $pictured }.
refusal-rubles-for-action =
    Cette action coûte { price }, { $rubles ->
        [0] mais vous n’en avez pas
       *[other] mais vous en avez seulement { $rubles }
    }.
refusal-too-few-identical = Il vous faut { $needed } matériaux identiques pour cette action.
refusal-same-kind = Vous donnez 1 { $resource } ; prenez un matériau d’un autre type.
refusal-too-few-kinds =
    Il vous faut { $needed } matériaux différents, { $kinds ->
        [0] mais vous n’en avez aucun
       *[other] mais vous en avez seulement { $kinds }
    }.
refusal-given-already = Vous avez déjà défaussé 1 { $resource } ; choisissez un matériau différent.
refusal-not-present = Il vous manque encore { $lacking }.
refusal-use-first = Utilisez l’action au moins une fois avant de vous arrêter.
refusal-same-location = La tuile de l’emplacement { $location } est déjà choisie ; choisissez-en une autre.

refusal-not-for-ivan = Ivan revendique { $wish } tant qu’il y en a une de disponible.
refusal-ivan-ornament = Le prochain ornement d’Ivan est { $ornament }, pour { $level_done } { $colour_of } encore sans ornement.

## The table on a terminal: signs, labels and formulas

sign-wood = b
sign-brick = r
sign-stone = p
sign-gold = o
sign-green_gem = V
sign-purple_gem = L
sign-rubles = ₽
sign-recognition = †
sign-any = *
label-any = *

brief-wood = bois
brief-brick = briques
brief-stone = pierres
brief-gold = or
brief-green_gem = gemme V
brief-purple_gem = gemme L
brief-rubles = roubles
brief-recognition = reconn.

guild-artisans = Artisans
guild-carters = Convoy.
guild-merchants = Marchands
guild-clergy = Clergé

formula-sell = vente { $kinds } { $price }₽
formula-buy = achat { $kinds } { $price }₽
formula-deliver = { $price }₽→livrer { $count }
formula-gain_ruble = +{ $price }₽
formula-swap = { $price }₽→permuter
formula-exchange = { $needed } pareils→{ $count }
formula-barter = { $price }₽→troc 1
formula-activate = 1 activation
formula-gain_recognition = +{ $count }†
formula-prestige_for_rubles = { $price }₽→{ $count }★
formula-prestige_for_materials = { $needed } types→{ $count }★
formula-presence = 3 niveaux→{ $count }†

short-ivan-inventory = Inventaire
short-ivan-transport = Transport
short-ivan-construction = Construction
short-ivan-claim = Revendiquer
short-ivan-recognition = Reconn.

label-round = manche { $number }
label-reserve = réserve
label-inventory = inventaire
label-ornaments = orn.
label-finished = fini
label-space-red = rge
label-space-blue = bleu
label-space-green = vert
label-space-yellow = jne
label-space-white-1 = bc-1
label-space-white-2 = bc-2
label-ivan = stock { $stock }, chantier { $site }

## A piece to look at

piece-card = carte { $place }
piece-die = { $die }
piece-location = emplacement { $location }
piece-influence = { $influence_card }
piece-material = { $resource_kind }
piece-banner = { $banner }
piece-space = { $space }

## Asked about a piece

about-round = Manche { $number }.
about-card-open = La carte { $place } ({ $level }) peut être revendiquée.
about-card-waiting = La carte { $place } ({ $level }) attend une bannière sur la carte en dessous.
about-card-claimed = La carte { $place } ({ $level }) est revendiquée par { $seat }.
about-card-finished = La carte { $place } ({ $level }) a été achevée par { $seat }.
about-card-needs =
    { $state ->
        [claimed] Il lui faut encore { $missing }.
       *[other] Il lui faut { $missing }.
    }
about-card-lacks = Il lui faut encore { materials } de n’importe quel type.
about-card-pays =
    { $recognition ->
        [one] Elle rapporte { $recognition } point de reconnaissance et { price }.
       *[other] Elle rapporte { $recognition } points de reconnaissance et { price }.
    }
about-card-tile = Sa tuile Atelier : { $tile }.
about-tile-gives = À chaque activation, la tuile rapporte { $goods }.
about-tile-gives-die = À chaque activation, la tuile rapporte ce qu’indique l’emplacement du { $die }, à présent { $goods }.
about-card-undecorated = Elle peut recevoir { $ornament }.
about-card-decorated = Elle porte { $ornament } ({ $seat }).
about-location = L’emplacement { $location } donne { $amount } { $resource } pour chaque dé qui s’y trouve.
about-dice = On y trouve { $standing }.
about-no-dice = Aucun dé ne s’y trouve.
standing-each = le { $die } (valeur { $value })
about-die = Le { $die } se trouve sur l’emplacement { $location } et affiche { $value } : il irait jusqu’à l’emplacement { $goal }.
about-die-yields =
    Il y rapporterait { $goods } : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } × { $each }.
about-die-own = { $seat } peut payer des roubles pour le déplacer plus loin.
about-die-white = Tout le monde peut payer des roubles pour le déplacer plus loin.
about-group = { $influence_card } : carte Influence des emplacements { $first } et { $second }.
about-reserve = Dans la réserve générale : { $held }.
held-each = { $amount } { $resource }
about-seat =
    { $seat } ({ $colour }) : case { $position }, { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    }, { $cards ->
        [one] { $cards } carte achevée
       *[other] { $cards } cartes achevées
    } sur { $most }, { $banners ->
        [0] plus aucune bannière
        [one] encore { $banners } bannière
       *[other] encore { $banners } bannières
    }.
about-inventory =
    Dans l’inventaire : { $held } ; { $free ->
        [0] aucun emplacement libre
        [one] { $free } emplacement libre
       *[other] { $free } emplacements libres
    } ; { price }.
about-ornaments =
    Ornements disponibles : { $door ->
        [one] { $door } porte
       *[other] { $door } portes
    }, { $arch ->
        [one] { $arch } arche
       *[other] { $arch } arches
    }, { $cross } croix.
about-space = Sur { $space } : rien ; une tuile face visible coûte { price }.
about-space-locked = Sur { $space } : { $ornament }, bloquée ; une tuile face visible coûte { price }.
about-space-banner = Sur { $space } : une bannière ; une tuile peut y aller une fois la bannière partie.
about-space-tile = Sur { $space } : une tuile face visible ({ $tile }).
about-space-hidden = Sur { $space } : une tuile face cachée.
about-ivan-card = La carte Solo « { $ivan_card } » est encore à jouer, avec le { $die }.
about-ivan-card-used = La carte Solo « { $ivan_card } » est déjà jouée.
about-ivan = Matériaux d’Ivan : { $stock } sur la carte Inventaire, { $site } sur la carte Construction.

about-score =
    { $seat }, prestige : { $marker } sur la piste, { $leftover } pour les matériaux et les roubles, { $towers } pour les tours ; en tout { $total ->
        [one] { $total } point
       *[other] { $total } points
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

brief-event-prestige_traded =
    { $amount ->
        [one] échange { $amount } point de prestige contre des roubles
       *[other] échange { $amount } points de prestige contre des roubles
    }
brief-event-rerolls =
    { $dice ->
        [one] relance le dé de l’emplacement { $location }
       *[other] relance les { $dice } dés de l’emplacement { $location }
    }
brief-event-rolled = le { $die } affiche { $value }
brief-event-claimed = revendique { $place }
brief-event-tile_placed = place la tuile ({ $tile }) face visible sur { $space }
brief-event-tile_hidden = place la tuile ({ $tile }) face cachée sur { $space }
brief-event-unlocked = débloque { $ornament }
brief-event-ornament_lost = perd { $ornament }
brief-event-paid = paie { $amount }₽
brief-event-gained =
    { $resource_id ->
        [recognition] gagne { $amount } { $resource }
       *[other] reçoit { $amount } { $resource }
    }
brief-event-penalty = perd { $amount } { resource-recognition } pour { $place }
brief-event-prestige_gained =
    { $amount ->
        [one] gagne { $amount } point de prestige
       *[other] gagne { $amount } points de prestige
    }
brief-event-delivered = livre 1 { $resource } sur { $place }
brief-event-finished = achève { $place }
brief-event-decorated = place { $ornament } { $gems_with } sur { $place }
brief-event-moved = déplace le { $die } de { steps }, jusqu’à l’emplacement { $location }
brief-event-influenced = { $influence_card } : { $action }
brief-event-gave = donne { $amount } { $resource }
brief-event-swapped = échange les tuiles du { $location } et du { $other_location }
brief-event-activated = active la tuile ({ $tile }) sur { $space }
brief-event-sixth_card = achève sa sixième carte : derniers tours
brief-event-ivan_blocked = plus de place au { $location } pour le { $die }
brief-event-ivan_stocked = stocke { $amount } { $resource }
brief-event-ivan_transported = déplace { materials } vers la carte Construction
brief-event-ivan_delivered = livre { materials } sur { $place }
brief-event-game_over = la partie est terminée

## Why a hint

reason-marker =
    { $way ->
        [up] de la reconnaissance ou du prestige{ reason-size }
       *[down] coûte de la reconnaissance ou du prestige{ reason-size }
    }
reason-cards =
    { $way ->
        [up] des cartes plus près d’être achevées{ reason-size }
       *[down] des cartes qui attendent plus longtemps{ reason-size }
    }
reason-shares =
    { $way ->
        [up] une meilleure contribution aux tours{ reason-size }
       *[down] une contribution plus faible aux tours{ reason-size }
    }
reason-goods =
    { $way ->
        [up] plus de matériaux ou de place{ reason-size }
       *[down] coûte des matériaux ou de la place{ reason-size }
    }
reason-money =
    { $way ->
        [up] plus de roubles{ reason-size }
       *[down] coûte des roubles{ reason-size }
    }
reason-tools =
    { $way ->
        [up] un meilleur atelier{ reason-size }
       *[down] un atelier plus faible{ reason-size }
    }
reason-danger =
    { $way ->
        [up] moins de risque de pénalités{ reason-size }
       *[down] plus de risque de pénalités{ reason-size }
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
    Couleurs ▲ rouge  ■ bleu  ● vert  ◆ jaune  ○ blanc (dés, bannières, atelier)
    Biens    { sign-wood } bois  { sign-brick } brique  { sign-stone } pierre  { sign-gold } or  { sign-green_gem } gemme verte  { sign-purple_gem } gemme violette
             † reconnaissance  ★ prestige  ₽ roubles
    Marché   1 à 8 dans le sens horaire ; chacun donne, par dé, ce qu’il montre.
             Deux voisins partagent une carte Influence : ↯ une fois, ∞ à volonté.
    Carte    › bbr  2†1₽ [o]  à revendiquer (›), coûte 2 bois et 1 brique, donne
             2 points de reconnaissance et 1 rouble, a une tuile Atelier (or).
             ▲ ▪▪r  2†1₽      à Rouge, 2 matériaux y sont, il manque 1 brique.
             ▐▒▒ ▲ Π■ ▒▒▌     achevée par Rouge, avec un ornement de Bleu.
    Tuiles   [o] un matériau  [{ sign-any }] au choix  [₽] roubles  [†] reconnaissance
             { "[" }▲] ce que montre l’emplacement du dé rouge, une fois
    Joueurs  † ★ marqueur, deux échelles.  Π porte  ∩ arche  ╋ croix disponibles
             { "[" }br···▲▲▲▲]▲▲  inventaire : · libre, ▲ bannière ; puis bannières libres
             ▲2₽ emplacement vide et prix  ▲[o] tuile  ▲[×] tuile face cachée
             ▲3Π un ornement à débloquer
    Demander ? b2  ? claim b2  ? 5  ? die green  ? artisans  ? seat 0
             ? score  ? RC-C2

## On the browser's table

web-can = Vous pouvez choisir ceci.
web-own = vous
web-cathedral = Cathédrale
web-market = Marché
web-panes = Cathédrale ou marché
web-others = Autres joueurs
web-board = Plateau : { $seat }
web-tower = Tour { $tower }
web-track = Piste. { $markers }
web-marker = { $seat } : case { $position }, prestige { $prestige }.
web-card = { $place }, { $level }
web-prestige = prestige
web-recognition = reconnaissance
web-rubles = roubles
web-finished =
    { $cards ->
        [one] { $cards } carte achevée sur 6
       *[other] { $cards } cartes achevées sur 6
    }
web-inventory = Inventaire
web-held = { $held } sur { $slots }
web-slot = 1 { $resource } dans l’inventaire.
web-slot-blocked = Une bannière occupe cet emplacement d’inventaire.
web-beside =
    { $count ->
        [one] libre
       *[other] libres
    }
web-beside-count =
    { $count } { $count ->
        [one] bannière
       *[other] bannières
    } { web-beside }.
web-deliveries =
    { $deliveries ->
        [one] encore { $deliveries } livraison
       *[other] encore { $deliveries } livraisons
    }
web-reserve = Réserve
web-reserve-kind = { $amount } { $resource } dans la réserve générale.
web-workshop = Atelier
web-ornaments = Ornements
web-ornament-ready = Disponible : { $ornament }.
web-ornament-placed = Placée : { $ornament }.
web-ornament-locked = Bloquée : { $ornament }. Une tuile face visible sur son emplacement la débloque, une tuile face cachée la fait perdre.
web-ornament-unlocked = Débloquée ici : { $ornament }.
web-ornament-lost = Perdue : { $ornament }. Une tuile face cachée se trouve sur son emplacement.
web-trade = Perdre 1 point de prestige et recevoir 2 roubles
web-reroll = Perdre 1 point de prestige et relancer les dés d’un emplacement
web-location = Emplacement { $location }.
web-die = Le { $die }.
web-lacks = Il vous manque { $missing }.
web-or = ou
web-architect = l’architecte
web-ivan-row = Ses cartes, de haut en bas
web-ivan-does = { $ivan_card } : { $does }.
web-ivan-inventory = 4 du plus abondant
web-ivan-transport = tout vers Construction
web-ivan-construction = construit de gauche à droite
web-ivan-claim = au-dessus d’une des vôtres
web-ivan-recognition = reconnaissance +4
web-scoring-table = Le décompte final
web-scoring-marker = Le marqueur
web-scoring-leftover = Restes
web-scoring-total = Prestige
web-tower-value = vaut { $value }
web-tower-tied = égalité à deux : aucun point
web-shares =
    { $share ->
        [0] sans contrib.
       *[other] contrib. { $share }
    }

## Options, questions and moves in few words, for buttons beside a drawing

short-option-board = Plateaux
short-board-basic = Standard
short-board-advanced = Avancée
short-option-first_game = Cartes Influence
short-first_game-yes = 1re partie
short-first_game-no = Hasard

short-step-turn = Votre action de base
short-step-end_turn = Fin de votre tour ?
short-step-banner = Quelle bannière ?
short-step-space = Où va la tuile ?
short-step-face = Face visible ou cachée ?
short-step-deliver = Que livrez-vous ?
short-step-gems = Quelles gemmes ?
short-step-walk = Jusqu’où ?
short-step-market = Ressources, influence, atelier
short-step-gain = Combien ?
short-step-get = Quel matériau ?
short-step-use = Utiliser l’influence
short-step-swap = Échanger avec quelle tuile ?
short-step-discard = Défausser quel matériau ?
short-step-ivan_claims = Ivan revendique : choisissez
short-step-ivan_decorates = Ivan décore : choisissez

short-move-claim = Revendiquer { $place }
short-move-claim-for-ivan = Ivan revendique { $place }
short-move-build = Construire
short-move-die = { $die_cap } au { $location }
short-move-die-further = { $die_cap } au { $location } ou plus loin
short-move-trade = { price } contre 1 prestige
short-move-reroll = Relancer les dés du { $location }
short-move-end = Fin du tour
short-move-end-leaving = Terminer sans prendre { $goods }
short-move-banner = { $banner_cap }
short-move-space = { price }
short-move-space-ornament = { price }, { $ornament }
short-move-space-down = Seulement face cachée ({ price })
short-move-space-down-ornament = Seulement face cachée ({ price }) : perd { $ornament }
short-move-up = Face visible, { price }
short-move-up-ornament = Face visible, { price } : débloque { $ornament }
short-move-down = Face cachée
short-move-down-ornament = Face cachée : perd { $ornament }
short-move-lay = { $resource_cap } sur { $place }
short-move-lay-finish = { $resource_cap } sur { $place }, achevée
short-move-decorate = { $ornament_cap } sur { $place }
short-move-decorate-for-ivan = { $ornament_cap } sur { $place }
short-move-gems = { $gems } : prestige +{ $prestige }
short-move-gems-none = Aucune gemme
short-move-stop = S’arrêter là
short-move-more = Au { $location } pour { price }
short-move-more-none = Au { $location }
short-move-take =
    { $resource_id ->
        [recognition] Gagner { $amount } { $resource }
       *[other] Prendre { $amount } { $resource }
    }
short-move-take-nothing = Ne rien prendre
short-move-use = Jusqu’à { $amount } { $resource }
short-move-use-any = Matériau au choix
short-move-influence-sell =
    { $mark_id ->
        [lightning] En vendre 1 pour { price }
       *[other] Vendre à { price } l’unité
    }
short-move-influence-buy =
    { $mark_id ->
        [lightning] En acheter 1 pour { price }
       *[other] Acheter à { price } l’unité
    }
short-move-influence-deliver = Livrer { $count } pour { price }
short-move-influence-gain_ruble = Recevoir { price }
short-move-influence-swap = Échanger tuiles, { price }
short-move-influence-exchange = { $needed } identiques contre { $count }
short-move-influence-barter = { price } et 1 contre 1 autre
short-move-influence-activate = Activer une tuile
short-move-influence-gain_recognition = Reconnaissance +{ $count }
short-move-influence-prestige_for_rubles = Prestige +{ $count }, { price }
short-move-influence-prestige_for_materials = Prestige +{ $count }, { $needed } types
short-move-influence-presence = Reconnaissance +{ $count }
short-move-sell = Vendre { $resource }, { price }
short-move-buy = Acheter { $resource }, { price }
short-move-give-exchange = { $amount } { $resource } contre { $count }
short-move-give-barter = { $resource_cap } et { price }
short-move-give-prestige_for_materials = { $resource_cap }
short-move-get = { $resource_cap }
short-move-swap = Emplacement { $location }
short-move-swap-with = Emplacement { $location }

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
menu-move-space = { menu-space } : { short-move-space }
menu-move-space-ornament = { menu-space } : { short-move-space-ornament }
menu-move-space-down = { menu-space } : { short-move-space-down }
menu-move-space-down-ornament = { menu-space } : { short-move-space-down-ornament }
menu-move-use = { menu-space } : { short-move-use }
menu-move-use-any = { menu-space } : { short-move-use-any }

family-claim = Revendiquer
family-die = Marché
family-reroll = Relancer
family-lay = Livrer
family-decorate = Décorer
family-gems = Gemmes
family-more = Déplacer
family-take = Prendre
family-influence = Influence
family-use = Atelier
family-sell = Vendre
family-buy = Acheter
family-give = Donner
family-get = Prendre
family-swap = Échanger

## What is wrong with a file of pieces

pieces-order-of-dice = les dés sont attendus dans cet ordre : { $names }
pieces-last-space = la dernière case de prestige doit être { $last }
pieces-second-time = { $tile } figure sur les pièces { $pieces }, au lieu d’une seule
pieces-second-first-game = { $influence_card } : les cartes { $pieces } sont pour la première partie ; on en attend une par groupe
pieces-no-first-game = { $influence_card } : aucune carte n’est pour la première partie ; on en attend une par groupe
pieces-only-lightning = « { $action } » porte l’infini alors que seul l’éclair (une fois) est permis
pieces-endless-turn = pour { $count } de prestige, cela doit coûter plus de { $rubles } roubles : son échange en rapporte autant, et le tour ne finirait jamais
pieces-no-material = aucun matériau n’est nommé
pieces-towers = les tours ont { $found } cartes en tout, on en attend { $expected }
pieces-card-costs = la carte coûte { $found } matériaux, on en attend 3 ou 4
pieces-ornaments = on attend 1 porte, 2 arches et 1 croix
pieces-earlier-tile = { $tile } : les tuiles { $pieces } en donnent des quantités différentes, { $expected } et { $found } ; elles devraient toutes en donner autant
pieces-marked-dice = pour chaque couleur, on attend une tuile marquée représentant un dé
pieces-unmarked = il y a { $found } tuiles sans marque, on en attend { $expected } ou plus

## A file of pieces to fill in, and what to look at on each kind of piece

pieces-look-inventory = Les emplacements de l’inventaire d’un joueur, y compris ceux sous les bannières.
pieces-look-reserve = Combien de pièces de chaque ressource contient la boîte. Comptez-les.
pieces-look-coins = Combien de roubles font ensemble les pièces de monnaie de la boîte. Additionnez-les.
pieces-look-track = La piste de score : les cases de reconnaissance qui portent une case de prestige, de la première à la dernière, qui est 80.
pieces-look-resource_tile = Les tuiles autour du marché : ce que chacune donne par dé, et combien (1 ou 2).
pieces-look-influence_card = Les cartes au milieu du marché, trois de chaque groupe dans cet ordre. Pour les deux actions : laquelle c’est, si elle porte l’éclair ou l’infini, ce qu’elle coûte ou rapporte en roubles, combien de fois, et quels matériaux y figurent (any s’il n’y en a pas). Une carte de chaque groupe est pour la première partie.
pieces-see-influence_card = Les cartes au milieu du marché, trois de chaque groupe. Pour les deux actions : laquelle c’est, si elle porte l’éclair (une fois) ou l’infini (autant de fois qu’on veut), ses roubles, combien, et quels matériaux y figurent. Une carte de chaque groupe est pour la première partie.
pieces-look-blueprint = Les plans de la cathédrale, trois par nombre de joueurs : la hauteur de chaque tour en cartes, de gauche à droite.
pieces-look-base = Les cartes les plus basses des tours : seulement les matériaux qu’elles montrent (wood, brick, stone, gold, green_gem, purple_gem ; 3 ou 4 en tout), leur reconnaissance et leurs roubles.
pieces-see-base = Les cartes les plus basses des tours : les matériaux qu’elles montrent (3 ou 4 en tout), leur reconnaissance et leurs roubles.
pieces-look-middle = Les cartes entre la base et le dôme, à remplir comme les bases.
pieces-look-dome = Les cartes les plus hautes des tours, à remplir comme les bases.
pieces-look-workshop_tile = Les petites tuiles Atelier : ce que chacune donne (un dé d’une couleur, un matériau, any, des roubles ou de la reconnaissance) et combien ; marked = true si elle porte 3+.
pieces-see-workshop_tile = Les petites tuiles Atelier : ce que chacune donne, combien, et si elle porte 3+.
pieces-look-board = Les plateaux des joueurs : le prix de chaque emplacement de la face standard, et l’ornement posé sur chaque emplacement de couleur de la face avancée.

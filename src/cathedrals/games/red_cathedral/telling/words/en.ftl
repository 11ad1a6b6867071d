# The words of The Red Cathedral.
#
# An argument that names a piece is said by that piece's own words: `resource` "wood" by `resource-wood`,
# with $amount for the plural. A name that ends in a number ("base-3") is said by the words without it and $number.
# $seat is a player's name.

game-title = The Red Cathedral
solo-opponent = Ivan
solo-how = Alone, you build against { solo-opponent }, the architect: each turn, a card from his row says what he does.
solo-play = Alone against { solo-opponent }

## Options

option-board = Workshop boards
board-basic = basic side
board-advanced = advanced side
option-first_game = First game
first_game-yes = the four influence cards for a first game
first_game-no = four influence cards at random
option-colours = Colours by seat

## Counted nouns

price =
    { $price ->
        [one] { $price } ruble
       *[other] { $price } rubles
    }
steps =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
dice =
    { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
materials =
    { $amount ->
        [one] { $amount } material
       *[other] { $amount } materials
    }
slots =
    { $slots ->
        [0] no free slots
        [one] only { $slots } free slot
       *[other] only { $slots } free slots
    }
deliveries =
    { $deliveries ->
        [0] no deliveries
        [one] only { $deliveries } delivery
       *[other] only { $deliveries } deliveries
    }

## Pieces

resource-wood = wood
resource-brick =
    { $amount ->
        [one] brick
       *[other] bricks
    }
resource-stone =
    { $amount ->
        [one] stone
       *[other] stones
    }
resource-gold = gold
resource-green_gem =
    { $amount ->
        [one] green gem
       *[other] green gems
    }
resource-purple_gem =
    { $amount ->
        [one] purple gem
       *[other] purple gems
    }
resource-rubles =
    { $amount ->
        [one] ruble
       *[other] rubles
    }
resource-recognition = recognition
resource-any =
    { $amount ->
        [one] suitable material
       *[other] suitable materials
    }
missing-each = { $amount } { $resource }
goods-each =
    { $resource_id ->
        [any] a material of your choice
       *[other] { $amount } { $resource }
    }
pictured-each = { $resource }
pictured-any = any material

die-red = red die
die-blue = blue die
die-green = green die
die-yellow = yellow die
die-white = white die

colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow
colour-nobody = nobody

tile-die-red = red die
tile-die-blue = blue die
tile-die-green = green die
tile-die-yellow = yellow die
tile-die-white = white die
tile-wood = wood
tile-brick = brick
tile-stone = stone
tile-gold = gold
tile-green_gem = green gem
tile-purple_gem = purple gem
tile-any = any material
tile-rubles = rubles
tile-recognition = recognition

space-red = the red workshop space
space-blue = the blue workshop space
space-green = the green workshop space
space-yellow = the yellow workshop space
space-white-1 = the first white workshop space
space-white-2 = the second white workshop space
space-any = any workshop space

banner-inventory = banner from the inventory
banner-beside = spare banner
banner-white-1 = banner from the first white workshop space
banner-white-2 = banner from the second white workshop space

ornament-door = a door
ornament-arch = an arch
ornament-cross = a cross

gems-none = no gems
gems-green = 1 green gem
gems-purple = 1 purple gem
gems-green-green = 2 green gems
gems-purple-purple = 2 purple gems
gems-green-purple = 1 green gem and 1 purple gem

level-base = base
level-middle = middle section
level-dome = dome
lacking-each = { $level }

card-base = base { $number }
card-middle = middle section { $number }
card-dome = dome { $number }

influence_card-artisans = Artisans’ Guild
influence_card-carters = Carters’ Guild
influence_card-merchants = Merchants’ Guild
influence_card-clergy = Clergy

mark-lightning = once
mark-infinity = any number of times

action-sell = sell materials
action-buy = buy materials
action-deliver = pay rubles and deliver
action-gain_ruble = gain rubles
action-swap = swap two resource tiles
action-exchange = exchange identical materials
action-barter = pay rubles and exchange 1 material
action-activate = activate a workshop tile
action-gain_recognition = gain recognition
action-prestige_for_rubles = pay rubles for prestige
action-prestige_for_materials = discard different materials for prestige
action-presence = recognition for a finished base, middle section and dome

ivan_card-inventory = Inventory
ivan_card-transport = Transport
ivan_card-construction = Construction
ivan_card-claim = Claim a section
ivan_card-recognition = Recognition

wish-above = a card directly above one of yours
wish-base = a base

# The list of pieces, as its owner types it in

kind-inventory = Inventory
kind-reserve = Reserve
kind-coins = Coins
kind-track = Score track
kind-resource_tile = Resource tiles
kind-influence_card = Influence cards
kind-blueprint = Blueprints
kind-base = Bases
kind-middle = Middle sections
kind-dome = Domes
kind-workshop_tile = Workshop tiles
kind-board = Workshop boards

field-slots = Slots
field-players = for { $amount } players
field-prestige_spaces = Prestige spaces
field-gives = Gives
field-amount = Amount
field-first_game = For the first game
field-actions = Action
field-action = What it does
field-materials = Materials
field-count = How many
field-rubles-paid = Rubles you pay
field-rubles-had = Rubles you receive
field-materials-sold = Materials you may sell
field-materials-bought = Materials you may buy
field-count-delivered = Materials you deliver
field-count-had = Materials you receive
field-count-recognition = Recognition you gain
field-count-prestige = Prestige you gain
given-exchange = Identical materials you give
given-prestige_for_materials = Different materials you give
field-mark = How often
field-towers = Tower
field-marked = Marked 3+
field-prices = Prices
field-ornaments = Ornaments
field-white_1 = First white
field-white_2 = Second white

## Questions

step-turn = Choose your main action: claim a card, build, or move a die at the market.
step-end_turn = End your turn?
step-banner = Which banner will you take?
step-space = Which workshop space will you place the tile on?
step-face = Will you place the tile face up or face down?
step-deliver = What will you deliver?
step-gems = Which gems will you set in the ornament?
step-walk = How far will you move the die?
step-market = Take resources, use influence, activate a workshop tile, or end your turn.
step-gain = How much will you take?
step-get = Which material will you take?
step-use = How will you use the influence card?
step-swap = Swap it with which resource tile?
step-discard = Which other material will you discard?

step-first_seat = Who is the first player?
step-resource_tile = Which resource tile comes next?
step-influence_card = Which influence card comes next?
step-blueprint = Which blueprint is drawn?
step-cathedral_card = Which cathedral card comes next?
step-workshop_tile = Which workshop tile comes next?
step-place_die = Which die comes next?
step-roll = What does the die show?

step-ivan_card = Which of Ivan’s cards comes next?
step-ivan_tile = Which die tile does Ivan’s next card get?
step-ivan_claims = Which card does Ivan claim?
step-ivan_decorates = Which card does Ivan decorate?
step-ivan_turn = Ivan’s turn begins.
step-ivan_moves = Ivan moves a die.
step-ivan_acts = Ivan follows the card.
step-next_turn = Who’s next?
step-ivan_starts = Ivan makes the first claim.

## Moves

move-claim = Claim { $place } (workshop tile: { $tile })
move-claim-for-ivan = Ivan claims { $place } (workshop tile: { $tile })
move-build = Build
move-die = Move the { $die } { steps } to location { $location }
move-die-further = Move the { $die } { steps } to location { $location }, or further for rubles
move-trade = Lose 1 prestige and gain { price }
move-reroll =
    { $dice ->
        [one] Lose 1 prestige and reroll the die on location { $location }
       *[other] Lose 1 prestige and reroll the { dice } on location { $location }
    }
move-end = End turn
move-end-leaving = End turn without taking { $goods }

move-banner = Take a { $banner }
move-space = Place the tile on { $space } (face up: { price })
move-space-ornament = Place the tile on { $space } (face up: { price }, unlocks { $ornament })
move-space-down = Place the tile face down on { $space }; face up would cost { price }
move-space-down-ornament = Place the tile face down on { $space } and lose { $ornament } for good; face up would cost { price }
move-up = Place the tile ({ $tile }) face up on { $space } for { price }
move-up-ornament = Place the tile ({ $tile }) face up on { $space } for { price } and unlock { $ornament }
move-down = Place the tile ({ $tile }) face down on { $space }
move-down-ornament = Place the tile ({ $tile }) face down on { $space } and lose { $ornament } for good

move-lay = Deliver 1 { $resource } to { $place }
move-lay-finish = Deliver 1 { $resource } to { $place } and finish it
move-decorate = Place { $ornament } on { $place } for 1 { $resource }
move-decorate-for-ivan = Ivan places { $ornament } on { $place }
move-gems = Set { $gems } and gain { $prestige } prestige
move-gems-none = Set no gems
move-stop = Stop here

move-more = Pay { price } and move the { $die } { steps } to location { $location }
move-more-none = Move the { $die } { steps } to location { $location }
move-take = Take { $amount } { $resource }
move-take-nothing = Take nothing
move-use =
    { $amount ->
        [one] Activate the tile ({ $tile }) on { $space } for { $amount } { $resource }
       *[other] Activate the tile ({ $tile }) on { $space } for up to { $amount } { $resource }
    }
move-use-any = Activate the tile ({ $tile }) on { $space }

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
        [lightning] sell { $pictured } for { price }
       *[other] sell { $pictured } for { price } each
    }
does-buy =
    { $mark_id ->
        [lightning] buy { $pictured } for { price }
       *[other] buy { $pictured } for { price } each
    }
does-deliver =
    { $count ->
        [one] pay { price } and deliver { $count } material
       *[other] pay { price } and deliver up to { $count } materials
    }
does-gain_ruble = gain { price }
does-swap = pay { price } and swap two resource tiles
does-exchange = exchange { $needed } identical materials for { $count } of your choice
does-barter = exchange { price } and 1 material for 1 of another kind
does-activate = activate a workshop tile
does-gain_recognition = gain { $count } recognition
does-prestige_for_rubles = pay { price } and gain { $count } prestige
does-prestige_for_materials = discard { $needed } different materials and gain { $count } prestige
does-presence = gain { $count } recognition for your finished base, middle section and dome

move-sell = Sell 1 { $resource } for { price }
move-buy = Buy 1 { $resource } for { price }
move-give-exchange = Exchange { $amount } { $resource } for { $count } of your choice
move-give-barter = Exchange { price } and 1 { $resource } for 1 of another kind
move-give-prestige_for_materials = Discard 1 { $resource }
move-get = Take 1 { $resource }
move-swap = Swap the { $resource } tile on location { $location }
move-swap-with = Swap the tile on location { $other_location } with the { $resource } tile on location { $location }

move-first = { $seat } is the first player
move-lay-tile = Place the { $resource } tile
move-lay-influence = Place the { $influence_card } influence card
move-lay-blueprint = Draw blueprint { $number }
move-lay-card = Place { $card }
move-lay-workshop = Place the workshop tile ({ $tile })
move-place-die = Place the { $die }
move-roll = The { $die } shows { $value }
move-lay-ivan = Place Ivan’s card { $ivan_card }
move-lay-ivan-tile = Place the { $die } tile
move-go-on = Continue

## Events

event-starts = { $seat } is the first player.
event-resource_tile_laid = The { $resource } tile goes on location { $location }.
event-influence_card_laid = Influence card for quadrant { $quadrant }: { $influence_card }.
event-blueprint_chosen = Blueprint { $number } is drawn.
event-card_laid = On { $place }: { $card }.
event-workshop_tile_laid = Workshop tile on { $place }: { $tile }.
event-die_placed = The { $die } starts on location { $location }.
event-rolled = The { $die } shows { $value }.
event-turn_begins = { $seat }’s turn.
event-prestige_traded = { $seat } loses { $amount } prestige.
event-rerolls =
    { $dice ->
        [one] { $seat } rerolls the die on location { $location }.
       *[other] { $seat } rerolls the { $dice } dice on location { $location }.
    }
event-claimed = { $seat } claims { $place } with a { $banner }.
event-tile_placed = { $seat } places the workshop tile ({ $tile }) face up on { $space }.
event-tile_hidden = { $seat } places the workshop tile ({ $tile }) face down on { $space }.
event-unlocked = { $seat } unlocks { $ornament }.
event-ornament_lost = { $seat } loses { $ornament } for good.
event-paid = { $seat } pays { $amount } { resource-rubles }.
event-gained = { $seat } gains { $amount } { $resource }.
event-penalty = { $seat } loses { $amount } recognition for the unfinished card { $place }.
event-prestige_gained = { $seat } gains { $amount } prestige.
event-delivered = { $seat } delivers 1 { $resource } to { $place }.
event-finished = { $seat } finishes { $place }.
event-decorated = { $seat } places { $ornament } with { $gems } on { $place }.
event-moved = { $seat } moves the { $die } { steps } to location { $location }.
event-influenced = { $influence_card }: { $seat } chooses “{ $action }”.
event-gave = { $seat } returns { $amount } { $resource } to the reserve.
event-swapped = { $seat } swaps the resource tiles on locations { $location } and { $other_location }.
event-activated = { $seat } activates the workshop tile ({ $tile }) on { $space }.
event-sixth_card = { $seat } finishes a sixth card; everyone else gets one last turn.
event-ivan_card_laid = Ivan’s card { $number } is { $ivan_card }.
event-ivan_tile_laid = Ivan’s card { $ivan_card } gets the { $die } tile.
event-ivan_blocked = Ivan can’t move the { $die }: location { $location } is full.
event-ivan_stocked = Ivan places { $amount } { $resource } on the Inventory card.
event-ivan_transported = Ivan moves { materials } to the Construction card.
event-ivan_delivered = Ivan delivers { materials } to { $place }.
event-game_over = The game is over: { $ending }.

ending-sixth_card = a sixth card was finished and the last turns were played
ending-round_limit = the last round was played

## Why not

refusal-another-question = That isn’t the question right now: { $step }
refusal-not-left = “{ $move }” can’t come up now: { $step }

refusal-no-prestige-to-trade = You can’t trade prestige for rubles: there is no prestige space behind your score marker.
refusal-no-prestige-to-reroll = You can’t trade prestige for a reroll: there is no prestige space behind your score marker.
refusal-already-rerolled = You’ve already traded prestige for a reroll this turn.
refusal-no-die-there = There’s no die on location { $location } to reroll.

refusal-no-banner = You have no banners left to claim a card with.
refusal-no-such-banner = There’s no { $banner } to take; choose another.
refusal-no-card-there = There’s no card { $place } in this cathedral.
refusal-already-claimed = { $place } has already been claimed by { $colour }.
refusal-no-banner-below = { $place } is not available yet: the card below it, { $below }, has no banner.
refusal-space-taken = There’s already a tile on { $space }; choose an empty space.
refusal-white-blocked = Your banner is still on { $space }; claim with that banner to free it.
refusal-rubles-for-space =
    { $rubles ->
        [0] You need { price } to place a tile face up on { $space }, and you have none; face down is free.
       *[other] You need { price } to place a tile face up on { $space }, but have only { $rubles }; face down is free.
    }

refusal-nothing-to-deliver = You have no materials that your cards or an ornament need.
refusal-deliver-first = Deliver at least 1 material before stopping.
refusal-not-held = You have no { $resource }.
refusal-not-your-banner = Deliver to a card with your own banner; { $place } belongs to { $colour }.
refusal-card-finished = { $place } is already finished.
refusal-not-needed = { $place } doesn’t need any more { $resource }; it still needs { $missing }.
refusal-not-finished = Only a finished card can be decorated; { $place } is unfinished.
refusal-has-ornament = { $place } already has an ornament of { $colour }.
refusal-no-ornament = { $place } takes { $ornament }, and you have none ready.
refusal-ornament-material = You need 1 { $resource } for { $ornament }, and you have none.
refusal-no-gem = You need { $gems }, but you have { $green } green and { $purple } purple.
refusal-too-many-gems = Every gem is a delivery, and you have { deliveries } left.

refusal-not-your-die = Only the white die and the die of your own colour can take extra steps, not the { $die }.
refusal-rubles-for-steps =
    { $rubles ->
        [0] You need { price } for these extra steps, and you have none.
       *[other] You need { price } for these extra steps, but have only { $rubles }.
    }
refusal-fourth-die = The { $die } would be the fourth die on location { $location }; three is the limit.
refusal-already-taken = You’ve already taken resources this turn.
refusal-already-influenced = You’ve already used influence this turn.
refusal-already-activated = You’ve already activated a workshop tile this turn.
refusal-shows-less = With { dice }, location { $location } gives only { $amount } { $resource }.
refusal-reserve-lacks =
    { $amount ->
        [0] The reserve has no { $resource } left.
       *[other] The reserve has only { $amount } { $resource } left.
    }
refusal-no-free-slot = Your inventory has { slots }.
refusal-no-tile = There’s no tile to activate on { $space }.
refusal-tile-face-down = The tile on { $space } is face down and can never be activated.
refusal-other-colour = You moved the { $die }, which doesn’t activate { $space }.
refusal-nothing-to-gain = The tile ({ $tile }) on { $space } gives nothing now: you have no free slots, or the reserve has nothing left.
refusal-gains-less = The tile gives you only { $amount } { $resource }.
refusal-must-gain = Take at least 1.

refusal-not-pictured = This action is only for { $pictured }.
refusal-nothing-to-give = You have nothing to give; this action takes { $pictured }.
refusal-rubles-for-action =
    { $rubles ->
        [0] You need { price } for this action, and you have none.
       *[other] You need { price } for this action, but have only { $rubles }.
    }
refusal-too-few-identical = You need { $needed } identical materials for this action.
refusal-same-kind = You gave 1 { $resource }; take a different kind.
refusal-too-few-kinds =
    { $kinds ->
        [0] You need { $needed } different materials, and you have none.
       *[other] You need { $needed } different materials, but have only { $kinds }.
    }
refusal-given-already = You’ve already discarded 1 { $resource }; choose a different material.
refusal-not-present = You still need a finished { $lacking } of your own.
refusal-use-first = Use the action at least once before stopping.
refusal-same-location = You’ve already chosen the tile on location { $location }; choose another.

refusal-not-for-ivan = Ivan claims { $wish } whenever one is available.
refusal-ivan-ornament = Ivan’s next ornament is { $ornament }, for an undecorated { $level } finished by { $colour }.

## The table on a terminal: signs, labels and formulas

sign-wood = w
sign-brick = b
sign-stone = s
sign-gold = g
sign-green_gem = G
sign-purple_gem = P
sign-rubles = ₽
sign-recognition = †
sign-any = *
label-any = any

brief-wood = wood
brief-brick = brick
brief-stone = stone
brief-gold = gold
brief-green_gem = gem G
brief-purple_gem = gem P
brief-rubles = rubles
brief-recognition = recogn.

guild-artisans = Artisans
guild-carters = Carters
guild-merchants = Merchants
guild-clergy = Clergy

formula-sell = sell { $kinds }: { $price }₽
formula-buy = buy { $kinds }: { $price }₽
formula-deliver = { $price }₽: deliver { $count }
formula-gain_ruble = +{ $price }₽
formula-swap = { $price }₽: swap
formula-exchange = { $needed } same→{ $count }
formula-barter = { $price }₽: barter 1
formula-activate = use a tile
formula-gain_recognition = +{ $count }†
formula-prestige_for_rubles = { $price }₽→{ $count }★
formula-prestige_for_materials = { $needed } kinds→{ $count }★
formula-presence = all levels→{ $count }†

short-ivan-inventory = Inventory
short-ivan-transport = Transport
short-ivan-construction = Construction
short-ivan-claim = Claim
short-ivan-recognition = Recogn.

label-round = round { $number }
label-reserve = reserve
label-inventory = inventory
label-ornaments = orn.
label-finished = done
label-space-red = red
label-space-blue = blue
label-space-green = grn
label-space-yellow = yel
label-space-white-1 = wh-1
label-space-white-2 = wh-2
label-ivan = stock { $stock }, site { $site }

## A piece to look at

piece-card = card { $place }
piece-die = the { $die }
piece-location = location { $location }
piece-influence = the { $influence_card }
piece-material = the { $resource }
piece-banner = the { $banner }
piece-space = { $space }

## Asked about a piece

about-round = Round { $number }.
about-card-open = { $place } is a { $level } that can be claimed.
about-card-waiting = { $place } is a { $level }; it can be claimed once the card below it has a banner.
about-card-claimed = { $place } is a { $level } claimed by { $seat }.
about-card-finished = { $place } is a { $level } finished by { $seat }.
about-card-needs =
    { $state ->
        [claimed] It still needs { $missing }.
       *[other] It needs { $missing }.
    }
about-card-lacks = It still needs { materials } of any kind.
about-card-pays =
    { $price ->
        [0] It pays { $recognition } recognition and no rubles.
       *[other] It pays { $recognition } recognition and { price }.
    }
about-card-tile = Its workshop tile is: { $tile }.
about-tile-gives = Each time it is activated, the tile brings { $goods }.
about-tile-gives-die = Each time it is activated, the tile brings what the location of the { $die } shows, now { $goods }.
about-card-undecorated = It has room for { $ornament }.
about-card-decorated = It carries { $ornament } placed by { $seat }.
about-location = Location { $location } gives { $amount } { $resource } for each die on it.
about-dice = Dice here: { $standing }.
about-no-dice = There are no dice here.
standing-each = the { $die } showing { $value }
about-die = The { $die } is on location { $location } and shows { $value }: it would move to location { $goal }.
about-die-yields =
    There it would bring { $goods }: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } × { $each }.
about-die-own = { $seat } may pay rubles to move it further.
about-die-white = Anyone may pay rubles to move it further.
about-group = { $influence_card }: the influence card at locations { $first } and { $second }.
about-reserve = The reserve holds { $held }.
held-each = { $amount } { $resource }
about-seat =
    { $seat } ({ $colour }) is on space { $position } with { $prestige } prestige, has finished { $cards } of { $most } cards and has { $banners ->
        [one] { $banners } banner
       *[other] { $banners } banners
    } left.
about-inventory =
    In the inventory: { $held }; { $free ->
        [0] no free slots
        [one] { $free } free slot
       *[other] { $free } free slots
    }; { price }.
about-ornaments =
    Ornaments ready: { $door ->
        [one] { $door } door
       *[other] { $door } doors
    }, { $arch ->
        [one] { $arch } arch
       *[other] { $arch } arches
    }, { $cross ->
        [one] { $cross } cross
       *[other] { $cross } crosses
    }.
about-space = On { $space }: nothing; placing a tile face up costs { price }.
about-space-locked = On { $space }: { $ornament }, locked; placing a tile face up costs { price }.
about-space-banner = On { $space }: a banner; a tile can go there once the banner is gone.
about-space-tile = On { $space }: a tile face up ({ $tile }).
about-space-hidden = On { $space }: a tile face down.
about-ivan-card = Ivan’s card { $ivan_card } is waiting, with the { $die }.
about-ivan-card-used = Ivan’s card { $ivan_card } has been used.
about-ivan = Ivan’s materials: { $stock } on the Inventory card, { $site } on the Construction card.

about-score =
    { $seat }: { $marker } prestige on the track, { $leftover } for materials and rubles, { $towers } for towers: { $total ->
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

brief-event-prestige_traded = trades { $amount } prestige for rubles
brief-event-rerolls =
    { $dice ->
        [one] rerolls the die on { $location }
       *[other] rerolls the { $dice } dice on { $location }
    }
brief-event-rolled = the { $die } shows { $value }
brief-event-claimed = claims { $place }
brief-event-tile_placed = tile ({ $tile }) face up on { $space }
brief-event-tile_hidden = tile ({ $tile }) face down on { $space }
brief-event-unlocked = unlocks { $ornament }
brief-event-ornament_lost = loses { $ornament }
brief-event-paid = pays { $amount }₽
brief-event-gained = gains { $amount } { $resource }
brief-event-penalty = loses { $amount } recognition for { $place }
brief-event-prestige_gained = gains { $amount } prestige
brief-event-delivered = delivers { $resource } to { $place }
brief-event-finished = finishes { $place }
brief-event-decorated = places { $ornament } with { $gems } on { $place }
brief-event-moved = moves the { $die } { steps } to { $location }
brief-event-influenced = { $influence_card }: { $action }
brief-event-gave = returns { $amount } { $resource }
brief-event-swapped = swaps the tiles on { $location } and { $other_location }
brief-event-activated = activates the tile ({ $tile }) on { $space }
brief-event-sixth_card = finishes a sixth card: last turns
brief-event-ivan_blocked = can’t move the { $die }: { $location } is full
brief-event-ivan_stocked = stocks { $amount } { $resource }
brief-event-ivan_transported = moves { materials } to the site
brief-event-ivan_delivered = delivers { materials } to { $place }
brief-event-game_over = the game is over

## Why a hint

reason-marker =
    { $way ->
        [up] recognition or prestige{ reason-size }
       *[down] costs recognition or prestige{ reason-size }
    }
reason-cards =
    { $way ->
        [up] cards closer to completion{ reason-size }
       *[down] cards further from completion{ reason-size }
    }
reason-shares =
    { $way ->
        [up] a better share of the towers{ reason-size }
       *[down] a smaller share of the towers{ reason-size }
    }
reason-goods =
    { $way ->
        [up] more materials or room{ reason-size }
       *[down] costs materials or room{ reason-size }
    }
reason-money =
    { $way ->
        [up] more rubles{ reason-size }
       *[down] costs rubles{ reason-size }
    }
reason-tools =
    { $way ->
        [up] a better workshop{ reason-size }
       *[down] a weaker workshop{ reason-size }
    }
reason-danger =
    { $way ->
        [up] less risk of penalties{ reason-size }
       *[down] more risk of penalties{ reason-size }
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
    Colours  ▲ red  ■ blue  ● green  ◆ yellow  ○ white (dice, banners, workshop)
    Goods    { sign-wood } wood  { sign-brick } brick  { sign-stone } stone  { sign-gold } gold  { sign-green_gem } green gem  { sign-purple_gem } purple gem
             † recognition  ★ prestige  ₽ rubles
    Market   1 to 8, clockwise; each gives what it shows for every die on it.
             Each pair shares an influence card: ↯ once, ∞ any number of times.
    Card     › wwb  2†1₽ [g]  can be claimed (›), needs 2 wood and 1 brick, pays
             2 recognition and 1 ruble, has a workshop tile that gives gold.
             ▲ ▪▪b  2†1₽      red’s; 2 materials delivered, 1 brick missing.
             ▐▒▒ ▲ Π■ ▒▒▌     finished by red, with one of blue’s ornaments.
    Tiles    [g] a material  [{ sign-any }] any material  [₽] rubles  [†] recognition
             { "[" }▲] what the red die’s location shows, once
    Seats    † ★ marker on both scales.  Π door  ∩ arch  ╋ cross: ornaments ready.
             { "[" }wb···▲▲▲▲]▲▲  inventory: · free, ▲ blocked by a banner; spare banners
             ▲2₽ an empty space and its price  ▲[g] a tile  ▲[×] one face down
             ▲3Π an ornament to unlock
    Ask      ? b2  ? claim b2  ? 5  ? die green  ? artisans  ? seat 0
             ? score  ? RC-C2

## On the browser's table

web-can = You can choose this.
web-own = you
web-cathedral = Cathedral
web-market = Market
web-panes = Cathedral or market
web-others = Other players
web-board = { $seat }’s board
web-tower = Tower { $tower }
web-track = Track. { $markers }
web-marker = { $seat }: space { $position }, prestige { $prestige }.
web-card = { $place }, { $level }
web-prestige = prestige
web-recognition = recognition
web-rubles = rubles
web-finished = { $cards } of 6 cards finished
web-inventory = Inventory
web-held = { $held } of { $slots }
web-slot = 1 { $resource } in the inventory.
web-slot-blocked = A banner blocks this slot of the inventory.
web-beside =
    { $count ->
        [one] spare banner
       *[other] spare banners
    }
web-beside-count = { $count } { web-beside }.
web-deliveries =
    { $deliveries ->
        [one] { $deliveries } delivery left
       *[other] { $deliveries } deliveries left
    }
web-reserve = Reserve
web-reserve-kind = { $amount } { $resource } in the reserve.
web-workshop = Workshop
web-ornaments = Ornaments
web-ornament-ready = Ready: { $ornament }.
web-ornament-placed = Placed: { $ornament }.
web-ornament-locked = Locked: { $ornament }. A tile placed face up here unlocks it; face down, and it’s lost.
web-ornament-unlocked = Unlocked here: { $ornament }.
web-ornament-lost = Lost: { $ornament }. There’s a tile face down on its space.
web-trade = Lose 1 prestige and gain 2 rubles
web-reroll = Lose 1 prestige and reroll the dice on one location
web-location = Location { $location }.
web-die = The { $die }.
web-lacks = You still need { $missing }.
web-or = or
web-architect = the architect
web-ivan-row = His row, from top to bottom
web-ivan-does = { $ivan_card }: { $does }.
web-ivan-inventory = 4 of the most plentiful
web-ivan-transport = all of it to Construction
web-ivan-construction = builds from left to right
web-ivan-claim = above one of yours
web-ivan-recognition = 4 recognition
web-scoring-table = Final scoring
web-scoring-marker = Marker
web-scoring-leftover = Leftovers
web-scoring-total = Prestige
web-tower-value = worth { $value }
web-tower-tied = tied, so nobody scores
web-shares =
    { $share ->
        [0] no share
        [one] { $share } share
       *[other] { $share } shares
    }

## Options, questions and moves in few words, for buttons beside a drawing

short-option-board = Boards
short-board-basic = Basic
short-board-advanced = Advanced
short-option-first_game = Influence cards
short-first_game-yes = First game
short-first_game-no = Random

short-step-turn = Your main action
short-step-end_turn = End your turn?
short-step-banner = Which banner?
short-step-space = Where does the tile go?
short-step-face = Face up or face down?
short-step-deliver = What will you deliver?
short-step-gems = Which gems?
short-step-walk = How far?
short-step-market = Take, influence, workshop
short-step-gain = How much?
short-step-get = Which material?
short-step-use = Use the influence card
short-step-swap = Swap with which tile?
short-step-discard = Discard which material?
short-step-ivan_claims = Ivan claims: you choose
short-step-ivan_decorates = Ivan decorates: you choose

short-move-claim = Claim { $place }
short-move-claim-for-ivan = Ivan claims { $place }
short-move-build = Build
short-move-die = { $die } to { $location }
short-move-die-further = { $die } to { $location }, or further
short-move-trade = { price } for 1 prestige
short-move-reroll = Reroll location { $location }
short-move-end = End turn
short-move-end-leaving = End without taking { $goods }
short-move-banner = { $banner }
short-move-space = { price }
short-move-space-ornament = { price }, { $ornament }
short-move-space-down = Only face down ({ price })
short-move-space-down-ornament = Only face down ({ price }): loses { $ornament }
short-move-up = Face up, { price }
short-move-up-ornament = Face up, { price }: unlocks { $ornament }
short-move-down = Face down
short-move-down-ornament = Face down: loses { $ornament }
short-move-lay = { $resource } to { $place }
short-move-lay-finish = { $resource } to { $place }, to finish it
short-move-decorate = { $ornament } on { $place }
short-move-decorate-for-ivan = { $ornament } on { $place }
short-move-gems = { $gems }: { $prestige } prestige
short-move-gems-none = no gems
short-move-stop = Stop here
short-move-more = to { $location } for { price }
short-move-more-none = to { $location }
short-move-take = Take { $amount } { $resource }
short-move-take-nothing = Take nothing
short-move-use =
    { $amount ->
        [one] { $amount } { $resource }
       *[other] up to { $amount } { $resource }
    }
short-move-use-any = any material
short-move-influence-sell =
    { $mark_id ->
        [lightning] Sell 1 for { price }
       *[other] Sell for { price } each
    }
short-move-influence-buy =
    { $mark_id ->
        [lightning] Buy 1 for { price }
       *[other] Buy for { price } each
    }
short-move-influence-deliver = Deliver { $count } for { price }
short-move-influence-gain_ruble = Gain { price }
short-move-influence-swap = Swap tiles for { price }
short-move-influence-exchange = { $needed } identical for { $count }
short-move-influence-barter = { price } and 1 for another
short-move-influence-activate = Activate a tile
short-move-influence-gain_recognition = { $count } recognition
short-move-influence-prestige_for_rubles = { $count } prestige for { price }
short-move-influence-prestige_for_materials = { $count } prestige for { $needed } kinds
short-move-influence-presence = { $count } recognition
short-move-sell = Sell { $resource }, { price }
short-move-buy = Buy { $resource }, { price }
short-move-give-exchange = { $amount } { $resource } for { $count }
short-move-give-barter = { $resource } and { price }
short-move-give-prestige_for_materials = { $resource }
short-move-get = { $resource }
short-move-swap = Location { $location }
short-move-swap-with = Location { $location }

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

family-claim = Claim
family-die = Market
family-reroll = Reroll
family-lay = Deliver
family-decorate = Decorate
family-gems = Gems
family-more = Move
family-take = Take
family-influence = Influence
family-use = Workshop
family-sell = Sell
family-buy = Buy
family-give = Give
family-get = Take
family-swap = Swap

## What is wrong with a file of pieces

pieces-order-of-dice = the dice should be in this order: { $names }
pieces-last-space = the last prestige space must be { $last }
pieces-second-time = { $tile } is on pieces { $pieces }; each should be on only one
pieces-second-first-game = cards { $pieces } of { $influence_card } are for the first game; each group should have only one
pieces-no-first-game = no { $influence_card } card is for the first game; each group should have one
pieces-only-lightning = “{ $action }” has the infinity mark; only lightning (once) is allowed
pieces-endless-turn = for { $count } prestige it must cost more than { $rubles } rubles: trading the prestige brings that many back, and a turn would never end
pieces-no-material = no material is named
pieces-towers = the towers have { $found } cards in all; there should be { $expected }
pieces-card-costs = the card costs { $found } materials; it should be 3 or 4
pieces-ornaments = there should be 1 door, 2 arches and 1 cross
pieces-earlier-tile = tiles { $pieces } give different amounts of { $tile }, { $expected } and { $found }; all should give the same
pieces-marked-dice = there should be one marked die tile of each colour
pieces-unmarked = there are { $found } tiles without a mark; there should be { $expected } or more

## A file of pieces to fill in, and what to look at on each kind of piece

pieces-look-inventory = The slots of a player’s inventory, including those under the banners.
pieces-look-reserve = How many pieces of each resource the box has. Count them.
pieces-look-coins = How many rubles all the coins in the box add up to.
pieces-look-track = The score track: which recognition spaces have a prestige space, from the first to the last, which is 80.
pieces-look-resource_tile = The tiles around the market: what each gives for a die, and how much (1 or 2).
pieces-look-influence_card = The cards in the middle of the market, three from each group in this order. For both actions: which one it is, whether it has the lightning or the infinity mark, what it costs or brings in rubles, how often, and which materials are pictured (any if none is). One card of each group is for the first game.
pieces-see-influence_card = The cards in the middle of the market, three from each group. For both actions: which one it is, whether it has the lightning (once) or the infinity mark (any number of times), its rubles, how many, and which materials are pictured. One card of each group is for the first game.
pieces-look-blueprint = The plans of the cathedral, three for each number of players: how many cards tall each tower is, from left to right.
pieces-look-base = The lowest cards of the towers: just the materials each shows (wood, brick, stone, gold, green_gem, purple_gem; 3 or 4 in all), its recognition and its rubles.
pieces-see-base = The lowest cards of the towers: the materials each shows (3 or 4 in all), its recognition and its rubles.
pieces-look-middle = The cards between base and dome, filled in like the bases.
pieces-look-dome = The highest cards of the towers, filled in like the bases.
pieces-look-workshop_tile = The small tiles for the workshops: what each gives (a die of a colour, a material, any, rubles or recognition) and how much; marked = true if it has 3+ on it.
pieces-see-workshop_tile = The small tiles for the workshops: what each gives, how much, and whether it has 3+ on it.
pieces-look-board = The player boards: the price of each space on the basic side, and which ornament lies on each coloured space of the advanced side.

# The words of Basilica.
#
# An argument that names a piece is said by that piece's own words: `order` "recruit" by `order-recruit`.
# $seat is a player's name.

game-title = Basilica

## Counted nouns

builders =
    { $builders ->
        [one] { $builders } free builder
       *[other] { $builders } free builders
    }
tokens =
    { $tokens ->
        [one] { $tokens } promotion token
       *[other] { $tokens } promotion tokens
    }
coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tiles =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
vaults =
    { $size ->
        [one] { $size } vault
       *[other] { $size } vaults
    }

## Pieces

colour-yellow = yellow
colour-blue = blue
colour-red = red
colour-green = green

vault-yellow = yellow vault
vault-blue = blue vault
vault-red = red vault
vault-green = green vault
vault-yellow-blue = yellow-blue joker
vault-yellow-red = yellow-red joker
vault-yellow-green = yellow-green joker
vault-blue-red = blue-red joker
vault-blue-green = blue-green joker
vault-red-green = red-green joker

order-promotion = Promotion
order-move = Move
order-recruit = Recruit
order-confusion = Confusion
order-stained_glass = Stained glass
order-scaffolding = Scaffolding
order-catastrophe = Catastrophe

rank-none = builder
rank-architect = architect
rank-master_mason = master mason
rank-strongman = strongman

crown-yes = with a crown
crown-no = without a crown
crown-unknown = (possibly with a crown)

# The list of pieces, as its owner types it in

kind-king = The king’s track
kind-tile = Tiles

field-scoring_spaces = Scoring space
field-vault = Vault
field-order = Order
field-crown = With a crown

## Questions

step-action = Choose your next action: extend the cathedral, place a builder, or carry out an order.
step-end_turn = End your turn?
step-extend = Which of the open vaults will you lay?
step-cell = Where will you lay the vault?
step-promote = Which of your builders will you promote?
step-rank = Which rank will the builder get?
step-move = Which of your builders will you move?
step-step = Which vault does the builder move to?
step-recruit = Which vault will you place the builder on?
step-take_back = Which of your builders will you take back?
step-offer = Will you give your coin for the paid order?
step-confuse = Which confused builder moves?
step-glass = Which vault gets the stained-glass window?
step-scaffold = Where will you place a scaffold?
step-catastrophe = Which vault collapses?

step-first_seat = Who is the first player?
step-draw = Which tile is now on top of the stack?
step-turn_tile = Does the vault have a crown?
step-fill_order = The order field is filled.
step-fill_vault = The vault field is filled.
step-next_action = The turn continues.
step-finish_order = The order is discarded.
step-next_turn = Who’s next?

## Moves

move-extend = Extend: lay the { $vault } from field { $field }
move-extend-crown = Extend: lay the { $vault } from field { $field }; its crown moves the king
move-discard = Extend: none of the three vaults fits, so discard them and draw three more
move-builder = Place a builder on { $cell }, the vault just laid
move-order-promotion = Promotion (field { $field }): give one of your builders a rank; your opponent may pay to promote one of theirs
move-order-move = Move (field { $field }): one of your builders moves one step
move-order-recruit = Recruit (field { $field }): place a builder on any free vault; your opponent may pay to place one beside one of theirs
move-order-confusion = Confusion (field { $field }): take back a builder, then one of your opponent’s builders moves one step
move-order-stained_glass = Stained glass (field { $field }): for a vault with one of your builders
move-order-scaffolding = Scaffolding (field { $field }): two scaffolds block cells until the next scoring
move-order-catastrophe = Catastrophe (field { $field }): a vault without a builder is discarded
move-end = End turn
move-end-scoring = End turn and score

move-cell = Lay the { $vault } on { $cell }
move-cell-scaffold = Place a scaffold on { $cell }
move-vault-promote = Promote the { $rank } on { $cell } ({ $vault })
move-vault-move = Move the { $rank } on { $cell } ({ $vault })
move-vault-step = Move the builder from { $start } to { $cell } ({ $vault })
move-vault-step-confused = The confused builder moves from { $start } to { $cell } ({ $vault })
move-vault-recruit = Place a builder on { $cell } ({ $vault })
move-vault-take_back = Take back the { $rank } on { $cell } ({ $vault })
move-vault-confuse = Move the { $rank } on { $cell } ({ $vault })
move-vault-glass = Place a stained-glass window on { $cell } ({ $vault })
move-vault-catastrophe = Discard the { $vault } on { $cell }
move-rank = Promote the builder on { $cell } to { $rank }
move-pay-promotion = Give 1 coin and promote one of your builders to a different rank
move-pay-recruit = Give 1 coin and place a builder beside one of yours
move-pay-confusion = Give 1 coin and choose which of your builders moves, and where
move-decline-promotion = Keep the coin and promote nobody
move-decline-recruit = Keep the coin and place nobody
move-decline-confusion = Keep the coin; your opponent chooses who moves, and where

move-first = { $seat } is the first player
move-tile = The next tile: { $vault }, { $order }
move-crown = The vault has a crown
move-no-crown = The vault has no crown
move-go-on = Continue

## Events

event-starts = { $seat } is the first player.
event-top_shown = On top of the stack: { $vault }, { $order }.
event-order_laid = Order field { $field } gets a tile: { $vault }, { $order }.
event-vault_turned = Vault field { $field } gets a { $vault } { $crown }.
event-shuffled = The stack is exhausted: the discard pile is shuffled ({ tiles }).
event-turn_begins = { $seat }’s turn.
event-cannot_act = { $seat } can’t act.
event-vaults_discarded = { $seat } discards the three vaults, none of which fits.
event-extended = { $seat } lays a { $vault } on { $cell }.
event-king_moves = The king moves to space { $space }.
event-builder_placed = { $seat } places a builder on { $cell }.
event-order_taken = { $seat } carries out the order on field { $field }: { $order }.
event-promoted = { $seat } promotes the builder on { $cell } to { $rank }.
event-moved = { $seat } moves the builder on { $cell } to { $goal }.
event-recruited = { $seat } recruits a builder on { $cell }.
event-taken_back = { $seat } takes back the builder on { $cell }.
event-confused = { $seat }: the confused builder on { $cell } moves to { $goal }.
event-glass_set = { $seat } places a stained-glass window on { $cell }.
event-scaffold_set = { $seat } places a scaffold on { $cell }.
event-collapsed = { $seat } brings down the { $vault } on { $cell }.
event-paid = { $seat } gives 1 coin for the paid order ({ $order }).
event-declined = { $seat } keeps the coin.
event-scoring =
    { $number ->
        [1] First scoring.
        [2] Second scoring.
        [3] Third scoring.
       *[other] Scoring { $number }.
    }
event-scored = { $seat } scores { points } for the { $colour } area at { $cell }.
event-cleared = All builders go home, the scaffolds are removed, and the { $rows } rows nearest the board are discarded.
event-game_over = The game is over: { $ending }.

ending-third_scoring = the king reached the third scoring
ending-second_exhaustion = the stack was exhausted for the second time
ending-nobody_can_act = neither player could act

## Why not

refusal-another-question = That isn’t the question right now: { $step }
refusal-not-left = “{ $move }” can’t come up now: { $step }

refusal-actions-taken = You’ve taken your three actions; end your turn.
refusal-must-act = You must take exactly three actions; nobody may pass while an action is possible.
refusal-scoring-comes = The king has reached a scoring space, so this turn is over; end it to score.
refusal-not-after-extension = A builder can only be placed right after an extension, on the vault just laid.
refusal-no-free-builder = You have no free builders; they’re all on the plan.
refusal-no-cell-left = No vault can be laid: every cell beside a vault or a socket is taken.
refusal-fits-nowhere = The { $vault } from field { $field } fits nowhere: every open cell touches a joker.
refusal-something-fits = The three vaults are discarded only if none of them fits anywhere; at least one does.

refusal-nobody-to-promote = You have no builder on the plan to promote.
refusal-no-token = You have no promotion tokens left in your supply.
refusal-nobody-can-step = None of your builders is next to a free vault.
refusal-nobody-to-recruit = You have no free builders to recruit.
refusal-no-free-vault = There’s no free vault for another builder.
refusal-confuses-nobody = You have no builder whose removal would let one of your opponent’s builders move.
refusal-no-vault-for-glass = You have no builder on a vault without a stained-glass window.
refusal-no-cell-for-scaffold = There’s no cell for a scaffold.
refusal-no-vault-to-collapse = There’s no vault without a builder.

refusal-has-vault = There’s already a { $vault } on { $cell }.
refusal-has-scaffold = A scaffold blocks { $cell } until the next scoring.
refusal-no-support = { $cell } doesn’t share a side with a vault or with a socket of the board.
refusal-joker-beside-joker = A joker may not share a side with a joker; { $cell } touches the one on { $other }.
refusal-outside-the-plan = { $cell } is outside the plan, which has { $columns } columns, a to e, and rows from 1 up.
refusal-no-vault-there = There’s no vault on { $cell }.
refusal-has-builder = There’s a builder on { $cell }.
refusal-not-your-builder = You have no builder on { $cell }.
refusal-not-to-confuse = Confusion moves a builder of the active player’s opponent; there is none on { $cell }.
refusal-cannot-step = The builder on { $cell } has no free vault next to him.
refusal-not-beside = { $cell } doesn’t share a side with { $start }, where the builder stands.
refusal-stands-there = The builder is already on { $cell } and has to move one step.
refusal-not-beside-yours = A paid recruit goes next to one of your own builders; { $cell } isn’t next to any.
refusal-frees-nobody = Even without the builder on { $cell }, none of your opponent’s builders could move; take back another.
refusal-has-glass = The vault on { $cell } already has a stained-glass window.
refusal-same-rank = The builder on { $cell } already holds the rank of { $rank }; choose another.
refusal-rank-just-chosen = Your opponent has just chosen the rank of { $rank }; choose another.

## The table on a terminal: signs and labels

sign-yellow = Y
sign-blue = B
sign-red = R
sign-green = G

brief-promotion = promote
brief-move = move
brief-recruit = recruit
brief-confusion = confuse
brief-stained_glass = glass
brief-scaffolding = scaffold
brief-catastrophe = collapse

label-orders = orders
label-vaults = vaults
label-stack = stack { $tiles }, discarded { $discarded }
label-king = king
label-areas = areas
label-actions =
    { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
label-more-areas = … and { $count } more
label-more-rows =
    { $count ->
        [one] … { $count } row further out
       *[other] … { $count } rows further out
    }

## The table in a browser

web-named = { $title }. { $text }
web-can-be-chosen = { $text } You can choose this now.
web-plan = The plan
web-offers = On offer
web-stack = The stack
web-king = The king
web-scaffold = Scaffold
web-seat = { $seat }
web-vault = { $vault } { $crown }
web-vault-at = { $vault } on { $cell }
web-area = { $colour }
web-area-at = { $cell }, { vaults }
web-empty-cell = { $cell } is empty.
web-empty-field = This field is empty.
web-has-crown = It has a crown.
web-crown-moves = Its crown moves the king one space as soon as it is laid.
web-joker = A joker can belong to an area of each of its colours; it may not share a side with another joker.
web-other-side = On the other side: a { $vault } { $crown }.
web-other-side-order = On the other side: { $order }.
web-way = The king’s track. King: { $space }. Ivory: { $ivory }. Ebony: { $ebony }.
web-in-stack = in the stack
web-discarded = { $discarded } discarded
web-crowns-to-scoring =
    { $crowns ->
        [one] { $crowns } crown to scoring
       *[other] { $crowns } crowns to scoring
    }
web-scoring-due = Scoring is due
web-ivory = ivory
web-ebony = ebony
web-you-ivory = you, ivory
web-you-ebony = you, ebony
web-actions-of-turn = Actions
web-builders = Builders
web-ranks = Ranks
web-coins = Coins
web-in-hand = { $count } left
web-if-scored = If scored now
web-if-moved = After this move
web-scoring-held = Scoring { $number }
web-areas-free = No builder:
web-note-architect = architect ×2
web-note-glass = glass +{ $points }
web-note-strengths = builders { $ivory } : { $ebony }
web-note-tie = tie
web-note-strongman = the strongman decides
web-scores-apart = Scores in detail
web-total = Total

web-does-promotion = Gives one of your builders on the plan a rank, or a different one. It takes a promotion token from your supply.
web-does-move = Moves one of your builders one step to a free vault next to his own; he keeps his rank.
web-does-recruit = Places one of your free builders on any vault without a builder.
web-does-confusion = You take back one of your builders; then you move one of your opponent’s builders one step.
web-does-stained_glass = A vault with one of your builders gets a stained-glass window: 2 more points for each of its areas.
web-does-scaffolding = Two scaffolds block empty cells until the next scoring.
web-does-catastrophe = A vault without a builder is discarded.
web-paid-promotion = For a coin, your opponent then promotes a builder as well, to a different rank.
web-paid-recruit = For a coin, your opponent then places a builder next to one of their own.
web-paid-confusion = For a coin, your opponent decides instead which builder moves, and where.
web-does-architect = The architect doubles the value of his area, once, whoever gets it.
web-does-master_mason = The master mason counts as two builders.
web-does-strongman = The strongman wins ties; opposing strongmen cancel each other out.

## In the panel of a browser, where there is room for few words

family-extend = Vault
family-order = Order

short-step-action = Your next action
short-step-end_turn = End your turn?
short-step-extend = Which vault?
short-step-cell = Where will you lay it?
short-step-promote = Promote which builder?
short-step-rank = Which rank?
short-step-move = Move which builder?
short-step-step = Where to?
short-step-recruit = Recruit where?
short-step-take_back = Take back which one?
short-step-offer = Will you pay?
short-step-confuse = Confusion: who moves?
short-step-glass = Stained glass: where?
short-step-scaffold = Scaffold: where?
short-step-catastrophe = Which vault collapses?

short-move-extend = Lay { $vault }
short-move-extend-crown = Lay { $vault }
short-move-discard = Three new vaults
short-move-builder = Builder on { $cell }
short-move-order-promotion = { order-promotion }
short-move-order-move = { order-move }
short-move-order-recruit = { order-recruit }
short-move-order-confusion = { order-confusion }
short-move-order-stained_glass = { order-stained_glass }
short-move-order-scaffolding = { order-scaffolding }
short-move-order-catastrophe = { order-catastrophe }
short-move-end = End turn
short-move-end-scoring = Scoring
short-move-cell = on { $cell }
short-move-cell-scaffold = on { $cell }
short-move-vault-promote = { $rank }, { $cell }
short-move-vault-move = { $rank }, { $cell }
short-move-vault-step = to { $cell }
short-move-vault-step-confused = to { $cell }
short-move-vault-recruit = on { $cell }
short-move-vault-take_back = { $rank }, { $cell }
short-move-vault-confuse = { $rank }, { $cell }
short-move-vault-glass = on { $cell }
short-move-vault-catastrophe = on { $cell }
short-move-rank = { $rank }

## A move in few words in the list of a narrow terminal, where no drawing helps

menu-move-extend-crown = { short-move-extend-crown } ♔

## A piece to look at

piece-order_field = order field { $field }
piece-vault_field = vault field { $field }
piece-cell = cell { $cell }
piece-rank = the { $rank }

## Asked about a piece

about-vault = There’s a { $vault } on { $cell }.
about-builder = One of { $seat }’s builders stands there.
about-builder-ranked = One of { $seat }’s builders stands there, with the rank of { $rank }.
about-glass = It has a stained-glass window.
about-scaffold = A scaffold blocks { $cell } until the next scoring.
about-area = The { $colour } area at { $cell } ({ vaults }) would bring { $seat } { points } now.
about-area-shared = The { $colour } area at { $cell } ({ vaults }) would bring { $seat } { points } now, and the opponent { $rest }.
about-area-tie = The { $colour } area at { $cell } ({ vaults }) is tied and would bring nothing.
about-area-empty = The { $colour } area at { $cell } ({ vaults }) has no builder.
about-no-area = There are no areas yet.
about-order = Order field { $field }: { $order }; on the other side a { $vault } { $crown }.
about-open-vault = Vault field { $field }: a { $vault } { $crown }; on the other side { $order }.
about-king =
    The king is on space { $space }; { $steps ->
        [one] { $steps } more crown brings
       *[other] { $steps } more crowns bring
    } the scoring on space { $next }.
about-king-due = The king is on space { $space }, where a scoring is held.
about-stack = The stack has { tiles }, the discard pile { $discarded }.
about-top = On top: { $order }; on the other side a { $vault } { $crown }.
about-unshuffled = Once the stack is exhausted, the discard pile is shuffled.
about-shuffled = The discard pile has been shuffled once; when the stack is exhausted again, the game ends.
about-seat = { $seat } has { points }, { builders }, { tokens } and { coins }; a scoring now would make it { $total }.
about-turn =
    { $seat } to play, { $count ->
        [one] { $count } action
       *[other] { $count } actions
    } left.
about-score = { $seat }: { $apart }; { points } in all.
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

brief-event-cannot_act = can’t act
brief-event-vaults_discarded = replaces the three vaults
brief-event-extended = lays a { $vault } on { $cell }
brief-event-king_moves = the king moves to { $space }
brief-event-builder_placed = builder on { $cell }
brief-event-order_taken = { $order }
brief-event-promoted = { $cell } becomes { $rank }
brief-event-moved = { $cell } moves to { $goal }
brief-event-recruited = builder on { $cell }
brief-event-taken_back = takes back { $cell }
brief-event-confused = { $cell } moves to { $goal }
brief-event-glass_set = glass on { $cell }
brief-event-scaffold_set = scaffold on { $cell }
brief-event-collapsed = { $vault } on { $cell } collapses
brief-event-paid = pays 1 coin
brief-event-declined = keeps the coin
brief-event-shuffled = the discard pile is shuffled
brief-event-scoring = scoring { $number }
brief-event-scored = { points } for { $colour } ({ $cell })
brief-event-game_over = the game is over

## Why a hint

reason-points =
    { $way ->
        [up] points{ reason-size }
       *[down] costs points{ reason-size }
    }
reason-areas =
    { $way ->
        [up] better areas{ reason-size }
       *[down] weaker areas{ reason-size }
    }
reason-builders =
    { $way ->
        [up] a builder in hand{ reason-size }
       *[down] costs a builder{ reason-size }
    }
reason-tokens =
    { $way ->
        [up] a token in hand{ reason-size }
       *[down] costs a token{ reason-size }
    }
reason-coins =
    { $way ->
        [up] a coin{ reason-size }
       *[down] costs a coin{ reason-size }
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
    Vaults   { sign-yellow } yellow ╱╱  { sign-blue } blue ≈≈  { sign-red } red ▒▒  { sign-green } green ∷∷
             a joker shows both its letters
    On them  ● ○ builders; A architect, M master mason, S strongman; ◈ stained glass
    Plan     columns a to e, row 1 at the board; ╳ scaffold, › the vault just laid
    Offers   orders above, vaults below; (other side); ♔ crown, ? possibly
    King     ♚ on his track; | marks the scorings
    Areas    colour, first cell, vaults; value and what it would bring now
    Ask      ? c2  ? 1  ? order 2  ? king  ? stack  ? areas  ? seat 0
             ? score  ? architect  ? BA-C3

## What is wrong with a file of pieces

pieces-paid = whether { $value } has a paid version is up to the rulebook and can’t be changed
pieces-third-alike = tiles { $pieces } have the same colours and the same order; the limit is { $most }
pieces-vaults = the number of { $value } vaults is { $found }; it should be { $expected }
pieces-reach = with so few crowns, so late a last scoring or so many catastrophes, a plan may need { $found } rows; there is room for { $most }

## A file of pieces to fill in, and what to look at on each kind of piece

pieces-look-king = The king’s track: the three spaces with a crown, where a scoring takes place.
pieces-look-tile = The tiles: the colours of the vault on one side (two for a joker, such as yellow-blue), the order on the other, and whether the vault has a crown.

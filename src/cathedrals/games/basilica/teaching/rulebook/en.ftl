# The rulebook of Basilica, in our own words. `rule-BA-X1` explains the paragraph BA-X1 of RULES.md to a player;
# `section-…` is a heading, `lead-…` the sentence below it, `caption-…` stands under a drawing, `try-…` beside a board to
# click on. Between ** and ** stands what is printed bold: a term where it is explained.

rulebook-introduction = Two master builders, one cathedral. Together you lay its coloured vaults and place your builders on them: whoever has more of them in an area of one colour earns its points. Three times the king comes to look. What you build together, you score apart.

## Pieces

section-pieces = Components
lead-pieces = Fifty-eight two-sided tiles, a handful of builders, and a king on his way.
rule-BA-P1 = There are 58 **tiles**. One side shows a **vault**, the other an **order**. Forty vaults have one colour, ten each of yellow, blue, red and green; eighteen are **jokers** of two colours, three of every pair. Some vaults have a **crown**. The order side shows the colours of the vault behind it, but not the crown.
caption-BA-P1 = A vault, a joker, and the order side of a tile
rule-BA-P2 = There are seven **orders**: promotion, move, recruit, confusion, stained glass, scaffolding and catastrophe. Promotion, recruit and confusion let the opponent join in for a coin.
rule-BA-P3 = You have five builders to place (a sixth marks your score), four promotion tokens and one coin. Eight scaffolds and twelve stained-glass windows are shared and never run out. The king walks a track of 30 spaces; your points are marked on it too, with tokens for +30 and +60.
rule-BA-P4 = The **plan** of the cathedral has five columns, a to e, which start at the five sockets of the board. Its rows are counted from the board and go on without end.
caption-BA-P4 = The plan: columns a to e, row 1 at the board
rule-BA-P5 = Which order is on the back of which vault was set by us. In all there are 10 promotions, 9 moves, 9 recruits, 8 confusions, 8 stained-glass orders, 7 scaffoldings and 7 catastrophes.
rule-BA-P6 = Scorings are held when the king reaches spaces 10, 20 and 30. We gave 46 vaults a crown: seven of the ten in each colour, and every joker. That makes for 12 to 15 vaults from one scoring to the next.

## Setup

section-setup = Setup
lead-setup = The app lays everything out; this is what you see in front of you.
rule-BA-S1 = The tiles form a stack with the order sides up, so you always see the order and the colours of the next one. Three tiles lie on the **order fields**, and three more, turned over, on the **vault fields** below them. The king and both score markers wait in front of space 1. The first player is drawn by lot.
caption-BA-S1 = Orders above, vaults below
rule-BA-S2 = The stack is not shuffled beforehand: each tile is drawn when it comes into view, and its crown when it is turned over. The odds are the same as at a table. As no more than two tiles are alike, a crown is certain, impossible or a fifty-fifty chance; where there is no doubt, the app shows it.

## Turn

section-turn = The turn
lead-turn = Three actions, in any mix. No passing.
rule-BA-T1 = On your turn, take exactly three actions: **extend** the cathedral, **place a builder**, or **carry out an order**. You may repeat them, but you may not pass. A builder can be placed only right after an extension this turn, on the vault you have just laid, and never on one that triggered a scoring. When you have taken all three, end your turn.
rule-BA-T2 = You may not take an order that would do nothing: no promotion without a builder on the plan and a token, no move without a builder next to a free vault, no stained glass without a builder on a vault that has none, and so on. If no action at all is possible, your turn is over.
rule-BA-T3 = The game ends with the third scoring, when the stack is exhausted for the second time, or when both of you, one after the other, cannot act at all. In the last two cases there is one more scoring.

## Extend

section-extend = Extend the cathedral
lead-extend = Take one of the three open vaults and lay it on the plan.
try-extend = Choose a vault, then a cell where you may lay it.
rule-BA-X1 = Lay the vault on an empty cell that shares a side with another vault or with a socket of the board. A scaffold blocks its cell and supports nothing.
caption-BA-X1 = A vault can go wherever it shares a side with a vault or a socket
rule-BA-X2 = A **joker** may not share a side with another joker. Their corners may touch.
caption-BA-X2 = Two jokers touch only at the corners
rule-BA-X3 = A **crown** moves the king one space at once, and he never goes back. If he reaches a scoring space, your turn is over and a scoring is held, before the empty field is refilled.
caption-BA-X3 = A crown brings the king closer to the scoring
rule-BA-X4 = If you choose to extend and none of the three vaults fits anywhere, they are discarded and three more are drawn, until one fits; you must lay one of them. If there is no cell even for a vault of one colour, you cannot extend.
rule-BA-X5 = The empty vault field is filled with the order tile above it, turned over, and the order field from the stack. So by taking a vault you also take an order away.

## Builder

section-builder = Place a builder
lead-builder = Builders make a vault count for you.
try-builder = Lay a vault, then place a builder on it.
rule-BA-U1 = Place one of your free builders on the vault you have just laid. There is never more than one builder on a vault.
caption-BA-U1 = A builder on the vault just laid

## Orders

section-orders = Carry out an order
lead-orders = Take one of the three open orders and do what it says.
try-orders = Choose an order you could carry out now.
rule-BA-O1 = **Promotion**: give one of your builders on the plan a rank: architect, master mason or strongman. A builder who already has a rank gets a different one, and his old token comes back. Even for that you need a token in your supply to begin with. For a coin, your opponent, who needs a token too, then promotes a builder as well, to a rank other than the one you chose.
caption-BA-O1 = Architect, master mason and strongman
rule-BA-O2 = **Move**: one of your builders moves to an adjacent free vault, not diagonally. His token goes with him.
rule-BA-O3 = **Recruit**: place a free builder on any free vault. For a coin, your opponent places one as well, but only on a free vault next to one of the opponent’s own builders.
rule-BA-O4 = **Confusion**: take back one of your builders, with his token, after which a builder of your opponent’s must be able to move. One such builder must then move one step to a free vault; you choose which and where, unless your opponent gives a coin to choose instead. He may step onto the vault you have just left.
rule-BA-O5 = **Stained glass**: place a stained-glass window on a vault where one of your builders stands; a vault has at most one. Each area of that vault is then worth 2 more.
rule-BA-O6 = **Scaffolding**: place two scaffolds on empty cells where a vault could go, or one if there is room for only one. They block these cells until the next scoring.
rule-BA-O7 = **Catastrophe**: discard a vault without a builder; its stained-glass window goes back. Vaults that are cut off stay where they are, score, and support others.
rule-BA-O8 = When you have carried out an order with a paid version, your opponent may give you a coin and do it too, once, without using up an action. Then the tile is discarded and the field refilled from the stack. Coins are worth nothing at the end.

## Stack

section-stack = The stack
lead-stack = It lasts for most of the game; then it is shuffled once more.
rule-BA-K1 = When a tile is needed and the stack is empty, the discarded tiles are shuffled into a new one. This happens once; the second time, or if nothing has been discarded, the game ends with a last scoring.

## Scoring

section-scoring = The scoring
lead-scoring = Area by area, colour by colour.
rule-BA-C1 = An **area** is made up of vaults that show the same colour and are joined by their sides. A joker can belong to an area of each of its colours and joins what it touches, but areas of different colours stay separate. A vault of one colour is an area even by itself; a joker by itself is not.
caption-BA-C1 = A joker belongs to two areas, one of each of its colours
rule-BA-C2 = Whoever has more builders in an area gets 1 point for each of its vaults; whoever has fewer gets 1 point for each of their own builders there. If you have the same number, nobody gets anything, and an area without builders is skipped. A builder on a joker counts in both its areas.
rule-BA-C3 = Ranks change this. An **architect** doubles the value of the area, once, whoever gets it. A **master mason** counts as two builders, also for the points of the smaller side. A **strongman** wins a tie; strongmen of both sides cancel each other out one for one, and whoever has one left wins. Whoever loses such a tie scores as the smaller side.
rule-BA-C4 = Then every stained-glass window adds 2 to the value. Doubling and windows are for the larger side alone: the points of the smaller side stay as they are.
caption-BA-C4 = Five vaults, an architect and a window: 5 doubled plus 2 makes 12
rule-BA-C5 = After the first and the second scoring, all builders and tokens go home, the scaffolds are removed, and the two rows nearest the board are discarded with their windows. The rest is pushed up to the board as far as it goes and keeps its shape. The opponent of whoever brought the king there has the next turn. The third scoring ends the game.
rule-BA-E1 = Whoever has more points wins. If you are level, it is a draw.

# The guided first game of Basilica: `lesson-…` is what the learner is told at that step of lesson.toml.
# The rival is a program; “your rival” stands for its name everywhere.

lesson-welcome = Welcome to the building site. You and your rival build one cathedral, vault by vault, and each of you places builders on it. In about ten minutes you’ll see your first scoring. Nothing here is rated: I’ll tell you what to do, and you’ll see what it does.
lesson-offers = Here’s what’s on offer: three vaults you can build with and, with each of them, an order you can carry out. Every tile has both: a vault on one side and an order on the other. On your turn you take exactly three actions, in any mix.
lesson-extend = First action: extend the cathedral. Take the yellow vault in the middle and lay it on c1, in the first row, where the board supports it.
lesson-builder = Second action: right after laying a vault you may place a builder on it. Do that now: without builders you earn nothing.
lesson-joker = Third action: extend again. The vault on the left is a joker; it shows yellow and blue and counts as both. Lay it beside yours, on d1. Two jokers may never share a side.
lesson-king = The joker has a crown, so the king has taken a step. When he reaches space 10, all areas are scored. You’ve taken your three actions: end your turn.
lesson-areas = Your rival has started a red area of two vaults. Vaults of one colour whose sides touch form an area. Your yellow one has two vaults as well, because the joker belongs to it. Whoever has more builders in an area gets a point for each of its vaults.
lesson-grow = So let it grow. Lay the yellow vault on c2, in the second row, right next to your first one.
lesson-promotion = Now an order. Promotion gives one of your builders a rank. Make yours an architect: the area he stands in is worth double.
lesson-coin = For some orders your rival may give you a coin and do much the same. Not this time: your rival keeps the coin. The other two ranks are the master mason, who counts as two builders, and the strongman, who wins ties.
lesson-further = One action left. There’s another yellow vault: lay it on c3.
lesson-end-second = Four yellow vaults, doubled: that would be 8 points now. End your turn.
lesson-majority = Watch out for e1: your rival has a builder on the blue vault, and it touches the blue of your joker on d1. That makes a blue area of two vaults, and it belongs to your rival. Let’s do something about it.
lesson-second-builder = First, more yellow: there’s another vault. Lay it on d2 and place a second builder there.
lesson-recruit = Now recruit: this order places a builder on any free vault. Choose the joker on d1. There he counts in two areas, the yellow one and the blue one.
lesson-paid = Your rival gave you a coin and recruited a builder on a1, beside the one on b1. But look at the blue area: one builder each is a tie, and a tie brings nobody anything. That builder on the joker was well placed.
lesson-end-third = End your turn. The king is on space 7.
lesson-glass = The king is one step away from the scoring, so make your area more valuable. A stained-glass window goes on a vault with one of your builders and adds 2 to its areas. Place it on c1.
lesson-crown = Now bring the king in yourself. The joker on the left has a crown, and it’s yellow and green. Lay it on d3: one more vault for you, and the scoring comes while you’re ahead.
lesson-scoring = The king has reached a scoring space, so you get no more actions. End your turn, and everything is counted.
lesson-scored = Six vaults, doubled by the architect, and 2 for the window: 14 points for you. Your rival got 4 for the red area and 1 for the green one. Now all builders have gone home, and the two rows nearest the board are gone; what’s left has moved up to the board. This happens after the first two scorings.
lesson-farewell = After the third scoring the game is over, and whoever has more points wins. You know enough now: play on from here if you like. From now on your rival decides for itself, and you can ask for a hint at any time.

# The guided first game of The Red Cathedral: `lesson-…` is what the learner is told at that step of lesson.toml.
# The rival is a program; “your rival” stands for its name everywhere.

lesson-welcome = Welcome to Moscow. In the next ten minutes you’ll claim a card of the cathedral, fetch materials, finish the card and decorate it. Nothing here is rated, and you can’t do anything wrong: I’ll tell you what to do, and you’ll see what it does.
lesson-card = This is the cathedral, not yet built. Each column is a tower. Look at card b1, a base: it costs two wood and two bricks. In return it pays 5 recognition. The small tile on it will be yours when you claim it: a green gem.
lesson-market = And this is the market: eight locations in a ring, each with a tile that shows what it gives. Five dice stand on it. You fetch materials by moving a die, as many locations clockwise as it shows. Each pair of locations shares a guild with a favour to offer.
lesson-board = Your own board holds your goods: ten slots, but four are still blocked by your banners. Beside them is your workshop with six spaces. You have 3 rubles. On your turn you do one thing: claim a card, build, or go to the market.
lesson-claim = Let’s begin with a claim. A base that nobody has claimed yet is always available, and b1 needs only wood and bricks. Claim it.
lesson-banner = A claim needs one of your banners. Take one from the inventory: that frees a slot for good.
lesson-space = Now the card’s tile goes into your workshop. To place a tile face up you pay the price of its space. Choose the yellow space: it costs you 1 ruble.
lesson-face = Face up, the tile works for you, starting right now: you get a green gem. Face down would be free, but then it would be no use for the rest of the game. Place it face up and take the gem.
lesson-end-claim = That was your turn: one main action. End it, and watch your rival.
lesson-above = Your rival has claimed b2, right above your base. That’s allowed: a card can be claimed as soon as the card below it has a banner, anybody’s. Don’t be too slow now. If your rival finishes b2 before you’ve finished b1, you lose recognition.
lesson-die = You need two wood. The red die is your colour and shows 6: six locations on, there’s wood, and the white die is already there. For the white die and your own you could pay rubles to go further; this time, go exactly there.
lesson-take = Now look: there are two dice on this location, so you get what it shows twice. Take 3 of the 4 wood: two for b1 and one for later. Slots are scarce.
lesson-influence = The clergy rule this corner of the market. Their card offers two favours, and you may use one of them. The lightning means once. Take the free one: 1 recognition.
lesson-end-market = When you end your turn, all the dice on this location are rerolled. So the market never stays the way you knew it.
lesson-bricks = Now two bricks. The yellow die shows 3, and three locations on, there are bricks. It isn’t your colour, so it takes no extra steps, but anyone may move it. Take both bricks: that leaves room for something better.
lesson-activate = You moved the yellow die, and there’s a face-up tile on your yellow workshop space. So you may activate it: another green gem. This is what a workshop is for. There’s a guild here too, but you can skip whatever you don’t need; then end your turn.
lesson-build = You have everything b1 needs, but in one turn you can deliver only three materials. Choose to build, deliver both wood and one brick, and end your turn. The other brick has to wait.
lesson-finish = Your rival is building too. Choose to build once more: the second brick, the last thing missing, is delivered straight away.
lesson-end-build = Finished! The card is turned over and pays 5 recognition; most cards pay rubles too. Your banner stays on it. The card above isn’t finished, so nobody loses anything. You could decorate the card now, but it’s better to wait: stop here and end your turn.
lesson-gems = Your rival has finished a card as well. But you can do more: every finished card has room for an ornament. Get a gem of the other colour first. The white die is anyone’s; one step takes it to the purple gems, where the green die stands. Take both gems.
lesson-prestige = The clergy again. For 3 rubles they would give you 1 prestige, but you have only 2 rubles: take 1 recognition once more. Watch your marker: it reaches a prestige space. Prestige carries it to the next of these, however far that is; early in the game they’re four or five steps of recognition apart.
lesson-end-gems = You have wood, and gems of both colours. End your turn, and then comes the best part.
lesson-ornament = A base takes a door, and a door costs 1 wood. Choose to build, decorate b1, and set one gem of each colour in the door. Two gems of different colours bring 3 prestige at once.
lesson-towers = Well done. This door will count once more at the end. Then each tower is worth 2 for every finished card and 1 for every ornament; whoever has the largest share in it takes that value, and with two players the other takes a third. Here you have a card and a door, and your rival has nothing finished yet. End your turn.
lesson-farewell = That’s the game: claim, fetch, build, decorate. It ends when somebody finishes a sixth card. You’re well ahead, so play on if you like; from now on your rival decides for itself, and you can ask for a hint at any time.

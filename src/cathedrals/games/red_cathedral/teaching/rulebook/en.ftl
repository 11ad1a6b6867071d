# The rulebook of The Red Cathedral, in our own words. `rule-RC-C2` explains the paragraph RC-C2 of RULES.md to a player;
# `section-…` is a heading, `lead-…` the sentence below it, `caption-…` stands under a drawing, `try-…` beside a board to
# click on. Between ** and ** stands what is printed bold: a term where it is explained.

rulebook-introduction = Moscow, in the days of Tsar Ivan. You and your rivals build one great cathedral together: you claim its cards, haul materials from the market, and finish what you have claimed. Every finished card earns recognition, the gems you set in ornaments earn prestige, and at the end each tower rewards those who did most for it. Whoever then has the most prestige has won the Tsar’s favour.

## Setup

section-setup = Setup
lead-setup = The app lays everything out for you; here is what it does, and why no two games begin alike.
rule-RC-S1 = The market is a ring of eight **locations**, read clockwise. Neighbours go in pairs: each pair is a **quadrant**. The eight resource tiles are shuffled, and one lies face up on each location.
caption-RC-S1 = The market: eight locations in four quadrants
rule-RC-S2 = There are four groups of influence cards: artisans, carters, merchants and clergy, three cards each. One card of every group is in play, on a quadrant drawn by lot. With the option “First game”, one fixed card of each group is used; which one was our choice.
rule-RC-S3 = Every score marker starts on recognition space 2.
rule-RC-S4 = Choose a colour: it is also the colour of your die. You have a **workshop board**, six **banners** and four **ornaments**: a door, two arches and a cross. Your **inventory** has ten slots, but four banners lie in it, so six are free. On the basic side, two more banners lie beside it and all ornaments are ready; on the advanced side, those two banners cover the white workshop spaces, and each coloured space holds one locked ornament. Everyone plays on the same side.
caption-RC-S4 = Your board: inventory, banners and workshop
rule-RC-S5 = The **reserve** holds 20 wood, 20 bricks, 20 stones, 15 gold, 10 green gems, 10 purple gems and 72 rubles. That is all there is: what lies on unfinished cards or in somebody’s purse is missing from it, and what it lacks you do not gain. If there are too few rubles, you take what there is.
rule-RC-S6 = A **blueprint** for your number of players shows how many towers there are and how tall each one is: 4 towers with 12 cards in all for two players, 5 with 18 for three, 6 with 24 for four. Playing alone, you use one for two players.
rule-RC-S7 = Every tower has a **base** at the bottom, **middle sections** above it and a **dome** on top, all drawn at random from 10 bases, 20 middle sections and 10 domes, and placed with their cost side up.
caption-RC-S7 = A tower: base, middle section, dome
rule-RC-S8 = There are 28 **workshop tiles**. One, drawn at random, lies face up on each card, and the others stay in the box. With one or two players, those marked 3+ are left out.
rule-RC-S9 = All five dice are always in play, whoever is playing: red, blue, green, yellow and white. They are rolled and placed in random order, one on the location of the recognition tile and one on each of the next four clockwise.
rule-RC-S10 = The first player is drawn by lot. In turn order you receive 3, 4, 4 and 5 rubles: whoever waits longer has a little more.

## The turn

section-turn = The turn
lead-turn = One main action, then the next player. A turn is short; the choice is not.
rule-RC-T1 = Turns pass clockwise. On yours, take exactly one **main action**: claim a card, build, or go to the market. You cannot pass, and you never need to: there is always a die you can move.
rule-RC-T2 = Short of money? As often as you like during your turn, you may **lose 1 prestige to gain 2 rubles**.
rule-RC-T3 = Once per turn you may **lose 1 prestige to reroll** all the dice on one location of your choice. You cannot do so between choosing a die and moving it.
rule-RC-T4 = One marker counts two things. **Recognition** moves it space by space. **Prestige** moves it to the next prestige space, however far that is, and losing prestige takes it back to the nearest one behind it. On or before space 5 there is none behind you, so you cannot lose prestige there. The marker never falls below 0.
caption-RC-T4 = The score track: prestige spaces lie on the recognition track
rule-RC-T5 = The track ends at space 80, which is prestige 40. Beyond it you begin a second lap, with your marker turned to its +40 side: prestige 41 is at 85, 42 at 89, and so on. A loss can carry you back past 80.
rule-RC-T6 = Prestige 1 is at recognition 5, prestige 2 at 9, prestige 40 at 80. The higher you climb, the closer together the prestige spaces lie: 5 apart at first, 1 at the end. The spaces in between were set by us.

## Claim

section-claim = Claim a card
lead-claim = A claim takes your whole turn. It makes a card yours to build and brings its tile into your workshop.
try-claim = Choose a card you may claim. This is only practice.
rule-RC-C1 = Take any banner from your board. One from the inventory frees its slot for good, so that is the usual choice. With no banners left, you cannot claim.
caption-RC-C1 = A banner leaves the inventory, and its slot is free
rule-RC-C2 = Place the banner on an **available** card: one that has no banner and is either a base or directly above a card with a banner. Whose banner that is does not matter, and the card below need not be finished.
caption-RC-C2 = A card: its cost, what it pays, and its tile
rule-RC-C3 = Take the card’s workshop tile and place it on an empty space of your workshop: one of the four coloured ones or one of the two white ones. **Face down** is free, but such a tile never does anything. **Face up** costs the price of the space.
caption-RC-C3 = Six workshop spaces and their prices
rule-RC-C4 = A tile placed face up gives its benefit at once, as if you had activated it. Anything your inventory has no room for, or the reserve does not have, is not gained; you may also take less.
rule-RC-C5 = On the basic side every space shows its price, from 1 to 3 rubles; most of these prices were set by us. On the advanced side every space costs 3.
rule-RC-C6 = On the advanced side, a tile placed face up on a coloured space **unlocks** the ornament that lies there; placed face down, it buries that ornament for the rest of the game. A white space can take a tile only once its banner is gone; a banner you take for this very claim counts as gone. Which ornament lies where was chosen by us.

## Build

section-build = Build
lead-build = Deliver up to three materials: to your claimed cards, or for ornaments on finished ones.
try-build = Choose a card that can take one of your materials.
rule-RC-B1 = Deliver one, two or three materials from your inventory, one after the other and in any order. You may mix building and decorating. Whatever one delivery finishes is resolved before the next.
rule-RC-B2 = To **build**, deliver a material to a card with your own banner that still needs it. You need not finish the card this turn; what lies there stays.
caption-RC-B2 = A claimed card: two materials delivered, one missing
rule-RC-B3 = When a card has all its materials it is **finished** at once. The materials go back to the reserve, you gain the recognition and the rubles the card shows, and the card is turned over. Your banner stays on it.
rule-RC-B4 = If you fall behind, you pay for it. Each time a card is finished, look at the claimed but unfinished cards below it in that tower: the owner of each loses 1 recognition for every finished card above it that belongs to somebody else. This is counted afresh each time, and it can hit your own cards too.
caption-RC-B4 = A finished card lies above: the owner of the unfinished one below loses recognition

## Decorate

section-decorate = Decorate
lead-decorate = Decorating is part of the build action. An ornament counts in its tower, and its gems pay prestige.
try-decorate = Choose a finished card you may decorate.
rule-RC-D1 = Every finished card has room for one ornament, no matter whose card it is: a base takes a door, a middle section an arch, a dome a cross.
caption-RC-D1 = Door, arch and cross
rule-RC-D2 = A door costs 1 wood, an arch 1 stone, a cross 1 gold. You may set no gems, one or two in it. Each of these materials is a delivery of its own, so an ornament with two gems takes the whole action; you pay for it in one go. A card finished a moment ago may be decorated at once. Whatever you spend goes back to the reserve.
rule-RC-D3 = Gems pay at once: 1 prestige for each, but **3 prestige for two gems of different colours**. Without a gem you get no prestige now, only the ornament’s share in the tower.
rule-RC-D4 = It must be one of your own ornaments, and one that is ready.

## Market

section-market = Go to the market
lead-market = Move a die, then help yourself to what its new location offers.
try-market = Choose a die and see where it leads.
rule-RC-M1 = Choose any die and move it clockwise by its value. The white die and the die of your own colour may go further: each extra step costs 1 ruble. More than 7 are no use: an eighth would only bring you round to the same place.
caption-RC-M1 = A die moves as many locations as it shows
rule-RC-M2 = A die may not end its move on a location with three other dice already on it.
rule-RC-M3 = Then you may do three things, each once and in any order, and skip any of them: **take resources**, **use influence** and **activate a workshop tile**.
rule-RC-M4 = Take what the tile of the location shows, as many times as there are now dice on it. You may take less. You are limited by the reserve and by your free slots, and nothing may be thrown away to make room.
caption-RC-M4 = Two dice on a tile of 2 bricks: take up to 4
rule-RC-M5 = The eight tiles give 2 wood, 2 bricks, 2 stones, 1 gold, 1 green gem, 1 purple gem, 2 rubles and 1 recognition. The amounts of stone, gold and gems were chosen by us.
rule-RC-M6 = The quadrant you moved to has an influence card with two actions: choose one of them. **Lightning** means once. **Infinity** means as many times in a row as you like; you may trade prestige for rubles or a reroll in between.
caption-RC-M6 = Two actions on a card: lightning is once, infinity is any number of times
rule-RC-M7 = Activate a face-up tile on the workshop space whose colour matches the die you moved; with the white die, one on either of your two white spaces. A tile with a material, rubles or recognition gives that. A **die tile** gives, once, what the location of that die shows. A tile for any material gives one of a kind you choose, if the reserve still has it.
rule-RC-M8 = Last of all, every die on the location you moved to is rerolled and stays there. So the next player finds a market you only half arranged.

## Influence

section-influence = Influence
lead-influence = Twelve cards in four groups, two actions each. What the actions are is known; which of them share a card, what is pictured and how they are marked was set by us.
try-influence = The carters deliver for you: choose a card that can take a material.
rule-RC-I1 = The **artisans** deal in materials. Depending on the card, you sell any material for 1 ruble, buy any for 2, buy one of those pictured for 1 or 2, or sell one of those pictured for 1 or 2.
rule-RC-I2 = The **carters** get things where they belong: pay 1 ruble to deliver 1 material, or 3 rubles to deliver up to 2; gain 1 ruble; or pay 2 rubles and swap any two resource tiles. Delivering follows the rules of building and decorating, and each use stands by itself: an ornament has to be paid for within one use.
rule-RC-I3 = The **merchants** exchange: 2 identical materials for 1 of your choice; 4 identical ones for any 2; 1 ruble and 1 material for 1 of another kind; or you activate any one of your face-up tiles, even one you also activate in the usual way. You give first and then take, and only if there is something to take.
rule-RC-I4 = The **clergy** give you standing: gain 1 recognition; pay 3 rubles for 1 prestige; discard 3 different materials for 1 prestige; or gain 2 recognition if you have a finished base, a finished middle section and a finished dome.
rule-RC-I5 = The free gains and the activation are marked with lightning: once per visit.

## The end

section-end = The end and scoring
lead-end = The sixth card of any player ends the building. Then the towers are shared out.
rule-RC-E1 = Whoever is first to finish a **sixth card** gains 3 prestige at once, after what the card itself pays. That turn is played to its end, and then everyone else has one last turn. A sixth card finished in those turns brings neither the bonus nor more turns.
rule-RC-E2 = Now every marker falls back to the nearest prestige space at or below it. Recognition that does not reach the next space is lost.
rule-RC-E3 = Count your leftovers: every 5 materials and rubles together, in your inventory and purse, bring 1 prestige. What lies on unfinished cards counts for nothing.
rule-RC-E4 = Each tower is worth 2 for every finished card and 1 for every ornament. Your **share** in it is the number of your banners on its finished cards plus your ornaments there. The largest share takes the full value, the next gets half, the next half of that, and so on, always rounded down. Those who tie add up the values of their places and split them, rounded down; whoever comes next takes the next free place. Without a share you get nothing.
caption-RC-E4 = A tower of four finished cards and two ornaments is worth 10
rule-RC-E5 = With two players, and alone against Ivan, the larger share takes the full value and the smaller one a third of it, rounded down; without a share you get nothing. In a tie nobody gets anything.
rule-RC-E6 = The most prestige wins. If that is tied, the number of finished cards decides, then the number of ornaments; if even these are equal, the victory is shared.
rule-RC-E7 = A game nobody wants to end is scored after 100 rounds, without the bonus for a sixth card. We added this rule; in ordinary play you will never come across it.

## Alone

section-solo = Alone against Ivan
lead-solo = Ivan Yakovlevich is an architect of the Tsar and your rival when you play alone. He follows five cards, never pays and never doubts.
rule-RC-V1 = Set up for two. Ivan has a colour, six banners and his ornaments, but no board. His five cards lie in a row, each with a die tile on it. He begins with a claim: the base that pays the most recognition. Then you start, with 3 rubles.
rule-RC-V2 = On his turn, Ivan uses his leftmost card whose tile is face up. He moves the die of that tile by its value and turns the tile face down. He takes no materials, only recognition: from the recognition tile, once for each die there, and from an influence card that gives it for free. The dice there are rerolled, and then he does what his card says. If the die would be the fourth on its location, it stays where it is: no recognition and no reroll, but the tile is turned face down and he acts all the same.
rule-RC-V3 = **Inventory**: four materials of the most plentiful kind in the reserve go on this card, then of the next kind if there are too few.
rule-RC-V4 = **Transport**: everything on the Inventory card moves to the Construction card.
rule-RC-V5 = **Construction**: these materials are delivered to Ivan’s cards, all bases first, from left to right, then the level above, and so on. The kind does not matter to him, only the number. He gains the recognition of a finished card but no rubles, and penalties apply as always. What is left over stays.
rule-RC-V6 = **Claim a section**: if he has a banner left, Ivan claims a card directly above one of yours; if there is none, a base; failing that, any available card. Where several fit, you choose for him. If the card’s tile shows recognition, he gains it; the tile leaves the game.
rule-RC-V7 = **Recognition**: Ivan gains 4 recognition.
rule-RC-V8 = If all five of his tiles are face down when his turn begins, Ivan first places his next ornament for free: a door, an arch, another arch and a cross, strictly in that order, one each time. It goes on a suitable finished card of yours or else on one of his own; if there are several, you choose. It brings him 1 prestige; if it fits nowhere or none is left, nothing happens. Then the tiles are shuffled and dealt face up again, and his turn goes on.
rule-RC-V9 = Nobody gains the 3 prestige for the sixth card; whoever did not finish it has a last turn. You score as two players do, but Ivan gets nothing for leftovers.

# The guided first game of Basilica: `lesson-…` is what the learner is told at that step of lesson.toml.
# The rival is a program; “your rival” stands for its name everywhere.

lesson-welcome = Vítejte na staveništi. Se soupeřem stavíte jednu katedrálu, klenbu po klenbě, a každý na ni umisťuje své stavitele. Asi za deset minut zažijete první bodování. Nic se tu nehodnotí: já vám vždycky řeknu, co udělat, a vy uvidíte, co se stane.
lesson-offers = Tady je nabídka: tři klenby, kterými můžete stavět, a u každé rozkaz, který můžete provést. Každý žeton má obojí: na jedné straně klenbu a na druhé rozkaz. Ve svém tahu provedete přesně tři akce v libovolné kombinaci.
lesson-extend = První akce: rozšiřte katedrálu. Vezměte žlutou klenbu uprostřed a přiložte ji na c1, do první řady, kde ji podpírá herní deska.
lesson-builder = Druhá akce: hned po přiložení klenby na ni smíte umístit stavitele. Udělejte to: bez stavitelů nic nezískáte.
lesson-joker = Třetí akce: rozšiřte katedrálu znovu. Klenba vlevo je žolík; je žlutý a modrý a počítá se za obě barvy. Přiložte ho vedle své klenby, na d1. Dva žolíky se nikdy nesmějí dotýkat hranami.
lesson-king = Žolík má korunu, a tak král udělal krok. Až dojde na pole 10, budou se bodovat všechny oblasti. Své tři akce máte za sebou: ukončete tah.
lesson-areas = Soupeř začal červenou oblast o dvou klenbách. Klenby jedné barvy, které se dotýkají hranami, tvoří oblast. Vaše žlutá má také dvě klenby, protože k ní patří i žolík. Kdo má v oblasti víc stavitelů, obdrží bod za každou její klenbu.
lesson-grow = Ať tedy roste. Přiložte žlutou klenbu na c2, do druhé řady, hned vedle té první.
lesson-promotion = Teď rozkaz. Povýšení dá jednomu z vašich stavitelů hodnost. Udělejte z něj architekta: oblast, ve které stojí, má dvojnásobnou hodnotu.
lesson-coin = U některých rozkazů vám soupeř může dát minci a udělat skoro totéž. Tentokrát ne: soupeř si minci nechává. Zbývající dvě hodnosti jsou mistr kameník, který se počítá za dva stavitele, a silák, který vyhrává remízy.
lesson-further = Zbývá jedna akce. Je tu další žlutá klenba: přiložte ji na c3.
lesson-end-second = Čtyři žluté klenby krát dva: teď by to bylo 8 bodů. Ukončete tah.
lesson-majority = Pozor na e1: soupeř má na modré klenbě stavitele a ta se dotýká modré na vašem žolíkovi na d1. Vznikla tak modrá oblast o dvou klenbách, která patří soupeři. S tím něco uděláme.
lesson-second-builder = Nejdřív ještě jednu žlutou: přiložte ji na d2 a umístěte tam druhého stavitele.
lesson-recruit = Teď nábor: tento rozkaz umístí stavitele na jakoukoliv volnou klenbu. Vyberte žolíka na d1. Tam se stavitel počítá ve dvou oblastech, ve žluté i v modré.
lesson-paid = Soupeř vám dal minci a provedl nábor také: nový stavitel stojí na a1, vedle toho na b1. Ale podívejte se na modrou oblast: jeden stavitel na každé straně je remíza a ta nikomu nic nepřinese. Ten stavitel na žolíkovi stojí dobře.
lesson-end-third = Ukončete tah. Král je na poli 7.
lesson-glass = Králi chybí do bodování jediný krok, tak zvyšte hodnotu své oblasti. Vitráž patří na klenbu s některým z vašich stavitelů a přidá 2 body každé její oblasti. Umístěte ji na c1.
lesson-crown = A teď přiveďte krále vy. Žolík vlevo má korunu a je žlutý a zelený. Přiložte ho na d3: máte o klenbu víc a bodování přijde, dokud vedete.
lesson-scoring = Král došel na pole s korunou, takže žádnou další akci už nemáte. Ukončete tah a všechno se spočítá.
lesson-scored = Šest kleneb, díky architektovi dvojnásobně, a 2 za vitráž: 14 bodů pro vás. Soupeř obdržel 4 za červenou oblast a 1 za zelenou. Všichni stavitelé se teď vrátili k hráčům a dvě řady nejblíž herní desce zmizely; zbytek se k ní posunul. Tak je to po prvních dvou bodováních.
lesson-farewell = Po třetím bodování hra končí a kdo má víc bodů, vyhrává. Víte už dost: jestli chcete, hrajte odtud dál. Soupeř se odteď rozhoduje sám a o nápovědu si můžete říct kdykoliv.

# The guided first game of The Red Cathedral: `lesson-…` is what the learner is told at that step of lesson.toml.
# The rival is a program; “your rival” stands for its name everywhere.

lesson-welcome = Vítejte v Moskvě. V příštích deseti minutách si zamluvíte kartu katedrály, seženete materiál, kartu dokončíte a vyzdobíte ji. Nic se tu nehodnotí a nic nemůžete pokazit: já vám vždycky řeknu, co udělat, a vy uvidíte, co se stane.
lesson-card = Toto je katedrála, zatím nepostavená. Každý sloupec je věž. Podívejte se na kartu b1, základnu: stojí dvě dřeva a dvě cihly. Přinese za to 5 bodů uznání. Malý dílek na ní bude váš, až si ji zamluvíte: smaragd.
lesson-market = A toto je tržiště: osm políček v kruhu, na každém žeton, který ukazuje, co políčko dává. Stojí na něm pět kostek. Materiál získáte tak, že posunete kostku po směru pohybu hodinových ručiček o tolik políček, kolik ukazuje. Vždy dvě sousední políčka mají společný cech, který nabízí nějakou službu.
lesson-board = Na vlastní desce máte své zdroje: deset polí v inventáři, ale čtyři zatím zabírají vaše prapory. Vedle je šest dílen. Máte 3 rubly. Ve svém tahu uděláte jednu věc: zamluvíte si kartu, stavíte, nebo jdete na tržiště.
lesson-claim = Začněme zamluvením. Základna, kterou si ještě nikdo nezamluvil, je vždy dostupná a b1 chce jen dřevo a cihly. Zamluvte si ji.
lesson-banner = K zamluvení potřebujete jeden ze svých praporů. Vezměte ho z inventáře: tím se jedno pole natrvalo uvolní.
lesson-space = Dílek z karty teď přijde do vašich dílen. Každá dílna má cenu, za kterou do ní umístíte dílek lícem nahoru. Vyberte žlutou dílnu: stojí 1 rubl.
lesson-face = Lícem nahoru dílek pracuje pro vás, a to hned: získáte smaragd. Lícem dolů by byl zdarma, ale pak by už do konce hry nebyl k ničemu. Umístěte ho lícem nahoru a vezměte si smaragd.
lesson-end-claim = To byl váš tah: jedna základní akce. Ukončete ho a sledujte soupeře.
lesson-above = Soupeř si zamluvil b2, přímo nad vaší základnou. To se smí: kartu si lze zamluvit, jakmile je na kartě pod ní prapor, je jedno čí. Teď moc neotálejte. Pokud soupeř dokončí b2 dřív než vy b1, ztratíte uznání.
lesson-die = Potřebujete dvě dřeva. Červená kostka má vaši barvu a ukazuje 6: o šest políček dál je dřevo a bílá kostka už tam stojí. Bílou kostku a kostku své barvy můžete za rubly posunout i dál; tentokrát jděte přesně tam.
lesson-take = Podívejte: na tomto políčku stojí dvě kostky, takže dostanete dvakrát to, co ukazuje. Vezměte si 3 ze 4 dřev: dvě pro b1 a jedno na později. Místa v inventáři máte málo.
lesson-influence = V tomto koutě tržiště vládnou kněží. Jejich karta nabízí dvě služby a vy smíte využít jednu. Blesk znamená jednou. Využijte tu, která je zdarma: 1 bod uznání.
lesson-end-market = Když ukončíte tah, všechny kostky na tomto políčku se přehodí. Tržiště proto nikdy nezůstane takové, jaké ho znáte.
lesson-bricks = Teď potřebujete dvě cihly. Žlutá kostka ukazuje 3 a o tři políčka dál jsou cihly. Není to vaše barva, takže políčka navíc si u ní připlatit nelze, ale posunout ji smí každý. Vezměte si obě cihly: zbude ještě místo na něco lepšího.
lesson-activate = Posunutá kostka je žlutá a ve vaší žluté dílně leží dílek lícem nahoru. Smíte ho tedy aktivovat: další smaragd. K tomu dílny jsou. I tady je cech, ale co nepotřebujete, můžete vynechat; potom ukončete tah.
lesson-build = Máte všechno, co b1 potřebuje, ale v jednom tahu doručíte nejvýš tři kusy materiálu. Zvolte stavbu, doručte obě dřeva a jednu cihlu a ukončete tah. Druhá cihla musí počkat.
lesson-finish = I soupeř staví. Zvolte stavbu ještě jednou: druhá cihla, to poslední, co chybí, se doručí hned.
lesson-end-build = Dokončeno! Karta se otočí a přinese 5 bodů uznání; většina karet přináší i rubly. Váš prapor na ní zůstává. Karta nad ní dokončená není, takže nikdo nic neztrácí. Kartu byste už mohli vyzdobit, ale lepší je počkat: tady skončete a ukončete tah.
lesson-gems = I soupeř dokončil kartu. Vy ale můžete víc: na každé dokončené kartě je místo pro ozdobu. Nejdřív si opatřete šperk druhé barvy. Bílou kostku smí posunout každý; jeden krok ji dovede k ametystům, kde stojí zelená kostka. Vezměte si oba.
lesson-prestige = Zase kněží. Za 3 rubly by vám dali 1 bod prestiže, ale máte jen 2 rubly: vezměte si znovu 1 bod uznání. Sledujte své počítadlo: dostane se na pole prestiže. Prestiž ho přenese na další takové pole, ať je jakkoliv daleko; na začátku hry leží tato pole čtyři až pět bodů uznání od sebe.
lesson-end-gems = Máte dřevo a šperky obou barev. Ukončete tah a přijde to nejlepší.
lesson-ornament = Na základnu patří zdobené dveře a ty stojí 1 dřevo. Zvolte stavbu, vyzdobte b1 a zasaďte do dveří po jednom šperku od každé barvy. Dva šperky různých barev přinesou rovnou 3 body prestiže.
lesson-towers = Výborně. Tyto dveře se na konci započítají ještě jednou. Každá věž má pak hodnotu 2 za každou dokončenou kartu a 1 za každou ozdobu; kdo na ní má nejvyšší přínos, obdrží celou hodnotu, a hrají-li dva, druhý obdrží třetinu. Vy tu máte kartu a dveře, soupeř zatím nic dokončeného. Ukončete tah.
lesson-farewell = To je celá hra: zamluvit, sehnat, stavět, zdobit. Končí, když někdo dokončí šestou kartu. Máte pěkný náskok, takže jestli chcete, hrajte dál; soupeř se odteď rozhoduje sám a o nápovědu si můžete říct kdykoliv.

# The rulebook of The Red Cathedral, in our own words. `rule-RC-C2` explains the paragraph RC-C2 of RULES.md to a player;
# `section-…` is a heading, `lead-…` the sentence below it, `caption-…` stands under a drawing, `try-…` beside a board to
# click on. Between ** and ** stands what is printed bold: a term where it is explained.

rulebook-introduction = Moskva za časů cara Ivana. Se svými soupeři stavíte společně jednu velkou katedrálu: zamlouváte si její karty, vozíte materiál z tržiště a dokončujete, co jste si zamluvili. Každá dokončená karta přináší uznání, šperky zasazené do ozdob prestiž a na konci každá věž odmění ty, kdo pro ni udělali nejvíc. Kdo má potom nejvíc prestiže, získává carovu přízeň.

## Setup

section-setup = Příprava hry
lead-setup = Aplikace vše rozloží za vás; tady se dočtete, co přitom udělá a proč žádné dvě hry nezačínají stejně.
rule-RC-S1 = Tržiště je kruh osmi **políček**, po kterém se postupuje po směru pohybu hodinových ručiček. Sousední políčka tvoří dvojice: každá dvojice je **kvadrant**. Osm žetonů zdrojů se zamíchá a na každém políčku leží jeden lícem nahoru.
caption-RC-S1 = Tržiště: osm políček ve čtyřech kvadrantech
rule-RC-S2 = Karty vlivu tvoří čtyři skupiny: řemeslníci, formani, kupci a kněží; v každé jsou tři karty. Z každé skupiny je ve hře jedna, ve vylosovaném kvadrantu. S volbou „První hra“ se z každé skupiny použije pevně daná karta; která to je, jsme určili my.
rule-RC-S3 = Každé počítadlo bodů začíná na poli uznání 2.
rule-RC-S4 = Zvolte si barvu: je to i barva vaší kostky. Máte **desku dílen**, šest **praporů** a čtyři **ozdoby**: zdobené dveře, dvě zdobené klenby a ozdobný kříž. Váš **inventář** má deset polí, ale leží v něm čtyři prapory, takže volných je šest. Na základní straně leží dva další prapory vedle něj a všechny ozdoby jsou připravené; na pokročilé straně tyto dva prapory zakrývají bílé dílny a v každé barevné dílně je zamčená jedna ozdoba. Všechny desky leží stejnou stranou nahoru.
caption-RC-S4 = Vaše deska: inventář, prapory a dílny
rule-RC-S5 = V **zásobě** je 20 dřev, 20 cihel, 20 kamenů, 15 kusů zlata, 10 smaragdů, 10 ametystů a 72 rublů. Víc není: to, co leží na nedokončených kartách nebo co má někdo u sebe, v ní chybí, a co v ní chybí, nezískáte. Je-li rublů málo, vezmete si ty, které v ní jsou.
rule-RC-S6 = **Karta plánů** pro daný počet hráčů říká, kolik bude věží a jak vysokých: pro dva hráče 4 věže z celkem 12 karet, pro tři 5 z 18, pro čtyři 6 z 24. V sólové hře se použijí plány pro dva.
rule-RC-S7 = Každá věž má dole **základnu**, nad ní **prostřední části** a nahoře **kupoli**, vše náhodně vylosované z 10 základen, 20 prostředních částí a 10 kupolí; karty leží stranou s náklady na stavbu nahoru.
caption-RC-S7 = Věž: základna, prostřední část, kupole
rule-RC-S8 = **Dílků vylepšení** je 28. Na každé kartě leží lícem nahoru jeden náhodně vylosovaný, ostatní zůstávají v krabici. Hraje-li jeden hráč nebo dva, vynechají se dílky se značkou 3+.
rule-RC-S9 = Ať hraje kdokoliv, ve hře je vždy všech pět kostek: červená, modrá, zelená, žlutá a bílá. Hodí se jimi a v náhodném pořadí se po jedné postaví na políčko se žetonem uznání a na čtyři další po směru pohybu hodinových ručiček.
rule-RC-S10 = Začínajícího hráče určí los. Podle pořadí hráči dostanou 3, 4, 4 a 5 rublů: kdo čeká déle, má o něco víc.

## The turn

section-turn = Tah
lead-turn = Jedna základní akce a pak další hráč. Tah je krátký; rozhodování ne.
rule-RC-T1 = Na tahu se střídáte po směru pohybu hodinových ručiček. Ve svém tahu proveďte přesně jednu **základní akci**: zamluvte si kartu, stavte, nebo jděte na tržiště. Pasovat nelze a nikdy to není potřeba: nějakou kostku lze posunout vždy.
rule-RC-T2 = Chybí vám peníze? Ve svém tahu smíte, kolikrát chcete, **ztratit 1 bod prestiže a získat 2 rubly**.
rule-RC-T3 = Jednou za tah smíte **ztratit 1 bod prestiže a přehodit** všechny kostky na jednom políčku podle své volby. Nelze to udělat mezi výběrem kostky a jejím posunutím.
rule-RC-T4 = Jedno počítadlo měří dvě věci. **Uznání** ho posouvá pole po poli. **Prestiž** ho posune na další pole prestiže, ať je jakkoliv daleko, a ztráta prestiže ho vrátí na nejbližší takové pole za ním. Na poli 5 a před ním už za vámi žádné není, takže žádnou prestiž ztratit nemůžete. Počítadlo nikdy neklesne pod 0.
caption-RC-T4 = Bodovací stupnice: pole prestiže leží na stupnici uznání
rule-RC-T5 = Stupnice končí polem 80, což je prestiž 40. Dál začíná druhý okruh s počítadlem otočeným na stranu +40: prestiž 41 je na poli 85, prestiž 42 na poli 89 a tak dál. Ztráta vás může vrátit zpátky přes 80.
rule-RC-T6 = Prestiž 1 leží na poli uznání 5, prestiž 2 na poli 9 a prestiž 40 na poli 80. Čím výš jste, tím blíž u sebe pole prestiže leží: zpočátku po 5, na konci po 1. Pole mezi nimi jsme určili my.

## Claim

section-claim = Zamluvit si stavbu části katedrály
lead-claim = Zamluvení zabere celý tah. Kartu pak stavíte vy a její dílek přijde do vašich dílen.
try-claim = Vyberte kartu, kterou si smíte zamluvit. Je to jen na zkoušku.
rule-RC-C1 = Vezměte ze své desky kterýkoliv prapor. Prapor z inventáře natrvalo uvolní své pole, proto se bere nejčastěji. Nemáte-li už žádný prapor, nic si zamluvit nemůžete.
caption-RC-C1 = Prapor opouští inventář a jeho pole je volné
rule-RC-C2 = Umístěte prapor na **dostupnou** kartu: takovou, na které prapor není a která je buď základna, nebo leží přímo nad kartou s praporem. Čí ten prapor je, na tom nezáleží, a karta pod ní nemusí být dokončená.
caption-RC-C2 = Karta: náklady na stavbu, odměna a dílek
rule-RC-C3 = Vezměte dílek vylepšení z karty a umístěte ho do některé ze svých prázdných dílen: čtyři jsou barevné a dvě bílé. **Lícem dolů** je to zdarma, ale takový dílek nikdy nic nedělá. **Lícem nahoru** zaplatíte cenu dílny.
caption-RC-C3 = Šest dílen a jejich ceny
rule-RC-C4 = Dílek umístěný lícem nahoru přinese svou výhodu ihned, stejně jako při aktivaci. Co se nevejde do inventáře nebo není v zásobě, to nezískáte; smíte si vzít i méně.
rule-RC-C5 = Na základní straně má každá dílna svou cenu od 1 do 3 rublů; většinu těchto cen jsme určili my. Na pokročilé straně stojí každá dílna 3 rubly.
rule-RC-C6 = Na pokročilé straně dílek umístěný lícem nahoru do barevné dílny **odemkne** ozdobu, která v ní leží; lícem dolů ji do konce hry pohřbí. Bílá dílna přijme dílek, až když v ní není prapor; prapor, kterým si právě zamlouváte kartu, se už nepočítá. Která ozdoba leží kde, to jsme určili my.

## Build

section-build = Pracovat na části katedrály
lead-build = Doručte až tři kusy materiálu: na své zamluvené karty, nebo na výzdobu dokončených.
try-build = Vyberte kartu, která potřebuje některý z vašich materiálů.
rule-RC-B1 = Doručte jeden, dva nebo tři kusy materiálu ze svého inventáře, jeden po druhém a v libovolném pořadí. Stavbu a výzdobu smíte kombinovat. Co doručený kus dokončí, to se vyhodnotí, než doručíte další.
rule-RC-B2 = Při **stavbě** položte kus materiálu na kartu s vlastním praporem, která ho ještě potřebuje. Kartu nemusíte v tomto tahu dokončit; co na ní leží, zůstává.
caption-RC-B2 = Zamluvená karta: dva kusy materiálu na ní leží, jeden chybí
rule-RC-B3 = Jakmile má karta všechen materiál, je **dokončená**. Materiál se vrátí do zásoby, vy obdržíte body uznání a získáte rubly, které karta ukazuje, a karta se otočí. Váš prapor na ní zůstává.
rule-RC-B4 = Kdo se opozdí, platí. Pokaždé, když se dokončí karta, podívejte se na zamluvené, ale nedokončené karty pod ní ve stejné věži: majitel každé z nich ztratí 1 bod uznání za každou dokončenou kartu nad ní, která patří někomu jinému. Počítá se to pokaždé znovu a může to postihnout i vaše vlastní karty.
caption-RC-B4 = Dokončená karta nad nedokončenou: majitel té nedokončené ztratí uznání

## Decorate

section-decorate = Výzdoba
lead-decorate = Výzdoba je součástí stavby. Ozdoba se počítá ve své věži a šperky v ní přinášejí prestiž.
try-decorate = Vyberte dokončenou kartu, kterou smíte vyzdobit.
rule-RC-D1 = Na každé dokončené kartě je místo pro jednu ozdobu, ať karta patří komukoliv: na základnu patří zdobené dveře, na prostřední část zdobená klenba, na kupoli ozdobný kříž.
caption-RC-D1 = Zdobené dveře, zdobená klenba a ozdobný kříž
rule-RC-D2 = Zdobené dveře stojí 1 dřevo, zdobená klenba 1 kámen, ozdobný kříž 1 zlato. Do ozdoby smíte zasadit jeden nebo dva šperky, ale nemusíte žádný. Každý z těchto kusů se doručuje samostatně, takže ozdoba se dvěma šperky zabere celou akci; zaplatíte ji najednou. Právě dokončenou kartu smíte vyzdobit hned. Co utratíte, se vrátí do zásoby.
rule-RC-D3 = Šperky přinášejí odměnu ihned: 1 bod prestiže za každý, ale **3 body prestiže za dva šperky různých barev**. Bez šperku teď žádnou prestiž neobdržíte, ozdoba se jen počítá do přínosu na věži.
rule-RC-D4 = Musí to být vaše vlastní ozdoba, a to připravená.

## Market

section-market = Pořídit si zdroje z tržiště
lead-market = Posuňte kostku a pak si poslužte tím, co nabízí její nové políčko.
try-market = Vyberte kostku a podívejte se, kam dojde.
rule-RC-M1 = Vyberte kteroukoliv kostku a posuňte ji o její hodnotu po směru pohybu hodinových ručiček. Bílá kostka a kostka vaší barvy smějí dál: každé políčko navíc stojí 1 rubl. Smysl jich má nejvýš 7: osmé by vedlo jen dokola na stejné místo.
caption-RC-M1 = Kostka se posune o tolik políček, kolik ukazuje
rule-RC-M2 = Kostka nesmí skončit na políčku, kde už stojí tři jiné kostky.
rule-RC-M3 = Potom smíte udělat tři věci, každou jednou a v libovolném pořadí, nebo kteroukoliv vynechat: **vzít si zdroje**, **využít vliv** a **aktivovat dílek vylepšení**.
rule-RC-M4 = Vezměte si to, co ukazuje žeton políčka, tolikrát, kolik je na něm teď kostek. Smíte si vzít i méně. Omezuje vás zásoba a volná pole v inventáři; nic nelze zahodit, aby vzniklo místo.
caption-RC-M4 = Dvě kostky na žetonu se 2 cihlami: vezměte si až 4
rule-RC-M5 = Osm žetonů dává 2 dřeva, 2 cihly, 2 kameny, 1 zlato, 1 smaragd, 1 ametyst, 2 rubly a 1 bod uznání. Počty kamenů, zlata a šperků jsme zvolili my.
rule-RC-M6 = V kvadrantu, kam kostka došla, leží karta vlivu se dvěma akcemi: vyberte jednu z nich. **Blesk** znamená jednou. **Nekonečno** znamená kolikrát chcete po sobě; mezi jednotlivými použitími smíte vyměnit prestiž za rubly nebo za přehození kostek.
caption-RC-M6 = Dvě akce na kartě: blesk je jednou, nekonečno kolikrát chcete
rule-RC-M7 = Aktivujte dílek ležící lícem nahoru v dílně té barvy, jakou má posunutá kostka; s bílou kostkou v jedné ze svých dvou bílých dílen. Dílek s materiálem, rubly nebo uznáním dá to, co ukazuje. **Dílek se symbolem kostky** dá jednou to, co ukazuje políčko této kostky. Dílek „jakýkoliv materiál“ dá kus materiálu, jehož druh si zvolíte, pokud ještě je v zásobě.
rule-RC-M8 = Nakonec se přehodí všechny kostky na políčku, kam kostka došla, a zůstanou na něm. Další hráč tak najde tržiště, které jste mu připravili jen napůl.

## Influence

section-influence = Vliv
lead-influence = Dvanáct karet ve čtyřech skupinách, na každé dvě akce. Jaké akce to jsou, je známo; které jsou spolu na kartě, co je na nich vyobrazeno a jak jsou označeny, jsme určili my.
try-influence = Formani doručí za vás: vyberte kartu, která přijme materiál.
rule-RC-I1 = **Řemeslníci** obchodují s materiálem. Podle karty prodáte kus jakéhokoliv materiálu za 1 rubl, koupíte kus jakéhokoliv za 2, koupíte kus některého z vyobrazených za 1 nebo 2, nebo kus některého z vyobrazených za 1 nebo 2 prodáte.
rule-RC-I2 = **Formani** dopravují věci na místo: zaplaťte 1 rubl a doručte 1 kus materiálu, nebo 3 rubly a doručte až 2; získejte 1 rubl; nebo zaplaťte 2 rubly a vyměňte mezi sebou kterékoliv dva žetony zdrojů. Doručuje se podle pravidel stavby a výzdoby a každé použití je samostatné: ozdobu je třeba zaplatit v rámci jednoho použití.
rule-RC-I3 = **Kupci** směňují: 2 kusy stejného materiálu za 1 kus jakéhokoliv; 4 kusy stejného za 2 kusy jakéhokoliv; 1 rubl a 1 kus materiálu za 1 kus jiného; nebo aktivujete kterýkoliv svůj dílek ležící lícem nahoru, i ten, který aktivujete také obvyklým způsobem. Nejdřív dáváte, potom berete, a jen když je co vzít.
rule-RC-I4 = **Kněží** vám dodají vážnosti: obdržíte 1 bod uznání; za 3 rubly 1 bod prestiže; za odhození 3 různých materiálů 1 bod prestiže; nebo 2 body uznání, máte-li dokončenou základnu, dokončenou prostřední část a dokončenou kupoli.
rule-RC-I5 = To, co dostáváte zdarma, a aktivace mají symbol blesku: při každé návštěvě jen jednou.

## The end

section-end = Konec hry a bodování
lead-end = Šestá karta kteréhokoliv hráče stavbu ukončí. Pak se rozdělí body za věže.
rule-RC-E1 = Kdo jako první dokončí **šestou kartu**, obdrží nejdřív to, co karta přináší, a ihned nato 3 body prestiže. Tento tah se dohraje a pak má každý z ostatních ještě jeden, poslední tah. Šestá karta dokončená v těchto tazích nepřináší ani odměnu, ani další tahy.
rule-RC-E2 = Každé počítadlo, které nestojí na poli prestiže, se teď vrátí na nejbližší takové pole za ním. Uznání, které na další pole nestačí, propadá.
rule-RC-E3 = Spočítejte, co vám zbylo: každých 5 kusů materiálu v inventáři a rublů dohromady přinese 1 bod prestiže. Co leží na nedokončených kartách, se nepočítá.
rule-RC-E4 = Hodnota každé věže je 2 za každou dokončenou kartu a 1 za každou ozdobu. Váš **přínos** na ní je počet vašich praporů na jejích dokončených kartách plus počet vašich ozdob na ní. Kdo má nejvyšší přínos, obdrží celou hodnotu, další v pořadí polovinu, další polovinu z ní a tak dál, vždy zaokrouhleno dolů. Remizující sečtou hodnoty svých míst a rozdělí si je, zaokrouhleno dolů; kdo následuje, bere další volné místo v pořadí. Bez přínosu neobdržíte nic.
caption-RC-E4 = Věž ze čtyř dokončených karet a dvou ozdob má hodnotu 10
rule-RC-E5 = Ve dvou hráčích a v sólové hře proti Jakovlevovi obdrží hráč s vyšším přínosem celou hodnotu a druhý, má-li na věži vůbec nějaký přínos, její třetinu, zaokrouhleno dolů. Při remíze nikdo nic neobdrží.
rule-RC-E6 = Vyhrává, kdo má nejvíc prestiže. Při rovnosti rozhoduje počet dokončených karet, potom počet ozdob; je-li i ten stejný, jde o společné vítězství.
rule-RC-E7 = Hra, kterou nikdo nechce ukončit, se boduje po 100 kolech, bez odměny za šestou kartu. Toto pravidlo jsme přidali my; v běžné hře se s ním nikdy nesetkáte.

## Alone

section-solo = Sólová hra proti Jakovlevovi
lead-solo = Postnik Jakovlev je carův architekt a váš soupeř v sólové hře. Řídí se pěti kartami, nikdy neplatí a nikdy neváhá.
rule-RC-V1 = Připravte hru pro dva. Jakovlev má barvu, šest praporů a své ozdoby, ale žádnou desku. Jeho pět karet leží v řadě, na každé dílek se symbolem kostky. Začíná tím, že si zamluví základnu, která přináší nejvíc uznání. Pak začínáte vy, se 3 rubly.
rule-RC-V2 = Ve svém tahu Jakovlev použije první kartu zleva, jejíž dílek leží lícem nahoru. Posune kostku, kterou dílek ukazuje, o její hodnotu a dílek otočí lícem dolů. Nebere materiál, jen uznání: ze žetonu uznání, jednou za každou kostku na políčku, a z karty vlivu, která ho dává zdarma. Kostky se tam přehodí a pak udělá, co říká jeho karta. Kdyby kostka měla být na políčku čtvrtá, zůstane, kde je: žádné uznání a žádné přehození, ale dílek otočí a akci karty provede i tak.
rule-RC-V3 = **Inventář**: čtyři kusy materiálu toho druhu, kterého je v zásobě nejvíc, přijdou na tuto kartu; je-li jich málo, doplní se z dalšího druhu.
rule-RC-V4 = **Doručení**: vše z karty Inventář se přesune na kartu Stavba.
rule-RC-V5 = **Stavba**: tento materiál se pokládá na Jakovlevovy karty, nejdřív na všechny základny zleva doprava, pak o úroveň výš a tak dál. Na druhu mu nezáleží, jen na počtu. Za dokončenou kartu obdrží uznání, ale žádné rubly, a tresty platí jako vždy. Co přebývá, zůstává.
rule-RC-V6 = **Zamluvení stavby části katedrály**: má-li ještě prapor, zamluví si Jakovlev kartu přímo nad některou z vašich; není-li taková, základnu; není-li ani ta, jakoukoliv dostupnou kartu. Hodí-li se jich víc, vybíráte za něj vy. Je-li na dílku této karty uznání, obdrží ho, a dílek vypadává ze hry.
rule-RC-V7 = **Uznání**: Jakovlev obdrží 4 body uznání.
rule-RC-V8 = Je-li na začátku Jakovlevova tahu všech pět jeho dílků lícem dolů, nejdřív zdarma umístí svou další ozdobu: zdobené dveře, zdobenou klenbu, druhou klenbu a ozdobný kříž, přesně v tomto pořadí a pokaždé jen jednu. Přijde na vhodnou vaši dokončenou kartu, jinak na jeho vlastní; hodí-li se jich víc, vybíráte vy. Přinese mu 1 bod prestiže; nehodí-li se nikam nebo už žádná nezbývá, nestane se nic. Potom se dílky zamíchají a rozdají znovu lícem nahoru a jeho tah pokračuje.
rule-RC-V9 = Za šestou kartu nikdo 3 body prestiže neobdrží; kdo ji nedokončil, má poslední tah. Boduje se jako ve dvou hráčích, ale Jakovlev za zbylý materiál nic neobdrží.

# The rulebook of Basilica, in our own words. `rule-BA-X1` explains the paragraph BA-X1 of RULES.md to a player;
# `section-…` is a heading, `lead-…` the sentence below it, `caption-…` stands under a drawing, `try-…` beside a board to
# click on. Between ** and ** stands what is printed bold: a term where it is explained.

rulebook-introduction = Dva mistři stavitelé, jedna katedrála. Společně přikládáte její barevné klenby a umisťujete na ně své stavitele: kdo jich má v oblasti jedné barvy víc, obdrží její body. Třikrát se přijde podívat král. Stavíte společně, ale bodujete každý za sebe.

## Pieces

section-pieces = Herní materiál
lead-pieces = Padesát osm oboustranných žetonů, hrstka stavitelů a král na cestě.
rule-BA-P1 = Ve hře je 58 **žetonů**. Na jedné straně je **klenba**, na druhé **rozkaz**. Čtyřicet kleneb má jednu barvu, po deseti žlutých, modrých, červených a zelených; osmnáct je dvoubarevných **žolíků**, tři od každé dvojice barev. Některé klenby mají **korunu**. Strana s rozkazem ukazuje barvy klenby na rubu, ale ne korunu.
caption-BA-P1 = Klenba, žolík a strana s rozkazem
rule-BA-P2 = **Rozkazů** je sedm: povýšení, přesun, nábor, zmatek, vitráž, lešení a katastrofa. K povýšení, náboru a zmatku se soupeř může za minci přidat.
rule-BA-P3 = Máte pět stavitelů k umístění (šestý počítá vaše body), čtyři žetony povýšení a jednu minci. Osm lešení a dvanáct vitráží je společných a nikdy nedojdou. Král postupuje po stupnici o 30 polích; značí se na ní i vaše body, s bodovými žetony +30 a +60.
rule-BA-P4 = **Plán katedrály** má pět sloupců, a až e, které začínají u pěti patek herní desky. Řady se počítají od desky a jejich počet není omezený.
caption-BA-P4 = Plán: sloupce a až e, řada 1 u desky
rule-BA-P5 = Který rozkaz je na rubu které klenby, jsme určili my. Celkem je to 10 povýšení, 9 přesunů, 9 náborů, 8 zmatků, 8 vitráží, 7 lešení a 7 katastrof.
rule-BA-P6 = Bodování nastane, když král dojde na pole 10, 20 a 30. Korunu jsme dali 46 klenbám: sedmi z deseti každé barvy a všem žolíkům. Mezi dvěma bodováními se tak přiloží 12 až 15 kleneb.

## Setup

section-setup = Příprava hry
lead-setup = Aplikace vše rozloží za vás; toto pak máte před sebou.
rule-BA-S1 = Žetony tvoří dobírací hromádku stranou s rozkazem nahoru, takže u horního vždy vidíte rozkaz a barvy. Tři žetony leží na **polích rozkazu** a pod nimi další tři, otočené, na **polích klenby**. Král a obě počítadla bodů čekají před polem 1. Kdo začíná, určí los.
caption-BA-S1 = Nahoře rozkazy, dole klenby
rule-BA-S2 = Hromádka se předem nemíchá: každý žeton se losuje, až když má být vidět, a jeho koruna, až když se otočí. Šance jsou stejné jako u skutečného stolu. Protože stejné jsou nejvýš dva žetony, je koruna buď jistá, nebo vyloučená, nebo jsou šance půl na půl, a kde není pochyb, aplikace to ukáže.

## Turn

section-turn = Tah
lead-turn = Tři akce v libovolné kombinaci. Nikdo nepasuje.
rule-BA-T1 = Ve svém tahu proveďte přesně tři akce: **rozšiřte katedrálu**, **umístěte stavitele**, nebo **proveďte rozkaz**. Akce smíte opakovat, pasovat nesmíte. Stavitele lze umístit jen hned po rozšíření katedrály v tomto tahu, na právě přiloženou klenbu, a nikdy na tu, která vedla k bodování. Po třech akcích tah ukončete.
rule-BA-T2 = Nesmíte provést rozkaz, který by neměl žádný účinek: žádné povýšení bez stavitele na plánu nebo bez žetonu, žádný přesun bez stavitele vedle volné klenby, žádnou vitráž bez stavitele na klenbě bez vitráže a tak dál. Není-li možná vůbec žádná akce, váš tah končí.
rule-BA-T3 = Hra končí třetím bodováním, druhým vyčerpáním dobírací hromádky, nebo když oba hráči po sobě nemohou provést žádnou akci. V posledních dvou případech následuje ještě jedno bodování.

## Extend

section-extend = Rozšířit katedrálu
lead-extend = Vezměte jednu ze tří vyložených kleneb a přiložte ji na plán.
try-extend = Vyberte klenbu a potom místo, kde smí ležet.
rule-BA-X1 = Přiložte klenbu na prázdné místo, které sousedí hranou s jinou klenbou nebo s patkou herní desky. Lešení své místo blokuje a nic nepodpírá.
caption-BA-X1 = Klenba smí ležet všude, kde sousedí hranou s klenbou nebo patkou
rule-BA-X2 = **Žolík** nesmí sousedit hranou se žolíkem. Rohy se dotýkat smějí.
caption-BA-X2 = Dva žolíky se dotýkají jen rohy
rule-BA-X3 = **Koruna** ihned posune krále o jedno pole a král se nikdy nevrací. Dojde-li na pole s korunou, váš tah končí a následuje bodování, ještě než se prázdné pole doplní.
caption-BA-X3 = Koruna přiblíží krále k bodování
rule-BA-X4 = Chcete-li rozšířit katedrálu a žádná ze tří kleneb se nikam nehodí, odhodí se a doberou se tři jiné, dokud se některá nehodí; jednu z nich pak musíte přiložit. Není-li místo ani pro jednobarevnou klenbu, katedrálu rozšířit nemůžete.
rule-BA-X5 = Prázdné pole klenby doplní žeton rozkazu nad ním, který se otočí, a pole rozkazu se doplní z dobírací hromádky. Když si tedy vezmete klenbu, uberete tím i jeden rozkaz.

## Builder

section-builder = Umístit stavitele
lead-builder = Díky stavitelům se klenba počítá vám.
try-builder = Přiložte klenbu a umístěte na ni stavitele.
rule-BA-U1 = Umístěte jednoho ze svých volných stavitelů na právě přiloženou klenbu. Na klenbě nikdy nestojí víc než jeden stavitel.
caption-BA-U1 = Stavitel na právě přiložené klenbě

## Orders

section-orders = Provést rozkaz
lead-orders = Vezměte jeden ze tří vyložených rozkazů a udělejte, co říká.
try-orders = Vyberte rozkaz, který teď můžete provést.
rule-BA-O1 = **Povýšení**: dejte jednomu ze svých stavitelů na plánu hodnost: architekt, mistr kameník, nebo silák. Stavitel, který už hodnost má, dostane jinou a jeho starý žeton se vrátí. I k tomu musíte mít žeton ve své zásobě už předem. Za minci pak povýší stavitele i soupeř, který žeton potřebuje také, a to na jinou hodnost, než jste zvolili vy.
caption-BA-O1 = Architekt, mistr kameník a silák
rule-BA-O2 = **Přesun**: jeden z vašich stavitelů přejde na sousední volnou klenbu, ne však úhlopříčně. Jeho žeton jde s ním.
rule-BA-O3 = **Nábor**: umístěte volného stavitele na jakoukoliv volnou klenbu. Za minci umístí stavitele i soupeř, ale jen na volnou klenbu vedle některého ze svých.
rule-BA-O4 = **Zmatek**: stáhněte jednoho ze svých stavitelů i s jeho žetonem tak, aby se některý soupeřův stavitel mohl přesunout. Jeden takový pak musí udělat jeden krok na volnou klenbu; který stavitel to bude a kam půjde, volíte vy, ledaže soupeř dá minci a zvolí sám. Smí přejít i na klenbu, kterou váš stavitel právě opustil.
rule-BA-O5 = **Vitráž**: umístěte ji na klenbu, kde stojí některý z vašich stavitelů; na klenbě je nejvýš jedna. Každá oblast této klenby pak má hodnotu o 2 vyšší.
rule-BA-O6 = **Lešení**: postavte dvě lešení na prázdná místa, kde by mohla ležet klenba, nebo jedno, je-li místo jen pro jedno. Tato místa blokují do příštího bodování.
rule-BA-O7 = **Katastrofa**: odhoďte klenbu bez stavitele; její vitráž se vrátí do zásoby. Odříznuté klenby zůstávají, kde jsou, bodují se a podpírají další.
rule-BA-O8 = Když provedete rozkaz, který má i placenou podobu, smí vám soupeř dát minci a jednou ho provést také; akci ho to nestojí. Potom se žeton odhodí a pole se doplní z dobírací hromádky. Mince na konci nemají žádnou hodnotu.

## Stack

section-stack = Dobírací hromádka
lead-stack = Vydrží skoro celou hru; pak se ještě jednou zamíchá.
rule-BA-K1 = Když je potřeba žeton a hromádka je prázdná, zamíchají se odhozené žetony do nové. To se stane jednou; podruhé, nebo když nic odhozeno není, hra končí posledním bodováním.

## Scoring

section-scoring = Bodování
lead-scoring = Oblast po oblasti, barva po barvě.
rule-BA-C1 = **Oblast** tvoří klenby, které ukazují stejnou barvu a jsou spojené hranami. Žolík může patřit do oblasti každé ze svých barev a spojuje, čeho se dotýká, ale oblasti různých barev zůstávají oddělené. Jednobarevná klenba je oblastí i sama; žolík sám ne.
caption-BA-C1 = Žolík patří do dvou oblastí, do jedné od každé své barvy
rule-BA-C2 = Kdo má v oblasti víc stavitelů, obdrží 1 bod za každou její klenbu; druhý hráč obdrží 1 bod za každého svého stavitele v ní. Máte-li jich stejně, nikdo nic neobdrží a oblast bez stavitelů se přeskočí. Stavitel na žolíkovi se počítá v obou jeho oblastech.
rule-BA-C3 = Hodnosti to mění. **Architekt** zdvojnásobí hodnotu oblasti, ale jen jednou a bez ohledu na to, kdo ji získá. **Mistr kameník** se počítá za dva stavitele, i do bodů slabší strany. **Silák** vyhrává remízu; siláci obou stran se vzájemně ruší jeden za jednoho a vyhrává ten, komu nějaký zbude. Kdo takovou remízu prohraje, boduje jako slabší strana.
rule-BA-C4 = Potom každá vitráž přidá k hodnotě 2. Zdvojnásobení a vitráže platí jen pro silnější stranu: body slabší strany se nemění.
caption-BA-C4 = Pět kleneb, architekt a vitráž: dvakrát 5 a ještě 2 je 12
rule-BA-C5 = Po prvním a druhém bodování se všichni stavitelé a žetony vrátí k hráčům, lešení zmizí a dvě řady nejblíž herní desce se odhodí i s vitrážemi. Zbytek se přisune k desce, jak jen to jde, a zachová svůj tvar. Další tah má soupeř toho, kdo krále k bodování přivedl. Třetí bodování hru ukončí.
rule-BA-E1 = Kdo má víc bodů, vyhrává. Máte-li jich stejně, je to remíza.

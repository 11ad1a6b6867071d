# The rulebook of Basilica, in our own words. `rule-BA-X1` explains the paragraph BA-X1 of RULES.md to a player;
# `section-…` is a heading, `lead-…` the sentence below it, `caption-…` stands under a drawing, `try-…` beside a board to
# click on. Between ** and ** stands what is printed bold: a term where it is explained.

rulebook-introduction = Dwóch mistrzów budowlanych, jedna Katedra. Razem dokładacie jej barwne Elementy i wystawiacie na nich swoich Budowniczych: kto ma ich więcej na Obszarze jednego koloru, zyskuje jego punkty. Trzy razy przychodzi Król, by obejrzeć budowę. Budujecie razem, punkty liczycie osobno.

## Pieces

section-pieces = Co jest w grze
lead-pieces = Pięćdziesiąt osiem dwustronnych żetonów, garstka Budowniczych i Król w drodze.
rule-BA-P1 = Jest 58 **żetonów Katedry**. Na jednej stronie jest **Element Katedry**, na drugiej **Rozkaz**. Czterdzieści Elementów ma jeden kolor, po dziesięć żółtych, niebieskich, czerwonych i zielonych; osiemnaście to dwubarwne **Jokery**, po trzy z każdej pary kolorów. Niektóre Elementy mają **koronę**. Strona Rozkazu pokazuje kolory Elementu po drugiej stronie, ale nie koronę.
caption-BA-P1 = Element Katedry, Joker i strona Rozkazu
rule-BA-P2 = Jest siedem **Rozkazów**: Awans, Ruch Budowniczym, Zaciąg, Zamęt, Witraż, Rusztowania i Katastrofa. Przy Awansie, Zaciągu i Zamęcie przeciwnik może się dołączyć za Monetę.
rule-BA-P3 = Masz pięciu Budowniczych do wystawienia (szósty zaznacza twoje punkty), cztery żetony Awansu i jedną Monetę. Osiem Rusztowań i dwanaście Witraży jest wspólnych i nigdy ich nie brakuje. Król wędruje po torze 30 pól; zaznacza się na nim też twoje punkty, z żetonami punktacji +30 i +60.
rule-BA-P4 = **Plan Katedry** ma pięć kolumn, od a do e, które zaczynają się przy pięciu Gniazdach planszy. Rzędy liczy się od planszy, a ich liczba jest nieograniczona.
caption-BA-P4 = Plan Katedry: kolumny od a do e, rząd 1 przy planszy
rule-BA-P5 = Który Rozkaz jest po drugiej stronie którego Elementu, ustaliliśmy sami. Razem jest 10 Awansów, 9 Ruchów Budowniczym, 9 Zaciągów, 8 Zamętów, 8 Witraży, 7 Rusztowań i 7 Katastrof.
rule-BA-P6 = Podliczanie punktów następuje, gdy Król dociera na pola 10, 20 i 30. Koronę ma u nas 46 Elementów: siedem z dziesięciu każdego koloru i wszystkie Jokery. Od jednego podliczania do następnego przybywa dzięki temu od 12 do 15 Elementów.

## Setup

section-setup = Przygotowanie do gry
lead-setup = Aplikacja rozkłada wszystko za ciebie; oto co przed tobą leży.
rule-BA-S1 = Żetony tworzą stos, stroną Rozkazu do góry, więc zawsze widać Rozkaz i kolory następnego. Trzy żetony leżą na **Polach Rozkazów**, a trzy kolejne, odwrócone, na **Polach Elementów Katedry** poniżej. Król i oba znaczniki punktów czekają przed polem 1. Kto zaczyna, wybiera los.
caption-BA-S1 = U góry Rozkazy, niżej Elementy Katedry
rule-BA-S2 = Stos nie jest tasowany z góry: każdy żeton losuje się wtedy, gdy staje się widoczny, a jego koronę, gdy zostaje odwrócony. Szanse są takie same jak przy stole. Takich samych żetonów jest najwyżej dwa, więc korona jest pewna, niemożliwa albo szanse są pół na pół; gdy nie ma wątpliwości, aplikacja to pokazuje.

## Turn

section-turn = Tura
lead-turn = Trzy akcje, dowolnie dobrane. Pasować nie wolno.
rule-BA-T1 = W swojej turze wykonujesz dokładnie trzy akcje: **Rozbudowę Katedry**, **Wystawienie Budowniczego** albo **Wykonanie Rozkazu**. Akcje można powtarzać, a pasować nie wolno. Budowniczego wystawia się tylko bezpośrednio po rozbudowie w tej samej turze, na właśnie dołożonym Elemencie, i nigdy na takim, który wywołał podliczanie punktów. Po trzech akcjach zakończ turę.
rule-BA-T2 = Nie możesz wykonać Rozkazu, który nic nie da: Awansu bez Budowniczego na Planie lub bez żetonu, Ruchu bez Budowniczego obok niezajętego Elementu, Witraża bez Budowniczego na Elemencie bez Witraża i tak dalej. Jeśli żadna akcja nie jest możliwa, twoja tura się kończy.
rule-BA-T3 = Gra kończy się trzecim podliczaniem punktów, drugim wyczerpaniem stosu albo wtedy, gdy obaj gracze, jeden po drugim, nie mogą wykonać żadnej akcji. W dwóch ostatnich wypadkach następuje jeszcze jedno podliczanie.

## Extend

section-extend = Rozbudowa Katedry
lead-extend = Weź jeden z trzech odkrytych Elementów i dołóż go do Planu.
try-extend = Wybierz Element, a potem miejsce, na którym może leżeć.
rule-BA-X1 = Połóż Element na pustym miejscu, które styka się bokiem z innym Elementem albo z Gniazdem planszy. Rusztowanie blokuje swoje miejsce i niczego nie podpiera.
caption-BA-X1 = Element może leżeć wszędzie, gdzie styka się bokiem z Elementem lub Gniazdem
rule-BA-X2 = **Joker** nie może stykać się bokiem z Jokerem. Narożnikami może.
caption-BA-X2 = Dwa Jokery stykają się tylko narożnikami
rule-BA-X3 = **Korona** od razu przesuwa Króla o jedno pole; Król nigdy się nie cofa. Jeśli dotrze na pole z koroną, twoja tura się kończy i następuje podliczanie punktów, zanim puste pole zostanie uzupełnione.
caption-BA-X3 = Korona przybliża Króla do podliczania punktów
rule-BA-X4 = Jeśli wybierasz rozbudowę, a żaden z trzech Elementów nigdzie nie pasuje, odrzuca się je i dociąga trzy inne, aż któryś będzie pasował; jeden z nich trzeba dołożyć. Jeśli nie ma miejsca nawet na jednobarwny Element, rozbudowa jest niemożliwa.
rule-BA-X5 = Puste Pole Elementów Katedry uzupełnia żeton z Pola Rozkazów nad nim, odwrócony na drugą stronę, a Pole Rozkazów żeton ze stosu. Biorąc Element, zabierasz więc także Rozkaz.

## Builder

section-builder = Wystawienie Budowniczego
lead-builder = Dzięki Budowniczym Elementy liczą się dla ciebie.
try-builder = Dołóż Element, a potem wystaw na nim Budowniczego.
rule-BA-U1 = Postaw jednego ze swoich wolnych Budowniczych na właśnie dołożonym Elemencie. Na jednym Elemencie nigdy nie stoi więcej niż jeden Budowniczy.
caption-BA-U1 = Budowniczy na właśnie dołożonym Elemencie

## Orders

section-orders = Wykonanie Rozkazu
lead-orders = Weź jeden z trzech odkrytych Rozkazów i zrób, co każe.
try-orders = Wybierz Rozkaz, który możesz teraz wykonać.
rule-BA-O1 = **Awans**: nadaj jednemu ze swoich Budowniczych na Planie rangę: Architekta, Mistrza kamieniarzy albo Siłacza. Budowniczy, który ma już rangę, dostaje inną, a jego stary żeton wraca do ciebie. Także do takiej zmiany musisz już wcześniej mieć żeton w swojej puli. Za Monetę przeciwnik, który też potrzebuje żetonu, awansuje swojego Budowniczego na inną rangę niż wybrana przez ciebie.
caption-BA-O1 = Architekt, Mistrz kamieniarzy i Siłacz
rule-BA-O2 = **Ruch Budowniczym**: jeden z twoich Budowniczych przesuwa się o jedno pole, wzdłuż lub wszerz, na niezajęty Element. Jego żeton idzie z nim.
rule-BA-O3 = **Zaciąg**: wystaw wolnego Budowniczego na dowolnym niezajętym Elemencie. Za Monetę przeciwnik też wystawia jednego, ale tylko na niezajętym Elemencie obok własnego Budowniczego.
rule-BA-O4 = **Zamęt**: zdejmij jednego ze swoich Budowniczych razem z żetonem, tak aby Budowniczy przeciwnika miał dokąd pójść. Jeden z takich Budowniczych musi potem zrobić jeden krok na niezajęty Element; wybierasz, który i dokąd, chyba że przeciwnik odda Monetę i sam wybierze. Może wejść na Element, który właśnie opuszcza twój Budowniczy.
rule-BA-O5 = **Witraż**: połóż go na Elemencie, na którym stoi twój Budowniczy; na jednym Elemencie jest najwyżej jeden. Każdy Obszar tego Elementu jest odtąd wart o 2 więcej.
rule-BA-O6 = **Rusztowania**: postaw dwa Rusztowania na pustych miejscach, na których mógłby leżeć Element, albo jedno, jeśli miejsca jest tylko na jedno. Blokują je do najbliższego podliczania punktów.
rule-BA-O7 = **Katastrofa**: odrzuć Element bez Budowniczego; jego Witraż wraca do zapasu. Odcięte Elementy zostają na miejscu, punktują i podpierają inne.
rule-BA-O8 = Po Rozkazie, który ma wersję płatną, przeciwnik może oddać ci Monetę i raz wykonać tę wersję, nie zużywając akcji. Potem żeton zostaje odrzucony, a pole uzupełnione ze stosu. Na końcu Monety nie są nic warte.

## Stack

section-stack = Stos
lead-stack = Starcza na większość gry; potem jest jeszcze raz tasowany.
rule-BA-K1 = Gdy potrzebny jest żeton, a stos jest pusty, z odrzuconych żetonów po potasowaniu powstaje nowy stos. Dzieje się to raz; za drugim razem, albo gdy nie ma odrzuconych żetonów, gra kończy się ostatnim podliczeniem punktów.

## Scoring

section-scoring = Podliczanie punktów
lead-scoring = Obszar po Obszarze, kolor po kolorze.
rule-BA-C1 = **Obszar** tworzą Elementy z tym samym kolorem, połączone bokami. Joker może należeć do Obszaru każdego ze swoich kolorów i łączy to, z czym się styka, ale Obszary różnych kolorów pozostają osobne. Jednobarwny Element jest Obszarem nawet sam; samotny Joker nie.
caption-BA-C1 = Joker należy do dwóch Obszarów, po jednym każdego ze swoich kolorów
rule-BA-C2 = Kto ma na Obszarze więcej Budowniczych, zyskuje 1 punkt za każdy jego Element; drugi gracz 1 punkt za każdego własnego Budowniczego. Przy równej liczbie nikt nic nie zyskuje, a Obszar bez Budowniczych się pomija. Budowniczy na Jokerze liczy się na obu jego Obszarach.
rule-BA-C3 = Rangi to zmieniają. **Architekt** podwaja wartość Obszaru, ale tylko raz i bez względu na to, kto ją zyskuje. **Mistrz kamieniarzy** liczy się jako dwóch Budowniczych, także przy punktach słabszej strony. **Siłacz** rozstrzyga remis na swoją korzyść; Siłacze obu stron wzajemnie się niwelują, jeden za jednego, i wygrywa ten, komu któryś zostaje. Kto przegrywa taki remis, punktuje jak słabsza strona.
rule-BA-C4 = Potem każdy Witraż dodaje 2 do wartości. Podwojenie i Witraże są tylko dla silniejszej strony: punkty słabszej zostają bez zmian.
caption-BA-C4 = Pięć Elementów, Architekt i Witraż: podwojone 5 i jeszcze 2 dają 12
rule-BA-C5 = Po pierwszym i drugim podliczaniu wszyscy Budowniczowie i żetony wracają do graczy, Rusztowania znikają, a dwa rzędy najbliższe planszy zostają odrzucone razem z Witrażami. Resztę dosuwa się do planszy tak daleko, jak to możliwe, bez zmiany kształtu. Następną turę ma przeciwnik tego, kto sprowadził Króla. Trzecie podliczanie kończy grę.
rule-BA-E1 = Wygrywa, kto ma więcej punktów. Przy równej liczbie jest remis.

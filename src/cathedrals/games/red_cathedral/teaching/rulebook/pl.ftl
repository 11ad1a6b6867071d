# The rulebook of The Red Cathedral, in our own words. `rule-RC-C2` explains the paragraph RC-C2 of RULES.md to a player;
# `section-…` is a heading, `lead-…` the sentence below it, `caption-…` stands under a drawing, `try-…` beside a board to
# click on. Between ** and ** stands what is printed bold: a term where it is explained.

rulebook-introduction = Moskwa za panowania Cara Iwana. Razem z rywalami wznosisz jedną wielką Katedrę: rezerwujesz jej karty, zwozisz Budulce z Rynku i kończysz to, co masz zarezerwowane. Każda ukończona karta daje Uznanie, Klejnoty w Zdobieniach dają Prestiż, a na koniec każda wieża nagradza tych, którzy zrobili dla niej najwięcej. Kto ma wtedy najwięcej Prestiżu, zdobywa łaskę Cara.

## Setup

section-setup = Przygotowanie do gry
lead-setup = Aplikacja rozkłada wszystko za ciebie; oto co robi i dlaczego każda gra zaczyna się inaczej.
rule-RC-S1 = Rynek to krąg ośmiu **pól**, liczonych zgodnie z ruchem wskazówek zegara. Sąsiednie pola łączą się w pary: każda para to **ćwiartka**. Osiem żetonów Zasobów tasuje się i na każdym polu kładzie jeden odkryty.
caption-RC-S1 = Rynek: osiem pól w czterech ćwiartkach
rule-RC-S2 = Są cztery grupy kart Wpływu: Rzemieślnicy, Wozacy, Kupcy i Kler, po trzy karty. Z każdej grupy w grze jest jedna karta, w wylosowanej ćwiartce. Opcja „Pierwsza gra” bierze z każdej grupy zawsze tę samą kartę; które to karty, wybraliśmy sami.
rule-RC-S3 = Każdy znacznik Punktowania zaczyna na polu Uznania 2.
rule-RC-S4 = Wybierz kolor: to także kolor twojej kości. Masz **planszę Warsztatu**, sześć **Sztandarów** i cztery **Zdobienia**: Wrota, dwa Łuki i Krzyż. Twój **Magazyn** ma dziesięć pól, ale na czterech leżą Sztandary, więc wolnych jest sześć. Na stronie podstawowej dwa pozostałe Sztandary leżą obok, a wszystkie Zdobienia są dostępne; na stronie zaawansowanej te dwa Sztandary zakrywają białe pola Warsztatu, a na każdym kolorowym polu leży jedno zablokowane Zdobienie. Wszystkie plansze leżą tą samą stroną do góry.
caption-RC-S4 = Twoja plansza: Magazyn, Sztandary i Warsztat
rule-RC-S5 = W **zasobach ogólnych** jest 20 sztuk Drewna, 20 Cegieł, 20 Kamieni, 15 sztuk Złota, 10 Szmaragdów (zielonych), 10 Szafirów (fioletowych) i 72 Ruble. Więcej nie ma: tego, co leży na nieukończonych kartach albo co ktoś już ma, w zasobach ogólnych brakuje, a czego w nich brakuje, tego się nie otrzymuje. Jeśli Rubli jest za mało, bierzesz tyle, ile zostało.
rule-RC-S6 = **Karta Planu Budowy** dla danej liczby graczy mówi, ile jest wież i jak wysoka jest każda z nich: dla dwóch graczy 4 wieże, razem 12 kart, dla trzech 5 wież i 18 kart, dla czterech 6 wież i 24 karty. W trybie Solo używa się tych dla dwóch graczy.
rule-RC-S7 = Każda wieża ma na dole **Podstawę**, nad nią **Piętra**, a na szczycie **Kopułę**. Wszystkie losuje się, z 10 Podstaw, 20 Pięter i 10 Kopuł, i układa stroną z kosztem budowy do góry.
caption-RC-S7 = Wieża: Podstawa, Piętro, Kopuła
rule-RC-S8 = Jest 28 **żetonów Warsztatu**. Na każdej karcie leży jeden odkryty, wylosowany; pozostałe zostają w pudełku. Przy jednym lub dwóch graczach nie używa się żetonów oznaczonych 3+.
rule-RC-S9 = W grze zawsze jest pięć kości, niezależnie od liczby graczy: czerwona, niebieska, zielona, żółta i biała. Po rzucie stają po jednej, w losowej kolejności, na polu z żetonem Uznania i na czterech następnych, zgodnie z ruchem wskazówek zegara.
rule-RC-S10 = Pierwszego gracza wybiera los. W kolejności tur gracze otrzymują 3, 4, 4 i 5 Rubli: kto dłużej czeka, ma trochę więcej.

## The turn

section-turn = Tura
lead-turn = Jedna akcja podstawowa i kolej na następnego gracza. Tura jest krótka, wybór – nie.
rule-RC-T1 = Tury następują zgodnie z ruchem wskazówek zegara. W swojej wykonujesz dokładnie jedną **akcję podstawową**: rezerwujesz kartę, budujesz albo idziesz na Rynek. Nie można pasować i nigdy nie trzeba: zawsze da się poruszyć jakąś kość.
rule-RC-T2 = Brakuje pieniędzy? W swojej turze możesz dowolną liczbę razy **stracić 1 Punkt Prestiżu i otrzymać 2 Ruble**.
rule-RC-T3 = Raz w turze możesz **stracić 1 Punkt Prestiżu i przerzucić** wszystkie kości na jednym wybranym polu Rynku. Nie można tego zrobić między wyborem kości a jej poruszeniem.
rule-RC-T4 = Jeden znacznik liczy dwie rzeczy. **Uznanie** przesuwa go pole po polu. **Prestiż** przesuwa go na najbliższe pole Punktów Prestiżu z przodu, niezależnie od odległości, a utrata Prestiżu cofa go na najbliższe za nim. Na polu 5 i przed nim nie masz takiego pola za sobą, więc nie możesz tam stracić Prestiżu. Znacznik nigdy nie spada poniżej 0.
caption-RC-T4 = Tor Punktowania: pola Punktów Prestiżu leżą na torze Uznania
rule-RC-T5 = Tor kończy się na polu 80, czyli na 40 Punktach Prestiżu. Dalej zaczyna się drugie okrążenie, ze znacznikiem odwróconym na stronę +40: Prestiż 41 leży na polu 85, 42 na 89 i tak dalej. Strata może cofnąć cię przez pole 80.
rule-RC-T6 = Prestiż 1 leży na polu 5 toru Uznania, Prestiż 2 na polu 9, Prestiż 40 na polu 80. Im wyżej, tym gęściej leżą pola Punktów Prestiżu: na początku co 5 pól, na końcu co 1. Rozkład pól pomiędzy nimi ustaliliśmy sami.

## Claim

section-claim = Zarezerwuj kartę Katedry
lead-claim = Rezerwacja zajmuje całą turę. Dzięki niej możesz budować kartę, a jej żeton trafia do twojego Warsztatu.
try-claim = Wybierz kartę, którą możesz zarezerwować. To tylko ćwiczenie.
rule-RC-C1 = Weź dowolny Sztandar ze swojej planszy. Sztandar z Magazynu zwalnia swoje pole na stałe, więc zwykle wybiera się właśnie taki. Bez Sztandaru nie można rezerwować.
caption-RC-C1 = Sztandar opuszcza Magazyn i jego pole jest wolne
rule-RC-C2 = Połóż Sztandar na **dostępnej** karcie: takiej, na której nie ma Sztandaru i która jest Podstawą albo leży bezpośrednio nad kartą ze Sztandarem. Czyj to Sztandar, nie ma znaczenia, a karta poniżej nie musi być ukończona.
caption-RC-C2 = Karta: jej koszt budowy, co daje i jej żeton
rule-RC-C3 = Weź żeton Warsztatu z tej karty i połóż go na pustym polu swojego Warsztatu: na jednym z czterech kolorowych albo jednym z dwóch białych. **Zakryty** nic nie kosztuje, ale nigdy nic nie da. Za **odkryty** płacisz cenę pola.
caption-RC-C3 = Sześć pól Warsztatu i ich ceny
rule-RC-C4 = Odkryty żeton od razu daje swoją premię, tak jak przy aktywacji. Co nie mieści się w Magazynie albo czego nie ma w zasobach ogólnych, tego nie otrzymujesz; możesz też wziąć mniej.
rule-RC-C5 = Na stronie podstawowej każde pole ma swoją cenę, od 1 do 3 Rubli; większość tych cen ustaliliśmy sami. Na stronie zaawansowanej każde pole kosztuje 3 Ruble.
rule-RC-C6 = Na stronie zaawansowanej odkryty żeton położony na kolorowym polu **odblokowuje** leżące tam Zdobienie; zakryty grzebie je do końca gry. Białe pole przyjmuje żeton dopiero wtedy, gdy nie ma na nim Sztandaru; Sztandar wzięty do tej właśnie rezerwacji liczy się jako zabrany. Rozmieszczenie Zdobień wybraliśmy sami.

## Build

section-build = Zbuduj kartę Katedry
lead-build = Dostarcz najwyżej trzy Budulce: na swoje zarezerwowane karty albo na Zdobienia na ukończonych kartach.
try-build = Wybierz kartę, na którą możesz dostarczyć któryś ze swoich Budulców.
rule-RC-B1 = Dostarcz jeden, dwa lub trzy Budulce z Magazynu, jeden po drugim, w dowolnej kolejności. Możesz łączyć budowanie z ozdabianiem. To, co kończy jedna dostawa, rozlicza się przed następną.
rule-RC-B2 = Aby **budować**, połóż Budulec na karcie z własnym Sztandarem, która go jeszcze potrzebuje. Nie musisz ukończyć karty w tej turze; co na niej leży, to zostaje.
caption-RC-B2 = Zarezerwowana karta: leżą na niej dwa Budulce, jednego brakuje
rule-RC-B3 = Karta, która ma wszystkie Budulce, jest od razu **ukończona**. Budulce wracają do zasobów ogólnych, zyskujesz Punkty Uznania i otrzymujesz Ruble pokazane na karcie, a karta zostaje odwrócona. Twój Sztandar na niej zostaje.
rule-RC-B4 = Kto się ociąga, ten płaci. Za każdym razem, gdy ukończona zostaje karta, sprawdź zarezerwowane, ale nieukończone karty pod nią w tej wieży: właściciel każdej z nich traci 1 Punkt Uznania za każdą ukończoną kartę nad nią, która należy do kogoś innego. Liczy się to za każdym razem od nowa i może dotknąć także twoich kart.
caption-RC-B4 = Ukończona karta nad nieukończoną: właściciel tej drugiej traci Uznanie

## Decorate

section-decorate = Ozdabianie
lead-decorate = Ozdabianie to część akcji budowy. Zdobienie liczy się w swojej wieży, a jego Klejnoty dają Prestiż.
try-decorate = Wybierz ukończoną kartę, którą możesz ozdobić.
rule-RC-D1 = Na każdej ukończonej karcie jest miejsce na jedno Zdobienie, bez względu na to, czyja to karta: na Podstawie na Wrota, na Piętrze na Łuk, na Kopule na Krzyż.
caption-RC-D1 = Wrota, Łuk i Krzyż
rule-RC-D2 = Wrota kosztują 1 Drewno, Łuk 1 Kamień, Krzyż 1 Złoto. Możesz dodać jeden lub dwa Klejnoty albo nie dodać żadnego. Każdy z tych Budulców to osobna dostawa, więc Zdobienie z dwoma Klejnotami zajmuje całą akcję; płaci się za nie w całości naraz. Kartę dopiero co ukończoną można od razu ozdobić. Wszystko, co wydane, wraca do zasobów ogólnych.
rule-RC-D3 = Klejnoty dają Prestiż od razu: 1 Punkt Prestiżu za każdy, ale **3 Punkty Prestiżu za dwa Klejnoty w różnych kolorach**. Bez Klejnotu nie ma teraz Prestiżu, jest tylko udział Zdobienia w wieży.
rule-RC-D4 = Musi to być jedno z twoich własnych Zdobień, i to dostępne.

## Market

section-market = Pozyskaj Zasoby z Rynku
lead-market = Porusz kość, a potem skorzystaj z tego, co daje jej nowe pole.
try-market = Wybierz kość i zobacz, dokąd trafi.
rule-RC-M1 = Wybierz dowolną kość i porusz ją zgodnie z ruchem wskazówek zegara o tyle pól, ile wynosi jej wartość. Biała kość i kość twojego koloru mogą iść dalej: każde dodatkowe pole kosztuje 1 Rubla. Przydaje się najwyżej 7: ósme zaprowadziłoby w to samo miejsce.
caption-RC-M1 = Kość rusza się o tyle pól, ile pokazuje
rule-RC-M2 = Kość nie może zatrzymać się na polu, na którym stoją już trzy inne.
rule-RC-M3 = Potem możesz zrobić trzy rzeczy, każdą raz i w dowolnej kolejności, albo którąś pominąć: **otrzymać Zasoby z Rynku**, **użyć Wpływu** i **aktywować żeton Warsztatu**.
rule-RC-M4 = Weź to, co pokazuje żeton tego pola, tyle razy, ile kości teraz na nim stoi. Możesz wziąć mniej. Ograniczają cię zasoby ogólne i wolne pola Magazynu, a niczego nie wolno wyrzucić, by zrobić miejsce.
caption-RC-M4 = Dwie kości na żetonie z 2 Cegłami: weź najwyżej 4
rule-RC-M5 = Osiem żetonów daje 2 sztuki Drewna, 2 Cegły, 2 Kamienie, 1 Złoto, 1 Szmaragd, 1 Szafir, 2 Ruble i 1 Punkt Uznania. Liczby Kamieni, Złota i Klejnotów ustaliliśmy sami.
rule-RC-M6 = W ćwiartce, do której trafia twoja kość, leży karta Wpływu z dwiema akcjami: wybierz jedną z nich. **Błyskawica** znaczy raz. **Nieskończoność** znaczy dowolną liczbę razy, raz za razem; między kolejnymi użyciami możesz wymienić Prestiż na Ruble albo przerzucić za niego kości.
caption-RC-M6 = Dwie akcje na karcie: błyskawica to raz, nieskończoność dowolną liczbę razy
rule-RC-M7 = Aktywuj odkryty żeton na polu Warsztatu w kolorze poruszonej kości; przy białej kości na jednym z dwóch białych pól. Żeton z Budulcem, Rublami lub Uznaniem daje to, co pokazuje. **Żeton z kością** daje jeden raz to, co pokazuje pole tej kości. Żeton z dowolnym Budulcem daje jeden Budulec wybranego przez ciebie rodzaju, jeśli jest jeszcze w zasobach ogólnych.
rule-RC-M8 = Na sam koniec wszystkie kości na polu, na które trafia twoja kość, zostają przerzucone i stoją tam dalej. Następny gracz zastaje więc Rynek, który tylko w połowie jest twoim dziełem.

## Influence

section-influence = Wpływ
lead-influence = Dwanaście kart w czterech grupach, po dwie akcje na każdej. Jakie są te akcje, wiadomo; które są na wspólnej karcie, co jest na nich pokazane i jak są oznaczone, ustaliliśmy sami.
try-influence = Wozacy dostarczają za ciebie: wybierz kartę, która może przyjąć Budulec.
rule-RC-I1 = **Rzemieślnicy** handlują Budulcami. Zależnie od karty sprzedajesz dowolny Budulec za 1 Rubla, kupujesz dowolny za 2 Ruble, kupujesz jeden z pokazanych za 1 lub 2 Ruble albo sprzedajesz jeden z pokazanych za 1 lub 2 Ruble.
rule-RC-I2 = **Wozacy** zawożą rzeczy na miejsce: zapłać 1 Rubla i dostarcz 1 Budulec albo zapłać 3 Ruble i dostarcz najwyżej 2; otrzymaj 1 Rubla; albo zapłać 2 Ruble i zamień miejscami dowolne dwa żetony Zasobów. Dostawa odbywa się według zasad budowania i ozdabiania, a każde użycie jest osobne: Zdobienie trzeba opłacić w ramach jednego użycia.
rule-RC-I3 = **Kupcy** wymieniają: 2 jednakowe Budulce na 1 dowolny; 4 jednakowe na 2 dowolne; 1 Rubla i 1 Budulec na 1 inny; albo aktywujesz dowolny ze swoich odkrytych żetonów, nawet taki, który aktywujesz też w zwykły sposób. Najpierw oddajesz, potem bierzesz, i tylko wtedy, gdy jest co wziąć.
rule-RC-I4 = **Kler** zapewnia ci poważanie: zyskaj 1 Punkt Uznania; zapłać 3 Ruble za 1 Punkt Prestiżu; odrzuć 3 różne Budulce za 1 Punkt Prestiżu; albo zyskaj 2 Punkty Uznania, jeśli masz ukończoną Podstawę, ukończone Piętro i ukończoną Kopułę.
rule-RC-I5 = To, co dostajesz za darmo, i aktywacja mają symbol błyskawicy: przy każdej wizycie tylko raz.

## The end

section-end = Zakończenie gry i Końcowa Punktacja
lead-end = Szósta karta któregokolwiek gracza kończy budowę. Potem dzieli się Wartość wież.
rule-RC-E1 = Kto pierwszy ukończy **szóstą kartę**, otrzymuje najpierw to, co daje karta, a zaraz potem zyskuje 3 Punkty Prestiżu. Tę turę gra się do końca, a potem każdy inny gracz ma jedną ostatnią turę. Szósta karta ukończona w tych turach nie daje ani premii, ani kolejnych tur.
rule-RC-E2 = Teraz każdy znacznik, który nie stoi na polu Punktów Prestiżu, cofa się na najbliższe takie pole. Uznanie, które nie sięga następnego takiego pola, przepada.
rule-RC-E3 = Policz to, co zostało: każde 5 Budulców i Rubli razem, w Magazynie i w sakiewce, daje 1 Punkt Prestiżu. To, co leży na nieukończonych kartach, się nie liczy.
rule-RC-E4 = Wartość wieży to 2 za każdą ukończoną kartę i 1 za każde Zdobienie. Twój **udział** to liczba twoich Sztandarów na jej ukończonych kartach i twoich Zdobień w niej. Największy udział daje pełną Wartość, następny połowę, kolejny połowę tej połowy i tak dalej, zawsze z zaokrągleniem w dół. Remisujący gracze dodają wartości swoich miejsc i dzielą je po równo, z zaokrągleniem w dół; kolejny gracz zajmuje następne wolne miejsce. Bez udziału nie dostajesz nic.
caption-RC-E4 = Wieża z czterema ukończonymi kartami i dwoma Zdobieniami jest warta 10
rule-RC-E5 = Przy dwóch graczach, a także w trybie Solo z Iwanem, większy udział daje pełną Wartość, a mniejszy jedną trzecią, z zaokrągleniem w dół; bez udziału nie zyskuje się nic. W razie remisu nikt nic nie zyskuje.
rule-RC-E6 = Zwycięża, kto ma najwięcej Prestiżu. W razie remisu rozstrzyga liczba ukończonych kart, potem liczba Zdobień; jeśli i one są równe, gracze dzielą się zwycięstwem.
rule-RC-E7 = Grę, której nikt nie chce skończyć, podlicza się po 100 rundach, bez premii za szóstą kartę. Tę zasadę dodaliśmy sami; w zwykłej grze nigdy się z nią nie zetkniesz.

## Alone

section-solo = Tryb Solo: Iwan
lead-solo = Iwan Yakovlevich to architekt Cara i twój rywal w trybie Solo. Wykonuje polecenia pięciu kart, nigdy nie płaci i nigdy się nie waha.
rule-RC-V1 = Przygotuj grę jak dla dwóch graczy. Iwan ma kolor, sześć Sztandarów i swoje Zdobienia, ale nie ma planszy. Jego pięć kart leży w rzędzie, na każdej żeton Warsztatu z kością. Zaczyna od rezerwacji: bierze Podstawę, która daje najwięcej Uznania. Potem grasz ty, z 3 Rublami.
rule-RC-V2 = W swojej turze Iwan używa pierwszej od lewej karty z odkrytym żetonem. Porusza kość z tego żetonu o jej wartość i zakrywa żeton. Nie bierze Budulców, zyskuje tylko Uznanie: z żetonu Uznania, raz za każdą kość na tym polu, i z karty Wpływu, która daje je za darmo. Kości na tym polu zostają przerzucone, a potem Iwan robi to, co mówi jego karta. Jeśli kość byłaby czwarta na swoim polu, zostaje na miejscu: bez Uznania i bez przerzutu, ale żeton zostaje zakryty, a akcję karty Iwan i tak wykonuje.
rule-RC-V3 = **Magazyn**: na tę kartę trafiają cztery Budulce tego rodzaju, którego w zasobach ogólnych jest najwięcej, a jeśli jest ich za mało, także następnego.
rule-RC-V4 = **Transport**: wszystko z karty „Magazyn” przechodzi na kartę „Budowa”.
rule-RC-V5 = **Budowa**: te Budulce trafiają na karty Iwana, najpierw na wszystkie Podstawy od lewej do prawej, potem na wyższy poziom i tak dalej. Rodzaj nie ma dla niego znaczenia, tylko liczba. Za ukończoną kartę zyskuje Uznanie, ale nie dostaje Rubli, a kary obowiązują jak zawsze. Co zostanie, czeka na karcie.
rule-RC-V6 = **Zarezerwuj kartę Katedry**: jeśli Iwan ma jeszcze Sztandar, rezerwuje kartę bezpośrednio nad jedną z twoich; jeśli takiej nie ma, Podstawę; jeśli i tej nie ma, dowolną dostępną. Gdy pasuje kilka, wybierasz za niego. Jeśli żeton karty ma symbol Uznania, Iwan je zyskuje, a żeton wypada z gry.
rule-RC-V7 = **Uznanie**: Iwan zyskuje 4 Punkty Uznania.
rule-RC-V8 = Jeśli na początku tury Iwana wszystkie jego żetony są zakryte, najpierw umieszcza on za darmo swoje następne Zdobienie: Wrota, Łuk, drugi Łuk i Krzyż, ściśle w tej kolejności, za każdym razem jedno. Trafia ono na twoją pasującą ukończoną kartę, a jeśli takiej nie ma, na kartę Iwana; gdy pasuje kilka, wybierasz ty. Daje mu 1 Punkt Prestiżu; jeśli nigdzie nie pasuje albo żadne nie zostało, nic się nie dzieje. Potem żetony tasuje się i rozkłada odkryte na nowo, a tura Iwana trwa dalej.
rule-RC-V9 = Nikt nie zyskuje 3 Punktów Prestiżu za szóstą kartę; kto jej nie ukończył, ma jeszcze ostatnią turę. Punktacja jest jak dla dwóch graczy, ale Iwan nic nie dostaje za to, co mu zostało.

# The guided first game of The Red Cathedral: `lesson-…` is what the learner is told at that step of lesson.toml.
# The rival is a program; “your rival” stands for its name everywhere.

lesson-welcome = Witaj w Moskwie. W ciągu następnych dziesięciu minut zarezerwujesz kartę Katedry, zdobędziesz Budulce, ukończysz kartę i ją ozdobisz. Nikt cię tu nie ocenia i niczego nie możesz zepsuć: mówię ci, co zrobić, a ty widzisz, co z tego wynika.
lesson-card = Oto Katedra, jeszcze niezbudowana. Każda kolumna to wieża. Spójrz na kartę b1, Podstawę: kosztuje dwie sztuki Drewna i dwie Cegły. W zamian daje 5 Punktów Uznania. Mały żeton na niej będzie twój po rezerwacji: Szmaragd.
lesson-market = A to Rynek: osiem pól w kręgu, każde z żetonem, który pokazuje, co daje. Stoi na nim pięć kości. Budulce zdobywasz, poruszając kość zgodnie z ruchem wskazówek zegara o tyle pól, ile pokazuje. Każda para pól ma wspólną Gildię, która oferuje przysługę.
lesson-board = Na twojej planszy trzymasz swój dobytek: jest tu dziesięć pól Magazynu, ale cztery blokują jeszcze Sztandary. Obok jest twój Warsztat z sześcioma polami. Masz 3 Ruble. W swojej turze robisz jedną rzecz: rezerwujesz kartę, budujesz albo idziesz na Rynek.
lesson-claim = Zacznijmy od rezerwacji. Podstawa, której nikt jeszcze nie zarezerwował, jest zawsze dostępna, a b1 wymaga tylko Drewna i Cegieł. Zarezerwuj ją.
lesson-banner = Do rezerwacji potrzebny jest jeden z twoich Sztandarów. Weź jeden z Magazynu: to na stałe zwolni pole.
lesson-space = Teraz żeton z karty trafia do twojego Warsztatu. Każde pole ma swoją cenę: płaci się ją za położenie odkrytego żetonu. Wybierz żółte pole: kosztuje cię 1 Rubla.
lesson-face = Odkryty żeton pracuje dla ciebie, i to od razu: otrzymujesz Szmaragd. Zakryty byłby za darmo, ale do końca gry nie byłoby z niego pożytku. Połóż go odkryty i weź Szmaragd.
lesson-end-claim = To była twoja tura: jedna akcja podstawowa. Zakończ ją i patrz, co robi twój rywal.
lesson-above = Twój rywal rezerwuje b2, tuż nad twoją Podstawą. Tak wolno: kartę można zarezerwować, gdy tylko na karcie pod nią jest Sztandar, czyjkolwiek. Nie zwlekaj teraz. Jeśli twój rywal ukończy b2, zanim ukończysz b1, stracisz Uznanie.
lesson-die = Potrzebujesz dwóch sztuk Drewna. Czerwona kość ma twój kolor i pokazuje 6: sześć pól dalej leży Drewno i stoi tam już biała kość. Białą i własną kość możesz za Ruble poruszyć dalej; tym razem idź dokładnie tam.
lesson-take = Spójrz: na tym polu stoją dwie kości, więc dostajesz dwa razy to, co ono pokazuje. Weź 3 z 4 sztuk Drewna: dwie na b1 i jedną na później. Miejsca w Magazynie masz niewiele.
lesson-influence = W tym rogu Rynku rządzi Kler. Jego karta oferuje dwie przysługi i możesz skorzystać z jednej z nich. Błyskawica znaczy raz. Skorzystaj z darmowej: 1 Punkt Uznania.
lesson-end-market = Gdy zakończysz turę, wszystkie kości na tym polu zostaną przerzucone. Rynek nigdy nie zostaje więc taki, jakim go znasz.
lesson-bricks = Teraz dwie Cegły. Żółta kość pokazuje 3, a trzy pola dalej są Cegły. To nie twój kolor, więc nie możesz dopłacić za dodatkowe pola, ale poruszyć może ją każdy. Weź obie Cegły: zostaje jeszcze miejsce na coś lepszego.
lesson-activate = W tej turze poruszasz żółtą kość, a na twoim żółtym polu Warsztatu leży odkryty żeton. Możesz więc go aktywować: jeszcze jeden Szmaragd. Po to jest Warsztat. Tu też jest Gildia, ale to, czego nie potrzebujesz, możesz pominąć; potem zakończ turę.
lesson-build = Masz wszystko, czego potrzebuje b1, ale w jednej turze dostarczasz najwyżej trzy Budulce. Wybierz budowanie, połóż dwie sztuki Drewna i jedną Cegłę i zakończ turę. Druga Cegła musi poczekać.
lesson-finish = Twój rywal też buduje. Wybierz budowanie jeszcze raz: druga Cegła, ostatnia brakująca rzecz, od razu trafi na kartę.
lesson-end-build = Ukończona! Karta zostaje odwrócona i daje 5 Punktów Uznania; większość kart daje też Ruble. Twój Sztandar na niej zostaje. Karta nad nią nie jest ukończona, więc nikt nic nie traci. Kartę można by już ozdobić, ale lepiej poczekać: na tym zakończ budowanie, a potem zakończ turę.
lesson-gems = Twój rywal też ma ukończoną kartę. Ale możesz zrobić więcej: na każdej ukończonej karcie jest miejsce na Zdobienie. Najpierw zdobądź Klejnot w drugim kolorze. Biała kość jest dla każdego; jedno pole dalej są Szafiry i stoi tam zielona kość. Weź oba Szafiry.
lesson-prestige = Znowu Kler. Za 3 Ruble dałby ci 1 Punkt Prestiżu, ale masz tylko 2 Ruble: weź jeszcze raz 1 Punkt Uznania. Patrz na swój znacznik: trafia na pole Punktów Prestiżu. Prestiż przenosi go na następne takie pole, niezależnie od odległości; na początku gry te pola leżą co cztery lub pięć Punktów Uznania.
lesson-end-gems = Masz Drewno i Klejnoty obu kolorów. Zakończ turę, a potem czeka cię to, co najlepsze.
lesson-ornament = Na Podstawie umieszcza się Wrota, a Wrota kosztują 1 Drewno. Wybierz budowanie, ozdób b1 i dodaj do Wrót po jednym Klejnocie każdego koloru. Dwa Klejnoty w różnych kolorach dają od razu 3 Punkty Prestiżu.
lesson-towers = Brawo. Te Wrota policzą się jeszcze raz na końcu. Każda wieża jest wtedy warta 2 za każdą ukończoną kartę i 1 za każde Zdobienie; kto ma w niej największy udział, dostaje tę wartość, a przy dwóch graczach drugi dostaje jedną trzecią. Tutaj masz kartę i Wrota, a twój rywal nie ma jeszcze nic ukończonego. Zakończ turę.
lesson-farewell = Na tym polega gra: rezerwuj, zdobywaj, buduj, ozdabiaj. Kończy się, gdy ktoś ukończy szóstą kartę. Wyraźnie prowadzisz, więc jeśli chcesz, graj dalej; twój rywal decyduje odtąd sam, a ty w każdej chwili możesz poprosić o podpowiedź.

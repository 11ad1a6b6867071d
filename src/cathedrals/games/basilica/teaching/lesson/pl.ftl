# The guided first game of Basilica: `lesson-…` is what the learner is told at that step of lesson.toml.
# The rival is a program; “your rival” stands for its name everywhere.

lesson-welcome = Witaj na budowie. Ty i twój rywal wznosicie jedną Katedrę, Element po Elemencie, i każde z was wystawia na niej Budowniczych. Za jakieś dziesięć minut zobaczysz pierwsze podliczanie punktów. Nikt cię tu nie ocenia: mówię ci, co zrobić, a ty widzisz, co z tego wynika.
lesson-offers = Oto oferta: trzy Elementy, z których możesz budować, a przy każdym Rozkaz, który możesz wykonać. Każdy żeton ma jedno i drugie: Element Katedry na jednej stronie i Rozkaz na drugiej. W swojej turze wykonujesz dokładnie trzy akcje, dowolnie dobrane.
lesson-extend = Pierwsza akcja: Rozbudowa Katedry. Weź środkowy, żółty Element i dołóż go na c1, w pierwszym rzędzie, gdzie podpiera go plansza.
lesson-builder = Druga akcja: tuż po dołożeniu Elementu możesz wystawić na nim Budowniczego. Zrób to: bez Budowniczych nie ma punktów.
lesson-joker = Trzecia akcja: jeszcze jedna rozbudowa. Element po lewej to Joker; jest żółty i niebieski i liczy się jako oba kolory. Dołóż go obok swojego, na d1. Dwa Jokery nigdy nie mogą leżeć bok w bok.
lesson-king = Joker ma koronę, więc Król zrobił krok. Gdy dotrze na pole 10, podlicza się wszystkie Obszary. Trzy akcje masz za sobą: zakończ turę.
lesson-areas = Twój rywal zaczyna czerwony Obszar z dwóch Elementów. Elementy jednego koloru, które stykają się bokami, tworzą Obszar. Twój żółty też ma dwa Elementy, bo należy do niego Joker. Kto ma na Obszarze więcej Budowniczych, zyskuje punkt za każdy jego Element.
lesson-grow = Niech więc rośnie. Dołóż żółty Element na c2, w drugim rzędzie, tuż obok swojego pierwszego.
lesson-promotion = Teraz Rozkaz. Awans nadaje jednemu z twoich Budowniczych rangę. Awansuj swojego na Architekta: Obszar, na którym stoi, jest wart dwa razy tyle.
lesson-coin = Przy niektórych Rozkazach twój rywal może oddać ci Monetę i zrobić prawie to samo. Tym razem nie: twój rywal zachowuje Monetę. Dwie pozostałe rangi to Mistrz kamieniarzy, który liczy się jako dwóch Budowniczych, i Siłacz, który rozstrzyga remisy na swoją korzyść.
lesson-further = Została jedna akcja. Jest jeszcze jeden żółty Element: dołóż go na c3.
lesson-end-second = Cztery żółte Elementy, podwojone: to byłoby teraz 8 punktów. Zakończ turę.
lesson-majority = Uważaj na e1: twój rywal ma Budowniczego na niebieskim Elemencie, a ten styka się z twoim żółto-niebieskim Jokerem na d1. Powstaje niebieski Obszar z dwóch Elementów, który należy do twojego rywala. Zaraz coś z tym zrobimy.
lesson-second-builder = Najpierw jeszcze raz żółty: dołóż go na d2 i wystaw tam drugiego Budowniczego.
lesson-recruit = A teraz Zaciąg: ten Rozkaz wystawia Budowniczego na dowolnym niezajętym Elemencie. Wybierz Jokera na d1. Tam liczy się na dwóch Obszarach, żółtym i niebieskim.
lesson-paid = Twój rywal oddaje ci Monetę i w Zaciągu wystawia Budowniczego na a1, obok tego na b1. Ale spójrz na niebieski Obszar: po jednym Budowniczym to remis, a remis nikomu nic nie daje. Budowniczy na Jokerze stoi w dobrym miejscu.
lesson-end-third = Zakończ turę. Król stoi na polu 7.
lesson-glass = Król jest o krok od podliczania punktów, więc podnieś wartość swojego Obszaru. Witraż kładzie się na Elemencie z twoim Budowniczym i dodaje 2 do jego Obszarów. Połóż go na c1.
lesson-crown = Teraz sprowadź Króla. Joker po lewej ma koronę i jest żółto-zielony. Dołóż go na d3: to jeden Element więcej dla ciebie, a podliczanie następuje, gdy prowadzisz.
lesson-scoring = Król dotarł na pole z koroną, więc nie masz już więcej akcji. Zakończ turę, a wszystko zostanie podliczone.
lesson-scored = Sześć Elementów, podwojonych przez Architekta, i 2 za Witraż: 14 punktów dla ciebie. Twój rywal ma 4 za czerwony Obszar i 1 za zielony. Teraz wszyscy Budowniczowie wracają do graczy, a dwa rzędy najbliższe planszy znikają; reszta przesuwa się ku planszy. Tak jest po dwóch pierwszych podliczaniach.
lesson-farewell = Po trzecim podliczaniu gra się kończy i wygrywa, kto ma więcej punktów. Wiesz już dość: jeśli chcesz, graj stąd dalej. Twój rywal decyduje odtąd sam, a ty w każdej chwili możesz poprosić o podpowiedź.

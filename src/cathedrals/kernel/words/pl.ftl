# The words of the frame: what is true of every match, whatever is played.

## This language, as its speakers call it

language-name = Polski

## Lists

list-empty = nic
list-next = { $items }, { $item }
list-last = { $items } i { $item }

## Who speaks

chance = los
seat = miejsce { $number }

## Why not

refusal-over = Ta partia jest już zakończona.
refusal-unknown-move = „{ $move }” nie jest ruchem w tej grze.
refusal-not-asked = To nie twoja kolej na odpowiedź; poczekaj chwilę.
refusal-stale = W międzyczasie coś się wydarzyło; spójrz jeszcze raz i wybierz na nowo.
refusal-nothing-to-undo = Po wierszu { $line } nie ma czego cofnąć.
refusal-undo-not-yours = To, co następuje po wierszu { $line }, nie jest twoją odpowiedzią; możesz cofać tylko własne.
refusal-undo-needs-consent = Od wiersza { $line } odpowiadali już inni; najpierw poproś ich o zgodę.
refusal-no-wish = Nikt nie prosi teraz o cofnięcie.
refusal-not-your-seat = To nie twoje miejsce; najpierw usiądź.
refusal-no-such-page = Pod tym adresem nic nie ma.
refusal-no-such-table = Nie ma takiego stołu.
refusal-not-begun = Partia jeszcze się nie zaczęła; niektóre miejsca są wciąż wolne.
refusal-seat-taken = Ktoś już tam siedzi.
refusal-link-needed = Ten stół nie jest otwarty dla wszystkich; wejdź przez link do niego.
refusal-bad-link = Ten link jest nieważny albo już wygasł.
refusal-no-person = Co najmniej jedno miejsce musi być dla człowieka.
refusal-wrong-seats = W tę grę nie można grać w tyle osób: { $count }.
refusal-unknown-program = Nie ma programu „{ $name }”.
refusal-not-over = Ta partia jeszcze trwa.
refusal-no-such-line = W tej partii nie ma wiersza { $line }.
refusal-cannot-go-on = Od wiersza { $line } nie można grać dalej: partia jest tam zakończona.
refusal-not-replayed = Od wiersza { $line } nie można grać dalej: według dzisiejszych zasad partia sięga tylko wiersza { $last }.
refusal-does-not-replay = Tej partii nie można kontynuować: { $reason }
refusal-has-account = Masz już konto.
refusal-name-taken = Ktoś inny nazywa się już „{ $name }”.
refusal-wrong-password = Ta nazwa i to hasło do siebie nie pasują.
refusal-unreadable = Nie udało się tego zrozumieć: { $reason }
refusal-no-hint-yet = Nie udało się znaleźć rady na czas; zapytaj jeszcze raz.
refusal-too-fast = To za dużo naraz; odczekaj chwilę.
refusal-too-big = To było za długie.
refusal-foreign-origin = To przyszło z innej strony i nie zostało przyjęte.
refusal-wrong-key = To nie jest klucz gospodarza; użyj linku, który pokazuje terminal.
refusal-no-such-piece = { $table }: nie ma elementu { $number }.
refusal-same-pieces = To są wbudowane elementy; nie ma czego dodać.
refusal-cannot-be = { $reason }
refusal-failed = Coś zawiodło na serwerze; jego dziennik mówi dlaczego.

## About the match

remark-undo = { $seat } cofa wszystko po wierszu { $line }.
remark-agree = { $seat } zgadza się cofnąć wszystko po wierszu { $line }.
remark-resign = { $seat } poddaje partię.
remark-leave = { $seat } odchodzi od stołu.
remark-program = { $seat }: to miejsce przejmuje program { $name }.
remark-person = { $seat }: to miejsce przejmuje { $name }.

## The end

ending-resigned = rezygnacja gracza
result-points =
    { $points ->
        [one] { $seat }: { $points } punkt
        [few] { $seat }: { $points } punkty
        [many] { $seat }: { $points } punktów
       *[other] { $seat }: { $points } punktu
    }
result-part = { $name }: { $scored }
scored-each = { $seat } { $points }
result-wins = Zwycięża { $seat }.
result-shared = { $winners } dzielą się zwycięstwem.
winners-each = { $seat }

## Games played by programs, and records replayed

simulate-games = { $game }, { $games ->
        [one] { $games } partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    }: { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
    }, { $rate ->
        [one] { $rate } krok
        [few] { $rate } kroki
        [many] { $rate } kroków
       *[other] { $rate } kroku
    } na sekundę
simulate-ending = { $count } z takim zakończeniem: { $ending }
simulate-seat = miejsce { $number } ({ $name }): wygrane { $wins }%, punkty { $points }
verify-done =
    { $draws ->
        [one] Jedyne losowanie zgadza się z kośćmi.
        [few] Wszystkie { $draws } losowania zgadzają się z kośćmi.
        [many] Wszystkie losowania ({ $draws }) zgadzają się z kośćmi.
       *[other] Wszystkie losowania ({ $draws }) zgadzają się z kośćmi.
    }
verify-some = Losowania zgodne z kośćmi: { $draws }; według innych zasad lub innymi elementami, więc nie do odtworzenia: { $left }.
replay-running = { $game }, wiersze: { $lines }; partia trwa
replay-over = { $game }, wiersze: { $lines }; partia zakończona: { $ending }
replay-lost = Tę partię rozegrano według innych zasad lub innymi elementami; od wiersza { $line } pokazane są jej własne wiersze.
replay-held = Według dzisiejszych zasad skończyłaby się inaczej; pokazany jest wynik, który wtedy miała.
replay-renewed = Zaczęła się według innych zasad lub innymi elementami; od wiersza { $line } toczy się według dzisiejszych, dalej od wiersza { $after }.

## In the guided first game

learn-read = Enter – dalej.
learn-do = Teraz: { $words } ({ $move })
learn-go-on = Lekcja jest zachowana; wróć do niej poleceniem: cathedrals learn { $name } --load { $file }
refusal-another-in-lesson = Tak też wolno, ale nie w tym miejscu lekcji; najpierw zrób to, co jest pokazane.

## In the rulebook

mark-reading = (Nasza interpretacja: drukowane zasady o tym milczą albo się różnią.)
mark-reported = (Dane z publicznych recenzji.)
mark-designed = (Nasz projekt: nie podaje tego żaden publiczny tekst.)

## The programs

character-random = Odpowiada, jak mu wiatr zawieje; w sam raz na pierwsze spojrzenie na stół.
character-greedy = Bierze, co się da w tej turze, i nigdy nie pyta, co potem.
character-apprentice = Ręce rwą się do pracy, a wzrok sięga blisko: dziś położy dobry kamień, o jutrze zapomni.
character-journeyman = Niejedną budowę już widział i patrzy, co zrobisz za chwilę.
character-master = Myśli o turę dalej, niż ci to na rękę, i niewiele dobrego kamienia ci zostawia.
character-architect = Gdzie inni widzą mur, on widzi całą katedrę i nie żałuje na to czasu.

## In the terminal

play-person = Gracz
play-person-numbered = Gracz { $number }
play-question = { $seat }: { $question }
play-over = Koniec partii: { $ending }.
play-prompt = { $seat }>
play-prompt-over = koniec>
play-prompt-page = Enter – dalej:
play-more-moves = … jeszcze { $count }: wpisz +, aby zobaczyć resztę
play-last-moves = + wraca do pierwszych ruchów
play-since = Od twojej ostatniej odpowiedzi:
play-nobody-did = { $events }
play-did = { $seat }: { $events }
play-welcome = { $game }. Wpisz numer albo ruch; ? wyjaśnia, hint podpowiada, quit zachowuje partię na później.
play-taken-back = Cofnięto.
play-saved = Partia jest w pliku { $file }.
play-loaded = Partia z pliku { $file } toczy się dalej.
play-go-on = Partia jest zachowana; wróć do niej poleceniem: cathedrals play { $name } --load { $file }
play-not-written = Nie można zapisać pliku { $file } ({ $reason }); spróbuj innej ścieżki.
play-which-file = Podaj plik: { $move } PLIK
play-no-number = Nie ma odpowiedzi { $number }; wybierz od 1 do { $count }.
play-unknown = Żaden ruch nie zaczyna się teraz od „{ $move }”; wpisz ?, aby zobaczyć pomoc.
play-means = „{ $move }” może znaczyć:
play-legal = { $words }: możesz to teraz zagrać.
play-nothing-known = Nic się tu nie nazywa „{ $move }”; spróbuj samego ?.
play-hint = { $number } { $move }: { $words }
play-hint-where = Spójrz tutaj: { $pieces }.
pieces-each = { $words }
play-hint-nowhere = Żaden element nie jest teraz ważniejszy od innych.
play-hint-why = Co zmieniłby jeden z ruchów: { $words }.
play-hint-why-nothing = Żaden ruch wiele tu nie zmienia.
play-hint-which = Wpisz hint, hint where albo hint why.
play-why = { $seat }: { $words }.
play-why-outlook = { $words }; własne szanse ocenia na { $share }%
play-why-nobody = Żaden program jeszcze nie zagrał.
play-reasons = { $first }, { $second }
reason-score =
    { $way ->
        [up] więcej punktów
       *[down] mniej punktów
    }
reason-rival =
    { $size ->
        [0] { $seat } { $way ->
            [up] trochę zyskuje
           *[down] trochę traci
        }
       *[other] { $seat } { $way ->
            [up] zyskuje
           *[down] traci
        } { $size }
    }
play-hint-no-reason = nic tu wiele nie zmienia
play-rule = { $name }: { $text }
play-languages = Języki: { $languages }.
languages-each = { $language } ({ $called })
play-nothing-yet = Nic się jeszcze nie wydarzyło.
play-small = To okno ma mniej niż 80 kolumn, więc stół jest opisany zdaniami.

help =
    12 albo tekst ruchu    wykonaj ten ruch; Tab uzupełnia, samo słowo pokazuje pasujące ruchy
    hint                   najlepsze ruchy i powody; mniej: hint where, hint why
    why                    dlaczego programy zagrały tak, a nie inaczej
    { "?" } RUCH                 czy mogę, a jeśli nie, która zasada zabrania
    { "?" } ELEMENT  { "?" } ZASADA    co to jest; treść zasady o tym numerze
    undo   log   table     cofnij ostatnią odpowiedź; co się działo; narysuj stół
    save PLIK  load PLIK   zapisz partię; wczytaj inną i graj dalej
    lang JĘZYK             mów odtąd w innym języku
    quit                   wyjdź; partia zostaje w pliku i można do niej wrócić

## What is often said

phrase-good-luck = Powodzenia!
phrase-well-played = Dobra gra!
phrase-thanks = Dziękuję.
phrase-hurry = Trochę szybciej, proszę.
phrase-thinking = Daj mi pomyśleć.
phrase-sorry = Przepraszam!
phrase-rematch = Jeszcze raz?

## The server

serve-ready = Cathedrals działa pod adresem { $what }, dopóki nie naciśniesz Ctrl-C.
serve-host = Gospodarz może wpisać własne pudełka pod adresem { $what } (nie udostępniaj tego linku).
serve-kept = Partie są przechowywane w: { $what }.
serve-other-port = Port { $what } jest zajęty, więc wybrano inny.
serve-already = Cathedrals już działa pod adresem { $what }.
serve-stopped = Cathedrals zakończył działanie. Partie są przechowywane w: { $what }.

## In the browser

web-title = Cathedrals
web-description = Gry planszowe o budowaniu katedr: z przyjaciółmi albo przeciw programom, z instrukcjami i pierwszą grą z przewodnikiem.
web-not-built = Klient przeglądarki nie jest zbudowany: zbuduje go make play.
numbered-name = { $name } { $number }
left-seat = Nikt
program-random = Losowy
program-greedy = Zachłanny
program-apprentice = Uczeń
program-journeyman = Czeladnik
program-master = Mistrz
program-architect = Architekt
web-is-you = ty
web-close = Zamknij
web-on = Wł.
web-off = Wył.

web-connecting = Łączenie…
web-away = Brak połączenia z serwerem
web-away-wait = Kolejne próby następują same; nic z tego, co już było, nie przepadnie.
web-try-now = Spróbuj teraz
web-no-match = Nikt tu nie gra
web-to-lobby = Do lobby
web-home = Cathedrals: do lobby
web-reconnecting = Ponowne łączenie
web-reconnecting-kept = Twój ruch jest tu zachowany i zostanie wysłany.
web-reconnecting-only = Połączenie zostało przerwane; trwa ponowne łączenie.

## In the browser: the lobby

web-account = Konto
web-settings = Ustawienia
web-theme = Motyw
web-theme-dark = Ciemny
web-theme-light = Jasny
web-speed = Animacje
web-speed-none = Brak
web-speed-fast = Szybkie
web-speed-normal = Zwykłe
web-speed-slow = Wolne
web-sound = Dźwięk
web-hints = Podpowiedzi
web-language = Język
web-third-party = Prace innych osób na tej stronie i ich licencje
web-keys = Klawisze
web-key-u = U
web-does-u = cofa twoją ostatnią odpowiedź
web-key-h = H
web-does-h = mówi, gdzie patrzeć, potem dlaczego, potem jaki ruch
web-key-why = ?
web-does-why = mówi, dlaczego czegoś nie można
web-key-l = L
web-does-l = otwiera dziennik
web-key-c = C
web-does-c = otwiera czat
web-key-escape = Esc
web-does-escape = wraca o krok
web-key-numbers = 1–9
web-does-numbers = wybierają z panelu
web-key-arrows = Strzałki
web-does-arrows = prowadzą od elementu do elementu; Enter wybiera
web-key-enter = Enter
web-does-enter = kończy turę, gdy żaden element nie jest wybrany
web-key-f6 = F6
web-does-f6 = przechodzi do następnej części stołu
web-key-slash = /
web-does-slash = pozwala wpisać ruch

web-your-turn = Twoja kolej
web-to-move = Ruch: { $name }
web-continue = Graj dalej
web-open = Otwórz
web-play-now = Graj
web-first-game = Przeciw programowi, z pomocą na każdym kroku. Konto nie jest potrzebne.
web-waiting-for-people = Są wolne miejsca
web-with = Grają też: { $people }
people-each = { $person }
web-alone = Solo
web-new-game = Nowa gra
web-game = Gra
web-seats = Miejsca
web-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
web-players-between = { $least }–{ $most } graczy
web-level = poziom { $level }
web-who-sits = Kto siedzi na miejscu { $number }
web-seat-same = Ten sam ekran
web-seat-same-how = tutaj, na zmianę
web-seat-friend = Znajomy
web-seat-friend-how = przez link
web-seat-anyone = Ktokolwiek
web-seat-anyone-how = z lobby
web-seat-nobody = Nikt
web-start = Zacznij grę
web-open-tables = Otwarte stoły
web-no-open = Nie ma otwartych stołów. Załóż własny z wolnym miejscem albo zagraj z programem.
web-free-seats =
    { $names }; { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }
web-join = Dołącz
web-watch = Oglądaj
web-no-watch = Nikt inny teraz nie gra.
web-watch-this = Oglądaj: { $game }
web-score = { $name } { $score }
web-my-matches = Twoje partie
web-no-matches = Tu będą twoje zakończone partie, każda z powtórką.
web-replay-this = Powtórka: { $game }
web-going-on = trwa
web-won = Wygrana, { $own } do { $other }
web-lost = Przegrana, { $own } do { $other }
web-drawn = Remis, { $own } do { $other }
web-game-of = { $game }, { $day }

web-name = Nazwa
web-be-called = Zmień nazwę
web-called = Od teraz to twoja nazwa.
web-guest = Jesteś tu gościem. Konto zachowa twoje partie i pozwoli ci grać dalej gdzie indziej.
web-has-account = { $name } ma tu konto.
web-password = Hasło
web-password-long =
    { $count ->
        [one] Hasło musi mieć co najmniej { $count } znak.
        [few] Hasło musi mieć co najmniej { $count } znaki.
        [many] Hasło musi mieć co najmniej { $count } znaków.
       *[other] Hasło musi mieć co najmniej { $count } znaku.
    }
web-open-account = Załóż konto
web-account-opened = Twoje konto jest gotowe i przechowuje twoje partie.
web-sign-in = Zaloguj
web-entered = Witaj ponownie.
web-sign-out = Wyloguj
web-signed-out = Wylogowano.

web-seat-free = Wolne miejsce
web-invite = Wyślij ten link osobie, która ma z tobą zagrać.
web-copy = Kopiuj
web-copied = Skopiowano
web-leave = Odejdź
web-invited = Przy tym stole jest wolne miejsce dla ciebie.
web-sit-down = Usiądź

## In the browser: the table

web-asks = { $seat }: { $question }
web-choices =
    { $count ->
        [one] { $count } możliwość.
        [few] { $count } możliwości.
        [many] { $count } możliwości.
       *[other] { $count } możliwości.
    }
web-your-answer = Twoja odpowiedź
web-turn-of = Ruch: { $seat }
web-over = Koniec
web-watching = Oglądasz
web-you-watch = Oglądasz; nic tu na ciebie nie czeka.
web-panel = Akcje
web-hint = Podpowiedź
web-rules = Zasady
web-log = Co się działo
web-chat = Czat
web-final = Punktacja
web-undo = Cofnij
web-undo-border = Nie możesz teraz nic cofnąć: od tamtej pory rozstrzygnął los albo zagrał ktoś inny.
web-ask-undo = Cofnij za zgodą
web-back-to = Cofnij wszystko po wierszu { $line }
web-end-turn = Zakończ turę
web-chosen = wybrany element
web-ways =
    { $count ->
        [one] { $count } sposób
        [few] { $count } sposoby
        [many] { $count } sposobów
       *[other] { $count } sposobu
    }
web-type = Wpisz ruch
web-why = Czemu nie?
web-about-question = Co to znaczy?
web-ask-why = Kliknij cokolwiek, czego nie możesz wybrać; tu przeczytasz dlaczego.
web-not-accepted = To nie zostało przyjęte
web-rule = Zasada { $rule }
web-choose-again = Wybierz ponownie
web-hint-where = Spójrz na to, co się świeci.
web-hint-here = Spójrz na te przyciski.
web-hint-why = Do czego prowadzi: { $why }.
web-hint-ask-why = Czemu?
web-why-so = Dlaczego tak zagrał?
web-hint-ask-which = Pokaż ruch
web-thinks = { $seat } myśli
web-program-thinks = To program; zaraz zagra.
web-person-thinks = Dowiesz się, gdy będzie twoja kolej.
web-seat-left = Jedno miejsce jest puste
web-seat-left-wait = Kogoś już nie ma; to miejsce może przejąć program.
web-let-program = Niech zagra program
web-wish = { $seat } prosi o cofnięcie
web-wish-what = Od tamtej pory grali inni, więc wszyscy muszą się zgodzić.
web-wish-own = Prosisz o cofnięcie
web-wish-wait = Stanie się tak, gdy wszyscy się zgodzą.
web-wish-yes = Zgoda
web-wish-no = Nie
web-you-won = Wygrywasz!
web-because = Koniec partii: { $ending }.
web-rematch = Rewanż
web-rematch-join = Dołącz do rewanżu
web-replay = Powtórka
web-this-match = Ta partia
web-resign = Poddaj się
web-resign-sure = Na pewno się poddać?
web-leave-sure = Na pewno odejść?
web-program-sure = Na pewno oddać?
web-hand-over = Oddaj programowi
web-other-device = Graj gdzie indziej
web-other-device-how = Kto otworzy ten link, usiądzie na twoim miejscu.
web-record = Zapis
web-setup = Gra jest rozłożona
web-go-to-line = Przejdź do wiersza { $line }
web-no-chat = Nikt się jeszcze nie odezwał.
web-write = Napisz coś
web-send = Wyślij
web-plain-pieces = Elementy
web-plain-scores = Punkty w rozbiciu
web-plain-total = Razem
web-plain-table = Stół jako tekst
web-seek-rule = Szukaj w zasadach

## In the browser: the rulebook

web-rulebook = Instrukcja
web-contents = Spis treści
web-print = Drukuj
web-rules-found =
    { $count ->
        [one] Znaleziono { $count } akapit
        [few] Znaleziono { $count } akapity
        [many] Znaleziono { $count } akapitów
       *[other] Znaleziono { $count } akapitu
    }
web-try = Wypróbuj
web-try-yes = Tak, możesz.
web-try-no = Nie.
web-try-nothing = To nie ma związku z pytaniem.
web-to-rulebook = Z powrotem do instrukcji

## In the browser: the guided first game

web-learn = Nauka
web-learn-title = Nauka przez grę
web-learn-how = Partia z przewodnikiem na około dziesięć minut, przeciw życzliwemu programowi. Możesz wyjść w każdej chwili i wrócić później.
web-learn-begin = Zacznij
web-learn-go-on = Kontynuuj
web-learn-anew = Zacznij od nowa
web-guided = Partia z przewodnikiem
web-lesson-of = Krok { $number } z { $count }
web-lesson-next = Dalej
web-lesson-back = Wstecz
web-lesson-skip = Pomiń
web-lesson-only = Zrób, co się świeci
web-lesson-only-how = Kliknij cokolwiek innego, a dowiesz się, dlaczego nie teraz. Nic złego się nie stanie: lekcja poczeka i możesz się cofnąć.
web-lesson-read = Czytaj dalej
web-lesson-read-how = Tu nie ma nic do zrobienia; idź dalej, kiedy zechcesz.
web-lesson-done = Świetnie!

## In the browser: a box of one’s own

web-own-box = Własne pudełko
web-pieces-how = Drukowanych kart nie ma w żadnym publicznym tekście, więc nasze są zaprojektowane. Kto ma grę, może tu wpisać jej elementy, jeden po drugim; można przerwać w każdej chwili i wrócić później.
web-pieces-begin = Wpisz elementy
web-pieces-none = Nie ma tu listy elementów
web-pieces-of = Własne pudełko: { $game }
web-pieces-kinds = Rodzaje elementów
web-pieces-piece = Element
web-pieces-says = Co jest na nim wydrukowane
web-pieces-number = { $number } z { $count }
web-pieces-is-printed = jak w druku
web-pieces-is-begun = zaczęty, niepotwierdzony
web-pieces-is-ours = zaprojektowany przez nas
web-pieces-is-known = znany
web-pieces-source-rulebook = z instrukcji
web-pieces-source-reported = z recenzji
web-pieces-mark = Element { $number }: { $state }
web-pieces-wrong = jeszcze nie pasuje
web-pieces-wrongs = Co jeszcze nie pasuje
web-pieces-back = Poprzedni element
web-pieces-on = Następny element
web-pieces-restore = Znowu nasz
web-pieces-skip = Pomiń
web-pieces-as-printed = Jak w druku
web-pieces-keys = Wpisuj liczby, Enter potwierdza. Page Up i Page Down: poprzedni i następny element.
web-pieces-less = { $name }: mniej
web-pieces-more = { $name }: więcej
web-pieces-numbered = { $name } { $number }
web-pieces-some =
    { $count ->
        [1] jeszcze nasze
       *[other] wpisane { $printed } z { $count }; nasze jeszcze { $ours }
    }
web-pieces-all =
    { $count ->
        [1] jak w druku
       *[other] wszystkie jak w druku ({ $count })
    }
web-pieces-known = znane z zasad
web-pieces-name = Nazwa pudełka
web-pieces-name-like = Moje pudełko
web-pieces-sum = wpisane: { $printed }, nasze: { $ours }
web-pieces-kept = Każda zmiana jest zapamiętana w tej przeglądarce.
web-pieces-download = Pobierz plik
web-pieces-downloaded = Plik { $name } jest wśród pobranych.
web-pieces-read = Wczytaj plik
web-pieces-read-done = Plik jest wczytany; można pisać dalej.
web-pieces-read-without =
    { $count ->
        [1] Jednego miejsca nie da się odczytać: { $reason }.
       *[other] Nieczytelne miejsca: { $count }; pierwsze: { $reason }.
    }
web-pieces-anew-sure = Na pewno zapomnieć wszystko?
web-pieces-shelve = Umieść na tym serwerze
web-pieces-shelved = Nowe stoły można teraz otwierać z tym pudełkiem.

## In the browser: the replay

web-replay-title = Powtórka
web-line = Wiersz { $line } z { $last }
web-own-line = Wiersz { $line }, nieodtworzony: { $text }
web-other-rules = Zaczęła się według innych zasad lub innymi elementami.
web-first = Na początek
web-back = Krok wstecz
web-forward = Krok dalej
web-last = Na koniec
web-play-all = Odtwarzaj
web-pause = Pauza
web-copy-line = Kopiuj link do tego wiersza
web-play-on = Graj stąd dalej
web-play-on-seats = Grasz jako
web-play-on-others = Za pozostałych grają programy.
web-play-on-cannot = Tu partia jest zakończona; cofnij się trochę, by grać dalej.
web-verify = Sprawdź kości
web-verify-how = Skrót sekretu pokazano, zanim ktokolwiek usiadł, a każde miejsce dodało swoją sól. Z nich wynika każde losowanie; twoja przeglądarka wylicza je od nowa.
web-verify-hash = Opublikowany skrót zgadza się z sekretem.
web-verify-hash-wrong = Opublikowany skrót nie zgadza się z sekretem.
web-verify-draws =
    { $count ->
        [one] { $count } losowanie zgadza się z kośćmi.
        [few] Wszystkie { $count } losowania zgadzają się z kośćmi.
        [many] Wszystkie losowania ({ $count }) zgadzają się z kośćmi.
       *[other] Wszystkie losowania ({ $count }) zgadzają się z kośćmi.
    }
web-verify-wrong = Losowanie { $number } po wierszu { $line } nie zgadza się z kośćmi.
web-verify-told = Pierwsze wiersze ({ $count }) pochodzą z innej partii, a ich losowania z jej kości.
web-verify-later = Sekret kości zostaje pokazany po zakończeniu partii; wtedy można sprawdzić losowania.
web-nothing-said = Tu nic się nie dzieje.
web-expected = prognoza
web-course = Ile pozycja była warta dla każdego, w punktach, tura po turze

## What is wrong with a file of pieces

pieces-at-line = Wiersz { $line }: { $what }.
pieces-at-table = Wiersz { $line }, { $table }: { $what }.
pieces-at-row = Wiersz { $line }, pozycja { $row } w { $table }: { $what }.
pieces-at-part = Wiersz { $line }, pozycja { $row } w { $table }, { $part } { $number }: { $what }.
pieces-empty = plik jest pusty, a powinny w nim być elementy gry
pieces-large = plik ma { $found } znaków, a może mieć najwyżej { $most }
pieces-toml = to nie jest TOML ({ $reason })
pieces-name = nazwa to { $value }; ma być jeden wiersz, najwyżej { $most } znaków
pieces-game = plik jest do gry { $value }, a ma być do { $expected }
pieces-missing = tego brakuje
pieces-lacks = brakuje „{ $key }”
pieces-number = { $key } to { $value }; ma być liczba całkowita od { $low } do { $high }
pieces-flag = { $key } to { $value }; ma być true albo false
pieces-list = { $key } to { $value }; ma być lista w nawiasach kwadratowych
pieces-word = { $key } to { $value }; ma być: { $names }
pieces-count = „{ $key }”: jest { $found }, a ma być { $expected }
pieces-unknown = nazwa „{ $key }” jest tu nieznana; znane są: { $names }
pieces-unknown-table = ta tabela jest nieznana; znane są: { $names }
pieces-same = to jest takie samo w każdym pudełku i nie da się tego zmienić; pomiń tę tabelę
pieces-ascending = liczby w { $key } muszą rosnąć

## A file of pieces to fill in, and what to look at on each kind of piece

pieces-file = Twoje własne pudełko gry { $title }. Uzupełnij każdą pozycję według wydrukowanego elementu i zmień jej source na printed; pozycje z designed są nasze i mogą się różnić od wydrukowanych. Kolejność pozycji jednego rodzaju nie ma znaczenia, chyba że napisano inaczej. Nadaj pudełku nazwę. Czy wszystko się zgadza, powie: cathedrals pieces { $name } --check FILE
pieces-good = { $file }: można tym grać.
pieces-ours = { $table }: { $ours } z { $of } wciąż według naszego projektu

## Owners' own boxes at tables

refusal-no-such-pieces = Do tej gry nie ma takiego pudełka z elementami.
refusal-no-room-for-pieces = Pudełek z elementami może być najwyżej { $most } i wszystkie są w użyciu.
web-pieces = Elementy
web-pieces-ours = Nasze
web-with-pieces = Elementy: { $box }

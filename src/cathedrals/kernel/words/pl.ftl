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
replay-running = { $game }, wiersze: { $lines }; partia trwa
replay-over = { $game }, wiersze: { $lines }; partia zakończona: { $ending }

## In the guided first game

learn-read = Enter – dalej.
learn-do = Teraz: { $words } ({ $move })
learn-go-on = Lekcja jest zachowana; wróć do niej poleceniem: cathedrals learn { $name } --load { $file }
refusal-another-in-lesson = Tak też wolno, ale nie w tej lekcji; najpierw zrób to, co jest pokazane.

## In the rulebook

mark-reading = (Nasza interpretacja: drukowane zasady milczą o tym albo się różnią.)
mark-reported = (Liczba pochodzi z publicznych recenzji.)
mark-designed = (Nasz projekt: pokazują to tylko drukowane elementy gry.)

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
play-reasons = { $first }, { $second }
play-hint-no-reason = nic tu wiele nie zmienia
play-rule = { $name }: { $text }
play-languages = Języki: { $languages }.
languages-each = { $language } ({ $called })
play-nothing-yet = Nic się jeszcze nie wydarzyło.
play-small = To okno ma mniej niż 80 kolumn, więc stół jest opisany zdaniami.

help =
    12 albo tekst ruchu    zagraj go; Tab uzupełnia, samo słowo wylicza jego ruchy
    hint                   kilka najlepszych ruchów i dlaczego
    { "?" } RUCH                 czy mogę, a jeśli nie, która zasada zabrania
    { "?" } ELEMENT  { "?" } ZASADA    co to jest; treść zasady o tym numerze
    undo   log   table     cofnij ostatnią odpowiedź; co się działo; narysuj stół
    save PLIK  load PLIK   zachowaj partię; graj dalej w inną
    lang JĘZYK             mów odtąd w innym języku
    quit                   wyjdź; partia zostaje w pliku i można do niej wrócić

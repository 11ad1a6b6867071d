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
refusal-not-asked = Teraz nie twoja kolej; poczekaj chwilę.
refusal-stale = W międzyczasie coś się wydarzyło; spójrz jeszcze raz i wybierz na nowo.
refusal-nothing-to-undo = Po wierszu { $line } nie ma czego cofnąć.
refusal-undo-not-yours = To, co następuje po wierszu { $line }, nie jest twoim ruchem; możesz cofać tylko własne.
refusal-undo-needs-consent = Od wiersza { $line } coś wylosowano albo grał ktoś inny; najpierw poproś pozostałych o zgodę.
refusal-no-wish = Nikt nie prosi teraz o cofnięcie.
refusal-not-your-seat = To nie twoje miejsce; najpierw usiądź przy stole.
refusal-no-such-page = Pod tym adresem nic nie ma.
refusal-no-such-table = Nie ma takiego stołu.
refusal-not-begun = Partia jeszcze się nie zaczęła; niektóre miejsca są wciąż wolne.
refusal-seat-taken = Ktoś już tam siedzi.
refusal-link-needed = Ten stół nie jest otwarty dla wszystkich; wejdź przez link do niego.
refusal-bad-link = Ten link jest nieważny albo już wygasł.
refusal-link-used = Ktoś już otworzył ten link; poproś o nowy.
refusal-too-many-links = Linków do twojego miejsca jest już { $count }; najpierw niektóre unieważnij.
refusal-too-many-tables = Twoje niedokończone partie: { $count }; zakończ którąś z nich, zanim otworzysz następny stół.
refusal-too-many-open-tables = Twoje stoły czekające na graczy: { $count }; odejdź od któregoś z nich, zanim otworzysz następny.
refusal-too-many-new-tables = Z twojego łącza otwarto zbyt wiele stołów; spróbuj ponownie za minutę.
refusal-too-many-seats = Czekasz już przy stołach innych osób: { $count }; najpierw odejdź od któregoś z nich.
refusal-one-seat-each = Przy cudzym stole możesz zająć tylko jedno miejsce, a przy tym już siedzisz.
refusal-too-many-reports = Gospodarz ma już tyle twoich zgłoszeń: { $count }; zapisz to jako plik.
refusal-reports-full = Gospodarz nie może przyjąć więcej zgłoszeń; zapisz to jako plik.
refusal-not-your-table = Może to zrobić tylko osoba, która otworzyła ten stół.
refusal-table-begun = Ten stół nie czeka już na graczy.
refusal-nobody-to-kick = Na tym miejscu nie ma nikogo, kogo można by usunąć.
refusal-kicked = Gospodarz usunął cię od tego stołu; wybierz inny.
refusal-kicked-nearby = Gospodarz usunął od tego stołu kogoś, kto łączył się z twojego adresu; poproś gospodarza o link do stołu.
refusal-hints-forbidden = Przy tym stole gra się bez podpowiedzi.
refusal-not-elsewhere-yet = Przy tym stole gra się bez podpowiedzi; nową partię można od niego zacząć dopiero, gdy ta się skończy.
refusal-dice-gone = Te kości zostały już użyte albo czekały zbyt długo; poproś o nowe.
refusal-no-person = Co najmniej jedno miejsce musi być dla człowieka.
refusal-wrong-seats =
    { $count ->
        [one] W tę grę nie może grać { $count } gracz.
        [few] W tę grę nie może grać { $count } graczy.
        [many] W tę grę nie może grać { $count } graczy.
       *[other] W tę grę nie może grać { $count } gracza.
    }
refusal-unknown-program = Nie ma programu „{ $name }”.
refusal-not-over = Ta partia jeszcze trwa.
refusal-no-such-line = W tej partii nie ma wiersza { $line }.
refusal-cannot-go-on = Od wiersza { $line } nie można grać dalej: partia jest tam zakończona.
refusal-not-replayed = Od wiersza { $line } nie można grać dalej: według dzisiejszych zasad partia sięga tylko wiersza { $last }.
refusal-not-planned-further = Nikt nie może wiedzieć, co stanie się dalej; cofnij któryś z planowanych ruchów.
refusal-does-not-replay = Tej partii nie można kontynuować: { $reason }
refusal-has-account = Masz już konto.
refusal-name-taken = Ktoś inny nazywa się już „{ $name }”.
refusal-wrong-password = Ta nazwa i to hasło do siebie nie pasują.
refusal-signed-out = Wylogowano cię na tym urządzeniu; zaloguj się ponownie, żeby grać dalej.
refusal-banned = Gospodarz tego serwera już cię nie wpuszcza.
refusal-wrong-old-password = To nie jest twoje obecne hasło.
refusal-no-account = Nie masz jeszcze konta; najpierw je załóż.
refusal-bad-reset = Ten link jest nieważny albo został już użyty; poproś gospodarza o nowy.
refusal-name-of-account = „{ $name }” wygląda jak nazwa kogoś, kto ma tu konto; wybierz inną.
refusal-name-of-program = Tak albo prawie tak nazywa się tu program: „{ $name }”; wybierz inną nazwę lub coś do niej dodaj.
refusal-name-of-host = „{ $name }” brzmi jak nazwa kogoś, kto prowadzi ten serwer; wybierz inną.
refusal-bad-name = Nazwa musi składać się z widocznych znaków i liter jednego alfabetu; wybierz inną.
refusal-unreadable = Nie udało się tego zrozumieć: { $reason }
refusal-no-hint-yet = Nie udało się znaleźć podpowiedzi na czas; poproś o nią jeszcze raz.
refusal-record-full = W tej partii jest już { $most } wierszy, które się nie liczą, a więcej być nie może: niczego więcej nie da się cofnąć i nikt nie może przejąć miejsca. Graj dalej, poddaj się albo zacznij od dowolnej pozycji nową partię.
refusal-too-late-to-go-on = Nową partię można zacząć tylko od któregoś z pierwszych { $most } wierszy innej; wybierz wcześniejszą pozycję.
refusal-too-fast = To za dużo naraz; odczekaj chwilę.
refusal-too-big = To było za długie.
refusal-too-slow = Wiadomość nie dotarła na czas; wyślij ją jeszcze raz.
refusal-too-many = Z twojego łącza otwarto zbyt wiele połączeń; najpierw któreś zamknij.
refusal-foreign-origin = To przyszło z innej witryny i nie zostało przyjęte.
refusal-unknown-host = Ten serwer tak się nie nazywa; użyj adresu podanego przez gospodarza.
refusal-wrong-key = To nie jest klucz gospodarza; użyj linku, który pokazuje terminal.
refusal-no-such-piece = { $table }: nie ma elementu { $number }.
refusal-same-pieces = To są wbudowane elementy; nie ma czego dodać.
refusal-other-box-called = Na tym serwerze jest już inne pudełko o nazwie { $name }; nadaj temu inną nazwę.
refusal-not-on-shelf = Tego pudełka nie ma już na tym serwerze.
refusal-box-at-start = Pudełko { $name } podano przy uruchomieniu serwera (--pieces), więc nie można go tu usunąć ani zastąpić; trzeba uruchomić serwer bez niego.
refusal-cannot-be = { $reason }
refusal-failed = Na serwerze coś zawiodło; zgłaszając to gospodarzowi, podaj { $request }.
refusal-not-kept = Nie udało się tego teraz zapisać; spróbuj ponownie za chwilę.

## About the match

remark-undo = { $seat } cofa wszystko po wierszu { $line }.
remark-agree = { $seat } zgadza się cofnąć wszystko po wierszu { $line }.
remark-resign = { $seat } poddaje partię.
remark-leave = { $seat } odchodzi od stołu.
remark-program = { $seat }: to miejsce przejmuje program { $name }.
remark-person = { $seat }: to miejsce przejmuje { $name }.

## The end

ending-resigned = gracz się poddał
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
simulate-seat = { $name }: wygrane { $wins }%, punkty { $points }
verify-done =
    { $draws ->
        [one] Jedyne losowanie zgadza się z kośćmi.
        [few] Wszystkie { $draws } losowania zgadzają się z kośćmi.
        [many] Wszystkie losowania ({ $draws }) zgadzają się z kośćmi.
       *[other] Wszystkie losowania ({ $draws }) zgadzają się z kośćmi.
    }
verify-some = Losowania zgodne z kośćmi: { $draws }; przeprowadzone według innych zasad lub z innymi elementami, więc nie do odtworzenia: { $left }.
verify-seed = Wynikają z ziarna, które mógł wybrać ten, kto zaczął partię.
verify-no-salts = Nikt przy stole nie dodał do tych kości nic od siebie: gospodarz mógł je wybrać sam.
verify-old-salts = Zapis nie mówi, kto co dodał do tych kości, a część mogła pochodzić od gospodarza, więc mógł on wybrać kości sam.
verify-salts = Osoby, które dodały do tych kości coś od siebie: { $people }. Jeśli choć jedna z nich widziała wcześniej tę pieczęć i nie jest w zmowie z gospodarzem, gospodarz nie mógł wybrać kości sam; mógł to zrobić tylko razem z tym, kto usiadł jako ostatni.
verify-ahead = Nie dowodzi to, że gospodarz nie podejrzał losowań z wyprzedzeniem.
verify-seal-kept = To ta sama pieczęć, którą ci pokazano.
verify-salt-kept = Twój wkład jest częścią tych kości.
replay-running = { $game }, wiersze: { $lines }; partia trwa
replay-over = { $game }, wiersze: { $lines }; partia zakończona: { $ending }
replay-lost = Tę partię rozegrano według innych zasad lub z innymi elementami; od wiersza { $line } widać tylko wiersze jej zapisu.
replay-held = Według dzisiejszych zasad skończyłaby się inaczej; pokazany jest pierwotny wynik.
replay-renewed = Zaczęła się według innych zasad lub z innymi elementami; od wiersza { $line } toczy się według dzisiejszych, jako ciąg dalszy po wierszu { $after }.
report-said = Czego oczekiwano:
report-program = Program
report-rules = Zasady
report-pieces = Elementy
report-client = Klient przeglądarki
report-same = { $part }: { $then }, dziś tak samo
report-other = { $part }: wtedy { $then }, dziś { $now }
report-seen = Język { $language }, okno { $window }, przeglądarka { $browser }
report-replays = Zapis daje się dziś odtworzyć.
report-lost = Od wiersza { $line } zapisu nie da się dziś odtworzyć.
report-line = Wiersz { $line } z { $last }
report-breaks = Zapisu nie da się dziś odtworzyć: { $reason }
report-seat = Zgłoszono z miejsca gracza { $seat }.
report-next = Co było dalej: { $line }

## Analiza partii

analyse-title = { $game }: szczęście, umiejętności i błędy
analyse-running = Partia jeszcze trwa; oto jej obecny stan.
analyse-way = Skąd wzięły się szanse na wygraną, w procentach:
analyse-even = Równe szanse
analyse-deal = Rozłożenie i miejsce
analyse-dice = Szczęście
analyse-errors = Własne błędy
analyse-gifts = Błędy innych
analyse-rest = Nieprzewidziane
analyse-result = Wynik
analyse-now = Teraz
analyse-rest-means = Nieprzewidziane: to, co potoczyło się inaczej, niż zakładał program, a nie wynikło ani ze szczęścia, ani z błędów.
analyse-played = { $seat }: dokładność { $accuracy } na 100; niedokładności: { $slip }, błędy: { $mistake }, grube błędy: { $blunder }.
analyse-played-nothing = { $seat }: bez żadnego wyboru, więc nie ma czego oceniać.
analyse-like = Poziom gry: mniej więcej jak program { $program }.
analyse-resigned = { $seat } poddaje partię, mając { $share }% szans na wygraną.
analyse-dearest = Tury, które kosztowały najwięcej:
analyse-none-dear = W żadnej turze nie było straty wartej wzmianki.
analyse-turn = { $number }. { $seat }, wiersz { $line }: strata { $lost }%, { $before ->
        [100] ze
       *[other] z
    } { $before }% na { $after }%{ $mark ->
        [slip] {" "}(niedokładność)
        [mistake] {" "}(błąd)
        [blunder] {" "}(gruby błąd)
       *[none] {""}
    }
analyse-turn-played = Zagrano: { $moves }
analyse-turn-better = Lepiej: { $moves }
analyse-turn-why = Dlaczego: { $words }
analyse-turn-later = Dlaczego: opłaca się to w następnych turach.
analyse-evaluator = { $settings ->
        [deep] Dogłębna analiza
       *[quick] Szybka analiza
    } wykonana przez program, który może się mylić. Jego oznaczenie: { $digest }
analyse-percent = { $share }%
analyse-picture-about = Szanse każdego na wygraną, wiersz po wierszu, jako pasy jeden nad drugim. Poniżej tor dla każdego miejsca: trójkąty to szczęście, kropki to błędy.
analyse-picture-luck = Wiersz { $line }: szczęście { $size }%
analyse-picture-mark = Wiersz { $line }: { $mark ->
        [slip] niedokładność
        [mistake] błąd
       *[blunder] gruby błąd
    }, { $size }%
analyse-picture-good = szczęście
analyse-picture-bad = pech
analyse-mark-slip = niedokładność
analyse-mark-mistake = błąd
analyse-mark-blunder = gruby błąd

## In the guided first game

learn-read = Enter – dalej.
learn-do = Teraz: { $words } ({ $move })
learn-go-on = Lekcja jest zachowana; wróć do niej poleceniem: cathedrals learn { $name } --load { $file }
refusal-another-in-lesson = Tak też wolno, ale nie w tym miejscu lekcji; najpierw zrób to, co jest pokazane.

## In the rulebook

mark-reading = (Nasza interpretacja: drukowane zasady o tym milczą albo są rozbieżne.)
mark-reported = (Dane z publicznych recenzji.)
mark-designed = (Nasz projekt: nie podaje tego żaden publiczny tekst.)

## The programs

character-random = Gra, jak mu wiatr zawieje; w sam raz na pierwsze spojrzenie na stół.
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
play-since = Od twojego ostatniego ruchu:
play-nobody-did = { $events }
play-did = { $seat }: { $events }
play-welcome = { $game }. Wpisz numer albo ruch; ? wyjaśnia, hint podpowiada, quit zachowuje partię na później.
play-taken-back = Cofnięto.
play-saved = Partię zapisano w pliku { $file }.
play-loaded = Partia z pliku { $file } toczy się dalej.
play-go-on = Partia jest zachowana; wróć do niej poleceniem: cathedrals play { $name } --load { $file }
play-not-written = Nie można zapisać pliku { $file } ({ $reason }); spróbuj innej ścieżki.
play-which-file = Podaj plik: { $move } PLIK
play-no-number = Nie ma możliwości numer { $number }; wybierz od 1 do { $count }.
play-unknown = Żaden ruch nie zaczyna się teraz od „{ $move }”; wpisz ?, aby zobaczyć pomoc.
play-means = „{ $move }” może znaczyć:
play-legal = { $words }: możesz to teraz zagrać.
play-wastes = { $words }? Wpisz jeszcze raz { $move }, aby to potwierdzić, albo { $instead }, aby najpierw wziąć to, co zostało.
play-nothing-known = Nic się tu nie nazywa „{ $move }”; spróbuj samego ?.
play-hint = { $number } { $move } (szanse na wygraną: { $share }%): { $words }
play-hint-where = Spójrz tutaj: { $pieces }.
pieces-each = { $words }
play-hint-nowhere = Żaden element nie jest teraz ważniejszy od innych.
play-hint-why = Do czego prowadzi jeden z ruchów: { $words }.
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
    12 albo tekst ruchu    zagraj go; Tab uzupełnia, samo słowo wypisuje ruchy
    hint                   najlepsze ruchy i powody; mniej: hint where, hint why
    why                    dlaczego programy zagrały tak, a nie inaczej
    { "?" } RUCH                 czy mogę, a jeśli nie, która zasada zabrania
    { "?" } ELEMENT  { "?" } ZASADA    co to jest; treść zasady o tym numerze
    undo   log   table     cofnij swój ruch; co się działo; narysuj stół
    save PLIK  load PLIK   zapisz partię; wczytaj inną i graj dalej
    lang JĘZYK             zmień język
    quit                   wyjdź; partia zostaje w pliku i można do niej wrócić

## What is often said

phrase-good-luck = Powodzenia!
phrase-well-played = Dobrze zagrane!
phrase-thanks = Dziękuję.
phrase-hurry = Trochę szybciej, proszę.
phrase-thinking = Daj mi pomyśleć.
phrase-sorry = Przepraszam!
phrase-rematch = Jeszcze jedna partia?

## The server

serve-ready = Cathedrals działa pod adresem { $what }, dopóki nie naciśniesz Ctrl-C.
serve-host = Jako gospodarz możesz wpisać elementy własnych pudełek pod adresem { $what } (nie udostępniaj tego linku).
serve-kept = Partie są przechowywane w: { $what }.
serve-other-port = Port { $what } jest zajęty, więc wybrano inny.
serve-already = Cathedrals już działa pod adresem { $what }.
serve-stopped = Cathedrals zakończył działanie. Partie są przechowywane w: { $what }.
backup-done = Kopia zapasowa jest w pliku { $file }. Nie pokazuj jej nikomu: zawiera nazwy, skróty haseł i klucze.
restore-done = Przywrócono, a każdą partię odtworzono. Partie: { $matches }, konta: { $accounts }, wiersze: { $lines }.
restore-lost = Tych partii ta wersja nie potrafi odtworzyć do końca; zachowano je bez zmian: { $matches }.

## In the browser

web-title = Cathedrals
web-not-built = Strony dla przeglądarki nie są jeszcze zbudowane: zbuduje je make play.
web-description = Gry planszowe o budowaniu katedr: z przyjaciółmi albo przeciw programom, z instrukcjami i partiami z przewodnikiem.
numbered-name = { $name } { $number }
left-seat = { $name } (poza grą)
# What nobody may be called, each by its commas: who runs a server, in all forms the language has.
names-of-host = Administrator, Administratorka, Gospodarz, Gospodyni, Serwer, Moderator, Moderatorka, Operator, Operatorka, System
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
web-away-wait = Strona sama ponawia próby; nic z tego, co widzisz, nie przepadnie.
web-try-now = Spróbuj teraz
web-broken = Coś się na tej stronie zepsuło
web-broken-told = Gospodarz już o tym wie. Nic z rozgrywki nie przepadło.
web-open-anew = Otwórz stronę ponownie
web-no-match = Nie ma tu żadnej partii
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
web-volume = Głośność
web-volume-percent = { $volume }%
web-calls = Dzwonek, gdy przyjdzie twoja kolej, a strony nie widać
web-hints = Podpowiedzi
web-language = Język
web-third-party = Prace innych osób na tej stronie i ich licencje
web-keys = Klawisze
web-key-u = U
web-does-u = cofa twój ostatni ruch
web-key-h = H
web-does-h = mówi, gdzie patrzeć, potem dlaczego, a na końcu pokazuje ruch
web-key-why = ?
web-does-why = mówi, dlaczego czegoś nie można
web-key-l = L
web-does-l = otwiera dziennik
web-key-c = C
web-does-c = otwiera czat
web-key-p = P
web-does-p = pozwala wypróbować ruchy prywatnie lub wraca do stołu
web-key-n = N
web-does-n = otwiera notatki
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
web-waiting-for-people = Czeka na graczy
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
web-dice-part = Twój wkład w kości
web-dice-why = Każde losowanie wynika z sekretu gospodarza i z tego, co dodają od siebie ludzie przy stole. Gospodarz musi zapieczętować sekret, zanim pozna twój wkład, więc nie może wybrać kości sam.
web-dice-word = Własne słowo
web-dice-word-how = To, co następuje po nim, jest za każdym razem losowe, żeby nikt nie mógł z góry znać twojego wkładu.
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
web-your-name = Jak mamy cię nazywać?
web-be-called = Zmień nazwę
web-called = Od teraz tak się nazywasz.
web-guest = Jesteś tu gościem. Konto zachowa twoje partie i pozwoli ci grać dalej na innym urządzeniu.
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
web-sign-in = Zaloguj się
web-entered = Witaj ponownie.
web-sign-out = Wyloguj się
web-signed-out = Wylogowano.
web-sign-out-everywhere = Wyloguj się wszędzie
web-signed-out-everywhere = Wylogowano cię we wszystkich przeglądarkach.
web-password-now = Obecne hasło
web-password-new = Nowe hasło
web-password-change = Zmień hasło
web-password-changed = Hasło zmienione. Wylogowano cię we wszystkich innych przeglądarkach.
web-reset-title = Wybierz nowe hasło
web-reset-how = Ten link przygotował dla ciebie gospodarz. Można go użyć raz.
web-account-mark = ma konto

web-seat-free = Wolne miejsce
web-hints-allowed = Podpowiedzi dozwolone
web-without-hints = Gra bez podpowiedzi.
web-listed = Na liście w lobby
web-remove = Usuń od stołu
web-remove-sure = Na pewno usunąć?
web-invite = Wyślij ten link osobom, z którymi chcesz zagrać.
web-invite-again = Wyślij ten link osobie, która ma zająć puste miejsce albo miejsce programu.
web-share = Udostępnij
web-copy = Kopiuj
web-copied = Skopiowano
web-leave = Odejdź
web-invited = Przy tym stole jest wolne miejsce dla ciebie.
web-sit-down = Usiądź
web-take-seat-back = Wróć na swoje miejsce
web-take-over-from = Przejmij miejsce: { $seat }
web-sits-again = { $name } znów siada do stołu.

## In the browser: the table

web-asks = { $seat }: { $question }
web-choices =
    { $count ->
        [one] { $count } możliwość.
        [few] { $count } możliwości.
        [many] { $count } możliwości.
       *[other] { $count } możliwości.
    }
web-your-answer = Twoja decyzja
web-turn-of = Ruch: { $seat }
web-over = Koniec gry
web-watching = Oglądasz
web-you-watch = Oglądasz; nie musisz nic robić.
web-panel = Akcje
web-hint = Podpowiedź
web-rules = Zasady
web-log = Dziennik
web-chat = Czat
web-notes = Notatki
web-notes-private = Te notatki możesz przeczytać tylko ty. Są przechowywane razem z partią.
web-notes-unread = Nie można teraz odczytać notatek.
web-notes-saved = Zapisano.
web-notes-changed = Zapisywanie…
web-notes-unsaved = Jeszcze nie zapisano: serwer nie odpowiada. Ponawianie próby…
web-notes-full = W notatkach nie ma już miejsca; najpierw je skróć.
web-plan-open = Wypróbuj ruchy prywatnie
web-plan-panel = Twój plan
web-plan-private = Twój plan: widzisz go tylko ty, a w partii nic się nie zmienia.
web-plan-old = Partia toczy się dalej; twój plan się nie zmienia.
web-plan-your-turn = Przy stole jest twoja kolej; twój plan się nie zmienia.
web-plan-back = Wróć do stołu
web-plan-for = Za gracza { $seat }: { $question }
web-plan-chance = Załóżmy: { $question }
web-plan-no-further = Dalej planować się nie da. Cofnij ruch, aby wypróbować inny.
web-plan-note = Dodaj plan do notatek
web-plan-noted = Mój plan:
web-final = Punktacja
web-undo = Cofnij
web-undo-border = Nie możesz teraz nic cofnąć: coś już wylosowano albo zagrał ktoś inny.
web-ask-undo = Poproś o cofnięcie
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
web-why = Dlaczego nie można?
web-ask-why = Ciekawi cię, dlaczego czegoś nie można? Wybierz to.
web-about-question = Co to znaczy?
web-not-accepted = Nie udało się
web-rule = Zasada { $rule }
web-choose-again = Wybierz ponownie
web-waste = { $move }?
web-waste-again = Wybierz to ponownie, jeśli tak ma być; jeśli nie: { $move }.
web-hint-where = Spójrz na to, co się świeci.
web-hint-here = Spójrz na te przyciski.
web-hint-why = Do czego prowadzi: { $why }.
web-hint-ask-why = Dlaczego?
web-why-so = Dlaczego tak zagrał?
web-hint-ask-which = Pokaż ruch
web-hint-share = szanse { $share }%
web-hint-share-means = Szanse na wygraną według programu
web-thinks = { $seat } myśli
web-program-thinks = To program; zaraz zagra.
web-person-thinks = Dowiesz się, gdy będzie twoja kolej.
web-seat-left = Jedno miejsce jest puste
web-seat-left-wait = Ktoś odszedł od stołu. Kto ma przejąć to miejsce?
web-wish = { $seat } prosi o cofnięcie
web-wish-others = Od tamtej pory grał ktoś inny, więc wszyscy muszą się zgodzić. Cofnięte zostałoby:
web-wish-chance = Od tamtej pory coś wylosowano, więc wszyscy muszą się zgodzić. Cofnięte zostałoby:
web-wish-own = Prosisz o cofnięcie
web-wish-wait = Stanie się tak, gdy wszyscy się zgodzą.
web-wish-yes = Zgoda
web-wish-no = Nie
web-took-back = { $seat } cofa ruch
web-end-of-turn = { $seat }: koniec tury
web-since-yours = Od twojej ostatniej tury
web-earlier-in-log = Wcześniejsze tury są w dzienniku.
web-you-won = Wygrywasz!
web-because = Koniec partii: { $ending }.
web-rematch = Rewanż
web-rematch-join = Dołącz do rewanżu
web-replay = Powtórka
web-this-match = Ta partia
web-resign = Poddaj się
web-resign-sure = Na pewno się poddać?
web-leave-sure = Na pewno odejść?
web-program-sure = Kto przejmie miejsce?
web-resign-how = Poddajesz się. Przy dwóch graczach partia się kończy; przy większej liczbie ktoś inny może zająć twoje miejsce.
web-leave-how = Twoje miejsce będzie wolne: grać dalej może ktoś inny albo program.
web-program-how = Program gra dalej za ciebie. Wróć do tego stołu, a odzyskasz swoje miejsce.
web-hand-over = Oddaj programowi
web-other-device = Graj na innym urządzeniu
web-other-device-how = Kto pierwszy otworzy ten link, będzie mógł też grać na twoim miejscu, dopóki go nie unieważnisz. Link wygasa po 30 dniach.
web-seat-links = Linki do twojego miejsca
web-seat-link-unused = jeszcze nieotwarty
web-seat-link-used = korzysta: { $name }
web-seat-link-take = Unieważnij
web-seat-link-take-all = Unieważnij wszystkie
web-lent-title = Usiąść przy tym stole na miejscu gracza { $name }, w tej przeglądarce?
web-lent-how = Twoja nazwa tutaj się nie zmieni: { $you }. To, co zrobisz przy tym stole, liczy się dla gracza { $name }, który może odebrać miejsce.
web-lent-sit = Usiądź tam
web-lent-look = Tylko oglądaj
web-record = Zapis
web-report = Zgłoś problem
web-report-expected = Co powinno się stać i co stało się zamiast tego?
web-report-goes = Do zgłoszenia dołączamy:
web-report-line = Wiersz
web-report-seat = Miejsce
web-report-version = Program
web-report-rules = Zasady
web-report-pieces = Elementy
web-report-client = Strona
web-report-language = Język
web-report-window = Okno
web-report-browser = Przeglądarka
web-report-record = Zapis
web-report-lines = wiersze: { $count }, z nazwami graczy przy stole
web-report-not = Nic więcej: żadnego czatu, żadnych linków, żadnego sekretu kości.
web-report-whole = Cały plik
web-report-save = Zapisz jako plik
web-report-send = Wyślij gospodarzowi
web-report-saved = Zapisano jako { $name }.
web-report-sent = Gospodarz ma to pod nazwą { $id }. Dziękujemy!
web-setup = Przygotowanie do gry
web-turn-at =
    { $move ->
        [0] Tura { $turn } z { $last }
       *[other] Tura { $turn } z { $last }, ruch { $move }
    }
web-go-to-line = Zobacz stół z tego momentu
web-no-chat = Nikt się jeszcze nie odezwał.
web-write = Napisz coś
web-send = Wyślij
web-plain-pieces = Elementy
web-plain-scores = Szczegóły punktacji
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
web-lesson-only = Wybierz to, co świeci
web-lesson-only-how = Wybierz cokolwiek innego, a dowiesz się, dlaczego nie teraz. Nic złego się nie stanie: lekcja poczeka i możesz się cofnąć.
web-lesson-read = Czytaj dalej
web-lesson-read-how = Tu nie ma nic do zrobienia; idź dalej, kiedy zechcesz.
web-lesson-done = Świetnie!

## In the browser: a box of one’s own

web-own-box = Własne pudełko
web-pieces-how = Treści drukowanych kart nie podaje żaden publiczny tekst, więc nasze wymyśliliśmy sami. Jeśli masz grę, możesz tu wpisać jej elementy, jeden po drugim; możesz przerwać w każdej chwili i wrócić później.
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
web-pieces-wrong = jeszcze się nie zgadza
web-pieces-wrongs = Co jeszcze się nie zgadza
web-pieces-back = Poprzedni element
web-pieces-on = Następny element
web-pieces-restore = Przywróć nasz
web-pieces-skip = Pomiń
web-pieces-as-printed = Jak w druku
web-pieces-all-the-same = Tak, tak jest w druku
web-pieces-next-number = Następna liczba
web-pieces-keys = Wpisuj liczby: gdzie wystarcza jedna cyfra, kursor sam przechodzi dalej, gdzie indziej naciśnij spację. Enter potwierdza element. Page Up i Page Down: poprzedni i następny element.
web-pieces-any-order = Kolejność wpisywania nie ma znaczenia.
web-pieces-expected = Ma być liczba całkowita od { $low } do { $high }.
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
web-pieces-known = znane z zasad lub recenzji
web-pieces-some-known = wpisane { $printed } z { $count }; znane { $known }, nasze jeszcze { $ours }
web-pieces-far = { $name }: { $far }
web-pieces-name = Nazwa pudełka
web-pieces-name-like = Moje pudełko
web-pieces-sum = wpisane: { $printed }, nasze: { $ours }
web-pieces-done = Wszystko jest wpisane.
web-pieces-kept = Każda zmiana jest zapamiętana w tej przeglądarce.
web-pieces-download = Pobierz plik
web-pieces-downloaded = Plik { $name } jest wśród pobranych.
web-pieces-read = Wczytaj plik
web-pieces-no-file = To nie jest plik z elementami albo jego wiersz { $line } jest uszkodzony.
web-pieces-read-done = Plik jest wczytany; można pisać dalej.
web-pieces-read-without =
    { $count ->
        [1] Jednego miejsca nie da się odczytać: { $reason }.
       *[other] Nieczytelne miejsca: { $count }; pierwsze: { $reason }.
    }
web-pieces-anew-sure = Na pewno wymazać wszystko?
web-pieces-undo-file = Cofnij wczytanie pliku
web-pieces-undo-anew = Cofnij wymazanie
web-pieces-shelve = Umieść na tym serwerze
web-pieces-shelve-confirm = Potwierdź choć jeden element, a będzie można umieścić pudełko na tym serwerze.
web-pieces-shelve-mend = Popraw to, co się nie zgadza, a będzie można umieścić pudełko na tym serwerze.
web-pieces-shelve-name = Nadaj pudełku nazwę, a będzie można umieścić je na tym serwerze.
web-pieces-shelve-begun = Potwierdź zaczęte elementy albo przywróć nasze, a będzie można umieścić pudełko na tym serwerze.
web-pieces-shelve-built-in = Na razie wszystko zgadza się z naszymi elementami, więc nie ma czego umieszczać na tym serwerze.
web-pieces-replace = Zastąp je (rozpoczęte partie zachowają stare)
web-pieces-rename = Zmień tam nazwę na { $name }
web-pieces-shelved = Nowe stoły można teraz otwierać z tym pudełkiem.
web-pieces-open = Otwórz z nim stół
web-pieces-take-off = Usuń z tego serwera
web-pieces-take-off-sure = Tak, usuń
web-pieces-take-off-how = Nie będzie już można otwierać z nim nowych stołów. Stoły i partie, które już je mają, zachowają je.
web-pieces-taken-off = Z pudełkiem { $name } nie można już otwierać nowych stołów.
web-pieces-to-begun = Pokaż niepotwierdzony element
web-pieces-shelf = Na tym serwerze
web-pieces-shelf-absent = Tego pudełka nie ma jeszcze na tym serwerze.
web-pieces-shelf-same = To pudełko jest na tym serwerze, dokładnie takie, jak tu potwierdzono.
web-pieces-shelf-renamed = To pudełko jest na tym serwerze pod nazwą { $name }.
web-pieces-shelf-other = Na tym serwerze jest pudełko o tej nazwie, ale różni się od tego, co tu potwierdzono.
web-pieces-shelf-others = Inne pudełka na tym serwerze
web-pieces-for-host = Na koniec pobierz plik: dzięki niemu gospodarz serwera będzie mógł udostępnić stoły z tym pudełkiem.

## In the browser: the replay

web-replay-title = Powtórka
web-replay-running = To powtórka; partia trwa dalej.
web-own-line = Wiersz { $line }, nieodtworzony: { $text }
web-other-rules = Zaczęła się według innych zasad lub z innymi elementami.
web-first = Na początek
web-back = Krok wstecz
web-forward = Krok dalej
web-last = Na koniec
web-play-all = Odtwarzaj
web-pause = Pauza
web-copy-line = Kopiuj link do tego momentu
web-play-on = Graj stąd dalej
web-play-on-seats = Grasz jako
web-play-on-others = Za pozostałych gra
web-play-on-cannot = Tu partia jest zakończona; cofnij się trochę, by grać dalej.
web-verify = Sprawdź kości
web-verify-how = Każde losowanie wynika z sekretu gospodarza i z tego, co dodają od siebie ludzie przy stole (tzw. soli). Gospodarz najpierw pieczętuje sekret i pokazuje pieczęć (skrót, hash), a dopiero potem poznaje to, co dodają. Po zakończeniu partii sekret zostaje ujawniony, a twoja przeglądarka wylicza wszystkie losowania od nowa.
web-verify-hash = Ujawniony sekret pasuje do pieczęci.
web-verify-hash-wrong = Ujawniony sekret nie pasuje do pieczęci.
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
web-verify-nobody = Tej przeglądarce pokazano pieczęć, zanim wysłała twój wkład, a po tobie nikt już nic nie dodał. Nikt więc nie mógł wybrać tych kości, nawet gospodarz.
web-verify-after = Tej przeglądarce pokazano pieczęć, zanim wysłała twój wkład, więc gospodarz nie mógł wybrać tych kości sam. Mógł to zrobić tylko razem z kimś, kto dodał coś po tobie: { $people }.
web-verify-seal-changed = Gospodarz podmienił pieczęć: tej przeglądarce pokazał wcześniej inną. Kości mogły zostać wybrane.
web-verify-salt-changed = Gospodarz zmienił albo pominął twój wkład. Kości mogły zostać wybrane.
web-verify-not-here = Tej przeglądarki nie było przy tym stole, więc nie wie, jaką pieczęć tam pokazano.
web-verify-page = Ta strona także pochodzi od gospodarza. Jeśli nie chcesz na nikim polegać, zanotuj pieczęć i swój wkład i sprawdź zapis partii na własnym komputerze:
web-nothing-said = Tu nic się nie wydarzyło.
web-chance = szansa na wygraną
web-course = Szansa każdego na wygraną, tura po turze

## What is wrong with a file of pieces

pieces-at-line = Wiersz { $line }: { $what }.
pieces-at-table = Wiersz { $line }, { $table }: { $what }.
pieces-at-row = Wiersz { $line }, pozycja { $row } tabeli { $table }: { $what }.
pieces-at-part = Wiersz { $line }, pozycja { $row } tabeli { $table }, { $part } { $number }: { $what }.
pieces-empty = plik jest pusty, a powinny w nim być elementy gry
pieces-large = plik ma { $found } znaków, a może mieć najwyżej { $most }
pieces-crowded = w pliku jest więcej, niż mieści jakiekolwiek pudełko: znak „{ $sign }” występuje { $found } razy, a może najwyżej { $most }
pieces-toml = to nie jest TOML ({ $reason })
pieces-name = nazwa to { $value }; ma być jeden wiersz, najwyżej { $most } znaków
pieces-game = plik jest do gry { $value }, a ma być do gry { $expected }
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
pieces-ascending = liczby w polu { $key } muszą rosnąć

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

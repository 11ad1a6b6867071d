# The words of the frame: what is true of every match, whatever is played.

## This language, as its speakers call it

language-name = Čeština

## Lists

list-empty = nic
list-next = { $items }, { $item }
list-last = { $items } a { $item }

## Who speaks

chance = náhoda
seat = místo { $number }

## Why not

refusal-over = Partie už skončila.
refusal-unknown-move = Takovou volbu tato hra nezná: „{ $move }“.
refusal-not-asked = Teď není řada na vás; počkejte prosím.
refusal-stale = Mezitím se něco stalo; podívejte se znovu a vyberte si ještě jednou.
refusal-nothing-to-undo = Po řádku { $line } není co vracet.
refusal-undo-not-yours = To, co následuje po řádku { $line }, není vaše odpověď; vracet můžete jen své vlastní.
refusal-undo-needs-consent = Po řádku { $line } už odpovídali jiní; nejdřív je požádejte o souhlas.
refusal-no-wish = O vrácení teď nikdo nežádá.
refusal-not-your-seat = Na tomto místě nesedíte; nejdřív se posaďte.
refusal-no-such-page = Na této adrese nic není.
refusal-no-such-table = Takový stůl neexistuje.
refusal-not-begun = Partie ještě nezačala; některá místa jsou volná.
refusal-seat-taken = Tam už někdo sedí.
refusal-link-needed = Tento stůl není otevřený všem; vstupte přes jeho odkaz.
refusal-bad-link = Tento odkaz neplatí, nebo už vypršel.
refusal-no-person = Alespoň jedno místo musí být pro člověka.
refusal-wrong-seats = Tuto hru nelze hrát při tomto počtu hráčů: { $count }.
refusal-unknown-program = Program „{ $name }“ neexistuje.
refusal-not-over = Partie ještě neskončila.
refusal-no-such-line = V této partii není řádek { $line }.
refusal-cannot-go-on = Od řádku { $line } nelze hrát dál: partie je tam u konce.
refusal-not-replayed = Od řádku { $line } nelze hrát dál: podle dnešních pravidel partie sahá jen k řádku { $last }.
refusal-does-not-replay = V této partii nelze pokračovat: { $reason }
refusal-has-account = Účet už máte.
refusal-name-taken = Jméno „{ $name }“ už používá někdo jiný.
refusal-wrong-password = Toto jméno a heslo k sobě nepatří.
refusal-unreadable = Tomu nešlo porozumět: { $reason }
refusal-no-hint-yet = Radu se nepodařilo najít včas; zeptejte se prosím znovu.
refusal-too-fast = To bylo moc najednou; chvilku prosím počkejte.
refusal-too-big = To bylo příliš dlouhé.
refusal-foreign-origin = To přišlo z jiného webu, a proto to nebylo přijato.
refusal-wrong-key = To není klíč hostitele; použijte odkaz, který ukazuje terminál.
refusal-no-such-piece = { $table }: součást { $number } neexistuje.
refusal-same-pieces = To jsou vestavěné součásti; není co přidat.
refusal-cannot-be = { $reason }
refusal-failed = Na serveru něco selhalo; jeho záznamy říkají proč.

## About the match

remark-undo = { $seat } vrací vše po řádku { $line }.
remark-agree = { $seat } souhlasí s vrácením všeho po řádku { $line }.
remark-resign = { $seat } se vzdává.
remark-leave = { $seat } odchází od stolu.
remark-program = { $seat }: toto místo přebírá program { $name }.
remark-person = { $seat }: toto místo přebírá { $name }.

## The end

ending-resigned = jeden z hráčů se vzdal
result-points =
    { $points ->
        [one] { $seat }: { $points } bod
        [few] { $seat }: { $points } body
        [many] { $seat }: { $points } bodu
       *[other] { $seat }: { $points } bodů
    }
result-part = { $name }: { $scored }
scored-each = { $seat } { $points }
result-wins = Vyhrává { $seat }.
result-shared = Vítězství sdílí { $winners }.
winners-each = { $seat }

## Games played by programs, and records replayed

simulate-games = { $game }, { $games ->
        [one] { $games } partie
        [few] { $games } partie
        [many] { $games } partie
       *[other] { $games } partií
    }: { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroky
        [many] { $steps } kroku
       *[other] { $steps } kroků
    }, { $rate ->
        [one] { $rate } krok
        [few] { $rate } kroky
        [many] { $rate } kroku
       *[other] { $rate } kroků
    } za sekundu
simulate-ending = { $count }× konec: { $ending }
simulate-seat = místo { $number } ({ $name }): výhry { $wins } %, body { $points }
verify-done =
    { $draws ->
        [one] Jediné losování odpovídá kostkám.
        [few] Všechna { $draws } losování odpovídají kostkám.
        [many] Všechna losování ({ $draws }) odpovídají kostkám.
       *[other] Všech { $draws } losování odpovídá kostkám.
    }
verify-some = Losování, která odpovídají kostkám: { $draws }; podle jiných pravidel nebo s jinými díly, takže je nelze znovu odvodit: { $left }.
replay-running = { $game }, řádky: { $lines }; partie běží
replay-over = { $game }, řádky: { $lines }; partie skončila, { $ending }
replay-lost = Tato partie se hrála podle jiných pravidel nebo s jinými díly; od řádku { $line } se ukazují její vlastní řádky.
replay-held = Podle dnešních pravidel by skončila jinak; ukázán je výsledek, který měla.
replay-renewed = Začala podle jiných pravidel nebo s jinými díly; od řádku { $line } se hraje podle dnešních a navazuje na řádek { $after }.

## In the guided first game

learn-read = Pokračujte klávesou Enter.
learn-do = Teď: { $words } ({ $move })
learn-go-on = Lekce je uložená; pokračujte příkazem: cathedrals learn { $name } --load { $file }
refusal-another-in-lesson = To sice smíte, ale ne v tomto místě lekce; nejdřív udělejte, co je ukázáno.

## In the rulebook

mark-reading = (Náš výklad: tištěná pravidla o tom mlčí, nebo se liší.)
mark-reported = (Údaj pochází z veřejných recenzí.)
mark-designed = (Náš návrh: žádný veřejný text to neuvádí.)

## The programs

character-random = Odpovídá, jak zrovna zavane vítr; pro první pohled na stůl jako stvořený.
character-greedy = Vezme si, co tento tah dá, a nikdy se neptá, co bude potom.
character-apprentice = Pilné ruce, krátký zrak: dnes položí poctivý kámen a na zítřek zapomene.
character-journeyman = Pár stavenišť už prošel a dívá se, co uděláte příště.
character-master = Myslí o tah dál, než je vám milé, a dobrého kamene vám moc nenechá.
character-architect = Kde jiní vidí zeď, on vidí celou katedrálu, a dává si přitom načas.

## In the terminal

play-person = Hráč
play-person-numbered = Hráč { $number }
play-question = { $seat }: { $question }
play-over = Partie skončila: { $ending }.
play-prompt = { $seat }>
play-prompt-over = konec>
play-prompt-page = Enter – dál:
play-more-moves = … ještě { $count }: zbytek ukáže +
play-last-moves = + se vrací k prvním volbám
play-since = Od vaší poslední odpovědi:
play-nobody-did = { $events }
play-did = { $seat }: { $events }
play-welcome = { $game }. Napište číslo nebo volbu; ? vysvětlí, hint poradí, quit uloží partii na později.
play-taken-back = Vráceno.
play-saved = Partie je v souboru { $file }.
play-loaded = Partie ze souboru { $file } pokračuje.
play-go-on = Partie je uložená; pokračujte příkazem: cathedrals play { $name } --load { $file }
play-not-written = Soubor { $file } nelze zapsat ({ $reason }); zkuste jinou cestu.
play-which-file = Napište, který soubor: { $move } SOUBOR
play-no-number = Možnost { $number } tu není; vyberte číslo od 1 do { $count }.
play-unknown = Na „{ $move }“ teď žádná volba nezačíná; pomoc vypíše ?.
play-means = „{ $move }“ může znamenat:
play-legal = { $words }: to teď můžete zahrát.
play-nothing-known = Nic se tu nejmenuje „{ $move }“; zkuste samotné ?.
play-hint = { $number } { $move }: { $words }
play-hint-where = Podívejte se sem: { $pieces }.
pieces-each = { $words }
play-hint-nowhere = Žádný prvek teď není důležitější než ostatní.
play-hint-why = Co by tu jedna volba změnila: { $words }.
play-hint-why-nothing = Žádná volba tu moc nezmění.
play-hint-which = Napište hint, hint where nebo hint why.
play-why = { $seat }: { $words }.
play-why-outlook = { $words }; vlastní šance odhaduje na { $share } %
play-why-nobody = Žádný program ještě nehrál.
play-reasons = { $first }, { $second }
reason-score =
    { $way ->
        [up] více bodů
       *[down] méně bodů
    }
reason-rival =
    { $size ->
        [0] { $seat } { $way ->
            [up] trochu získá
           *[down] trochu ztratí
        }
       *[other] { $seat } { $way ->
            [up] získá
           *[down] ztratí
        } { $size }
    }
play-hint-no-reason = nic se tím moc nezmění
play-rule = { $name }: { $text }
play-languages = Jazyky: { $languages }.
languages-each = { $language } ({ $called })
play-nothing-yet = Ještě se nic nestalo.
play-small = Toto okno má méně než 80 sloupců, proto je stůl popsán větami.

help =
    12 nebo text volby        zahrát ji; Tab doplní, samotné slovo vypíše své volby
    hint                      nejlepší volby a důvody; méně: hint where, hint why
    why                       proč programy hrály právě tak
    { "?" } VOLBA                   jestli smím, a pokud ne, které pravidlo tomu brání
    { "?" } PRVEK  { "?" } PRAVIDLO       co to je; text pravidla podle čísla
    undo   log   table        vrátit poslední odpověď; co se stalo; překreslit stůl
    save SOUBOR  load SOUBOR  uložit partii; pokračovat v jiné
    lang JAZYK                přepnout na jiný jazyk
    quit                      odejít; partie zůstane v souboru a lze v ní pokračovat

## What is often said

phrase-good-luck = Hodně štěstí!
phrase-well-played = Pěkně zahráno!
phrase-thanks = Děkuji.
phrase-hurry = Trochu rychleji, prosím.
phrase-thinking = Moment, přemýšlím.
phrase-sorry = Pardon!
phrase-rematch = Ještě jednou?

## The server

serve-ready = Server Cathedrals běží na adrese { $what }, dokud ho nezastaví Ctrl-C.
serve-host = Hostitel může opsat vlastní krabice na { $what } (odkaz nikomu nedávejte).
serve-kept = Partie se ukládají do { $what }.
serve-other-port = Port { $what } je obsazený, a tak byl zvolen jiný.
serve-already = Server Cathedrals už běží na adrese { $what }.
serve-stopped = Server Cathedrals byl zastaven. Partie jsou uloženy v { $what }.

## In the browser

web-title = Cathedrals
web-description = Deskové hry o stavbě katedrál: s přáteli nebo proti programům, s pravidly a první hrou s průvodcem.
web-not-built = Klient pro prohlížeč není sestavený: sestaví ho make play.
numbered-name = { $name } { $number }
left-seat = Nikdo
program-random = Náhodný
program-greedy = Chamtivý
program-apprentice = Učeň
program-journeyman = Tovaryš
program-master = Mistr
program-architect = Architekt
web-is-you = vy
web-close = Zavřít
web-on = Zap.
web-off = Vyp.

web-connecting = Připojování…
web-away = Server není dostupný
web-away-wait = Spojení se zkouší samo obnovit; o nic nepřijdete.
web-try-now = Zkusit teď
web-no-match = Tady se nic nehraje
web-to-lobby = Do lobby
web-home = Cathedrals: do lobby
web-reconnecting = Obnova spojení
web-reconnecting-kept = Vaše volba je tu uložená a odešle se.
web-reconnecting-only = Spojení se přerušilo; právě se obnovuje.

## In the browser: the lobby

web-account = Účet
web-settings = Nastavení
web-theme = Vzhled
web-theme-dark = Tmavý
web-theme-light = Světlý
web-speed = Animace
web-speed-none = Žádné
web-speed-fast = Rychlé
web-speed-normal = Běžné
web-speed-slow = Pomalé
web-sound = Zvuk
web-hints = Nápovědy
web-language = Jazyk
web-third-party = Práce jiných na této stránce a jejich licence
web-keys = Klávesy
web-key-u = U
web-does-u = vrátí vaši poslední odpověď
web-key-h = H
web-does-h = řekne, kam se dívat, pak proč a nakonec ukáže volbu
web-key-why = ?
web-does-why = řekne, proč něco nejde
web-key-l = L
web-does-l = otevře záznam
web-key-c = C
web-does-c = otevře chat
web-key-escape = Esc
web-does-escape = vrátí o krok zpět
web-key-numbers = 1 až 9
web-does-numbers = vybírají z panelu
web-key-arrows = Šipky
web-does-arrows = přecházejí mezi prvky; Enter vybírá
web-key-enter = Enter
web-does-enter = ukončí tah, když není vybraný žádný prvek
web-key-f6 = F6
web-does-f6 = přejde na další část stolu
web-key-slash = /
web-does-slash = umožní napsat volbu

web-your-turn = Jste na tahu
web-to-move = Na tahu: { $name }
web-continue = Pokračovat
web-open = Otevřít
web-play-now = Hrát
web-first-game = Proti programu, s pomocí v každém kroku. Účet není potřeba.
web-waiting-for-people = Jsou volná místa
web-with = Hrají také: { $people }
people-each = { $person }
web-alone = Sólo
web-new-game = Nová hra
web-game = Hra
web-seats = Místa
web-players =
    { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
        [many] { $count } hráče
       *[other] { $count } hráčů
    }
web-players-between =
    { $most ->
        [one] { $least }–{ $most } hráč
        [few] { $least }–{ $most } hráči
        [many] { $least }–{ $most } hráče
       *[other] { $least }–{ $most } hráčů
    }
web-level = úroveň { $level }
web-who-sits = Kdo sedí na místě { $number }
web-seat-same = Tato obrazovka
web-seat-same-how = střídáte se tu
web-seat-friend = Přítel
web-seat-friend-how = přes odkaz
web-seat-anyone = Kdokoliv
web-seat-anyone-how = z lobby
web-seat-nobody = Nikdo
web-start = Začít hru
web-open-tables = Otevřené stoly
web-no-open = Žádné otevřené stoly. Založte vlastní s volným místem, nebo hrajte proti programu.
web-free-seats =
    { $names }; { $count ->
        [one] { $count } volné místo
        [few] { $count } volná místa
        [many] { $count } volného místa
       *[other] { $count } volných míst
    }
web-join = Přidat se
web-watch = Sledovat
web-no-watch = Nikdo jiný teď nehraje.
web-watch-this = Sledovat: { $game }
web-score = { $name } { $score }
web-my-matches = Vaše partie
web-no-matches = Tady budou vaše dohrané partie, každá i s přehráním.
web-replay-this = Přehrání: { $game }
web-going-on = probíhá
web-won = Výhra { $own } : { $other }
web-lost = Prohra { $own } : { $other }
web-drawn = Remíza { $own } : { $other }
web-game-of = { $game }, { $day }

web-name = Jméno
web-be-called = Změnit jméno
web-called = Odteď se tak jmenujete.
web-guest = Jste tu jako host. Účet uchová vaše partie a můžete s ním hrát i na jiném zařízení.
web-has-account = { $name } tu má účet.
web-password = Heslo
web-password-long =
    { $count ->
        [one] Heslo má alespoň { $count } znak.
        [few] Heslo má alespoň { $count } znaky.
        [many] Heslo má alespoň { $count } znaku.
       *[other] Heslo má alespoň { $count } znaků.
    }
web-open-account = Založit účet
web-account-opened = Váš účet je založený a vaše partie jsou v něm uložené.
web-sign-in = Přihlásit
web-entered = Vítejte zpět.
web-sign-out = Odhlásit
web-signed-out = Odhlášeno.

web-seat-free = Volné místo
web-invite = Pošlete tento odkaz tomu, kdo má s vámi hrát.
web-copy = Kopírovat
web-copied = Zkopírováno
web-leave = Odejít
web-invited = U tohoto stolu je pro vás volné místo.
web-sit-down = Posadit se

## In the browser: the table

web-asks = { $seat }: { $question }
web-choices =
    { $count ->
        [one] { $count } možnost.
        [few] { $count } možnosti.
        [many] { $count } možnosti.
       *[other] { $count } možností.
    }
web-your-answer = Vaše odpověď
web-turn-of = Na tahu: { $seat }
web-over = Konec
web-watching = Sledujete
web-you-watch = Sledujete; nic tu na vás nečeká.
web-panel = Akce
web-hint = Nápověda
web-rules = Pravidla
web-log = Co se stalo
web-chat = Chat
web-final = Bodování
web-undo = Vrátit
web-undo-border = Vrátit teď nic nemůžete: mezitím rozhodla náhoda nebo hrál někdo jiný.
web-ask-undo = Požádat o vrácení
web-back-to = Vrátit vše po řádku { $line }
web-end-turn = Ukončit tah
web-chosen = vybraný prvek
web-ways =
    { $count ->
        [one] { $count } způsob
        [few] { $count } způsoby
        [many] { $count } způsobu
       *[other] { $count } způsobů
    }
web-type = Napsat volbu
web-why = Proč ne?
web-about-question = Co to znamená?
web-ask-why = Klikněte na cokoliv, co nelze vybrat; tady se dočtete proč.
web-not-accepted = To nebylo přijato
web-rule = Pravidlo { $rule }
web-choose-again = Vybrat znovu
web-hint-where = Podívejte se, co svítí.
web-hint-here = Podívejte se na tato tlačítka.
web-hint-why = K čemu to vede: { $why }.
web-hint-ask-why = Proč?
web-why-so = Proč hrál takto?
web-hint-ask-which = Ukázat volbu
web-thinks = { $seat } přemýšlí
web-program-thinks = Je to program; za chvilku zahraje.
web-person-thinks = Až budete na tahu, dozvíte se to.
web-seat-left = Jedno místo je prázdné
web-seat-left-wait = Někdo odešel; místo může převzít program.
web-let-program = Předat místo programu
web-wish = { $seat } žádá o vrácení
web-wish-what = Mezitím hráli jiní, takže musí souhlasit všichni.
web-wish-own = Žádáte o vrácení
web-wish-wait = Provede se, až budou všichni souhlasit.
web-wish-yes = Souhlas
web-wish-no = Ne
web-you-won = Vyhráli jste!
web-because = Partie skončila: { $ending }.
web-rematch = Odveta
web-rematch-join = Přidat se k odvetě
web-replay = Přehrání
web-this-match = Tato partie
web-resign = Vzdát se
web-resign-sure = Opravdu se vzdát?
web-leave-sure = Opravdu odejít?
web-program-sure = Opravdu předat?
web-hand-over = Předat programu
web-other-device = Hrát jinde
web-other-device-how = Kdo tento odkaz otevře, usedne na vaše místo.
web-record = Zápis
web-setup = Stůl je připravený
web-go-to-line = Přejít na řádek { $line }
web-no-chat = Ještě nikdo nic neřekl.
web-write = Napište něco
web-send = Odeslat
web-plain-pieces = Součásti
web-plain-scores = Rozpis bodů
web-plain-total = Celkem
web-plain-table = Stůl jako text
web-seek-rule = Hledat v pravidlech

## In the browser: the rulebook

web-rulebook = Pravidla hry
web-contents = Obsah
web-print = Vytisknout
web-rules-found =
    { $count ->
        [one] Nalezen { $count } odstavec
        [few] Nalezeny { $count } odstavce
        [many] Nalezeno { $count } odstavce
       *[other] Nalezeno { $count } odstavců
    }
web-try = Vyzkoušejte si to
web-try-yes = Ano, můžete.
web-try-no = Ne.
web-try-nothing = S otázkou to nesouvisí.
web-to-rulebook = Zpět k pravidlům

## In the browser: the guided first game

web-learn = Naučit se
web-learn-title = Učte se hrou
web-learn-how = Výuková partie na zhruba deset minut proti přátelskému programu. Kdykoliv můžete odejít a pokračovat později.
web-learn-begin = Začít
web-learn-go-on = Pokračovat
web-learn-anew = Začít znovu
web-guided = Výuková hra
web-lesson-of = Krok { $number } / { $count }
web-lesson-next = Dál
web-lesson-back = Zpět
web-lesson-skip = Přeskočit
web-lesson-only = Udělejte, co svítí
web-lesson-only-how = Klikněte na cokoliv jiného a dozvíte se, proč teď ne. Nic se nemůže pokazit: lekce počká a můžete se vracet.
web-lesson-read = Čtěte dál
web-lesson-read-how = Tady není co dělat; pokračujte, až budete chtít.
web-lesson-done = Výborně!

## In the browser: a box of one’s own

web-own-box = Vlastní krabice
web-pieces-how = Tištěné karty nejsou v žádném veřejném textu, naše jsou proto navržené. Kdo hru vlastní, může sem její součásti opsat, jednu po druhé; kdykoliv můžete odejít a pokračovat později.
web-pieces-begin = Opsat součásti
web-pieces-none = Není tu žádný seznam součástí
web-pieces-of = Vlastní krabice: { $game }
web-pieces-kinds = Druhy součástí
web-pieces-piece = Součást
web-pieces-says = Co je na ní vytištěno
web-pieces-number = { $number } / { $count }
web-pieces-is-printed = jako v tisku
web-pieces-is-begun = rozepsaná, nepotvrzená
web-pieces-is-ours = navržená námi
web-pieces-is-known = známá
web-pieces-source-rulebook = z pravidel
web-pieces-source-reported = z recenzí
web-pieces-mark = Součást { $number }: { $state }
web-pieces-wrong = ještě nesedí
web-pieces-wrongs = Co ještě nesedí
web-pieces-back = Předchozí součást
web-pieces-on = Další součást
web-pieces-restore = Zase naše
web-pieces-skip = Přeskočit
web-pieces-as-printed = Jako v tisku
web-pieces-keys = Pište čísla, Enter potvrzuje. Page Up a Page Down: předchozí a další součást.
web-pieces-less = { $name }: méně
web-pieces-more = { $name }: více
web-pieces-numbered = { $name } { $number }
web-pieces-some =
    { $count ->
        [1] ještě naše
       *[other] opsáno { $printed } / { $count }; naše ještě { $ours }
    }
web-pieces-all =
    { $count ->
        [1] jako v tisku
       *[other] všechno jako v tisku ({ $count })
    }
web-pieces-known = známo z pravidel
web-pieces-name = Název krabice
web-pieces-name-like = Moje krabice
web-pieces-sum = opsáno: { $printed }, naše: { $ours }
web-pieces-kept = Každá změna se uchová v tomto prohlížeči.
web-pieces-download = Stáhnout soubor
web-pieces-downloaded = Soubor { $name } je mezi staženými.
web-pieces-read = Načíst soubor
web-pieces-read-done = Soubor je načten; můžete pokračovat.
web-pieces-read-without =
    { $count ->
        [1] Jedno místo nelze přečíst: { $reason }.
       *[other] Nečitelná místa: { $count }; první: { $reason }.
    }
web-pieces-anew-sure = Opravdu všechno zapomenout?
web-pieces-shelve = Dát na tento server
web-pieces-shelved = Nové stoly lze teď otevírat s touto krabicí.

## In the browser: the replay

web-replay-title = Přehrání
web-line = Řádek { $line } / { $last }
web-own-line = Řádek { $line }, nepřehraný: { $text }
web-other-rules = Začala podle jiných pravidel nebo s jinými díly.
web-first = Na začátek
web-back = O krok zpět
web-forward = O krok dál
web-last = Na konec
web-play-all = Přehrát
web-pause = Pauza
web-copy-line = Kopírovat odkaz na tento řádek
web-play-on = Hrát odtud dál
web-play-on-seats = Vaše místo
web-play-on-others = Za ostatní hrají programy.
web-play-on-cannot = Tady už partie skončila; chcete-li hrát dál, vraťte se kousek zpátky.
web-verify = Ověřit kostky
web-verify-how = Otisk tajemství byl zveřejněn dřív, než se kdokoliv posadil, a každé místo přidalo svou sůl. Z nich plyne každé losování; váš prohlížeč je všechna odvodí znovu.
web-verify-hash = Zveřejněný otisk patří k tomuto tajemství.
web-verify-hash-wrong = Zveřejněný otisk k tomuto tajemství nepatří.
web-verify-draws =
    { $count ->
        [one] { $count } losování odpovídá kostkám.
        [few] Všechna { $count } losování odpovídají kostkám.
        [many] Všechna losování ({ $count }) odpovídají kostkám.
       *[other] Všech { $count } losování odpovídá kostkám.
    }
web-verify-wrong = Losování { $number } po řádku { $line } neodpovídá kostkám.
web-verify-told =
    { $count ->
        [one] První řádek ({ $count }) pochází z jiné partie a jeho losování z jejích kostek.
        [few] První { $count } řádky pocházejí z jiné partie a jejich losování z jejích kostek.
        [many] První řádky ({ $count }) pocházejí z jiné partie a jejich losování z jejích kostek.
       *[other] Prvních { $count } řádků pochází z jiné partie a jejich losování z jejích kostek.
    }
web-verify-later = Tajemství kostek se ukáže, až partie skončí; pak lze losování ověřit.
web-nothing-said = Tady se nic nestalo.
web-expected = odhad
web-course = Jakou cenu měla pozice pro každého, v bodech, tah po tahu

## What is wrong with a file of pieces

pieces-at-line = Řádek { $line }: { $what }.
pieces-at-table = Řádek { $line }, { $table }: { $what }.
pieces-at-row = Řádek { $line }, položka { $row } v { $table }: { $what }.
pieces-at-part = Řádek { $line }, položka { $row } v { $table }, { $part } { $number }: { $what }.
pieces-empty = soubor je prázdný, měly by v něm být herní součásti
pieces-large = soubor má { $found } znaků, nejvýš jich může být { $most }
pieces-toml = tohle není TOML ({ $reason })
pieces-name = název je { $value }; má to být jeden řádek, nejvýš { $most } znaků
pieces-game = soubor patří ke hře { $value }, čeká se { $expected }
pieces-missing = tohle chybí
pieces-lacks = chybí „{ $key }“
pieces-number = { $key } je { $value }; čeká se celé číslo od { $low } do { $high }
pieces-flag = { $key } je { $value }; čeká se true nebo false
pieces-list = { $key } je { $value }; čeká se seznam v hranatých závorkách
pieces-word = { $key } je { $value }; čeká se: { $names }
pieces-count = „{ $key }“: počet je { $found }, má být { $expected }
pieces-unknown = název „{ $key }“ tu není znám; známé jsou: { $names }
pieces-unknown-table = tato tabulka není známa; známé jsou: { $names }
pieces-same = tohle je v každé krabici stejné a nedá se změnit; tabulku vynechte
pieces-ascending = čísla v { $key } musí růst

## A file of pieces to fill in, and what to look at on each kind of piece

pieces-file = Vaše vlastní krabice hry { $title }. Vyplňte každou položku podle vytištěné součásti a změňte její source na printed; položky s designed jsou naše a mohou se od vytištěných lišit. Na pořadí položek jednoho druhu nezáleží, není-li řečeno jinak. Dejte krabici název. Zda je vše v pořádku, poví: cathedrals pieces { $name } --check FILE
pieces-good = { $file }: dá se s tím hrát.
pieces-ours = { $table }: { $ours } z { $of } stále podle našeho návrhu

## Owners' own boxes at tables

refusal-no-such-pieces = K této hře taková krabice součástí není.
refusal-no-room-for-pieces = Krabic součástí může být nejvýš { $most } a všechny se používají.
web-pieces = Součásti
web-pieces-ours = Naše
web-with-pieces = Součásti: { $box }

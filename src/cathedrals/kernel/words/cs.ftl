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
refusal-undo-not-yours = To, co následuje po řádku { $line }, není vaše volba; vracet můžete jen své vlastní.
refusal-undo-needs-consent = Po řádku { $line } rozhodla náhoda nebo hrál někdo jiný; nejdřív požádejte ostatní o souhlas.
refusal-no-wish = O vrácení teď nikdo nežádá.
refusal-not-your-seat = Na tomto místě nesedíte; nejdřív se posaďte.
refusal-no-such-page = Na této adrese nic není.
refusal-no-such-table = Takový stůl neexistuje.
refusal-not-begun = Partie ještě nezačala; některá místa jsou volná.
refusal-seat-taken = Tam už někdo sedí.
refusal-link-needed = Tento stůl není otevřený všem; vstupte přes jeho odkaz.
refusal-bad-link = Tento odkaz neplatí, nebo už vypršel.
refusal-link-used = Tento odkaz už někdo otevřel; požádejte o nový.
refusal-too-many-links = Odkazů na vaše místo už je { $count }; nejdřív některé zrušte.
refusal-too-many-tables = Vašich nedohraných partií je { $count }; než otevřete další stůl, některou ukončete.
refusal-too-many-open-tables = Vašich stolů, které čekají na hráče, je { $count }; než otevřete další, některý opusťte.
refusal-too-many-new-tables = Z vašeho připojení bylo otevřeno příliš mnoho stolů; zkuste to znovu za minutu.
refusal-too-many-seats = Cizích stolů, u kterých už čekáte, je { $count }; nejdřív některý opusťte.
refusal-one-seat-each = U cizího stolu můžete mít jen jedno místo a u tohoto už sedíte.
refusal-too-many-reports = Hostitel už od vás má { $count } hlášení; toto prosím uložte jako soubor.
refusal-reports-full = Hostitel už další hlášení nemá kam uložit; toto prosím uložte jako soubor.
refusal-not-your-table = To může jen ten, kdo tento stůl otevřel.
refusal-table-begun = Tento stůl už na hráče nečeká.
refusal-nobody-to-kick = Na tomto místě není nikdo, koho byste mohli vykázat.
refusal-kicked = Hostitel vás od tohoto stolu vykázal; vyberte si prosím jiný.
refusal-kicked-nearby = Hostitel od tohoto stolu vykázal někoho, kdo přišel z vaší adresy; požádejte hostitele o odkaz ke stolu.
refusal-hints-forbidden = U tohoto stolu se hraje bez nápověd.
refusal-not-elsewhere-yet = U tohoto stolu se hraje bez nápověd; navázat na tuto partii novou lze, až skončí.
refusal-dice-gone = Tyto kostky už byly použity, nebo čekaly příliš dlouho; požádejte o nové.
refusal-no-person = Alespoň jedno místo musí být pro člověka.
refusal-wrong-seats =
    { $count ->
        [one] Tuto hru nemůže hrát { $count } hráč.
        [few] Tuto hru nemohou hrát { $count } hráči.
        [many] Tuto hru nemůže hrát { $count } hráče.
       *[other] Tuto hru nemůže hrát { $count } hráčů.
    }
refusal-unknown-program = Program „{ $name }“ neexistuje.
refusal-not-over = Partie ještě neskončila.
refusal-no-such-line = V této partii není řádek { $line }.
refusal-cannot-go-on = Od řádku { $line } nelze hrát dál: partie je tam u konce.
refusal-not-replayed = Od řádku { $line } nelze hrát dál: podle dnešních pravidel partie sahá jen k řádku { $last }.
refusal-not-planned-further = Co bude dál, tady nikdo vědět nemůže; vraťte některou volbu svého plánu.
refusal-does-not-replay = V této partii nelze pokračovat: { $reason }
refusal-has-account = Účet už máte.
refusal-name-taken = Jméno „{ $name }“ už používá někdo jiný.
refusal-wrong-password = Toto jméno a heslo k sobě nepatří.
refusal-signed-out = Na tomto zařízení jste byli odhlášeni; chcete-li pokračovat, přihlaste se znovu.
refusal-banned = Hostitel tohoto serveru vás sem už nepouští.
refusal-wrong-old-password = To není vaše současné heslo.
refusal-no-account = Účet zatím nemáte; nejdřív si ho založte.
refusal-bad-reset = Tento odkaz neplatí, nebo už byl použit; požádejte hostitele o nový.
refusal-name-of-account = „{ $name }“ vypadá jako jméno někoho, kdo tu má účet; zvolte jiné.
refusal-name-of-program = Tak nebo skoro tak se tu jmenuje program: „{ $name }“; zvolte jiné jméno, nebo k němu něco přidejte.
refusal-name-of-host = „{ $name }“ zní, jako by tento server patřil vám; zvolte jiné jméno.
refusal-bad-name = Jméno musí mít písmena jedné abecedy a žádné neviditelné znaky; zvolte jiné.
refusal-unreadable = Tomu nešlo porozumět: { $reason }
refusal-no-hint-yet = Radu se nepodařilo najít včas; zeptejte se prosím znovu.
refusal-record-full = V této partii už je { $most } řádků, které neplatí, a víc jich být nesmí: nic dalšího nelze vrátit a nikdo nemůže převzít místo. Hrajte dál, vzdejte se, nebo z kterékoliv pozice začněte novou partii.
refusal-too-late-to-go-on = Nová partie může navázat jen na prvních { $most } řádků jiné; zvolte dřívější pozici.
refusal-too-fast = To bylo moc najednou; chvilku prosím počkejte.
refusal-too-big = To bylo příliš dlouhé.
refusal-too-slow = Nepřišlo to včas; pošlete to prosím znovu.
refusal-too-many = Z vašeho připojení je toho otevřeno příliš mnoho najednou; nejdřív prosím něco zavřete.
refusal-foreign-origin = To přišlo z jiného webu, a proto to nebylo přijato.
refusal-unknown-host = Tento server se tak nejmenuje; použijte adresu, kterou vám dal hostitel.
refusal-wrong-key = To není klíč hostitele; použijte odkaz, který ukazuje terminál.
refusal-no-such-piece = { $table }: součást { $number } neexistuje.
refusal-same-pieces = To jsou vestavěné součásti; není co přidat.
refusal-other-box-called = Na tomto serveru už je jiná krabice s názvem { $name }; dejte této jiný název.
refusal-not-on-shelf = Tato krabice už na tomto serveru není.
refusal-box-at-start = Krabice { $name } byla zadána při spuštění serveru (--pieces), takže ji tu nelze odebrat ani nahradit; server je třeba spustit bez ní.
refusal-cannot-be = { $reason }
refusal-failed = Na serveru něco selhalo; až to budete hlásit hostiteli, uveďte { $request }.
refusal-not-kept = Právě teď to nešlo uložit; zkuste to prosím za chvíli znovu.

## About the match

remark-undo = { $seat } vrací vše za řádkem { $line }.
remark-agree = { $seat } souhlasí s vrácením všeho za řádkem { $line }.
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
simulate-seat = { $name }: výhry { $wins } %, body { $points }
verify-done =
    { $draws ->
        [one] Jediné losování odpovídá kostkám.
        [few] Všechna { $draws } losování odpovídají kostkám.
        [many] Všechna losování ({ $draws }) odpovídají kostkám.
       *[other] Všech { $draws } losování odpovídá kostkám.
    }
verify-some = Losování, která odpovídají kostkám: { $draws }; proběhlo podle jiných pravidel nebo s jinými součástmi, takže je nelze znovu odvodit: { $left }.
verify-seed = Plynou ze semínka, které si mohl vybrat ten, kdo partii začal.
verify-no-salts = Nikdo u stolu k těmto kostkám nic nepřidal: hostitel je mohl vybrat sám.
verify-old-salts = Zápis neříká, kdo k těmto kostkám co přidal, a něco mohlo pocházet od hostitele, takže je mohl vybrat sám.
verify-salts = Lidé, kteří k těmto kostkám přidali něco svého: { $people }. Pokud aspoň jeden z nich viděl tuto pečeť předem a není s hostitelem domluvený, hostitel kostky sám vybrat nemohl; společně s tím, kdo se posadil poslední, ale ano.
verify-ahead = Nedokazuje to, že se hostitel na losování nepodíval předem.
verify-seal-kept = Pečeť je ta, která vám byla ukázána.
verify-salt-kept = Váš příspěvek je součástí těchto kostek.
replay-running = { $game }, řádky: { $lines }; partie běží
replay-over = { $game }, řádky: { $lines }; partie skončila: { $ending }
replay-lost = Tato partie se hrála podle jiných pravidel nebo s jinými součástmi; od řádku { $line } vidíte jen řádky jejího zápisu.
replay-held = Podle dnešních pravidel by skončila jinak; zobrazen je původní výsledek.
replay-renewed = Začala podle jiných pravidel nebo s jinými součástmi; od řádku { $line } se hraje podle dnešních a navazuje na řádek { $after }.
report-said = Co se čekalo:
report-program = Program
report-rules = Pravidla
report-pieces = Součásti
report-client = Klient v prohlížeči
report-same = { $part }: { $then }, dnes stejně
report-other = { $part }: tehdy { $then }, dnes { $now }
report-seen = Jazyk { $language }, okno { $window }, prohlížeč { $browser }
report-replays = Zápis lze dnes přehrát.
report-lost = Od řádku { $line } zápis dnes přehrát nelze.
report-line = Řádek { $line } / { $last }
report-breaks = Zápis dnes přehrát nelze: { $reason }
report-seat = Hlášeno z místa: { $seat }.
report-next = Co následovalo: { $line }

## Rozbor partie

analyse-title = { $game }: štěstí, dovednost a chyby
analyse-running = Partie ještě běží; zatím to vypadá takto.
analyse-way = Z čeho vznikly šance na výhru, v procentech:
analyse-even = Stejné šance
analyse-deal = Příprava hry a místo
analyse-dice = Štěstí
analyse-errors = Vlastní chyby
analyse-gifts = Chyby ostatních
analyse-rest = Nepředvídané
analyse-result = Výsledek
analyse-now = Nyní
analyse-rest-means = Nepředvídané: co dopadlo jinak, než program čekal, aniž za to mohlo něčí štěstí nebo chyba.
analyse-played = { $seat }: přesnost { $accuracy } ze 100; nepřesnosti: { $slip }, chyby: { $mistake }, hrubé chyby: { $blunder }.
analyse-played-nothing = { $seat }: nebylo z čeho vybírat, a tak není co hodnotit.
analyse-like = Hraje přibližně jako program { $program }.
analyse-resigned = { $seat } se vzdává při šanci na výhru { $share } %.
analyse-dearest = Tahy, které stály nejvíc:
analyse-none-dear = Žádný tah nepřinesl ztrátu, která by stála za řeč.
analyse-turn = { $number }. { $seat }, řádek { $line }: ztráta { $lost } %, šance předtím { $before } %, potom { $after } %{ $mark ->
        [slip] {" "}(nepřesnost)
        [mistake] {" "}(chyba)
        [blunder] {" "}(hrubá chyba)
       *[none] {""}
    }
analyse-turn-played = Zahráno: { $moves }
analyse-turn-better = Lepší: { $moves }
analyse-turn-why = Proč: { $words }
analyse-turn-later = Proč: vyplatí se to v dalších tazích.
analyse-evaluator = { $settings ->
        [deep] Důkladný rozbor
       *[quick] Rychlý rozbor
    } provedl program, který se může mýlit. Jeho značka: { $digest }
analyse-percent = { $share } %
analyse-picture-about = Šance každého na výhru, řádek po řádku, jako pásy nad sebou. Pod nimi pruh pro každé místo: trojúhelníky značí štěstí, tečky chyby.
analyse-picture-luck = Řádek { $line }: štěstí { $size } %
analyse-picture-mark = Řádek { $line }: { $mark ->
        [slip] nepřesnost
        [mistake] chyba
       *[blunder] hrubá chyba
    }, { $size } %
analyse-picture-good = štěstí
analyse-picture-bad = smůla
analyse-mark-slip = nepřesnost
analyse-mark-mistake = chyba
analyse-mark-blunder = hrubá chyba

## In the guided first game

learn-read = Pokračujte klávesou Enter.
learn-do = Teď: { $words } ({ $move })
learn-go-on = Lekce je uložená; pokračujte příkazem: cathedrals learn { $name } --load { $file }
refusal-another-in-lesson = To sice smíte, ale ne v tomto místě lekce; nejdřív udělejte, co je ukázáno.

## In the rulebook

mark-reading = (Náš výklad: tištěná pravidla o tom mlčí, nebo se rozcházejí.)
mark-reported = (Údaj pochází z veřejných recenzí.)
mark-designed = (Náš návrh: žádný veřejný text to neuvádí.)

## The programs

character-random = Hraje, jak zrovna zavane vítr; pro první pohled na stůl jako stvořený.
character-greedy = Vezme si, co tento tah dá, a nikdy se neptá, co bude potom.
character-apprentice = Pilné ruce, krátký zrak: dnes položí poctivý kámen a na zítřek zapomene.
character-journeyman = Pár stavenišť už prošel a hlídá si, co uděláte příště.
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
play-since = Od vaší poslední volby:
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
play-wastes = { $words }? Pro potvrzení napište znovu { $move }; chcete-li si nejdřív vzít, co zbývá, napište { $instead }.
play-nothing-known = Nic se tu nejmenuje „{ $move }“; zkuste samotné ?.
play-hint = { $number } { $move } (šance na výhru { $share } %): { $words }
play-hint-where = Podívejte se sem: { $pieces }.
pieces-each = { $words }
play-hint-nowhere = Žádný prvek teď není důležitější než ostatní.
play-hint-why = K čemu vede jedna z voleb: { $words }.
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
    undo   log   table        vrátit poslední volbu; co se stalo; překreslit stůl
    save SOUBOR  load SOUBOR  uložit partii; pokračovat v jiné
    lang JAZYK                přepnout na jiný jazyk
    quit                      odejít; partie zůstane uložená v souboru na později

## What is often said

phrase-good-luck = Hodně štěstí!
phrase-well-played = Pěkně zahráno!
phrase-thanks = Děkuji.
phrase-hurry = Trochu rychleji, prosím.
phrase-thinking = Moment, přemýšlím.
phrase-sorry = Pardon!
phrase-rematch = Ještě jednu partii?

## The server

serve-ready = Server Cathedrals běží na adrese { $what }, dokud ho nezastaví Ctrl-C.
serve-host = Jako hostitel můžete na adrese { $what } opsat součásti vlastních krabic (odkaz nikomu nedávejte).
serve-kept = Partie se ukládají do { $what }.
serve-other-port = Port { $what } je obsazený, a tak byl zvolen jiný.
serve-already = Server Cathedrals už běží na adrese { $what }.
serve-stopped = Server Cathedrals byl zastaven. Partie jsou uloženy zde: { $what }.
backup-done = Záloha je v souboru { $file }. Nikomu ji neukazujte: obsahuje jména, otisky hesel a klíče.
restore-done = Obnoveno a každá partie byla znovu přehrána. Partie: { $matches }, účty: { $accounts }, řádky: { $lines }.
restore-lost = Tyto partie neumí tato verze přehrát do konce; zůstaly tak, jak byly: { $matches }.

## In the browser

web-title = Cathedrals
web-description = Deskové hry o stavbě katedrál: s přáteli nebo proti programům, s pravidly a výukovou hrou.
web-not-built = Stránky pro prohlížeč ještě nejsou sestavené: sestaví je make play.
numbered-name = { $name } { $number }
left-seat = { $name } (mimo hru)
# What nobody may be called, each by its commas: who runs a server, in all forms the language has.
names-of-host = Správce, Správkyně, Administrátor, Administrátorka, Hostitel, Hostitelka, Server, Moderátor, Moderátorka, Operátor, Operátorka, Systém
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
web-away-wait = Stránka se zkouší sama znovu připojit; o nic nepřijdete.
web-try-now = Zkusit teď
web-broken = Na této stránce se něco pokazilo
web-broken-told = Hostitel už ví, co se pokazilo. Nic z odehraného se neztratilo.
web-open-anew = Otevřít stránku znovu
web-no-match = Tady žádná partie není
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
web-volume = Hlasitost
web-volume-percent = { $volume } %
web-calls = Zazvonit, když jste na tahu a stránka není vidět
web-hints = Nápovědy
web-language = Jazyk
web-third-party = Díla jiných autorů na této stránce a jejich licence
web-keys = Klávesy
web-key-u = U
web-does-u = vrátí vaši poslední volbu
web-key-h = H
web-does-h = řekne, kam se dívat, pak proč a nakonec ukáže volbu
web-key-why = ?
web-does-why = řekne, proč něco nejde
web-key-l = L
web-does-l = otevře záznam
web-key-c = C
web-does-c = otevře chat
web-key-p = P
web-does-p = umožní zkoušet volby jen pro sebe, nebo vás vrátí ke stolu
web-key-n = N
web-does-n = otevře poznámky
web-key-escape = Esc
web-does-escape = vrátí vás o krok zpět
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
web-waiting-for-people = Čeká na hráče
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
web-seat-friend = Kamarád
web-seat-friend-how = přes odkaz
web-seat-anyone = Kdokoliv
web-seat-anyone-how = z lobby
web-seat-nobody = Nikdo
web-start = Začít hru
web-dice-part = Váš příspěvek ke kostkám
web-dice-why = Každé losování plyne z tajemství hostitele a z toho, co k němu přidají lidé u stolu. Hostitel musí tajemství zapečetit dřív, než se dozví váš příspěvek, takže kostky sám vybrat nemůže.
web-dice-word = Vlastní slovo
web-dice-word-how = Co za ním následuje, je pokaždé náhodné, aby váš příspěvek nikdo nemohl znát předem.
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
web-your-name = Jak vám máme říkat?
web-be-called = Změnit jméno
web-called = Odteď se tak jmenujete.
web-guest = Jste tu jako host. Účet uchová vaše partie a můžete s ním hrát i na jiném zařízení.
web-has-account = { $name } tu má účet.
web-password = Heslo
web-password-long =
    { $count ->
        [one] Heslo musí mít alespoň { $count } znak.
        [few] Heslo musí mít alespoň { $count } znaky.
        [many] Heslo musí mít alespoň { $count } znaku.
       *[other] Heslo musí mít alespoň { $count } znaků.
    }
web-open-account = Založit účet
web-account-opened = Váš účet je založený a vaše partie jsou v něm uložené.
web-sign-in = Přihlásit se
web-entered = Vítejte zpět.
web-sign-out = Odhlásit se
web-signed-out = Odhlášeno.
web-sign-out-everywhere = Odhlásit se všude
web-signed-out-everywhere = Jste odhlášeni ve všech prohlížečích.
web-password-now = Současné heslo
web-password-new = Nové heslo
web-password-change = Změnit heslo
web-password-changed = Heslo je změněné. Všude jinde jste odhlášeni.
web-reset-title = Zvolte nové heslo
web-reset-how = Tento odkaz pro vás připravil hostitel. Lze ho použít jednou.
web-account-mark = má účet

web-seat-free = Volné místo
web-hints-allowed = Nápovědy povoleny
web-without-hints = Hraje se bez nápověd.
web-listed = V seznamu v lobby
web-remove = Vykázat od stolu
web-remove-sure = Opravdu vykázat?
web-invite = Pošlete tento odkaz tomu, kdo má s vámi hrát.
web-invite-again = Pošlete tento odkaz tomu, kdo má převzít prázdné místo nebo místo programu.
web-share = Sdílet
web-copy = Kopírovat
web-copied = Zkopírováno
web-leave = Odejít
web-invited = U tohoto stolu je pro vás volné místo.
web-sit-down = Posadit se
web-take-seat-back = Vzít si místo zpět
web-take-over-from = Převzít místo: { $seat }
web-sits-again = { $name } si znovu sedá ke stolu.

## In the browser: the table

web-asks = { $seat }: { $question }
web-choices =
    { $count ->
        [one] { $count } možnost.
        [few] { $count } možnosti.
        [many] { $count } možnosti.
       *[other] { $count } možností.
    }
web-your-answer = Vaše rozhodnutí
web-turn-of = Na tahu: { $seat }
web-over = Konec hry
web-watching = Sledujete
web-you-watch = Sledujete; nic tu na vás nečeká.
web-panel = Akce
web-hint = Nápověda
web-rules = Pravidla
web-log = Záznam
web-chat = Chat
web-notes = Poznámky
web-notes-private = Tyto poznámky můžete číst jen vy. Uchovávají se s partií.
web-notes-unread = Poznámky teď nelze přečíst.
web-notes-saved = Uloženo.
web-notes-changed = Ukládá se…
web-notes-unsaved = Ještě neuloženo: server neodpovídá. Zkouší se to znovu…
web-notes-full = V poznámkách už není místo; nejdřív je zkraťte.
web-plan-open = Zkoušet volby jen pro sebe
web-plan-panel = Váš plán
web-plan-private = Váš plán: vidíte ho jen vy a nic se doopravdy nehraje.
web-plan-old = Partie pokračovala; váš plán zůstává, jak je.
web-plan-your-turn = U stolu jste na tahu; váš plán zůstává, jak je.
web-plan-back = Zpět ke stolu
web-plan-for = Za hráče { $seat }: { $question }
web-plan-chance = Předpoklad: { $question }
web-plan-no-further = Dál už plán nevede. Vraťte volbu a zkuste jinou.
web-plan-note = Přidat plán do poznámek
web-plan-noted = Plán:
web-final = Bodování
web-undo = Vrátit
web-undo-border = Vrátit teď nic nemůžete: mezitím rozhodla náhoda nebo hrál někdo jiný.
web-ask-undo = Požádat o vrácení
web-back-to = Vrátit vše za řádkem { $line }
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
web-ask-why = Zajímá vás, proč něco nejde? Vyberte to.
web-not-accepted = To se nepovedlo
web-rule = Pravidlo { $rule }
web-choose-again = Vybrat znovu
web-waste = { $move }?
web-waste-again = Pokud to tak chcete, zvolte to znovu; jinak: { $move }.
web-hint-where = Podívejte se na to, co svítí.
web-hint-here = Podívejte se na tato tlačítka.
web-hint-why = K čemu to vede: { $why }.
web-hint-ask-why = Proč?
web-why-so = Proč hrál takto?
web-hint-ask-which = Ukázat volbu
web-hint-share = šance { $share } %
web-hint-share-means = Šance na výhru podle programu
web-thinks = { $seat } přemýšlí
web-program-thinks = Je to program; za chvilku zahraje.
web-person-thinks = Až budete na tahu, dozvíte se to.
web-seat-left = Jedno místo je prázdné
web-seat-left-wait = Někdo odešel. Kdo má místo převzít?
web-wish = { $seat } žádá o vrácení
web-wish-others = Mezitím hrál někdo jiný, takže musí souhlasit všichni. Vrátilo by se:
web-wish-chance = Mezitím rozhodla náhoda, takže musí souhlasit všichni. Vrátilo by se:
web-wish-own = Žádáte o vrácení
web-wish-wait = Provede se, až budou všichni souhlasit.
web-wish-yes = Souhlasím
web-wish-no = Ne
web-took-back = { $seat } vrací svou volbu
web-end-of-turn = { $seat }: konec tahu
web-since-yours = Od vašeho posledního tahu
web-earlier-in-log = Dřívější tahy jsou v záznamu.
web-you-won = Vyhráli jste!
web-because = Partie skončila: { $ending }.
web-rematch = Odveta
web-rematch-join = Přidat se k odvetě
web-replay = Přehrání
web-this-match = Tato partie
web-resign = Vzdát se
web-resign-sure = Opravdu se vzdát?
web-leave-sure = Opravdu odejít?
web-program-sure = Kdo místo převezme?
web-resign-how = Vzdáváte se. Při dvou hráčích partie končí; při více hráčích může vaše místo převzít někdo jiný.
web-leave-how = Vaše místo se uvolní: dál může hrát někdo jiný nebo program.
web-program-how = Program hraje dál za vás. Vraťte se k tomuto stolu a můžete si místo vzít zpět.
web-hand-over = Předat programu
web-other-device = Hrát na jiném zařízení
web-other-device-how = Kdo tento odkaz otevře jako první, může na vašem místě hrát také, dokud odkaz nezrušíte. Po 30 dnech vyprší.
web-seat-links = Odkazy na vaše místo
web-seat-link-unused = zatím neotevřený
web-seat-link-used = používá: { $name }
web-seat-link-take = Zrušit
web-seat-link-take-all = Zrušit všechny
web-lent-title = Sednout si v tomto prohlížeči u tohoto stolu na místo hráče { $name }?
web-lent-how = Vaše jméno tu zůstává { $you }. Co však u tohoto stolu uděláte, platí za hráče { $name }, který si může místo vzít zpět.
web-lent-sit = Sednout si tam
web-lent-look = Jen se dívat
web-record = Zápis
web-report = Nahlásit problém
web-report-expected = Co jste čekali a co se místo toho stalo?
web-report-goes = Spolu s tím se pošle:
web-report-line = Řádek
web-report-seat = Místo
web-report-version = Program
web-report-rules = Pravidla
web-report-pieces = Součásti
web-report-client = Stránka
web-report-language = Jazyk
web-report-window = Okno
web-report-browser = Prohlížeč
web-report-record = Zápis
web-report-lines = řádků: { $count }, se jmény těch, kdo u stolu sedí
web-report-not = Nic víc: žádný chat, žádné odkazy, žádné tajemství kostek.
web-report-whole = Celý soubor
web-report-save = Uložit jako soubor
web-report-send = Poslat hostiteli
web-report-saved = Uloženo jako { $name }.
web-report-sent = Hostitel to má pod názvem { $id }. Děkujeme!
web-setup = Příprava hry
web-turn-at =
    { $move ->
        [0] Tah { $turn } / { $last }
       *[other] Tah { $turn } / { $last }, volba { $move }
    }
web-go-to-line = Podívat se, jak stůl tehdy vypadal
web-no-chat = Ještě nikdo nic neřekl.
web-write = Napište zprávu
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
web-learn-how = Výuková hra na zhruba deset minut proti přátelskému programu. Kdykoliv můžete odejít a pokračovat později.
web-learn-begin = Začít
web-learn-go-on = Pokračovat
web-learn-anew = Začít znovu
web-guided = Výuková hra
web-lesson-of = Krok { $number } / { $count }
web-lesson-next = Dál
web-lesson-back = Zpět
web-lesson-skip = Přeskočit
web-lesson-only = Vyberte, co svítí
web-lesson-only-how = Vyberte cokoliv jiného a dozvíte se, proč teď ne. Nic se nemůže pokazit: lekce počká a můžete se vracet.
web-lesson-read = Čtěte dál
web-lesson-read-how = Tady není co dělat; pokračujte, až budete chtít.
web-lesson-done = Výborně!

## In the browser: a box of one’s own

web-own-box = Vlastní krabice
web-pieces-how = Obsah tištěných karet žádný veřejný text neuvádí, a tak jsme si své navrhli sami. Kdo hru vlastní, může sem její součásti opsat, jednu po druhé; kdykoliv můžete odejít a pokračovat později.
web-pieces-begin = Opsat součásti
web-pieces-none = Není tu žádný seznam součástí
web-pieces-of = Vlastní krabice: { $game }
web-pieces-kinds = Druhy součástí
web-pieces-piece = Součást
web-pieces-says = Co je na ní vytištěno
web-pieces-number = { $number } / { $count }
web-pieces-is-printed = odpovídá tištěné
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
web-pieces-restore = Vrátit naši
web-pieces-skip = Přeskočit
web-pieces-as-printed = Odpovídá tištěné
web-pieces-all-the-same = Ano, je to tak
web-pieces-next-number = Další číslo
web-pieces-keys = Pište čísla: kde stačí jedna číslice, přejde se dál samo, jinde stiskněte mezerník. Enter potvrzuje součást. Page Up a Page Down: předchozí a další součást.
web-pieces-any-order = Na pořadí opisování nezáleží.
web-pieces-expected = Čeká se celé číslo od { $low } do { $high }.
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
        [1] odpovídá tištěné
       *[other] všechny odpovídají tištěným ({ $count })
    }
web-pieces-known = známo z pravidel nebo recenzí
web-pieces-some-known = opsáno { $printed } / { $count }; známo { $known }, naše ještě { $ours }
web-pieces-far = { $name }: { $far }
web-pieces-name = Název krabice
web-pieces-name-like = Moje krabice
web-pieces-sum = opsáno: { $printed }, naše: { $ours }
web-pieces-done = Všechno je opsáno.
web-pieces-kept = Každá změna se uchová v tomto prohlížeči.
web-pieces-download = Stáhnout soubor
web-pieces-downloaded = Soubor { $name } je mezi staženými.
web-pieces-read = Načíst soubor
web-pieces-no-file = Tohle není soubor se součástmi, nebo je jeho řádek { $line } poškozený.
web-pieces-read-done = Soubor je načten; můžete pokračovat.
web-pieces-read-without =
    { $count ->
        [1] Jedno místo nelze přečíst: { $reason }.
       *[other] Nečitelná místa: { $count }; první: { $reason }.
    }
web-pieces-anew-sure = Opravdu všechno smazat?
web-pieces-undo-file = Vrátit načtení souboru
web-pieces-undo-anew = Vrátit smazané
web-pieces-shelve = Dát na tento server
web-pieces-shelve-confirm = Potvrďte aspoň jednu součást, pak půjde krabici dát na tento server.
web-pieces-shelve-mend = Opravte, co nesedí, pak půjde krabici dát na tento server.
web-pieces-shelve-name = Dejte krabici název, pak ji půjde dát na tento server.
web-pieces-shelve-begun = Potvrďte rozepsané součásti, nebo vraťte naše, pak půjde krabici dát na tento server.
web-pieces-shelve-built-in = Zatím se všechno shoduje s našimi součástmi, takže na tento server není co dát.
web-pieces-replace = Nahradit ji (započaté partie si nechají původní)
web-pieces-rename = Přejmenovat ji tam na { $name }
web-pieces-shelved = Nové stoly lze teď otevírat s touto krabicí.
web-pieces-open = Otevřít s ní stůl
web-pieces-take-off = Odebrat z tohoto serveru
web-pieces-take-off-sure = Ano, odebrat
web-pieces-take-off-how = Nové stoly s ní už nepůjde otevřít. Stoly a partie, které ji už mají, si ji nechají.
web-pieces-taken-off = Nové stoly už s krabicí { $name } nelze otevřít.
web-pieces-to-begun = Ukázat, co není potvrzeno
web-pieces-shelf = Na tomto serveru
web-pieces-shelf-absent = Na tomto serveru zatím není.
web-pieces-shelf-same = Je na tomto serveru, přesně tak, jak je tu potvrzena.
web-pieces-shelf-renamed = Je na tomto serveru pod názvem { $name }.
web-pieces-shelf-other = Na tomto serveru je krabice s tímto názvem, ale liší se od toho, co je tu potvrzeno.
web-pieces-shelf-others = Další krabice na tomto serveru
web-pieces-for-host = Až budete hotovi, stáhněte soubor: s ním může hostitel serveru nabízet stoly s touto krabicí.

## In the browser: the replay

web-replay-title = Přehrání
web-replay-running = Tohle je přehrání; partie běží dál.
web-own-line = Řádek { $line }, nepřehraný: { $text }
web-other-rules = Začala podle jiných pravidel nebo s jinými součástmi.
web-first = Na začátek
web-back = O krok zpět
web-forward = O krok dál
web-last = Na konec
web-play-all = Přehrát
web-pause = Pauza
web-copy-line = Kopírovat odkaz na tuto chvíli
web-play-on = Hrát odtud dál
web-play-on-seats = Hrát za
web-play-on-others = Za ostatní hraje
web-play-on-cannot = Tady už partie skončila; chcete-li hrát dál, vraťte se kousek zpátky.
web-verify = Ověřit kostky
web-verify-how = Každé losování plyne z tajemství hostitele a z toho, co k němu přidají lidé u stolu (tzv. soli). Hostitel nejprve tajemství zapečetí a ukáže pečeť (otisk, hash), a teprve pak se dozví, co přidávají. Po skončení partie se tajemství zveřejní a váš prohlížeč všechna losování odvodí znovu.
web-verify-hash = Zveřejněné tajemství odpovídá pečeti.
web-verify-hash-wrong = Zveřejněné tajemství neodpovídá pečeti.
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
web-verify-nobody = Tomuto prohlížeči byla pečeť ukázána dřív, než odeslal váš příspěvek, a po vás už nikdo nic nepřidal. Tyto kostky tedy nemohl vybrat nikdo, ani hostitel.
web-verify-after = Tomuto prohlížeči byla pečeť ukázána dřív, než odeslal váš příspěvek, takže hostitel tyto kostky sám vybrat nemohl. Mohl to udělat jen společně s někým, kdo něco přidal po vás: { $people }.
web-verify-seal-changed = Hostitel pečeť vyměnil: tomuto prohlížeči předtím ukázal jinou. Kostky mohly být vybrány.
web-verify-salt-changed = Hostitel váš příspěvek změnil, nebo vynechal. Kostky mohly být vybrány.
web-verify-not-here = Tento prohlížeč u tohoto stolu nebyl, takže neví, jaká pečeť tam byla ukázána.
web-verify-page = I tato stránka pochází od hostitele. Nechcete-li na nikoho spoléhat, poznamenejte si pečeť a svůj příspěvek a ověřte zápis partie na vlastním počítači:
web-nothing-said = Tady se nic nestalo.
web-chance = šance na výhru
web-course = Šance každého na výhru, tah po tahu

## What is wrong with a file of pieces

pieces-at-line = Řádek { $line }: { $what }.
pieces-at-table = Řádek { $line }, { $table }: { $what }.
pieces-at-row = Řádek { $line }, položka { $row } v tabulce { $table }: { $what }.
pieces-at-part = Řádek { $line }, položka { $row } v tabulce { $table }, { $part } { $number }: { $what }.
pieces-empty = soubor je prázdný, měly by v něm být herní součásti
pieces-large = soubor má { $found } znaků, nejvýš jich může být { $most }
pieces-crowded = v souboru je víc, než se vejde do jakékoli krabice: znak „{ $sign }“ je v něm { $found }×, nejvýš může být { $most }×
pieces-toml = tohle není TOML ({ $reason })
pieces-name = název je { $value }; má to být jeden řádek, nejvýš { $most } znaků
pieces-game = soubor patří ke hře { $value }, má patřit ke hře { $expected }
pieces-missing = tohle chybí
pieces-lacks = chybí „{ $key }“
pieces-number = { $key } je { $value }; čeká se celé číslo od { $low } do { $high }
pieces-flag = { $key } je { $value }; čeká se true nebo false
pieces-list = { $key } je { $value }; čeká se seznam v hranatých závorkách
pieces-word = { $key } je { $value }; čeká se některé z těchto slov: { $names }
pieces-count = „{ $key }“: počet je { $found }, má být { $expected }
pieces-unknown = název „{ $key }“ tu není znám; známé jsou: { $names }
pieces-unknown-table = tato tabulka není známa; známé jsou: { $names }
pieces-same = tohle je v každé krabici stejné a nedá se změnit; tabulku vynechte
pieces-ascending = čísla v poli { $key } musí růst

## A file of pieces to fill in, and what to look at on each kind of piece

pieces-file = Vaše vlastní krabice hry { $title }. Vyplňte každou položku podle vytištěné součásti a změňte její source na printed; položky s designed jsou naše a mohou se od vytištěných lišit. Na pořadí položek jednoho druhu nezáleží, není-li řečeno jinak. Dejte krabici název. Zda je vše v pořádku, poví: cathedrals pieces { $name } --check FILE
pieces-good = { $file }: dá se s tím hrát.
pieces-ours = { $table }: stále podle našeho návrhu { $ours } / { $of }

## Owners' own boxes at tables

refusal-no-such-pieces = K této hře taková krabice součástí není.
refusal-no-room-for-pieces = Krabic součástí může být nejvýš { $most } a všechny se používají.
web-pieces = Součásti
web-pieces-ours = Naše
web-with-pieces = Součásti: { $box }

# The words of the frame: what is true of every match, whatever is played.

## This language, as its speakers call it

language-name = Català

## Lists

list-empty = res
list-next = { $items }, { $item }
list-last = { $items } i { $item }

## Who speaks

chance = atzar
seat = seient { $number }

## Why not

refusal-over = La partida s’ha acabat.
refusal-unknown-move = «{ $move }» no és cap jugada d’aquest joc.
refusal-not-asked = No et toca jugar; espera un moment.
refusal-stale = Mentrestant ha passat alguna cosa; torna-t’ho a mirar i tria de nou.
refusal-nothing-to-undo = No hi ha res per desfer després de la línia { $line }.
refusal-undo-not-yours = La jugada de després de la línia { $line } no és teva; només pots desfer les teves.
refusal-undo-needs-consent = Des de la línia { $line } hi ha hagut un sorteig o ha jugat algú altre; primer demana als altres que hi estiguin d’acord.
refusal-no-wish = Ara ningú no demana desfer això.
refusal-not-your-seat = No ocupes aquest seient; primer seu-hi.
refusal-no-such-page = En aquesta adreça no hi ha res.
refusal-no-such-table = Aquesta taula no existeix.
refusal-not-begun = La partida no ha començat; encara hi ha seients lliures.
refusal-seat-taken = En aquest seient ja hi ha algú.
refusal-link-needed = Aquesta taula no és oberta a tothom; entra-hi amb l’enllaç.
refusal-bad-link = Aquest enllaç no és vàlid, o ja no ho és.
refusal-link-used = Algú ja ha obert aquest enllaç; demana’n un de nou.
refusal-too-many-links = Ja hi ha { $count } enllaços al teu seient; primer retira’n alguns.
refusal-too-many-tables = Tens { $count } partides sense acabar; acaba’n una abans d’obrir una altra taula.
refusal-too-many-open-tables = Tens { $count } taules que esperen jugadors; deixa’n una abans d’obrir-ne una altra.
refusal-too-many-new-tables = S’han obert massa taules des d’aquí; torna-ho a provar d’aquí a un minut.
refusal-too-many-seats = Ja esperes a { $count } taules d’altres; primer deixa’n una.
refusal-one-seat-each = A la taula d’algú altre només pots tenir un seient, i ja el tens.
refusal-too-many-reports = L’amfitrió ja guarda { $count } avisos teus; desa aquest com a fitxer.
refusal-reports-full = A l’amfitrió no li caben més avisos; desa aquest com a fitxer.
refusal-not-your-table = Només ho pot fer qui ha obert aquesta taula.
refusal-table-begun = Aquesta taula ja no espera jugadors.
refusal-nobody-to-kick = En aquest seient no hi ha ningú que puguis treure.
refusal-kicked = L’amfitrió t’ha tret d’aquesta taula; tria’n una altra.
refusal-kicked-nearby = L’amfitrió ha tret d’aquesta taula algú que venia de la teva adreça; demana-li l’enllaç de la taula.
refusal-hints-forbidden = En aquesta taula es juga sense pistes.
refusal-not-elsewhere-yet = En aquesta taula es juga sense pistes; només quan s’hagi acabat la partida podràs començar-ne una de nova a partir d’aquesta.
refusal-dice-gone = Aquests daus ja s’han fet servir o han esperat massa; demana’n uns de nous.
refusal-no-person = Almenys un seient ha de ser per a una persona.
refusal-wrong-seats =
    { $count ->
        [one] Aquest joc no és per a { $count } jugador.
       *[other] Aquest joc no és per a { $count } jugadors.
    }
refusal-unknown-program = No hi ha cap programa «{ $name }».
refusal-not-over = La partida encara no s’ha acabat.
refusal-no-such-line = En aquesta partida no hi ha cap línia { $line }.
refusal-cannot-go-on = Des de la línia { $line } no es pot continuar: allà la partida ja s’ha acabat.
refusal-not-replayed = Des de la línia { $line } no es pot continuar: amb les regles d’avui la partida només arriba a la línia { $last }.
refusal-not-planned-further = Aquí ningú no pot saber què ve després; desfés una jugada del pla.
refusal-does-not-replay = Aquesta partida no pot continuar: { $reason }
refusal-has-account = Ja tens un compte.
refusal-name-taken = Ja hi ha algú que es diu «{ $name }».
refusal-wrong-password = El nom o la contrasenya no són correctes.
refusal-signed-out = Aquí s’ha tancat la teva sessió; torna a entrar per continuar.
refusal-banned = L’amfitrió d’aquest servidor ja no et deixa entrar.
refusal-wrong-old-password = Aquesta no és la teva contrasenya actual.
refusal-no-account = Encara no tens compte; primer crea’n un.
refusal-bad-reset = Aquest enllaç no és vàlid o ja s’ha fet servir; demana’n un de nou a l’amfitrió.
refusal-name-of-account = «{ $name }» s’assembla al nom d’algú que té un compte aquí; tria’n un altre.
refusal-name-of-program = Aquí «{ $name }» és, o gairebé, el nom d’un programa; tria’n un altre o afegeix-hi alguna cosa.
refusal-name-of-host = «{ $name }» sona com si portessis aquest servidor; tria un altre nom.
refusal-bad-name = Un nom ha de tenir lletres d’un sol alfabet i cap signe invisible; tria’n un altre.
refusal-unreadable = Això no s’ha pogut entendre: { $reason }
refusal-no-hint-yet = No s’ha trobat cap pista a temps; torna-la a demanar.
refusal-record-full = En aquesta partida ja hi ha { $most } línies que no compten, i no n’hi pot haver més: no es pot desfer res més ni ocupar el seient d’un altre. Continua jugant, rendeix-te o comença una partida nova des de qualsevol posició d’aquesta.
refusal-too-late-to-go-on = Una partida nova només pot començar des de les primeres { $most } línies d’una altra; tria una posició anterior.
refusal-too-fast = Massa peticions alhora; espera una mica.
refusal-too-big = És massa llarg.
refusal-too-slow = Això no ha arribat a temps; torna-ho a enviar.
refusal-too-many = Des de la teva adreça hi ha massa connexions obertes; tanca’n alguna primer.
refusal-foreign-origin = Això venia d’un altre lloc web i no s’ha acceptat.
refusal-unknown-host = Aquest servidor no es diu així; fes servir l’adreça que t’ha donat l’amfitrió.
refusal-wrong-key = Aquesta no és la clau de l’amfitrió; fes servir l’enllaç que mostra el terminal.
refusal-no-such-piece = A { $table } no hi ha cap peça { $number }.
refusal-same-pieces = Són les peces incorporades; no hi ha res a afegir.
refusal-other-box-called = En aquest servidor ja hi ha una altra caixa que es diu { $name }; posa un altre nom a aquesta.
refusal-not-on-shelf = Aquesta caixa ja no és en aquest servidor.
refusal-box-at-start = La caixa { $name } es va indicar en engegar el servidor (--pieces): aquí no es pot treure ni substituir; cal engegar el servidor sense ella.
refusal-cannot-be = { $reason }
refusal-failed = Alguna cosa ha fallat al servidor; digues { $request } a qui el porta.
refusal-not-kept = Ara mateix no s’ha pogut desar; torna-ho a provar d’aquí a un moment.

## About the match

remark-undo = { $seat } desfà tot el que ve després de la línia { $line }.
remark-agree = { $seat } accepta desfer tot el que ve després de la línia { $line }.
remark-resign = { $seat } es rendeix.
remark-leave = { $seat } deixa la taula.
remark-program = { $name }, un programa, substitueix { $seat }.
remark-person = { $name } substitueix { $seat }.

## The end

ending-resigned = algú s’ha rendit
result-points =
    { $points ->
        [one] { $seat }: { $points } punt
       *[other] { $seat }: { $points } punts
    }
result-part = { $name }: { $scored }
scored-each = { $seat } { $points }
result-wins = { $seat } guanya.
result-shared = { $winners } comparteixen la victòria.
winners-each = { $seat }

## Games played by programs, and records replayed

simulate-games = { $game }: { $games ->
        [one] { $games } partida
       *[other] { $games } partides
    }, { $steps } passos, { $rate } passos per segon
simulate-ending = { $count } amb aquest final: { $ending }
simulate-seat = { $name }: victòries { $wins } %, punts { $points }
verify-done =
    { $draws ->
        [one] L’únic resultat és el que van donar els daus.
       *[other] Tots els resultats ({ $draws }) són els que van donar els daus.
    }
verify-some = Resultats que són els que van donar els daus: { $draws }; obtinguts amb altres regles o peces, i que per això no es poden comprovar: { $left }.
verify-seed = Es deriven d’una llavor que podia triar qui va començar la partida.
verify-no-salts = Ningú de la taula no va afegir res a aquests daus: l’amfitrió els podia triar tot sol.
verify-old-salts = El registre no diu qui va afegir què a aquests daus, i una part podia venir de l’amfitrió: els podia triar tot sol.
verify-salts = Persones que van afegir alguna cosa a aquests daus: { $people }. Si almenys una va veure abans aquest segell i no està conxorxada amb l’amfitrió, l’amfitrió no podia triar els daus tot sol, només amb l’última persona que va seure.
verify-ahead = Això no demostra que l’amfitrió no mirés els resultats per endavant.
verify-seal-kept = El segell és el que et van mostrar.
verify-salt-kept = La teva aportació és en aquests daus.
replay-running = { $game }, línies: { $lines }; la partida continua
replay-over = { $game }, línies: { $lines }; la partida s’ha acabat, { $ending }
replay-lost = Aquesta partida es va jugar amb altres regles o peces; a partir de la línia { $line } només se’n veuen les línies del registre.
replay-held = Amb les regles d’avui acabaria d’una altra manera; el resultat que es mostra és el que va tenir.
replay-renewed = Va començar amb altres regles o peces; des de la línia { $line } es juga amb les d’avui, a partir de la línia { $after }.
report-said = Què s’esperava:
report-program = Programa
report-rules = Regles
report-pieces = Peces
report-client = Client del navegador
report-same = { $part }: { $then }, igual avui
report-other = { $part }: { $then } llavors, { $now } avui
report-seen = Llengua { $language }, finestra { $window }, navegador { $browser }
report-replays = El registre es pot reproduir avui.
report-lost = A partir de la línia { $line } el registre no es pot reproduir avui.
report-line = Línia { $line } / { $last }
report-breaks = El registre no es pot reproduir avui: { $reason }
report-seat = Avís enviat des d’aquest seient: { $seat }.
report-next = Què va seguir: { $line }

## L’anàlisi d’una partida

analyse-title = { $game }: sort, destresa i errors
analyse-running = La partida encara no s’ha acabat; ara està així.
analyse-way = D’on venen les possibilitats de guanyar, en percentatge:
analyse-even = Possibilitats iguals
analyse-deal = Preparació i seient
analyse-dice = Sort
analyse-errors = Errors propis
analyse-gifts = Errors dels altres
analyse-rest = Imprevist
analyse-result = Resultat
analyse-now = Ara
analyse-rest-means = Imprevist: el que ha anat diferent del que esperava el programa sense que sigui per la sort ni per cap error.
analyse-played = { $seat }: precisió { $accuracy } de 100; imprecisions: { $slip }, errors: { $mistake }, errors greus: { $blunder }.
analyse-played-nothing = { $seat }: no hi havia res a triar, i per tant res a jutjar.
analyse-like = Juga si fa no fa com el programa { $program }.
analyse-resigned = { $seat } es rendeix amb un { $share } % de possibilitats de guanyar.
analyse-dearest = Els torns que han costat més:
analyse-none-dear = Cap torn no ha costat res que valgui la pena d’esmentar.
analyse-turn = { $number }. { $seat }, línia { $line }: es perd un { $lost } % (abans { $before } %, després { $after } %){ $mark ->
        [slip] {" "}(imprecisió)
        [mistake] {" "}(error)
        [blunder] {" "}(error greu)
       *[none] {""}
    }
analyse-turn-played = S’ha jugat: { $moves }
analyse-turn-better = Millor: { $moves }
analyse-turn-why = Per què: { $words }
analyse-turn-later = Per què: surt a compte en els torns següents.
analyse-evaluator = { $settings ->
        [deep] Anàlisi a fons
       *[quick] Anàlisi ràpida
    } feta per un programa, que es pot equivocar. La seva empremta: { $digest }
analyse-percent = { $share } %
analyse-picture-about = Les possibilitats de guanyar de cadascú, línia per línia, en franges l’una damunt de l’altra. A sota, un carril per a cada seient: triangles per a la sort, punts per als errors.
analyse-picture-luck = Línia { $line }: sort { $size } %
analyse-picture-mark = Línia { $line }: { $mark ->
        [slip] imprecisió
        [mistake] error
       *[blunder] error greu
    }, { $size } %
analyse-picture-good = bona sort
analyse-picture-bad = mala sort
analyse-mark-slip = imprecisió
analyse-mark-mistake = error
analyse-mark-blunder = error greu

## In the guided first game

learn-read = Retorn per continuar.
learn-do = Ara: { $words } ({ $move })
learn-go-on = La lliçó queda desada; continua-la amb: cathedrals learn { $name } --load { $file }
refusal-another-in-lesson = Això es pot fer, però no en aquest punt de la lliçó; primer fes el que s’hi mostra.

## In the rulebook

mark-reading = (Interpretació nostra: el reglament imprès no ho diu, o diu una altra cosa.)
mark-reported = (La xifra surt de ressenyes públiques.)
mark-designed = (Disseny nostre: cap text públic no ho diu.)

## The programs

character-random = Juga tal com bufa el vent; ideal per donar una primera ullada a la taula.
character-greedy = Agafa tot el que dona aquest torn: qui dia passa, any empeny.
character-apprentice = Mans deleroses i vista curta: avui posa bé la pedra i no pensa en demà.
character-journeyman = Ja ha trepitjat unes quantes obres, i mira què faràs tot seguit.
character-master = Pensa un torn més enllà del que voldries, i et deixa ben poca pedra de la bona.
character-architect = Veu la catedral sencera on els altres veuen una paret, i s’hi pren el temps que calgui.

## In the terminal

play-person = Jugador
play-person-numbered = Jugador { $number }
play-question = { $seat }: { $question }
play-over = La partida s’ha acabat: { $ending }.
play-prompt = { $seat }>
play-prompt-over = final>
play-prompt-page = Retorn per continuar:
play-more-moves =
    { $count ->
        [one] … { $count } més: escriu + per veure-la
       *[other] … { $count } més: escriu + per veure-les
    }
play-last-moves = + torna a les primeres jugades
play-since = Des de la teva última jugada:
play-nobody-did = { $events }
play-did = { $seat }: { $events }
play-welcome = { $game }. Escriu un número o una jugada; ? explica, hint aconsella, quit desa la partida per a més tard.
play-taken-back = Desfet.
play-saved = La partida s’ha desat a { $file }.
play-loaded = Continua la partida desada a { $file }.
play-go-on = La partida queda desada; continua-la amb: cathedrals play { $name } --load { $file }
play-not-written = No es pot escriure { $file } ({ $reason }); prova un altre camí.
play-which-file = Digues quin fitxer: { $move } FITXER
play-no-number = No hi ha cap opció { $number }; tria entre 1 i { $count }.
play-unknown = Ara cap jugada no comença per «{ $move }»; escriu ? per veure l’ajuda.
play-means = «{ $move }» podria voler dir:
play-legal = { $words }: ara ho pots jugar.
play-wastes = { $words }? Escriu una altra vegada { $move } per confirmar-ho, o { $instead } per agafar abans el que queda.
play-nothing-known = Aquí no hi ha res que es digui «{ $move }»; prova ? tot sol.
play-hint = { $number } { $move } ({ $share } % de possibilitats de guanyar): { $words }
play-hint-where = Mira aquí: { $pieces }.
pieces-each = { $words }
play-hint-nowhere = Ara cap peça no importa més que una altra.
play-hint-why = Què canviaria una jugada aquí: { $words }.
play-hint-why-nothing = Cap jugada no canvia gran cosa aquí.
play-hint-which = Escriu hint, hint where o hint why.
play-why = { $seat }: { $words }.
play-why-outlook = { $words }; el programa es dona un { $share } % de possibilitats de guanyar
play-why-nobody = Encara no ha jugat cap programa.
play-reasons = { $first }, { $second }
reason-score =
    { $way ->
        [up] més punts
       *[down] menys punts
    }
reason-rival =
    { $size ->
        [0] { $seat } { $way ->
            [up] hi guanya una mica
           *[down] hi perd una mica
        }
       *[other] { $seat } { $way ->
            [up] hi guanya
           *[down] hi perd
        } { $size }
    }
play-hint-no-reason = aquí no canvia gran cosa
play-rule = { $name }: { $text }
play-languages = Llengües disponibles: { $languages }.
languages-each = { $language } ({ $called })
play-nothing-yet = Encara no ha passat res.
play-small = Aquesta finestra té menys de 80 columnes; per això la taula s’explica amb frases.

help =
    12, o una jugada       fer-la; Tab completa, una paraula en mostra les jugades
    hint                   les millors jugades; menys: hint where, hint why
    why                    per què els programes han jugat així
    { "?" } JUGADA               si es pot fer i, si no, quina regla ho diu
    { "?" } PEÇA   { "?" } REGLA       què és això; el text d’una regla pel seu número
    undo   log   table     desfer l’última jugada; què ha passat; redibuixar
    save FITXER            desar la partida
    load FITXER            continuar-ne una altra
    lang LLENGUA           parlar una altra llengua a partir d’ara
    quit                   sortir; la partida queda desada i pot continuar

## What is often said

phrase-good-luck = Molta sort!
phrase-well-played = Ben jugat!
phrase-thanks = Gràcies!
phrase-hurry = Una mica més de pressa, si us plau.
phrase-thinking = Deixa’m pensar.
phrase-sorry = Perdó!
phrase-rematch = En fem una altra?

## The server

serve-ready = Cathedrals funciona a { $what } fins que l’aturis amb Ctrl-C.
serve-host = Com a amfitrió pots escriure les teves pròpies caixes a { $what } (no comparteixis aquest enllaç).
serve-kept = Les partides es desen a { $what }.
serve-other-port = El port { $what } està ocupat i se n’ha pres un altre.
serve-already = Cathedrals ja funciona a { $what }.
serve-stopped = Cathedrals s’ha aturat. Les partides es desen a { $what }.
backup-done = La còpia de seguretat és a { $file }. No l’ensenyis a ningú: conté noms, resums de contrasenyes i claus.
restore-done = S’ha restaurat i s’ha reproduït cada partida. Partides: { $matches }, comptes: { $accounts }, línies: { $lines }.
restore-lost = Aquesta versió no pot reproduir fins al final aquestes partides; es conserven tal com eren: { $matches }.

## In the browser

web-title = Cathedrals
web-description = Jocs de taula sobre la construcció de catedrals: amb amics o contra programes, amb reglaments i una primera partida guiada.
web-not-built = El client del navegador no està construït: make play el construeix.
numbered-name = { $name } { $number }
left-seat = { $name } (ha marxat)
# What nobody may be called, each by its commas: who runs a server, in all forms the language has.
names-of-host = Administrador, Administradora, Amfitrió, Amfitriona, Servidor, Moderador, Moderadora, Operador, Operadora, Sistema
program-random = Atzar
program-greedy = Voraç
program-apprentice = Aprenent
program-journeyman = Oficial
program-master = Mestre
program-architect = Arquitecte
web-is-you = tu
web-close = Tancar
web-on = Sí
web-off = No

web-connecting = S’està connectant…
web-away = No es pot contactar amb el servidor
web-away-wait = La pàgina ho continua provant; no es perd res del que has vist.
web-try-now = Provar ara
web-broken = Alguna cosa ha fallat en aquesta pàgina
web-broken-told = S’ha avisat l’amfitrió. No es perd res del que s’ha jugat.
web-open-anew = Recarregar la pàgina
web-no-match = Aquí no hi ha cap partida
web-to-lobby = Al vestíbul
web-home = Cathedrals: al vestíbul
web-reconnecting = S’està reconnectant
web-reconnecting-kept = La teva jugada es guarda aquí i s’enviarà.
web-reconnecting-only = S’ha perdut la connexió; s’està refent.

## In the browser: the lobby

web-account = Compte
web-settings = Opcions
web-theme = Tema
web-theme-dark = Fosc
web-theme-light = Clar
web-speed = Animacions
web-speed-none = Cap
web-speed-fast = Ràpides
web-speed-normal = Normals
web-speed-slow = Lentes
web-sound = So
web-volume = Volum
web-volume-percent = { $volume } %
web-calls = Fer sonar la campana quan et toqui i la pàgina no es vegi
web-hints = Pistes
web-language = Llengua
web-third-party = Components de tercers en aquesta pàgina i les seves llicències
web-keys = Teclat
web-key-u = U
web-does-u = desfà la teva última jugada
web-key-h = H
web-does-h = diu on mirar, després per què, després quina jugada
web-key-why = ?
web-does-why = diu per què una cosa no és possible
web-key-l = L
web-does-l = obre l’historial
web-key-c = C
web-does-c = obre el xat
web-key-p = P
web-does-p = prova jugades en privat o torna a la taula
web-key-n = N
web-does-n = obre les notes
web-key-escape = Esc
web-does-escape = torna un pas enrere
web-key-numbers = 1 a 9
web-does-numbers = trien al panell
web-key-arrows = Fletxes
web-does-arrows = van de peça en peça; Retorn tria
web-key-enter = Retorn
web-does-enter = acaba el torn si no hi ha cap peça triada
web-key-f6 = F6
web-does-f6 = va a la part següent de la taula
web-key-slash = /
web-does-slash = et deixa escriure una jugada

web-your-turn = Et toca
web-to-move = Juga { $name }
web-continue = Continuar
web-open = Obrir
web-play-now = Jugar
web-first-game = Contra un programa, amb ajuda a cada pas. No cal cap compte.
web-waiting-for-people = S’esperen jugadors
web-with = Amb { $people }
people-each = { $person }
web-alone = En solitari
web-new-game = Partida nova
web-game = Joc
web-seats = Seients
web-players =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadors
    }
web-players-between = { $least }–{ $most } jugadors
web-level = nivell { $level }
web-who-sits = Qui seu al seient { $number }
web-seat-same = Aquesta pantalla
web-seat-same-how = per torns, aquí
web-seat-friend = Convidat
web-seat-friend-how = amb enllaç
web-seat-anyone = Qui vingui
web-seat-anyone-how = des del vestíbul
web-seat-nobody = Ningú
web-start = Començar la partida
web-dice-part = La teva aportació als daus
web-dice-why = Cada resultat es deriva d’un secret de l’amfitrió i del que hi afegeixen les persones de la taula. L’amfitrió ha de segellar el secret abans de conèixer la teva aportació, de manera que no pot triar els daus tot sol.
web-dice-word = Una paraula teva
web-dice-word-how = El que la segueix surt cada vegada a l’atzar, perquè ningú no pugui conèixer la teva aportació per endavant.
web-open-tables = Taules obertes
web-no-open = No hi ha taules obertes. Comença’n una amb un seient lliure o juga contra un programa.
web-free-seats =
    { $names }; { $count ->
        [one] { $count } seient lliure
       *[other] { $count } seients lliures
    }
web-join = Jugar-hi
web-watch = Mirar
web-no-watch = Ara no juga ningú més.
web-watch-this = Mirar { $game }
web-score = { $name } { $score }
web-my-matches = Les teves partides
web-no-matches = Aquí hi haurà les teves partides acabades, cadascuna amb la seva repetició.
web-replay-this = Repetició: { $game }
web-going-on = en curs
web-won = Victòria, { $own } a { $other }
web-lost = Derrota, { $own } a { $other }
web-drawn = Empat, { $own } a { $other }
web-game-of = { $game }, { $day }

web-name = Nom
web-your-name = Com et diem?
web-be-called = Dir-me així
web-called = A partir d’ara et dius així.
web-guest = Jugues sense compte. Un compte guarda les teves partides i et deixa continuar-les en un altre lloc.
web-has-account = { $name } té un compte aquí.
web-password = Contrasenya
web-password-long = La contrasenya ha de tenir almenys { $count } caràcters.
web-open-account = Crear un compte
web-account-opened = Ja tens un compte, i hi queden desades les teves partides.
web-sign-in = Entrar
web-entered = Hola de nou!
web-sign-out = Sortir
web-signed-out = Has sortit del compte.
web-sign-out-everywhere = Sortir de tot arreu
web-signed-out-everywhere = Has sortit del compte en tots els navegadors.
web-password-now = Contrasenya actual
web-password-new = Contrasenya nova
web-password-change = Canviar la contrasenya
web-password-changed = La contrasenya ha canviat. Has sortit de tot arreu menys d’aquí.
web-reset-title = Tria una contrasenya nova
web-reset-how = L’amfitrió ha fet aquest enllaç per a tu. Només serveix una vegada.
web-account-mark = té un compte

web-seat-free = Un seient lliure
web-hints-allowed = Pistes permeses
web-without-hints = Es juga sense pistes.
web-listed = Visible al vestíbul
web-remove = Treure de la taula
web-remove-sure = Segur que ho vols?
web-invite = Envia aquest enllaç a les persones amb qui vulguis jugar.
web-invite-again = Envia aquest enllaç a qui hagi d’ocupar un seient buit o el d’un programa.
web-share = Compartir
web-copy = Copiar
web-copied = Copiat
web-leave = Marxar
web-invited = En aquesta taula hi ha un seient lliure per a tu.
web-sit-down = Seure
web-take-seat-back = Recuperar el teu seient
web-take-over-from = Substituir { $seat }
web-sits-again = { $name } torna a seure.

## In the browser: the table

web-asks = { $seat }: { $question }
web-choices =
    { $count ->
        [one] { $count } opció.
       *[other] { $count } opcions.
    }
web-your-answer = Decideixes tu
web-turn-of = Juga { $seat }
web-over = Final de la partida
web-watching = Estàs mirant
web-you-watch = Estàs mirant; no has de fer res.
web-panel = Accions
web-hint = Pista
web-rules = Regles
web-log = Historial
web-chat = Xat
web-notes = Les teves notes
web-notes-private = Només tu pots llegir aquestes notes. Es guarden amb la partida.
web-notes-unread = Ara mateix no es poden llegir les notes.
web-notes-saved = Desat.
web-notes-changed = S’està desant…
web-notes-unsaved = Encara no s’ha desat: el servidor no respon. Es torna a provar…
web-notes-full = No queda espai a les notes; escurça-les primer.
web-plan-open = Provar jugades en privat
web-plan-panel = El teu pla
web-plan-private = El teu pla: només el veus tu i no es juga res.
web-plan-old = La partida ha continuat; el teu pla es queda com està.
web-plan-your-turn = És el teu torn a la taula; el teu pla es queda com està.
web-plan-back = Tornar a la taula
web-plan-for = Jugues per { $seat }: { $question }
web-plan-chance = Suposa: { $question }
web-plan-no-further = El pla no va més enllà. Desfés una jugada per provar-ne una altra.
web-plan-note = Afegir el pla a les notes
web-plan-noted = Pla:
web-final = Recompte
web-undo = Desfer
web-undo-border = Ara no pots desfer res: des d’aleshores hi ha hagut un sorteig o ha jugat algú altre.
web-ask-undo = Demanar desfer
web-back-to = Desfer el que ve després de la línia { $line }
web-end-turn = Acabar el torn
web-chosen = peça triada
web-ways =
    { $count ->
        [one] { $count } manera
       *[other] { $count } maneres
    }
web-type = Escriure jugada
web-why = Per què no?
web-ask-why = Vols saber per què una cosa no és possible? Tria-la.
web-about-question = Què vol dir això?
web-not-accepted = Això no pot ser
web-rule = Regla { $rule }
web-choose-again = Tornar a triar
web-waste = { $move }?
web-waste-again = Tria-ho una altra vegada si ho vols així; si no: { $move }.
web-hint-where = Mira el que brilla.
web-hint-here = Mira els botons d’aquí.
web-hint-why = El resultat: { $why }.
web-hint-ask-why = Per què?
web-why-so = Per què aquesta jugada?
web-hint-ask-which = Mostrar la jugada
web-hint-share = { $share } % de possibilitats
web-hint-share-means = Possibilitats de guanyar segons el programa
web-thinks = { $seat } està pensant
web-program-thinks = És un programa; jugarà de seguida.
web-person-thinks = Quan et toqui, se t’avisarà.
web-seat-left = Un seient és buit
web-seat-left-wait = Algú ha marxat. Qui ha de continuar?
web-wish = { $seat } demana desfer una jugada
web-wish-others = Des d’aleshores ha jugat algú altre: tothom hi ha d’estar d’acord. Es desfaria això:
web-wish-chance = Des d’aleshores hi ha hagut un sorteig: tothom hi ha d’estar d’acord. Es desfaria això:
web-wish-own = Has demanat desfer una jugada
web-wish-wait = Es farà quan tothom hi estigui d’acord.
web-wish-yes = D’acord
web-wish-no = No
web-took-back = { $seat } ha desfet una jugada
web-end-of-turn = { $seat }: el final del torn
web-since-yours = Des del teu últim torn
web-earlier-in-log = Els torns anteriors són a l’historial.
web-you-won = Has guanyat!
web-because = La partida s’ha acabat: { $ending }.
web-rematch = Revenja
web-rematch-join = Jugar la revenja
web-replay = Repetició
web-this-match = Aquesta partida
web-resign = Rendir-se
web-resign-sure = Segur que et rendeixes?
web-leave-sure = Segur que marxes?
web-program-sure = Qui et relleva?
web-resign-how = Dones la partida per perduda. Si sou dos, s’acaba; si sou més, algú pot ocupar el teu seient.
web-leave-how = El teu seient queda lliure: hi pot continuar algú altre o un programa.
web-program-how = Un programa continua per tu. Torna a aquesta taula i podràs recuperar el seient.
web-hand-over = Cedir el seient a un programa
web-other-device = Jugar en un altre dispositiu
web-other-device-how = Qui obri primer aquest enllaç també podrà jugar al teu seient, fins que el retiris. Caduca al cap de 30 dies.
web-seat-links = Enllaços al teu seient
web-seat-link-unused = encara no obert
web-seat-link-used = obert per { $name }
web-seat-link-take = Retirar
web-seat-link-take-all = Retirar-los tots
web-lent-title = Vols seure al seient que ocupa { $name } en aquesta taula, en aquest navegador?
web-lent-how = Aquí continues sent { $you }. El que facis en aquesta taula comptarà per a { $name }, que pot recuperar el seient.
web-lent-sit = Seure-hi
web-lent-look = Només mirar
web-record = Registre
web-report = Avisar d’un problema
web-report-expected = Què esperaves, i què ha passat en lloc d’això?
web-report-goes = També s’hi envia:
web-report-line = Línia
web-report-seat = Seient
web-report-version = Programa
web-report-rules = Regles
web-report-pieces = Peces
web-report-client = Pàgina
web-report-language = Llengua
web-report-window = Finestra
web-report-browser = Navegador
web-report-record = Registre
web-report-lines = { $count } línies, amb els noms dels qui hi seuen
web-report-not = Res més: ni xat, ni enllaços, ni el secret dels daus.
web-report-whole = Tot el fitxer
web-report-save = Desar com a fitxer
web-report-send = Enviar a l’amfitrió
web-report-saved = Desat com a { $name }.
web-report-sent = L’amfitrió ho té amb el nom { $id }. Gràcies!
web-setup = Preparació
web-turn-at =
    { $move ->
        [0] Torn { $turn } / { $last }
       *[other] Torn { $turn } / { $last }, jugada { $move }
    }
web-go-to-line = Mirar la taula tal com era aquí
web-no-chat = Encara ningú no ha dit res.
web-write = Escriu un missatge
web-send = Enviar
web-plain-pieces = Peces
web-plain-scores = Els punts, desglossats
web-plain-total = En total
web-plain-table = La taula com a text
web-seek-rule = Cercar a les regles

## In the browser: the rulebook

web-rulebook = Reglament
web-contents = Índex
web-print = Imprimir
web-rules-found =
    { $count ->
        [one] S’ha trobat { $count } paràgraf
       *[other] S’han trobat { $count } paràgrafs
    }
web-try = Prova-ho
web-try-yes = Sí, ho pots fer.
web-try-no = No, no pots.
web-try-nothing = No és això el que es pregunta.
web-to-rulebook = Tornar al reglament

## In the browser: the guided first game

web-learn = Aprendre
web-learn-title = Aprendre jugant
web-learn-how = Una partida guiada d’uns deu minuts contra un programa amable. Pots marxar quan vulguis i continuar més tard.
web-learn-begin = Començar
web-learn-go-on = Continuar
web-learn-anew = Tornar a començar
web-guided = Partida guiada
web-lesson-of = Pas { $number } / { $count }
web-lesson-next = Següent
web-lesson-back = Enrere
web-lesson-skip = Saltar
web-lesson-only = Tria el que brilla
web-lesson-only-how = Tria qualsevol altra cosa i sabràs per què ara no es pot. Res no pot sortir malament: la lliçó espera i pots tornar enrere.
web-lesson-read = Llegeix
web-lesson-read-how = Aquí no cal fer res; continua quan vulguis.
web-lesson-done = Molt bé!

## In the browser: a box of one’s own

web-own-box = La teva caixa
web-pieces-how = Cap text públic no mostra les cartes impreses; per això les nostres són dissenyades. Si tens el joc, en pots escriure aquí les peces, una rere l’altra; pots marxar quan vulguis i continuar més tard.
web-pieces-begin = Escriure les peces
web-pieces-none = Aquí no hi ha cap llista de peces
web-pieces-of = La teva caixa: { $game }
web-pieces-kinds = Tipus de peces
web-pieces-piece = La peça
web-pieces-says = El que hi ha imprès
web-pieces-number = { $number } / { $count }
web-pieces-is-printed = com la impresa
web-pieces-is-begun = començada, sense confirmar
web-pieces-is-ours = dissenyada per nosaltres
web-pieces-is-known = coneguda
web-pieces-source-rulebook = del reglament
web-pieces-source-reported = de ressenyes
web-pieces-mark = Peça { $number }: { $state }
web-pieces-wrong = encara no encaixa
web-pieces-wrongs = El que encara no encaixa
web-pieces-back = Peça anterior
web-pieces-on = Peça següent
web-pieces-restore = Tornar a la nostra
web-pieces-skip = Saltar
web-pieces-as-printed = Com la impresa
web-pieces-all-the-same = Sí, ho diu així
web-pieces-next-number = Nombre següent
web-pieces-keys = Escriu els nombres: on n’hi ha prou amb una xifra, es passa sol al camp següent; si no, prem la barra d’espai. Retorn confirma la peça. Re Pàg i Av Pàg: peça anterior i següent.
web-pieces-any-order = L’ordre en què les escrius no importa.
web-pieces-expected = S’espera un nombre enter entre { $low } i { $high }.
web-pieces-less = { $name }: menys
web-pieces-more = { $name }: més
web-pieces-numbered = { $name } { $number }
web-pieces-some =
    { $count ->
        [1] encara nostra
       *[other] { $printed } / { $count } escrites; { $ours } encara nostres
    }
web-pieces-all =
    { $count ->
        [1] com la impresa
       *[other] totes { $count } com les impreses
    }
web-pieces-known = conegut per les regles o per ressenyes
web-pieces-some-known = { $printed } / { $count } escrites; { $known } conegudes, { $ours } encara nostres
web-pieces-far = { $name }: { $far }
web-pieces-name = Nom de la caixa
web-pieces-name-like = La meva caixa
web-pieces-sum = { $printed } escrites, { $ours } encara nostres
web-pieces-done = Ja està tot escrit.
web-pieces-kept = Cada canvi es desa en aquest navegador.
web-pieces-download = Baixar el fitxer
web-pieces-downloaded = { $name } és a les baixades.
web-pieces-read = Obrir un fitxer
web-pieces-no-file = Això no és un fitxer de peces, o la línia { $line } està malmesa.
web-pieces-read-done = El fitxer s’ha llegit; continua des d’aquí.
web-pieces-read-without =
    { $count ->
        [1] Un lloc no s’ha pogut llegir: { $reason }.
       *[other] { $count } llocs no s’han pogut llegir; el primer: { $reason }.
    }
web-pieces-anew-sure = Segur que ho vols esborrar tot?
web-pieces-undo-file = Desfer l’obertura del fitxer
web-pieces-undo-anew = Recuperar el que s’ha esborrat
web-pieces-shelve = Posar-la en aquest servidor
web-pieces-shelve-confirm = Confirma almenys una peça i podràs posar la caixa en aquest servidor.
web-pieces-shelve-mend = Arregla el que no encaixa i podràs posar la caixa en aquest servidor.
web-pieces-shelve-name = Posa nom a la caixa i la podràs posar en aquest servidor.
web-pieces-shelve-begun = Confirma les peces començades o torna a les nostres i podràs posar la caixa en aquest servidor.
web-pieces-shelve-built-in = De moment tot coincideix amb les nostres peces; no hi ha res per posar en aquest servidor.
web-pieces-replace = Substituir-la (les partides ja començades conserven l’antiga)
web-pieces-rename = Canviar-li el nom allà per { $name }
web-pieces-shelved = Ara es poden obrir taules amb aquesta caixa.
web-pieces-open = Obrir una taula amb la caixa
web-pieces-take-off = Treure-la d’aquest servidor
web-pieces-take-off-sure = Sí, treure-la
web-pieces-take-off-how = No s’hi podran obrir taules noves. Les taules i les partides que ja la tenen la conserven.
web-pieces-taken-off = Ja no es poden obrir taules noves amb la caixa { $name }.
web-pieces-to-begun = Mostrar el que no està confirmat
web-pieces-shelf = En aquest servidor
web-pieces-shelf-absent = Encara no és en aquest servidor.
web-pieces-shelf-same = És en aquest servidor, tal com l’has confirmada aquí.
web-pieces-shelf-renamed = És en aquest servidor amb el nom { $name }.
web-pieces-shelf-other = En aquest servidor hi ha una caixa amb aquest nom, però no coincideix amb el que has confirmat aquí.
web-pieces-shelf-others = Altres caixes d’aquest servidor
web-pieces-for-host = Quan acabis, baixa el fitxer: amb ell, l’amfitrió pot oferir taules amb aquesta caixa.

## In the browser: the replay

web-replay-title = Repetició
web-replay-running = Això és la repetició; la partida continua.
web-own-line = Línia { $line }, no reproduïda: { $text }
web-other-rules = Va començar amb altres regles o peces.
web-first = Al principi
web-back = Un pas enrere
web-forward = Un pas endavant
web-last = Al final
web-play-all = Reproduir
web-pause = Pausa
web-copy-line = Copiar un enllaç a aquest moment
web-play-on = Continuar des d’aquí
web-play-on-seats = Ocupes el seient de:
web-play-on-others = Qui juga pels altres
web-play-on-cannot = Aquí la partida ja s’ha acabat; torna una mica enrere per continuar.
web-verify = Comprovar els daus
web-verify-how = Cada resultat es deriva d’un secret de l’amfitrió i del que hi afegeixen les persones de la taula (la seva sal). Primer l’amfitrió segella el secret i en mostra el segell (un resum, o hash); només després sap què hi afegeixen. Quan la partida s’acaba, el secret es publica i el teu navegador torna a calcular tots els resultats.
web-verify-hash = El secret publicat correspon al segell.
web-verify-hash-wrong = El secret publicat no correspon al segell.
web-verify-draws =
    { $count ->
        [one] { $count } resultat és el que van donar els daus.
       *[other] Tots els resultats ({ $count }) són els que van donar els daus.
    }
web-verify-wrong = El resultat { $number }, després de la línia { $line }, no és el que van donar els daus.
web-verify-told =
    { $count ->
        [one] La primera línia ({ $count }) ve d’una altra partida, i els resultats d’aquesta línia, dels daus d’aquella.
       *[other] Les { $count } primeres línies venen d’una altra partida, i els resultats d’aquestes, dels daus d’aquella.
    }
web-verify-later = El secret dels daus es mostra quan la partida s’acaba; aleshores es poden comprovar els resultats.
web-verify-nobody = Aquest navegador va veure el segell abans d’enviar la teva aportació, i després de tu ningú no hi va afegir res. Per tant, ningú no podia triar aquests daus, ni tan sols l’amfitrió.
web-verify-after = Aquest navegador va veure el segell abans d’enviar la teva aportació; per tant, l’amfitrió no podia triar aquests daus tot sol. Només ho podia fer amb algú que hi afegís alguna cosa després de tu: { $people }.
web-verify-seal-changed = L’amfitrió ha canviat el segell: a aquest navegador n’hi havia mostrat un altre. Podria haver triat els daus.
web-verify-salt-changed = L’amfitrió ha canviat la teva aportació o l’ha deixada fora. Podria haver triat els daus.
web-verify-not-here = Aquest navegador no era en aquesta taula; per tant, no sap quin segell s’hi va mostrar.
web-verify-page = Aquesta pàgina també ve de l’amfitrió. Si no vols dependre de ningú, apunta’t el segell i la teva aportació i comprova el registre de la partida al teu ordinador:
web-nothing-said = Aquí no passa res.
web-chance = possibilitats de guanyar
web-course = Les possibilitats de guanyar de cadascú, torn a torn

## What is wrong with a file of pieces

pieces-at-line = Línia { $line }: { $what }.
pieces-at-table = Línia { $line }, { $table }: { $what }.
pieces-at-row = Línia { $line }, fila { $row } de { $table }: { $what }.
pieces-at-part = Línia { $line }, fila { $row } de { $table }, { $part } { $number }: { $what }.
pieces-empty = el fitxer és buit; hi hauria d’haver les peces
pieces-large = el fitxer té { $found } caràcters i el màxim és { $most }
pieces-crowded = el fitxer diu més del que hi cap en qualsevol caixa: el signe «{ $sign }» hi surt { $found } vegades i el màxim és { $most }
pieces-toml = això no és TOML ({ $reason })
pieces-name = el nom és { $value }; s’espera una línia de { $most } caràcters com a màxim
pieces-game = el fitxer és del joc { $value }; s’espera { $expected }
pieces-missing = això hi falta
pieces-lacks = hi falta «{ $key }»
pieces-number = { $key } és { $value }; s’espera un nombre enter entre { $low } i { $high }
pieces-flag = { $key } és { $value }; s’espera true o false
pieces-list = { $key } és { $value }; s’espera una llista entre claudàtors
pieces-word = { $key } és { $value }; s’espera una d’aquestes paraules: { $names }
pieces-count = «{ $key }»: n’hi ha { $found } i n’hi hauria d’haver { $expected }
pieces-unknown = el nom «{ $key }» aquí és desconegut; es coneixen: { $names }
pieces-unknown-table = aquesta taula és desconeguda; es coneixen: { $names }
pieces-same = això és igual a totes les caixes i no es pot canviar; elimina la taula
pieces-ascending = «{ $key }»: els nombres han d’anar en ordre creixent

## A file of pieces to fill in, and what to look at on each kind of piece

pieces-file = La teva pròpia caixa de { $title }. Omple cada fila segons la peça impresa i canvia’n source per printed; les files amb designed són nostres i poden ser diferents de les impreses. L’ordre de les files d’un mateix tipus no importa si no s’indica el contrari. Posa un nom a la caixa. Per saber si tot és correcte: cathedrals pieces { $name } --check FILE
pieces-good = { $file }: s’hi pot jugar.
pieces-ours = { $table }: { $ours } / { $of } encara dissenyades per nosaltres

## Owners' own boxes at tables

refusal-no-such-pieces = Aquesta caixa de peces no existeix per a aquest joc.
refusal-no-room-for-pieces = Hi ha lloc per a { $most } caixes de peces i totes s’estan fent servir.
web-pieces = Peces
web-pieces-ours = Les nostres
web-with-pieces = Peces: { $box }

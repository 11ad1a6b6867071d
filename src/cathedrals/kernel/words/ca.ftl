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
refusal-not-asked = No et toca respondre; espera un moment.
refusal-stale = Mentrestant ha passat alguna cosa; torna-t’ho a mirar i tria de nou.
refusal-nothing-to-undo = No hi ha res per desfer després de la línia { $line }.
refusal-undo-not-yours = El que ve després de la línia { $line } no és una resposta teva; només pots desfer les teves.
refusal-undo-needs-consent = Altres jugadors han respost després de la línia { $line }; primer demana’ls que hi estiguin d’acord.
refusal-no-wish = Ara ningú no demana desfer això.
refusal-not-your-seat = No ocupes aquest seient; primer seu-hi.
refusal-no-such-page = En aquesta adreça no hi ha res.
refusal-no-such-table = Aquesta taula no existeix.
refusal-not-begun = La partida no ha començat; encara hi ha seients lliures.
refusal-seat-taken = En aquest seient ja hi ha algú.
refusal-link-needed = Aquesta taula no és oberta a tothom; entra-hi amb l’enllaç.
refusal-bad-link = Aquest enllaç no és vàlid, o ja no ho és.
refusal-no-person = Almenys un seient ha de ser per a una persona.
refusal-wrong-seats =
    { $count ->
        [one] A aquest joc no s’hi juga amb { $count } seient.
       *[other] A aquest joc no s’hi juga amb { $count } seients.
    }
refusal-unknown-program = No hi ha cap programa «{ $name }».
refusal-not-over = La partida encara no s’ha acabat.
refusal-no-such-line = En aquesta partida no hi ha cap línia { $line }.
refusal-cannot-go-on = Des de la línia { $line } no es pot continuar: allà la partida ja s’ha acabat.
refusal-not-replayed = Des de la línia { $line } no es pot continuar: amb les regles d’avui la partida només arriba a la línia { $last }.
refusal-does-not-replay = Aquesta partida no pot continuar: { $reason }
refusal-has-account = Ja tens un compte.
refusal-name-taken = Ja hi ha algú que es diu «{ $name }».
refusal-wrong-password = Aquest nom i aquesta contrasenya no es corresponen.
refusal-unreadable = Això no s’ha pogut entendre: { $reason }
refusal-no-hint-yet = No s’ha trobat cap consell a temps; torna-ho a demanar.
refusal-too-fast = Massa coses alhora; espera una mica.
refusal-too-big = Això era massa llarg.
refusal-foreign-origin = Això venia d’un altre lloc web i no s’ha acceptat.
refusal-wrong-key = Aquesta no és la clau de l’amfitrió; fes servir l’enllaç que mostra el terminal.
refusal-no-such-piece = A { $table } no hi ha cap peça { $number }.
refusal-same-pieces = Són les peces incorporades; no hi ha res a posar-hi.
refusal-cannot-be = { $reason }
refusal-failed = Alguna cosa ha fallat al servidor; el seu registre diu per què.

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
simulate-seat = seient { $number } ({ $name }): victòries { $wins } %, punts { $points }
verify-done =
    { $draws ->
        [one] L’únic resultat és el que van donar els daus.
       *[other] Tots els resultats ({ $draws }) són els que van donar els daus.
    }
verify-some = Resultats que són els que van donar els daus: { $draws }; d’altres regles o peces, que no es poden tornar a derivar: { $left }.
replay-running = { $game }, línies: { $lines }; la partida continua
replay-over = { $game }, línies: { $lines }; la partida s’ha acabat, { $ending }
replay-lost = Aquesta partida es va jugar amb altres regles o peces; des de la línia { $line } es mostra amb les seves pròpies línies.
replay-held = Amb les regles d’avui acabaria d’una altra manera; el resultat que es mostra és el que va tenir.
replay-renewed = Va començar amb altres regles o peces; des de la línia { $line } es juga amb les d’avui, a partir de la línia { $after }.

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

character-random = Respon tal com bufa el vent; ideal per donar una primera ullada a la taula.
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
play-since = Des de la teva última resposta:
play-nobody-did = { $events }
play-did = { $seat }: { $events }
play-welcome = { $game }. Escriu un número o una jugada; ? explica, hint aconsella, quit desa la partida per a més tard.
play-taken-back = Desfet.
play-saved = La partida és a { $file }.
play-loaded = Continua la partida desada a { $file }.
play-go-on = La partida queda desada; continua-la amb: cathedrals play { $name } --load { $file }
play-not-written = No es pot escriure { $file } ({ $reason }); prova un altre camí.
play-which-file = Digues quin fitxer: { $move } FITXER
play-no-number = No hi ha cap opció { $number }; tria entre 1 i { $count }.
play-unknown = Ara cap jugada no comença per «{ $move }»; escriu ? per veure l’ajuda.
play-means = «{ $move }» podria voler dir:
play-legal = { $words }: ara ho pots jugar.
play-nothing-known = Aquí no hi ha res que es digui «{ $move }»; prova ? tot sol.
play-hint = { $number } { $move }: { $words }
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
play-languages = Les llengües són: { $languages }.
languages-each = { $language } ({ $called })
play-nothing-yet = Encara no ha passat res.
play-small = Aquesta finestra té menys de 80 columnes; per això la taula s’explica amb frases.

help =
    12, o el text d’una jugada  fer-la; Tab completa, una paraula sola en mostra les jugades
    hint                        les millors jugades, i per què; menys: hint where, hint why
    why                         per què els programes han jugat així
    { "?" } JUGADA                    si es pot fer i, si no, quina regla ho diu
    { "?" } PEÇA   { "?" } REGLA            què és això; el text d’una regla pel seu número
    undo   log   table          desfer la teva última resposta; què ha passat; tornar a dibuixar
    save FITXER  load FITXER    desar la partida; continuar-ne una altra
    lang LLENGUA                parlar una altra llengua a partir d’ara
    quit                        sortir; la partida queda desada en un fitxer i pot continuar

## What is often said

phrase-good-luck = Molta sort!
phrase-well-played = Ben jugat!
phrase-thanks = Gràcies.
phrase-hurry = Una mica més de pressa, si us plau.
phrase-thinking = Deixa’m pensar.
phrase-sorry = Perdó!
phrase-rematch = En fem una altra?

## The server

serve-ready = Cathedrals funciona a { $what } fins que l’aturis amb Ctrl-C.
serve-host = Qui fa d’amfitrió pot escriure capses pròpies a { $what } (no comparteixis aquest enllaç).
serve-kept = Les partides es desen a { $what }.
serve-other-port = El port { $what } està ocupat i se n’ha pres un altre.
serve-already = Cathedrals ja funciona a { $what }.
serve-stopped = Cathedrals s’ha aturat. Les partides es desen a { $what }.

## In the browser

web-title = Cathedrals
web-description = Jocs de taula sobre la construcció de catedrals: amb amics o contra programes, amb reglaments i una primera partida guiada.
web-not-built = El client del navegador no està construït: make play el construeix.
numbered-name = { $name } { $number }
left-seat = Ningú
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
web-away-wait = S’hi torna a provar automàticament; no es perd res del que s’ha fet.
web-try-now = Provar ara
web-no-match = Aquí no hi ha cap partida
web-to-lobby = Al vestíbul
web-home = Cathedrals: al vestíbul
web-reconnecting = S’està reconnectant
web-reconnecting-kept = La teva jugada es guarda aquí i s’enviarà.
web-reconnecting-only = S’ha perdut la connexió; s’està refent.

## In the browser: the lobby

web-account = Compte
web-settings = Opcions
web-theme = Fosc o clar
web-theme-dark = Fosc
web-theme-light = Clar
web-speed = Animacions
web-speed-none = Cap
web-speed-fast = Ràpides
web-speed-normal = Normals
web-speed-slow = Lentes
web-sound = So
web-hints = Pistes
web-language = Llengua
web-third-party = Obra d’altres en aquesta pàgina i les seves llicències
web-keys = Tecles
web-key-u = U
web-does-u = desfà la teva última resposta
web-key-h = H
web-does-h = diu on mirar, després per què, després quina jugada
web-key-why = ?
web-does-why = diu per què una cosa no és possible
web-key-l = L
web-does-l = mostra què ha passat
web-key-c = C
web-does-c = obre el xat
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
web-waiting-for-people = Hi ha seients lliures
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
web-going-on = en joc
web-won = Victòria, { $own } a { $other }
web-lost = Derrota, { $own } a { $other }
web-drawn = Empat, { $own } a { $other }
web-game-of = { $game }, { $day }

web-name = Nom
web-be-called = Dir-me així
web-called = A partir d’ara et dius així.
web-guest = Jugues sense compte. Un compte guarda les teves partides i et deixa continuar-les en un altre lloc.
web-has-account = { $name } té un compte aquí.
web-password = Contrasenya
web-password-long = La contrasenya ha de tenir almenys { $count } lletres o signes.
web-open-account = Crear un compte
web-account-opened = Ja tens un compte, i hi queden desades les teves partides.
web-sign-in = Entrar
web-entered = Hola de nou!
web-sign-out = Sortir
web-signed-out = Has sortit del compte.

web-seat-free = Un seient lliure
web-invite = Envia aquest enllaç a qui hagi de jugar amb tu.
web-copy = Copiar
web-copied = Copiat
web-leave = Marxar
web-invited = En aquesta taula hi ha un seient lliure per a tu.
web-sit-down = Seure

## In the browser: the table

web-asks = { $seat }: { $question }
web-choices =
    { $count ->
        [one] { $count } opció.
       *[other] { $count } opcions.
    }
web-your-answer = La teva resposta
web-turn-of = Juga { $seat }
web-over = Final
web-watching = Estàs mirant
web-you-watch = Estàs mirant; aquí res no depèn de tu.
web-panel = Accions
web-hint = Pista
web-rules = Regles
web-log = Què ha passat
web-chat = Xat
web-final = Recompte
web-undo = Desfer
web-undo-border = Ara no pots desfer res: des d’aleshores ha decidit l’atzar o ha jugat algú altre.
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
web-ask-why = Clica qualsevol cosa que no puguis triar; aquí sabràs per què.
web-about-question = Què vol dir això?
web-not-accepted = No s’ha acceptat
web-rule = Regla { $rule }
web-choose-again = Tornar a triar
web-hint-where = Mira què brilla.
web-hint-here = Mira els botons d’aquí.
web-hint-why = El resultat: { $why }.
web-hint-ask-why = Per què?
web-why-so = Per què ha jugat així?
web-hint-ask-which = Mostrar la jugada
web-thinks = { $seat } està pensant
web-program-thinks = És un programa; jugarà de seguida.
web-person-thinks = Quan et toqui, se t’avisarà.
web-seat-left = Un seient és buit
web-seat-left-wait = Algú ha marxat; pot continuar un programa.
web-let-program = Que jugui un programa
web-wish = { $seat } demana desfer una cosa
web-wish-what = Altres han jugat des d’aleshores: tothom hi ha d’estar d’acord.
web-wish-own = Has demanat desfer una cosa
web-wish-wait = Es farà quan tothom hi estigui d’acord.
web-wish-yes = D’acord
web-wish-no = No
web-you-won = Has guanyat!
web-because = La partida s’ha acabat: { $ending }.
web-rematch = Revenja
web-rematch-join = Jugar la revenja
web-replay = Repetició
web-this-match = Aquesta partida
web-resign = Rendir-se
web-resign-sure = Segur que et rendeixes?
web-leave-sure = Segur que marxes?
web-program-sure = Segur que el cedeixes?
web-hand-over = Cedir el seient a un programa
web-other-device = Jugar en un altre lloc
web-other-device-how = Qui obri aquest enllaç seurà al teu seient.
web-record = El registre
web-setup = Preparació de la partida
web-go-to-line = Anar a la línia { $line }
web-no-chat = Encara ningú no ha dit res.
web-write = Escriu alguna cosa
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
web-try-nothing = Això no té res a veure amb la pregunta.
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
web-lesson-only = Fes el que brilla
web-lesson-only-how = Clica qualsevol altra cosa i sabràs per què ara no es pot. Res no pot sortir malament: la lliçó espera i pots tornar enrere.
web-lesson-read = Llegeix
web-lesson-read-how = Aquí no cal fer res; continua quan vulguis.
web-lesson-done = Molt bé!

## In the browser: a box of one’s own

web-own-box = La teva capsa
web-pieces-how = Les cartes impreses no són en cap text públic; per això les nostres són dissenyades. Qui té el joc en pot escriure aquí les peces, una rere l’altra; pots marxar quan vulguis i continuar més tard.
web-pieces-begin = Escriu les peces
web-pieces-none = Aquí no hi ha cap llista de peces
web-pieces-of = La teva capsa: { $game }
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
web-pieces-restore = Torna a la nostra
web-pieces-skip = Salta
web-pieces-as-printed = Com la impresa
web-pieces-keys = Escriu els nombres, Retorn confirma. Re Pàg i Av Pàg: peça anterior i següent.
web-pieces-less = { $name }: menys
web-pieces-more = { $name }: més
web-pieces-numbered = { $name } { $number }
web-pieces-some =
    { $count ->
        [1] encara nostre
       *[other] { $printed } / { $count } escrites; { $ours } encara nostres
    }
web-pieces-all =
    { $count ->
        [1] com la impresa
       *[other] totes { $count } com les impreses
    }
web-pieces-known = conegut per les regles
web-pieces-name = Nom de la capsa
web-pieces-name-like = La meva capsa
web-pieces-sum = { $printed } escrites, { $ours } encara nostres
web-pieces-kept = Cada canvi es desa en aquest navegador.
web-pieces-download = Baixa el fitxer
web-pieces-downloaded = { $name } és a les baixades.
web-pieces-read = Llegeix un fitxer
web-pieces-read-done = El fitxer s’ha llegit; continua des d’aquí.
web-pieces-read-without =
    { $count ->
        [1] Un lloc no s’ha pogut llegir: { $reason }.
       *[other] { $count } llocs no s’han pogut llegir; el primer: { $reason }.
    }
web-pieces-anew-sure = De debò que ho vols oblidar tot?
web-pieces-shelve = Posa-la en aquest servidor
web-pieces-shelved = Ara es poden obrir taules amb aquesta capsa.

## In the browser: the replay

web-replay-title = Repetició
web-line = Línia { $line } / { $last }
web-own-line = Línia { $line }, no reproduïda: { $text }
web-other-rules = Va començar amb altres regles o peces.
web-first = Al principi
web-back = Un pas enrere
web-forward = Un pas endavant
web-last = Al final
web-play-all = Reproduir
web-pause = Pausa
web-copy-line = Copiar un enllaç a aquesta línia
web-play-on = Continuar des d’aquí
web-play-on-seats = Ocupes el seient de:
web-play-on-others = Als altres seients juguen programes.
web-play-on-cannot = Aquí la partida ja s’ha acabat; torna una mica enrere per continuar.
web-verify = Comprovar els daus
web-verify-how = Abans que ningú s’assegués es va mostrar el resum (hash) d’un secret, i cada seient hi va afegir una sal. Tots els resultats se’n deriven; el teu navegador els torna a calcular.
web-verify-hash = El resum publicat és el del secret.
web-verify-hash-wrong = El resum publicat no és el del secret.
web-verify-draws =
    { $count ->
        [one] { $count } resultat és el que van donar els daus.
       *[other] Tots els resultats ({ $count }) són els que van donar els daus.
    }
web-verify-wrong = El resultat { $number }, després de la línia { $line }, no és el que van donar els daus.
web-verify-told =
    { $count ->
        [one] La primera línia ve d’una altra partida, i els seus resultats, dels daus d’aquella.
       *[other] Les primeres { $count } línies venen d’una altra partida, i els seus resultats, dels daus d’aquella.
    }
web-verify-later = El secret dels daus es mostra quan la partida s’acaba; aleshores es poden comprovar els resultats.
web-nothing-said = Aquí no passa res.
web-expected = previsió
web-course = Què valia la posició per a cadascú, en punts, torn a torn

## What is wrong with a file of pieces

pieces-at-line = Línia { $line }: { $what }.
pieces-at-table = Línia { $line }, { $table }: { $what }.
pieces-at-row = Línia { $line }, fila { $row } de { $table }: { $what }.
pieces-at-part = Línia { $line }, fila { $row } de { $table }, { $part } { $number }: { $what }.
pieces-empty = el fitxer no diu res; hi hauria d’haver les peces
pieces-large = el fitxer té { $found } caràcters i el màxim és { $most }
pieces-toml = això no és TOML ({ $reason })
pieces-name = el nom és { $value }; s’espera una línia de { $most } caràcters com a màxim
pieces-game = el fitxer és del joc { $value }; s’espera { $expected }
pieces-missing = això hi falta
pieces-lacks = hi falta «{ $key }»
pieces-number = { $key } és { $value }; s’espera un nombre enter de { $low } a { $high }
pieces-flag = { $key } és { $value }; s’espera true o false
pieces-list = { $key } és { $value }; s’espera una llista entre claudàtors
pieces-word = { $key } és { $value }; s’espera: { $names }
pieces-count = «{ $key }»: n’hi ha { $found } i n’hi hauria d’haver { $expected }
pieces-unknown = el nom «{ $key }» aquí és desconegut; es coneixen: { $names }
pieces-unknown-table = aquesta taula és desconeguda; es coneixen: { $names }
pieces-same = això és igual a totes les capses i no es pot canviar; elimineu la taula
pieces-ascending = els nombres de { $key } han de créixer

## A file of pieces to fill in, and what to look at on each kind of piece

pieces-file = La vostra pròpia capsa de { $title }. Ompliu cada fila segons la peça impresa i canvieu-ne source per printed; les files amb designed són nostres i poden ser diferents de les impreses. L’ordre de les files d’una mateixa mena no importa si no s’indica. Poseu un nom a la capsa. Si tot és correcte ho diu: cathedrals pieces { $name } --check FILE
pieces-good = { $file }: s’hi pot jugar.
pieces-ours = { $table }: { $ours } de { $of } encara dissenyats per nosaltres

## Owners' own boxes at tables

refusal-no-such-pieces = No hi ha cap capsa de peces així per a aquest joc.
refusal-no-room-for-pieces = Hi ha lloc per a { $most } capses de peces i totes són en ús.
web-pieces = Peces
web-pieces-ours = Les nostres
web-with-pieces = Peces: { $box }

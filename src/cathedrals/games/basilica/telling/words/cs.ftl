# The words of Basilica.
#
# An argument that names a piece is said by that piece's own words: `order` "recruit" by `order-recruit`.
# $seat is a player's name.
#
# Forms: acc 4. pád (u osob i 2. pád), cap s velkým písmenem.

game-title = Basilica

## Counted nouns

builders =
    { $builders ->
        [one] { $builders } volný stavitel
        [few] { $builders } volní stavitelé
        [many] { $builders } volného stavitele
       *[other] { $builders } volných stavitelů
    }
    .acc =
    { $builders ->
        [one] { $builders } volného stavitele
        [few] { $builders } volné stavitele
        [many] { $builders } volného stavitele
       *[other] { $builders } volných stavitelů
    }
tokens =
    { $tokens ->
        [one] { $tokens } žeton povýšení
        [few] { $tokens } žetony povýšení
        [many] { $tokens } žetonu povýšení
       *[other] { $tokens } žetonů povýšení
    }
coins =
    { $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    }
    .acc =
    { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    }
points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
tiles =
    { $tiles ->
        [one] { $tiles } žeton
        [few] { $tiles } žetony
        [many] { $tiles } žetonu
       *[other] { $tiles } žetonů
    }
vaults =
    { $size ->
        [one] { $size } klenba
        [few] { $size } klenby
        [many] { $size } klenby
       *[other] { $size } kleneb
    }

## Pieces

colour-yellow = žlutá
    .acc = žlutou
    .cap = Žlutá
colour-blue = modrá
    .acc = modrou
    .cap = Modrá
colour-red = červená
    .acc = červenou
    .cap = Červená
colour-green = zelená
    .acc = zelenou
    .cap = Zelená

vault-yellow = žlutá klenba
    .acc = žlutou klenbu
vault-blue = modrá klenba
    .acc = modrou klenbu
vault-red = červená klenba
    .acc = červenou klenbu
vault-green = zelená klenba
    .acc = zelenou klenbu
vault-yellow-blue = žluto-modrý žolík
    .acc = žluto-modrého žolíka
vault-yellow-red = žluto-červený žolík
    .acc = žluto-červeného žolíka
vault-yellow-green = žluto-zelený žolík
    .acc = žluto-zeleného žolíka
vault-blue-red = modro-červený žolík
    .acc = modro-červeného žolíka
vault-blue-green = modro-zelený žolík
    .acc = modro-zeleného žolíka
vault-red-green = červeno-zelený žolík
    .acc = červeno-zeleného žolíka

order-promotion = Povýšení
order-move = Přesun
order-recruit = Nábor
order-confusion = Zmatek
order-stained_glass = Vitráž
order-scaffolding = Lešení
order-catastrophe = Katastrofa

rank-none = stavitel
    .acc = stavitele
rank-architect = architekt
    .acc = architekta
rank-master_mason = mistr kameník
    .acc = mistra kameníka
rank-strongman = silák
    .acc = siláka

crown-yes = s korunou
crown-no = bez koruny
crown-unknown = (možná s korunou)

# The list of pieces, as its owner types it in

kind-king = Cesta krále
kind-tile = Žetony

field-scoring_spaces = Pole s korunou
field-vault = Klenba
field-order = Rozkaz
field-crown = S korunou

## Questions

step-action = Zvolte další akci: rozšiřte katedrálu, umístěte stavitele, nebo proveďte rozkaz.
step-end_turn = Ukončíte tah?
step-extend = Kterou z vyložených kleneb přiložíte?
step-cell = Kam klenbu přiložíte?
step-promote = Kterého ze svých stavitelů povýšíte?
step-rank = Jakou hodnost stavitel dostane?
step-move = Kterého ze svých stavitelů přesunete?
step-step = Na kterou klenbu se stavitel přesune?
step-recruit = Na kterou klenbu stavitele umístíte?
step-take_back = Kterého ze svých stavitelů stáhnete?
step-offer = Dáte svou minci za placený rozkaz?
step-confuse = Který stavitel se ve zmatku přesune?
step-glass = Která klenba dostane vitráž?
step-scaffold = Kam postavíte lešení?
step-catastrophe = Která klenba se zřítí?

step-first_seat = Kdo začíná?
step-draw = Který žeton je teď na vrchu dobírací hromádky?
step-turn_tile = Má klenba korunu?
step-fill_order = Doplňuje se pole rozkazu.
step-fill_vault = Doplňuje se pole klenby.
step-next_action = Tah pokračuje.
step-finish_order = Rozkaz se odhazuje.
step-next_turn = Kdo je na řadě?

## Moves

move-extend = Rozšířit katedrálu: přiložit { $vault_acc } z pole { $field }
move-extend-crown = Rozšířit katedrálu: přiložit { $vault_acc } z pole { $field }; koruna posune krále
move-discard = Rozšířit katedrálu: žádná ze tří kleneb se nikam nehodí, odhodit je a dobrat si tři jiné
move-builder = Umístit stavitele na { $cell }, na právě přiloženou klenbu
move-order-promotion = Povýšení (pole { $field }): dát hodnost jednomu ze svých stavitelů; soupeř smí zaplatit za další povýšení
move-order-move = Přesun (pole { $field }): jeden z vašich stavitelů udělá jeden krok
move-order-recruit = Nábor (pole { $field }): umístit stavitele na jakoukoliv volnou klenbu; soupeř smí zaplatit za nábor vedle svého
move-order-confusion = Zmatek (pole { $field }): stáhnout stavitele, potom soupeřův stavitel udělá jeden krok
move-order-stained_glass = Vitráž (pole { $field }): na klenbu s některým z vašich stavitelů
move-order-scaffolding = Lešení (pole { $field }): dvě lešení zablokují místa do příštího bodování
move-order-catastrophe = Katastrofa (pole { $field }): odhodit klenbu bez stavitele
move-end = Ukončit tah
move-end-scoring = Ukončit tah bodováním

move-cell = Přiložit { $vault_acc } na { $cell }
move-cell-scaffold = Postavit lešení na { $cell }
move-vault-promote = Povýšit { $rank_acc } na místě { $cell } ({ $vault })
move-vault-move = Přesunout { $rank_acc } z místa { $cell } ({ $vault })
move-vault-step = Přesunout stavitele z místa { $start } na { $cell } ({ $vault })
move-vault-step-confused = Zmatený stavitel přejde z místa { $start } na { $cell } ({ $vault })
move-vault-recruit = Umístit stavitele na { $cell } ({ $vault })
move-vault-take_back = Stáhnout { $rank_acc } z místa { $cell } ({ $vault })
move-vault-confuse = Přesune se { $rank } z místa { $cell } ({ $vault })
move-vault-glass = Umístit vitráž na { $cell } ({ $vault })
move-vault-catastrophe = Odhodit { $vault_acc } z místa { $cell }
move-rank = Povýšit stavitele ({ $cell }) na { $rank_acc }
move-pay-promotion = Dát 1 minci a povýšit svého stavitele na jinou hodnost
move-pay-recruit = Dát 1 minci a umístit stavitele vedle některého ze svých
move-pay-confusion = Dát 1 minci a zvolit, který z vašich stavitelů se přesune a kam
move-decline-promotion = Nechat si minci a nikoho nepovýšit
move-decline-recruit = Nechat si minci a nikoho neumístit
move-decline-confusion = Nechat si minci; kdo se přesune a kam, zvolí soupeř

move-first = Začíná { $seat }
move-tile = Další žeton: { $vault }, { $order }
move-crown = Klenba má korunu
move-no-crown = Klenba nemá korunu
move-go-on = Dál

## Events

event-starts = Začíná { $seat }.
event-top_shown = Na vrchu dobírací hromádky: { $vault }, { $order }.
event-order_laid = Na pole rozkazu { $field } přijde žeton: { $vault }, { $order }.
event-vault_turned = Na pole klenby { $field } přijde { $vault } { $crown }.
event-shuffled =
    { $tiles ->
        [one] Dobírací hromádka je vyčerpána; zamíchá se { $tiles } odhozený žeton.
        [few] Dobírací hromádka je vyčerpána; zamíchají se { $tiles } odhozené žetony.
        [many] Dobírací hromádka je vyčerpána; zamíchá se { $tiles } odhozeného žetonu.
       *[other] Dobírací hromádka je vyčerpána; zamíchá se { $tiles } odhozených žetonů.
    }
event-turn_begins = Na tahu je { $seat }.
event-cannot_act = { $seat } nemůže provést žádnou akci.
event-vaults_discarded = { $seat } odhodí tři klenby, protože se žádná nehodí.
event-extended = { $seat } přiloží { $vault_acc } na { $cell }.
event-king_moves = Král se posune na pole { $space }.
event-builder_placed = { $seat } umístí stavitele na { $cell }.
event-order_taken = { $seat } provede rozkaz z pole { $field }: { $order }.
event-promoted = { $seat } povýší stavitele ({ $cell }) na { $rank_acc }.
event-moved = { $seat } přesune stavitele z místa { $cell } na { $goal }.
event-recruited = Nábor: { $seat } umístí stavitele na { $cell }.
event-taken_back = { $seat } stáhne stavitele z místa { $cell }.
event-confused = { $seat }: zmatený stavitel přejde z místa { $cell } na { $goal }.
event-glass_set = { $seat } umístí vitráž na { $cell }.
event-scaffold_set = { $seat } postaví lešení na { $cell }.
event-collapsed = { $seat } způsobí katastrofu: { $vault } na { $cell } se zřítí.
event-paid = { $seat } dá 1 minci za placený rozkaz ({ $order }).
event-declined = { $seat } si minci nechá.
event-scoring =
    { $number ->
        [1] První bodování.
        [2] Druhé bodování.
        [3] Třetí bodování.
       *[other] Bodování { $number }.
    }
event-scored = { $seat } obdrží { points } za { $colour_acc } oblast ({ $cell }).
event-cleared = Všichni stavitelé se vrátí k hráčům, lešení zmizí a { $rows ->
        [one] odhodí se { $rows } řada nejblíž herní desce
        [few] odhodí se { $rows } řady nejblíž herní desce
        [many] odhodí se { $rows } řady nejblíž herní desce
       *[other] odhodí se { $rows } řad nejblíž herní desce
    }.
event-game_over = Konec hry: { $ending }.

ending-third_scoring = král došel ke třetímu bodování
ending-second_exhaustion = dobírací hromádka je podruhé vyčerpána
ending-nobody_can_act = žádný z hráčů nemohl provést akci

## Why not

refusal-another-question = Teď je na řadě něco jiného: { $step }
refusal-not-left = „{ $move }“ teď přijít nemůže: { $step }

refusal-actions-taken = Své tři akce už máte za sebou; ukončete tah.
refusal-must-act = Musíte provést přesně tři akce; dokud je nějaká možná, nelze pasovat.
refusal-scoring-comes = Král došel na pole s korunou, takže tento tah končí; ukončete ho bodováním.
refusal-not-after-extension = Stavitele lze umístit jen hned po rozšíření katedrály, na právě přiloženou klenbu.
refusal-no-free-builder = Nemáte volného stavitele; všichni stojí na plánu katedrály.
refusal-no-cell-left = Žádnou klenbu nelze přiložit: každé místo u klenby nebo patky je obsazené.
refusal-fits-nowhere = Nikam se nehodí { $vault } z pole { $field }: každé volné místo sousedí se žolíkem.
refusal-something-fits = Tři klenby se vymění, jen když se žádná nikam nehodí; teď se některá hodí.

refusal-nobody-to-promote = Na plánu katedrály nemáte stavitele, kterého by šlo povýšit.
refusal-no-token = Ve své zásobě už nemáte žeton povýšení.
refusal-nobody-can-step = Žádný z vašich stavitelů nestojí vedle volné klenby.
refusal-nobody-to-recruit = Nemáte volného stavitele pro nábor.
refusal-no-free-vault = Pro dalšího stavitele není volná klenba.
refusal-confuses-nobody = Nemáte stavitele, po jehož stažení by se mohl přesunout soupeřův stavitel.
refusal-no-vault-for-glass = Nemáte stavitele na klenbě bez vitráže.
refusal-no-cell-for-scaffold = Pro lešení není místo.
refusal-no-vault-to-collapse = Není tu klenba bez stavitele.

refusal-has-vault = Na { $cell } už leží { $vault }.
refusal-has-scaffold = Lešení blokuje místo { $cell } do příštího bodování.
refusal-no-support = Místo { $cell } nesousedí hranou s klenbou ani s patkou herní desky.
refusal-joker-beside-joker = Žolík nesmí sousedit hranou se žolíkem; { $cell } se dotýká žolíka na { $other }.
refusal-outside-the-plan = Místo { $cell } leží mimo plán katedrály, který má { $columns ->
        [one] { $columns } sloupec
        [few] { $columns } sloupce
        [many] { $columns } sloupce
       *[other] { $columns } sloupců
    }, a až e, a řady od 1 výš.
refusal-no-vault-there = Na { $cell } není klenba.
refusal-has-builder = Na { $cell } stojí stavitel.
refusal-not-your-builder = Na { $cell } nestojí váš stavitel.
refusal-not-to-confuse = Zmatek přesouvá stavitele, který patří soupeři hráče na tahu; na { $cell } takový nestojí.
refusal-cannot-step = Vedle stavitele na { $cell } není volná klenba.
refusal-not-beside = Místo { $cell } nesousedí hranou s místem { $start }, kde stavitel stojí.
refusal-stands-there = Stavitel už na místě { $cell } stojí; musí udělat jeden krok.
refusal-not-beside-yours = Placený nábor patří vedle některého z vašich stavitelů; { $cell } vedle žádného neleží.
refusal-frees-nobody = Ani bez stavitele na { $cell } by se žádný soupeřův stavitel nemohl přesunout; stáhněte jiného.
refusal-has-glass = Klenba na { $cell } už vitráž má.
refusal-same-rank = Stavitel na { $cell } už má hodnost { $rank_acc }; vyberte jinou.
refusal-rank-just-chosen = Soupeř právě zvolil hodnost { $rank_acc }; vyberte jinou.

## The table on a terminal: signs and labels

sign-yellow = Ž
sign-blue = M
sign-red = Č
sign-green = Z

brief-promotion = povýšení
brief-move = přesun
brief-recruit = nábor
brief-confusion = zmatek
brief-stained_glass = vitráž
brief-scaffolding = lešení
brief-catastrophe = zřícení

label-orders = rozk.
label-vaults = klenby
label-stack = hromádka { $tiles }, odhozeno { $discarded }
label-king = král
label-areas = obl.
label-actions =
    { $count ->
        [one] zbývá { $count } akce
        [few] zbývají { $count } akce
        [many] zbývá { $count } akce
       *[other] zbývá { $count } akcí
    }
label-more-areas = … a ještě { $count }
label-more-rows =
    { $count ->
        [one] … { $count } řada dál od desky
        [few] … { $count } řady dál od desky
        [many] … { $count } řady dál od desky
       *[other] … { $count } řad dál od desky
    }

## The table in a browser

web-named = { $title }. { $text }
web-can-be-chosen = { $text } Teď to můžete vybrat.
web-plan = Plán katedrály
web-offers = Nabídka
web-stack = Hromádka
web-king = Král
web-scaffold = Lešení
web-seat = { $seat }
web-vault = { $vault } { $crown }
web-vault-at = { $vault } na { $cell }
web-area = { $colour }
web-area-at = { $cell }, { vaults }
web-empty-cell = Místo { $cell } je prázdné.
web-empty-field = Toto pole je prázdné.
web-has-crown = Má korunu.
web-crown-moves = Koruna posune krále o jedno pole hned po přiložení.
web-joker = Žolík může patřit do oblasti každé ze svých barev; nesmí sousedit hranou s jiným žolíkem.
web-other-side = Na druhé straně: { $vault } { $crown }.
web-other-side-order = Na druhé straně: { $order }.
web-way = Bodovací stupnice. Král: { $space }. Světlá barva: { $ivory }. Tmavá barva: { $ebony }.
web-in-stack = v hromádce
web-discarded = odhozeno { $discarded }
web-crowns-to-scoring =
    { $crowns ->
        [one] { $crowns } koruna do bodování
        [few] { $crowns } koruny do bodování
        [many] { $crowns } koruny do bodování
       *[other] { $crowns } korun do bodování
    }
web-scoring-due = Následuje bodování
web-ivory = světlá barva
web-ebony = tmavá barva
web-you-ivory = vy (světlá barva)
web-you-ebony = vy (tmavá barva)
web-actions-of-turn = Akce
web-builders = Stavitelé
web-ranks = Hodnosti
web-coins = Mince
web-in-hand = ještě { $count }
web-if-scored = Kdyby se bodovalo teď
web-if-moved = Po této volbě
web-scoring-held = Bodování { $number }
web-areas-free = Bez stavitele:
web-note-architect = architekt ×2
web-note-glass = vitráž +{ $points }
web-note-strengths = stavitelé { $ivory } : { $ebony }
web-note-tie = remíza
web-note-strongman = rozhodne silák
web-scores-apart = Rozpis bodů
web-total = Celkem

web-does-promotion = Jeden z vašich stavitelů na plánu katedrály dostane hodnost, případně jinou než dosud. Spotřebuje to žeton povýšení z vaší zásoby.
web-does-move = Jeden z vašich stavitelů udělá jeden krok na sousední volnou klenbu; hodnost mu zůstane.
web-does-recruit = Jeden z vašich volných stavitelů se postaví na jakoukoliv klenbu bez stavitele.
web-does-confusion = Stáhnete jednoho ze svých stavitelů, potom jeden soupeřův stavitel udělá krok; který a kam, volíte vy.
web-does-stained_glass = Klenba s některým z vašich stavitelů dostane vitráž: o 2 body víc za každou její oblast.
web-does-scaffolding = Dvě lešení zablokují prázdná místa do příštího bodování.
web-does-catastrophe = Klenba bez stavitele se odhodí.
web-paid-promotion = Za minci pak soupeř povýší jednoho ze svých, na jinou hodnost.
web-paid-recruit = Za minci pak soupeř umístí stavitele vedle některého ze svých.
web-paid-confusion = Za minci soupeř sám zvolí, který z jeho stavitelů půjde a kam.
web-does-architect = Architekt zdvojnásobí hodnotu své oblasti, ale jen jednou a bez ohledu na to, kdo ji získá.
web-does-master_mason = Mistr kameník se počítá za dva stavitele.
web-does-strongman = Silák vyhrává remízy; siláci obou stran se vzájemně ruší.

## In the panel of a browser, where there is room for few words

family-extend = Klenba
family-order = Rozkaz

short-step-action = Vaše další akce
short-step-end_turn = Ukončíte tah?
short-step-extend = Která klenba?
short-step-cell = Kam ji přiložit?
short-step-promote = Povýšení: koho?
short-step-rank = Jaká hodnost?
short-step-move = Přesun: koho?
short-step-step = Kam?
short-step-recruit = Nábor: kam?
short-step-take_back = Koho stáhnout?
short-step-offer = Zaplatíte?
short-step-confuse = Zmatek: kdo se přesune?
short-step-glass = Vitráž: kam?
short-step-scaffold = Lešení: kam?
short-step-catastrophe = Která klenba se zřítí?

short-move-extend = Přiložit { $vault_acc }
short-move-extend-crown = Přiložit { $vault_acc }
short-move-discard = Tři jiné klenby
short-move-builder = Stavitel na { $cell }
short-move-order-promotion = { order-promotion }
short-move-order-move = { order-move }
short-move-order-recruit = { order-recruit }
short-move-order-confusion = { order-confusion }
short-move-order-stained_glass = { order-stained_glass }
short-move-order-scaffolding = { order-scaffolding }
short-move-order-catastrophe = { order-catastrophe }
short-move-end = Ukončit tah
short-move-end-scoring = Bodování
short-move-cell = na { $cell }
short-move-cell-scaffold = na { $cell }
short-move-vault-promote = { $rank }, { $cell }
short-move-vault-move = { $rank }, { $cell }
short-move-vault-step = na { $cell }
short-move-vault-step-confused = na { $cell }
short-move-vault-recruit = na { $cell }
short-move-vault-take_back = { $rank }, { $cell }
short-move-vault-confuse = { $rank }, { $cell }
short-move-vault-glass = na { $cell }
short-move-vault-catastrophe = na { $cell }
short-move-rank = { $rank }
menu-move-extend-crown = { short-move-extend-crown } ♔

## A piece to look at

piece-order_field = pole rozkazu { $field }
piece-vault_field = pole klenby { $field }
piece-cell = místo { $cell }
piece-rank = { $rank }

## Asked about a piece

about-vault = Na { $cell } leží { $vault }.
about-builder = { $seat } tam má stavitele.
about-builder-ranked = { $seat } tam má stavitele s hodností { $rank_acc }.
about-glass = Je na ní vitráž.
about-scaffold = Lešení blokuje místo { $cell } do příštího bodování.
about-area = Bodování v tuto chvíli: { $seat } obdrží { points } za { $colour_acc } oblast ({ $cell }, { vaults }).
about-area-shared = Bodování v tuto chvíli: { $seat } obdrží { points } za { $colour_acc } oblast ({ $cell }, { vaults }), soupeř { $rest }.
about-area-tie = { $colour_cap } oblast ({ $cell }, { vaults }) by teď skončila remízou a nic by nepřinesla.
about-area-empty = { $colour_cap } oblast ({ $cell }, { vaults }) nemá žádného stavitele.
about-no-area = Zatím tu není žádná oblast.
about-order = Pole rozkazu { $field }: { $order }; na druhé straně { $vault } { $crown }.
about-open-vault = Pole klenby { $field }: { $vault } { $crown }; na druhé straně { $order }.
about-king =
    Král stojí na poli { $space }; do bodování na poli { $next } { $steps ->
        [one] zbývá { $steps } koruna
        [few] zbývají { $steps } koruny
        [many] zbývá { $steps } koruny
       *[other] zbývá { $steps } korun
    }.
about-king-due = Král stojí na poli { $space }, kde následuje bodování.
about-stack = V dobírací hromádce: { tiles }; v odkládací: { $discarded }.
about-top = Na vrchu: { $order }; na druhé straně { $vault } { $crown }.
about-unshuffled = Až se dobírací hromádka vyčerpá, zamíchá se odkládací.
about-shuffled = Odkládací hromádka se už jednou zamíchala; až se dobírací vyčerpá znovu, hra končí.
about-seat = { $seat } má { points }, { builders.acc }, { tokens } a { coins.acc }; kdyby se bodovalo teď, celkem by to bylo { $total }.
about-turn =
    Na tahu je { $seat }; { $count ->
        [one] zbývá { $count } akce
        [few] zbývají { $count } akce
        [many] zbývá { $count } akce
       *[other] zbývá { $count } akcí
    }.
about-score = { $seat }: { $apart }; celkem { points }.
apart-each = { $points }

## Beside a move where there is room for few words

after-move-extend = { " " }{ $vault }
after-move-extend-crown = { " " }{ $vault } ♔
after-move-order-promotion = { " " }{ brief-promotion }
after-move-order-move = { " " }{ brief-move }
after-move-order-recruit = { " " }{ brief-recruit }
after-move-order-confusion = { " " }{ brief-confusion }
after-move-order-stained_glass = { " " }{ brief-stained_glass }
after-move-order-scaffolding = { " " }{ brief-scaffolding }
after-move-order-catastrophe = { " " }{ brief-catastrophe }

## What happened, in a few words after the name of who did it

brief-event-cannot_act = nemůže provést akci
brief-event-vaults_discarded = vymění tři klenby
brief-event-extended = přiloží { $vault_acc } na { $cell }
brief-event-king_moves = král jde na pole { $space }
brief-event-builder_placed = stavitel na { $cell }
brief-event-order_taken = { $order }
brief-event-promoted = na { $cell } je teď { $rank }
brief-event-moved = stavitel z místa { $cell } na { $goal }
brief-event-recruited = stavitel na { $cell }
brief-event-taken_back = stáhne stavitele ({ $cell })
brief-event-confused = zmatený stavitel z místa { $cell } na { $goal }
brief-event-glass_set = vitráž na { $cell }
brief-event-scaffold_set = lešení na { $cell }
brief-event-collapsed = zřítí se { $vault } na { $cell }
brief-event-paid = dá 1 minci
brief-event-declined = nechá si minci
brief-event-shuffled = zamíchá se odkládací hromádka
brief-event-scoring =
    { $number ->
        [1] první bodování
        [2] druhé bodování
        [3] třetí bodování
       *[other] bodování { $number }
    }
brief-event-scored = { points } za { $colour_acc } oblast ({ $cell })
brief-event-game_over = konec hry

## Why a hint

reason-points =
    { $way ->
        [up] body{ reason-size }
       *[down] méně bodů{ reason-size }
    }
reason-areas =
    { $way ->
        [up] lepší oblasti{ reason-size }
       *[down] horší oblasti{ reason-size }
    }
reason-builders =
    { $way ->
        [up] o stavitele víc v zásobě{ reason-size }
       *[down] za cenu stavitele{ reason-size }
    }
reason-tokens =
    { $way ->
        [up] o žeton povýšení víc v zásobě{ reason-size }
       *[down] za cenu žetonu povýšení{ reason-size }
    }
reason-coins =
    { $way ->
        [up] o minci víc{ reason-size }
       *[down] za cenu mince{ reason-size }
    }
reason-size =
    { $size ->
        [0] { "" }
       *[other] { " " }({ $way ->
            [up] +
           *[down] −
        }{ $size })
    }

## The legend

legend =
    Klenby   { sign-yellow } žlutá ╱╱  { sign-blue } modrá ≈≈  { sign-red } červená ▒▒  { sign-green } zelená ∷∷
             žolík ukazuje obě písmena
    Na nich  ● ○ stavitelé obou hráčů; ◈ vitráž
             A architekt, M mistr kameník, S silák
    Plán     sloupce a až e, řada 1 u desky; ╳ lešení, › právě přiložená klenba
    Nabídka  nahoře rozkazy, dole klenby; v závorce barvy druhé strany
             ♔ koruna, ? možná
    Král     ♚ na cestě; bodování označuje |
    Oblasti  barva, první místo, počet kleneb; hodnota a kolik by teď přinesla
    Otázky   ? c2  ? 1  ? order 2  ? king  ? stack  ? areas  ? seat 0  ? score  ? architect  ? BA-C3

## What is wrong with a file of pieces

pieces-paid = zda { $value } má placenou verzi, určují pravidla a nedá se to změnit
pieces-third-alike = žetony { $pieces } mají stejné barvy a stejný rozkaz; nejvýš smějí být { $most }
pieces-vaults = počet kleneb ({ $value }) je { $found }, má jich být { $expected }
pieces-reach = s tak málo korunami, tak pozdním posledním bodováním nebo tolika katastrofami může plán potřebovat { $found } řad; vejde se jich { $most }

## A file of pieces to fill in, and what to look at on each kind of piece

pieces-look-king = Cesta krále: tři pole s korunou, na kterých se boduje.
pieces-look-tile = Žetony: barvy klenby na jedné straně (dvě u žolíka, třeba yellow-blue), rozkaz na druhé a zda má klenba korunu.

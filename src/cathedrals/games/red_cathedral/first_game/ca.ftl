# The guided first game of The Red Cathedral: `lesson-…` is what the learner is told at that step of lesson.toml.
# The rival is a program; “your rival” stands for its name everywhere.

lesson-welcome = Et dono la benvinguda a Moscou! En els pròxims deu minuts reclamaràs una carta de la catedral, aniràs a buscar materials, completaràs la carta i l’adornaràs. Aquesta partida no compta per a cap classificació i no et pots equivocar: jo et dic què has de fer i tu veus què passa.
lesson-card = Aquesta és la catedral, encara per construir. Cada columna és una torre. Mira la carta b1, una base: costa dues fustes i un maó. A canvi, dona 4 punts de reconeixement i 1 ruble. La lloseta petita que té a sobre serà teva quan la reclamis: una joia verda.
lesson-market = I això és el mercat: vuit localitzacions en rotllana, cadascuna amb una lloseta que mostra què dona. Hi ha cinc daus. Per aconseguir materials mouràs un dau tantes localitzacions com marqui. Cada dues localitzacions comparteixen un gremi, que té un favor per oferir-te.
lesson-board = El teu tauler guarda els teus béns: deu espais, però n’hi ha quatre que encara ocupen les teves banderes de propietat. Al costat hi ha el taller, amb sis espais. Tens 3 rubles. En el teu torn fas una sola cosa: reclamar una carta, construir o anar al mercat.
lesson-claim = Comencem reclamant. Una base que ningú no ha reclamat encara sempre està disponible, i la b1 demana poca cosa. Reclama-la.
lesson-banner = Per reclamar cal una de les teves banderes de propietat. Agafa’n una de l’inventari: així alliberes un espai per sempre.
lesson-space = Ara la lloseta de la carta va al teu taller. Cada espai té un preu per posar-hi una lloseta cap per amunt. Tria l’espai groc: et costa 1 ruble.
lesson-face = Cap per amunt, la lloseta treballa per a tu, i comença ara mateix: obtens una joia verda. Cap per avall seria de franc, però no et serviria de res durant tota la partida. Posa-la cap per amunt i agafa la joia.
lesson-end-claim = Aquest era el teu torn: una acció bàsica. Acaba’l i mira què fa el teu rival.
lesson-above = El teu rival ha reclamat la b2, just a sobre de la teva base. S’hi val: una carta es pot reclamar tan bon punt la de sota té una bandera de propietat, sigui de qui sigui. Ara no badis: si el teu rival completa la b2 abans que tu la b1, perdràs reconeixement.
lesson-die = Necessites dues fustes. El dau vermell és del teu color i marca un 6: sis localitzacions més enllà hi ha fusta, i el dau blanc ja hi és. Amb el dau blanc i amb el teu podries pagar rubles per anar més lluny; aquesta vegada, ves just fins allà.
lesson-take = Mira: en aquesta localització hi ha dos daus, i per això obtens dues vegades el que mostra. Agafa les 4 fustes.
lesson-influence = En aquest racó del mercat mana el clericat. La seva carta ofereix dos favors, i en pots fer servir un. El llamp vol dir una vegada. Agafa el que és de franc: 1 punt de reconeixement.
lesson-end-market = Quan acabes el torn, es tornen a tirar tots els daus d’aquesta localització. Així el mercat mai no queda com el coneixies.
lesson-bricks = Ara un maó. El dau groc marca un 3, i tres localitzacions més enllà hi ha maons. No és del teu color i no pot avançar localitzacions de més, però el pot moure tothom. Agafa només un maó: guarda lloc per a coses millors.
lesson-activate = Has mogut el dau groc, i al teu espai groc del taller hi ha una lloseta cap per amunt. Per tant, la pots activar: una altra joia verda. Per a això serveix el taller. Aquí també hi ha un gremi, però pots saltar-te el que no necessitis; després, acaba el torn.
lesson-build = Ja tens tot el que demana la b1. Tria construir: en un torn pots enviar fins a tres materials. Primer, les dues fustes.
lesson-finish = I ara el maó, l’únic que falta.
lesson-end-build = Acabada! La carta es gira i dona 4 punts de reconeixement i 1 ruble, i la teva bandera s’hi queda. La carta de sobre no està acabada; per tant, ningú no perd res. Acaba el torn.
lesson-gems = El teu rival també ha completat una carta. Però tu pots fer més: a cada carta acabada hi cap un ornament. Primer aconsegueix una joia de l’altre color. El dau blanc és de tothom; amb un sol pas arriba a les joies liles, on ja hi ha el dau verd. Agafa-les totes dues.
lesson-prestige = Una altra vegada el clericat. Ara tens 3 rubles: canvia’ls per 1 punt de prestigi. Fixa’t en el teu comptador. El prestigi el porta fins a la pròxima casella de punts de prestigi, per lluny que sigui; al començament de la partida, entre una d’aquestes caselles i la següent hi ha quatre o cinc punts de reconeixement.
lesson-end-gems = Tens fusta i joies de tots dos colors. Acaba el torn, que ara ve el millor.
lesson-ornament = A una base hi va una porta, i una porta costa 1 fusta. Tria construir, adorna la b1 i incrusta a la porta una joia de cada color. Dues joies de colors diferents donen 3 punts de prestigi a l’instant.
lesson-towers = Molt bé! Aquesta porta tornarà a comptar al final. Aleshores cada torre val 2 per cada carta acabada i 1 per cada ornament; qui hi té més participació s’endú tot aquest valor i, amb dos jugadors, l’altre se n’endú un terç. Aquí tu tens una carta i una porta, i el teu rival encara no hi té res acabat. Acaba el torn.
lesson-farewell = El joc és això: reclamar, anar a buscar materials, construir i adornar. S’acaba quan algú completa la sisena carta. Vas força per davant: si vols, continua jugant; a partir d’ara el teu rival juga pel seu compte, i pots demanar una pista quan vulguis.

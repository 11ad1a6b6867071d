# The rulebook of The Red Cathedral, in our own words. `rule-RC-C2` explains the paragraph RC-C2 of RULES.md to a player;
# `section-…` is a heading, `lead-…` the sentence below it, `caption-…` stands under a drawing, `try-…` beside a board to
# click on. Between ** and ** stands what is printed bold: a term where it is explained.

rulebook-introduction = Moscou, en temps del tsar Ivan. Tu i els teus rivals construïu plegats una gran catedral: en reclameu les cartes, porteu materials del mercat i acabeu el que heu reclamat. Cada carta acabada dona reconeixement, les joies que incrusteu als ornaments donen prestigi i, al final, cada torre premia els qui més hi han fet. Qui tingui aleshores més prestigi s’haurà guanyat el favor del tsar.

## Setup

section-setup = Preparació de la partida
lead-setup = L’aplicació ho prepara tot; aquí tens què fa i per què no hi ha dues partides que comencin igual.
rule-RC-S1 = El mercat és una rotllana de vuit **localitzacions**, en el sentit de les agulles del rellotge. Les veïnes van per parelles: cada parella és un **quadrant**. Es barregen les vuit llosetes de recursos i se’n posa una, a la vista, a cada localització.
caption-RC-S1 = El mercat: vuit localitzacions en quatre quadrants
rule-RC-S2 = Hi ha quatre grups de cartes d’influència: artesans, carreters, comerciants i clericat, amb tres cartes cadascun. De cada grup n’hi ha una en joc, en un quadrant a l’atzar. Amb l’opció «Primera partida» es fa servir una carta fixa de cada grup, que hem triat nosaltres.
rule-RC-S3 = Tots els comptadors de puntuació comencen a la casella 2 de reconeixement.
rule-RC-S4 = Tria un color: també és el color del teu dau. Tens un **tauler de taller**, sis **banderes de propietat** i quatre **ornaments**: una porta, dos arcs i una creu. El teu **inventari** té deu espais, però quatre banderes n’ocupen quatre i te’n queden sis de lliures. Al costat bàsic, les altres dues banderes són a la vora de l’inventari i tots els ornaments estan disponibles; al costat avançat, aquestes dues banderes tapen els espais del dau blanc i cada espai de color guarda un ornament bloquejat. Tots els taulers mostren el mateix costat.
caption-RC-S4 = El teu tauler: inventari, banderes de propietat i taller
rule-RC-S5 = La **reserva general** té 20 fustes, 20 maons, 20 pedres, 15 d’or, 10 joies verdes, 10 joies liles i 72 rubles. No n’hi ha més: el que és a les cartes sense acabar o a la bossa d’algú no és a la reserva, i el que hi falta no s’obté. Si hi ha massa pocs rubles, agafa els que hi hagi.
rule-RC-S6 = Una **carta de plànol** per al vostre nombre de jugadors diu quantes torres hi ha i com n’és d’alta cadascuna: 4 torres amb 12 cartes en total per a dos jugadors, 5 amb 18 per a tres, 6 amb 24 per a quatre. En solitari es fan servir les de dos.
rule-RC-S7 = Cada torre té una **base** a baix, **seccions intermèdies** al mig i una **cúpula** a dalt, totes a l’atzar, d’entre 10 bases, 20 seccions intermèdies i 10 cúpules, amb la cara del cost a la vista.
caption-RC-S7 = Una torre: base, secció intermèdia, cúpula
rule-RC-S8 = Hi ha 28 **llosetes de taller**. A cada carta n’hi ha una a la vista, a l’atzar, i les altres es queden a la caixa. Amb un o dos jugadors no es fan servir les marcades amb 3+.
rule-RC-S9 = Els cinc daus sempre són en joc, hi jugui qui hi jugui: vermell, blau, verd, groc i blanc. Es tiren i es posen, en ordre aleatori, a la localització de la lloseta de reconeixement i a les quatre següents en el sentit de les agulles del rellotge.
rule-RC-S10 = El jugador inicial es tria a l’atzar. Per ordre de torn rebeu 3, 4, 4 i 5 rubles: qui espera més té una mica més.

## The turn

section-turn = El torn
lead-turn = Una acció bàsica i ja toca al jugador següent. El torn és curt; la tria, no.
rule-RC-T1 = Els torns van en el sentit de les agulles del rellotge. En el teu fas exactament una **acció bàsica**: reclamar una carta, construir o anar al mercat. No pots passar, i no et caldrà mai: sempre hi ha algun dau que es pot moure.
rule-RC-T2 = Et falten diners? Tantes vegades com vulguis durant el teu torn pots **perdre 1 punt de prestigi i obtenir 2 rubles**.
rule-RC-T3 = Una vegada per torn pots **perdre 1 punt de prestigi i tornar a tirar** tots els daus d’una localització que triïs. No ho pots fer entre que tries un dau i el mous.
rule-RC-T4 = Un sol comptador compta dues coses. El **reconeixement** el mou casella a casella. El **prestigi** el mou fins a la pròxima casella de punts de prestigi, per lluny que sigui, i perdre prestigi el fa tornar fins a la més propera que tingui al darrere. A la casella 5 o abans no en tens cap al darrere i, per tant, no hi pots perdre prestigi. El comptador mai no baixa de 0.
caption-RC-T4 = El marcador de puntuació: el prestigi i el reconeixement comparteixen recorregut
rule-RC-T5 = El marcador s’acaba a la casella 80, que és el prestigi 40. A partir d’aquí comences una segona volta, amb el comptador girat per la cara +40: el prestigi 41 és a la 85, el 42 a la 89, i així successivament. Una pèrdua et pot fer tornar per sota del 80.
rule-RC-T6 = El prestigi 1 és al reconeixement 5; el prestigi 2, al 9; el prestigi 40, al 80. Com més amunt, més juntes són les caselles de punts de prestigi: al principi a 5 de distància, al final a 1. Les caselles del mig les hem fixades nosaltres.

## Claim

section-claim = Reclamar una secció de la catedral
lead-claim = Reclamar t’ocupa tot el torn. La carta passa a ser teva per construir-la i la seva lloseta va al teu taller.
try-claim = Tria una carta que puguis reclamar. Aquí res no compta.
rule-RC-C1 = Agafa una bandera de propietat qualsevol del teu tauler. Una de l’inventari allibera el seu espai per sempre; per això és el més habitual. Si no et queda cap bandera, no pots reclamar.
caption-RC-C1 = Una bandera de propietat surt de l’inventari i l’espai queda lliure
rule-RC-C2 = Posa la bandera en una carta **disponible**: una que no tingui cap bandera i que sigui una base o estigui just a sobre d’una carta amb bandera. Tant és de qui sigui aquella bandera, i la carta de sota no cal que estigui acabada.
caption-RC-C2 = Una carta: el cost, el que dona i la lloseta
rule-RC-C3 = Agafa la lloseta de taller de la carta i posa-la en un espai buit del teu taller: un dels quatre de color o un dels dos del dau blanc. **Cap per avall** és de franc, però una lloseta així no fa mai res. **Cap per amunt** costa el preu de l’espai.
caption-RC-C3 = Els sis espais del taller i els seus preus
rule-RC-C4 = Una lloseta posada cap per amunt dona el seu benefici a l’instant, com si l’haguessis activada. El que no et cap a l’inventari o no és a la reserva general no s’obté; també en pots agafar menys.
rule-RC-C5 = Al costat bàsic cada espai mostra el seu preu, d’1 a 3 rubles; la majoria d’aquests preus els hem fixats nosaltres. Al costat avançat tots els espais costen 3.
rule-RC-C6 = Al costat avançat, una lloseta posada cap per amunt en un espai de color **desbloqueja** l’ornament que hi ha; posada cap per avall, el sepulta per a la resta de la partida. Un espai del dau blanc només admet una lloseta quan la seva bandera ja no hi és; una bandera que treus per reclamar ara mateix ja compta com a treta. Quin ornament hi ha a cada lloc, ho hem triat nosaltres.

## Build

section-build = Construir
lead-build = Envia fins a tres materials: a les cartes que has reclamat o per a ornaments en cartes acabades.
try-build = Tria una carta que pugui rebre un material teu.
rule-RC-B1 = Envia un, dos o tres materials del teu inventari, un darrere l’altre i en l’ordre que vulguis. Pots combinar construir i adornar. Tot el que un enviament completa es resol abans del següent.
rule-RC-B2 = Per **construir**, posa un material en una carta amb la teva bandera de propietat que encara el necessiti. No cal que completis la carta en aquest torn; el que hi ha, s’hi queda.
caption-RC-B2 = Una carta reclamada: hi ha dos materials i en falta un
rule-RC-B3 = Quan una carta té tots els materials, queda **acabada** a l’instant. Els materials tornen a la reserva general, obtens el reconeixement i els rubles que mostra la carta, i la carta es gira. La teva bandera s’hi queda.
rule-RC-B4 = Qui s’endarrereix ho paga. Cada vegada que es completa una carta, mira les cartes reclamades però sense acabar que té per sota en aquella torre: el propietari de cadascuna perd 1 punt de reconeixement per cada carta acabada que hi hagi per sobre i que sigui d’algú altre. Es torna a comptar cada vegada, i també pot afectar les teves cartes.
caption-RC-B4 = Una carta acabada sobre una de sense acabar: el propietari de la de sota perd reconeixement

## Decorate

section-decorate = Adornar
lead-decorate = Adornar forma part de l’acció de construir. Un ornament compta a la seva torre, i les joies donen prestigi.
try-decorate = Tria una carta acabada que puguis adornar.
rule-RC-D1 = A cada carta acabada hi cap un ornament, sigui de qui sigui la carta: a una base, una porta; a una secció intermèdia, un arc; a una cúpula, una creu.
caption-RC-D1 = Porta, arc i creu
rule-RC-D2 = Una porta costa 1 fusta; un arc, 1 pedra; una creu, 1 or. Hi pots incrustar una joia, dues o cap. Cada un d’aquests materials és un enviament; per tant, un ornament amb dues joies ocupa tota l’acció, i es paga tot de cop. Una carta acabada fa un moment es pot adornar de seguida. Tot el que es gasta torna a la reserva general.
rule-RC-D3 = Les joies donen prestigi a l’instant: 1 punt per cadascuna, però **3 punts de prestigi per dues joies de colors diferents**. Sense joies, ara no hi ha prestigi: només la participació de l’ornament a la torre.
rule-RC-D4 = Ha de ser un ornament teu i ha d’estar disponible.

## Market

section-market = Adquirir recursos
lead-market = Al mercat: mou un dau i aprofita el que ofereix la localització on arriba.
try-market = Tria un dau i mira on porta.
rule-RC-M1 = Tria un dau qualsevol i mou-lo en el sentit de les agulles del rellotge tantes localitzacions com indiqui el seu valor. El dau blanc i el del teu color poden anar més enllà: cada localització de més costa 1 ruble. En serveixen fins a 7: la vuitena només faria tota la volta fins al mateix lloc.
caption-RC-M1 = Un dau es mou tantes localitzacions com marca
rule-RC-M2 = Un dau no pot acabar en una localització on ja hi hagi tres daus més.
rule-RC-M3 = Després pots fer tres coses, cadascuna una vegada i en l’ordre que vulguis, o saltar-te’n alguna: **agafar recursos**, **fer servir la influència** i **activar una lloseta del taller**.
rule-RC-M4 = Agafa el que mostra la lloseta de la localització, tantes vegades com daus hi hagi ara. En pots agafar menys. Et limiten la reserva general i els teus espais lliures, i no es pot llençar res per fer lloc.
caption-RC-M4 = Dos daus en una lloseta de 2 maons: agafa’n fins a 4
rule-RC-M5 = Les vuit llosetes donen 2 fustes, 2 maons, 2 pedres, 1 or, 1 joia verda, 1 joia lila, 2 rubles i 1 punt de reconeixement. Les quantitats de pedra, or i joies les hem triades nosaltres.
rule-RC-M6 = El quadrant on has arribat té una carta d’influència amb dues accions: tria’n una. El **llamp** vol dir una vegada. L’**infinit** vol dir tantes vegades com vulguis, una darrere l’altra; entremig pots canviar prestigi per rubles o per tornar a tirar daus.
caption-RC-M6 = Dues accions en una carta: el llamp és una vegada, l’infinit és tantes com vulguis
rule-RC-M7 = Activa una lloseta cap per amunt de l’espai del taller del color del dau que has mogut; amb el dau blanc, d’un dels teus dos espais del dau blanc. Una lloseta amb un material, rubles o reconeixement dona això mateix. Una **lloseta amb un dau** dona, una vegada, el que mostra la localització d’aquell dau. Una lloseta de material qualsevol en dona un del tipus que triïs, si encara en queda a la reserva general.
rule-RC-M8 = Per acabar, es tornen a tirar tots els daus de la localització on has arribat, i s’hi queden. Així el jugador següent troba un mercat que tu només has endreçat a mitges.

## Influence

section-influence = Influència
lead-influence = Dotze cartes en quatre grups, amb dues accions cadascuna. Les accions són conegudes; quines comparteixen carta, què s’hi mostra i com estan marcades, ho hem fixat nosaltres.
try-influence = Els carreters envien per a tu: tria una carta que pugui rebre un material.
rule-RC-I1 = Els **artesans** comercien amb materials. Segons la carta, vens qualsevol material per 1 ruble, en compres un de qualsevol per 2, en compres un dels que s’hi mostren per 1 o 2, o en vens un dels que s’hi mostren per 1 o 2.
rule-RC-I2 = Els **carreters** porten les coses a lloc: paga 1 ruble per enviar 1 material, o 3 rubles per enviar-ne fins a 2; obtén 1 ruble; o paga 2 rubles i intercanvia de lloc dues llosetes de recursos qualssevol. Enviar segueix les regles de construir i adornar, i cada ús va per separat: un ornament s’ha de pagar en un sol ús.
rule-RC-I3 = Els **comerciants** fan canvis: 2 materials iguals per 1 de qualsevol tipus; 4 d’iguals per 2 de qualsevol tipus; 1 ruble i 1 material per 1 de diferent; o bé actives una de les teves llosetes cap per amunt, fins i tot una que també actives de la manera habitual. Primer dones i després agafes, i només si hi ha res per agafar.
rule-RC-I4 = El **clericat** et dona bona fama: obtén 1 punt de reconeixement; paga 3 rubles per 1 punt de prestigi; descarta 3 materials diferents per 1 punt de prestigi; o obtén 2 punts de reconeixement si tens acabades una base, una secció intermèdia i una cúpula.
rule-RC-I5 = Els guanys de franc i l’activació estan marcats amb el llamp: una vegada per visita.

## The end

section-end = El final i el recompte de punts
lead-end = La sisena carta d’un jugador qualsevol posa fi a l’obra. Aleshores es reparteixen les torres.
rule-RC-E1 = Qui completa primer una **sisena carta** obté 3 punts de prestigi a l’instant, després del que dona la carta mateixa. Aquell torn es juga fins al final, i després tots els altres tenen un últim torn. Una sisena carta completada en aquests torns no dona ni el premi ni més torns.
rule-RC-E2 = Ara cada comptador que no és en una casella de punts de prestigi torna fins a la més propera que té al darrere. El reconeixement que no arriba a la següent es perd.
rule-RC-E3 = Compta els sobrants: cada 5 materials i rubles plegats, de l’inventari i de la bossa, donen 1 punt de prestigi. El que hi ha a les cartes sense acabar no compta.
rule-RC-E4 = Cada torre val 2 per cada carta acabada i 1 per cada ornament. La teva **participació** és el nombre de les teves banderes a les cartes acabades més els teus ornaments de la torre. La participació més gran s’endú tot el valor; la següent, la meitat; la següent, la meitat d’això, i així successivament, sempre arrodonint cap avall. Els empatats sumen els valors dels seus llocs i se’ls reparteixen, arrodonint cap avall; qui ve després ocupa el següent lloc lliure. Sense participació no s’obté res.
caption-RC-E4 = Una torre de quatre cartes acabades i dos ornaments val 10
rule-RC-E5 = Amb dos jugadors, i en solitari contra Ivan, la participació més gran s’endú tot el valor i la més petita, un terç, arrodonint cap avall; sense participació no s’obté res. En cas d’empat ningú no obté res.
rule-RC-E6 = Guanya qui té més prestigi. Si hi ha empat, decideix el nombre de cartes acabades i després el d’ornaments; si també són iguals, la victòria és compartida.
rule-RC-E7 = Una partida que ningú no vol acabar es puntua després de 100 rondes, sense el premi de la sisena carta. Aquesta regla l’hem afegida nosaltres; en una partida normal no te la trobaràs mai.

## Alone

section-solo = En solitari contra Ivan
lead-solo = Ivan Yakovlevich és un arquitecte del tsar i el teu rival quan jugues en solitari. Segueix cinc cartes, no paga mai i mai no dubta.
rule-RC-V1 = Prepara la partida per a dos. Ivan té un color, sis banderes de propietat i els seus ornaments, però cap tauler. Les seves cinc cartes estan en fila, cadascuna amb una lloseta amb un dau. Comença reclamant la base que dona més reconeixement. Després comences tu, amb 3 rubles.
rule-RC-V2 = En el seu torn, Ivan fa servir la carta de més a l’esquerra que tingui la lloseta cap per amunt. Mou el dau d’aquella lloseta segons el seu valor i gira la lloseta cap per avall. No agafa materials, només reconeixement: de la lloseta de reconeixement, una vegada per cada dau que hi hagi, i d’una carta d’influència que en doni de franc. Es tornen a tirar els daus d’allà i després fa el que diu la seva carta. Si el dau hagués de ser el quart de la localització, es queda on és: ni reconeixement ni tirada, però la lloseta es gira i Ivan fa igualment l’acció.
rule-RC-V3 = **Inventari**: quatre materials del tipus més abundant de la reserva general van a aquesta carta; si no n’hi ha prou, continua amb el tipus següent.
rule-RC-V4 = **Transport**: tot el que hi ha a la carta «Inventari» passa a la carta «Construcció».
rule-RC-V5 = **Construcció**: aquests materials es posen a les cartes d’Ivan, primer a totes les bases, d’esquerra a dreta, després al nivell de sobre, i així successivament. A ell tant li fa el tipus: només compta la quantitat. Obté el reconeixement d’una carta acabada, però no els rubles, i hi ha penalitzacions com sempre. El que sobra s’hi queda.
rule-RC-V6 = **Reclamar una part de la catedral**: si li queda una bandera de propietat, Ivan reclama una carta situada just a sobre d’una de les teves; si no n’hi ha cap, una base; si tampoc no n’hi ha, qualsevol carta disponible. Si n’hi ha més d’una, tries tu per ell. Si la lloseta de la carta té un símbol de reconeixement, l’obté; la lloseta surt de la partida.
rule-RC-V7 = **Reconeixement**: Ivan obté 4 punts de reconeixement.
rule-RC-V8 = Si al començament del seu torn té les cinc llosetes cap per avall, Ivan primer col·loca de franc el seu pròxim ornament: una porta, un arc, un altre arc i una creu, estrictament per aquest ordre i un cada vegada. El posa en una carta acabada adequada que sigui teva o, si no n’hi ha, seva; si n’hi ha més d’una, tries tu. Li dona 1 punt de prestigi; si no es pot posar enlloc o no li’n queda cap, no passa res. Després es barregen les llosetes i es tornen a repartir cap per amunt, i el seu torn continua.
rule-RC-V9 = Ningú no obté els 3 punts de prestigi per la sisena carta; qui no l’ha completada té un últim torn. Es compta com amb dos jugadors, però Ivan no obté res pels sobrants.

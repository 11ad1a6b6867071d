# The rulebook of Basilica, in our own words. `rule-BA-X1` explains the paragraph BA-X1 of RULES.md to a player;
# `section-…` is a heading, `lead-…` the sentence below it, `caption-…` stands under a drawing, `try-…` beside a board to
# click on. Between ** and ** stands what is printed bold: a term where it is explained.

rulebook-introduction = Dos mestres d’obres, una catedral. Plegats en poseu les voltes de colors, i a sobre hi col·loqueu els vostres constructors: qui en té més en una àrea d’un color s’endú els punts. Tres vegades ve el rei a mirar-ho. El que construïu junts ho puntueu per separat.

## Pieces

section-pieces = Components
lead-pieces = Cinquanta-vuit llosetes amb dues cares, un grapat de constructors i un rei que fa el seu camí.
rule-BA-P1 = Hi ha 58 **llosetes**. Una cara mostra una **volta** i l’altra, una **ordre**. Quaranta voltes són d’un sol color, deu de cada: groc, blau, vermell i verd; divuit són **comodins** de dos colors, tres de cada parella. Algunes voltes porten una **corona**. La cara d’ordre mostra els colors de la volta del darrere, però no la corona.
caption-BA-P1 = Una volta, un comodí i la cara d’ordre d’una lloseta
rule-BA-P2 = Hi ha set **ordres**: ascens, moviment, reclutament, confusió, vitrall, bastides i catàstrofe. En l’ascens, el reclutament i la confusió, l’adversari hi pot participar per una moneda.
rule-BA-P3 = Tens cinc constructors per col·locar (un sisè marca els teus punts), quatre fitxes d’ascens i una moneda. Les vuit bastides i els dotze vitralls són comuns i no s’acaben mai. El rei recorre un camí de 30 caselles; s’hi marquen també els teus punts, amb fitxes de +30 i +60.
rule-BA-P4 = El **plànol** de la catedral té cinc columnes, de la a a la e, que comencen a les cinc arrencades del tauler. Les files es compten des del tauler i no tenen fi.
caption-BA-P4 = El plànol: columnes de la a a la e, la fila 1 vora el tauler
rule-BA-P5 = Quina ordre hi ha al darrere de cada volta, ho hem fixat nosaltres. En total hi ha 10 ascensos, 9 moviments, 9 reclutaments, 8 confusions, 8 vitralls, 7 bastides i 7 catàstrofes.
rule-BA-P6 = Es fa un recompte quan el rei arriba a les caselles 10, 20 i 30. Hem donat corona a 46 voltes: a set de les deu de cada color i a tots els comodins. Així hi ha de 12 a 15 voltes d’un recompte a l’altre.

## Setup

section-setup = Preparació de la partida
lead-setup = L’aplicació ho prepara tot; això és el que tens al davant.
rule-BA-S1 = Les llosetes formen una pila amb la cara d’ordre cap amunt; així sempre veus l’ordre i els colors de la següent. Tres llosetes són als **espais d’ordre** i tres més, girades, als **espais de volta** de sota. El rei i els dos comptadors de puntuació esperen abans de la casella 1. Qui comença es decideix a l’atzar.
caption-BA-S1 = Ordres a dalt, voltes a baix
rule-BA-S2 = La pila no es barreja abans: cada lloseta es treu a l’atzar quan ha de quedar a la vista, i la corona, quan es gira. Les probabilitats són les mateixes que en una taula. Com que no hi ha més de dues llosetes iguals, una corona és segura, impossible o cosa de cara o creu, i quan no hi ha dubte, l’aplicació ho mostra.

## Turn

section-turn = El torn
lead-turn = Tres accions, combinades com vulguis. Ningú no passa.
rule-BA-T1 = En el teu torn fas exactament tres accions: **ampliar** la catedral, **col·locar un constructor** o **executar una ordre**. Les pots repetir, però no pots passar. Un constructor només es pot col·locar just després d’ampliar la catedral en aquest torn, a la volta que acabes de posar, i mai en una que hagi portat a un recompte. Quan has fet les tres accions, acaba el torn.
rule-BA-T2 = No pots agafar una ordre que no faria res: cap ascens sense un constructor al plànol i una fitxa, cap moviment sense un constructor al costat d’una volta lliure, cap vitrall sense un constructor en una volta que encara no en tingui, etcètera. Si no és possible cap acció, el teu torn s’acaba.
rule-BA-T3 = La partida s’acaba amb el tercer recompte, quan la pila s’esgota per segona vegada o quan tots dos, l’un darrere l’altre, no podeu fer cap acció. En els dos últims casos encara es fa un recompte més.

## Extend

section-extend = Ampliar la catedral
lead-extend = Agafa una de les tres voltes a la vista i posa-la al plànol.
try-extend = Tria una volta i després una casella on pugui anar.
rule-BA-X1 = Posa la volta en una casella buida que comparteixi un costat amb una altra volta o amb una arrencada del tauler. Una bastida bloqueja la seva casella i no aguanta res.
caption-BA-X1 = Una volta pot anar on comparteixi un costat amb una volta o una arrencada
rule-BA-X2 = Un **comodí** no pot compartir costat amb un altre comodí. Pels vèrtexs sí que es poden tocar.
caption-BA-X2 = Dos comodins només es toquen pels vèrtexs
rule-BA-X3 = Una **corona** fa avançar el rei una casella a l’instant, i el rei no torna mai enrere. Si arriba a una casella de recompte, el teu torn s’acaba i es fa un recompte, abans de tornar a omplir l’espai buit.
caption-BA-X3 = Una corona acosta el rei al recompte
rule-BA-X4 = Si tries ampliar i cap de les tres voltes no encaixa enlloc, es descarten i se’n roben tres més, fins que n’encaixi una; n’has de posar una. Si no hi ha cap casella ni tan sols per a una volta d’un sol color, no pots ampliar.
rule-BA-X5 = L’espai de volta buit s’omple amb la lloseta d’ordre de sobre, girada, i l’espai d’ordre, amb una de la pila. Per tant, quan agafes una volta també fas desaparèixer una ordre.

## Builder

section-builder = Col·locar un constructor
lead-builder = Els constructors fan que una volta compti per a tu.
try-builder = Posa una volta i després col·loca-hi un constructor.
rule-BA-U1 = Col·loca un dels teus constructors disponibles a la volta que acabes de posar. En una volta mai no hi ha més d’un constructor.
caption-BA-U1 = Un constructor a la volta acabada de posar

## Orders

section-orders = Executar una ordre
lead-orders = Agafa una de les tres ordres a la vista i fes el que diu.
try-orders = Tria una ordre que ara puguis executar.
rule-BA-O1 = **Ascens**: dona un rang a un dels teus constructors del plànol: arquitecte, mestre picapedrer o forçut. Un constructor que ja té rang en rep un altre, i recuperes la fitxa antiga. Fins i tot per a això, d’entrada et cal tenir una fitxa a la reserva. Per una moneda, l’adversari, que també necessita una fitxa, ascendeix un constructor seu a un rang diferent del que has triat.
caption-BA-O1 = Arquitecte, mestre picapedrer i forçut
rule-BA-O2 = **Moviment**: un dels teus constructors fa un pas, en horitzontal o en vertical, fins a una volta lliure. La seva fitxa va amb ell.
rule-BA-O3 = **Reclutament**: col·loca un constructor disponible en qualsevol volta lliure. Per una moneda, l’adversari també en col·loca un, però només en una volta lliure al costat d’un constructor seu.
rule-BA-O4 = **Confusió**: retira un dels teus constructors, amb la seva fitxa, de manera que algun constructor de l’adversari tingui lloc per moure’s. Llavors un d’aquests ha de fer un pas cap a una volta lliure; tu tries quin i cap a on, tret que l’adversari doni una moneda per triar-ho. Pot anar a la volta que acabes de deixar lliure.
rule-BA-O5 = **Vitrall**: posa’n un en una volta on hi hagi un constructor teu; una volta en té com a màxim un. Cada àrea d’aquella volta val llavors 2 més.
rule-BA-O6 = **Bastides**: posa dues bastides en caselles buides on podria anar una volta, o una si només hi ha lloc per a una. Bloquegen aquestes caselles fins al pròxim recompte.
rule-BA-O7 = **Catàstrofe**: descarta una volta sense constructor; el seu vitrall torna a la reserva. Les voltes que queden aïllades no es mouen, puntuen i n’aguanten d’altres.
rule-BA-O8 = Quan has executat una ordre que té versió de pagament, l’adversari et pot donar una moneda i fer-la també, una vegada, sense gastar cap acció. Després la lloseta es descarta i l’espai s’omple amb una de la pila. Les monedes no valen res al final.

## Stack

section-stack = La pila
lead-stack = Dura gairebé tota la partida; després es barreja una vegada més.
rule-BA-K1 = Quan cal una lloseta i la pila és buida, les llosetes descartades es barregen i formen una pila nova. Això passa una vegada; la segona, o si no s’ha descartat res, la partida s’acaba amb un últim recompte.

## Scoring

section-scoring = El recompte
lead-scoring = Àrea per àrea, color per color.
rule-BA-C1 = Una **àrea** la formen voltes que mostren el mateix color i que s’uneixen pels costats. Un comodí pot pertànyer a una àrea de cada un dels seus colors i uneix el que toca, però les àrees de colors diferents queden separades. Una volta d’un sol color és una àrea fins i tot tota sola; un comodí tot sol, no.
caption-BA-C1 = Un comodí pertany a dues àrees, una de cada un dels seus colors
rule-BA-C2 = Qui té més constructors en una àrea obté 1 punt per cada volta de l’àrea; l’altre obté 1 punt per cada constructor que hi té. Si en teniu els mateixos, ningú no obté res, i una àrea sense constructors se salta. Un constructor en un comodí compta en totes dues àrees.
rule-BA-C3 = Els rangs ho canvien. Un **arquitecte** dobla el valor de l’àrea, una vegada, se l’endugui qui se l’endugui. Un **mestre picapedrer** val per dos constructors, també per als punts de qui en té menys. Un **forçut** guanya un empat; els forçuts de tots dos bàndols s’anul·len mútuament un per un, i guanya qui encara en té. Qui perd un empat així puntua com si en tingués menys.
rule-BA-C4 = Després, cada vitrall suma 2 al valor. El doble i els vitralls són només per a qui té la majoria: els punts de l’altre es queden com són.
caption-BA-C4 = Cinc voltes, un arquitecte i un vitrall: 5 doblat i 2 més fan 12
rule-BA-C5 = Després del primer recompte i del segon, tots els constructors i les fitxes tornen a casa, es treuen les bastides i es descarten les dues files més properes al tauler, amb els seus vitralls. La resta s’hi acosta tant com pot i conserva la forma. El torn següent és de l’adversari de qui ha fet arribar el rei. El tercer recompte posa fi a la partida.
rule-BA-E1 = Guanya qui té més punts. Si en teniu els mateixos, hi ha empat.

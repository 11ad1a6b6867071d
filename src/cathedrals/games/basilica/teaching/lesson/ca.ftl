# The guided first game of Basilica: `lesson-…` is what the learner is told at that step of lesson.toml.
# The rival is a program; “your rival” stands for its name everywhere.

lesson-welcome = Et dono la benvinguda a l’obra! Tu i el teu rival construïu una sola catedral, volta a volta, i cadascú hi col·loca els seus constructors. D’aquí a uns deu minuts veuràs el teu primer recompte. Aquesta partida no compta per a cap classificació: jo et dic què has de fer i tu veus què passa.
lesson-offers = Aquesta és l’oferta: tres voltes per construir i, amb cada una, una ordre per executar. Cada lloseta té totes dues coses: una volta en una cara i una ordre a l’altra. En el teu torn fas exactament tres accions, combinades com vulguis.
lesson-extend = Primera acció: ampliar la catedral. Agafa la volta groga del mig i posa-la a c1, a la primera fila, on l’aguanta el tauler.
lesson-builder = Segona acció: just després de posar una volta hi pots col·locar un constructor. Fes-ho: sense constructors no guanyes res.
lesson-joker = Tercera acció: torna a ampliar. La volta de l’esquerra és un comodí: mostra groc i blau i compta per a tots dos colors. Posa-la al costat de la teva, a d1. Dos comodins no poden compartir mai un costat.
lesson-king = El comodí porta una corona, i per això el rei ha fet un pas. Quan arribi a la casella 10, es compten totes les àrees. Ja has fet les tres accions: acaba el torn.
lesson-areas = El teu rival ha començat una àrea vermella de dues voltes. Les voltes d’un mateix color que es toquen pels costats formen una àrea. La teva àrea groga també té dues voltes, perquè el comodí en forma part. Qui té més constructors en una àrea obté un punt per cada volta.
lesson-grow = Doncs que creixi. Posa la volta groga a c2, a la segona fila, just al costat de la primera.
lesson-promotion = Ara una ordre. L’ascens dona un rang a un dels teus constructors. Fes que el teu sigui arquitecte: l’àrea on és val el doble.
lesson-coin = En algunes ordres, el teu rival et pot donar una moneda i fer gairebé el mateix. Aquesta vegada no: el teu rival es guarda la moneda. Els altres dos rangs són el mestre picapedrer, que val per dos constructors, i el forçut, que guanya els empats.
lesson-further = Et queda una acció. Hi ha una altra volta groga: posa-la a c3.
lesson-end-second = Quatre voltes grogues, doblades: ara serien 8 punts. Acaba el torn.
lesson-majority = Compte amb e1: el teu rival té un constructor a la volta blava, que toca el blau del teu comodí de d1. Així es forma una àrea blava de dues voltes que és del teu rival. Hi posarem remei.
lesson-second-builder = Primer, més groc: hi ha una altra volta groga. Posa-la a d2 i col·loca-hi un segon constructor.
lesson-recruit = Ara recluta: aquesta ordre col·loca un constructor en qualsevol volta lliure. Tria el comodí de d1. Allà compta en dues àrees, la groga i la blava.
lesson-paid = El teu rival t’ha donat una moneda i ha reclutat un constructor a la casella a1, al costat del de b1. Però mira l’àrea blava: un constructor per banda és un empat, i un empat no dona res a ningú. Aquell constructor del comodí estava ben col·locat.
lesson-end-third = Acaba el torn. El rei és a la casella 7.
lesson-glass = Al rei li falta un pas per al recompte; fes, doncs, que la teva àrea valgui més. El vitrall va en una volta amb un constructor teu i suma 2 a les seves àrees. Posa’l a c1.
lesson-crown = Ara fes arribar tu el rei. El comodí de l’esquerra té una corona i és groc i verd. Posa’l a d3: una volta més per a tu, i el recompte arriba mentre vas per davant.
lesson-scoring = El rei ha arribat a una casella de recompte i ja no et queda cap acció. Acaba el torn i es comptarà tot.
lesson-scored = Sis voltes, doblades per l’arquitecte, i 2 pel vitrall: 14 punts per a tu. El teu rival n’ha obtingut 4 per l’àrea vermella i 1 per la verda. Ara tots els constructors han tornat a casa i les dues files més properes al tauler han desaparegut; la resta s’hi ha acostat. Això passa després dels dos primers recomptes.
lesson-farewell = Després del tercer recompte la partida s’acaba i guanya qui té més punts. Ja en saps prou: si vols, continua jugant des d’aquí. A partir d’ara el teu rival decideix pel seu compte, i pots demanar una pista quan vulguis.

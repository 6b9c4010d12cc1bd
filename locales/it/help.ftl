# How to play Polterfass, on one page. The words are those of docs/glossary.md.

help-title = Come si gioca a Polterfass

help-goal-title = Di che si tratta
help-goal-text = Uno di voi fa l’oste, tutti gli altri hanno sete, e a ogni turno si cambia. Alla fine vince chi ha più boccali sul blocchetto: ordinando con furbizia o spillando con faccia tosta.

help-barrels-title = Le botti
help-barrels-text = Al posto dei dadi si lanciano botti. Se resta dritta, una botte vale il numero che mostra in alto; se si rovescia, non vale niente. Sette botti numerate hanno un valore a ogni estremità, che insieme fa sempre 11; le due botti scure sono speciali.

help-first-roll-title = Il primo lancio
help-first-roll-text = L’oste ribalta tutte e nove le botti sul sottobicchiere, e ci riprova finché almeno una botte numerata non resta dritta. Lancerà ancora? Su questo può raccontare tutte le frottole che vuole.

help-orders-title = Le ordinazioni
help-orders-text = Da cliente giochi una o due delle tue carte, da 0 a 7, a faccia in giù: la somma è la tua ordinazione. Quelle degli altri le scopri solo al conto. Poi tutte le carte ti tornano in mano.

help-serving-title = La spillatura
help-serving-text = Ora l’oste sceglie: chiudere la spina o lanciare ancora. Le botti numerate dritte non si toccano più, quelle rovesciate tornano tutte nel bussolotto, e le speciali dritte possono seguirle. Se del nuovo lancio non resta dritta nemmeno una botte, l’oste ha sballato: resta a bocca asciutta, e ogni cliente riceve quello che ha ordinato.

help-specials-title = Le botti speciali
help-specials-text = A spina chiusa, ogni botte rancida dritta fa scartare una botte numerata dritta; poi ogni botte doppia dritta ne raddoppia una di quelle rimaste, mai due volte la stessa. Quali, lo decide l’oste, prima di vedere le ordinazioni.

help-bill-title = Il conto
help-bill-text = Se ce n’è per tutti, ogni cliente riceve la sua ordinazione e l’oste si tiene il resto. Se i clienti hanno ordinato più di quanto è stato spillato, sono stati troppo ingordi: l’oste si tiene tutto, l’ordinazione più alta si trasforma in boccali in meno, e altrettanti ne guadagna la più bassa. Chi sta in mezzo guarda il fondo del boccale vuoto.

help-example-title = Un esempio
help-example-text = Anna ordina 2 boccali, Bruno 7 e Carla 11: in tutto 20. Se l’oste ne spilla 26, ce n’è per tutti: 2, 7 e 11 ai clienti, 6 a lui. Se ne spilla solo 18, se li tiene tutti; Carla perde 11, Anna guadagna 11 e Bruno non prende niente.

help-end-title = Si chiude!
help-end-text = Quando alla fine di un turno qualcuno ha 75 boccali o più, si spengono le luci e vince chi ha più boccali. A pari merito si divide la vittoria. Chi apre il tavolo può fissare un altro traguardo.

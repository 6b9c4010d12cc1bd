# The rules of Polterfass for players, one message for each rule of docs/rules/polterfass.md. The words are those of docs/glossary.md.

rules-p1 = Il tavolo
rule-p1-1 = Si gioca da tre a sei.
rule-p1-2 = Ci sono sette botti numerate. Le due estremità di una botte fanno insieme sempre 11: una è 9/2, due sono 8/3, due 7/4 e due 6/5.
rule-p1-3 = Ci sono due botti speciali: rancida a un’estremità, doppia all’altra.
rule-p1-4 = Una botte si ferma rovesciata, oppure dritta su un’estremità. Se è dritta, conta l’estremità in alto.
rule-p1-5 = Hai otto carte per ordinare, una per ogni valore da 0 a 7. Dopo ogni turno ti tornano tutte in mano.
rule-p1-6 = Il blocchetto ha una colonna per lo spillato, una per le ordinazioni e, per ogni giocatore, il risultato del turno e il totale corrente. Se l’oste sballa, nelle prime due va un trattino.
rule-p1-7 = Da regolamento comincia a fare l’oste la persona più generosa. Qui decide la sorte, a meno che il capotavola non indichi un posto.
rule-p1-8 = A ogni turno fa l’oste il prossimo giocatore a sinistra, in senso orario.
rule-p1-9 = Il regolamento non dice quante volte una botte resti dritta. Qui ogni botte lanciata resta dritta nel 30% dei casi, con l’una o l’altra estremità in alto ugualmente spesso; un tavolo può avere altri valori.

rules-p2 = Il primo lancio
rule-p2-1 = L’oste lancia tutte e nove le botti. Finché nessuna botte numerata resta dritta, le lancia di nuovo tutte e nove, anche se ce n’è una speciale dritta.
rule-p2-2 = Ogni botte dritta, speciale o no, va accanto al sottobicchiere, in vista di tutti.
rule-p2-3 = L’oste non dice ancora se lancerà un’altra volta, e può bluffare. Parlare possono tutti.

rules-p3 = Le ordinazioni
rule-p3-1 = Ogni cliente gioca una o due carte a faccia in giù. La loro somma è l’ordinazione: da 0 a 7 boccali con una carta, da 1 a 13 con due.
rule-p3-2 = I clienti ordinano tutti insieme, e carta giocata non si cambia. Quando tutti hanno ordinato, si vede quante carte ha giocato ognuno; i valori restano coperti fino al conto.
rule-p3-3 = Ci sono 36 modi di giocare le carte: 8 con una carta, 28 con due. Se contano solo il numero di carte e la somma, restano 21 ordinazioni diverse.

rules-p4 = La spillatura
rule-p4-1 = L’oste chiude la spina o lancia ancora. Può chiuderla subito, senza un secondo lancio.
rule-p4-2 = Per lanciare ancora, le botti numerate dritte restano dove sono, e per sempre. Quelle rovesciate vanno tutte nel bussolotto. Ogni speciale dritta, anche di un lancio precedente, ci va o resta, come vuole l’oste.
rule-p4-3 = Nel bussolotto ci vuole almeno una botte. Se tutte e nove sono dritte, per lanciare ancora bisogna rimettere dentro una speciale.
rule-p4-4 = Se di questo lancio non resta dritta nemmeno una botte, l’oste ha sballato, qualunque cosa fosse dritta prima. Non si conta niente, e si passa subito al conto. Basta una speciale dritta per non sballare.
rule-p4-5 = Altrimenti l’oste decide di nuovo, tutte le volte che se la sente.

rules-p5 = La conta delle botti
rule-p5-1 = A spina chiusa, ogni rancida dritta fa scartare una botte numerata dritta. Quale, lo sceglie l’oste.
rule-p5-2 = Ogni doppia dritta raddoppia una botte numerata dritta. Quale, lo sceglie l’oste.
rule-p5-3 = A due doppie servono due botti numerate diverse. Se ce n’è una sola, la seconda doppia è persa.
rule-p5-4 = Due rancide fanno scartare due botti numerate. Se ce n’è una sola, la seconda rancida non ha effetto.
rule-p5-5 = Con una rancida, una doppia e una sola botte numerata, la botte si scarta e l’oste spilla 0 boccali. Se le botti numerate sono almeno due, gli effetti vanno a botti diverse.
rule-p5-6 = Agli effetti non si può rinunciare. Prima si scarta, poi si raddoppia tra quello che resta.
rule-p5-7 = Lo spillato è la somma dei numeri in alto sulle botti numerate che restano; quelle raddoppiate valgono due volte. Può essere 0.
rule-p5-8 = L’oste sceglie prima che si scoprano le ordinazioni, e può anche volere uno spillato piccolo.
rule-p5-9 = Una botte rovesciata non ha effetto, speciale o no.
rule-p5-10 = Un esempio: 3, 3, 5 e 9 con una rancida e una doppia. Scartare un 3 e raddoppiare il 9: 26. Scartare il 5 e raddoppiare un 3: 18. Scartare il 9 e raddoppiare un 3: 14. Due doppie su 9 e 8 accanto a un 4 fanno 38; un 6 da solo con due doppie fa 12.
rule-p5-11 = Più di 68 boccali non si possono spillare: tutte le botti con il numero più grande in alto, il 9 e un 8 raddoppiati.

rules-p6 = Il conto
rule-p6-1 = Si scoprono tutte le ordinazioni.
rule-p6-2 = Se l’oste ha sballato, ogni cliente riceve la propria ordinazione e l’oste niente.
rule-p6-3 = Ce n’è per tutti: se è stato spillato almeno quanto è stato ordinato, ogni cliente riceve la propria ordinazione e l’oste il resto.
rule-p6-4 = Troppo ingordi: se è stato ordinato più di quanto è stato spillato, l’oste riceve tutto lo spillato. L’ordinazione più alta diventa altrettanti boccali in meno; la più bassa guadagna tanti boccali quanti ne chiedeva la più alta. Se le più alte sono più d’una, perdono tutte; se le più basse sono più d’una, ognuna guadagna per intero, ma una volta sola, per quante siano le più alte. Chi sta in mezzo prende 0.
rule-p6-5 = Se tutte le ordinazioni sono uguali e troppo ingorde, ognuna è insieme la più alta e la più bassa: il più e il meno si annullano. Un tavolo può decidere che conti solo il meno.
rule-p6-6 = Un totale può scendere sotto lo zero.
rule-p6-7 = Un esempio: spillati 29, ordinati 11, 11, 3 e 7, in tutto 32. L’oste riceve 29, i due 11 perdono 11, il 3 guadagna 11, il 7 niente. Con 26 spillati e 20 ordinati l’oste si tiene 6. Se sballa con ordinazioni di 13, 7, 7 e 0, i clienti ricevono proprio quelle e l’oste 0.

rules-p7 = La fine
rule-p7-1 = La partita finisce dopo un turno in cui qualcuno ha 75 boccali o più. Un tavolo può avere un altro traguardo, da 25 a 300.
rule-p7-2 = Vince chi ha più boccali. A pari merito si divide la vittoria.
rule-p7-3 = Non serve che tutti abbiano fatto l’oste lo stesso numero di volte.

# What the pictures show, for screen readers.
rules-picture-p1-2 = Le botti numerate e le loro due estremità: una volta 9 e 2, due volte 8 e 3, 7 e 4, 6 e 5.
rules-picture-p1-3 = Una botte speciale mostra ×2 a un’estremità, e all’altra una crepa con una goccia verde.
rules-picture-p1-4 = Una botte dritta con il suo numero in alto, e una rovesciata.
rules-picture-p1-8 = Quattro giocatori attorno a un sottobicchiere; una freccia va in senso orario dall’uno al successivo.
rules-picture-p2-1 = Due primi lanci: se è dritta solo una speciale, di nuovo con tutte e nove; se sono dritte un 9, un 3 e una doppia, il lancio vale.
rules-picture-p3-1 = Un’ordinazione scoperta di due carte, 2 e 6; accanto, ordinazioni coperte di altri clienti, di una e di due carte.
rules-picture-p4-2 = Un 9 e un 3 stanno dritti da parte; tre botti rovesciate tornano nel bussolotto.
rules-picture-p4-4 = Due lanci: tutte le botti rovesciate, con una croce; una speciale dritta, con un segno di spunta.
rules-picture-p5-1 = Una rancida fa scartare una botte numerata, una doppia ne raddoppia un’altra.
rules-picture-p5-5 = Una rancida, una doppia e un 6: il 6 si scarta, lo spillato è 0.
rules-picture-p5-10 = Tre modi di spillare con 3, 3, 5 e 9: 26, 18 o 14, a seconda di che cosa si scarta e si raddoppia.
rules-picture-p6-2 = L’oste ha sballato: le ordinazioni di 13, 7, 7 e 0 sono servite, l’oste riceve 0.
rules-picture-p6-3 = 26 spillati e 20 ordinati: due barre con un tratto per boccale, quella dello spillato è più lunga.
rules-picture-p6-4 = 29 spillati, ordinazioni di 11, 11, 3 e 7: meno 11, meno 11, più 11 e 0, l’oste più 29.
rules-picture-p6-5 = 18 spillati, ordinazioni di 8, 8 e 8: 0 per ognuna o, come opzione, meno 8; l’oste più 18.
rules-picture-p7-1 = Un blocchetto: nell’ultima riga qualcuno ha 78 boccali.

# The rules of Goldbräu for players, a message for each rule of docs/rules/goldbraeu.md. The words are those of docs/glossary.md.

rules-g1 = Il materiale
rule-g1-1 = A Goldbräu si gioca in 3 o in 4.
rule-g1-2 = Ci sono dieci esercizi. Quattro sono birrifici: Mayerbräu, Steinbräu, Kramerbräu e Schmidbräu. Sei sono giardini della birra, ognuno davanti alla sua locanda: Zum Krug, Zur Eiche, Zum Bären, Zur Post, Zum Hirschen e Zum Adler.
rule-g1-3 = Ci sono 70 carte: sei quote di ognuno dei dieci esercizi, cinque ubriaconi e cinque cameriere.
rule-g1-4 = Ognuno ha 16 gettoni (18 in tre giocatori), 6 gestori e 3 carte azione: ampliare, nominare, comprare.
rule-g1-5 = Ci sono dodici insegne, tre per birrificio, 48 steccati e denaro in talleri interi. La banca non resta mai a secco.
rule-g1-6 = Il tabellone è una piazza divisa in caselle, con le locande tutt’intorno; alcune caselle hanno un ombrellone rosso. Il tabellone stampato non l’abbiamo, solo il regolamento: perciò si gioca su una ricostruzione di 38 caselle, o su un’altra mappa che il server conosce.
rule-g1-7 = In tre giocatori una quota di ogni esercizio resta nella scatola: cinque quote per esercizio, 60 carte in tutto.

rules-g2 = Prima del primo lunedì
rule-g2-1 = Fin dall’inizio ogni locanda possiede la casella davanti alla sua porta, e nessuno può togliergliela.
rule-g2-2 = Tutti cominciano con 25 talleri.
rule-g2-3 = Si mescolano le dodici insegne e ogni locanda ne riceve una a caso; le altre sei tornano ai loro birrifici. Un birrificio può quindi cominciare senza giardini.
rule-g2-4 = La cameriera comincia a Zum Bären, l’ubriacone a Zum Adler.
rule-g2-5 = Si mescolano tutte le carte e ognuno ne riceve sei (otto in tre). Ubriaconi e cameriere si cambiano subito, finché nella mano non ce ne sono più. Solo dopo si rimescolano con il resto, che diventa il mazzo.
rule-g2-6 = Tieni in segreto due carte. Tutti mostrano le altre nello stesso momento, quattro a testa (sei in tre): per ognuna va un gettone sul suo esercizio, e la carta esce dal gioco.
rule-g2-7 = In senso orario, a partire dal primo giocatore, ognuno mette un gestore su un esercizio che non ne ha, per due giri (tre in tre giocatori). Lì non serve una quota, ma non si può passare. Due esercizi restano senza gestore, in tre uno solo.
rule-g2-8 = Da regolamento comincia chi ha più sete. Qui decide la sorte, a meno che il capotavola non indichi un posto.
rule-g2-9 = Il segnalino di paga va due posti alla sinistra del primo giocatore; in tre, al primo giocatore stesso.
rule-g2-10 = Un esercizio può essere al completo già adesso (G7.1). Quando tutti hanno messo i primi gettoni, e prima dei gestori, i gettoni isolati negli esercizi al completo tornano a chi li ha messi.

rules-g3 = Una giornata
rule-g3-1 = Si giocano tre settimane di sette giorni. Ogni giorno due carte del mazzo si mettono scoperte sul tavolo, ognuno sceglie in segreto un’azione e le si scopre insieme. Poi prima si amplia, poi si nomina, infine si compra. Puoi scegliere qualsiasi azione, anche una che non puoi eseguire.
rule-g3-2 = Chi ha scelto la stessa azione la esegue in senso orario, a partire dal primo giocatore.
rule-g3-3 = Puoi rinunciare a un’azione o a una sua parte. La giornata finisce quando tutti hanno agito o rinunciato.
rule-g3-4 = Dopo la giornata il segnalino del primo giocatore passa di un posto a sinistra. Le carte invendute vanno sotto il mazzo, nell’ordine in cui erano; solo dopo se ne mettono due nuove, o quante ne restano.
rule-g3-5 = Una settimana ha sette giorni. Nei giorni 3 e 7 comincia chi ha il segnalino di paga (in tre: 1, 4 e 7). In quattro la seconda settimana comincia da chi siede alla destra del primissimo giocatore, la terza da chi gli sta di fronte; in tre è ogni volta il posto successivo a sinistra.
rule-g3-6 = Se nessun altro ha scelto di ampliare, o di nominare, puoi farlo due volte: due volte la stessa cosa o due cose diverse, e la seconda può partire dalla prima. A comprare senza rivali si paga solo meno (G6.1). Contano le carte scelte, anche se poi qualcuno rinuncia.

rules-g4 = Ampliare
rule-g4-1 = Annettere: una casella libera entra in un giardino con un tuo gestore se lo tocca con un lato; un angolo non basta. Non costa niente.
rule-g4-2 = Spostare: se due giardini si toccano con un lato e hanno entrambi un tuo gestore, una casella può passare dall’uno all’altro. Deve toccare con un lato il giardino che la riceve, e non è mai quella davanti alla porta.
rule-g4-3 = Le caselle del giardino che cede, se così perdono il contatto con quella davanti alla loro porta, diventano libere.
rule-g4-4 = Gli steccati si disegnano, non si contano: nessuna casella viene rifiutata perché i 48 sono finiti.

rules-g5 = Nominare
rule-g5-1 = Metti un tuo gestore disponibile su un esercizio dove hai almeno un gettone. Per riuscirci puoi anche scoprire una carta coperta di quell’esercizio e mettere al suo posto un gettone disponibile. Il vecchio gestore torna a chi lo aveva messo.
rule-g5-2 = Chi ha lì il gestore può bloccarti se nell’esercizio ha più gettoni di tutti gli altri insieme, ma non è obbligato. Per arrivarci può scoprire quante carte coperte dell’esercizio vuole, ma solo se poi la maggioranza c’è.
rule-g5-3 = Chi sfida può scoprire carte coperte per rompere la maggioranza, l’altro per ristabilirla, e così via a turno finché uno dei due smette; nessun altro può scoprire carte. Ogni carta è subito un gettone, e se completa l’esercizio prima si perdono i gettoni isolati (G7.1). Con 3 contro 1 e 1, quindi, il sesto gettone non rompe niente: fa 3 contro 2. Con 2 contro 1, 1 e 1, il sesto gettone di chi ha il gestore fa 3 contro 0.
rule-g5-4 = Se ti bloccano, nella stessa azione puoi provare con un altro esercizio o con un contratto, quante volte vuoi. L’esercizio resta chiuso per te fino a domani, anche se puoi nominare due volte; i gettoni messi restano lì. Anche una nomina che fallisce per un gettone perso (G5.7) vale come bloccata.
rule-g5-5 = Un gestore nominato oggi non può essere sostituito oggi.
rule-g5-6 = In un esercizio senza gestore nessuno può bloccarti. Un gettone ti serve lo stesso (G5.1).
rule-g5-7 = Non puoi sostituire un tuo gestore, e quando tutti e sei sono sul tabellone non puoi nominarne. Un gestore resta anche se chi lo ha messo non ha più gettoni lì. Se nominando perdi il tuo unico gettone, perché l’esercizio si completa (G7.1), la nomina fallisce.
rule-g5-8 = Contratto: con un tuo gestore in un birrificio e in un giardino, lì appendi l’insegna del birrificio; la vecchia torna al suo. Serve un’insegna libera, quindi un birrificio rifornisce al massimo tre giardini, e non deve essere già il fornitore. Non serve una quota, e nessuno può bloccarti.
rule-g5-9 = Che qualcuno venga interpellato non rivela niente: dipende solo da quello che vedono tutti, mai da quello che c’è sulle carte coperte. Si interpella chi ha il gestore se ha la maggioranza, o se potrebbe averla con carte coperte. Se ne contano al massimo quante ne ha in mano, quanti gettoni ha disponibili e quanti ne mancano all’esercizio; se così si completa, prima lo si sistema (G7.1). Per chi sfida vale la stessa misura.
rule-g5-10 = Un esempio a Zum Hirschen: Cerchio ha il gestore e 2 gettoni, Quadrato 1, Triangolo 1. Triangolo vuole nominare. 2 non è più di 2, quindi Cerchio scopre una carta: 3 contro 2, nomina bloccata.

rules-g6 = Comprare
rule-g6-1 = Ogni acquirente riceve una carta. Il prezzo dipende da quanti hanno scelto di comprare: 2 talleri uno solo, 5 a testa in due, 8 a testa in tre o quattro. Chi non può o non vuole pagare rinuncia; per gli altri il prezzo resta.
rule-g6-2 = Una quota scoperta diventa subito un gettone, e la carta esce dal gioco. Senza un gettone disponibile non puoi comprarla.
rule-g6-3 = Oppure prendi la prima carta del mazzo: la tieni coperta, o la mostri subito come gettone se te ne resta uno. Si paga prima di guardarla, e poi non si torna indietro. Quando le due carte scoperte sono vendute, resta solo il mazzo.
rule-g6-4 = L’ubriacone e la cameriera si comprano allo stesso modo. Muovi la figura di zero, uno o due giardini in senso orario intorno alla piazza, così come le locande stanno sulla mappa; il giardino dove sta l’altra figura non conta. La carta si gioca subito, anche se viene dal mazzo, ed esce dal gioco; in mano non resta mai. Con l’ubriacone a Zum Adler e la cameriera a Zum Krug, un passo lo porta a Zur Eiche, due a Zum Bären; se lei è a Zur Eiche, un passo lo porta a Zum Krug e due a Zum Bären.
rule-g6-5 = Un mazzo vuoto non si ricostituisce. Se non c’è più niente da comprare, non paghi niente.
rule-g6-6 = Puoi avere quante carte coperte vuoi, ma non altrettanti gettoni (G1.4), e uno torna solo da un esercizio al completo (G7.1). Una carta si scopre soltanto per nominare, bloccare o rompere una maggioranza (da G5.1 a G5.3), appena pescata (G6.3) e il giorno di paga (G8.1).

rules-g7 = Un esercizio al completo
rule-g7-1 = Appena tutte e sei le quote di un esercizio (tutte e cinque in tre giocatori) sono gettoni, chi lì ha esattamente un gettone lo perde senza compenso. Non importa come è arrivato l’ultimo: con i preparativi, un acquisto, una nomina, un blocco o il giorno di paga.
rule-g7-2 = A un esercizio succede una volta sola, perché le quote perse sono fuori dal gioco.

rules-g8 = Il giorno di paga
rule-g8-1 = Dopo i giorni 7, 14 e 21 ognuno può prima scoprire quante carte coperte vuole, finché ha gettoni: un giro solo, a partire dal primo giocatore della giornata appena finita. Coperte non rendono niente. Si scoprono una alla volta, e un esercizio che si completa si sistema subito (G7.1). Chi ha finito non viene più interpellato.
rule-g8-2 = Un giardino incassa 4 talleri per casella, 8 per una casella con l’ombrellone. L’ubriacone gliene costa 12, ma sotto 0 non si va; la cameriera gliene porta 20.
rule-g8-3 = Metà va al birrificio dell’insegna, l’altra metà si divide tra i gettoni del giardino. Il conto torna sempre, perché gli incassi sono multipli di 4.
rule-g8-4 = Un esercizio divide quello che ha ricevuto per il numero dei suoi gettoni, arrotondando per difetto: tanto rende ogni gettone. Il resto è lo stipendio del gestore. Senza gestore il resto va alla banca; senza gettoni prende tutto chi ha il gestore, e senza nessuno dei due la banca.
rule-g8-5 = Prima tutti i giardini, a partire da Zum Adler, poi i birrifici con quello che hanno ricevuto.
rule-g8-6 = Il regolamento ha una tabella per 2–36 talleri e 1–6 gettoni. È esattamente questa divisione: prima quanto rende ogni gettone, poi lo stipendio.
rule-g8-7 = Un esempio intero. Zum Adler con quattro caselle semplici, un ombrellone e la cameriera: 16 + 8 + 20 = 44. 22 vanno a Mayerbräu; 22 per 5 gettoni fanno 4 ciascuno e 2 di stipendio: Cerchio (3 gettoni) 12, Quadrato (2 e il gestore) 8 + 2 = 10. Zum Krug con cinque caselle semplici, un ombrellone e l’ubriacone: 20 + 8 − 12 = 16. 8 vanno a Steinbräu; 8 per 3 fanno 2 ciascuno e 2 di stipendio: Rombo (2) 4, Triangolo (1 e il gestore) 2 + 2 = 4. Zur Eiche con tre caselle semplici: 12. 6 vanno a Steinbräu; 6 per 3 fanno 2 ciascuno per Cerchio, Quadrato e Triangolo, niente stipendio. Mayerbräu: 22 per 4 fanno 5 ciascuno e 2 di stipendio: Rombo (1) 5, Cerchio (2) 10, Quadrato (1 e il gestore) 7. Steinbräu: 8 + 6 = 14 per 5 fanno 2 ciascuno e 4 di stipendio: Cerchio (2) 4, Quadrato (1) 2, Triangolo (2 e il gestore) 8. In tutto: Cerchio 28, Quadrato 21, Rombo 9, Triangolo 14, cioè 72 = 44 + 16 + 12.
rule-g8-8 = Dopo la prima e la seconda paga il segnalino del primo giocatore avanza di un posto, una volta sola (G3.4). Il segnalino di paga si assegna di nuovo, contando dal nuovo primo giocatore (G2.9).

rules-g9 = La fine
rule-g9-1 = Dopo la terza paga vince chi ha più denaro. A pari merito si divide la vittoria.

rules-g10 = Chi sa che cosa
rule-g10-1 = Sono segrete le carte in mano e nel mazzo, e l’azione scelta finché non hanno scelto tutti.
rule-g10-2 = Sono in vista il denaro, i gettoni, i gestori, il numero di carte di ogni mano e del mazzo, e tutto quello che è sul tavolo.
rule-g10-3 = Alla fine della partita si mostrano tutte le mani.
rule-g10-4 = Sono note anche le carte uscite dal gioco e quelle finite invendute sotto il mazzo, con il loro ordine. Esaurito il primo mazzo, quindi, tutti sanno che cosa si pesca «alla cieca» e si tiene in mano. Anche i computer contano solo su quello che tutti possono sapere.

# What the pictures show, for those who listen.
rules-picture-g1-2 = Le insegne dei quattro birrifici e delle sei locande.
rules-picture-g1-3 = Una quota, un ubriacone e una cameriera: 60, 5 e 5 carte.
rules-picture-g1-4 = Quello che ha una persona: 16 gettoni, 6 gestori e 3 carte azione.
rules-picture-g1-6 = La piazza dall’alto: 38 caselle, di cui otto con l’ombrellone, e le sei locande tutt’intorno.
rules-picture-g2-1 = Una locanda e la casella davanti alla sua porta; la circondano tre steccati, il quarto lato è la porta.
rules-picture-g2-6 = Sei carte: due restano coperte, quattro si mostrano e diventano gettoni.
rules-picture-g2-9 = Quattro persone a un tavolo: il boccale sta davanti al primo giocatore, la borsa due posti alla sua sinistra.
rules-picture-g3-1 = Tre carte azione nel loro ordine: ampliare, nominare, comprare.
rules-picture-g3-5 = I sette giorni della prima settimana in quattro e in tre, con il segno di chi comincia; chi ha la borsa comincia nei giorni 3 e 7, in tre nei giorni 1, 4 e 7.
rules-picture-g3-6 = Senza rivali: ampliare vale due volte, nominare vale due volte, comprare costa 2 talleri.
rules-picture-g4-1 = Le caselle che toccano il giardino con un lato vanno bene (+); quelle che lo toccano solo con un angolo no (×).
rules-picture-g4-2 = Due giardini con lo stesso gestore: la casella al confine passa dall’uno all’altro.
rules-picture-g4-3 = Prima e dopo: una casella cambia giardino (+), una dietro resta tagliata fuori (−) e poi è libera.
rules-picture-g5-1 = Una carta coperta si scopre e diventa un gettone, poi entra il nuovo gestore.
rules-picture-g5-2 = Tre gettoni di chi ha il gestore contro altri due: è la maggioranza, bloccato. Due contro due non lo è.
rules-picture-g5-3 = Tre contro uno e uno; il sesto gettone completa l’esercizio, un gettone isolato si perde, e resta tre contro due.
rules-picture-g5-5 = Un gestore con la coccarda, nominato oggi; un altro non può entrare.
rules-picture-g5-6 = Una locanda senza gestore, a porta chiusa: con un gettone lì, il nuovo gestore entra.
rules-picture-g5-8 = Lo stesso gestore da Schmidbräu e da Zum Hirschen: la locanda riceve l’insegna di Schmidbräu, la vecchia torna a Kramerbräu.
rules-picture-g5-10 = Zum Hirschen prima: due gettoni contro uno e uno. Scoperta la carta: tre contro due, con la corona della maggioranza.
rules-picture-g6-1 = Un acquirente paga 2 talleri, due ne pagano 5 a testa, tre o quattro 8 a testa.
rules-picture-g6-2 = Una carta scoperta diventa un gettone sul suo esercizio.
rules-picture-g6-3 = La prima carta del mazzo resta coperta o diventa un gettone.
rules-picture-g6-4 = Da Zum Adler l’ubriacone salta la cameriera a Zum Krug: un passo lo porta a Zur Eiche, due a Zum Bären.
rules-picture-g7-1 = Un esercizio al completo con tre, due e un gettone: quello isolato si perde.
rules-picture-g8-2 = Una casella rende 4, una con l’ombrellone 8, la cameriera 20; l’ubriacone costa 12.
rules-picture-g8-3 = 44 talleri: 22 per il birrificio, 22 per i gettoni del giardino.
rules-picture-g8-4 = 22 talleri per cinque gettoni: 4 ciascuno, e 2 per il gestore.
rules-picture-g8-6 = Quanto rende ogni gettone e, dopo il più, lo stipendio.
rules-picture-g8-7 = I cinque esercizi dell’esempio con i loro incassi e quello che riceve ognuno.
rules-picture-g9-1 = Quattro torri di talleri; la più alta porta una corona.
rules-picture-g10-1 = Coperti: le carte in mano, il mazzo e l’azione scelta.

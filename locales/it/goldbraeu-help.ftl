# How to play Goldbräu, on one page. The words are those of docs/glossary.md.

goldbraeu-help-title = Come si gioca a Goldbräu

goldbraeu-help-goal-title = Di che si tratta
goldbraeu-help-goal-text = Tre settimane d’estate, sei giardini della birra, quattro birrifici, e tutta la città ha sete. Raccogli quote, metti al comando i tuoi gestori e recinta i tavoli migliori. Dopo il terzo giorno di paga vince chi ha più talleri; a pari merito si divide la vittoria.

goldbraeu-help-board-title = Giardini e birrifici
goldbraeu-help-board-text = Ogni locanda possiede la casella davanti alla porta, e da lì cresce il suo giardino. L’insegna sul muro dice quale birrificio lo rifornisce, e quindi si prende metà dell’incasso. Ogni esercizio, giardino o birrificio, ha sei quote; in tre giocatori, cinque. Sul tabellone una quota è un gettone, in mano è una carta coperta.

goldbraeu-help-start-title = Prima del primo lunedì
goldbraeu-help-start-text = Ricevi sei carte e ne tieni coperte due; le altre quattro diventano gettoni (in tre: otto carte, sei gettoni). Poi, a giro, ognuno mette due gestori, o tre se giocate in tre, dove ancora non ce ne sono. Per una volta non serve una quota. Tutti cominciano con 25 talleri.

goldbraeu-help-day-title = Una giornata
goldbraeu-help-day-text = Due carte vengono messe in vendita. Ognuno gioca in segreto una delle tre carte azione: ampliare, nominare o comprare. Poi si scopre tutto e si agisce proprio in quest’ordine, a partire dal primo giocatore in senso orario. Nessun altro amplia, o nomina? Allora puoi farlo due volte. A quello che non puoi o non vuoi fare rinunci, e domani comincia qualcun altro.

goldbraeu-help-expand-title = Ampliare
goldbraeu-help-expand-text = Annetti una casella libera a un giardino con un tuo gestore; deve toccarlo con un lato. Oppure sposta una casella tra due giardini che si toccano e hanno entrambi un tuo gestore, mai però quella davanti alla porta. Le caselle che perdono il contatto con la loro porta diventano libere. Sotto gli ombrelloni si guadagna il doppio.

goldbraeu-help-appoint-title = Nominare
goldbraeu-help-appoint-text = Metti un tuo gestore dove hai un gettone; va bene anche una carta coperta che scopri. Se c’è già il gestore di un altro, questi può bloccarti se ha più gettoni di tutti gli altri insieme, anche scoprendo carte. Con le tue puoi rompere la maggioranza, e così via finché uno dei due smette. Se ti bloccano, prova altrove. Chi è nominato oggi resta fino a domani. Oppure stipula un contratto: con un tuo gestore in un birrificio e in un giardino, lì appendi l’insegna del birrificio. Nessuno ne ha più di tre.

goldbraeu-help-buy-title = Comprare
goldbraeu-help-buy-text = Una carta per ogni acquirente: 2 talleri se compri solo tu, 5 in due, altrimenti 8. Una quota scoperta diventa subito un gettone; quella del mazzo puoi tenerla coperta. Anche l’ubriacone e la cameriera sono carte: chi le compra muove la figura di zero, uno o due giardini in senso orario, senza contare quello dove sta l’altra.

goldbraeu-help-full-title = Esercizi al completo
goldbraeu-help-full-text = Quando tutte le quote di un esercizio sono gettoni, chi lì ne ha uno solo lo perde, così, senza tante storie. Procurati per tempo il secondo. Oppure fa’ in modo che non lo trovi qualcun altro.

goldbraeu-help-payday-title = Il giorno di paga
goldbraeu-help-payday-text = La domenica sera si possono prima scoprire carte, perché coperte non rendono. Poi ogni giardino incassa 4 talleri per casella, 8 con l’ombrellone; l’ubriacone ne costa 12 al suo giardino, la cameriera ne porta 20 al suo. Metà va al birrificio, metà si divide tra i gettoni, e quello che avanza è lo stipendio del gestore. Alla fine i birrifici dividono allo stesso modo quello che hanno ricevuto.

goldbraeu-help-end-title = Si chiude!
goldbraeu-help-end-text = Tre paghe, e la stagione è finita. Prima dell’ultima non nascondere niente che possa ancora rendere. Talleri, gettoni, gestori e il numero di carte di ognuno sono sempre in vista; solo quello che c’è scritto sopra è affar tuo.

# Examples in steps, told under their pictures.
goldbraeu-help-back = Un passo indietro
goldbraeu-help-next = Passo successivo
goldbraeu-help-expand-example = Giardini che crescono, passo per passo
goldbraeu-help-expand-step-1 = Annettere: la casella libera con l’ombrellone (+) tocca Zum Krug con un lato, quindi può entrarci.
goldbraeu-help-expand-step-2 = Spostare: una casella (+) passa da Zur Eiche a Zum Krug, perché il tuo gestore è in tutti e due. Un’altra (−) perde la strada verso la porta…
goldbraeu-help-expand-step-3 = …e torna libera. La può annettere ogni giardino che la tocca.
goldbraeu-help-appoint-example = Una nomina contesa e un contratto, passo per passo
goldbraeu-help-appoint-step-1 = Tu (quadrato) vuoi il gestore di Zum Hirschen. Chi lo ha (triangolo) ha lì un gettone, tu uno: non è una maggioranza.
goldbraeu-help-appoint-step-2 = Chi lo ha scopre una carta coperta: due gettoni contro uno. Bloccato!
goldbraeu-help-appoint-step-3 = Ne scopri una anche tu: due contro due. La maggioranza è rotta.
goldbraeu-help-appoint-step-4 = L’altro cede. Il tuo gestore entra e resta almeno fino a domani; il vecchio torna a casa.
goldbraeu-help-appoint-step-5 = Un contratto, che nessuno può bloccare: il tuo gestore è da Schmidbräu e da Zum Hirschen, quindi la locanda riceve l’insegna di Schmidbräu.
goldbraeu-help-payday-example = La paga di un giardino, passo per passo
goldbraeu-help-payday-step-1 = Zum Adler incassa 44 talleri: quattro caselle da 4, una con l’ombrellone da 8, e 20 grazie alla cameriera.
goldbraeu-help-payday-step-2 = La metà, 22, va al birrificio sull’insegna: Mayerbräu.
goldbraeu-help-payday-step-3 = Gli altri 22 divisi per cinque gettoni fanno 4 a gettone. I 2 che avanzano sono lo stipendio del gestore.
goldbraeu-help-payday-step-4 = Tre gettoni rendono 12. Due gettoni e il gestore rendono 8 + 2 = 10.
goldbraeu-help-payday-step-5 = Quando hanno pagato tutti i giardini, Mayerbräu divide i suoi 22 per quattro gettoni: 5 a gettone, e 2 per il gestore.

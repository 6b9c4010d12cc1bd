# Una prima partita guidata: quel che si dice al tavolo. `guide-<gioco>-<lezione>`, vedi web/src/guide.
guide-title = Il cliente abituale spiega
guide-progress = { $at } di { $all }
guide-next = Avanti
guide-got-it = Capito
guide-back = Indietro
guide-skip = Continua senza guida
guide-skip-key = Continua senza guida. Il tasto G porta alla guida.
# Folds the card and unfolds it.
guide-fold = Spiegazione
# Where the table is told in words: at what the guide speaks of, and on the button that leads there.
guide-here = Il cliente abituale parla di questo
guide-go = Vai lì
guide-try = Per esempio: { $action }
guide-ready = Prepara
guide-press = Poi premi il pulsante dorato.
guide-act = Tocca a te.
guide-watch = Guarda o gioca: riprendo la parola quando c’è qualcosa di nuovo.
guide-play-on = Continua a giocare
guide-rules = Tutte le regole
guide-harder = Giocatori più forti
guide-problem = Non è stato possibile aprire la partita guidata: { $problem }

guide-polterfass-welcome = Siediti, spiego mentre si gioca. { $innkeeper } è l’oste di questo turno e spilla con nove botticelle; tu sei un cliente e ordini. Vince chi ha più boccali, e si finisce appena qualcuno ne ha { $goal }.
guide-polterfass-stand = Dritte: { $tops }. Conta solo ciò che sta dritto, con il numero in alto: finora { $sum }. Ciò che è rovesciato torna nel bussolotto se l’oste lancia ancora.
guide-polterfass-special = C’è una botte speciale: { $specials }. Una doppia raddoppia una botte numerata, una rancida ne scarta una; quale, lo sceglie l’oste, ma solo a spina chiusa.
guide-polterfass-order = Posa una o due carte coperte; la loro somma è la tua ordinazione. Se ce n’è per tutti la ricevi; se no, chi ha ordinato di più la perde. I clienti si dividono ciò che serve { $innkeeper }, e finora dritte: { $sum }.
guide-polterfass-others = Tutte le ordinazioni sono lì, coperte. { $innkeeper } ora chiude la spina o lancia ancora ciò che è rovesciato, in tutto { $cup }. Se di quel lancio nulla resta dritto, l’oste sballa; succede { $risk } volte su 100.
guide-polterfass-enough = Ce n’è per tutti: { $served } spillati, { $ordered } ordinati. Ogni cliente riceve la sua ordinazione, l’oste il resto. { $you ->
    [innkeeper] L’oste eri tu e ricevi { $own }.
   *[guest] Tu ricevi { $own }, { $innkeeper } riceve { $theirs }.
}
guide-polterfass-greedy = Troppo ingordi: { $served } spillati, ma { $ordered } ordinati. L’oste prende tutto; l’ordinazione più alta ({ $greediest }) costa { $highest }, la più bassa ({ $modest }) porta altrettanto. Tu: { $own }.
guide-polterfass-failed = L’oste ha sballato: dell’ultimo lancio nulla è rimasto dritto. Ogni cliente riceve lo stesso la sua ordinazione, l’oste nulla. Tu: { $own }.
guide-polterfass-roll = Ora l’oste sei tu; il ruolo fa il giro del tavolo. Lancia tutte e nove le botti. Se nessun numero sta dritto, si lanciano ancora tutte e nove.
guide-polterfass-guests = I tuoi clienti ordinano, a carte coperte. Quando tutti hanno ordinato vedi quante carte ha posato ciascuno, non quali. Non devi dire se lancerai ancora, e puoi bluffare.
guide-polterfass-tap = Dritte { $sum }, rovesciate { $cup }. Se lanci ancora, { $risk } volte su 100 nulla resta dritto e non ricevi nulla. Se chiudi, tieni ciò che avanzano i clienti; se non basta per loro, tieni tutto.
guide-polterfass-targets = La spina è chiusa e le botti speciali agiscono: scegli tu su quali numeri. Di più non è sempre meglio: se non basta per i clienti, è tutto tuo.
guide-polterfass-risky = È un rischio: { $cup } nel bussolotto, e { $risk } volte su 100 nulla resta dritto. Chi lancia adesso vuole più di quel che c’è, e i clienti sperano che sballi.
guide-polterfass-again = Sei di nuovo un cliente. Guarda ciò che sta dritto ({ $sum }) e il blocchetto: chi è indietro può ordinare con più coraggio, perché si finisce appena qualcuno ha { $goal }.
guide-polterfass-done = Ora conosci Polterfass: sei stato cliente e oste. Continua senza di me, leggi le regole, o prova giocatori più forti.

guide-goldbraeu-picked = { $seat }: { $action }
guide-goldbraeu-welcome = Siediti, spiego mentre si gioca. Birrifici e giardini guadagnano; chi vi ha quote e gestori riceve la sua parte, in tre giorni di paga. Cominci con { $money } talleri, e vince il più ricco.
guide-goldbraeu-keep = Hai { $hand } carte, ciascuna una quota di un esercizio. Tienine due in segreto per dopo; le altre { $shown } diventano subito gettoni sul tabellone.
guide-goldbraeu-stones = Ogni gettone è una quota che rende nel giorno di paga. Ne hai { $stones }, soprattutto qui: { $most } ({ $most-stones }). Le carte coperte non rendono finché non le scopri.
guide-goldbraeu-bosses = Ora ciascuno mette un gestore su un esercizio che non ne ha, per tre giri. Il gestore riceve ciò che non si può dividere, e un giardino cresce solo sotto il suo gestore. Un esercizio con molti tuoi gettoni è un buon posto.
guide-goldbraeu-offers = Una settimana ha sette giorni. Ogni giorno due carte sono scoperte, oggi { $offers }, e tutti scelgono in segreto una di tre azioni: ampliare, nominare o comprare.
guide-goldbraeu-pick = Scegli la tua azione per il giorno { $day }. Ampliare ingrandisce un giardino, nominare porta gestori e contratti, comprare porta quote. Chi sceglie un’azione da solo ne ricava di più.
guide-goldbraeu-picks = Tutte le carte sono scoperte: { $picks }. Prima si amplia, poi si nomina, poi si compra, sempre in senso orario dal primo giocatore.
guide-goldbraeu-twice = Nessun altro ha scelto questa azione: oggi puoi eseguirla due volte.
guide-goldbraeu-expand = Scegli una casella libera accanto a un giardino il cui gestore è tuo: { $firms }. Nel giorno di paga ogni casella incassa 4 talleri, una con ombrellone 8.
guide-goldbraeu-appoint = Nomina un gestore dove hai almeno un gettone, o stipula un contratto tra un birrificio e un giardino tuoi. Il giardino porta allora metà del suo incasso a quel birrificio.
guide-goldbraeu-block = Si tratta di { $firm }. Chi vi ha il gestore e più gettoni di tutti gli altri insieme può bloccare; entrambi possono scoprire carte coperte dell’esercizio.
guide-goldbraeu-buy = Oggi una carta costa { $price } talleri; più si compra in tanti, più è cara. Una quota scoperta diventa subito un gettone; la prima carta del mazzo resta un tuo segreto. Hai { $money } talleri.
guide-goldbraeu-drawn = Hai pescato { $drawn }. Tienila coperta per una sorpresa, o mostrala come gettone che rende da subito.
guide-goldbraeu-move = Hai comprato una figura: { $figure }. Puoi spostarla in senso orario fino a due giardini. La cameriera porta a un giardino 20 talleri in più, l’ubriacone gliene costa 12.
guide-goldbraeu-forecast = La previsione mostra che cosa porterebbe oggi un giorno di paga: { $coming } talleri per te. Questa settimana restano { $left } giorni.
guide-goldbraeu-majority = Il tuo gestore è al sicuro solo dove hai più gettoni di tutti gli altri insieme. I tuoi gestori: { $firms }. Altrove chiunque abbia un gettone può sostituirti.
guide-goldbraeu-turn-over = Giorno di paga. Prima puoi scoprire carte coperte, che diventano gettoni e rendono subito. Ciò che resta coperto stavolta non riceve nulla.
guide-goldbraeu-payday = Si paga la settimana { $week }, esercizio per esercizio. Metà dell’incasso di un giardino va al suo birrificio; ogni esercizio divide per i suoi gettoni, e il resto è del gestore. Ricevi { $got } e ora hai { $money } talleri.
guide-goldbraeu-second = Ancora due settimane così. Attento agli esercizi al completo: quando tutte le quote sono gettoni, chi ne ha lì esattamente uno lo perde.
guide-goldbraeu-done = Ora conosci Goldbräu. Continua senza di me, leggi le regole, o prova giocatori più forti.

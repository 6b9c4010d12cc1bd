# Quello che `stammtisch play` dice nel terminale, oltre alle parole dei giochi.

play-guest = Ospite
play-welcome = Rispondi con il numero della tua scelta. ? aiuta, log racconta gli ultimi eventi, quit lascia il tavolo.
play-help =
    Scrivi il numero davanti a una risposta, o quello che la segue tra [ ], e premi Invio.
    Più risposte possono stare su una riga, per esempio un giardino e poi una casella: k c2
    0     torna alla domanda precedente
    log   gli ultimi eventi
    quit  lascia il tavolo
    ?     questo aiuto
# $answer è quello che è stato scritto, $count il numero delle risposte.
play-wrong = «{ $answer }» non è tra le risposte. { $count ->
    [1] Scrivi 1
   *[other] Scrivi un numero da 1 a { $count }
}, o ? per l’aiuto.
play-wrong-short = «{ $answer }» non è tra le risposte. { play-order-hint }
play-not-asked = In questo momento non tocca a te rispondere.
play-passed = La domanda è passata: altri hanno deciso per te.
play-back = Indietro
play-none = niente

# Consiglio: $error e $percent sono punti percentuali, come testo, $count il numero di risposte non mostrate.
play-help-advice =
    ?a    quanto vale ogni risposta (o: advice)
play-advice = Probabilità di vincere con ogni risposta, la migliore per prima; a circa ±{ $error } punti:
play-advice-chance = { $percent }%
play-advice-more = { "        " }e altre { $count }
play-advice-none = In questo momento non tocca a te rispondere: niente da consigliare.

# Andarsene.
play-leave = Lasciare il tavolo? La partita non è finita.
play-leave-yes = Lascia
play-leave-no = Continua a giocare
play-left = Hai lasciato il tavolo.
play-ended = L’input è finito: lasci il tavolo prima della fine della partita.
play-interrupted = Interrotto.
play-closed = Il tavolo è chiuso.
play-removed = Non hai più un posto a questo tavolo.
play-return = Puoi tornare con:

# Il risultato.
play-final = Classifica finale
play-recorded = La registrazione della partita è in { $file }.

# Al tavolo di un server.
play-lost = Connessione persa. Nuovo tentativo…
play-found = Di nuovo in linea.
play-replaced = Un computer gioca al tuo posto.
play-chairs-free = Una sedia è libera. Gli amici si siedono con il link del tavolo; oppure ci metti un computer:
play-chairs-taken = Tutte le sedie sono occupate.
play-seat-computer = Computer: { $player }
play-wait-host = Si aspetta che il capotavola cominci.

# Polterfass. $tops e $barrels sono elenchi di quello che mostrano le botti.
play-round = Turno { $round }, traguardo { $goal }
play-standing = Dritte: { $tops }. Somma: { $sum }
play-fresh = (nuove: { $tops })
play-lying = Rovesciate: { $barrels }
play-cup = Nel bussolotto: { $barrels }
play-special = speciale
play-put-back = { $roll } (rimesse: { $tops })
play-order-hint = Scrivi una carta o due diverse, da 0 a 7: 5 oppure 2 6
play-destroy = Scarta { $tops }
play-double = raddoppia { $tops }

# Goldbräu. Le intestazioni delle colonne hanno al massimo 10 caratteri.
play-legend = (K) casella del giardino K, ( ) libera, * ombrellone, [K] locanda
play-line = { $title }: { $cards }
play-boss = Gestore
play-supplier = Fornitore
play-money = Talleri
play-stones = Gettoni
play-hidden = Coperte
play-bosses = Gestori
play-forecast = Previsione
play-known = Si sa di { $name }: { $cards }
play-annex = { $garden }: annetti una casella libera ({ $count } tra cui scegliere)
play-shift = { $from } → { $to }: sposta una casella ({ $count } tra cui scegliere)
play-which-space = Quale casella?
play-frees = (ne libera { $count })

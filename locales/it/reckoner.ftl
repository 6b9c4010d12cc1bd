# The payday reckoner: Goldbräu at a real table.

reckoner-title = Contapaghe
reckoner-about = Per Goldbräu a un tavolo vero: inserisci che cosa c’è sul tabellone, e ogni giorno di paga viene calcolato, ogni numero spiegato.
reckoner-players = Giocatori
reckoner-player = Giocatore { $number }
reckoner-colour = Colore del giocatore { $number }
reckoner-colour-0 = cerchio verde
reckoner-colour-1 = quadrato blu
reckoner-colour-2 = triangolo arancione
reckoner-colour-3 = rombo viola
reckoner-colour-4 = pentagono rosa
reckoner-colour-5 = stella oliva
reckoner-begin = Apri un taccuino
reckoner-pads = I tuoi taccuini
reckoner-pads-none = Ancora nessuno. Restano su questo dispositivo.
reckoner-state-new = prima della prima paga
reckoner-state-week = dopo la paga { $week }
reckoner-state-over = finita
reckoner-remove = Butta il taccuino di { $names }
reckoner-removed = Il taccuino è stato buttato.
reckoner-undo = Annulla
reckoner-import = Leggi un file
reckoner-taken = Ripreso: { $names }
reckoner-import-not-ours = Questo file non è un taccuino di Goldbräu.
reckoner-import-newer = Questo file viene da una versione più recente del programma.
reckoner-import-damaged = Questo file è danneggiato.
reckoner-lies-missing = Questo taccuino non è su questo dispositivo.
reckoner-lies-newer = Questo taccuino l’ha scritto una versione più recente del programma. Resta com’è.
reckoner-lies-damaged = Questo taccuino non si può leggere. Resta com’è.
reckoner-not-kept-unavailable = Non conservato: questo browser non ci lascia salvare nulla. Il taccuino dura quanto questa pagina.
reckoner-not-kept-full = Non conservato: la memoria di questo browser è piena. Il taccuino dura quanto questa pagina.
reckoner-no-rules = Non è stato possibile caricare le regole. Riprova quando hai rete.
reckoner-all = Tutti i taccuini
reckoner-purses = Talleri
reckoner-weeks = Settimane
reckoner-settled = pagata
reckoner-end = Fine
reckoner-parts = Che cosa si inserisce
reckoner-part-board = Tabellone
reckoner-part-money = Denaro
reckoner-part-payday = Paga

# The golden button.
reckoner-settle = Paga la settimana { $week }
reckoner-to-week = Alla settimana { $week }
reckoner-to-end = Alla fine
reckoner-doubts = { $count ->
    [one] 1 punto da vedere
   *[other] { $count } punti da vedere
}

# The board.
reckoner-mode = Come si inseriscono i giardini
reckoner-tapped = Tocca il tabellone
reckoner-counted = Conta
reckoner-firms = Esercizi
reckoner-look-here = da vedere
reckoner-firm-before = Torna a { $firm }
reckoner-firm-next = Avanti: { $firm }
reckoner-spaces = Caselle
reckoner-tap = tocca la piazza
reckoner-to-firm = { $firm }: insegna, gestore, gettoni
reckoner-plain = senza ombrellone
reckoner-parasols = con ombrellone
reckoner-less = Meno: { $what }
reckoner-more = Più: { $what }
reckoner-differs = Contato diversamente dal disegno: il disegno ne ha { $plain } senza e { $parasols } con ombrellone.
reckoner-take-drawing = Prendi il disegno
reckoner-sign = Insegna del birrificio
reckoner-no-supplier = Ancora nessuna insegna
reckoner-boss = Gestore
reckoner-nobody = nessuno
reckoner-stones = Gettoni
reckoner-stones-of = Gettoni di { $name }
reckoner-figures = Chi c’è qui?
reckoner-here = qui
reckoner-now-at = ora: { $firm }

# Money between paydays.
reckoner-whose = Il denaro di chi?
reckoner-prices = Prezzo di una carta
reckoner-card = una carta
reckoner-other = Altro importo
reckoner-sign-key = Speso o ricevuto
reckoner-back-key = Cancella una cifra
reckoner-book = { $name }: { $thalers }
reckoner-book-none = Scegli un importo
reckoner-entries = Inserito questa settimana
reckoner-entries-none = Ancora niente.
reckoner-strike = Togli { $thalers } di { $name }

# The payday.
reckoner-sums = Che cosa porta la paga
reckoner-explain = Come viene spiegata
reckoner-way-table = Tabella
reckoner-way-firms = Per esercizio
reckoner-way-players = Per giocatore
reckoner-gets-nothing = Non riceve nulla.
reckoner-purse = { $before } { $paid } = { $after } talleri
reckoner-house-result = Non proprio secondo il libro: qualcosa è stato tenuto come regola della casa.

# What can’t be so.
reckoner-mend = Vai lì
reckoner-keep = Lascia così
reckoner-doubt = Rivedi
reckoner-house-rule = Tenuto come regola della casa
reckoner-fault-no-front = { $firm }: la casella davanti alla porta fa parte del giardino.
reckoner-fault-torn = { $firm }: alcune caselle non sono collegate alla porta.
reckoner-fault-shared = { $firm } e { $other } hanno una casella in comune.
reckoner-fault-too-many-plain = Tutti i giardini insieme hanno { $count } caselle senza ombrellone; il tabellone ne ha { $most }.
reckoner-fault-too-many-parasols = Tutti i giardini insieme hanno { $count } ombrelloni; il tabellone ne ha { $most }.
reckoner-fault-no-supplier = { $firm }: di chi è l’insegna?
reckoner-fault-too-many-signs = { $firm } ha { $most } insegne e non può rifornire { $count } giardini.
reckoner-fault-too-many-shares = { $firm } ha { $most } quote, ma ci sono { $count } gettoni.
reckoner-fault-lone-stone = { $firm } è al completo: { $name } perde lì il gettone isolato.
reckoner-fault-too-many-stones = { $name } ha { $count } gettoni sul tabellone, ma ne possiede { $most }.
reckoner-fault-too-many-bosses = { $name } ha { $count } gestori sul tabellone, ma ne possiede { $most }.
reckoner-fault-too-few-bosses = { $most ->
    [one] { $count } esercizi non hanno un gestore; al massimo uno può restare senza.
   *[other] { $count } esercizi non hanno un gestore; al massimo { $most } possono restare senza.
}
reckoner-fault-no-figure = { $figure ->
    [drunkard] Dov’è l’ubriacone?
   *[other] Dov’è la cameriera?
}
reckoner-fault-together = { $firm }: la cameriera e l’ubriacone non possono stare nello stesso giardino.
reckoner-fault-debt = { $name } ha speso più talleri di quanti ne aveva.
reckoner-fault-income = { $name }: { $thalers } tra due giorni di paga non può essere; i talleri arrivano solo nel giorno di paga.
reckoner-fault-no-price = { $name }: { $thalers } non può essere; una carta costa 2, 5 o 8 talleri, e se ne compra al massimo una al giorno.
reckoner-fault-too-many-cards = { $name } avrebbe comprato almeno { $count } carte; una settimana ha { $most } giorni, e se ne compra al massimo una al giorno.

# Sharing.
reckoner-share = Condividi, nomi
reckoner-names = Nomi
reckoner-as-picture = Come immagine
reckoner-as-text = Copia come testo
reckoner-as-file = Salva come file
reckoner-saved = Salvato: { $file }
reckoner-share-failed = Questo browser non riesce a disegnare l’immagine.
reckoner-copied = Copiato.
reckoner-row-other = Settimana { $week }: uscite ed entrate
reckoner-row-payday = Paga { $week }
reckoner-row-after = Dopo la paga { $week }

# Il blocchetto di Polterfass a un tavolo vero.

title-pad-one = { $title } – Stammtisch
pad-heading = Blocchetti per Polterfass
pad-about = Per il gioco nella scatola: segna quanto è stato spillato e ordinato, il blocchetto fa i conti. Funziona senza rete e resta su questo dispositivo.
pad-new = Nuovo blocchetto
pad-begin = Comincia
pad-save = Conferma
pad-yours = I tuoi blocchetti
pad-none = Ancora nessun blocchetto.
pad-all = Blocchetti
pad-of = Blocchetto: { $title }
pad-again = Nuovo blocchetto, stessi giocatori
pad-play-on = Continua a giocare
pad-undo = Annulla
pad-redo = Ripeti
pad-delete = Elimina
pad-delete-pad = Elimina il blocchetto { $title }
pad-deleted = Eliminato: { $title }
pad-no-rounds = Ancora nessun turno
pad-leads = { $count ->
    [one] { $winners } è in testa con { $score } dopo il turno { $round }.
   *[other] { $winners } sono in testa con { $score } dopo il turno { $round }.
}
pad-was-over = Finita dopo il turno { $round }: { $result } Si continua a giocare.
pad-house-note = * lasciato come regola della casa

# Chi gioca.
pad-setup = Giocatori e regole
pad-names = Giocatori, in senso orario
pad-player = Giocatore { $number }
pad-name = Nome del giocatore { $number }
pad-mark = Colore di { $name }
pad-mark-0 = cerchio verde
pad-mark-1 = quadrato blu
pad-mark-2 = triangolo arancione
pad-mark-3 = rombo viola
pad-mark-4 = pentagono rosso
pad-mark-5 = stella oliva
pad-own-goal = Altro traguardo, da 25 a 300

# Un turno.
pad-round-number = Turno { $round }
pad-innkeeper = Oste
pad-keeps = { $name } sta alla spina
pad-edit-round = Modifica il turno { $round }
pad-delete-round = Elimina il turno
pad-chip-tap = { $name }, oste: niente spillato finora
pad-chip-served = { $name }, oste: spillati { $served }
pad-chip-failed = { $name }, oste: ha sballato
pad-chip-guest = { $name }: ancora nessuna ordinazione
pad-chip-order = { $name }: ordina { $order }
pad-enter-order = Ordinazione di { $name }
pad-enter-serving = Spillato da { $name }
pad-erase = Cancella
pad-failed = Sballato
pad-other-number = Altro numero
pad-barrels = Aiuto botti
pad-stood = In piedi: { $tops }
pad-forget = Dimentica le botti
pad-live-begin = { $name } sta alla spina. Segna ordinazioni e spillato, in qualunque ordine.
pad-live-failed = Sballato: ogni cliente riceve la sua ordinazione.
pad-live-ordered = Ordinato finora: { $ordered }
pad-live-left = { $served } spillati, per ora ne restano { $left }
pad-live-greedy = Già troppo ingordi: { $ordered } ordinati, { $served } spillati
pad-missing = Manca ancora: { $names }
pad-next = Avanti: { $name }
pad-missing-many = Mancano ancora { $count } numeri
pad-write = Segna il turno { $round }
pad-write-edit = Modifica il turno { $round }
pad-write-house = Lascia come regola della casa

# Di che cosa dubitano le regole.
pad-doubt-serving = Nessuna botte dà { $served }: si spilla 0, o da 2 a 68.
pad-doubt-not-from-barrels = Le botti in piedi non danno { $served }.
pad-doubt-no-number-barrel = Nessuna botte numerata è in piedi: si rilanciano tutte e nove.
pad-doubt-order = { $name } non può ordinare { $order }: una o due carte danno da 0 a 13.
pad-doubt-innkeeper-orders = L’oste non ordina niente.
pad-doubt-innkeeper = Alla spina tocca a { $name }.

# L’aiuto per le botti.
pad-stands = Che cosa è in piedi
pad-stands-none = Tocca le botti in piedi, secondo ciò che si vede sopra.
pad-barrel-end = Botte { $number }: sopra { $top } (altro lato { $other })
pad-clear = Tutte a terra
pad-sum = Somma: { $sum }
pad-servings = { $count ->
    [one] Quanto si spilla
   *[other] Quantità possibili: { $count }
}
pad-due = Da distruggere: { $destroy }. Da raddoppiare: { $double }.
pad-wish = Voglio spillare
pad-less = Uno in meno
pad-more = Uno in più
pad-wish-impossible = { $wanted } non è possibile.
pad-wish-both = I più vicini sono { $below } e { $above }.
pad-wish-one = Il più vicino è { $near }.
pad-way-destroyed = Distruggi: { $tops }.
pad-way-doubled = Raddoppia: { $tops }.
pad-way-plain = Tutte contano come stanno.
pad-take = Spilla { $served }
pad-next-roll = Lanciare ancora
pad-roll = { $cup ->
    [one] Con una botte
   *[other] Con { $cup } botti
}{ $back ->
    [0] { "" }
    [one] , una speciale rimessa
   *[other] , tutte e due le speciali rimesse
}
pad-fails = sballa al { $percent } %
pad-model = Calcolato per botti che restano in piedi nel 30 % dei lanci; il libretto non dà probabilità.
pad-failed-now = Il lancio ha sballato

# Passarlo ad altri e tenerlo.
pad-share-picture = Come immagine
pad-share-text = Come testo
pad-share-file = Come file
pad-share-file-about = Il file si può riprendere qui, su questo dispositivo o su un altro.
pad-share-failed = Questo browser non riesce a disegnare l’immagine.
pad-saved = Salvato come { $file }.
pad-copy-failed = Copia non riuscita. Seleziona il testo qui sotto e copialo.
pad-import = Riprendi un file
pad-import-not-ours = Questo file non è un blocchetto di Polterfass.
pad-import-newer = Questo file viene da una versione più nuova del programma. Ricarica la pagina per averla.
pad-import-damaged = Questo file è danneggiato.
pad-foreign-newer = Il blocchetto { $id } è stato scritto da una versione più nuova del programma. Resta intatto: ricarica la pagina per leggerlo.
pad-foreign-damaged = Il blocchetto { $id } è danneggiato. Resta intatto e si può salvare come file.
pad-not-kept-unavailable = Non conservato: questo browser non lascia salvare niente. I blocchetti durano finché la pagina è aperta; salvali come file.
pad-not-kept-full = Non conservato: la memoria di questo dispositivo è piena. Fai spazio, o salva il blocchetto come file prima di chiudere la pagina.
pad-missing-title = Blocchetto inesistente
pad-missing-text = Questo blocchetto non è su questo dispositivo, o è stato eliminato.
pad-conflict = Modificato in due schede
pad-conflict-about = Un’altra scheda ha cambiato la stessa cosa ({ $time }; turni lì: { $rounds }). Che cosa deve restare?
pad-conflict-both = Entrambi: questo come nuovo blocchetto
pad-conflict-mine = Quello che c’è qui
pad-conflict-theirs = Quello che c’è lì
pad-conflict-removed = Un’altra scheda ha eliminato questo blocchetto.
pad-conflict-keep = Tienilo qui

# The table, whatever game is played at it.

# Events.
table-opened = Il tavolo è aperto.
table-arranged = Al tavolo cambiano le regole della casa.
table-sat = { $name } si siede.
table-computer = { $player ->
    [newcomer] { $name } si siede (computer, { player-newcomer }).
    [regular] { $name } si siede (computer, { player-regular }).
    [seasoned] { $name } si siede (computer, { player-seasoned }).
    [expert] { $name } si siede (computer, { player-expert }).
    [master] { $name } si siede (computer, { player-master }).
    [random] { $name } si siede (computer, { player-random }).
    [careful] { $name } si siede (computer, { player-careful }).
    [trader] { $name } si siede (computer, { player-trader }).
   *[other] { $name } si siede (computer).
}
table-stood = { $name } si alza.
table-removed = Il capotavola libera il posto di { $name }.
table-renamed = { $before } ora si chiama { $name }.
table-host = Ora il capotavola è { $seat }.
table-nonce = { $seat } aggiunge la sua parte alla sorte.
table-began = La partita comincia.
table-stand-in = { $why ->
    [deadline] Tempo scaduto per { $seat }: subentra un computer.
    [left] { $seat } se ne va: subentra un computer.
   *[away] { $seat } non c’è: subentra un computer.
}
table-took-back = { $seat } riprende il posto.
table-said = { $seat }: { $text }
table-phrase = { $seat }: { $phrase ->
    [more] { phrase-more }
    [last] { phrase-last }
    [old-barrel] { phrase-old-barrel }
    [cheers] { phrase-cheers }
    [sip] { phrase-sip }
    [parched] { phrase-parched }
    [cellar] { phrase-cellar }
    [service] { phrase-service }
   *[other] { $phrase }
}
table-muted = { $muted ->
    [yes] Il capotavola toglie la parola a { $seat }.
   *[no] { $seat } può parlare di nuovo.
}
table-disclosed = Il segreto della sorte è svelato: tutto si può verificare.
table-rematch = Rivincita! Si passa tutti a un nuovo tavolo.
table-closed = Il tavolo è chiuso.

# Before the game.
lobby-title = Chi viene?
lobby-table = Il tavolo di { $name }
lobby-invite = Invita gli amici
lobby-invite-about = Manda questo link. Chi lo apre prende posto.
lobby-copy = Copia link
lobby-share-text = Vieni a sederti al mio tavolo:
lobby-qr = Codice QR dell’invito
lobby-local-only = Questo indirizzo vale solo su questo computer. Per giocare nella tua rete avvia il server con --lan.
lobby-free = Posto libero
lobby-sit = Siediti
lobby-stand = Alzati
lobby-seat-computer = Computer
lobby-which-computer = Quale computer?
lobby-fill = Completa con computer
lobby-remove = Libera il posto
lobby-remove-name = Libera il posto di { $name }
lobby-begin = Comincia
lobby-begin-free = { $open ->
    [one] 1 posto è libero
   *[other] { $open } posti sono liberi
}
lobby-full = Tutti i posti sono presi. Puoi guardare.

# House rules.
option-title = Regole della casa
option-only-host = Le regole della casa le fissa il capotavola.
option-seats = Giocatori
option-goal = Traguardo in boccali
option-goal-about = Quando è raggiunto, la partita finisce con il turno.
option-equal = Tutti ugualmente ingordi
option-equal-about = Se tutte le ordinazioni sono uguali e troppo alte.
option-equal-net-zero = zero per tutti
option-equal-penalty = perdono tutti
option-first = Primo oste
option-first-luck = a sorte
option-start = Comincia
option-map = Piazza
option-map-reconstruction = Ricostruzione
option-stand = Una botte resta dritta
option-stand-value = { $percent }% dei lanci
option-stand-about = Più le botti restano dritte, più si spilla.
option-deadline = Tempo a disposizione
option-deadline-about = Quando scade, subentra un computer.
option-deadline-off = senza limite
option-deadline-seconds = { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
}
option-deadline-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
}
option-deadline-hours = { $hours ->
    [one] 1 ora
   *[other] { $hours } ore
}
option-deadline-days = { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
}
option-listed = Tavolo aperto
option-listed-about = Gli sconosciuti trovano il tavolo sulla prima pagina, senza nomi, e possono prendere un posto libero. Puoi liberarlo.
option-listed-yes = per tutti
option-listed-no = solo con il link
option-spectators = Spettatori
option-spectators-yes = benvenuti
option-spectators-no = stasera no
option-advice = Consiglio della casa
option-advice-about = Chi è di turno può chiedere quanto vale ogni scelta.
option-advice-yes = per tutti
option-advice-no = nessuno

# Advice at a table that has it.
advice-button = Consiglio
advice-on = A questo tavolo la casa dà consigli.

# The time limit of a decision.
deadline-left = { $seconds ->
    [one] ancora 1 secondo
   *[other] ancora { $seconds } secondi
}
deadline-soon = Il tempo sta per scadere.
deadline-warn = Se non succede nulla fino a { $time }, il computer gioca per { $name }.
deadline-warn-you = Se non giochi entro { $time }, il computer gioca per te.

# Luck that can be checked.
luck-title = Sorte onesta
luck-about = { $game ->
    [goldbraeu] Prima della prima carta il server si impegna su un segreto. I vostri browser ci mescolano numeri propri, e da entrambi segue tutta la sorte: il primo giocatore, le insegne e ogni carta.
   *[other] Prima del primo lancio il server si impegna su un segreto. I vostri browser ci mescolano numeri propri, e tutti i lanci seguono da entrambi.
}
luck-commitment = Impegno
luck-shares = Parti dei giocatori
luck-share-none = nessuna parte
luck-secret = Segreto
luck-secret-later = svelato a fine partita
luck-check = { $game ->
    [goldbraeu] Verifica le carte
   *[other] Verifica i lanci
}
luck-checking = Verifica in corso…
luck-checked = { $game ->
    [goldbraeu] { $count ->
        [one] 1 estrazione verificata: torna.
       *[other] { $count } estrazioni verificate: tornano tutte.
    }
   *[other] { $count ->
        [one] 1 lancio verificato: torna.
       *[other] { $count } lanci verificati: tornano tutti.
    }
}
luck-check-failed = { $game ->
    [goldbraeu] L’estrazione { $ordinal } non corrisponde al segreto.
   *[other] Il lancio { $ordinal } non corrisponde al segreto.
}
luck-how = Oppure verifica da te: salva la registrazione e avvia «{ $command }».
luck-record = Salva la registrazione

# Talk.
chat-title = Chiacchiere
chat-empty = Che silenzio. Qualcuno dica qualcosa!
chat-say = Di’ qualcosa
chat-send = Invia
chat-phrases = Frasi
chat-muted = Il capotavola ti ha tolto la parola.
chat-unread = { $count ->
    [one] 1 nuovo messaggio
   *[other] { $count } nuovi messaggi
}
chat-bluff = Il bluff è ammesso: sulle botti nessuno deve dire la verità.

# The host.
host-mute = Togli la parola
host-mute-name = Togli la parola a { $name }
host-unmute = Ridai la parola
host-unmute-name = Ridai la parola a { $name }
host-remove = Allontana
host-remove-name = Allontana { $name }
host-remove-ask = Dare per sempre il posto di { $name } a un computer?
host-pass = Passa il ruolo
host-pass-name = Passa il ruolo di capotavola a { $name }
host-stand-in = Metti un supplente
host-stand-in-name = Fai giocare un computer al posto di { $name }
host-away = { $minutes ->
    [0] { $name } manca da poco.
    [one] { $name } manca da 1 minuto.
   *[other] { $name } manca da { $minutes } minuti.
}
host-passes = Se il capotavola manca da due minuti, il ruolo passa oltre.

# Leaving, and coming back on another device.
leave-button = Vai via
leave-ask = Lasciare il tavolo? Subentra un computer, e puoi tornare.
return-title = Porta con te il posto
return-about = Con questo link continui su un altro dispositivo. Vale una volta sola e solo per te.
return-make = Crea un link
return-copy = Copia link
return-qr = Codice QR del tuo link di ritorno
return-used = Appena usato, ne arriva uno nuovo.
return-page-title = Di nuovo al tuo posto
return-confirm = Continua su questo dispositivo
program-title = Far giocare un programma
program-title-free = Un posto per un programma
program-about = Un programma gioca con una chiave: il tuo, uno degli esempi o il nostro con il comando qui sotto. La chiave apre solo questo posto. Non mostrarla a nessuno.
program-make = Crea una chiave
program-again = Crea una nuova chiave
program-revoke = Togli il posto al programma
program-copy-token = Copia la chiave
program-copy-command = Copia il comando
program-once = Si vede solo adesso. Una nuova annulla la vecchia.
program-seat = un programma
program-name-label = Nome del programma
program-name = Automa
rename-button = Cambia nome
rename-label = Il tuo nome

# After the game.
over-title = Si chiude!
over-ranking = Classifica finale
over-chart = Totali turno per turno
over-rounds = { $rounds ->
    [one] 1 turno giocato
   *[other] { $rounds } turni giocati
}
rematch-button = Rivincita
rematch-go = Al nuovo tavolo

# Those who watch.
spectators-count = { $count ->
    [0] nessuno spettatore
    [one] 1 spettatore
   *[other] { $count } spettatori
}
spectators-you = Stai guardando la partita.

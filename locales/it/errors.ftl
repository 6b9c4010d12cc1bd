# Errors: what is wrong and what to do.

# Any code that is not listed here.
error-unknown-code = Non ha funzionato ({ $code }). Ricarica la pagina e riprova.
error-illegal = Le regole non lo permettono. Scegli una delle azioni proposte.

# Polterfass.
error-polterfass-not-asked = Non tocca a te. Aspetta che ti venga chiesto.
error-polterfass-wrong-phase = In questo momento del turno non si può. Scegli una delle azioni proposte.
error-polterfass-already-laid = La tua ordinazione è già sul tavolo e non si cambia (P3.2).
error-polterfass-not-standing-special = Solo le botti speciali dritte possono tornare nel bussolotto (P4.2). Scegline altre.
error-polterfass-empty-cup = Il bussolotto è vuoto. Rimetti dentro una botte speciale o chiudi la spina (P4.3).
error-polterfass-bad-target = Ogni bersaglio deve essere una botte numerata dritta, mai scartata e raddoppiata insieme (P5.6). Scegline altre.
error-polterfass-target-count = Il numero di bersagli è sbagliato (P5.6). Da scartare: { $destroyed }; da raddoppiare: { $doubled }.
error-polterfass-bad-draw = Questo lancio è impossibile in questo punto. La registrazione è danneggiata.
error-polterfass-over = La partita è finita (P7.1). Cominciane un’altra.

# At the table.
error-too-late = Troppo tardi: questa volta un computer decide per te. Dopo potrai riprendere il tuo posto.
error-already-decided = È già deciso, forse in un’altra scheda. Continua con il resto.
error-standing-in = Un computer gioca al posto tuo. Prima riprendi il tuo posto.
error-no-seat = Non hai un posto a questo tavolo. Siediti o usa il tuo link di ritorno.
error-already-seated = Hai già un posto a questo tavolo. Continua con quello.
error-not-host = Può farlo solo il capotavola. Chiedilo al capotavola.
error-not-yours = Non spetta a te. Scegli una delle azioni proposte.
error-advice-off = A questo tavolo si gioca senza consigli. Il capotavola può permetterli prima di una partita.
error-notices-off = Questa casa non manda avvisi di questo tipo. Passa ogni tanto a vedere.
error-not-your-turn = Non è il tuo turno. Chiedi di nuovo quando lo sarà.
error-has-begun = La partita è cominciata; si può fare solo prima. Apri un nuovo tavolo.
error-not-playing = Non c’è nessuna partita in corso. Aspetta che il capotavola cominci.
error-not-over = La partita non è finita. Prima giocatela fino in fondo.
error-table-closed = Questo tavolo è chiuso. Aprine un altro.
error-table-full = Tutti i posti sono presi. Guarda o apri un tavolo tuo.
error-chairs-free = { $open ->
    [one] Un posto è ancora libero. Fallo occupare o toglilo.
   *[other] { $open } posti sono ancora liberi. Falli occupare o toglili.
}
error-unknown-seat = Questo tavolo non ha quel posto. Scegline un altro.
error-wrong-occupant = Con questo posto, così com’è, non si può. Scegline un altro.
error-too-many-people = Persone sedute: { $people }; posti: { $seats }. Prima libera dei posti.
error-bad-setup = Queste regole della casa sono impossibili: { $what }. Cambiale.
error-name-taken = A questo tavolo il nome è già preso. Scegline un altro.
error-unknown = «{ $what }» non esiste. Scegli dall’elenco.
error-muted = Il capotavola ti ha tolto la parola. Puoi continuare a giocare.
error-deadline-range = Un tempo di { $seconds } s non è possibile. Scegli fra 30 s e 14 giorni.
error-text-empty = Il testo è vuoto. Scrivi almeno una lettera.
error-text-too-long = Il testo è troppo lungo. Sono ammessi al massimo { $max } caratteri.
error-text-control = Il carattere in posizione { $place } non si può mostrare. Cancellalo.

# From the server.
error-bad-message = Il server non ha capito il messaggio: { $what }. Ricarica la pagina.
error-message-too-large = Il messaggio è troppo grande. Sono ammessi al massimo { $max } byte.
error-unknown-table = Questo tavolo non esiste. Controlla il link o apri un nuovo tavolo.
error-unknown-return-link = Questo link di ritorno non vale o è già stato usato. Creane uno nuovo sul dispositivo usato per ultimo.
error-unknown-token = Questa chiave non apre (più) nessun posto qui. Fattene dare una nuova al tavolo.
error-not-for-programs = Un programma non può farlo. Gioca il suo posto; tutto il resto spetta alle persone.
error-spectators-forbidden = A questo tavolo gli spettatori non sono ammessi. Chiedi un posto al capotavola.
error-bad-origin = La richiesta arriva da un altro sito. Apri la pagina all’indirizzo del server stesso.
error-bad-host-name = Il server non si conosce con questo indirizzo. Usa quello con cui è stato avviato.
error-unsupported-protocol = Questa pagina è di un’altra versione. Ricaricala; non va perso niente.
error-unknown-game = Questo gioco non esiste sul server. Scegline uno dalla prima pagina.
error-unknown-map = Su questo server non c’è una mappa «{ $map }». Scegline una dalla prima pagina.
error-too-many-requests = Troppe richieste. Aspetta un momento, poi riprova.
error-too-many-devices = Questo posto è già su troppi dispositivi. Continua su uno di quelli.
error-too-much-written = A questo tavolo si è scritto troppo. Continuate a un tavolo nuovo.
error-internal = Un errore del server. Della partita non va perso niente; riprova.
error-store-full = Il disco del server è pieno e non si salva più niente. Avvisa chi lo gestisce.
error-read-only = In questo momento il server non può salvare. Riprova più tardi.
error-not-away-long-enough = { $seconds ->
    [one] L’assenza è ancora troppo breve. Aspetta ancora 1 secondo.
   *[other] L’assenza è ancora troppo breve. Aspetta ancora { $seconds } secondi.
}
error-offline = Nessuna connessione al server. Controlla la rete; la pagina continua a provare.
error-bad-field = Il campo «{ $field }» è sbagliato: { $what }. Correggilo.
error-forbidden-address = La casa non manda nulla a questo indirizzo. Accetta solo indirizzi https su Internet.
error-not-found = Questa pagina non esiste. Vai alla prima pagina.
error-shutting-down = Il server si riavvia. La pagina torna da sola.

# Files and the command line.
error-port-in-use = L’indirizzo { $address } è già occupato. Scegline un altro con --listen.
error-file-unreadable = Il file { $path } non si può leggere: { $what }. Controlla il percorso.
error-bad-record = La registrazione è danneggiata: { $what }. Usa una copia integra.
error-record-too-new = La registrazione ha il formato { $version }, che questa versione non conosce. Usa un programma più recente.
error-record-mismatch = Il passo { $n } della registrazione non segue da quanto precede: { $what }. Usa una copia integra.
error-bad-luck = Il lancio { $ordinal } della registrazione non segue dal suo segreto. La registrazione è stata modificata.
error-device-full = Su questo dispositivo non c’è più spazio. Nulla è perso, ma non si può conservare altro: libera spazio e la partita continua.
error-not-kept = Questo dispositivo non ha potuto conservare l’ultima mossa, che quindi non vale. Si riprova.
error-not-on-this-device = Questo tavolo è su un altro dispositivo, oppure qui la memoria è stata svuotata. Una partita su un dispositivo non si apre altrove.
error-damaged = Quel che è conservato di questo tavolo non combacia ({ $what }), perciò non può continuare. Nulla è stato cambiato.

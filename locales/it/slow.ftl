# Tavoli aperti sulla prima pagina.
open-title = Tavoli aperti
open-none = In questo momento nessuno cerca compagnia. Puoi offrire tu un tavolo: aprilo con «Invita gli amici» e scegli «Tavolo aperto» nelle sue regole della casa.
open-free = { $free } su { $all } posti liberi
open-sit = Siediti
open-sit-at = Siediti: { $table }
open-left = ora non c’è nessuno
open-opened = aperto { $ago }
open-limit = { $limit } per decisione

# Che cosa è successo dall'ultima visita.
digest-title = Dalla tua ultima visita
digest-last = Ultima visita: { $time }.
digest-then = Subito dopo
digest-go = Al tavolo

# Avvisi quando tocca a qualcuno.
tell-about = Lo sai una volta sola, quando il tavolo comincia ad aspettarti, e mai mentre lo guardi.
tell-open = Finché la pagina è aperta
tell-open-about = Se la scheda è in secondo piano, il browser mostra una notifica.
tell-allow = Mostra le notifiche
tell-on = Le notifiche vengono mostrate.
tell-off = Niente più notifiche
tell-denied = In questo browser le notifiche di questa pagina sono vietate. Puoi cambiarlo nelle sue impostazioni per la pagina.
tell-insecure = I browser mostrano notifiche solo di pagine con https, o sul computer che fa da casa.
tell-unsupported = Questo browser non mostra notifiche di pagine. Su iPhone e iPad si può, quando la pagina è sulla schermata Home.
tell-push = Anche quando è chiusa
tell-push-about = La casa manda l’avviso tramite il servizio push del tuo browser. È cifrato e dice solo a quale tavolo e fino a quando.
tell-push-start = Avvisa questo browser
tell-push-on = Questo browser viene avvisato.
tell-push-stop = Non avvisarlo più
tell-push-failed = Il browser non è riuscito a registrarsi. Alcuni lo fanno solo con i servizi di Google, Mozilla o Apple, che possono essere spenti o irraggiungibili.
tell-webhook = A un altro programma
tell-webhook-about = La casa manda un breve messaggio in JSON a questo indirizzo (webhook).
tell-webhook-address = Indirizzo
tell-webhook-save = Usa questo indirizzo
tell-webhook-remove = Rimuovi
tell-webhook-secret = I messaggi sono firmati con questa chiave. Viene mostrata solo ora:
tell-quiet = Ore di quiete
tell-quiet-about = Quello che la casa manderebbe allora aspetta la loro fine, e viene lasciato perdere se non è più vero. Le scadenze corrono.
tell-quiet-from = Dalle
tell-quiet-to = alle
tell-quiet-save = Silenzio in queste ore
tell-quiet-stop = Nessuna ora di quiete
tell-quiet-zone = Fuso orario: { $zone }
tell-test = Manda una prova
tell-last = Ultimo avviso, { $time }: { $result }
tell-result-delivered = arrivato.
tell-result-refused = rifiutato dall’altra parte ({ $status }).
tell-result-unreachable = l’indirizzo non era raggiungibile.
tell-result-timed-out = nessuna risposta in tempo.
tell-result-forbidden-address = la casa non manda nulla a questo indirizzo.
tell-result-gone = il browser non è più registrato.

# Che cosa dice un avviso.
say-turn-title = Tocca a te: { $game }
say-turn = Il tavolo ti aspetta.
say-until = Hai tempo fino a { $time }.
say-soon-title = Tocca ancora a te: { $game }
say-soon = Se non giochi entro { $time }, il computer gioca per te.
say-taken-title = Un computer ti sostituisce: { $game }
say-taken = Puoi riprendere il tuo posto quando vuoi.
say-over-title = Partita finita: { $game }
say-over = Guarda com’è andata.
say-test-title = Stammtisch
say-test = Ecco come si presenta un avviso.

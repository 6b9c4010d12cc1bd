# Pages and controls of the browser client.

# Titles of pages.
title-home = Stammtisch
title-table = { $table } – Stammtisch
title-your-turn = Tocca a te – Polterfass
title-over = Partita finita – Polterfass
title-help = Come si gioca a { $game } – Stammtisch
title-pad = { $game } a un tavolo vero – Stammtisch
title-rules = Le regole di { $game } – Stammtisch
title-return = Di nuovo al tuo posto – Stammtisch
title-error = Manca qualcosa – Stammtisch
meta-description = Due giochi da osteria nel browser: Polterfass da 3 a 6 e Goldbräu in 3 o 4, con gli amici o contro il computer.

# First page.
home-tagline = Nove botti, una spina, e nessuno sa che cosa vogliono bere gli altri.
home-tagline-goldbraeu = Sei giardini della birra, quattro birrifici e tre settimane in cui conta ogni casella, gestore e quota.
home-game = Gioco
home-play = Gioca subito
home-play-about = Contro tre computer
home-strength = Quanto giocano forte
home-invite = Invita gli amici
home-invite-about = Apri un tavolo e manda il link
home-help = Come si gioca
home-help-game = Come si gioca a { $game }
home-learn = Prima volta? Una partita guidata, dieci minuti
help-learn = Una partita guidata
home-players = { $least }–{ $most } giocatori
home-name = Il tuo nome
home-name-hint = Così gli altri sanno con chi prendersela.
home-tables = I tuoi tavoli
home-pads = A un tavolo vero
home-pad-polterfass = Blocchetto per Polterfass
home-pad-goldbraeu = Contapaghe per Goldbräu
home-table-playing = Partita in corso
home-table-lobby = In attesa di giocatori
home-table-over = Finita
home-table-until = fino a { $time }
home-tables-finished = Finite
title-turns = { $count ->
    [one] Tocca a te – Stammtisch
   *[other] Tocca a te a { $count } tavoli – Stammtisch
}
home-opening = Si apparecchia il tavolo…

# Language and theme.
language-label = Lingua
theme-label = Colori
theme-light = Chiari
theme-dark = Scuri
theme-auto = Come il dispositivo

# Settings.
settings-title = Impostazioni
pace-label = Ritmo
pace-slow = lento
pace-normal = normale
pace-off = immediato
pace-about = Quanto a lungo vedi lanci e conti. Rallenta solo il tuo schermo. Con «immediato» niente si muove e il conto ti aspetta.
view-label = Vista
view-table = tavolo
view-text = testo
view-about = Come testo il tavolo è raccontato in frasi, per i lettori di schermo e per i caratteri grandi.
view-to-text = Il tavolo come testo
view-to-table = Mostra il tavolo
sound-label = Suono
sound-on = acceso
sound-off = spento
sound-about = Un colpo sul legno quando tocca a te.
motion-reduced = Il tuo dispositivo chiede meno movimento: le botti non rotolano.

# Parts of the table page.
menu-open = Menu
close = Chiudi
try-again = Riprova
back = Indietro
cancel = Annulla
confirm = Sì
more = Altro
copy = Copia
copied = Copiato.
copy-failed = Non è stato possibile copiare. Seleziona il link e copialo.
share = Condividi
loading = Un momento…
panel-paper = Blocchetto e cronaca
panel-people = A tavola
panel-log = Cronaca
panel-log-empty = Non è ancora successo niente.
chart-line = { $name }: { $total }
chart-goal = Traguardo: { $goal }
panel-odds = Probabilità
panel-luck = Sorte onesta
panel-talk = Chiacchiere
panel-tell = Avvisi
panel-rules = Regole della casa
since-away = Mentre non c’eri

# Headings and regions for screen readers.
sr-action = La tua decisione
sr-live = Che cosa succede
sr-your-turn = Tocca a te.
sr-main = Il tavolo
sr-nav = Menu

# Notices.
notice-new-version = C’è una nuova versione.
notice-reload = Ricarica
notice-reload-about = Della partita non va perso niente.
notice-turn = Tocca a te

# Pages for what is missing.
missing-title = Qui non c’è nessuno
missing-text = Questo tavolo non c’è più, o il link è incompleto.
missing-home = Alla prima pagina

# Footer.
footer-independent = Una realizzazione indipendente, senza legami con gli editori dei giochi.
footer-game = Polterfass è un gioco di Andreas Schmidt, Goldbräu di Franz-Benno Delonge.

# The keyboard, and what else the pages say.
keys-title = Tasti
keys-cards = scegliere una carta
keys-go = premere il pulsante dorato
keys-close = chiudere la spina
keys-roll = lanciare ancora
keys-specials = rimettere o lasciare le botti speciali
keys-paper = blocco e cronaca
keys-advice = Consiglio, se la casa ne dà
keys-view = tavolo o testo
keys-menu = menu
keys-help = come si gioca
name-guest = Ospite
option-more = Altre regole della casa
return-page-text = Il tuo posto a un tavolo ti aspetta. Premi il pulsante per continuare su questo dispositivo.
title-gone = Questo tavolo non è visibile

# Without a network.
home-here = Tieni su questo dispositivo: funziona senza rete
home-play-here-about = Con giocatori del computer, su questo dispositivo e senza rete.
home-out = Nessuna connessione con la casa. Si può comunque giocare contro il computer, segnare i punti e leggere le regole: questo dispositivo ha tutto quel che serve.
home-invite-out = Serve una connessione.
home-table-here = su questo dispositivo
as-of = Così stava il tavolo alle { $time }.
here-forgets = Questo browser non conserva nulla: la partita dura finché questa pagina è aperta.
offline-install = Installa
offline-ready = Funziona anche senza rete

# Rules by their numbers.
rules-all = Tutte le regole
rules-all-game = Tutte le regole di { $game }
rules-which = Quale regola?
rules-rule = Regola { $rule }
home-forget-ask = Eliminare questa partita per sempre?
home-forget = Elimina
home-forget-what = Elimina questa partita di { $game }

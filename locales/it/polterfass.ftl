# The game of Polterfass.

# Events.
polterfass-innkeeper-drawn = La sorte ha deciso: il primo oste è { $innkeeper }.
polterfass-round-began = Turno { $round }: alla spina c’è { $innkeeper }.
polterfass-first-rolled = { $again ->
    [yes] { $innkeeper } lancia tutte e nove le botti. Nessuna botte numerata dritta: si rifà.
   *[no] { $innkeeper } lancia tutte e nove le botti. Dritte: { $tops }. Somma: { $sum }.
}
polterfass-ordered = { $cards ->
    [none] { $seat } ordina.
   *[other] { $seat } ordina: { $cards }.
}
polterfass-orders-in = Tutte le ordinazioni sono sul tavolo.
polterfass-rolls-on = { $put-back ->
    [0] { $innkeeper } lancia ancora; botti nel bussolotto: { $cup }.
    [one] { $innkeeper } rimette dentro una botte speciale e lancia ancora; botti nel bussolotto: { $cup }.
   *[other] { $innkeeper } rimette dentro { $put-back } botti speciali e lancia ancora; botti nel bussolotto: { $cup }.
}
polterfass-rolled = { $tops-count ->
    [0] { $innkeeper } lancia.
   *[other] { $innkeeper } lancia. Nuove dritte: { $tops }. Somma ora: { $sum }.
}
polterfass-failed = { $cup ->
    [one] L’unica botte si rovescia: { $innkeeper } sballa.
   *[other] Su { $cup } botti nessuna resta dritta: { $innkeeper } sballa.
}
polterfass-closed = { $innkeeper } chiude la spina.
polterfass-served = { $served ->
    [0] { $innkeeper } non spilla niente.
    [one] { $innkeeper } spilla 1 boccale.
   *[other] { $innkeeper } spilla { $served } boccali.
}{ $destroyed-count ->
    [0] { "" }
    [one] { " " }Scartata: { $destroyed }.
   *[other] { " " }Scartate: { $destroyed }.
}{ $doubled-count ->
    [0] { "" }
    [one] { " " }Raddoppiata: { $doubled }.
   *[other] { " " }Raddoppiate: { $doubled }.
}
polterfass-billed = { $verdict ->
    [failed] Il conto: { $innkeeper } resta a bocca asciutta, e ogni cliente riceve la propria ordinazione.
    [enough] Il conto: spillati { $served }, ordinati { $ordered }, ce n’è per tutti. Ogni cliente riceve la propria ordinazione, { $innkeeper } tiene il resto.
   *[too_greedy] Il conto: ordinati { $ordered }, spillati solo { $served }, troppo ingordi! { $innkeeper } si tiene tutto. In meno per l’ordinazione più alta: { $greediest }.{ $modest-count ->
        [0] { "" }
       *[other] { " " }In più per la più bassa: { $modest }.
    }
}
polterfass-ended = { $winners-count ->
    [one] { $winners } vince con { $score } boccali.
   *[other] { $winners } dividono la vittoria con { $score } boccali a testa.
}

# The prompt bar.
ask-lot = La sorte sceglie il primo oste…
ask-first-roll = Alla spina ci sei tu: fai il primo lancio.
ask-first-roll-detail = Tutte e nove, finché almeno una botte numerata resta dritta.
ask-first-roll-other = { $innkeeper } fa il primo lancio.
ask-first-roll-other-detail = Hai di nuovo in mano tutte e otto le carte.
ask-rolling = Le botti rotolano…
ask-order = Ordina con una o due carte.
ask-order-detail = Alla spina c’è { $innkeeper }. Dritte: { $tops }. Somma: { $sum }.
ask-wait-guests = { $count ->
    [one] Un cliente sta ancora ordinando.
   *[other] { $count } clienti stanno ancora ordinando.
}
ask-wait-guest = { $seat } sta ancora ordinando.
ask-wait-guests-detail = Dritte: { $tops }. Somma: { $sum }.
ask-ordered-detail = { $sum ->
    [one] La tua ordinazione: 1 boccale ({ $cards }).
   *[other] La tua ordinazione: { $sum } boccali ({ $cards }).
}
ask-tap = Chiudere la spina o lanciare ancora?
ask-tap-detail = { $cup ->
    [one] Somma: { $sum }. Rischio di sballare con 1 botte: { $risk }%.
   *[other] Somma: { $sum }. Rischio di sballare con { $cup } botti: { $risk }%.
}
ask-tap-full-detail = Somma: { $sum }. Tutte e nove dritte: per lanciare ancora rimetti dentro una speciale.
ask-tap-other = { $innkeeper } decide: chiudere la spina o lanciare ancora?
ask-tap-other-detail = Dritte: { $tops }. Somma: { $sum }. Nel bussolotto: { $cup }.
ask-targets = { $destroy ->
    [0] { $double ->
        [one] Scegli la botte da raddoppiare.
       *[other] Scegli { $double } botti da raddoppiare.
    }
    [one] { $double ->
        [0] Scegli la botte da scartare.
        [one] Scegli una botte da scartare, una da raddoppiare.
       *[other] Scegli una botte da scartare, { $double } da raddoppiare.
    }
   *[other] { $double ->
        [0] Scegli { $destroy } botti da scartare.
       *[other] Scegli { $destroy } botti da scartare, { $double } da raddoppiare.
    }
}
ask-targets-detail = { $served ->
    [one] Con questa scelta spilli 1 boccale.
   *[other] Con questa scelta spilli { $served } boccali.
}
ask-destroy-left-detail = { $count ->
    [one] Ancora una da scartare.
   *[other] Ancora { $count } da scartare.
}
ask-double-left-detail = { $count ->
    [one] Ancora una da raddoppiare.
   *[other] Ancora { $count } da raddoppiare.
}
ask-targets-other = { $innkeeper } pensa alle botti speciali.
ask-bill-enough = Ce n’è per tutti: spillati { $served }, ordinati { $ordered }.
ask-bill-too-greedy = Troppo ingordi: ordinati { $ordered }, spillati { $served }.
ask-bill-failed = { $innkeeper } sballa, bevono tutti i clienti.
ask-round-over = Ora alla spina ci vai tu.
ask-round-over-other = Ora alla spina ci va { $innkeeper }.
ask-over-won = Vinci tu con { $score } boccali!
ask-over = Vince { $winners } con { $score } boccali.
ask-over-shared = Vittoria a pari merito: { $winners }, { $score } boccali a testa.
ask-over-detail = Per stasera è tutto. Una rivincita?
ask-watching-detail = Stai guardando la partita.
ask-stand-in = Un computer gioca al posto tuo.
ask-stand-in-detail = Riprendi il tuo posto quando vuoi.
ask-offline = Connessione persa.
ask-offline-detail = Nuovo tentativo… Non va perso niente.
ask-lobby = Il capotavola sta per cominciare.
ask-lobby-newcomer-detail = Basta un nome, niente registrazione.

# Buttons that say what they do.
do-roll-all = Lancia le nove botti
do-order = { $sum ->
    [one] Ordina 1 boccale ({ $cards })
   *[other] Ordina { $sum } boccali ({ $cards })
}
do-order-none = Scegli una o due carte
do-close = Chiudi e spilla { $sum }
do-close-plain = Chiudi la spina
do-roll-on = { $cup ->
    [one] Lancia ancora 1 botte
   *[other] Lancia ancora { $cup } botti
}
do-roll-on-none = Rimetti una speciale
do-serve = { $served ->
    [one] Spilla 1 boccale
   *[other] Spilla { $served } boccali
}
do-serve-none = Scegli i bersagli
do-start-over = Ricomincia
do-continue = Avanti
do-take-back = Riprendi il posto

# What a seat is up to.
status-you = tu
status-innkeeper = oste
status-first-roll = fa il primo lancio
status-ordering = ordina…
status-ordered = ha ordinato
status-cards = { $count ->
    [one] una carta giocata
   *[other] { $count } carte giocate
}
status-your-order = ordinazione: { $sum }
status-decides = decide…
status-targets = sceglie i bersagli
status-away = non in linea
status-computer = computer
status-stand-in = supplente
status-host = capotavola
status-muted = senza voce
status-winner = vince

# The bill.
bill-title = Il conto
bill-served = spillato
bill-ordered = ordinato
bill-verdict-enough = { $rest ->
    [0] Ce n’è per tutti, alla goccia
    [one] Ce n’è per tutti, avanza 1 boccale
   *[other] Ce n’è per tutti, avanzano { $rest } boccali
}
bill-verdict-too-greedy = { $missing ->
    [one] Manca 1 boccale: troppo ingordi!
   *[other] Mancano { $missing } boccali: troppo ingordi!
}
bill-verdict-failed = L’oste ha sballato
tag-innkeeper = oste
tag-greediest = ordinazione più alta
tag-most-modest = ordinazione più bassa
tag-both = la più alta e la più bassa
why-enough = riceve la propria ordinazione
why-rest = tiene il resto
why-failed-guest = riceve la propria ordinazione
why-failed-innkeeper = sballa: resta a bocca asciutta
why-greedy-innkeeper = si tiene tutto lo spillato
why-greedy-highest = in meno la propria ordinazione
why-greedy-lowest = riceve l’ordinazione più alta
why-greedy-between = sta in mezzo: niente
why-equal-net-zero = ordinazioni uguali: più e meno si annullano
why-equal-penalty = ordinazioni uguali: in meno la propria ordinazione
bill-line = { $name }: { $why }, { $result }.
bill-line-order = { $name } ordina { $order }: { $why }, { $result }.

# The notepad.
pad-title = Blocchetto
pad-round = Turno
# With a soft hyphen, for narrow columns.
pad-tap = Spil{ "\u00AD" }lato
pad-ordered = Ordi{ "\u00AD" }nato

# Barrels, for screen readers.
barrel-number-standing = botte numerata, dritta, { $top } in alto (sotto { $other })
barrel-double = botte speciale, dritta: doppia ×2
barrel-spoiled = botte speciale, dritta: rancida
barrel-selectable = { $barrel }, si può scegliere
barrel-put-back = { $barrel }, torna nel bussolotto
barrel-destroyed = { $barrel }, scartata
barrel-doubled = { $barrel }, vale doppio
barrel-double-plain = doppia
barrel-spoiled-plain = rancida

# Coaster, cup and the standing barrels.
coaster-label = { $lying ->
    [0] Sottobicchiere: nessuna botte rovesciata
    [one] Sottobicchiere: una botte rovesciata
   *[other] Sottobicchiere: { $lying } botti rovesciate
}
set-aside-label = Botti dritte
set-aside-empty = ancora nessuna dritta

# Cards.
hand-label = Le tue carte
card-label = { $chosen ->
    [yes] carta { $value }, scelta
   *[no] carta { $value }
}
cards-laid = { $count ->
    [0] { $seat } non ha ancora ordinato
    [one] { $seat } ha giocato una carta
   *[other] { $seat } ha giocato { $count } carte
}

# Odds.
odds-title = Probabilità
odds-fail = { $cup ->
    [one] Rischio di sballare con una botte: { $percent }%.
   *[other] Rischio di sballare con { $cup } botti: { $percent }%.
}
odds-stand = Probabilità che una botte resti dritta: { $percent }%.
odds-none = Al momento non c’è niente da lanciare.
odds-barrels = Botti
odds-risk = Rischio
odds-about = Se di un lancio non resta dritta nemmeno una botte, l’oste ha sballato.

# The game of Polterfass.

# Events.
polterfass-innkeeper-drawn = Das Los hat gesprochen: { $innkeeper } gibt als Erstes den Wirt.
polterfass-round-began = Runde { $round }: { $innkeeper } steht am Zapfhahn.
polterfass-first-rolled = { $again ->
    [yes] { $innkeeper } würfelt alle neun Fässer. Kein Zahlenfass steht, also noch einmal.
   *[no] { $innkeeper } würfelt alle neun Fässer. Es stehen: { $tops }. Summe: { $sum }.
}
polterfass-ordered = { $cards ->
    [none] { $seat } bestellt.
   *[other] { $seat } bestellt: { $cards }.
}
polterfass-orders-in = Alle Bestellungen liegen auf dem Tisch.
polterfass-rolls-on = { $put-back ->
    [0] { $innkeeper } würfelt weiter; Fässer im Becher: { $cup }.
    [one] { $innkeeper } legt ein Spezialfass zurück und würfelt weiter; Fässer im Becher: { $cup }.
   *[other] { $innkeeper } legt { $put-back } Spezialfässer zurück und würfelt weiter; Fässer im Becher: { $cup }.
}
polterfass-rolled = { $tops-count ->
    [0] { $innkeeper } würfelt.
   *[other] { $innkeeper } würfelt. Neu stehen: { $tops }. Summe jetzt: { $sum }.
}
polterfass-failed = { $cup ->
    [one] Das einzige Fass fällt um: { $innkeeper } scheitert.
   *[other] Von { $cup } Fässern steht keines: { $innkeeper } scheitert.
}
polterfass-closed = { $innkeeper } dreht den Zapfhahn zu.
polterfass-served = { $innkeeper } schenkt { $served ->
    [0] nichts
    [one] 1 Krug
   *[other] { $served } Krüge
} aus.{ $destroyed-count ->
    [0] { "" }
   *[other] { " " }Zerstört: { $destroyed }.
}{ $doubled-count ->
    [0] { "" }
   *[other] { " " }Verdoppelt: { $doubled }.
}
polterfass-billed = { $verdict ->
    [failed] Die Zeche: { $innkeeper } geht leer aus, und jeder Gast bekommt die eigene Bestellung.
    [enough] Die Zeche: { $served } ausgeschenkt, { $ordered } bestellt, es reicht für alle. Jeder Gast bekommt die eigene Bestellung, { $innkeeper } den Rest.
   *[too_greedy] Die Zeche: { $ordered } bestellt, nur { $served } ausgeschenkt, zu gierig! { $innkeeper } bekommt den ganzen Ausschank. Minus für die höchste Bestellung: { $greediest }.{ $modest-count ->
        [0] { "" }
       *[other] { " " }Plus für die kleinste: { $modest }.
    }
}
polterfass-ended = { $winners-count ->
    [one] { $winners } gewinnt mit { $score } Krügen.
   *[other] { $winners } teilen sich den Sieg mit je { $score } Krügen.
}

# The prompt bar.
ask-lot = Das Los bestimmt, wer zuerst den Wirt gibt …
ask-first-roll = Du bist Wirt: Mach den ersten Wurf.
ask-first-roll-detail = Alle neun, bis wenigstens ein Zahlenfass steht.
ask-first-roll-other = { $innkeeper } macht den ersten Wurf.
ask-first-roll-other-detail = Du hast wieder alle acht Karten auf der Hand.
ask-rolling = Die Fässer poltern …
ask-order = Bestelle mit einer oder zwei Karten.
ask-order-detail = { $innkeeper } steht am Zapfhahn. Es stehen: { $tops }. Summe: { $sum }.
ask-wait-guests = { $count ->
    [one] Ein Gast bestellt noch.
   *[other] { $count } Gäste bestellen noch.
}
ask-wait-guest = { $seat } bestellt noch.
ask-wait-guests-detail = Es stehen: { $tops }. Summe: { $sum }.
ask-ordered-detail = { $sum ->
    [one] Deine Bestellung: 1 Krug ({ $cards }).
   *[other] Deine Bestellung: { $sum } Krüge ({ $cards }).
}
ask-tap = Zapfhahn zudrehen oder weiterwürfeln?
ask-tap-detail = { $cup ->
    [one] Summe: { $sum }. Ein Wurf mit 1 Fass scheitert zu { $risk } %.
   *[other] Summe: { $sum }. Ein Wurf mit { $cup } Fässern scheitert zu { $risk } %.
}
ask-tap-full-detail = Summe: { $sum }. Alle neun stehen: Zum Weiterwürfeln leg ein Spezialfass zurück.
ask-tap-other = { $innkeeper } überlegt: zudrehen oder weiterwürfeln?
ask-tap-other-detail = Es stehen: { $tops }. Summe: { $sum }. Im Becher: { $cup }.
ask-targets = { $destroy ->
    [0] { $double ->
        [one] Welches Fass zählt doppelt?
       *[other] Welche { $double } Fässer zählen doppelt?
    }
    [one] { $double ->
        [0] Welches Fass wird zerstört?
        [one] Wähle: ein Fass zerstören, eines verdoppeln.
       *[other] Wähle: ein Fass zerstören, { $double } verdoppeln.
    }
   *[other] { $double ->
        [0] Welche { $destroy } Fässer werden zerstört?
       *[other] Wähle: { $destroy } Fässer zerstören, { $double } verdoppeln.
    }
}
ask-targets-detail = { $served ->
    [one] Ausschank bei dieser Wahl: 1 Krug.
   *[other] Ausschank bei dieser Wahl: { $served } Krüge.
}
ask-destroy-left-detail = { $count ->
    [one] Noch eines zu zerstören.
   *[other] Noch { $count } zu zerstören.
}
ask-double-left-detail = { $count ->
    [one] Noch eines zu verdoppeln.
   *[other] Noch { $count } zu verdoppeln.
}
ask-targets-other = { $innkeeper } kümmert sich um die Spezialfässer.
ask-bill-enough = Es reicht für alle: { $served } ausgeschenkt, { $ordered } bestellt.
ask-bill-too-greedy = Zu gierig: { $ordered } bestellt, { $served } ausgeschenkt.
ask-bill-failed = { $innkeeper } scheitert, alle Gäste trinken.
ask-round-over = Als Nächstes stehst du am Zapfhahn.
ask-round-over-other = Als Nächstes steht { $innkeeper } am Zapfhahn.
ask-over-won = Du gewinnst mit { $score } Krügen!
ask-over = { $winners } gewinnt mit { $score } Krügen.
ask-over-shared = Geteilter Sieg: { $winners } mit je { $score } Krügen.
ask-over-detail = Feierabend! Noch ein Spiel?
ask-watching-detail = Du schaust zu.
ask-stand-in = Ein Computer vertritt dich.
ask-stand-in-detail = Du kannst jederzeit zurück auf deinen Platz.
ask-offline = Verbindung verloren.
ask-offline-detail = Neuer Versuch läuft … Verloren geht nichts.
ask-lobby = Warten, bis der Vorsitz anfängt.
ask-lobby-newcomer-detail = Ein Name genügt, kein Konto.

# Buttons that say what they do.
do-roll-all = Alle neun Fässer würfeln
do-order = { $sum ->
    [one] 1 Krug bestellen ({ $cards })
   *[other] { $sum } Krüge bestellen ({ $cards })
}
do-order-none = Wähle eine oder zwei Karten
do-close = { $sum ->
    [one] Zudrehen: 1 Krug
   *[other] Zudrehen: { $sum } Krüge
}
do-close-plain = Zapfhahn zudrehen
do-roll-on = { $cup ->
    [one] Weiter mit 1 Fass
   *[other] Weiter mit { $cup } Fässern
}
do-roll-on-none = Erst Spezialfass zurück
do-serve = { $served ->
    [one] 1 Krug ausschenken
   *[other] { $served } Krüge ausschenken
}
do-serve-none = Wähle die Ziele
do-start-over = Neu wählen
do-continue = Weiter
do-take-back = Platz übernehmen

# What a seat is up to.
status-you = du
status-innkeeper = Wirt
status-first-roll = macht den ersten Wurf
status-ordering = bestellt …
status-ordered = hat bestellt
status-cards = { $count ->
    [one] eine Karte liegt
   *[other] { $count } Karten liegen
}
status-your-order = { $sum } bestellt
status-decides = überlegt …
status-targets = wählt Ziele
status-away = nicht verbunden
status-computer = Computer
status-stand-in = Vertretung
status-host = hat den Vorsitz
status-muted = stumm
status-winner = gewinnt

# The bill.
bill-title = Die Zeche
bill-served = Ausschank
bill-ordered = bestellt
bill-verdict-enough = { $rest ->
    [0] Es reicht für alle, auf den Tropfen genau
    [one] Es reicht für alle, 1 Krug bleibt
   *[other] Es reicht für alle, { $rest } Krüge bleiben
}
bill-verdict-too-greedy = { $missing ->
    [one] 1 Krug fehlt: zu gierig!
   *[other] { $missing } Krüge fehlen: zu gierig!
}
bill-verdict-failed = Der Wirt ist gescheitert
tag-innkeeper = Wirt
tag-greediest = höchste Bestellung
tag-most-modest = kleinste Bestellung
tag-both = höchste und kleinste Bestellung
why-enough = bekommt die eigene Bestellung
why-rest = bekommt den Rest
why-failed-guest = bekommt die eigene Bestellung
why-failed-innkeeper = gescheitert: geht leer aus
why-greedy-innkeeper = bekommt den ganzen Ausschank
why-greedy-highest = minus die eigene Bestellung
why-greedy-lowest = bekommt die höchste Bestellung
why-greedy-between = dazwischen: nichts
why-equal-net-zero = alle gleich: Plus und Minus heben sich auf
why-equal-penalty = alle gleich: minus die eigene Bestellung
bill-line = { $name }: { $why }, { $result }.
bill-line-order = { $name } bestellt { $order }: { $why }, { $result }.

# The notepad.
pad-title = Block
pad-round = Runde
# With a soft hyphen, for narrow columns.
pad-tap = Aus{ "\u00AD" }schank
pad-ordered = Be{ "\u00AD" }stellt

# Barrels, for screen readers.
barrel-number-standing = Zahlenfass, steht, oben { $top } (unten { $other })
barrel-double = Spezialfass, steht: Doppelfass ×2
barrel-spoiled = Spezialfass, steht: verdorben
barrel-selectable = { $barrel }, wählbar
barrel-put-back = { $barrel }, kommt zurück in den Becher
barrel-destroyed = { $barrel }, zerstört
barrel-doubled = { $barrel }, zählt doppelt
barrel-double-plain = Doppelfass
barrel-spoiled-plain = verdorben

# Coaster, cup and the standing barrels.
coaster-label = { $lying ->
    [0] Bierdeckel: kein Fass liegt
    [one] Bierdeckel: ein Fass liegt
   *[other] Bierdeckel: { $lying } Fässer liegen
}
set-aside-label = Stehende Fässer
set-aside-empty = noch steht nichts

# Cards.
hand-label = Deine Karten
card-label = { $chosen ->
    [yes] Karte { $value }, gewählt
   *[no] Karte { $value }
}
cards-laid = { $count ->
    [0] { $seat } hat noch nicht bestellt
    [one] { $seat } hat eine Karte gelegt
   *[other] { $seat } hat { $count } Karten gelegt
}

# Odds.
odds-title = Chancen
odds-fail = { $cup ->
    [one] Ein Wurf mit einem Fass scheitert zu { $percent } %.
   *[other] Ein Wurf mit { $cup } Fässern scheitert zu { $percent } %.
}
odds-stand = Jedes Fass bleibt zu { $percent } % stehen.
odds-none = Gerade gibt es nichts zu würfeln.
odds-barrels = Fässer
odds-risk = Risiko
odds-about = Steht von einem Wurf kein einziges Fass, ist der Wirt gescheitert.

# Ein geführtes erstes Spiel: was am Tisch gesagt wird. `guide-<Spiel>-<Lektion>`, siehe web/src/guide.
guide-title = Der Stammgast erklärt
guide-progress = { $at } von { $all }
guide-next = Weiter
guide-got-it = Verstanden
guide-back = Zurück
guide-skip = Ohne Erklärung weiter
guide-skip-key = Ohne Erklärung weiter. Die Taste G führt zur Erklärung.
# Folds the card and unfolds it.
guide-fold = Erklärung
# Where the table is told in words: at what the guide speaks of, and on the button that leads there.
guide-here = Der Stammgast meint das hier
guide-go = Hingehen
guide-try = Zum Beispiel: { $action }
guide-ready = Bereitlegen
guide-press = Dann drücke den goldenen Knopf.
guide-act = Du bist am Tisch dran.
guide-watch = Schau zu oder spiel weiter: Ich melde mich, wenn es Neues gibt.
guide-play-on = Weiterspielen
guide-rules = Alle Regeln
guide-harder = Stärkere Mitspieler
guide-problem = Das geführte Spiel ließ sich nicht öffnen: { $problem }

guide-polterfass-welcome = Setz dich, ich erkläre beim Spielen. { $innkeeper } ist in dieser Runde Wirt und zapft mit neun Fässchen; du bist Gast und bestellst. Die meisten Krüge gewinnen, und Schluss ist, sobald jemand { $goal } hat.
guide-polterfass-stand = Es stehen: { $tops }. Nur was steht, zählt, und zwar die Zahl oben: bisher { $sum }. Was liegt, kommt wieder in den Becher, wenn der Wirt weiterwürfelt.
guide-polterfass-special = Ein Spezialfass steht: { $specials }. „Doppelt“ verdoppelt ein Zahlenfass, „verdorben“ zerstört eines; welches, sucht der Wirt aus, aber erst wenn der Zapfhahn zu ist.
guide-polterfass-order = Leg eine oder zwei Karten verdeckt; ihre Summe ist deine Bestellung. Reicht es für alle, bekommst du sie; wenn nicht, verliert sie, wer am meisten bestellt hat. Alle Gäste teilen, was { $innkeeper } zapft, und bisher stehen { $sum }.
guide-polterfass-others = Alle Bestellungen liegen verdeckt da. { $innkeeper } dreht jetzt den Zapfhahn zu oder würfelt weiter mit dem, was liegt, zusammen { $cup }. Steht von diesem Wurf nichts, ist der Wirt gescheitert; das geschieht bei { $risk } von 100 Würfen.
guide-polterfass-enough = Es reicht für alle: { $served } gezapft, { $ordered } bestellt. Jeder Gast bekommt seine Bestellung, der Wirt den Rest. { $you ->
    [innkeeper] Du warst der Wirt und bekommst { $own }.
   *[guest] Du bekommst { $own }, { $innkeeper } bekommt { $theirs }.
}
guide-polterfass-greedy = Zu gierig: { $served } gezapft, aber { $ordered } bestellt. Der Wirt nimmt alles; die höchste Bestellung ({ $greediest }) kostet { $highest }, die kleinste ({ $modest }) bringt ebenso viel. Du: { $own }.
guide-polterfass-failed = Der Wirt ist gescheitert: Vom letzten Wurf stand nichts. Jeder Gast bekommt trotzdem seine Bestellung, der Wirt nichts. Du: { $own }.
guide-polterfass-roll = Jetzt bist du der Wirt; das Amt geht reihum. Würfle mit allen neun Fässern. Steht keine Zahl, wird mit allen neun noch einmal gewürfelt.
guide-polterfass-guests = Deine Gäste bestellen, verdeckt. Haben alle bestellt, siehst du, wie viele Karten jeder gelegt hat, aber nicht welche. Ob du weiterwürfelst, musst du nicht sagen, und bluffen darfst du.
guide-polterfass-tap = { $sum } stehen, { $cup } liegen. Würfelst du weiter, steht bei { $risk } von 100 Würfen nichts, und du gehst leer aus. Drehst du zu, behältst du, was die Gäste übrig lassen; reicht es ihnen nicht, behältst du alles.
guide-polterfass-targets = Der Zapfhahn ist zu, und die Spezialfässer wirken: Du wählst, auf welche Zahlen. Mehr ist nicht immer besser: Reicht es den Gästen nicht, gehört alles dir.
guide-polterfass-risky = Das ist gewagt: { $cup } im Becher, und bei { $risk } von 100 Würfen steht nichts. Wer jetzt würfelt, will mehr, als da ist, und die Gäste hoffen, dass es schiefgeht.
guide-polterfass-again = Du bist wieder Gast. Schau auf das, was steht ({ $sum }), und auf den Block: Wer hinten liegt, darf kühner bestellen, denn Schluss ist, sobald jemand { $goal } hat.
guide-polterfass-done = Jetzt kannst du Polterfass: Du warst Gast und Wirt. Spiel ohne mich weiter, lies in den Regeln, oder nimm dir stärkere Mitspieler vor.

guide-goldbraeu-picked = { $seat }: { $action }
guide-goldbraeu-welcome = Setz dich, ich erkläre beim Spielen. Brauereien und Biergärten verdienen Geld; wer dort Anteile und Chefs hat, bekommt davon ab, an drei Zahltagen. Du beginnst mit { $money } Talern, und wer am Ende am reichsten ist, gewinnt.
guide-goldbraeu-keep = Du hast { $hand } Karten, jede ein Anteil an einem Betrieb. Behalte zwei heimlich für später; die anderen { $shown } werden gleich zu Steinen auf dem Plan.
guide-goldbraeu-stones = Jeder Stein ist ein Anteil, der am Zahltag Geld bringt. Du hast { $stones }, die meisten bei { $most } ({ $most-stones }). Verdeckte Karten bringen nichts, bis du sie aufdeckst.
guide-goldbraeu-bosses = Jetzt setzt jeder einen Chef auf einen Betrieb ohne Chef, dreimal reihum. Der Chef bekommt, was sich nicht teilen lässt, und ein Garten wächst nur unter seinem Chef. Ein Betrieb mit vielen deiner Steine ist ein guter Platz.
guide-goldbraeu-offers = Eine Woche hat sieben Tage. An jedem liegen zwei Karten offen, heute { $offers }, und alle wählen heimlich eine von drei Aktionen: erweitern, einsetzen oder kaufen.
guide-goldbraeu-pick = Wähle deine Aktion für Tag { $day }. Erweitern macht einen Garten größer, Einsetzen bringt Chefs und Verträge, Kaufen bringt Anteile. Wer eine Aktion als Einziger wählt, hat mehr davon.
guide-goldbraeu-picks = Alle Karten liegen offen: { $picks }. Erst wird erweitert, dann eingesetzt, dann gekauft, jeweils im Uhrzeigersinn ab dem Startspieler.
guide-goldbraeu-twice = Niemand sonst hat diese Aktion gewählt: Du darfst sie heute zweimal ausführen.
guide-goldbraeu-expand = Wähle ein freies Feld neben einem Garten, dessen Chef du stellst: { $firms }. Am Zahltag nimmt jedes Feld 4 Taler ein, eines mit Sonnenschirm 8.
guide-goldbraeu-appoint = Setz einen Chef ein, wo du mindestens einen Stein hast, oder schließ einen Vertrag zwischen einer Brauerei und einem Garten von dir. Der Garten bringt dann die Hälfte seiner Einnahmen dieser Brauerei.
guide-goldbraeu-block = Es geht um { $firm }. Wer dort den Chef stellt und mehr Steine hat als alle anderen zusammen, darf blockieren; beide Seiten dürfen verdeckte Karten des Betriebs aufdecken.
guide-goldbraeu-buy = Eine Karte kostet heute { $price } Taler; je mehr kaufen, desto teurer. Ein offener Anteil wird gleich zum Stein; die oberste Karte vom Stapel bleibt dein Geheimnis. Du hast { $money } Taler.
guide-goldbraeu-drawn = Du hast { $drawn } gezogen. Halte die Karte als Überraschung verdeckt, oder zeig sie als Stein, der von jetzt an verdient.
guide-goldbraeu-move = Du hast eine Figur gekauft: { $figure }. Du darfst sie im Uhrzeigersinn bis zu zwei Gärten weiterziehen. Die Kellnerin bringt einem Garten 20 Taler mehr, der Zecher kostet ihn 12.
guide-goldbraeu-forecast = Die Vorschau zeigt, was ein Zahltag heute brächte: für dich { $coming } Taler. In dieser Woche bleiben noch { $left } Tage.
guide-goldbraeu-majority = Sicher ist dein Chef nur dort, wo du mehr Steine hast als alle anderen zusammen. Deine Chefs: { $firms }. Anderswo darf dich jeder mit einem Stein ablösen.
guide-goldbraeu-turn-over = Zahltag. Vorher darfst du verdeckte Karten aufdecken; sie werden zu Steinen und verdienen sofort. Was verdeckt bleibt, geht diesmal leer aus.
guide-goldbraeu-payday = Woche { $week } wird ausgezahlt, Betrieb für Betrieb. Die Hälfte der Einnahmen eines Gartens geht an seine Brauerei; jeder Betrieb teilt durch seine Steine, der Rest ist für den Chef. Du bekommst { $got } und hast jetzt { $money } Taler.
guide-goldbraeu-second = Noch zwei solche Wochen. Achte auf volle Betriebe: Sind alle Anteile Steine, verliert seinen Stein, wer dort genau einen hat.
guide-goldbraeu-done = Jetzt kannst du Goldbräu. Spiel ohne mich weiter, lies in den Regeln, oder nimm dir stärkere Mitspieler vor.

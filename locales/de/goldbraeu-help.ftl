# How to play Goldbräu, on one page. The words are those of docs/glossary.md.

goldbraeu-help-title = So spielt man Goldbräu

goldbraeu-help-goal-title = Worum es geht
goldbraeu-help-goal-text = Drei Wochen Sommer, sechs Biergärten, vier Brauereien, und die ganze Stadt hat Durst. Du sammelst Anteile, setzt deine Chefs ein und zäunst die besten Plätze ein. Wer nach dem dritten Zahltag die meisten Taler hat, gewinnt; bei Gleichstand wird der Sieg geteilt.

goldbraeu-help-board-title = Gärten und Brauereien
goldbraeu-help-board-text = Jedem Wirtshaus gehört das Feld vor der Tür, von dort aus wächst sein Garten. Das Schild an der Wand verrät, welche Brauerei liefert – und die Hälfte der Einnahmen bekommt. Jeder Betrieb, ob Garten oder Brauerei, hat sechs Anteile, zu dritt fünf. Ein Anteil auf dem Plan ist ein Stein, einer auf der Hand eine verdeckte Karte.

goldbraeu-help-start-title = Vor dem ersten Montag
goldbraeu-help-start-text = Du bekommst sechs Karten und behältst zwei davon verdeckt, aus den anderen vier werden Steine (zu dritt: acht Karten, sechs Steine). Dann setzt ihr reihum je zwei Chefs, zu dritt je drei, auf Betriebe, die keinen haben. Ausnahmsweise braucht ihr dort keinen Anteil. Alle fangen mit 25 Talern an.

goldbraeu-help-day-title = Ein Tag
goldbraeu-help-day-text = Zwei Karten kommen offen auf den Tisch. Alle legen heimlich eine von drei Aktionskarten: erweitern, einsetzen oder kaufen. Dann wird aufgedeckt und genau in dieser Reihenfolge gehandelt, vom Startspieler an im Uhrzeigersinn. Erweiterst nur du oder setzt nur du ein, darfst du es zweimal tun. Was du nicht kannst oder magst, darauf verzichtest du, und morgen fängt jemand anders an.

goldbraeu-help-expand-title = Erweitern
goldbraeu-help-expand-text = Nimm ein freies Feld zu einem Garten mit deinem Chef dazu; es muss mit einer Kante angrenzen. Oder verschieb ein Feld zwischen zwei Gärten, die sich berühren und beide deinen Chef haben, nur nie das Feld vor der Tür. Felder, die dabei die Verbindung zu ihrer Tür verlieren, werden frei. Unter Sonnenschirmen verdient man doppelt.

goldbraeu-help-appoint-title = Einsetzen
goldbraeu-help-appoint-text = Setz deinen Chef auf einen Betrieb, in dem du einen Stein hast; eine verdeckte Karte, die du aufdeckst, tut es auch. Sitzt dort ein fremder Chef, darf sein Besitzer blockieren, wenn er mehr Steine hat als alle anderen zusammen – verdeckte Karten darf er dafür aufdecken. Du darfst die Mehrheit mit deinen brechen, und so weiter, bis eine Seite aufhört. Bist du blockiert, versuch es woanders. Wer heute eingesetzt wird, bleibt bis morgen. Oder du schließt einen Vertrag: Mit deinem Chef in einer Brauerei und in einem Garten hängst du dort ihr Schild auf. Mehr als drei Schilder hat keine Brauerei.

goldbraeu-help-buy-title = Kaufen
goldbraeu-help-buy-text = Wer kauft, bekommt eine Karte: für 2 Taler, wenn sonst niemand kauft, zu zweit für 5, sonst für 8. Ein offener Anteil wird sofort zum Stein, einen vom Stapel darfst du verdeckt behalten. Auch Zecher und Kellnerin sind Karten: Wer sie kauft, zieht die Figur null, einen oder zwei Gärten im Uhrzeigersinn weiter, wobei der Garten mit der anderen Figur nicht zählt.

goldbraeu-help-full-title = Volle Betriebe
goldbraeu-help-full-text = Sind alle Anteile eines Betriebs Steine, verliert jeder, der dort nur einen einzigen hat, auch den – einfach so. Sieh also zu, dass du rechtzeitig zwei hast. Oder dass jemand anders keine zwei hat.

goldbraeu-help-payday-title = Zahltag
goldbraeu-help-payday-text = Am Sonntagabend dürft ihr erst noch verdeckte Karten aufdecken, denn verdeckt bringen sie nichts. Dann nimmt jeder Garten 4 Taler je Feld ein, mit Sonnenschirm 8; der Zecher kostet seinen Garten 12, die Kellnerin bringt ihrem 20. Die Hälfte geht an die Brauerei, die andere wird auf die Steine verteilt, und was sich nicht teilen lässt, ist Chefgehalt. Zum Schluss verteilen die Brauereien genauso, was ihnen gebracht wurde.

goldbraeu-help-end-title = Feierabend
goldbraeu-help-end-text = Drei Zahltage, und die Saison ist vorbei. Versteck vor dem letzten nichts, was noch etwas einbringen kann. Taler, Steine, Chefs und die Zahl aller Karten liegen immer offen; nur was darauf steht, ist deine Sache.

# Examples in steps, told under their pictures.
goldbraeu-help-back = Einen Schritt zurück
goldbraeu-help-next = Nächster Schritt
goldbraeu-help-expand-example = Gärten wachsen, Schritt für Schritt
goldbraeu-help-expand-step-1 = Dazunehmen: Das freie Feld mit Sonnenschirm (+) grenzt mit einer Kante an Zum Krug und darf dazu.
goldbraeu-help-expand-step-2 = Verschieben: Ein Feld (+) wechselt von Zur Eiche zu Zum Krug, denn beide haben deinen Chef. Ein anderes (−) verliert dadurch den Weg zur Tür …
goldbraeu-help-expand-step-3 = … und ist wieder frei. Jeder Garten, der daran grenzt, kann es dazunehmen.
goldbraeu-help-appoint-example = Ein umkämpfter Chefposten und ein Vertrag, Schritt für Schritt
goldbraeu-help-appoint-step-1 = Du (Quadrat) willst den Chef von Zum Hirschen stellen. Sein Besitzer (Dreieck) hat dort einen Stein, du auch: Das ist keine Mehrheit.
goldbraeu-help-appoint-step-2 = Der Besitzer deckt eine Karte auf: zwei Steine gegen einen. Blockiert!
goldbraeu-help-appoint-step-3 = Du deckst auch eine auf: zwei gegen zwei. Die Mehrheit ist gebrochen.
goldbraeu-help-appoint-step-4 = Der Besitzer gibt nach. Dein Chef zieht ein und bleibt mindestens bis morgen, der alte geht nach Hause.
goldbraeu-help-appoint-step-5 = Ein Vertrag, den niemand blockieren kann: Dein Chef sitzt bei Schmidbräu und im Hirschen, also bekommt das Wirtshaus das Schild von Schmidbräu.
goldbraeu-help-payday-example = Der Zahltag eines Gartens, Schritt für Schritt
goldbraeu-help-payday-step-1 = Zum Adler nimmt 44 Taler ein: vier Felder zu 4, eines mit Sonnenschirm zu 8 und 20 dank der Kellnerin.
goldbraeu-help-payday-step-2 = Die Hälfte, 22, geht an die Brauerei auf dem Schild: Mayerbräu.
goldbraeu-help-payday-step-3 = Die anderen 22 geteilt durch fünf Steine sind 4 je Stein. Die 2, die übrig bleiben, sind das Chefgehalt.
goldbraeu-help-payday-step-4 = Drei Steine bringen 12. Zwei Steine und der Chef bringen 8 + 2 = 10.
goldbraeu-help-payday-step-5 = Sind alle Gärten durch, teilt Mayerbräu seine 22 durch vier Steine: 5 je Stein und 2 für den Chef.

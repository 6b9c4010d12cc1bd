# The rules of Goldbräu for players, a message for each rule of docs/rules/goldbraeu.md. The words are those of docs/glossary.md.

rules-g1 = Das Material
rule-g1-1 = Goldbräu spielt man zu dritt oder zu viert.
rule-g1-2 = Es gibt zehn Betriebe. Vier sind Brauereien: Mayerbräu, Steinbräu, Kramerbräu und Schmidbräu. Sechs sind Biergärten, jeder vor seinem Wirtshaus: Zum Krug, Zur Eiche, Zum Bären, Zur Post, Zum Hirschen und Zum Adler.
rule-g1-3 = Es gibt 70 Karten: von jedem der zehn Betriebe sechs Anteile, dazu fünfmal den Zecher und fünfmal die Kellnerin.
rule-g1-4 = Jeder hat 16 Steine (zu dritt 18), 6 Chefs und 3 Aktionskarten: erweitern, einsetzen, kaufen.
rule-g1-5 = Zwölf Brauereischilder gibt es, drei von jeder Brauerei, dazu 48 Zäune und Geld in ganzen Talern. Der Bank geht es nie aus.
rule-g1-6 = Der Plan ist ein Platz aus Feldern, rundherum stehen die Wirtshäuser; auf manchen Feldern steht ein roter Sonnenschirm. Den gedruckten Plan haben wir nicht, nur die Anleitung. Darum spielen wir auf einer Nachbildung mit 38 Feldern oder auf einem anderen Plan, den der Server kennt.
rule-g1-7 = Zu dritt bleibt von jedem Betrieb ein Anteil in der Schachtel: fünf Anteile je Betrieb, 60 Karten im Ganzen.

rules-g2 = Vor dem ersten Montag
rule-g2-1 = Jedem Wirtshaus gehört von Anfang an das Feld vor seiner Tür, und niemand kann es ihm nehmen.
rule-g2-2 = Jeder fängt mit 25 Talern an.
rule-g2-3 = Die zwölf Schilder werden gemischt, jedes Wirtshaus bekommt zufällig eines, die anderen sechs gehen an ihre Brauereien zurück. Eine Brauerei kann also auch ohne Garten anfangen.
rule-g2-4 = Die Kellnerin fängt im Bären an, der Zecher im Adler.
rule-g2-5 = Alle Karten werden gemischt, jeder bekommt sechs (zu dritt acht). Zecher und Kellnerinnen tauschst du sofort um, bis du keine mehr auf der Hand hast. Erst danach werden sie wieder eingemischt, und der Rest ist der Stapel.
rule-g2-6 = Heimlich behältst du zwei Karten. Alle zeigen gleichzeitig ihre anderen, also vier (zu dritt sechs): Für jede kommt ein Stein auf ihren Betrieb, und die Karte ist aus dem Spiel.
rule-g2-7 = Vom Startspieler an setzt ihr im Uhrzeigersinn je einen Chef auf einen Betrieb, der noch keinen hat, zwei Runden lang (zu dritt drei). Einen Anteil brauchst du dort nicht, aussetzen darfst du nicht. Zwei Betriebe bleiben ohne Chef, zu dritt einer.
rule-g2-8 = Nach der Anleitung fängt an, wer am meisten Durst hat. Hier entscheidet das Los, oder wer den Vorsitz hat, bestimmt einen Platz.
rule-g2-9 = Die Zahltagfigur bekommt, wer zwei Plätze links vom Startspieler sitzt, zu dritt der Startspieler selbst.
rule-g2-10 = Ein Betrieb kann schon jetzt voll sein (G7.1). Wenn alle ihre ersten Steine gesetzt haben und bevor die Chefs kommen, gehen einzelne Steine in vollen Betrieben an ihre Besitzer zurück.

rules-g3 = Ein Tag
rule-g3-1 = Drei Wochen zu sieben Tagen werden gespielt. Jeden Tag kommen zwei Karten vom Stapel offen auf den Tisch, alle wählen heimlich eine Aktion und decken sie gemeinsam auf. Dann wird zuerst erweitert, danach eingesetzt, zuletzt gekauft. Wählen darfst du jede Aktion, auch eine, die du gar nicht ausführen kannst.
rule-g3-2 = Haben mehrere dieselbe Aktion gewählt, handeln sie im Uhrzeigersinn, vom Startspieler an.
rule-g3-3 = Auf eine Aktion oder einen Teil davon darfst du verzichten. Der Tag ist zu Ende, wenn alle gehandelt oder verzichtet haben.
rule-g3-4 = Nach dem Tag wandert die Startfigur einen Platz nach links. Unverkaufte Karten kommen so, wie sie lagen, unter den Stapel; erst dann werden zwei neue ausgelegt, oder so viele, wie noch da sind.
rule-g3-5 = Eine Woche hat sieben Tage. Am 3. und am 7. Tag fängt an, wer die Zahltagfigur hat (zu dritt am 1., 4. und 7.). Zu viert beginnt die zweite Woche, wer rechts vom allerersten Startspieler sitzt, die dritte, wer ihm gegenübersitzt; zu dritt ist es jede Woche der nächste Platz nach links.
rule-g3-6 = Hast nur du das Erweitern oder nur du das Einsetzen gewählt, darfst du es zweimal: zweimal das Gleiche oder zwei verschiedene Dinge, und das zweite darf auf dem ersten aufbauen. Wer als Einziger kauft, zahlt nur weniger (G6.1). Es zählen die gewählten Karten, auch wenn jemand danach verzichtet.

rules-g4 = Erweitern
rule-g4-1 = Dazunehmen: Ein freies Feld kommt zu einem Garten mit deinem Chef, wenn es ihn mit einer Kante berührt; eine Ecke genügt nicht. Das kostet nichts.
rule-g4-2 = Verschieben: Berühren sich zwei Gärten mit einer Kante und haben beide deinen Chef, darf ein Feld vom einen zum anderen wechseln. Es muss mit einer Kante an den Garten grenzen, der es bekommt, und es ist nie das Feld vor der Tür.
rule-g4-3 = Felder des abgebenden Gartens, die dadurch keine Verbindung mehr zu ihrem Feld vor der Tür haben, werden frei.
rule-g4-4 = Zäune werden gezeichnet, nicht gezählt: Kein Feld scheitert daran, dass die 48 aufgebraucht sind.

rules-g5 = Einsetzen
rule-g5-1 = Setz einen deiner freien Chefs auf einen Betrieb, in dem du mindestens einen Stein hast. Dafür darfst du auch eine verdeckte Karte dieses Betriebs aufdecken und einen freien Stein für sie setzen. Der alte Chef geht an seinen Besitzer zurück.
rule-g5-2 = Wem der jetzige Chef gehört, der darf blockieren, wenn er im Betrieb mehr Steine hat als alle anderen zusammen; er muss es nicht. Um so weit zu kommen, darf er beliebig viele verdeckte Karten des Betriebs aufdecken, aber nur, wenn die Mehrheit dann auch steht.
rule-g5-3 = Wer herausfordert, darf mit eigenen verdeckten Karten die Mehrheit brechen, der andere sie wiederherstellen, und so abwechselnd, bis einer aufhört; sonst darf niemand aufdecken. Jede Karte ist sofort ein Stein, und macht sie den Betrieb voll, gehen zuerst die einzelnen Steine verloren (G7.1). Bei 3 gegen 1 und 1 bricht der sechste Stein darum nichts: Er macht 3 gegen 2. Bei 2 gegen 1, 1 und 1 macht der sechste Stein des Besitzers 3 gegen 0.
rule-g5-4 = Bist du blockiert, darfst du es in derselben Aktion mit einem anderen Betrieb oder einem Vertrag versuchen, so oft du willst. Der Betrieb bleibt dir bis morgen verschlossen, auch wenn du zweimal einsetzen darfst; gesetzte Steine bleiben liegen. Ein Einsetzen, das an einem verlorenen Stein scheitert (G5.7), gilt auch als blockiert.
rule-g5-5 = Ein Chef, der heute eingesetzt wurde, kann heute nicht mehr ersetzt werden.
rule-g5-6 = Hat ein Betrieb keinen Chef, kann niemand blockieren. Einen Stein brauchst du trotzdem (G5.1).
rule-g5-7 = Deinen eigenen Chef kannst du nicht ersetzen, und wenn alle sechs auf dem Plan stehen, kannst du keinen einsetzen. Ein Chef bleibt, auch wenn sein Besitzer dort keinen Stein mehr hat. Verlierst du beim Einsetzen deinen einzigen Stein, weil der Betrieb voll wird (G7.1), scheitert es.
rule-g5-8 = Vertrag: Mit deinem Chef in einer Brauerei und in einem Garten hängst du dort ihr Schild auf; das alte geht an seine Brauerei zurück. Sie braucht dafür ein freies Schild, beliefert also höchstens drei Gärten, und darf nicht schon der Lieferant sein. Einen Anteil brauchst du nicht, und niemand kann blockieren.
rule-g5-9 = Ob jemand gefragt wird, verrät nichts: Es hängt nur davon ab, was alle sehen, nie davon, was auf verdeckten Karten steht. Gefragt wird, wem der Chef gehört, wenn er die Mehrheit hat oder sie mit verdeckten Karten haben könnte. Mitgezählt werden höchstens so viele, wie er Karten und freie Steine hat und wie dem Betrieb noch Steine fehlen; wird er dadurch voll, wird er zuerst abgerechnet (G7.1). Wer herausfordert, wird nach demselben Maß gefragt.
rule-g5-10 = Ein Beispiel im Hirschen: Kreis hat den Chef und 2 Steine, Quadrat 1, Dreieck 1. Dreieck will einen Chef einsetzen. 2 ist nicht mehr als 2, also deckt Kreis eine Karte auf: 3 gegen 2, blockiert.

rules-g6 = Kaufen
rule-g6-1 = Jeder Käufer bekommt eine Karte. Der Preis hängt davon ab, wie viele „Kaufen“ gewählt haben: allein 2 Taler, zu zweit je 5, zu dritt oder viert je 8. Wer nicht zahlen kann oder will, verzichtet; für die anderen bleibt der Preis.
rule-g6-2 = Ein offener Anteil wird sofort zum Stein, und die Karte ist aus dem Spiel. Ohne freien Stein kannst du ihn nicht kaufen.
rule-g6-3 = Oder du nimmst die oberste Karte vom Stapel: Du behältst sie verdeckt oder zeigst sie sofort als Stein, wenn du einen frei hast. Bezahlt wird, bevor du sie ansiehst, und zurück kannst du dann nicht mehr. Sind beide offenen Karten verkauft, bleibt nur der Stapel.
rule-g6-4 = Zecher und Kellnerin kauft man genauso. Du ziehst die Figur null, einen oder zwei Gärten im Uhrzeigersinn um den Platz, so wie die Wirtshäuser auf dem Plan stehen; der Garten mit der anderen Figur zählt nicht mit. Die Karte wird sofort gespielt, auch vom Stapel, und ist dann aus dem Spiel; auf der Hand bleibt sie nie. Steht der Zecher im Adler und die Kellnerin im Krug, führt ein Schritt ihn zur Eiche, zwei führen ihn zum Bären; steht sie bei der Eiche, führt einer zum Krug und zwei zum Bären.
rule-g6-5 = Ein leerer Stapel wird nicht aufgefüllt. Gibt es nichts mehr zu kaufen, zahlst du auch nichts.
rule-g6-6 = Verdeckte Karten darfst du beliebig viele haben, Steine nicht (G1.4); zurück bekommst du einen nur aus einem vollen Betrieb (G7.1). Aufdecken kannst du nur, um einzusetzen, zu blockieren oder eine Mehrheit zu brechen (G5.1 bis G5.3), sofort nach dem Ziehen (G6.3) und am Zahltag (G8.1).

rules-g7 = Ein voller Betrieb
rule-g7-1 = Sobald alle sechs Anteile eines Betriebs (zu dritt alle fünf) Steine sind, verliert jeder, der dort genau einen Stein hat, diesen ohne Ersatz. Egal, wodurch der letzte Stein kam: vor dem ersten Montag, durch Kaufen, Einsetzen, Blockieren oder am Zahltag.
rule-g7-2 = Das passiert jedem Betrieb höchstens einmal, denn verlorene Anteile sind aus dem Spiel.

rules-g8 = Zahltag
rule-g8-1 = Nach dem 7., dem 14. und dem 21. Tag darf zuerst jeder verdeckte Karten aufdecken, so viele er will und Steine hat: einmal reihum, vom Startspieler des letzten Tages an. Verdeckte Karten bringen nichts. Aufgedeckt wird eine nach der anderen, und ein Betrieb, der dabei voll wird, wird sofort abgerechnet (G7.1). Wer fertig ist, wird nicht noch einmal gefragt.
rule-g8-2 = Ein Garten nimmt 4 Taler je Feld ein und 8 für eines mit Sonnenschirm. Der Zecher kostet 12 Taler, aber unter 0 geht es nie; die Kellnerin bringt 20 dazu.
rule-g8-3 = Die Hälfte bekommt die Brauerei auf dem Schild, die andere Hälfte teilen sich die Steine des Gartens. Das geht immer auf, denn Einnahmen sind durch 4 teilbar.
rule-g8-4 = Ein Betrieb teilt, was er bekommen hat, durch die Zahl seiner Steine und rundet ab: So viel bringt jeder Stein. Der Rest ist das Chefgehalt. Ohne Chef geht der Rest an die Bank; ohne Steine bekommt der Besitzer des Chefs alles, und ohne beide die Bank.
rule-g8-5 = Zuerst kommen alle Gärten, vom Adler an, dann die Brauereien mit dem, was ihnen gebracht wurde.
rule-g8-6 = Die Tabelle der Anleitung für 2 bis 36 Taler und 1 bis 6 Steine ist genau diese Teilung: zuerst, was jeder Stein bringt, dann das Chefgehalt.
rule-g8-7 = Ein ganzes Beispiel. Zum Adler mit vier einfachen Feldern, einem Sonnenschirm und der Kellnerin: 16 + 8 + 20 = 44. 22 gehen an Mayerbräu; 22 durch 5 Steine sind je 4 und 2 Gehalt: Kreis (3 Steine) 12, Quadrat (2 und Chef) 8 + 2 = 10. Zum Krug mit fünf einfachen Feldern, einem Sonnenschirm und dem Zecher: 20 + 8 − 12 = 16. 8 gehen an Steinbräu; 8 durch 3 sind je 2 und 2 Gehalt: Raute (2) 4, Dreieck (1 und Chef) 2 + 2 = 4. Zur Eiche mit drei einfachen Feldern: 12. 6 gehen an Steinbräu; 6 durch 3 sind je 2 für Kreis, Quadrat und Dreieck, kein Gehalt. Mayerbräu: 22 durch 4 sind je 5 und 2 Gehalt: Raute (1) 5, Kreis (2) 10, Quadrat (1 und Chef) 7. Steinbräu: 8 + 6 = 14 durch 5 sind je 2 und 4 Gehalt: Kreis (2) 4, Quadrat (1) 2, Dreieck (2 und Chef) 8. Zusammen: Kreis 28, Quadrat 21, Raute 9, Dreieck 14, das sind 72 = 44 + 16 + 12.
rule-g8-8 = Nach dem ersten und dem zweiten Zahltag wandert die Startfigur einen Platz weiter, nur dieses eine Mal (G3.4). Die Zahltagfigur wird vom neuen Startspieler aus neu vergeben (G2.9).

rules-g9 = Das Ende
rule-g9-1 = Nach dem dritten Zahltag gewinnt, wer das meiste Geld hat. Bei Gleichstand wird der Sieg geteilt.

rules-g10 = Wer was weiß
rule-g10-1 = Geheim ist, was auf den Karten in der Hand und im Stapel steht, und die gewählte Aktion, bis alle gewählt haben.
rule-g10-2 = Offen sind Geld, Steine, Chefs, die Zahl der Karten in jeder Hand und im Stapel und alles, was ausliegt.
rule-g10-3 = Am Ende des Spiels werden alle Hände gezeigt.
rule-g10-4 = Offen ist auch jede Karte, die aus dem Spiel ist, und was unverkauft unter den Stapel kam, mit der Reihenfolge. Ist der alte Stapel aufgebraucht, wissen also alle, was jemand „blind“ zieht und in der Hand behält. Auch Computer rechnen nur mit dem, was alle wissen dürfen.

# What the pictures show, for those who listen.
rules-picture-g1-2 = Die Schilder der vier Brauereien und der sechs Wirtshäuser.
rules-picture-g1-3 = Ein Anteil, ein Zecher und eine Kellnerin: 60, 5 und 5 Karten.
rules-picture-g1-4 = Was einer Person gehört: 16 Steine, 6 Chefs und 3 Aktionskarten.
rules-picture-g1-6 = Der Platz von oben: 38 Felder, acht davon mit Sonnenschirm, rundherum die sechs Wirtshäuser.
rules-picture-g2-1 = Ein Wirtshaus mit dem Feld vor seiner Tür; drei Zäune umgeben es, die vierte Seite ist die Tür.
rules-picture-g2-6 = Sechs Karten: Zwei bleiben verdeckt, vier liegen offen und werden zu Steinen.
rules-picture-g2-9 = Vier Personen am Tisch: Der Krug steht beim Startspieler, der Geldbeutel bei dem, der zwei Plätze links davon sitzt.
rules-picture-g3-1 = Drei Aktionskarten in ihrer Reihenfolge: erweitern, einsetzen, kaufen.
rules-picture-g3-5 = Die sieben Tage der ersten Woche zu viert und zu dritt mit dem Zeichen dessen, der beginnt; wer den Geldbeutel hat, beginnt am 3. und 7. Tag, zu dritt am 1., 4. und 7.
rules-picture-g3-6 = Allein gewählt: Erweitern zählt zweimal, Einsetzen zählt zweimal, Kaufen kostet 2 Taler.
rules-picture-g4-1 = Felder, die den Garten mit einer Kante berühren, passen (+); die ihn nur mit einer Ecke berühren, passen nicht (×).
rules-picture-g4-2 = Zwei Gärten mit demselben Chef: Das Feld an der Grenze wechselt vom einen zum anderen.
rules-picture-g4-3 = Vorher und nachher: Ein Feld wechselt (+), dahinter ist eines abgeschnitten (−) und danach frei.
rules-picture-g5-1 = Eine verdeckte Karte wird aufgedeckt und zum Stein, dann zieht der neue Chef ein.
rules-picture-g5-2 = Drei Steine des Chefs gegen zwei andere: Das ist die Mehrheit, blockiert. Zwei gegen zwei ist keine.
rules-picture-g5-3 = Drei gegen einen und einen; der sechste Stein macht den Betrieb voll, ein einzelner Stein geht verloren, und es bleibt bei drei gegen zwei.
rules-picture-g5-5 = Ein Chef mit Rosette, heute eingesetzt; ein anderer kommt nicht hinein.
rules-picture-g5-6 = Ein Wirtshaus ohne Chef mit geschlossener Tür: Mit einem Stein dort kommt der neue Chef hinein.
rules-picture-g5-8 = Derselbe Chef in Schmidbräu und im Hirschen: Das Wirtshaus bekommt das Schild von Schmidbräu, das alte geht an Kramerbräu zurück.
rules-picture-g5-10 = Zum Hirschen vorher: zwei Steine gegen einen und einen. Nach dem Aufdecken: drei gegen zwei, mit der Krone der Mehrheit.
rules-picture-g6-1 = Ein Käufer zahlt 2, zwei zahlen je 5, drei oder vier zahlen je 8 Taler.
rules-picture-g6-2 = Eine offene Karte wird zum Stein auf ihrem Betrieb.
rules-picture-g6-3 = Die oberste Karte des Stapels bleibt verdeckt oder wird zum Stein.
rules-picture-g6-4 = Der Zecher im Adler überspringt die Kellnerin im Krug: Ein Schritt führt ihn zur Eiche, zwei führen zum Bären.
rules-picture-g7-1 = Ein voller Betrieb mit drei, zwei und einem Stein: Der einzelne geht verloren.
rules-picture-g8-2 = Ein Feld bringt 4, eines mit Sonnenschirm 8, die Kellnerin 20; der Zecher kostet 12.
rules-picture-g8-3 = 44 Taler: 22 für die Brauerei, 22 für die Steine des Gartens.
rules-picture-g8-4 = 22 Taler auf fünf Steine: je 4, und 2 für den Chef.
rules-picture-g8-6 = Was jeder Stein bringt und, nach dem Plus, das Chefgehalt.
rules-picture-g8-7 = Die fünf Betriebe des Beispiels mit ihren Einnahmen und dem, was jeder bekommt.
rules-picture-g9-1 = Vier Türme aus Talern; der höchste trägt eine Krone.
rules-picture-g10-1 = Verdeckt: die Karten in der Hand, der Stapel und die gewählte Aktion.

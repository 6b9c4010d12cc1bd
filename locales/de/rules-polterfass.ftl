# The rules of Polterfass for players, one message for each rule of docs/rules/polterfass.md. The words are those of docs/glossary.md.

rules-p1 = Der Tisch
rule-p1-1 = Gespielt wird zu dritt bis zu sechst.
rule-p1-2 = Es gibt sieben Zahlenfässer. Die beiden Enden eines Fasses ergeben zusammen immer 11: eines ist 9/2, je zwei sind 8/3, 7/4 und 6/5.
rule-p1-3 = Es gibt zwei Spezialfässer. Das eine Ende bedeutet „verdorben“, das andere „verdoppeln“.
rule-p1-4 = Ein Fass bleibt liegen oder steht auf einem Ende. Wenn es steht, zählt das Ende, das oben ist.
rule-p1-5 = Du hast acht Bestellkarten, je eine von 0 bis 7. Nach jeder Runde kommen alle zurück auf die Hand.
rule-p1-6 = Auf dem Block haben Ausschank und Bestellung je eine Spalte, und für jeden Spieler stehen da Rundenergebnis und Gesamtergebnis. Scheitert der Wirt, kommt in die ersten beiden Spalten ein Strich.
rule-p1-7 = Nach der Anleitung gibt den Wirt zuerst, wer am freigebigsten ist. Hier entscheidet das Los, wenn nicht der Vorsitz einen Platz bestimmt.
rule-p1-8 = In jeder Runde gibt der linke Nachbar den Wirt, reihum im Uhrzeigersinn.
rule-p1-9 = Wie oft ein Fass steht, sagt die Anleitung nicht. Hier steht jedes gewürfelte Fass zu 30 %, mit jedem der beiden Enden gleich oft oben; ein Tisch kann andere Werte haben.

rules-p2 = Der erste Wurf
rule-p2-1 = Der Wirt würfelt alle neun Fässer. Solange kein Zahlenfass steht, würfelt er alle neun noch einmal, auch wenn ein Spezialfass steht.
rule-p2-2 = Was steht, kommt für alle sichtbar neben den Bierdeckel, Spezialfässer auch.
rule-p2-3 = Ob noch ein Wurf folgt, behält der Wirt für sich; bluffen darf er. Mitreden dürfen alle.

rules-p3 = Die Bestellungen
rule-p3-1 = Jeder Gast legt eine oder zwei Karten verdeckt hin. Ihre Summe ist die Bestellung: 0 bis 7 Krüge mit einer Karte, 1 bis 13 mit zweien.
rule-p3-2 = Alle Gäste bestellen gleichzeitig, und was liegt, liegt. Haben alle bestellt, sieht man, wie viele Karten jeder gelegt hat; die Werte bleiben bis zur Zeche verdeckt.
rule-p3-3 = Karten legen kann man auf 36 Arten: 8 mit einer Karte, 28 mit zweien. Zählen nur Kartenzahl und Summe, bleiben 21 verschiedene Bestellungen.

rules-p4 = Der Ausschank
rule-p4-1 = Der Wirt dreht den Zapfhahn zu oder würfelt weiter. Zudrehen darf er auch sofort, ohne zweiten Wurf.
rule-p4-2 = Beim Weiterwürfeln bleiben stehende Zahlenfässer endgültig stehen. Alles, was liegt, kommt in den Becher. Jedes stehende Spezialfass, auch eines aus einem früheren Wurf, darf mit hinein oder stehen bleiben, wie der Wirt will.
rule-p4-3 = Im Becher muss mindestens ein Fass sein. Stehen alle neun, muss zum Weiterwürfeln ein Spezialfass zurück in den Becher.
rule-p4-4 = Steht von diesem Wurf kein einziges Fass, ist der Wirt gescheitert, egal was vorher stand. Gezählt wird dann nichts, und die Zeche folgt sofort. Ein stehendes Spezialfass reicht, um nicht zu scheitern.
rule-p4-5 = Sonst entscheidet der Wirt von Neuem, so oft er sich traut.

rules-p5 = Fässer auswerten
rule-p5-1 = Ist der Zapfhahn zu, zerstört jedes stehende verdorbene Fass ein stehendes Zahlenfass. Welches, wählt der Wirt.
rule-p5-2 = Jedes stehende Doppelfass verdoppelt ein stehendes Zahlenfass. Welches, wählt der Wirt.
rule-p5-3 = Zwei Doppelfässer brauchen zwei verschiedene Zahlenfässer. Ist nur eines da, geht das zweite Doppelfass leer aus.
rule-p5-4 = Zwei verdorbene Fässer zerstören zwei Zahlenfässer. Ist nur eines da, bewirkt das zweite nichts.
rule-p5-5 = Stehen ein verdorbenes Fass, ein Doppelfass und nur ein Zahlenfass, wird es zerstört, und der Wirt schenkt 0 Krüge aus. Ab zwei Zahlenfässern treffen sie verschiedene.
rule-p5-6 = Auf die Wirkung darf der Wirt nicht verzichten. Erst wird zerstört, dann verdoppelt, und zwar was übrig ist.
rule-p5-7 = Der Ausschank ist die Summe der Zahlen oben auf den Zahlenfässern, die übrig sind; verdoppelte zählen zweimal. Er kann 0 sein.
rule-p5-8 = Der Wirt wählt, bevor die Bestellungen aufgedeckt werden – und manchmal ist ihm ein kleiner Ausschank gerade recht.
rule-p5-9 = Was liegt, bewirkt nichts, auch kein Spezialfass.
rule-p5-10 = Ein Beispiel: 3, 3, 5 und 9 mit einem verdorbenen und einem Doppelfass. Eine 3 zerstören, die 9 verdoppeln: 26. Die 5 zerstören, eine 3 verdoppeln: 18. Die 9 zerstören, eine 3 verdoppeln: 14. Zwei Doppelfässer auf 9 und 8 neben einer 4 ergeben 38, eine 6 allein mit zwei Doppelfässern 12.
rule-p5-11 = Mehr als 68 Krüge lassen sich nicht ausschenken: alle Fässer mit der größeren Zahl oben, die 9 und eine 8 verdoppelt.

rules-p6 = Die Zeche
rule-p6-1 = Alle Bestellungen werden aufgedeckt.
rule-p6-2 = Ist der Wirt gescheitert, bekommt jeder Gast seine Bestellung und der Wirt nichts.
rule-p6-3 = Es reicht für alle: Ist mindestens so viel ausgeschenkt wie bestellt, bekommt jeder Gast seine Bestellung und der Wirt den Rest.
rule-p6-4 = Zu gierig: Ist mehr bestellt als ausgeschenkt, bekommt der Wirt den ganzen Ausschank. Die höchste Bestellung wird zum Minus; die kleinste bekommt so viele Krüge, wie die höchste ausmacht. Teilen sich mehrere die höchste, verlieren alle sie. Teilen sich mehrere die kleinste, bekommt jeder alles, aber nur einmal, egal wie viele am höchsten lagen. Alle dazwischen bekommen 0.
rule-p6-5 = Sind alle Bestellungen gleich und zu gierig, ist jede zugleich die höchste und die kleinste: Plus und Minus heben sich auf. An einem Tisch kann auch gelten, dass nur das Minus zählt.
rule-p6-6 = Ein Gesamtergebnis kann unter null fallen.
rule-p6-7 = Ein Beispiel: 29 ausgeschenkt, bestellt 11, 11, 3 und 7, zusammen 32. Der Wirt bekommt 29, beide 11er verlieren 11, die 3 bekommt 11, die 7 nichts. Bei 26 ausgeschenkten und 20 bestellten Krügen behält der Wirt 6. Scheitert er bei Bestellungen von 13, 7, 7 und 0, bekommen die Gäste genau das und er 0.

rules-p7 = Spielende
rule-p7-1 = Schluss ist nach einer Runde, in der jemand 75 Krüge oder mehr hat. Ein Tisch kann ein anderes Ziel haben, von 25 bis 300.
rule-p7-2 = Die meisten Krüge gewinnen. Bei Gleichstand wird der Sieg geteilt.
rule-p7-3 = Es müssen nicht alle gleich oft Wirt gewesen sein.

# What the pictures show, for screen readers.
rules-picture-p1-2 = Die Zahlenfässer und ihre beiden Enden: 9 und 2 einmal, 8 und 3, 7 und 4, 6 und 5 je zweimal.
rules-picture-p1-3 = Ein Spezialfass zeigt am einen Ende ×2, am anderen einen Sprung mit grünem Tropfen.
rules-picture-p1-4 = Ein stehendes Fass mit seiner Zahl oben und ein liegendes.
rules-picture-p1-8 = Vier Spieler um einen Bierdeckel; ein Pfeil geht im Uhrzeigersinn von einem zum nächsten.
rules-picture-p2-1 = Zwei erste Würfe: Steht nur ein Spezialfass, noch einmal mit allen neun; stehen eine 9, eine 3 und ein Doppelfass, gilt der Wurf.
rules-picture-p3-1 = Eine offene Bestellung aus zwei Karten, 2 und 6; daneben verdeckte Bestellungen anderer Gäste, aus einer und aus zwei Karten.
rules-picture-p4-2 = Eine 9 und eine 3 stehen abseits; drei liegende Fässer kommen zurück in den Becher.
rules-picture-p4-4 = Zwei Würfe: Alle Fässer liegen, durchgestrichen; ein Spezialfass steht, abgehakt.
rules-picture-p5-1 = Ein verdorbenes Fass zerstört ein Zahlenfass, ein Doppelfass verdoppelt ein anderes.
rules-picture-p5-5 = Ein verdorbenes Fass, ein Doppelfass und eine 6: Die 6 wird zerstört, der Ausschank ist 0.
rules-picture-p5-10 = Drei Arten, aus 3, 3, 5 und 9 auszuschenken: 26, 18 oder 14, je nachdem, was zerstört und verdoppelt wird.
rules-picture-p6-2 = Der Wirt ist gescheitert: Bestellungen von 13, 7, 7 und 0 werden erfüllt, der Wirt bekommt 0.
rules-picture-p6-3 = 26 ausgeschenkt und 20 bestellt: zwei Balken mit einem Strich je Krug, der ausgeschenkte ist länger.
rules-picture-p6-4 = 29 ausgeschenkt, bestellt 11, 11, 3 und 7: minus 11, minus 11, plus 11 und 0, der Wirt plus 29.
rules-picture-p6-5 = 18 ausgeschenkt, bestellt 8, 8 und 8: je 0, oder als Option je minus 8; der Wirt plus 18.
rules-picture-p7-1 = Ein Block, in dessen letzter Zeile jemand bei 78 Krügen steht.

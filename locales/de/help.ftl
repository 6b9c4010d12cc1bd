# How to play Polterfass, on one page. The words are those of docs/glossary.md.

help-title = So spielt man Polterfass

help-goal-title = Worum es geht
help-goal-text = Eine Person am Tisch gibt den Wirt, alle anderen haben Durst; nach jeder Runde wird gewechselt. Am Ende gewinnt, wer die meisten Krüge auf dem Block hat – klug bestellt oder frech ausgeschenkt.

help-barrels-title = Die Fässer
help-barrels-text = Gewürfelt wird mit Fässern: Was steht, zählt, und zwar die Zahl, die oben ist. Was liegt, zählt nichts. Sieben Zahlenfässer tragen an beiden Enden Werte, die zusammen immer 11 ergeben; dazu kommen zwei dunkle Spezialfässer.

help-first-roll-title = Der erste Wurf
help-first-roll-text = Der Wirt würfelt alle neun Fässer auf den Bierdeckel, notfalls mehrmals, bis wenigstens ein Zahlenfass steht. Ob es dabei bleibt? Darüber darf er flunkern, dass sich die Balken biegen.

help-orders-title = Die Bestellung
help-orders-text = Als Gast legst du eine oder zwei deiner Karten von 0 bis 7 verdeckt hin, ihre Summe ist deine Bestellung. Was die anderen bestellen, erfährst du erst bei der Zeche. Danach kommen alle Karten zurück auf die Hand.

help-serving-title = Der Ausschank
help-serving-text = Jetzt heißt es für den Wirt: Zapfhahn zudrehen oder weiterwürfeln. Stehende Zahlenfässer bleiben stehen, was liegt, muss noch mal in den Becher; stehende Spezialfässer dürfen mit. Steht von einem neuen Wurf kein einziges Fass, ist der Wirt gescheitert: Er geht leer aus, und jeder Gast bekommt seine Bestellung.

help-specials-title = Die Spezialfässer
help-specials-text = Ist der Zapfhahn zu, zerstört jedes stehende verdorbene Fass ein stehendes Zahlenfass, danach verdoppelt jedes stehende Doppelfass eines, das übrig ist (keines zweimal). Welche es trifft, entscheidet der Wirt – bevor die Bestellungen aufgedeckt werden.

help-bill-title = Die Zeche
help-bill-text = Reicht es für alle, bekommt jeder Gast seine Bestellung und der Wirt den Rest. Haben die Gäste zusammen mehr bestellt, als da ist, waren sie zu gierig: Der Wirt behält alles, die höchste Bestellung wird zum Minus – und genau so viele Krüge gehen an die kleinste. Wer dazwischenliegt, schaut ins leere Glas.

help-example-title = Ein Beispiel
help-example-text = Anna bestellt 2, Bert 7 und Clara 11 Krüge, zusammen 20. Schenkt der Wirt 26 aus, reicht es: 2, 7 und 11 für die Gäste, 6 für ihn. Schenkt er nur 18 aus, behält er alle 18; Clara verliert 11, Anna bekommt 11, Bert nichts.

help-end-title = Feierabend
help-end-text = Hat jemand am Ende einer Runde 75 Krüge oder mehr, ist Sperrstunde, und die meisten Krüge gewinnen. Bei Gleichstand wird der Sieg geteilt. Wer den Tisch eröffnet, darf auch ein anderes Ziel setzen.

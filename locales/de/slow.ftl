# Offene Tische auf der ersten Seite.
open-title = Offene Tische
open-none = Gerade sucht niemand Gesellschaft. Du kannst selbst einen Tisch anbieten: mit „Freunde einladen“ eröffnen und in den Hausregeln „Offener Tisch“ wählen.
open-free = { $free } von { $all } Plätzen frei
open-sit = Dazusetzen
open-sit-at = Dazusetzen: { $table }
open-left = gerade niemand da
open-opened = eröffnet { $ago }
open-limit = { $limit } je Entscheidung

# Was seit dem letzten Besuch geschah.
digest-title = Seit du zuletzt hier warst
digest-last = Zuletzt warst du { $time } hier.
digest-then = Gleich danach
digest-go = An den Tisch

# Nachrichten, wenn man dran ist.
tell-about = Du hörst einmal davon, wenn der Tisch anfängt, auf dich zu warten, und nichts, solange du hinsiehst.
tell-open = Solange die Seite offen ist
tell-open-about = Liegt sie im Hintergrund, zeigt der Browser eine Benachrichtigung.
tell-allow = Benachrichtigungen zeigen
tell-on = Benachrichtigungen werden gezeigt.
tell-off = Keine Benachrichtigungen mehr
tell-denied = In diesem Browser sind Benachrichtigungen dieser Seite verboten. Das lässt sich in seinen Einstellungen für die Seite ändern.
tell-insecure = Browser zeigen Benachrichtigungen nur von Seiten mit https, oder auf dem Rechner, der selbst das Haus ist.
tell-unsupported = Dieser Browser zeigt keine Benachrichtigungen von Seiten. Auf iPhone und iPad geht es, sobald die Seite auf dem Home-Bildschirm liegt.
tell-push = Auch wenn sie zu ist
tell-push-about = Das Haus schickt die Nachricht über den Push-Dienst deines Browsers. Sie ist verschlüsselt und sagt nur, an welchem Tisch und bis wann.
tell-push-start = Diesem Browser Bescheid geben
tell-push-on = Dieser Browser bekommt Bescheid.
tell-push-stop = Nicht mehr Bescheid geben
tell-push-failed = Der Browser konnte sich nicht anmelden. Manche tun es nur über Dienste von Google, Mozilla oder Apple, die abgeschaltet oder nicht erreichbar sein können.
tell-webhook = An ein anderes Programm
tell-webhook-about = Das Haus schickt eine kurze Nachricht in JSON an diese Adresse (Webhook).
tell-webhook-address = Adresse
tell-webhook-save = Diese Adresse nehmen
tell-webhook-remove = Entfernen
tell-webhook-secret = Die Nachrichten sind mit diesem Schlüssel signiert. Er wird nur jetzt gezeigt:
tell-quiet = Ruhezeit
tell-quiet-about = Was das Haus dann schicken würde, wartet bis zu ihrem Ende und entfällt, wenn es nicht mehr stimmt. Fristen laufen weiter.
tell-quiet-from = Von
tell-quiet-to = bis
tell-quiet-save = Dann Ruhe halten
tell-quiet-stop = Keine Ruhezeit
tell-quiet-zone = Zeitzone: { $zone }
tell-test = Probe schicken
tell-last = Letzte Nachricht, { $time }: { $result }
tell-result-delivered = angekommen.
tell-result-refused = von der Gegenseite abgelehnt ({ $status }).
tell-result-unreachable = die Adresse war nicht erreichbar.
tell-result-timed-out = die Gegenseite hat nicht rechtzeitig geantwortet.
tell-result-forbidden-address = an diese Adresse schickt das Haus nichts.
tell-result-gone = der Browser ist nicht mehr angemeldet.

# Was eine Nachricht sagt.
say-turn-title = Du bist dran: { $game }
say-turn = Der Tisch wartet auf dich.
say-until = Du hast Zeit bis { $time }.
say-soon-title = Du bist noch dran: { $game }
say-soon = Spielst du bis { $time } nicht, spielt der Computer für dich.
say-taken-title = Ein Computer vertritt dich: { $game }
say-taken = Du kannst deinen Platz jederzeit wieder einnehmen.
say-over-title = Spiel aus: { $game }
say-over = Sieh nach, wie es ausgegangen ist.
say-test-title = Stammtisch
say-test = So sieht eine Nachricht aus.

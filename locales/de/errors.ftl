# Errors: what is wrong and what to do.

# Any code that is not listed here.
error-unknown-code = Das hat nicht geklappt ({ $code }). Lade die Seite neu und versuch es noch einmal.
error-illegal = Die Regeln erlauben das nicht. Wähle eine der angebotenen Möglichkeiten.

# Polterfass.
error-polterfass-not-asked = Du bist nicht dran. Warte, bis du gefragt wirst.
error-polterfass-wrong-phase = Das geht an dieser Stelle der Runde nicht. Wähle eine der angebotenen Möglichkeiten.
error-polterfass-already-laid = Deine Bestellung liegt schon und gilt (P3.2).
error-polterfass-not-standing-special = Nur stehende Spezialfässer können zurück in den Becher (P4.2). Wähle andere.
error-polterfass-empty-cup = Der Becher ist leer. Leg ein Spezialfass zurück oder dreh den Zapfhahn zu (P4.3).
error-polterfass-bad-target = Jedes Ziel muss ein stehendes Zahlenfass sein, und keines darf zugleich zerstört und verdoppelt werden (P5.6). Wähle andere.
error-polterfass-target-count = Die Zahl der Ziele stimmt nicht (P5.6). Zu zerstören: { $destroyed }; zu verdoppeln: { $doubled }.
error-polterfass-bad-draw = Dieser Wurf ist an dieser Stelle unmöglich. Die Aufzeichnung ist beschädigt.
error-polterfass-over = Das Spiel ist zu Ende (P7.1). Fang ein neues an.

# At the table.
error-too-late = Zu spät: Das entscheidet ein Computer für dich. Danach kannst du deinen Platz wieder übernehmen.
error-already-decided = Das ist schon entschieden, vielleicht in einem anderen Tab. Mach mit dem Nächsten weiter.
error-standing-in = Ein Computer vertritt dich. Übernimm zuerst deinen Platz.
error-no-seat = Du hast keinen Platz an diesem Tisch. Setz dich oder nimm deinen Rückkehrlink.
error-already-seated = Du hast schon einen Platz an diesem Tisch. Spiel mit dem weiter.
error-not-host = Das darf nur der Vorsitz. Frag dort nach.
error-not-yours = Das ist nicht deine Aufgabe. Wähle eine der angebotenen Möglichkeiten.
error-advice-off = An diesem Tisch wird ohne Rat gespielt. Der Vorsitz kann ihn vor einem Spiel erlauben.
error-notices-off = Dieses Haus schickt solche Nachrichten nicht. Schau ab und zu herein.
error-not-your-turn = Du bist nicht dran. Frag wieder, wenn du es bist.
error-has-begun = Das Spiel läuft schon; das geht nur vorher. Eröffne einen neuen Tisch.
error-not-playing = Gerade läuft kein Spiel. Warte, bis der Vorsitz anfängt.
error-not-over = Das Spiel ist noch nicht zu Ende. Spielt es erst fertig.
error-table-closed = Dieser Tisch ist geschlossen. Eröffne einen neuen.
error-table-full = Alle Plätze sind besetzt. Schau zu oder eröffne einen eigenen Tisch.
error-chairs-free = { $open ->
    [one] Ein Platz ist noch frei. Besetze ihn oder nimm ihn weg.
   *[other] { $open } Plätze sind noch frei. Besetze sie oder nimm sie weg.
}
error-unknown-seat = Diesen Platz gibt es hier nicht. Wähle einen anderen.
error-wrong-occupant = Das geht mit diesem Platz nicht, so wie er besetzt ist. Wähle einen anderen.
error-too-many-people = Am Tisch sitzen: { $people }; Plätze: { $seats }. Gib erst Plätze frei.
error-bad-setup = Diese Hausregeln sind unmöglich: { $what }. Ändere sie.
error-name-taken = So heißt hier schon jemand. Wähle einen anderen Namen.
error-unknown = „{ $what }“ gibt es nicht. Wähle etwas aus der Liste.
error-muted = Der Vorsitz hat dich stumm geschaltet. Weiterspielen kannst du.
error-deadline-range = { $seconds } s Bedenkzeit sind nicht möglich. Wähle 30 s bis 14 Tage.
error-text-empty = Der Text ist leer. Schreib wenigstens einen Buchstaben.
error-text-too-long = Der Text ist zu lang. Höchstens { $max } Zeichen sind erlaubt.
error-text-control = Das Zeichen an Stelle { $place } ist nicht darstellbar. Lösch es.

# From the server.
error-bad-message = Der Server versteht die Nachricht nicht: { $what }. Lade die Seite neu.
error-message-too-large = Die Nachricht ist zu groß. Höchstens { $max } Byte sind erlaubt.
error-unknown-table = Diesen Tisch gibt es nicht. Prüf den Link oder eröffne einen neuen Tisch.
error-unknown-return-link = Dieser Rückkehrlink gilt nicht oder ist schon benutzt. Erzeuge einen neuen auf dem Gerät, auf dem du zuletzt gespielt hast.
error-unknown-token = Dieser Schlüssel öffnet hier keinen Platz (mehr). Lass dir am Tisch einen neuen geben.
error-not-for-programs = Das darf ein Programm nicht. Es spielt nur seinen Platz; alles andere tun Menschen.
error-spectators-forbidden = An diesem Tisch sind Zuschauer nicht erlaubt. Bitte den Vorsitz um einen Platz.
error-bad-origin = Die Anfrage kommt von einer fremden Seite. Öffne die Seite unter der eigenen Adresse des Servers.
error-bad-host-name = Unter dieser Adresse kennt sich der Server nicht. Nimm die Adresse, mit der er gestartet wurde.
error-unsupported-protocol = Diese Seite stammt aus einer anderen Version. Lade sie neu; verloren geht nichts.
error-unknown-game = Dieses Spiel gibt es auf dem Server nicht. Wähle eines auf der Startseite.
error-unknown-map = Einen Spielplan „{ $map }“ gibt es auf dem Server nicht. Wähle einen auf der Startseite.
error-too-many-requests = Zu viele Anfragen. Warte kurz und versuch es dann noch einmal.
error-too-many-devices = Dieser Platz ist schon auf zu vielen Geräten. Spiel auf einem davon weiter.
error-too-much-written = An diesem Tisch ist zu viel geschrieben worden. Macht an einem neuen weiter.
error-internal = Ein Fehler im Server. Vom Spiel geht nichts verloren; versuch es noch einmal.
error-store-full = Der Speicher des Servers ist voll, nichts wird mehr gesichert. Sag dem Betreiber Bescheid.
error-read-only = Der Server kann gerade nichts sichern. Versuch es später noch einmal.
error-not-away-long-enough = { $seconds ->
    [one] So lange ist diese Person noch nicht weg. Warte noch 1 Sekunde.
   *[other] So lange ist diese Person noch nicht weg. Warte noch { $seconds } Sekunden.
}
error-offline = Keine Verbindung zum Server. Prüf das Netz; die Seite versucht es weiter.
error-bad-field = Das Feld „{ $field }“ stimmt nicht: { $what }. Berichtige es.
error-forbidden-address = An diese Adresse schickt das Haus nichts. Es nimmt nur https-Adressen im Internet.
error-not-found = Diese Seite gibt es nicht. Geh zur Startseite.
error-shutting-down = Der Server startet neu. Die Seite meldet sich von selbst zurück.

# Files and the command line.
error-port-in-use = Die Adresse { $address } ist schon belegt. Wähle mit --listen eine andere.
error-file-unreadable = Die Datei { $path } ist nicht lesbar: { $what }. Prüf den Pfad.
error-bad-record = Die Aufzeichnung ist beschädigt: { $what }. Nimm eine unbeschädigte Kopie.
error-record-too-new = Die Aufzeichnung hat Format { $version }, das diese Version nicht kennt. Nimm ein neueres Programm.
error-record-mismatch = Schritt { $n } der Aufzeichnung folgt nicht aus dem Vorigen: { $what }. Nimm eine unbeschädigte Kopie.
error-bad-luck = Wurf { $ordinal } der Aufzeichnung folgt nicht aus ihrem Geheimnis. Die Aufzeichnung wurde verändert.
error-device-full = Auf diesem Gerät ist kein Platz mehr. Verloren ist nichts, aber behalten lässt sich auch nichts mehr: Schaff etwas Platz, dann geht das Spiel weiter.
error-not-kept = Dieses Gerät konnte den letzten Zug nicht behalten, darum gilt er nicht. Es wird noch einmal versucht.
error-not-on-this-device = Dieser Tisch ist auf einem anderen Gerät, oder der Speicher hier wurde geleert. Ein Spiel auf einem Gerät lässt sich anderswo nicht öffnen.
error-damaged = Was von diesem Tisch aufbewahrt ist, passt nicht zusammen ({ $what }); darum geht es hier nicht weiter. Verändert wurde nichts.

# The table, whatever game is played at it.

# Events.
table-opened = Der Tisch ist eröffnet.
table-arranged = Am Tisch gelten neue Hausregeln.
table-sat = { $name } setzt sich.
table-computer = { $player ->
    [newcomer] { $name } setzt sich (Computer, { player-newcomer }).
    [regular] { $name } setzt sich (Computer, { player-regular }).
    [seasoned] { $name } setzt sich (Computer, { player-seasoned }).
    [expert] { $name } setzt sich (Computer, { player-expert }).
    [master] { $name } setzt sich (Computer, { player-master }).
    [random] { $name } setzt sich (Computer, { player-random }).
    [careful] { $name } setzt sich (Computer, { player-careful }).
    [trader] { $name } setzt sich (Computer, { player-trader }).
   *[other] { $name } setzt sich (Computer).
}
table-stood = { $name } steht auf.
table-removed = Der Vorsitz gibt den Platz von { $name } frei.
table-renamed = { $before } heißt jetzt { $name }.
table-host = { $seat } hat jetzt den Vorsitz.
table-nonce = { $seat } mischt beim Zufall mit.
table-began = Das Spiel beginnt.
table-stand-in = { $why ->
    [deadline] Die Bedenkzeit ist um: Ein Computer vertritt { $seat }.
    [left] { $seat } geht: Ein Computer übernimmt die Vertretung.
   *[away] { $seat } ist nicht da: Ein Computer übernimmt die Vertretung.
}
table-took-back = { $seat } spielt wieder selbst.
table-said = { $seat }: { $text }
table-phrase = { $seat }: { $phrase ->
    [more] { phrase-more }
    [last] { phrase-last }
    [old-barrel] { phrase-old-barrel }
    [cheers] { phrase-cheers }
    [sip] { phrase-sip }
    [parched] { phrase-parched }
    [cellar] { phrase-cellar }
    [service] { phrase-service }
   *[other] { $phrase }
}
table-muted = { $muted ->
    [yes] Der Vorsitz schaltet { $seat } stumm.
   *[no] { $seat } darf wieder reden.
}
table-disclosed = Das Geheimnis des Zufalls ist offen: Alles lässt sich nachprüfen.
table-rematch = Noch ein Spiel! Alle ziehen an einen neuen Tisch um.
table-closed = Der Tisch ist geschlossen.

# Before the game.
lobby-title = Wer kommt dazu?
lobby-table = Tisch von { $name }
lobby-invite = Freunde einladen
lobby-invite-about = Schick diesen Link. Wer ihn öffnet, setzt sich dazu.
lobby-copy = Link kopieren
lobby-share-text = Setz dich zu mir an den Tisch:
lobby-qr = QR-Code der Einladung
lobby-local-only = Diese Adresse gilt nur auf diesem Rechner. Fürs Heimnetz starte den Server mit --lan.
lobby-free = Freier Platz
lobby-sit = Hinsetzen
lobby-stand = Aufstehen
lobby-seat-computer = Computer
lobby-which-computer = Welcher Computer?
lobby-fill = Mit Computern auffüllen
lobby-remove = Platz freigeben
lobby-remove-name = Platz von { $name } freigeben
lobby-begin = Anfangen
lobby-begin-free = { $open ->
    [one] 1 Platz ist frei
   *[other] { $open } Plätze sind frei
}
lobby-full = Alle Plätze sind besetzt. Du kannst zuschauen.

# House rules.
option-title = Hausregeln
option-only-host = Die Hausregeln macht der Vorsitz.
option-seats = Spieler
option-goal = Ziel in Krügen
option-goal-about = Wird es erreicht, endet das Spiel mit der Runde.
option-equal = Alle gleich gierig
option-equal-about = Wenn alle Bestellungen gleich und zusammen zu hoch sind.
option-equal-net-zero = alle null
option-equal-penalty = alle minus
option-first = Erster Wirt
option-first-luck = durch Los
option-start = Es beginnt
option-map = Platz
option-map-reconstruction = Nachbildung
option-stand = Ein Fass steht
option-stand-value = in { $percent } % der Würfe
option-stand-about = Je öfter Fässer stehen, desto mehr wird ausgeschenkt.
option-deadline = Bedenkzeit
option-deadline-about = Ist sie um, übernimmt ein Computer die Vertretung.
option-deadline-off = ohne Ende
option-deadline-seconds = { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}
option-deadline-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
option-deadline-hours = { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
}
option-deadline-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
option-listed = Offener Tisch
option-listed-about = Fremde finden den Tisch auf der ersten Seite, ohne Namen, und dürfen sich auf freie Plätze setzen. Du kannst den Platz wieder freimachen.
option-listed-yes = für alle
option-listed-no = nur mit dem Link
option-spectators = Zuschauer
option-spectators-yes = willkommen
option-spectators-no = heute nicht
option-advice = Rat des Hauses
option-advice-about = Wer dran ist, darf fragen, wie oft jede Wahl gewinnt.
option-advice-yes = alle dürfen fragen
option-advice-no = keiner

# Advice at a table that has it.
advice-button = Rat
advice-on = An diesem Tisch gibt das Haus Rat.

# The time limit of a decision.
deadline-left = { $seconds ->
    [one] noch 1 Sekunde
   *[other] noch { $seconds } Sekunden
}
deadline-soon = Die Bedenkzeit ist gleich um.
deadline-warn = Geschieht bis { $time } nichts, spielt der Computer für { $name }.
deadline-warn-you = Spielst du bis { $time } nicht, spielt der Computer für dich.

# Luck that can be checked.
luck-title = Ehrlicher Zufall
luck-about = { $game ->
    [goldbraeu] Bevor die erste Karte ausgeteilt wird, legt sich der Server auf ein Geheimnis fest. Eure Browser mischen eigene Zahlen dazu, und aus beidem folgt aller Zufall: der Startspieler, die Schilder und jede Karte.
   *[other] Vor dem ersten Wurf legt sich der Server auf ein Geheimnis fest. Eure Browser mischen eigene Zahlen dazu, und aus beidem folgen alle Würfe.
}
luck-commitment = Festlegung
luck-shares = Anteile der Spieler
luck-share-none = kein Anteil
luck-secret = Geheimnis
luck-secret-later = wird am Ende des Spiels offengelegt
luck-check = { $game ->
    [goldbraeu] Karten prüfen
   *[other] Würfe prüfen
}
luck-checking = Prüfung läuft …
luck-checked = { $game ->
    [goldbraeu] { $count ->
        [one] 1 Ziehung geprüft: Sie stimmt.
       *[other] { $count } Ziehungen geprüft: Alle stimmen.
    }
   *[other] { $count ->
        [one] 1 Wurf geprüft: Er stimmt.
       *[other] { $count } Würfe geprüft: Alle stimmen.
    }
}
luck-check-failed = { $game ->
    [goldbraeu] Ziehung { $ordinal } passt nicht zum Geheimnis.
   *[other] Wurf { $ordinal } passt nicht zum Geheimnis.
}
luck-how = Oder prüf selbst nach: Speichere die Aufzeichnung und starte „{ $command }“.
luck-record = Aufzeichnung speichern

# Talk.
chat-title = Gerede
chat-empty = Ganz schön still hier. Sag doch mal was!
chat-say = Sag etwas
chat-send = Senden
chat-phrases = Sprüche
chat-muted = Der Vorsitz hat dich stumm geschaltet.
chat-unread = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
}
chat-bluff = Flunkern ist erlaubt: Über Fässer muss hier niemand die Wahrheit sagen.

# The host.
host-mute = Stumm schalten
host-mute-name = { $name } stumm schalten
host-unmute = Reden lassen
host-unmute-name = { $name } wieder reden lassen
host-remove = Entfernen
host-remove-name = { $name } entfernen
host-remove-ask = Den Platz von { $name } ganz einem Computer geben?
host-pass = Vorsitz abgeben
host-pass-name = Vorsitz an { $name } abgeben
host-stand-in = Vertretung einsetzen
host-stand-in-name = { $name } von einem Computer vertreten lassen
host-away = { $minutes ->
    [0] { $name } ist eben gegangen.
    [one] { $name } ist seit 1 Minute nicht da.
   *[other] { $name } ist seit { $minutes } Minuten nicht da.
}
host-passes = Ist der Vorsitz zwei Minuten nicht da, geht er weiter.

# Leaving, and coming back on another device.
leave-button = Gehen
leave-ask = Den Tisch verlassen? Ein Computer vertritt dich, und du kannst zurückkommen.
return-title = Platz mitnehmen
return-about = Mit diesem Link spielst du auf einem anderen Gerät weiter. Er gilt einmal und nur für dich.
return-make = Link erzeugen
return-copy = Link kopieren
return-qr = QR-Code für die Rückkehr
return-used = Ist er benutzt, gibt es gleich einen neuen.
return-page-title = Zurück an deinen Platz
return-confirm = Hier weiterspielen
program-title = Ein Programm spielen lassen
program-title-free = Ein Platz für ein Programm
program-about = Ein Programm spielt mit einem Schlüssel mit: dein eigenes, eins der Beispiele oder unseres mit dem Befehl unten. Der Schlüssel öffnet nur diesen Platz. Zeig ihn niemandem.
program-make = Schlüssel erzeugen
program-again = Neuen Schlüssel erzeugen
program-revoke = Dem Programm den Platz nehmen
program-copy-token = Schlüssel kopieren
program-copy-command = Befehl kopieren
program-once = Er wird nur jetzt gezeigt. Ein neuer beendet den alten.
program-seat = ein Programm
program-name-label = So heißt das Programm
program-name = Automat
rename-button = Namen ändern
rename-label = Dein Name

# After the game.
over-title = Feierabend
over-ranking = Endstand
over-chart = Gesamtergebnis nach Runden
over-rounds = { $rounds ->
    [one] 1 Runde gespielt
   *[other] { $rounds } Runden gespielt
}
rematch-button = Noch ein Spiel
rematch-go = Zum neuen Tisch

# Those who watch.
spectators-count = { $count ->
    [0] keine Zuschauer
    [one] 1 Zuschauer
   *[other] { $count } Zuschauer
}
spectators-you = Du schaust zu.

# The table, whatever game is played at it.

# Events.
table-opened = La table est ouverte.
table-arranged = La table change de règles maison.
table-sat = { $name } prend place.
table-computer = { $player ->
    [newcomer] { $name } prend place (ordinateur, { player-newcomer }).
    [regular] { $name } prend place (ordinateur, { player-regular }).
    [seasoned] { $name } prend place (ordinateur, { player-seasoned }).
    [expert] { $name } prend place (ordinateur, { player-expert }).
    [master] { $name } prend place (ordinateur, { player-master }).
    [random] { $name } prend place (ordinateur, { player-random }).
    [careful] { $name } prend place (ordinateur, { player-careful }).
    [trader] { $name } prend place (ordinateur, { player-trader }).
   *[other] { $name } prend place (ordinateur).
}
table-stood = { $name } se lève.
table-removed = Le chef de table libère une place : { $name }.
table-renamed = { $before } s’appelle maintenant { $name }.
table-host = Le chef de table, c’est maintenant { $seat }.
table-nonce = { $seat } ajoute sa part au hasard.
table-began = La partie commence.
table-stand-in = { $why ->
    [deadline] Le temps est écoulé pour { $seat } : un ordinateur prend le relais.
    [left] { $seat } s’en va : un ordinateur prend le relais.
   *[away] { $seat } n’est pas là : un ordinateur prend le relais.
}
table-took-back = { $seat } reprend sa place.
table-said = { $seat } : { $text }
table-phrase = { $seat } : { $phrase ->
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
    [yes] Le chef de table coupe la parole à { $seat }.
   *[no] { $seat } retrouve la parole.
}
table-disclosed = Le secret du hasard est dévoilé : tout peut être vérifié.
table-rematch = Revanche ! Tout le monde passe à une nouvelle table.
table-closed = La table est fermée.

# Before the game.
lobby-title = Qui vient ?
lobby-table = La table : { $name }
lobby-invite = Inviter des amis
lobby-invite-about = Envoie ce lien. Qui l’ouvre prend une place.
lobby-copy = Copier le lien
lobby-share-text = Viens me rejoindre à table :
lobby-qr = Code QR de l’invitation
lobby-local-only = Cette adresse ne marche que sur cet ordinateur. Pour jouer sur ton réseau, démarre le serveur avec --lan.
lobby-free = Place libre
lobby-sit = S’asseoir
lobby-stand = Se lever
lobby-seat-computer = Ordinateur
lobby-which-computer = Quel ordinateur ?
lobby-fill = Compléter avec des ordinateurs
lobby-remove = Libérer la place
lobby-remove-name = Libérer la place : { $name }
lobby-begin = Commencer
lobby-begin-free = { $open ->
    [one] { $open } place est libre
   *[other] { $open } places sont libres
}
lobby-full = Toutes les places sont prises. Tu peux regarder.

# House rules.
option-title = Règles maison
option-only-host = C’est le chef de table qui fixe les règles maison.
option-seats = Joueurs
option-goal = Objectif en chopes
option-goal-about = Dès qu’il est atteint, la partie finit avec le tour.
option-equal = Tous aussi gourmands
option-equal-about = Si toutes les commandes sont égales et trop élevées.
option-equal-net-zero = zéro pour tous
option-equal-penalty = tous perdent
option-first = Premier patron
option-first-luck = au sort
option-start = Commence
option-map = Place
option-map-reconstruction = Reconstitution
option-stand = Un tonneau tient debout
option-stand-value = dans { $percent } % des lancers
option-stand-about = Plus les tonneaux tiennent debout, plus la tournée est belle.
option-deadline = Temps de réflexion
option-deadline-about = Ensuite, un ordinateur prend le relais.
option-deadline-off = sans limite
option-deadline-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
option-deadline-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
option-deadline-hours = { $hours ->
    [one] 1 heure
   *[other] { $hours } heures
}
option-deadline-days = { $days ->
    [one] 1 jour
   *[other] { $days } jours
}
option-listed = Table ouverte
option-listed-about = Des inconnus trouvent la table sur la première page, sans aucun nom, et peuvent prendre une place libre. Tu peux la libérer.
option-listed-yes = pour tout le monde
option-listed-no = par le lien seulement
option-spectators = Spectateurs
option-spectators-yes = bienvenus
option-spectators-no = pas ce soir
option-advice = Conseil de la maison
option-advice-about = À son tour, on peut demander ce que vaut chaque choix.
option-advice-yes = pour tout le monde
option-advice-no = aucun

# Advice at a table that has it.
advice-button = Conseil
advice-on = À cette table, la maison donne conseil.

# The time limit of a decision.
deadline-left = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
deadline-soon = Le temps est presque écoulé.
deadline-warn = Si rien ne se passe avant { $time }, l’ordinateur joue pour { $name }.
deadline-warn-you = Si tu ne joues pas avant { $time }, l’ordinateur joue pour toi.

# Luck that can be checked.
luck-title = Hasard loyal
luck-about = { $game ->
    [goldbraeu] Avant la première carte, le serveur s’engage sur un secret. Vos navigateurs y mêlent leurs propres nombres, et tout le hasard découle des deux : le premier joueur, les enseignes et chaque carte.
   *[other] Avant le premier lancer, le serveur s’engage sur un secret. Vos navigateurs y mêlent leurs propres nombres, et tous les lancers découlent des deux.
}
luck-commitment = Engagement
luck-shares = Parts des joueurs
luck-share-none = aucune part
luck-secret = Secret
luck-secret-later = dévoilé à la fin de la partie
luck-check = { $game ->
    [goldbraeu] Vérifier les cartes
   *[other] Vérifier les lancers
}
luck-checking = Vérification…
luck-checked = { $game ->
    [goldbraeu] { $count ->
        [one] { $count } tirage vérifié : il est juste.
       *[other] { $count } tirages vérifiés : tous justes.
    }
   *[other] { $count ->
        [one] { $count } lancer vérifié : il est juste.
       *[other] { $count } lancers vérifiés : tous justes.
    }
}
luck-check-failed = { $game ->
    [goldbraeu] Le tirage { $ordinal } ne correspond pas au secret.
   *[other] Le lancer { $ordinal } ne correspond pas au secret.
}
luck-how = Ou vérifie toi-même : enregistre la partie et lance « { $command } ».
luck-record = Enregistrer la partie

# Talk.
chat-title = Parlotte
chat-empty = Quel calme. Que quelqu’un dise quelque chose !
chat-say = Dis quelque chose
chat-send = Envoyer
chat-phrases = Bons mots
chat-muted = Le chef de table t’a coupé la parole.
chat-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
chat-bluff = Le bluff est permis : personne n’est tenu de dire la vérité sur les tonneaux.

# The host.
host-mute = Couper la parole
host-mute-name = Couper la parole à { $name }
host-unmute = Rendre la parole
host-unmute-name = Rendre la parole à { $name }
host-remove = Écarter
host-remove-name = Écarter { $name }
host-remove-ask = Un ordinateur remplace { $name } pour de bon ?
host-pass = Passer le rôle
host-pass-name = Passer le rôle de chef de table à { $name }
host-stand-in = Faire remplacer
host-stand-in-name = Faire remplacer { $name } par un ordinateur
host-away = { $minutes ->
    [0] { $name } vient de partir.
    [one] Absence : { $name }, { $minutes } minute.
   *[other] Absence : { $name }, { $minutes } minutes.
}
host-passes = Après deux minutes d’absence du chef de table, le rôle passe plus loin.

# Leaving, and coming back on another device.
leave-button = Partir
leave-ask = Quitter la table ? Un ordinateur prend le relais, et tu peux revenir.
return-title = Emporter ta place
return-about = Avec ce lien, tu continues sur un autre appareil. Il sert une fois, et à toi seulement.
return-make = Créer un lien
return-copy = Copier le lien
return-qr = Code QR de ton lien de retour
return-used = Dès qu’il a servi, un nouveau le remplace.
return-page-title = Retour à ta place
return-confirm = Continuer sur cet appareil
program-title = Laisser jouer un programme
program-title-free = Une place pour un programme
program-about = Un programme joue avec une clé : le tien, un des exemples, ou le nôtre avec la commande ci-dessous. La clé n’ouvre que cette place. Ne la montre à personne.
program-make = Créer une clé
program-again = Créer une nouvelle clé
program-revoke = Retirer la place au programme
program-copy-token = Copier la clé
program-copy-command = Copier la commande
program-once = Elle n’est montrée que maintenant. Une nouvelle met fin à l’ancienne.
program-seat = un programme
program-name-label = Nom du programme
program-name = Automate
rename-button = Changer de nom
rename-label = Ton nom

# After the game.
over-title = On ferme !
over-ranking = Classement final
over-chart = Totaux au fil des tours
over-rounds = { $rounds ->
    [one] { $rounds } tour joué
   *[other] { $rounds } tours joués
}
rematch-button = Revanche
rematch-go = À la nouvelle table

# Those who watch.
spectators-count = { $count ->
    [0] aucun spectateur
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
spectators-you = Tu regardes la partie.

# Errors: what is wrong and what to do.

# Any code that is not listed here.
error-unknown-code = Cela n’a pas marché ({ $code }). Recharge la page et réessaie.
error-illegal = Les règles ne le permettent pas. Choisis une des actions proposées.

# Polterfass.
error-polterfass-not-asked = Ce n’est pas à toi de jouer. Attends qu’on te le demande.
error-polterfass-wrong-phase = Ce n’est pas possible à ce moment du tour. Choisis une des actions proposées.
error-polterfass-already-laid = Ta commande est posée et ne change plus (P3.2).
error-polterfass-not-standing-special = Seuls les tonneaux spéciaux debout peuvent retourner dans le gobelet (P4.2). Choisis-en d’autres.
error-polterfass-empty-cup = Le gobelet est vide. Remets un tonneau spécial ou ferme le robinet (P4.3).
error-polterfass-bad-target = Chaque cible doit être un tonneau numéroté debout, jamais à la fois détruit et doublé (P5.6). Choisis-en d’autres.
error-polterfass-target-count = Le nombre de cibles est faux (P5.6). À détruire : { $destroyed } ; à doubler : { $doubled }.
error-polterfass-bad-draw = Ce lancer est impossible à cet endroit. L’enregistrement est abîmé.
error-polterfass-over = La partie est finie (P7.1). Commences-en une autre.

# At the table.
error-too-late = Trop tard : cette fois, un ordinateur décide pour toi. Ensuite, tu pourras reprendre ta place.
error-already-decided = C’est déjà décidé, peut-être dans un autre onglet. Passe à la suite.
error-standing-in = Un ordinateur joue à ta place. Reprends-la d’abord.
error-no-seat = Tu n’as pas de place à cette table. Prends-en une, ou utilise ton lien de retour.
error-already-seated = Tu as déjà une place à cette table. Continue avec celle-là.
error-not-host = Seul le chef de table peut le faire. Demande-lui.
error-not-yours = Ce n’est pas à toi de le faire. Choisis une des actions proposées.
error-advice-off = À cette table, on joue sans conseil. Le chef de table peut l’autoriser avant une partie.
error-notices-off = Cette maison n’envoie pas de tels messages. Passe de temps en temps.
error-not-your-turn = Ce n’est pas ton tour. Redemande quand ce le sera.
error-has-begun = La partie a commencé ; c’est possible seulement avant. Ouvre une nouvelle table.
error-not-playing = Aucune partie en cours. Attends que le chef de table commence.
error-not-over = La partie n’est pas finie. Jouez-la d’abord jusqu’au bout.
error-table-closed = Cette table est fermée. Ouvres-en une autre.
error-table-full = Toutes les places sont prises. Regarde, ou ouvre ta propre table.
error-chairs-free = { $open ->
    [one] Une place est encore libre. Fais-la occuper ou retire-la.
   *[other] { $open } places sont encore libres. Fais-les occuper ou retire-les.
}
error-unknown-seat = Cette table n’a pas cette place. Choisis-en une autre.
error-wrong-occupant = Ce n’est pas possible avec cette place telle qu’elle est. Choisis-en une autre.
error-too-many-people = Personnes assises : { $people } ; places : { $seats }. Libère d’abord des places.
error-bad-setup = Ces règles maison sont impossibles : { $what }. Change-les.
error-name-taken = Ce nom est déjà pris à cette table. Choisis-en un autre.
error-unknown = « { $what } » n’existe pas. Choisis dans la liste.
error-muted = Le chef de table t’a coupé la parole. Tu peux continuer à jouer.
error-deadline-range = Un temps de réflexion de { $seconds } s n’est pas possible. Choisis entre 30 s et 14 jours.
error-text-empty = Le texte est vide. Écris au moins une lettre.
error-text-too-long = Le texte est trop long. La limite est de { $max } caractères.
error-text-control = Le caractère en position { $place } ne peut pas être affiché. Efface-le.

# From the server.
error-bad-message = Le serveur n’a pas compris le message : { $what }. Recharge la page.
error-message-too-large = Le message est trop gros. La limite est de { $max } octets.
error-unknown-table = Cette table n’existe pas. Vérifie le lien, ou ouvre une nouvelle table.
error-unknown-return-link = Ce lien de retour n’est pas valable, ou il a déjà servi. Crées-en un nouveau sur le dernier appareil utilisé.
error-unknown-token = Cette clé n’ouvre pas (ou plus) de place ici. Fais-en créer une nouvelle à la table.
error-not-for-programs = Un programme ne peut pas faire cela. Il joue sa place ; le reste revient aux personnes.
error-spectators-forbidden = Les spectateurs ne sont pas admis à cette table. Demande une place au chef de table.
error-bad-origin = La demande vient d’un autre site. Ouvre la page à l’adresse du serveur lui-même.
error-bad-host-name = Le serveur ne se connaît pas sous cette adresse. Utilise celle de son démarrage.
error-unsupported-protocol = Cette page vient d’une autre version. Recharge-la ; rien n’est perdu.
error-unknown-game = Ce jeu n’existe pas sur ce serveur. Choisis-en un sur la page d’accueil.
error-unknown-map = Ce serveur n’a pas de plan « { $map } ». Choisis-en un sur la page d’accueil.
error-too-many-requests = Trop de demandes. Attends un instant, puis réessaie.
error-too-many-devices = Cette place est déjà sur trop d’appareils. Continue sur l’un d’eux.
error-too-much-written = On a trop écrit à cette table. Continuez à une nouvelle table.
error-internal = Une erreur du serveur. Rien de la partie n’est perdu ; réessaie.
error-store-full = Le disque du serveur est plein, plus rien n’est enregistré. Préviens la personne qui le gère.
error-read-only = Le serveur ne peut rien enregistrer en ce moment. Réessaie plus tard.
error-not-away-long-enough = { $seconds ->
    [one] L’absence est encore trop courte. Attends encore { $seconds } seconde.
   *[other] L’absence est encore trop courte. Attends encore { $seconds } secondes.
}
error-offline = Pas de connexion au serveur. Vérifie le réseau ; la page continue d’essayer.
error-bad-field = Le champ « { $field } » est faux : { $what }. Corrige-le.
error-forbidden-address = La maison n’envoie rien à cette adresse. Elle n’accepte que des adresses https sur Internet.
error-not-found = Cette page n’existe pas. Va à la page d’accueil.
error-shutting-down = Le serveur redémarre. La page reviendra d’elle-même.

# Files and the command line.
error-port-in-use = L’adresse { $address } est déjà occupée. Choisis-en une autre avec --listen.
error-file-unreadable = Le fichier { $path } est illisible : { $what }. Vérifie le chemin.
error-bad-record = L’enregistrement est abîmé : { $what }. Prends une copie intacte.
error-record-too-new = L’enregistrement a le format { $version }, inconnu de cette version. Prends un programme plus récent.
error-record-mismatch = L’étape { $n } de l’enregistrement ne suit pas de ce qui précède : { $what }. Prends une copie intacte.
error-bad-luck = Le lancer { $ordinal } de l’enregistrement ne découle pas de son secret. L’enregistrement a été modifié.
error-device-full = Cet appareil n’a plus de place. Rien n’est perdu, mais rien de plus ne peut être gardé : faites de la place, et la partie continue.
error-not-kept = Cet appareil n’a pas pu garder le dernier coup, qui n’est donc pas joué. Nouvel essai en cours.
error-not-on-this-device = Cette table est sur un autre appareil, ou la mémoire d’ici a été vidée. Une partie gardée sur un appareil ne s’ouvre pas ailleurs.
error-damaged = Ce qui est gardé de cette table ne tient pas ensemble ({ $what }) ; elle ne peut pas continuer. Rien n’a été changé.

# Tables ouvertes sur la première page.
open-title = Tables ouvertes
open-none = Personne ne cherche de compagnie en ce moment. Tu peux proposer une table : ouvre-la avec « Inviter des amis », puis choisis « Table ouverte » dans ses règles de la maison.
open-free = { $free } sur { $all } places libres
open-sit = S’asseoir
open-sit-at = S’asseoir : { $table }
open-left = personne en ce moment
open-opened = ouverte { $ago }
open-limit = { $limit } par décision

# Ce qui s'est passé depuis la dernière visite.
digest-title = Depuis ta dernière visite
digest-last = Dernière visite : { $time }.
digest-then = Juste après ton départ
digest-go = À la table

# Messages quand c'est à quelqu'un de jouer.
tell-about = Tu es averti une fois, quand la table commence à t’attendre, et jamais tant que tu la regardes.
tell-open = Tant que la page est ouverte
tell-open-about = Si l’onglet est en arrière-plan, le navigateur affiche une notification.
tell-allow = Afficher les notifications
tell-on = Les notifications sont affichées.
tell-off = Plus de notifications
tell-denied = Ce navigateur a reçu l’ordre de ne pas afficher les notifications de cette page. Tu peux changer cela dans ses réglages pour la page.
tell-insecure = Les navigateurs n’affichent de notifications que pour les pages en https, ou sur l’ordinateur qui est lui-même la maison.
tell-unsupported = Ce navigateur n’affiche pas de notifications de pages. Sur iPhone et iPad, c’est possible une fois la page sur l’écran d’accueil.
tell-push = Aussi quand elle est fermée
tell-push-about = La maison envoie le message par le service push de ton navigateur. Il est chiffré et ne dit que la table et le délai.
tell-push-start = Avertir ce navigateur
tell-push-on = Ce navigateur est averti.
tell-push-stop = Ne plus l’avertir
tell-push-failed = Le navigateur n’a pas pu s’inscrire. Certains n’y arrivent que par les services de Google, Mozilla ou Apple, qui peuvent être coupés ou hors d’atteinte.
tell-webhook = À un autre programme
tell-webhook-about = La maison envoie un court message en JSON à cette adresse (webhook).
tell-webhook-address = Adresse
tell-webhook-save = Utiliser cette adresse
tell-webhook-remove = Retirer
tell-webhook-secret = Les messages sont signés avec cette clé. Elle n’est affichée que maintenant :
tell-quiet = Heures de repos
tell-quiet-about = Ce que la maison enverrait alors attend leur fin, et n’est pas envoyé si ce n’est plus vrai. Les délais courent.
tell-quiet-from = De
tell-quiet-to = à
tell-quiet-save = Silence à ces heures
tell-quiet-stop = Pas d’heures de repos
tell-quiet-zone = Fuseau horaire : { $zone }
tell-test = Envoyer un essai
tell-last = Dernier message, { $time } : { $result }
tell-result-delivered = arrivé.
tell-result-refused = refusé de l’autre côté ({ $status }).
tell-result-unreachable = adresse hors d’atteinte.
tell-result-timed-out = pas de réponse à temps.
tell-result-forbidden-address = la maison n’envoie rien à cette adresse.
tell-result-gone = le navigateur n’est plus inscrit.

# Ce que dit un message.
say-turn-title = À toi de jouer : { $game }
say-turn = La table t’attend.
say-until = Tu as jusqu’à { $time }.
say-soon-title = Toujours à toi : { $game }
say-soon = Si tu ne joues pas avant { $time }, l’ordinateur joue pour toi.
say-taken-title = Un ordinateur te remplace : { $game }
say-taken = Tu peux reprendre ta place à tout moment.
say-over-title = Partie finie : { $game }
say-over = Viens voir le résultat.
say-test-title = Stammtisch
say-test = Voilà à quoi ressemble un message.

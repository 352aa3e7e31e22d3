# Les amis : le réseau, les invitations, les spectateurs, les réactions, la discussion et l’appel quand c’est ton tour.

network-closed = **Pour l’instant, les liens ne marchent que sur cet ordinateur.** Ouvre l’accès à ton réseau, et tes amis joueront depuis leurs appareils.
network-who = Toute personne sur le même Wi-Fi ou réseau domestique pourra alors ouvrir cette page, jouer avec un lien ou regarder avec le code d’une table. Personne d’autre sur Internet ne le peut.
network-do = Ouvrir à mon réseau
network-open = Ouvert à ton réseau à l’adresse { $address }. Toute personne sur le même Wi-Fi ou réseau domestique peut jouer avec un lien.
network-code = Code QR de la page d’accueil de ce serveur
network-next = Essaie : scanne ce code avec un téléphone. Quand tu commenceras la partie, chaque place libre aura son lien et son code QR.

## Arriver par un lien

claim-invited = { $name } t’invite
claim-to = Une partie de **{ $game }**. Tu joues { $colour }.
claim-table = À la table
claim-you = ta place
claim-open = encore libre
claim-here = joue sur le même écran que { $name }
claim-hints = conseils permis
claim-chat = avec discussion
claim-new = « { $game } », c’est nouveau pour toi ?
claim-rules = Lire les règles
claim-learn = Jouer d’abord une partie guidée
claim-later = Ta place reste libre pendant que tu lis ou t’exerces.
claim-back = Retour à ton invitation

## Spectateurs

spectators = Spectateurs
spectators-nameless = { $named ->
    [0] { $count ->
        [one] une personne sans nom
       *[other] { $count } sans nom
      }
   *[other] { $count ->
        [one] et une personne sans nom
       *[other] et { $count } sans nom
      }
  }
spectator-name = Ton nom de spectateur (facultatif)
spectator-save = Enregistrer

## Réactions et discussion

react = Réagir
react-laurel = Bien joué
react-heart = Super
react-laugh = Rire
react-wonder = Étonnement
react-sigh = Oh non
react-rain = Pas de chance
react-swords = En garde
react-clover = Bonne chance
react-lamp = Bonne idée
react-hourglass = Un instant
react-hand = Bonjour
react-moon = Bonne nuit
react-said = { $who } : { $what }
mute-all = Mettre tout le monde en sourdine
mute-all-about = Ni réactions ni discussion sur cet appareil
mute = Mettre { $name } en sourdine
unmute = Réactiver { $name }
chat = Discussion
chat-unread = { $count ->
    [one] Discussion, { $count } nouveau message
   *[other] Discussion, { $count } nouveaux messages
  }
chat-empty = Personne n’a encore écrit. Les messages ne sont pas conservés.
chat-write = Ton message
chat-send = Envoyer
chat-said = { $who } écrit : { $text }
option-chat = Discussion
option-chat-about = Les joueurs peuvent s’écrire
summary-chat = avec discussion

## C’est ton tour

call-me = Préviens-moi quand c’est mon tour
call-me-about = Par une notification, quand tu regardes autre chose
call-me-blocked = Les réglages de ton navigateur n’autorisent pas les notifications de cette page
call-me-insecure = Les navigateurs ne montrent de notifications qu’aux adresses https, et celle-ci n’en est pas une. Le titre de l’onglet te dit quand c’est ton tour, et un son aussi s’il est activé.
call-body = { $game } t’attend.

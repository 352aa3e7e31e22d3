# Les amis : le réseau, les invitations, les spectateurs, les réactions, la discussion et l’appel quand c’est ton tour.

network-closed = **Pour l’instant, les liens ne marchent que sur cet ordinateur.** Ouvre l’accès à ton réseau, et tes amis joueront depuis leurs appareils.
network-who = Toute personne sur le même Wi-Fi ou réseau domestique pourra alors ouvrir cette page, jouer avec un lien ou regarder avec le code d’une table. Personne d’autre sur Internet ne le peut.
network-do = Ouvrir à mon réseau
network-open = Ouvert à ton réseau à l’adresse { $address }. Toute personne sur le même Wi-Fi ou réseau domestique peut jouer avec un lien.
network-code = Code QR de la page d’accueil de cet hôte
network-next = Essaie : scanne ce code avec un téléphone. Quand tu ouvriras la table, chaque place libre aura son lien et son code QR.

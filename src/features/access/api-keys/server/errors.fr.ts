import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/api-keys'> = {
  'Only a person can create an API key.': 'Seule une personne peut créer une clé API.',
  'Only a person can let an app in.': 'Seule une personne peut autoriser une application.',
  'The app asks for access to another installation.': 'L’application demande l’accès à une autre installation.',
  'The app asks for permissions that do not exist.': 'L’application demande des autorisations qui n’existent pas.',
  'The app asks to be answered at an address that it has not registered.':
    'L’application demande une réponse à une adresse qu’elle n’a pas enregistrée.',
  'This app cannot only propose.': 'Cette application ne peut pas se limiter à proposer.',
  'This app is not registered here.': 'Cette application n’est pas enregistrée ici.',
  'This key was already created, and its secret was shown once. Revoke it and create another key.':
    'Cette clé a déjà été créée et son secret n’a été affiché qu’une fois. Révoquez-la et créez une autre clé.',
  'You have none of the permissions that the app asks for.':
    'Vous n’avez aucune des autorisations que l’application demande.',
  'is not of this installation': 'Cette ressource n’appartient pas à cette installation.',
  'is not registered': 'N’est pas enregistré ici.',
  'is only for apps that use tools': 'Réservé aux applications qui utilisent des outils.',
};

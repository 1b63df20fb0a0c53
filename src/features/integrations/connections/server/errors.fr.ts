import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'integrations/connections'> = {
  'A connection of your team to another system stopped working.':
    'Une connexion de votre équipe à un autre système ne fonctionne plus.',
  'A connection to another system stopped working.': 'Une connexion à un autre système ne fonctionne plus.',
  'Broken connections': 'Connexions interrompues',
  'Connect again to change this connection.': 'Connectez-vous à nouveau pour modifier cette connexion.',
  'Disconnect it first.': 'Déconnectez-la d’abord.',
  'It is disconnected.': 'Elle est déconnectée.',
  'It is paused already.': 'Elle est déjà en pause.',
  'Only a paused connection can be resumed.': 'Seule une connexion en pause peut être reprise.',
  'The connection belongs to another integration.': 'La connexion appartient à une autre intégration.',
  'This attempt to connect has ended. Start again from the integrations.':
    'Cette tentative de connexion est terminée. Recommencez depuis les intégrations.',
  'This connection is disconnected already.': 'Cette connexion est déjà déconnectée.',
  'This installation has no connector. Use an app of your own.':
    'Cette installation n’a pas de connecteur. Utilisez votre propre application.',
  'This integration': 'Cette intégration',
  'Too many attempts are open. Try again in ten minutes.':
    'Trop de tentatives sont en cours. Réessayez dans dix minutes.',
  'is not a field of this integration': 'Ce n’est pas un champ de cette intégration.',
  'must have at least 2 letters': 'Doit comporter au moins 2 lettres.',
};

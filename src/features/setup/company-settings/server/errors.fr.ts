import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'setup/company-settings'> = {
  'An owner downloaded an export of all your company’s data.':
    'Un propriétaire a téléchargé un export de toutes les données de votre entreprise.',
  'Data export': 'Export des données',
  'Only an owner who is signed in themselves can export all data.':
    'Seul un propriétaire connecté en personne peut exporter toutes les données.',
};

import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/accounts'> = {
  'Annual revenue': 'Chiffre d’affaires annuel',
  'New account': 'Nouveau compte',
  'Parent account': 'Compte parent',
  Relationship: 'Relation',
  'Set automatically when a deal is won.': 'Défini automatiquement lorsqu’une affaire est gagnée.',
  'The account’s ID in another system, such as your CRM.':
    'L’ID du compte dans un autre système, par exemple votre CRM.',
  accounts: 'comptes',
};

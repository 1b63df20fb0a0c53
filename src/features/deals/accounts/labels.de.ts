import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/accounts'> = {
  'Annual revenue': 'Jahresumsatz',
  'New account': 'Neuer Account',
  'Parent account': 'Übergeordneter Account',
  Relationship: 'Beziehung',
  'Set automatically when a deal is won.': 'Wird automatisch gesetzt, wenn ein Deal gewonnen wird.',
  'The account’s ID in another system, such as your CRM.':
    'Die ID des Accounts in einem anderen System, zum Beispiel Ihrem CRM.',
  accounts: 'Accounts',
};

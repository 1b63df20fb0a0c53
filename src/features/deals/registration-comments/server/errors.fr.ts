import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/registration-comments'> = {
  'This registration': 'Cet enregistrement',
  'must be documents of the partner of this registration':
    'Doivent être des documents du partenaire de cet enregistrement.',
  'must be shared documents: the partner reads this comment':
    'Doivent être des documents partagés : le partenaire lit ce commentaire.',
};

import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/registration-comments'> = {
  'Comments of partners on their registrations, and comments that mention you.':
    'Commentaires des partenaires sur leurs enregistrements et commentaires qui vous mentionnent.',
  'Comments of the company on your registrations, and comments that mention you.':
    'Commentaires de l’entreprise sur vos enregistrements et commentaires qui vous mentionnent.',
  'Comments on registrations': 'Commentaires sur les enregistrements',
  'This registration': 'Cet enregistrement',
  'must be documents of the partner of this registration':
    'Doivent être des documents du partenaire de cet enregistrement.',
  'must be shared documents: the partner reads this comment':
    'Doivent être des documents partagés : le partenaire lit ce commentaire.',
};

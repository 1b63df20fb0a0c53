import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/registration-comments'> = {
  'Comments on registrations': 'Commentaires sur les enregistrements',
  'comment on a registration': 'commentaire sur un enregistrement',
  'comments on registrations': 'commentaires sur des enregistrements',
};

import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/registration-comments'> = {
  'Comments on registrations': 'Comentários sobre registros',
  'comment on a registration': 'comentário sobre um registro',
  'comments on registrations': 'comentários sobre registros',
};

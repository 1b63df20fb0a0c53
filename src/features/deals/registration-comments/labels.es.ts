import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/registration-comments'> = {
  'Comments on registrations': 'Comentarios sobre registros',
  'comment on a registration': 'comentario sobre un registro',
  'comments on registrations': 'comentarios sobre registros',
};

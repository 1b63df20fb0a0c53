import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'engagement/announcements'> = {
  'Someone else changed this announcement. Reload it and try again.':
    'Otra persona cambió este anuncio. Vuelve a cargarlo e inténtalo de nuevo.',
  'This announcement': 'Este anuncio',
};

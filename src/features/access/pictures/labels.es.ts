import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/pictures'> = {
  picture: 'imagen',
  pictures: 'imágenes',
};

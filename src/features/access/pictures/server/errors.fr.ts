import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/pictures'> = {
  'Send the picture as multipart/form-data.': 'Envoyez l’image au format multipart/form-data.',
  'The picture is larger than 2 MB.': 'L’image dépasse 2 Mo.',
  'This picture': 'Cette image',
  'is damaged: it has no readable size': 'Cette image est endommagée : sa taille est illisible.',
  'must be a PNG, JPEG, WebP or GIF picture': 'Doit être une image PNG, JPEG, WebP ou GIF.',
  'must be at most 2 MB': 'Doit faire au plus 2 Mo.',
};

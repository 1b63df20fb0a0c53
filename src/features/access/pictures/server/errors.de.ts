import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/pictures'> = {
  'Send the picture as multipart/form-data.': 'Senden Sie das Bild als multipart/form-data.',
  'The picture is larger than 2 MB.': 'Das Bild ist größer als 2 MB.',
  'This picture': 'Dieses Bild',
  'is damaged: it has no readable size': 'Ist beschädigt: Die Bildgröße ist nicht lesbar.',
  'must be a PNG, JPEG, WebP or GIF picture': 'Muss ein Bild im Format PNG, JPEG, WebP oder GIF sein.',
  'must be at most 2 MB': 'Darf höchstens 2 MB groß sein.',
};

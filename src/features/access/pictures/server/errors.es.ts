import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/pictures'> = {
  'Send the picture as multipart/form-data.': 'Envía la imagen como multipart/form-data.',
  'The picture is larger than 2 MB.': 'La imagen supera los 2 MB.',
  'This picture': 'Esta imagen',
  'is damaged: it has no readable size': 'La imagen está dañada: no se puede leer su tamaño.',
  'must be a PNG, JPEG, WebP or GIF picture': 'Debe ser una imagen PNG, JPEG, WebP o GIF.',
  'must be at most 2 MB': 'Debe ocupar como máximo 2 MB.',
};

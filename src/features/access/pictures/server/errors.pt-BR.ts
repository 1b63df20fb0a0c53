import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/pictures'> = {
  'Send the picture as multipart/form-data.': 'Envie a imagem como multipart/form-data.',
  'The picture is larger than 2 MB.': 'A imagem tem mais de 2 MB.',
  'This picture': 'Esta imagem',
  'is damaged: it has no readable size': 'A imagem está danificada: não é possível ler o tamanho dela.',
  'must be a PNG, JPEG, WebP or GIF picture': 'Deve ser uma imagem PNG, JPEG, WebP ou GIF.',
  'must be at most 2 MB': 'Pode ter no máximo 2 MB.',
};

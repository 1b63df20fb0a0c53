import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/registration-comments'> = {
  'This registration': 'Este registro',
  'must be documents of the partner of this registration': 'Deben ser documentos del partner de este registro.',
  'must be shared documents: the partner reads this comment':
    'Deben ser documentos compartidos: el partner lee este comentario.',
};

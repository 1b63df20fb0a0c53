import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'setup/tags'> = {
  'This tag': 'Esta etiqueta',
  'already exists; merge the two tags instead': 'Ya existe. Combina las dos etiquetas.',
  'must be a different tag': 'Debe ser otra etiqueta.',
};

import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'platform/prompts'> = {
  'A prompt with this key already exists.': 'Ya existe un prompt con esta clave.',
  'There is no draft to publish.': 'No hay ningún borrador que publicar.',
  'This draft was changed in the meantime.': 'Este borrador se cambió mientras tanto.',
  'This prompt was changed in the meantime.': 'Este prompt se cambió mientras tanto.',
  'must be an earlier version': 'Debe ser una versión anterior.',
};

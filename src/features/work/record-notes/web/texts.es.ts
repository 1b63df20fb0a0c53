import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  label: 'Nueva nota',
  placeholder: 'Escribe una nota para tu equipo…',
  help: 'Visible solo para tu empresa.',
  add: 'Añadir nota',
  added: 'añadió una nota',
};

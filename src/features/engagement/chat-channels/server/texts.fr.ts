import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  test: 'Ceci est un message de test. Les notifications des sujets choisis arrivent ici.',
  openApp: 'Ouvrir l’application',
};

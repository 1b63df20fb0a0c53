import type { FullTranslation } from '#shared/text/texts.ts';
import { frenchWithDe } from '#web/french.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  noYet: (many: Part) => `Pas encore ${frenchWithDe(many)}`,
  enter: 'Entrée',
};

import type { FullTranslation } from '#shared/text/texts.ts';
import { frenchWithArticle } from '#web/french.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  edit: 'Modifier\u00a0:',
  new: 'Créer\u00a0:',
  history: 'Historique',
  newOne: (one: Part) => `Créer ${frenchWithArticle(one)}`,
  editOne: (one: Part) => `Modifier ${frenchWithArticle(one)}`,
};

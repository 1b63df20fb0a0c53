import type { FullTranslation } from '#shared/text/texts.ts';
import { withArticle } from '#web/french.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  edit: 'Modifier\u00a0:',
  new: 'Créer\u00a0:',
  history: 'Historique',
  newOne: (one: Part) => `Créer ${withArticle(one)}`,
  editOne: (one: Part) => `Modifier ${withArticle(one)}`,
};

import type { FullTranslation } from '#shared/text/texts.ts';
import { withArticle, withDe } from '#web/french.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  noYet: (many: Part) => `Pas encore ${withDe(many)}`,
  new: (one: Part) => `Créer ${withArticle(one)}`,
  edit: (one: Part) => `Modifier ${withArticle(one)}`,
  editText: 'Modifier',
  newText: 'Créer',
  activity: 'Activité',
  details: 'Détails',
  place: 'Position',
  created: 'Création',
};

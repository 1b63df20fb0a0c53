import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  noYet: (many: Part) => `Noch keine ${many}`,
  new: (one: Part) => `${one} erstellen`,
  edit: (one: Part) => `${one} bearbeiten`,
  editText: 'Bearbeiten',
  newText: 'Neu',
  activity: 'Aktivität',
  details: 'Details',
  place: 'Position',
  created: 'Erstellt',
};

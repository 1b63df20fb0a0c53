import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  label: 'Neue Notiz',
  placeholder: 'Eine Notiz für Ihr Team schreiben…',
  help: 'Nur für Ihr Unternehmen sichtbar.',
  add: 'Notiz hinzufügen',
  added: 'hat eine Notiz hinzugefügt',
};

import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  test: 'Dies ist eine Testnachricht. Benachrichtigungen zu den gewählten Themen kommen hier an.',
  openApp: 'Anwendung öffnen',
};

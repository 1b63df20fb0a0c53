import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: 'Eine Vereinbarung zum Gutschriftverfahren',
  phrase: 'eine Vereinbarung zum Gutschriftverfahren',
  partner: 'Vereinbarung annehmen',
  company: 'Vereinbarung des Partners öffnen',
};

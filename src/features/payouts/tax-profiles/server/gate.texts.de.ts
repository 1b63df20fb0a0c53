import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: 'Ein angenommenes Steuerprofil',
  phrase: 'ein angenommenes Steuerprofil',
  partner: 'Steuerprofil ausfüllen',
  company: 'Steuerprofil des Partners öffnen',
};

import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: 'Bestätigte Auszahlungsdaten',
  phrase: 'bestätigte Auszahlungsdaten',
  partner: 'Auszahlungsdaten eingeben',
  company: 'Auszahlungsdaten des Partners öffnen',
};

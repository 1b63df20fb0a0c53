import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: 'Ein Zertifikat',
  phrase: (name = '') => `das Zertifikat „${name}“`,
  partner: 'Zertifikate öffnen',
  company: 'Zertifikate des Partners öffnen',
};

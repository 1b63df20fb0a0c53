import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: 'Un certificat',
  phrase: (name = '') => `le certificat «\u00a0${name}\u00a0»`,
  partner: 'Ouvrir les certificats',
  company: 'Ouvrir ses certificats',
};

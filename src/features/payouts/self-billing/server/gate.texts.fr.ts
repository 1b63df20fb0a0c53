import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: 'Un accord d’autofacturation',
  phrase: 'un accord d’autofacturation',
  partner: 'Accepter l’accord',
  company: 'Ouvrir son accord',
};

import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: 'Un profil fiscal accepté',
  phrase: 'un profil fiscal accepté',
  partner: 'Remplir votre profil fiscal',
  company: 'Ouvrir son profil fiscal',
};

import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: 'Des coordonnées de versement vérifiées',
  phrase: 'des coordonnées de versement vérifiées',
  partner: 'Saisir les coordonnées de versement',
  company: 'Ouvrir ses coordonnées de versement',
};

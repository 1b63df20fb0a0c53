import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: 'Un contrat signé',
  phrase: (kind: string | undefined) => (kind ? `un contrat signé de type «\u00a0${kind}\u00a0»` : 'un contrat signé'),
  partner: 'Ouvrir vos contrats',
  company: 'Ouvrir ses contrats',
  open: 'Ouvrir le contrat',
  sign: 'Signer le contrat',
  view: 'Voir le contrat',
  theirs: (company: string, title: string) => `la signature de ${company} sur «\u00a0${title}\u00a0»`,
  yours: (title: string) => `votre signature sur «\u00a0${title}\u00a0»`,
};

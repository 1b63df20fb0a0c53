import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  document: {
    label: 'Un document approuvé',
    phrase: (kind: string | undefined) =>
      kind ? `un document approuvé de type «\u00a0${kind}\u00a0»` : 'un document approuvé',
    partner: 'Ouvrir les demandes de documents',
    company: 'Ouvrir ses demandes de documents',
  },
  taxForm: {
    label: 'Un formulaire fiscal',
    phrase: 'un formulaire fiscal approuvé',
    partner: 'Ouvrir les demandes de documents',
    company: 'Ouvrir ses demandes de documents',
  },
};

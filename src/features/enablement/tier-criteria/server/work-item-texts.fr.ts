import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  tiersAtRisk: {
    label: 'Niveaux à risque',
    says: ['niveau est à risque', 'niveaux sont à risque'],
    verb: 'Ouvrir',
  },
  yourTier: 'Votre niveau est à risque',
};

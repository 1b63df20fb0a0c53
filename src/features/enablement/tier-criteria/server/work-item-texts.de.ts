import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  tiersAtRisk: {
    label: 'Gefährdete Stufen',
    says: ['Stufe ist gefährdet', 'Stufen sind gefährdet'],
    verb: 'Öffnen',
  },
  yourTier: 'Ihre Stufe ist gefährdet',
};

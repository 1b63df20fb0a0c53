import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  tiersAtRisk: {
    label: 'Niveles en riesgo',
    says: ['nivel está en riesgo', 'niveles están en riesgo'],
    verb: 'Abrir',
  },
  yourTier: 'Tu nivel está en riesgo',
};

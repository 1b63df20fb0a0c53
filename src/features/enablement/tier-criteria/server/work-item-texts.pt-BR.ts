import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  tiersAtRisk: {
    label: 'Níveis em risco',
    says: ['nível está em risco', 'níveis estão em risco'],
    verb: 'Abrir',
  },
  yourTier: 'Seu nível está em risco',
};

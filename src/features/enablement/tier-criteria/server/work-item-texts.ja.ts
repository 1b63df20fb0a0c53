import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  tiersAtRisk: {
    label: 'リスクのあるティア',
    says: ['件のティアにリスクがあります', '件のティアにリスクがあります'],
    verb: '開く',
  },
  yourTier: 'ティアの維持にリスクがあります',
};

import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  proposed: {
    label: '提案された取引関係',
    says: ['件の取引関係の提案に回答が必要です', '件の取引関係の提案に回答が必要です'],
    verb: '開く',
  },
};

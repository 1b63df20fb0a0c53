import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toAgree: {
    label: '合意待ちの目標',
    says: ['件の目標計画に合意が必要です', '件の目標計画に合意が必要です'],
    verb: '確認',
  },
  objectives: {
    label: '期限の近い取り組み',
    says: ['件の取り組みの期限が来ています', '件の取り組みの期限が来ています'],
    verb: '計画を開く',
  },
};

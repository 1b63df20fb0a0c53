import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  confirmation: {
    label: '確認待ちのリセラー案件',
    says: ['件のリセラー案件に確認が必要です', '件のリセラー案件に確認が必要です'],
    verb: '開く',
  },
};

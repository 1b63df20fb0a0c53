import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  missing: {
    label: '未登録の振込先情報',
    says: '振込先情報が登録されていません',
    verb: '振込先情報を追加',
  },
};

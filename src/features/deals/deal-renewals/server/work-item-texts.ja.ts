import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  renewal: {
    label: '更新',
    says: ['件の案件に更新が必要です', '件の案件に更新が必要です'],
    verb: '開く',
  },
};

import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  course: {
    label: '受講するコース',
    says: ['件のコースの受講が必要です', '件のコースの受講が必要です'],
    verb: '続ける',
  },
};

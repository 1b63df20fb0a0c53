import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  missing: {
    label: '未提出の税務書類',
    says: ['件の税務書類が未提出です', '件の税務書類が未提出です'],
    verb: '税務情報を入力',
  },
};

import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toSubmit: {
    label: '提出するMDF精算',
    says: ['件のMDF精算が未提出です', '件のMDF精算が未提出です'],
    verb: '続ける',
  },
};

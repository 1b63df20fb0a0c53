import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  toUpload: {
    label: 'アップロードする文書',
    says: ['件の文書のアップロードが必要です', '件の文書のアップロードが必要です'],
    verb: 'アップロード',
  },
};

import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  returnedToYou: {
    label: '返戻された送金',
    says: ['件の送金が返戻されました', '件の送金が返戻されました'],
    verb: '振込先情報を確認',
  },
};

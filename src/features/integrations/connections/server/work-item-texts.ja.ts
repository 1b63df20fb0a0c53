import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  broken: {
    label: '障害のある接続',
    says: ['件の接続に障害があります', '件の接続に障害があります'],
    verb: '修復',
  },
};

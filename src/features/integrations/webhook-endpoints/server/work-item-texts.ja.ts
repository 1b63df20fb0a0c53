import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  disabled: {
    label: '無効になったWebhookエンドポイント',
    says: [
      '件のWebhookエンドポイントが失敗により無効になりました',
      '件のWebhookエンドポイントが失敗により無効になりました',
    ],
    verb: '表示',
  },
};

import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  joinRequests: {
    label: '参加リクエスト',
    says: ['人がポータルへの参加を希望しています', '人がポータルへの参加を希望しています'],
    verb: '確認',
  },
};

import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: '資料のリクエスト',
  ownTitle: 'リクエストした資料',
  create: '資料をリクエスト',
  createText: 'ベンダーに通知されます。回答はここに表示されます。',
  sent: 'リクエストを送信しました',
  empty: 'パートナーが不足している資料をリクエストすると、ここに表示されます。',
  emptyPartner: '不足している資料があれば、ベンダーにリクエストしてください。',
  open: '開く',
  more: (title: string) => `${title}のその他の操作`,
  createResource: '資料を作成',
};

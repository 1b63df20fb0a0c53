import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  add: '名刺の写真',
  replace: '写真を差し替え',
  remove: '写真を削除',
  alt: '名刺の写真',
  unreadable: 'このファイルはブラウザーで表示できる画像ではありません。別のファイルを選択してください。',
  file: '名刺.jpg',
  label: (account) => `${account}の名刺の写真`,
  status: {
    sending: '写真を添付しています…',
    attached: '写真を登録に添付しました。',
    waits: '写真はこの端末で待機しています。オンラインに戻ると添付されます。',
  },
  failed: (reason) => `登録は保存されましたが、写真を添付できませんでした：${reason}`,
};

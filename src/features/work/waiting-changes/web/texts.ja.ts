import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: '待機中の変更',
  lead: 'ネットワークに接続していないときに行った変更です。オンラインになると、この順序で送信されます。',
  empty:
    'この端末に待機中の変更はありません。ネットワークに接続していないときに行った変更は、送信されるまでここに表示されます。',
  state: { waiting: '接続待ち', refused: '受け付けられませんでした' },
  captured: (at: string) => `保存日時：${at}`,
  sendAgain: '再送信',
  sendNow: '今すぐ送信',
  edit: '編集',
  discard: '破棄',
  discardTitle: 'この変更を破棄しますか？',
  discardText: 'この変更は未送信で、この端末から削除されます。',
  keep: '残す',
  sent: (label: string) => `送信しました：${label}`,
  banner: '接続',
  copyFrom: (at: string) => `オフラインのため、${at}時点のコピーを表示しています。`,
  offline: 'オフラインです。',
  waiting: (count: number) => `未送信の変更が${count.toLocaleString('ja')}件あります。`,
  refused: (count: number) => `${count.toLocaleString('ja')}件の変更が受け付けられませんでした。`,
  show: '変更を表示',
  unsentTitle: 'サインアウトして、これらの変更を破棄しますか？',
  unsent: (count: number) =>
    `${count.toLocaleString('ja')}件の変更が送信されていません。サインアウトすると、この端末から削除されます。`,
  logOut: '破棄してサインアウト',
  stay: 'サインアウトしない',
};

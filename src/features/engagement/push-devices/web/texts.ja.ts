import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'プッシュ通知',
  about: 'この端末でサインインしている間は、アプリを閉じていても通知を受け取れます。',
  turnOn: 'この端末でオンにする',
  turnedOn: 'プッシュ通知をオンにしました',
  unsupported: 'このブラウザーはプッシュ通知に対応していません。',
  addToHome: 'iPhoneまたはiPadでは、先にアプリをホーム画面に追加してください。',
  blocked: 'このサイトの通知はブロックされています。ブラウザーの設定で許可してください。',
  refused: 'ブラウザーのプッシュサービスがこの端末を受け付けませんでした。しばらくしてから、もう一度お試しください。',
  thisDevice: 'この端末',
  lastUsed: '最後の通知：',
  notUsed: '通知はまだありません',
  shows: 'ロック画面に表示する内容',
  showsOn: (name: string) => `${name}のロック画面に表示する内容`,
  choices: { kind: '種類と会社', text: '全文' },
  rename: '名前を変更',
  renameOf: (name: string) => `${name}の名前を変更`,
  name: '名前',
  nameRequired: '名前を入力してください',
  save: '保存',
  remove: '削除',
  removeOf: (name: string) => `${name}を削除`,
  removed: (name: string) => `${name}への通知を停止しました`,
};

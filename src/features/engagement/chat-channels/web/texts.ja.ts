import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'SlackとTeams',
  none: 'チャンネルはまだありません',
  noneText: '選択したトピックの通知がチャンネルに届きます。判断の確定はTandemで行います。',
  add: 'チャンネルを追加',
  editShort: '編集',
  edit: (name: string) => `${name}を編集`,
  name: '名前',
  kind: 'サービス',
  address: 'Webhookアドレス',
  addressHelp: {
    slack: 'SlackでIncoming Webhookを作成し、そのアドレスをコピーしてください。',
    teams:
      'Teamsでワークフロー「Post to a channel when a webhook request is received」を追加し、そのアドレスをコピーしてください。',
  },
  replace: '現在のアドレスを維持するには、空欄のままにします。アドレスは暗号化して保存され、表示されません。',
  topics: 'トピック',
  isOn: '有効',
  off: '一時停止中',
  lastSent: '最後のメッセージ',
  test: 'テストメッセージを送信',
  tested: 'テストメッセージを送信しました。',
  failed: (error: string) => `テストメッセージは届きませんでした。${error}`,
  save: '保存',
  remove: '削除',
  removeTitle: (name: string) => `${name}を削除しますか？`,
  removeText: 'このチャンネルに通知が送信されなくなります。',
  saved: '保存しました',
  enterAddressThatStartsWithHttps: 'https:// で始まるアドレスを入力してください',
};

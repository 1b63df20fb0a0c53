import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  sameAsItsCreator: '作成者と同じ',
  viewEverything: 'すべて閲覧',
  text: (length: number) => `権限${length.toLocaleString('ja')}件`,
  revoke: (name: Part) => `${name}を失効させますか？`,
  softwareThatUsesThisKeyLoses:
    'このキーを使用しているソフトウェアは、すぐにアクセスできなくなります。失効したキーは復元できません。',
  revokeKey: 'キーを失効',
  permissions: '権限',
  newApiKey: '新しいAPIキー',
  revokeText: '失効…',
  moreAbout: (name: Part) => `${name}のその他の操作`,
  otherSoftwareSignsInWithApi:
    '他のソフトウェアはAPIキーでサインインします。キーの権限は許可したもののみで、あなたの権限を超えることはありません。',
  expiresAfter: '有効期間',
  access: 'アクセス',
  viewEverythingICanView: '自分が閲覧できるものすべてを閲覧',
  doEverythingICanDo: '自分ができることすべてを実行',
  onlySelectedPermissions: '選択した権限のみ',
  selectAtLeastOnePermission: '権限を1つ以上選択してください',
  isReady: (name: Part) => `${name}の準備ができました`,
  iHaveSavedKey: 'キーを保存しました',
  copyKey: 'キーをコピー',
  thisKeyShownOnlyOnceStore: 'このキーは1回のみ表示されます。安全な場所に保管してください。',
  sendKeyWithEachRequest: 'リクエストごとにキーを送信してください：',
  viewView: () => 'あなたが閲覧できるものすべての閲覧',
  doDo: () => 'あなたができることすべての実行',
  view: (what: Part) => `${what}の閲覧`,
  viewAndChange: (what: Part) => `${what}の閲覧と変更`,
  onlyTheseRecords: (what: Part) => `対象レコード：${what}のみ。`,
  connectAnApp: 'アプリを接続',
  noAppAsksForAccess: 'アクセスを求めているアプリはありません',
  appOpensThisPageWhenIt: 'アプリがアクセスを必要とすると、このページが開きます。アプリから開始してください。',
  thisAppCannotBeConnected: 'このアプリは接続できません',
  nothingWasSentToItGo: 'アプリには何も送信されていません。アプリに戻り、最初からやり直してください。',
  connect: (name: ReactNode) => rich`${name}を接続しますか？`,
  appGetsAccessToProgramAs: (company: Part, partner: Part) =>
    `アプリは、${partner}として${company}のプログラムにアクセスします。あなたの名義で動作します。`,
  appGetsAccessToItActs: (company: Part) => `アプリは${company}にアクセスします。あなたの名義で動作します。`,
  itCan: '許可される操作',
  itAlsoAsksForPermissionsThat: (withheld: ReactNode) =>
    rich`アプリは、あなたが持っていない権限も求めていますが、許可されません：${withheld}。`,
  accessGoesToAppOnThis: (host: Part) =>
    `アクセス権は、このコンピューター上のアプリ（${host}）に渡されます。自分で開始した場合のみ続けてください。`,
  accessGoesToContinueOnlyIf: (host: Part) =>
    `アクセス権は${host}に渡されます。アプリの名前は誰でも自由に付けられるため、このアドレスを信頼できる場合のみ続けてください。`,
  appNeverGetsYourPasswordCannot:
    'アプリがパスワードを取得したり、キーを作成したり、あなたに代わって署名や支払いの承認を行ったりすることはありません。アクセスは「設定」の「APIキー」でいつでも終了できます。',
  cancel: 'キャンセル',
  connectName: (name: ReactNode) => rich`${name}を接続`,
};

import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: '案件連携',
  connect: 'システムを接続',
  intro: 'CRMから案件を登録し、状態を確認し、収益と支払明細書を取得できます。',
  createKey:
    '案件登録を管理できるAPIキーを作成してください。システムで取得する場合は、コミッション、送金、リードの権限も追加してください。',
  enterAddress: '下記のアドレスとキーをシステムに入力してください。',
  sendDeal: '案件を送信すると、数秒以内にディールデスクに表示されます。',
  address: 'アドレス',
  copy: 'アドレスをコピー',
  key: 'APIキーを作成',
  guide: 'ガイドを読む',
  schemas: 'JSONスキーマ',
  calls: '最近の呼び出し',
  noCalls: '呼び出しはまだありません。システムがこのアドレスを使用すると、結果とともにここに表示されます。',
  time: '最終呼び出し',
  apiKey: 'APIキー',
  request: 'リクエスト',
  result: '結果',
  count: '呼び出し回数',
  accepted: '受理',
  refused: (status: number) => `拒否（${status}）`,
  partners: '接続済みのパートナー',
  partner: 'パートナー',
  registrations: '登録',
  lastRegistration: '最後の登録',
  failed: '拒否された呼び出し（7日間）',
  none: 'システムを接続したパートナーはいません',
  noneText:
    'パートナーは、ポータルの「設定 > 開発者」でCRMを接続します。その登録の登録元には「パートナーのシステム」と表示されます。',
  openRegistrations: '登録を表示',
};

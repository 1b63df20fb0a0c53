import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: '登録受領書の検証',
  lead: (company: string) =>
    `パートナーから受け取った受領書を選択してください。${company}の署名があり、その後変更されていないことをこのページで確認します。`,
  choose: '受領書ファイル',
  checking: '確認中…',
  tooLarge: '受領書としてはファイルが大きすぎます。',
  failed: 'サーバーに接続できませんでした。接続を確認して、もう一度お試しください。',
  valid: (company: string) => `有効：${company}がこの受領書に署名し、その後変更されていません。`,
  invalid: '無効',
  received: (partner: string, at: string) => `${partner}は${at}（UTC）にこの登録を提出しました。`,
  registration: (number: number) => `登録 ${number}`,
  details: '詳細',
  keyTitle: '鍵のフィンガープリント',
  keyLead: (company: string) =>
    `${company}の受領書は、SHA-256フィンガープリントがこの値のEd25519鍵で署名されています。別の手段で会社から受け取った値と比較してください。`,
  download: '公開鍵をダウンロード',
  offline: 'このページを使わずに受領書を検証するには、次を実行します',
  noScript: 'ファイルを読み取るにはJavaScriptが必要です。',
  captured: (at: string) => `パートナーの端末によると、案件の記録日時は${at} (UTC) です。有効なのは送信日時のみです。`,
};

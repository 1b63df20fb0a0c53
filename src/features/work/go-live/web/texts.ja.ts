import type { FullTranslation } from '#shared/text/texts.ts';
import { formatPercent } from '#web/region.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: '公開準備チェックリスト',
  homeTitle: 'プログラムを設定',
  doIt: '今すぐ行う',
  change: '変更',
  publish: '確認して公開',
  partnersFirst: '先にパートナーを追加してください。その後、ここでメンバーを招待できます。',
  text: 'パートナーを招待する前に設定する項目です。完了すると自動的にチェックが付きます。',
  score: (score: number) => `準備 ${formatPercent(score)}`,
  percent: (score: number) => formatPercent(score),
  setUp: (score: number) => `設定 ${formatPercent(score)}`,
  done: '完了',
  open: '未完了',
  ready: 'パートナーを招待する準備ができました。',
  next: (title: string) => `次：${title}`,
  all: 'チェックリストを開く',
  dismiss: '今後表示しない',
  dismissed: '非表示にしました。チェックリストは「設定」にあります。',
  onDashboard: 'ダッシュボードに表示',
  offDashboard: 'ダッシュボードで非表示',
  testMail: 'テストメールを送信',
  testSent: 'テストメールを送信しました',
  testWaits: 'メールサーバーが設定されていません。テストメールは「送信済みメール」に表示されます。',
};

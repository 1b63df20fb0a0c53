import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'payouts/accounting'> = {
  Accounting: '会計',
  'Accounting export': '会計エクスポート',
  Liability: '負債',
  'Liability report': '負債レポート',
  'Map accounts and export months': '勘定科目の対応付けと月次エクスポート',
  'US chart of accounts': '米国の勘定科目表',
  'What you owe partners at the end of a month.': '月末時点のパートナーへの未払額。',
  'account of the books': '会計の勘定科目',
  'accounting export': '会計エクスポート',
  'accounting exports': '会計エクスポート',
  'accounting settings': '会計設定',
  'accounts of the books': '会計の勘定科目',
  'download of an accounting export': '会計エクスポートのダウンロード',
  'downloads of accounting exports': '会計エクスポートのダウンロード',
};

import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/registration-uploads'> = {
  'Contact phone': '担当者の電話番号',
  'Not registered': '未登録',
  'Register many deals': '複数の案件を登録',
  'Register many deals from a file': 'ファイルから複数の案件を登録',
  'Route planning': 'ルート計画',
  'They asked for a quote.': '見積もりの依頼がありました。',
};

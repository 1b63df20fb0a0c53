import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'reporting/dashboards'> = {
  'Only users can have their own dashboard.': '自分のダッシュボードを使用できるのはユーザーだけです。',
  'This dashboard was changed in the meantime.': 'このダッシュボードはその間に変更されました。',
  'This report': 'このレポート',
};

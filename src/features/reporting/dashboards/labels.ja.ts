import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'reporting/dashboards'> = {
  'Closed deals, decisions and new partners.': '完了した案件、判定、新しいパートナーです。',
  'Customize partner dashboard': 'パートナーダッシュボードをカスタマイズ',
  Dashboard: 'ダッシュボード',
  Group: 'グループ',
  'Last 12 months': '過去12か月',
  'Last year': '昨年',
  'No activity yet.': '活動はまだありません。',
  'No activity yet. Decisions, payments and messages appear here.':
    '活動はまだありません。判定、送金、メッセージがここに表示されます。',
  'No rows match this question.': 'この問いに一致する行はありません。',
  'Partner dashboard': 'パートナーダッシュボード',
  'Recent activity': '最近の活動',
  'Recent decisions, payments, tier changes and messages from the company.':
    '最近の判定、送金、ティアの変更、ベンダーからのメッセージです。',
  'Saved report': '保存済みレポート',
  'The answer to the question of a saved report, as you see it today.':
    '保存済みレポートの問いに対する、現時点で閲覧できる範囲の答えです。',
  dashboard: 'ダッシュボード',
  'dashboard layout': 'ダッシュボードのレイアウト',
  'dashboard layouts': 'ダッシュボードのレイアウト',
  dashboards: 'ダッシュボード',
  'Custom…': 'カスタム…',
};

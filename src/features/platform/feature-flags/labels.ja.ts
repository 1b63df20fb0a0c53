import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/feature-flags'> = {
  Experiment: '実験',
  'Feature flag': '機能フラグ',
  'Feature flags': '機能フラグ',
  Flag: 'フラグ',
  'Kill switch on': '緊急停止オン',
  'New feature flag': '新しい機能フラグ',
  'Not used in code': 'コードで未使用',
  'On by default': '既定でオン',
  Overrides: '上書き',
  'Past its end date': '終了日を経過',
  'Same value for everyone for 90 days': '全員同じ値のまま90日経過',
  Stale: '未整理',
  'feature flag': '機能フラグ',
  'feature flag override': '機能フラグの上書き',
  'feature flag overrides': '機能フラグの上書き',
  'feature flags': '機能フラグ',
};

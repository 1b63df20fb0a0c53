import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'setup/exchange-rates'> = {
  'European Central Bank': '欧州中央銀行',
  Fetched: '取得日時',
  'In use': '使用中',
  'No, another rate takes precedence': 'いいえ（別のレートを優先）',
  'No, source turned off': 'いいえ（取得元がオフ）',
  'Published as': '公表時の表記',
  'exchange rate': '為替レート',
  'exchange rate fetch': '為替レートの取得',
  'exchange rate fetches': '為替レートの取得',
  'exchange rates': '為替レート',
};

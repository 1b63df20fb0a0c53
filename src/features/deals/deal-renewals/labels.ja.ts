import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/deal-renewals'> = {
  'A later deal with this customer was won': 'この顧客との以降の案件を受注',
  'Decided manually': '手動で判定',
  'Decided on': '判定日',
  'It ended and no later deal was won': '終了し、以降の受注なし',
  'It ended and the renewal was lost': '終了し、更新は失注',
  'Not renewed': '更新なし',
  Outcome: '結果',
  'Renewal started': '更新を開始',
  'Renewed by': '更新した案件',
  'The term was extended': '契約期間を延長',
  'To renew': '更新対象',
  'Value per year': '年間金額',
  renewal: '更新',
  renewals: '更新',
};

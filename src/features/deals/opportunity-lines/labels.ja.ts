import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/opportunity-lines'> = {
  'Deal archived': 'アーカイブ済みの案件',
  'Line items of the deals won in the period, by product. A deal’s amount is the total of its lines.':
    '期間中に受注した案件の明細を製品別に表示します。案件の金額は明細の合計です。',
  'No deals won in this period have lines.': 'この期間に受注した案件に明細はありません。',
  'No product': '製品なし',
  'Product mix': '製品構成',
  'Products sold': '販売された製品',
  Tax: '税',
  'opportunity line': '商談の明細',
  'opportunity lines': '商談の明細',
};

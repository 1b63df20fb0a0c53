import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'commissions/commission-volumes'> = {
  'Any day in the period. Counts from the next deal; recalculate to include earlier deals.':
    '期間内の任意の日です。次の案件から適用されます。以前の案件を含めるには再計算してください。',
  'Check that the volumes behind commissions add up.': 'コミッションの基になる販売量の合計を確認します。',
  'Exchange rates and opening volumes': '為替レートと期首販売量',
  Matches: '一致',
  Night: '夜間',
  'Totals compared': '照合した合計',
  Units: '数量',
  Volume: '販売量',
  'Volume audit': '販売量の監査',
  'commission total': 'コミッション合計',
  'commission totals': 'コミッション合計',
  'opening volume': '期首販売量',
  'opening volumes': '期首販売量',
  'volume audit': '販売量の監査',
  'volume audits': '販売量の監査',
};

import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'commissions/recalculations'> = {
  'Approve and book': '承認して計上',
  'Approve as a second person; posts the differences': '2人目として承認し、差異を記帳',
  'As they are today': '現在の内容',
  'As they were when the deals were won': '受注時の内容',
  'Awaiting approval': '承認待ち',
  'Cancel a recalculation': '再計算をキャンセル',
  'Cancel recalculation': '再計算をキャンセル',
  'Nothing is booked. You can request another recalculation.': '何も計上されません。別の再計算を依頼できます。',
  'Preview again': '再プレビュー',
  'Recalculate past deals': '過去の案件を再計算',
  'Recalculation booked': '再計算を計上しました',
  'Recalculation canceled': '再計算をキャンセルしました',
  'Recalculation previewed': '再計算をプレビューしました',
  Recalculations: '再計算',
  'The differences are calculated again with the data of now. Nothing is booked.':
    '現在のデータで差異を計算し直します。計上はされません。',
  'The differences are posted to the ledger as new commissions.': '差異は新しいコミッションとして台帳に記帳されます。',
  recalculation: '再計算',
  recalculations: '再計算',
};

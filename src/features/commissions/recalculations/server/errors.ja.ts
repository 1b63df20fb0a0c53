import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/recalculations'> = {
  'A second person must approve a recalculation. Ask a team member who did not request it.':
    '再計算には別の人の承認が必要です。申請者以外のチームメンバーに依頼してください。',
  'The differences have changed since the preview. Preview the recalculation again.':
    'プレビュー後に差異が変わりました。再計算をもう一度プレビューしてください。',
};

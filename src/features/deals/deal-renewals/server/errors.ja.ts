import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/deal-renewals'> = {
  'This renewal is already closed.': 'この更新はすでに終了しています。',
  'This renewal is already started or closed.': 'この更新はすでに開始済みか、終了しています。',
  'must be after the current end date': '現在の終了日より後の日付を指定してください。',
  'must be another deal': '別の案件を指定してください。',
};

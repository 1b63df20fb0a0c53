import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'incentives/mdf-funds'> = {
  'Only drafts can be deleted. Close the fund instead.':
    '削除できるのは下書きだけです。代わりにファンドを終了してください。',
  'The period of this fund is over. Change its dates first.':
    'このファンドの期間は過ぎています。先に日付を変更してください。',
  'This fund is closed.': 'このファンドは終了しました。',
  'cannot be changed in an active fund': '適用中のファンドでは変更できません。',
  'has no amount of its own in a pool': 'プールでは、パートナーごとの金額はありません。',
  'is already the name of another fund': '別のファンドの名前として使用されています。',
  'is required in a fund with fixed amounts': '定額のファンドでは必須です。',
  'must be more than 0% and at most 100%': '0%より大きく、100%以下にしてください。',
  'must not be after the last day': '最終日以前の日付を指定してください。',
};

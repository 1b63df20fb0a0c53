import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'incentives/mdf-requests'> = {
  'A part of this request was paid already. Close it instead.':
    'この申請の一部はすでに支払われています。代わりに終了してください。',
  'A partner requests money from a marketing fund.': 'パートナーがMDFファンドの資金を申請したときに通知します。',
  'A request cannot be changed once it is decided.': '判定済みの申請は変更できません。',
  'MDF requests': 'MDF申請',
  'The company decides about your request, or the time to claim is running out.':
    'ベンダーが申請を判定したとき、または精算申請の期限が近づいたときに通知します。',
  'Your MDF requests': '貴社のMDF申請',
};

import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'incentives/mdf-requests'> = {
  'A part of this request was paid already. Close it instead.':
    'この申請の一部はすでに支払われています。代わりに終了してください。',
  'A request cannot be changed once it is decided.': '判定済みの申請は変更できません。',
};

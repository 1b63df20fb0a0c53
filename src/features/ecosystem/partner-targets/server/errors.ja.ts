import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'ecosystem/partner-targets'> = {
  'A partner proposes targets, agrees to yours, or falls behind.':
    'パートナーが目標を提案したとき、こちらの目標に合意したとき、または進捗が遅れているときに通知します。',
  'A plan that both sides agreed on is kept.': '双方が合意した計画は残ります。',
  'Targets of partners': 'パートナーの目標',
  'The company proposes targets, or agrees to yours.':
    'ベンダーが目標を提案したとき、または貴社の目標に合意したときに通知します。',
  'The other side agrees to your proposal.': '提案に合意するのは相手側です。',
  'This plan': 'この計画',
  'Your targets': '貴社の目標',
  'has a plan with this partner already': 'このパートナーとの計画がすでにあります。',
  'is required: set at least one target or add an objective':
    '必須項目です。目標を1つ以上設定するか、取り組みを追加してください。',
  'must be the first day of a quarter, such as 2026-07-01': '2026-07-01のような、四半期の初日を指定してください。',
};

import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'ecosystem/partner-targets'> = {
  'A plan that both sides agreed on is kept.': '双方が合意した計画は残ります。',
  'The other side agrees to your proposal.': '提案に合意するのは相手側です。',
  'This plan': 'この計画',
  'has a plan with this partner already': 'このパートナーとの計画がすでにあります。',
  'is required: set at least one target or add an objective':
    '必須項目です。目標を1つ以上設定するか、取り組みを追加してください。',
  'must be the first day of a quarter, such as 2026-07-01': '2026-07-01のような、四半期の初日を指定してください。',
};

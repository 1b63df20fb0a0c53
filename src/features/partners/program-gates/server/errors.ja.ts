import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/program-gates'> = {
  'This gate': 'この利用条件',
  'does not apply to this requirement': 'この要件には適用されません。',
  'is required already': 'すでに必須です。',
  'must be chosen': '選択してください。',
};

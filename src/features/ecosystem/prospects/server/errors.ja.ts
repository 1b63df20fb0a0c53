import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'ecosystem/prospects'> = {
  'An automation cannot win a prospect: convert it into a partner.':
    'オートメーションでは、パートナー候補を獲得済みにできません。パートナーに変換してください。',
  'Only a declined application can become a prospect.': 'パートナー候補にできるのは、却下した申し込みだけです。',
  'Only the author can change this activity.': 'この活動を変更できるのは作成者だけです。',
  'The website has too many rules for robots.': 'ウェブサイトのロボット向けルールが多すぎます。',
  'The website was read in the last seven days. Read it again later.':
    'ウェブサイトは過去7日以内に読み取られています。後でもう一度読み取ってください。',
  'This application is already a prospect.': 'この申し込みはすでにパートナー候補になっています。',
  'This prospect is already a partner. Change the partner instead.':
    'このパートナー候補はすでにパートナーです。パートナーを変更してください。',
  'already has a profile': 'すでにプロファイルがあります。',
  'has too many rules for robots': 'ロボット向けルールが多すぎます。',
  'is already a prospect': 'すでにパートナー候補です。',
  'is required to read the website': 'ウェブサイトを読み取るには必須です。',
  'must be less than the score of a good fit': '適合度が高いとみなすスコアより小さい値にしてください。',
  'must contain at least one criterion': '1つ以上の基準を含めてください。',
  'must not ask the same twice': '同じ内容を重複して指定できません。',
  'needs an email address of the contact': '担当者のメールアドレスが必要です。',
};

import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'engagement/ideas'> = {
  'A partner user posts an idea.': 'パートナーユーザーがアイデアを投稿したときに通知します。',
  'Answers to ideas': 'アイデアへの回答',
  Ideas: 'アイデア',
  'The company answers an idea you posted or voted for.':
    '投稿または投票したアイデアにベンダーが回答したときに通知します。',
  'This idea was answered. Only the company can change it now.':
    'このアイデアは回答済みです。変更できるのはベンダーだけです。',
};

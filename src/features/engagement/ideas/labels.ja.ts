import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'engagement/ideas'> = {
  'Answer idea': 'アイデアに回答',
  'Every partner sees the status and your answer. Those who posted the idea or voted for it are notified.':
    'すべてのパートナーにステータスと回答が表示されます。アイデアの投稿者と投票者に通知されます。',
  Idea: 'アイデア',
  'Idea answered': 'アイデアに回答しました',
  'Idea board': 'アイデアボード',
  Ideas: 'アイデア',
  'Own idea': '自分のアイデア',
  'Set the status of an idea, and answer it': 'アイデアのステータスを設定し、回答',
  'The company sees how many people want it.': '希望する人の数がベンダーに表示されます。',
  'Vote for an idea': 'アイデアに投票',
  'Vote for idea': 'アイデアに投票',
  'Vote withdrawn': '投票を取り消しました',
  Voted: '投票済み',
  Votes: '投票数',
  'Withdraw a vote': '投票を取り消し',
  'Withdraw vote': '投票を取り消し',
  'Your vote no longer counts.': '投票は数えられなくなります。',
  idea: 'アイデア',
  ideas: 'アイデア',
  vote: '投票',
  votes: '投票',
};

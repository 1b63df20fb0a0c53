import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'incentives/bounties'> = {
  'A partner submits proof for a bounty.': 'パートナーが報奨金の証明を提出したときに通知します。',
  'A submitted proof cannot be changed.': '提出した証明は変更できません。',
  'Bounty submissions': '報奨金の申請',
  'Describe what you did, or add a link to it, first.': '先に実施内容を入力するか、リンクを追加してください。',
  'Only drafts can be deleted.': '削除できるのは下書きだけです。',
  'Only drafts can be deleted. Close the bounty instead.':
    '削除できるのは下書きだけです。代わりに報奨金を終了してください。',
  'Only partners submit proof.': '証明を提出するのはパートナーだけです。',
  'The last day of this bounty is over. Change its dates first.':
    'この報奨金の最終日は過ぎています。先に日付を変更してください。',
  'This bounty has ended.': 'この報奨金の期間は終了しました。',
  'This bounty has not started yet.': 'この報奨金はまだ始まっていません。',
  'This bounty is closed.': 'この報奨金は終了しました。',
  'This bounty is not open.': 'この報奨金は受付中ではありません。',
  'You already have a submission for this bounty.': 'この報奨金にはすでに申請しています。',
  'You earn a bounty, or your proof is rejected.':
    '報奨金を獲得したとき、または提出した証明が却下されたときに通知します。',
  'Your bounties': '貴社の報奨金',
  'cannot be changed in an active bounty': '適用中の報奨金では変更できません。',
  'is counted by us and needs no proof': '自動的に集計されるため、証明は不要です。',
  'is less than what was earned already': 'すでに獲得された額を下回っています。',
  'is required for targets, together with the counted events': '目標には、集計対象のイベントとあわせて必須です。',
  'must be the partner for targets': '目標の場合は、パートナーを指定してください。',
  'must start with https:// or http://': 'https:// または http:// で始まるアドレスを入力してください。',
};

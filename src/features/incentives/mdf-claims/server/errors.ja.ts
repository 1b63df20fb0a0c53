import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'incentives/mdf-claims'> = {
  'A partner claims the cost of an activity.': 'パートナーが活動の費用を精算申請したときに通知します。',
  'A submitted claim cannot be changed.': '提出した精算申請は変更できません。',
  'Everything that was approved is claimed.': '承認された金額はすべて精算申請済みです。',
  'MDF claims': 'MDF精算',
  'Tell the partner why the amount is lower.': '金額を減らす理由をパートナーに伝えてください。',
  'The company decides about your claim or pays it.':
    'ベンダーが精算申請を判定したとき、または支払ったときに通知します。',
  'The time to claim the cost of this activity is over.': 'この活動の費用を精算申請できる期間は終了しました。',
  'This claim': 'この精算申請',
  'Upload at least one invoice first.': '先に請求書を1件以上アップロードしてください。',
  'Upload at least one proof that the activity took place first.':
    '先に、活動を実施したことの証明を1件以上アップロードしてください。',
  'Your MDF claims': '貴社のMDF精算',
  'must be approved': '承認済みのものを指定してください。',
};

import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'outreach/surveys'> = {
  'A partner user gives a score of 6 or less.': 'パートナーユーザーが6以下のスコアを付けたときに通知します。',
  'A survey that was sent stays anonymous or named. Create another one.':
    '送信したアンケートの匿名・記名の設定は変更できません。新しいアンケートを作成してください。',
  'Close the survey before you archive it.': 'アーカイブする前に、アンケートを終了してください。',
  'Low survey scores': 'アンケートの低いスコア',
  'No partner user in the audience can sign in, so there is no one to ask.':
    '対象グループにサインインできるパートナーユーザーがいないため、回答を依頼できる人がいません。',
  'Pause the survey before you change when it is sent.':
    '送信のタイミングを変更する前に、アンケートを一時停止してください。',
  Surveys: 'アンケート',
  'The company asks for your opinion, or reminds you of a survey.':
    'ベンダーから意見を求められたとき、またはアンケートのリマインダーがあるときに通知します。',
  'This round': 'この実施回',
  'This survey is no longer open.': 'このアンケートは終了しました。',
  'are for choices only': '選択式の質問でのみ指定できます。',
  'are required for a choice': '選択式の質問では必須です。',
  'cannot change after the survey was sent': 'アンケートの送信後は変更できません。',
  'is used twice': '重複して使用されています。',
};

import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/partner-applications'> = {
  'Confirm your email address first.': '先にメールアドレスを確認してください。',
  'New applications, answers of applicants, and decisions that are overdue.':
    '新しい申し込み、申込者からの回答、および期限超過の判定を通知します。',
  'No partner has the domain of this application.': 'この申し込みのドメインを持つパートナーはありません。',
  'Partner applications': 'パートナーの申し込み',
  'People of your company who ask for access to the partner portal.':
    '貴社の人がパートナーポータルへのアクセスを求めたときに通知します。',
  'Requests to join': '参加リクエスト',
  'There is no open question.': '未回答の質問はありません。',
  'This program does not accept requests to join a partner.':
    'このプログラムでは、既存のパートナーへの参加リクエストを受け付けていません。',
  'This sign-up page does not exist.': 'このパートナー登録ページは存在しません。',
  'This sign-up page takes no applications at the moment.':
    'このパートナー登録ページは現在、申し込みを受け付けていません。',
  'You have already applied. Follow the link in the email that we sent you.':
    'すでに申し込み済みです。お送りしたメールのリンクを開いてください。',
  'Your earlier application was rejected, and this program accepts no second one.':
    '以前の申し込みは却下されており、このプログラムでは再度の申し込みを受け付けていません。',
  'new applications': '新しい申し込み',
  'overdue applications': '期限超過の申し込み',
};

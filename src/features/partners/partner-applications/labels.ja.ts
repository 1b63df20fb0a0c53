import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/partner-applications'> = {
  'Address confirmed': 'アドレス確認済み',
  Applicant: '申込者',
  'Application approved': '申し込みを承認しました',
  'Application rejected': '申し込みを却下しました',
  Applications: '申し込み',
  'Applications received': '受け取った申し込み',
  'Applications to review': '要審査の申し込み',
  'Approve an application': '申し込みを承認',
  'Ask the applicant a question': '申込者に質問',
  'Can apply again from': '再申し込み可能日',
  'Decided automatically': '自動判定',
  'Defaults to the number of days set on the sign-up page.': '既定は登録ページで設定した日数です。',
  Duplicate: '重複',
  'High risk': '高リスク',
  'Incomplete application': '申し込みの不備',
  'Joins a partner': 'パートナーへの参加',
  'Low risk': '低リスク',
  'Medium risk': '中リスク',
  'Region is not served': '対象外の地域',
  'Reject an application': '申し込みを却下',
  'Requests to join': '参加リクエスト',
  Risk: 'リスク',
  Suspicious: '疑わしい',
  'The applicant gets an email and answers on the application’s page, without an account.':
    '申込者にメールが届き、アカウントなしで申し込みのページから回答できます。',
  'The applicant gets an email with your explanation.': '申込者に説明がメールで届きます。',
  'The applicant reads it.': '申込者に表示されます。',
  'The company becomes a partner with the defaults of the sign-up page: type, tier, contract, track and invitation.':
    '会社は、登録ページの既定のタイプ、ティア、契約、トラック、招待でパートナーになります。',
  application: '申し込み',
  applications: '申し込み',
};

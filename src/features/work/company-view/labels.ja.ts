import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'work/company-view'> = {
  'Contacts and users': '担当者とユーザー',
  Emails: 'メール',
  'Sign-ins and visits': 'サインインと訪問',
  'What the company sees': 'ベンダーに表示される内容',
  'accounts of the lists that you share, if a list of theirs contains them too, up to the level you chose':
    '共有したリストの取引先のうち、ベンダーのリストにも含まれるもの（選択したレベルまで）',
  'accounts of your lists that no list of theirs contains, and lists that you do not share':
    '貴社のリストの取引先のうち、ベンダーのリストに含まれないもの、および共有していないリスト',
  'all tasks in this portal, with their comments, also those for your own people':
    'このポータルのすべてのタスクとコメント（貴社のメンバー向けのものを含む）',
  'deals of your connected CRM that you have not registered': '接続したCRMの案件のうち、登録していないもの',
  'emails about internal matters of your team, such as a failure of your own connection':
    '貴社の接続の失敗など、チーム内部の事項に関するメール',
  'on which devices and from which addresses your users sign in': '貴社のユーザーがサインインするデバイスとアドレス',
  'the contacts that you add, with email addresses and phone numbers':
    '追加した担当者（メールアドレスと電話番号を含む）',
  'the deals that you register, with customer, amount and contact': '登録した案件（顧客、金額、担当者を含む）',
  'the emails that the program sends your users, with subject and text':
    'プログラムから貴社のユーザーに送信されるメール（件名と本文を含む）',
  'the last four digits of your account; opening the whole number is recorded':
    '貴社の口座番号の下4桁（全桁を開いた場合は記録されます）',
  'the names and email addresses of your users': '貴社のユーザーの名前とメールアドレス',
  'the notes that you write on deals': '案件に書いたメモ',
  'the whole number of your account in lists, searches and exports':
    'リスト、検索、エクスポートでの貴社の口座番号の全桁',
  'this portal as one of your users, for administrators who give a reason; they cannot change anything, and each visit is recorded':
    '貴社のユーザーの1人として表示したこのポータル（理由を示した管理者のみ。変更はできず、訪問はすべて記録されます）',
  'what your users ask the assistant': '貴社のユーザーがアシスタントに尋ねた内容',
  'your private notes on meetings': 'ミーティングの非公開のメモ',
};

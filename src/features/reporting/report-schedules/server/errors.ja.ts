import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'reporting/report-schedules'> = {
  'A report shown in the email cannot be sent as a link.':
    'メールの本文に表示するレポートは、リンクとして送信できません。',
  'External recipients cannot sign in to open a link. Attach the file instead.':
    '社外の受信者はサインインしてリンクを開けません。代わりにファイルを添付してください。',
  'None of the columns are available to this recipient.': 'この受信者が利用できる列がありません。',
  'Only failed deliveries can be retried.': '再試行できるのは失敗した配信だけです。',
  'Only the report owner and administrators can change a report.':
    'レポートを変更できるのは、レポートの所有者と管理者だけです。',
  'Only the report owner can send it to external recipients, because it shows the data they have access to.':
    '社外の受信者に送信できるのは、レポートの所有者だけです。所有者がアクセスできるデータが表示されるためです。',
  'Reports belong to a person.': 'レポートは人が所有するものです。',
  'Reports can be created only by users.': 'レポートを作成できるのはユーザーだけです。',
  'The email is waiting for the mail server and will be retried automatically.':
    'メールはメールサーバーの応答待ちで、自動的に再試行されます。',
  'The saved view was deleted. Choose what the report shows before you resume it.':
    '保存済みビューは削除されました。再開する前に、レポートに表示する内容を選択してください。',
  'This delivery': 'この配信',
  'This kind of report': 'この種類のレポート',
  'This report is already being sent.': 'このレポートはすでに送信中です。',
  'can only be turned off when rows are grouped': '行をグループ化している場合にのみオフにできます。',
  'cannot be used for grouping': 'グループ化には使用できません。',
  'follows the saved view': '保存済みビューに従います。',
  'is not available to this recipient for grouping': 'この受信者はグループ化に使用できません。',
  'is not available to you': '利用する権限がありません。',
  'never runs': '実行される日時がありません。',
  'requires grouping': 'グループ化が必要です。',
};

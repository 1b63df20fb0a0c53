import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'work/automations'> = {
  'A run of an automation failed.': 'オートメーションの実行が失敗したときに通知します。',
  'All automations are paused.': 'すべてのオートメーションが一時停止中です。',
  'An automation asks for your decision.': 'オートメーションが判定を求めたときに通知します。',
  'An automation of your company notifies you.': '自社のオートメーションからの通知です。',
  'Approvals of automations': 'オートメーションの承認',
  'Automations cannot change this field.': 'オートメーションではこの項目を変更できません。',
  'Do a dry run before the automation goes live.': 'オートメーションを稼働させる前に、テスト実行を行ってください。',
  'Enter the name of the header.': 'ヘッダーの名前を入力してください。',
  'Enter the secret that the sender shows.': '送信元に表示されているシークレットを入力してください。',
  'Errors of automations': 'オートメーションのエラー',
  'Messages of automations': 'オートメーションからのメッセージ',
  'Messages of the program': 'プログラムからのメッセージ',
  'Only a run with a failed step can be run again.': 'もう一度実行できるのは、失敗したステップのある実行だけです。',
  'Only automations that start by a webhook have an address.':
    'アドレスがあるのは、Webhookで開始するオートメーションだけです。',
  'Solve the problems of the flow before the dry run.': 'テスト実行の前に、フローの問題を解決してください。',
  'Solve the problems of the flow before you publish it.': '公開する前に、フローの問題を解決してください。',
  'The body is not UTF-8.': '本文がUTF-8ではありません。',
  'The company notifies your team about your deals, documents and training.':
    '案件、文書、トレーニングについて、ベンダーから貴社のチームへの通知です。',
  'The email has no text.': 'メールに本文がありません。',
  'The newest version has no such step at this place. Run it again with the same version.':
    '最新バージョンのこの位置には、このステップがありません。同じバージョンでもう一度実行してください。',
  'The partner has neither a primary contact with an email nor users.':
    'パートナーに、メールアドレスのある主担当者もユーザーもいません。',
  'The path of the request leaves the address of the system.': 'リクエストのパスが、システムのアドレスの範囲外です。',
  'The person to ask has left.': '確認を依頼する人は退職または脱退しています。',
  'The person to assign': '担当者に割り当てる人',
  'The person to notify has left.': '通知する人は退職または脱退しています。',
  'The person who published this automation does not have the permission for this step.':
    'このオートメーションを公開した人には、このステップの権限がありません。',
  'The record has no email address.': 'レコードにメールアドレスがありません。',
  'The record was deleted, or the owner of the flow cannot see it.':
    'レコードが削除されたか、フローの所有者が閲覧できません。',
  'The record was deleted.': 'レコードは削除されました。',
  'The secret of this sender is created here.': 'この送信元のシークレットは、ここで作成されます。',
  'The system that the step calls was deleted.': 'ステップが呼び出すシステムは削除されました。',
  'There is no record to test with.': 'テストに使用できるレコードがありません。',
  'These related records do not exist.': 'これらの関連レコードは存在しません。',
  'This button': 'このボタン',
  'This recipe': 'このレシピ',
  'This step': 'このステップ',
  'This step does not exist here.': 'このステップはここには存在しません。',
  'This step is no longer available.': 'このステップはすでに利用できません。',
  'This step needs a record.': 'このステップにはレコードが必要です。',
  'cannot be assigned here': 'ここでは割り当てできません。',
  'cannot be changed by automations': 'オートメーションでは変更できません。',
  'cannot be changed here': 'ここでは変更できません。',
  'has no contact': '担当者がいません。',
  'is created here': 'ここで作成されます。',
  'is nobody in your company': '自社に該当する人がいません。',
  'is not UTF-8': 'UTF-8ではありません。',
  'needs a partner': 'パートナーが必要です。',
};

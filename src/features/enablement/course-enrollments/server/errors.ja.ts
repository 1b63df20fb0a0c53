import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/course-enrollments'> = {
  'A learner completes a course.': '受講者がコースを修了したときに通知します。',
  'A learner submits an assignment.': '受講者が課題を提出したときに通知します。',
  'Assignments to review': '要審査の課題',
  'Complete the lessons before this one first.': '先に前のレッスンを修了してください。',
  'Completed courses': '修了したコース',
  'Only live sessions have attendance.': '出席を記録できるのはライブセッションだけです。',
  'Open the lesson first.': '先にレッスンを開いてください。',
  'SCORM packages are taken in a browser.': 'SCORMパッケージはブラウザーで受講します。',
  'SCORM packages need addresses of their own. Ask the operator to set TANDEM_CONTENT_URL.':
    'SCORMパッケージには専用のアドレスが必要です。運用担当者にTANDEM_CONTENT_URLの設定を依頼してください。',
  'The learner can try this quiz now.': '受講者は今すぐこの確認テストを受けられます。',
  'The learner has begun this course. Results are kept.':
    '受講者はすでにこのコースを開始しています。結果は保持されます。',
  'The package wants to keep more than 200 kB.': 'パッケージが200 kBを超えるデータを保存しようとしています。',
  'The time for this attempt is over.': 'この受験の制限時間は終了しました。',
  'This assignment': 'この課題',
  'This attempt': 'この受験',
  'This attempt is not submitted yet.': 'この受験はまだ提出されていません。',
  'This attempt was submitted.': 'この受験は提出済みです。',
  'This course': 'このコース',
  'This course is not published. Publish it before you enroll people.':
    'このコースは公開されていません。受講者を追加する前に公開してください。',
  'This lesson': 'このレッスン',
  'This lesson is completed by its content.': 'このレッスンは、コンテンツによって修了になります。',
  'This part': 'このパート',
  'This quiz': 'この確認テスト',
  'This quiz is passed.': 'この確認テストは合格済みです。',
  'This session has not started yet.': 'このセッションはまだ始まっていません。',
  'You are enrolled in a course, it is due, your assignment was reviewed, or you can take a quiz again.':
    'コースに受講登録されたとき、受講期限が来たとき、課題が審査されたとき、または確認テストを再受験できるときに通知します。',
  'You can try again later.': '後でもう一度受験できます。',
  'You have no attempts left. Ask your partner manager for help.':
    '受験回数が残っていません。パートナー担当者にご相談ください。',
  'You have passed this quiz.': 'この確認テストには合格しています。',
  'Your partner manager enrolls people in this course.': 'このコースの受講者は、パートナー担当者が追加します。',
  'Your training': 'あなたのトレーニング',
  'Your work is being reviewed.': '提出物は審査中です。',
  'Your work was approved.': '提出物は承認されました。',
  'is required for this assignment': 'この課題では必須です。',
  'new courses': '新しいコース',
  'overdue courses': '期限超過のコース',
  'partner_id is required.': 'partner_idは必須です。',
  'tell the learner what to change': '修正してほしい点を受講者に伝えてください。',
};

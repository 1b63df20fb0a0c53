import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'work/tasks'> = {
  'A canceled plan cannot be changed.': 'キャンセルされたプランは変更できません。',
  'A task is assigned to you or due, or the company completed one.':
    'タスクが割り当てられたとき、期限が来たとき、またはベンダーがタスクを完了したときに通知します。',
  'A task is assigned to you or due, or the partner completed one.':
    'タスクが割り当てられたとき、期限が来たとき、またはパートナーがタスクを完了したときに通知します。',
  'Comments on tasks': 'タスクへのコメント',
  'Comments on your tasks, and comments that mention you.':
    'あなたのタスクへのコメントと、あなたへのメンションを含むコメントを通知します。',
  'Only the person who added this file can remove it.': 'このファイルを削除できるのは、追加した人だけです。',
  Tasks: 'タスク',
  'This task': 'このタスク',
  'This task waits for another one that is not done.': 'このタスクは、完了していない別のタスクを待っています。',
  'can only be changed by the company': '変更できるのはベンダーだけです。',
  'has no further date': '以降の日付がありません。',
  'is canceled': 'キャンセルされています。',
  'is not a kind of record that tasks can be about': 'タスクの対象にできるレコードの種類ではありません。',
  'is required for a task that repeats': '繰り返しのタスクでは必須です。',
  'must be a deal in which the partner takes part': 'パートナーが参加している案件を指定してください。',
  'must be a rule of RFC 5545 in days, weeks, months or years':
    'RFC 5545に従う、日、週、月、年単位のルールを指定してください。',
  'must be shared: the task is part of an action plan':
    'タスクがアクションプランに含まれるため、「共有」にしてください。',
  'must not be before the start date': '開始日以降の日付を指定してください。',
  'needs both the kind of record and its id': 'レコードの種類とIDの両方が必要です。',
  'new tasks': '新しいタスク',
  'tasks that are due': '期限を迎えたタスク',
};

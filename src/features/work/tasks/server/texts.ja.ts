import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  assignedBy: (name, title, due) => `${name}さんがタスクを割り当てました: ${title}${due ? `（期限: ${due}）` : ''}`,
  newTask: (title, due) => `新しいタスク: ${title}${due ? `（期限: ${due}）` : ''}`,
  openTask: 'タスクを開く',
  completedBy: (name, title) => `${name}さんが完了しました: ${title}`,
  completed: (title) => `完了したタスク: ${title}`,
  dueToday: (title) => `本日期限: ${title}`,
  overdueSince: (day, title) => `${day}から期限超過: ${title}`,
  overdue: (title) => `期限超過: ${title}`,
  mentioned: (name, title, words) => `${name}さんが「${title}」のコメントであなたをメンションしました: ${words}`,
  commented: (name, title, words) => `${name}さんが「${title}」にコメントしました: ${words}`,

  complete: 'タスクを完了',
  completeTask: (title) => `「${title}」を完了しますか？`,
  bothSeeDone: '完了したことは双方に表示されます。',
  companySeesDone: '完了したことは自社に表示されます。',
  due: '期限',
  isCompleted: 'タスクを完了しました。',
  replyToBoth: 'このメールに返信すると、双方が読むコメントを追加できます。',
  replyInternally: 'このメールに返信すると、社内コメントを追加できます。',
};

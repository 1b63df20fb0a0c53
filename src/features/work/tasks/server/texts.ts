import { defineTexts } from '#shared/text/texts.ts';

/** Notices and emails about tasks. */
export const texts = defineTexts('work/tasks/server', {
  assignedBy: (name: string, title: string, due: string | null) =>
    `${name} assigned a task: ${title}${due ? `, due ${due}` : ''}`,
  newTask: (title: string, due: string | null) => `New task: ${title}${due ? `, due ${due}` : ''}`,
  openTask: 'Open task',
  completedBy: (name: string, title: string) => `${name} completed: ${title}`,
  completed: (title: string) => `Task completed: ${title}`,
  dueToday: (title: string) => `Due today: ${title}`,
  overdueSince: (day: string, title: string) => `Overdue since ${day}: ${title}`,
  overdue: (title: string) => `Overdue: ${title}`,
  mentioned: (name: string, title: string, words: string) => `${name} mentioned you in a comment on ${title}: ${words}`,
  commented: (name: string, title: string, words: string) => `${name} commented on ${title}: ${words}`,

  complete: 'Complete task',
  completeTask: (title: string) => `Complete “${title}”?`,
  bothSeeDone: 'Both sides see that it is done.',
  companySeesDone: 'Your company sees that it is done.',
  due: 'Due',
  isCompleted: 'The task is completed.',
  replyToBoth: 'Reply to this email to add a comment that both sides read.',
  replyInternally: 'Reply to this email to add an internal comment.',
});

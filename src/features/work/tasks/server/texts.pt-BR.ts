import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  assignedBy: (name, title, due) => `${name} atribuiu uma tarefa: ${title}${due ? `, prazo: ${due}` : ''}`,
  newTask: (title, due) => `Nova tarefa: ${title}${due ? `, prazo: ${due}` : ''}`,
  openTask: 'Abrir tarefa',
  completedBy: (name, title) => `${name} concluiu: ${title}`,
  completed: (title) => `Tarefa concluída: ${title}`,
  dueToday: (title) => `Vence hoje: ${title}`,
  overdueSince: (day, title) => `Em atraso desde ${day}: ${title}`,
  overdue: (title) => `Em atraso: ${title}`,
  mentioned: (name, title, words) => `${name} mencionou você em um comentário sobre ${title}: ${words}`,
  commented: (name, title, words) => `${name} comentou ${title}: ${words}`,

  complete: 'Concluir tarefa',
  completeTask: (title) => `Concluir “${title}”?`,
  bothSeeDone: 'Os dois lados veem que ela foi concluída.',
  companySeesDone: 'Sua empresa vê que ela foi concluída.',
  due: 'Prazo',
  isCompleted: 'A tarefa foi concluída.',
  replyToBoth: 'Responda a este e-mail para adicionar um comentário que os dois lados leem.',
  replyInternally: 'Responda a este e-mail para adicionar um comentário interno.',
};

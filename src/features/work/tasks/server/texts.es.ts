import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  assignedBy: (name, title, due) => `${name} asignó una tarea: ${title}${due ? `, vence el ${due}` : ''}`,
  newTask: (title, due) => `Nueva tarea: ${title}${due ? `, vence el ${due}` : ''}`,
  openTask: 'Abrir la tarea',
  completedBy: (name, title) => `${name} completó: ${title}`,
  completed: (title) => `Tarea completada: ${title}`,
  dueToday: (title) => `Vence hoy: ${title}`,
  overdueSince: (day, title) => `Vencida desde el ${day}: ${title}`,
  overdue: (title) => `Vencida: ${title}`,
  mentioned: (name, title, words) => `${name} te mencionó en un comentario sobre ${title}: ${words}`,
  commented: (name, title, words) => `${name} comentó ${title}: ${words}`,

  complete: 'Completar tarea',
  completeTask: (title) => `¿Completar «${title}»?`,
  bothSeeDone: 'Ambas partes ven que está completada.',
  companySeesDone: 'Tu empresa ve que está completada.',
  due: 'Vencimiento',
  isCompleted: 'La tarea está completada.',
  replyToBoth: 'Responde a este correo para añadir un comentario que leen ambas partes.',
  replyInternally: 'Responde a este correo para añadir un comentario interno.',
};

import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  assignedBy: (name, title, due) => `${name} a attribué une tâche : ${title}${due ? `, échéance le ${due}` : ''}`,
  newTask: (title, due) => `Nouvelle tâche : ${title}${due ? `, échéance le ${due}` : ''}`,
  openTask: 'Ouvrir la tâche',
  completedBy: (name, title) => `${name} a terminé : ${title}`,
  completed: (title) => `Tâche terminée : ${title}`,
  dueToday: (title) => `Échéance aujourd’hui : ${title}`,
  overdueSince: (day, title) => `En retard depuis le ${day} : ${title}`,
  overdue: (title) => `En retard : ${title}`,
  mentioned: (name, title, words) => `${name} vous a mentionné dans un commentaire sur ${title} : ${words}`,
  commented: (name, title, words) => `${name} a commenté ${title} : ${words}`,

  complete: 'Terminer la tâche',
  completeTask: (title) => `Terminer « ${title} » ?`,
  bothSeeDone: 'Les deux parties voient qu’elle est terminée.',
  companySeesDone: 'Votre entreprise voit qu’elle est terminée.',
  due: 'Échéance',
  isCompleted: 'La tâche est terminée.',
  replyToBoth: 'Répondez à cet e-mail pour ajouter un commentaire que les deux parties lisent.',
  replyInternally: 'Répondez à cet e-mail pour ajouter un commentaire interne.',
};

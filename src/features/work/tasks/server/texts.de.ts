import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  assignedBy: (name, title, due) => `${name} hat eine Aufgabe zugewiesen: ${title}${due ? `, fällig am ${due}` : ''}`,
  newTask: (title, due) => `Neue Aufgabe: ${title}${due ? `, fällig am ${due}` : ''}`,
  openTask: 'Aufgabe öffnen',
  completedBy: (name, title) => `${name} hat erledigt: ${title}`,
  completed: (title) => `Aufgabe erledigt: ${title}`,
  dueToday: (title) => `Heute fällig: ${title}`,
  overdueSince: (day, title) => `Überfällig seit ${day}: ${title}`,
  overdue: (title) => `Überfällig: ${title}`,
  mentioned: (name, title, words) => `${name} hat Sie in einem Kommentar zu ${title} erwähnt: ${words}`,
  commented: (name, title, words) => `${name} hat ${title} kommentiert: ${words}`,

  complete: 'Aufgabe erledigen',
  completeTask: (title) => `„${title}“ erledigen?`,
  bothSeeDone: 'Beide Seiten sehen, dass sie erledigt ist.',
  companySeesDone: 'Ihr Unternehmen sieht, dass sie erledigt ist.',
  due: 'Fällig',
  isCompleted: 'Die Aufgabe ist erledigt.',
  replyToBoth: 'Antworten Sie auf diese E-Mail, um einen Kommentar hinzuzufügen, den beide Seiten lesen.',
  replyInternally: 'Antworten Sie auf diese E-Mail, um einen internen Kommentar hinzuzufügen.',
};

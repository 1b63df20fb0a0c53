import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'work/tasks'> = {
  'A canceled plan cannot be changed.': 'Ein abgebrochener Plan kann nicht geändert werden.',
  'A task is assigned to you or due, or the company completed one.':
    'Ihnen wird eine Aufgabe zugewiesen, eine ist fällig, oder das Unternehmen hat eine erledigt.',
  'A task is assigned to you or due, or the partner completed one.':
    'Ihnen wird eine Aufgabe zugewiesen, eine ist fällig, oder der Partner hat eine erledigt.',
  'Comments on tasks': 'Kommentare zu Aufgaben',
  'Comments on your tasks, and comments that mention you.':
    'Kommentare zu Ihren Aufgaben und Kommentare, die Sie erwähnen.',
  'Only the person who added this file can remove it.':
    'Nur die Person, die diese Datei hinzugefügt hat, kann sie entfernen.',
  Tasks: 'Aufgaben',
  'This task': 'Diese Aufgabe',
  'This task waits for another one that is not done.':
    'Diese Aufgabe wartet auf eine andere, die noch nicht erledigt ist.',
  'can only be changed by the company': 'Kann nur vom Unternehmen geändert werden.',
  'has no further date': 'Ergibt kein weiteres Datum.',
  'is canceled': 'Ist abgebrochen.',
  'is not a kind of record that tasks can be about': 'Aufgaben zu dieser Art von Datensatz sind nicht möglich.',
  'is required for a task that repeats': 'Ist bei einer wiederkehrenden Aufgabe erforderlich.',
  'must be a deal in which the partner takes part': 'Muss ein Deal sein, an dem der Partner beteiligt ist.',
  'must be a rule of RFC 5545 in days, weeks, months or years':
    'Muss eine Regel nach RFC 5545 in Tagen, Wochen, Monaten oder Jahren sein.',
  'must be shared: the task is part of an action plan': 'Muss geteilt sein: Die Aufgabe gehört zu einem Aktionsplan.',
  'must not be before the start date': 'Darf nicht vor dem Startdatum liegen.',
  'needs both the kind of record and its id': 'Benötigt sowohl die Art des Datensatzes als auch dessen ID.',
  'new tasks': 'neue Aufgaben',
  'tasks that are due': 'fällige Aufgaben',
};

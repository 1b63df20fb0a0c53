import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/courses'> = {
  'The course is archived. Restore it first.': 'Der Kurs ist archiviert. Stellen Sie ihn zuerst wieder her.',
  'This course has learners. Archive it instead: their results are kept.':
    'Dieser Kurs hat Lernende. Archivieren Sie ihn stattdessen: Ihre Ergebnisse bleiben erhalten.',
  'cannot contain the course itself': 'Darf den Kurs selbst nicht enthalten.',
  'has two parts with the same id': 'Hat zwei Teile mit derselben ID.',
  'refers to a file that does not exist': 'Verweist auf eine Datei, die nicht existiert.',
  'refers to a question that does not exist': 'Verweist auf eine Frage, die nicht existiert.',
  'would make the courses wait for each other': 'Damit würden die Kurse aufeinander warten.',
};

import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'work/weekly-digests'> = {
  'Once a week: one thing that waits for you, one number, and one piece of news.':
    'Einmal pro Woche: eine Sache, die auf Sie wartet, eine Zahl und eine Neuigkeit.',
  'is for people who manage the chat channels of your organization':
    'Nur für Personen möglich, die die Chat-Kanäle Ihrer Organisation verwalten.',
  'Weekly digest': 'Wöchentliche Zusammenfassung',
};

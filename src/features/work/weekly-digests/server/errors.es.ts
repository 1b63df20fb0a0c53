import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'work/weekly-digests'> = {
  'Once a week: one thing that waits for you, one number, and one piece of news.':
    'Una vez por semana: algo que te espera, una cifra y una novedad.',
  'is for people who manage the chat channels of your organization':
    'Solo es para personas que gestionan los canales de chat de tu organización.',
  'Weekly digest': 'Resumen semanal',
};

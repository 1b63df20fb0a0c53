import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'work/weekly-digests'> = {
  'Once a week: one thing that waits for you, one number, and one piece of news.':
    'Uma vez por semana: algo que aguarda você, um número e uma novidade.',
  'is for people who manage the chat channels of your organization':
    'Só é possível para pessoas que gerenciam os canais de chat da sua organização.',
  'Weekly digest': 'Resumo semanal',
};

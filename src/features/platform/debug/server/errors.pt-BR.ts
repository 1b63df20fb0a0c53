import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'platform/debug'> = {
  'This cache': 'Este cache',
  'This is your own session. Log out instead.': 'Esta é a sua própria sessão. Saia da sua conta para encerrá-la.',
  'This job': 'Esta tarefa em segundo plano',
  'This job is running.': 'Esta tarefa em segundo plano está em execução.',
};

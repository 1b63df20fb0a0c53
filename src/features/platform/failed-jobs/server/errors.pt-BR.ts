import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'platform/failed-jobs'> = {
  'This failed task': 'Esta tarefa com falha',
};

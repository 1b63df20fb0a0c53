import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/failed-jobs'> = {
  'Failed background tasks': 'Tareas en segundo plano fallidas',
  'failed task': 'tarea fallida',
  'failed tasks': 'tareas fallidas',
};

import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/failed-jobs'> = {
  'Failed background tasks': 'Tarefas em segundo plano com falha',
  'failed task': 'tarefa com falha',
  'failed tasks': 'tarefas com falha',
};

import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/failed-jobs'> = {
  'Failed background tasks': 'Tâches d’arrière-plan échouées',
  'failed task': 'tâche échouée',
  'failed tasks': 'tâches échouées',
};

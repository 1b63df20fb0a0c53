import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/failed-jobs'> = {
  'Failed background tasks': 'Fehlgeschlagene Hintergrundaufgaben',
  'failed task': 'fehlgeschlagene Aufgabe',
  'failed tasks': 'fehlgeschlagene Aufgaben',
};

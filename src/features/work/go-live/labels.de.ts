import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'work/go-live'> = {
  'Go-live checklist': 'Checkliste zum Start',
  'Sample data': 'Beispieldaten',
  'go-live checklist': 'Checkliste zum Start',
};

import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'work/go-live'> = {
  'Go-live checklist': 'Checklist de lançamento',
  'Sample data': 'Dados de exemplo',
  'go-live checklist': 'checklist de lançamento',
};

import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'reporting/saved-views'> = {
  'Build a report': 'Bericht zusammenstellen',
  'Saved reports': 'Gespeicherte Berichte',
  'saved view': 'gespeicherte Ansicht',
  'saved views': 'gespeicherte Ansichten',
  'shared views': 'geteilte Ansichten',
};

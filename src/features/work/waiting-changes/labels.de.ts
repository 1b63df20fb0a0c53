import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'work/waiting-changes'> = {
  'Waiting changes': 'Wartende Änderungen',
};

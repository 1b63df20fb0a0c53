import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'work/onboarding'> = {
  'Set up': 'Einrichten',
  Technology: 'Technologie',
  setup: 'Einrichtung',
  'setup of a partner': 'Einrichtung eines Partners',
  'setups of partners': 'Einrichtungen von Partnern',
};

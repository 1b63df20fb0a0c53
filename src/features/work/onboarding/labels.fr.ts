import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'work/onboarding'> = {
  'Set up': 'Configurer',
  Technology: 'Technologie',
  setup: 'configuration',
  'setup of a partner': 'configuration d’un partenaire',
  'setups of partners': 'configurations de partenaires',
};

import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/partner-health'> = {
  Dropped: 'Gesunken',
  'Dropped from': 'Gesunken von',
  'Which partners are at risk, and why.': 'Welche Partner gefährdet sind und warum.',
  'partner health': 'Partnerzustand',
};

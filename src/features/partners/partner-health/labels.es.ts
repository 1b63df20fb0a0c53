import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/partner-health'> = {
  Dropped: 'Bajó',
  'Dropped from': 'Bajó desde',
  'Which partners are at risk, and why.': 'Qué partners están en riesgo y por qué.',
  'partner health': 'salud del partner',
};

import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/partner-health'> = {
  Dropped: 'Caiu',
  'Dropped from': 'Caiu de',
  'Which partners are at risk, and why.': 'Quais parceiros estão em risco, e por quê.',
  'partner health': 'saúde do parceiro',
};

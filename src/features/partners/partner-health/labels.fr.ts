import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/partner-health'> = {
  Dropped: 'En baisse',
  'Dropped from': 'En baisse depuis',
  'Which partners are at risk, and why.': 'Quels partenaires sont à risque, et pourquoi.',
  'partner health': 'santé des partenaires',
};

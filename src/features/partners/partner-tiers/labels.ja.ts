import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/partner-tiers'> = {
  'Deal protection length': '案件の保護期間',
  'Partner tiers': 'パートナーティア',
  'Percentage of the deal type’s protection period. Defaults to 100%.':
    '案件タイプの保護期間に対する割合です。既定は100%です。',
  'The levels partners can reach, from lowest to highest. Partners see the tiers and their benefits.':
    'パートナーが到達できるレベルを、低い順に並べます。ティアと特典はパートナーに表示されます。',
  'What partners in this tier get. Partners can see this.':
    'このティアのパートナーが得るものです。パートナーに表示されます。',
  'partner tier': 'パートナーティア',
  'partner tiers': 'パートナーティア',
  tier: 'ティア',
  tiers: 'ティア',
};

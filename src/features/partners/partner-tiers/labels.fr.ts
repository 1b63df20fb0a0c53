import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/partner-tiers'> = {
  'Deal protection length': 'Durée de protection des affaires',
  'Partner tiers': 'Niveaux de partenaires',
  'Percentage of the deal type’s protection period. Defaults to 100%.':
    'Pourcentage de la période de protection du type d’affaire. 100 % par défaut.',
  'The levels partners can reach, from lowest to highest. Partners see the tiers and their benefits.':
    'Les niveaux que les partenaires peuvent atteindre, du plus bas au plus élevé. Les partenaires voient les niveaux et leurs avantages.',
  'What partners in this tier get. Partners can see this.':
    'Ce que les partenaires de ce niveau obtiennent. Les partenaires peuvent le voir.',
  'partner tier': 'niveau de partenaire',
  'partner tiers': 'niveaux de partenaires',
  tier: 'niveau',
  tiers: 'niveaux',
};

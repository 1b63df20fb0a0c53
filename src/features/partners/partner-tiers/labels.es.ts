import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/partner-tiers'> = {
  'Deal protection length': 'Duración de la protección de negocios',
  'Partner tiers': 'Niveles de partner',
  'Percentage of the deal type’s protection period. Defaults to 100%.':
    'Porcentaje del período de protección del tipo de negocio. Por defecto, el 100 %.',
  'The levels partners can reach, from lowest to highest. Partners see the tiers and their benefits.':
    'Los niveles que pueden alcanzar los partners, del más bajo al más alto. Los partners ven los niveles y sus beneficios.',
  'What partners in this tier get. Partners can see this.':
    'Qué reciben los partners de este nivel. Los partners pueden verlo.',
  'partner tier': 'nivel de partner',
  'partner tiers': 'niveles de partner',
  tier: 'nivel',
  tiers: 'niveles',
};

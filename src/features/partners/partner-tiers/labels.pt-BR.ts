import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/partner-tiers'> = {
  'Deal protection length': 'Duração da proteção de negócios',
  'Partner tiers': 'Níveis de parceiros',
  'Percentage of the deal type’s protection period. Defaults to 100%.':
    'Percentual do período de proteção do tipo de negócio. O padrão é 100%.',
  'The levels partners can reach, from lowest to highest. Partners see the tiers and their benefits.':
    'Os níveis que os parceiros podem alcançar, do mais baixo ao mais alto. Os parceiros veem os níveis e seus benefícios.',
  'What partners in this tier get. Partners can see this.':
    'O que os parceiros deste nível recebem. Os parceiros podem ver isto.',
  'partner tier': 'nível de parceiros',
  'partner tiers': 'níveis de parceiros',
  tier: 'nível',
  tiers: 'níveis',
};

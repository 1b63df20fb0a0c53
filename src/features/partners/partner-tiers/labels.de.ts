import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/partner-tiers'> = {
  'Deal protection length': 'Dauer des Deal-Schutzes',
  'Partner tiers': 'Partnerstufen',
  'Percentage of the deal type’s protection period. Defaults to 100%.':
    'Prozentsatz der Schutzfrist des Dealtyps. Standardmäßig 100 %.',
  'The levels partners can reach, from lowest to highest. Partners see the tiers and their benefits.':
    'Die Stufen, die Partner erreichen können, von der niedrigsten zur höchsten. Partner sehen die Stufen und ihre Leistungen.',
  'What partners in this tier get. Partners can see this.':
    'Was Partner dieser Stufe erhalten. Partner können dies sehen.',
  'partner tier': 'Partnerstufe',
  'partner tiers': 'Partnerstufen',
  tier: 'Stufe',
  tiers: 'Stufen',
};

import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'commissions/imported-earnings'> = {
  'Earlier earnings': 'Frühere Einnahmen',
  'Former system': 'Früheres System',
  'Only unpaid commissions can be paid with Tandem.':
    'Nur nicht ausgezahlte Provisionen können mit Tandem ausgezahlt werden.',
  'Status there': 'Status dort',
  'The word of the former system.': 'Die Bezeichnung des früheren Systems.',
  'Transferred on': 'Übernommen am',
  Unpaid: 'Nicht ausgezahlt',
  'earlier earning': 'frühere Einnahme',
  'earlier earnings': 'frühere Einnahmen',
  'transfer of earlier earnings': 'Übernahme früherer Einnahmen',
  'transfers of earlier earnings': 'Übernahmen früherer Einnahmen',
};

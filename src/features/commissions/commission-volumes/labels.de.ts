import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'commissions/commission-volumes'> = {
  'Any day in the period. Counts from the next deal; recalculate to include earlier deals.':
    'Ein beliebiger Tag im Zeitraum. Zählt ab dem nächsten Deal; berechnen Sie neu, um frühere Deals einzubeziehen.',
  'Check that the volumes behind commissions add up.': 'Prüfen Sie, ob die Volumen hinter den Provisionen stimmen.',
  'Exchange rates and opening volumes': 'Wechselkurse und Anfangsvolumen',
  Matches: 'Stimmt überein',
  Night: 'Nacht',
  'Totals compared': 'Verglichene Summen',
  Units: 'Einheiten',
  Volume: 'Volumen',
  'Volume audit': 'Volumenprüfung',
  'commission total': 'Provisionssumme',
  'commission totals': 'Provisionssummen',
  'opening volume': 'Anfangsvolumen',
  'opening volumes': 'Anfangsvolumen',
  'volume audit': 'Volumenprüfung',
  'volume audits': 'Volumenprüfungen',
};

import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'commissions/recalculations'> = {
  'Approve and book': 'Genehmigen und buchen',
  'Approve as a second person; posts the differences': 'Als zweite Person genehmigen; bucht die Differenzen',
  'As they are today': 'Wie sie heute sind',
  'As they were when the deals were won': 'Wie sie waren, als die Deals gewonnen wurden',
  'Awaiting approval': 'Wartet auf Genehmigung',
  'Cancel a recalculation': 'Eine Neuberechnung abbrechen',
  'Cancel recalculation': 'Neuberechnung abbrechen',
  'Nothing is booked. You can request another recalculation.':
    'Nichts wird gebucht. Sie können eine weitere Neuberechnung anfordern.',
  'Preview again': 'Erneut vorab berechnen',
  'Recalculate past deals': 'Frühere Deals neu berechnen',
  'Recalculation booked': 'Neuberechnung gebucht',
  'Recalculation canceled': 'Neuberechnung abgebrochen',
  'Recalculation previewed': 'Neuberechnung vorab berechnet',
  Recalculations: 'Neuberechnungen',
  'The differences are calculated again with the data of now. Nothing is booked.':
    'Die Differenzen werden mit den aktuellen Daten noch einmal berechnet. Nichts wird gebucht.',
  'The differences are posted to the ledger as new commissions.':
    'Die Differenzen werden als neue Provisionen im Hauptbuch gebucht.',
  recalculation: 'Neuberechnung',
  recalculations: 'Neuberechnungen',
};

import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/deal-renewals'> = {
  'A later deal with this customer was won': 'Ein späterer Deal mit diesem Kunden wurde gewonnen',
  'Decided manually': 'Manuell entschieden',
  'Decided on': 'Entschieden am',
  'It ended and no later deal was won': 'Er endete, und kein späterer Deal wurde gewonnen',
  'It ended and the renewal was lost': 'Er endete, und die Verlängerung ging verloren',
  'Not renewed': 'Nicht verlängert',
  Outcome: 'Ergebnis',
  'Renewal started': 'Verlängerung begonnen',
  'Renewed by': 'Verlängert von',
  'The term was extended': 'Die Laufzeit wurde verlängert',
  'To renew': 'Zu verlängern',
  'Value per year': 'Wert pro Jahr',
  renewal: 'Verlängerung',
  renewals: 'Verlängerungen',
};

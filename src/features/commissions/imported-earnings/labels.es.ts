import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'commissions/imported-earnings'> = {
  'Earlier earnings': 'Ganancias anteriores',
  'Former system': 'Sistema anterior',
  'Only unpaid commissions can be paid with Tandem.': 'Solo las comisiones sin pagar se pueden pagar con Tandem.',
  'Status there': 'Estado allí',
  'The word of the former system.': 'La palabra del sistema anterior.',
  'Transferred on': 'Traspasado el',
  Unpaid: 'Sin pagar',
  'earlier earning': 'ganancia anterior',
  'earlier earnings': 'ganancias anteriores',
  'transfer of earlier earnings': 'traspaso de ganancias anteriores',
  'transfers of earlier earnings': 'traspasos de ganancias anteriores',
};

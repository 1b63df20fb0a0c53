import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/deal-renewals'> = {
  'A later deal with this customer was won': 'Se ganó un negocio posterior con este cliente',
  'Decided manually': 'Decidido a mano',
  'Decided on': 'Fecha de la decisión',
  'It ended and no later deal was won': 'Terminó y no se ganó ningún negocio posterior',
  'It ended and the renewal was lost': 'Terminó y se perdió la renovación',
  'Not renewed': 'No renovado',
  Outcome: 'Desenlace',
  'Renewal started': 'Renovación iniciada',
  'Renewed by': 'Renovado por',
  'The term was extended': 'Se prorrogó la vigencia',
  'To renew': 'Por renovar',
  'Value per year': 'Valor por año',
  renewal: 'renovación',
  renewals: 'renovaciones',
};

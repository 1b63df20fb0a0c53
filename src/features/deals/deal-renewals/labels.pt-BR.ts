import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/deal-renewals'> = {
  'A later deal with this customer was won': 'Um negócio posterior com este cliente foi ganho',
  'Decided manually': 'Decidido manualmente',
  'Decided on': 'Decidido em',
  'It ended and no later deal was won': 'Terminou e nenhum negócio posterior foi ganho',
  'It ended and the renewal was lost': 'Terminou e a renovação foi perdida',
  'Not renewed': 'Não renovado',
  Outcome: 'Resultado',
  'Renewal started': 'Renovação iniciada',
  'Renewed by': 'Renovado por',
  'The term was extended': 'A vigência foi prorrogada',
  'To renew': 'A renovar',
  'Value per year': 'Valor por ano',
  renewal: 'renovação',
  renewals: 'renovações',
};

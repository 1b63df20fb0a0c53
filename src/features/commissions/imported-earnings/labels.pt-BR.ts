import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'commissions/imported-earnings'> = {
  'Earlier earnings': 'Ganhos anteriores',
  'Former system': 'Sistema anterior',
  'Only unpaid commissions can be paid with Tandem.': 'Só as comissões não pagas podem ser pagas com o Tandem.',
  'Status there': 'Status no sistema',
  'The word of the former system.': 'O termo usado no sistema anterior.',
  'Transferred on': 'Transferido em',
  Unpaid: 'Não pago',
  'earlier earning': 'ganho anterior',
  'earlier earnings': 'ganhos anteriores',
  'transfer of earlier earnings': 'transferência de ganhos anteriores',
  'transfers of earlier earnings': 'transferências de ganhos anteriores',
};

import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/payout-calendar'> = {
  'Planned payouts': 'Repasses planejados',
  'The payout calendar prepared a payout, or a payout is overdue for review or payment.':
    'O calendário de repasses preparou um repasse, ou a análise ou o pagamento de um repasse está em atraso.',
};

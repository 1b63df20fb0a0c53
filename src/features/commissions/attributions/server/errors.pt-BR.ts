import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/attributions'> = {
  'Another contract covers this account on some of these days.':
    'Outro contrato cobre esta conta em alguns destes dias.',
  'is allowed only when the sale belongs to a deal': 'Só é permitido quando a venda pertence a um negócio.',
  'is lost. Reopen the deal first.': 'Este negócio está perdido. Reabra o negócio primeiro.',
  'is more than the amount': 'É maior que o valor.',
  'is not an active link of your company': 'Não é um link ativo da sua empresa.',
};

import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'incentives/mdf-requests'> = {
  'A part of this request was paid already. Close it instead.': 'Uma parte desta solicitação já foi paga. Encerre-a.',
  'A partner requests money from a marketing fund.': 'Um parceiro solicita dinheiro de uma verba de marketing.',
  'A request cannot be changed once it is decided.': 'Uma solicitação não pode ser alterada depois de decidida.',
  'MDF requests': 'Solicitações de verba (MDF)',
  'The company decides about your request, or the time to claim is running out.':
    'A empresa decide sobre a sua solicitação, ou o prazo para pedir o reembolso está acabando.',
  'Your MDF requests': 'Suas solicitações de verba (MDF)',
};

import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/commissions'> = {
  'Customer payments and refunds that expired because the deal was not won in time.':
    'Pagamentos e reembolsos de clientes que expiraram porque o negócio não foi ganho a tempo.',
  'Expired customer payments': 'Pagamentos de clientes expirados',
  'The deal is not won yet. This event is processed automatically once it is.':
    'O negócio ainda não foi ganho. Este evento será processado automaticamente quando isso acontecer.',
  'The hold period is over. This commission becomes payable with the next run.':
    'O período de espera terminou. Esta comissão fica a pagar na próxima execução.',
  'The partner is banned, so its commissions stay on hold.':
    'O parceiro está banido, por isso as comissões dele continuam em espera.',
  'This commission is disputed. Decide the dispute first.':
    'Esta comissão está contestada. Decida a contestação primeiro.',
};

import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/commissions'> = {
  'Customer payments and refunds that expired because the deal was not won in time.':
    'Pagos y reembolsos de clientes que vencieron porque el negocio no se ganó a tiempo.',
  'Expired customer payments': 'Pagos de clientes vencidos',
  'The deal is not won yet. This event is processed automatically once it is.':
    'El negocio aún no está ganado. Este evento se procesa automáticamente cuando se gane.',
  'The hold period is over. This commission becomes payable with the next run.':
    'El período de espera ha terminado. Esta comisión pasa a ser pagadera en la próxima ejecución.',
  'The partner is banned, so its commissions stay on hold.':
    'El partner está vetado, por lo que sus comisiones siguen en espera.',
  'This commission is disputed. Decide the dispute first.': 'Esta comisión está en disputa. Decide primero la disputa.',
};

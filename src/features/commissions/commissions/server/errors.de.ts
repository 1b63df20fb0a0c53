import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/commissions'> = {
  'Customer payments and refunds that expired because the deal was not won in time.':
    'Zahlungseingänge und Erstattungen, die verfallen sind, weil der Deal nicht rechtzeitig gewonnen wurde.',
  'Expired customer payments': 'Verfallene Zahlungseingänge',
  'The deal is not won yet. This event is processed automatically once it is.':
    'Der Deal ist noch nicht gewonnen. Sobald er es ist, wird dieses Ereignis automatisch verarbeitet.',
  'The hold period is over. This commission becomes payable with the next run.':
    'Die Wartefrist ist abgelaufen. Diese Provision wird mit dem nächsten Lauf auszahlbar.',
  'The partner is banned, so its commissions stay on hold.':
    'Der Partner ist gesperrt, daher bleiben seine Provisionen zurückgehalten.',
  'This commission is disputed. Decide the dispute first.':
    'Gegen diese Provision besteht ein Einspruch. Entscheiden Sie zuerst über den Einspruch.',
};

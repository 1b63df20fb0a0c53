import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  numbered: (number) => `Nr. ${number}`,
  waiting: (reseller, deal) =>
    `${reseller} hat den Deal ${deal} mit Ihnen als Distributor registriert. Bestätigen Sie ihn oder lehnen Sie ihn ab.`,
  due: (reseller, deal) => `${reseller} wartet noch auf Ihre Bestätigung des Deals ${deal}.`,
  confirmSubject: (deal, reseller) => `Bestätigen Sie den Deal ${deal} von ${reseller}`,
  answer: 'Antworten',
  confirmed: (distributor, deal) => `${distributor} hat den Deal ${deal} bestätigt.`,
  declined: (distributor, deal) => `${distributor} hat den Deal ${deal} abgelehnt.`,
  overdue: (distributor, deal) => `${distributor} hat zum Deal ${deal} nicht rechtzeitig geantwortet.`,
};

import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  numbered: (number) => `N.º ${number}`,
  waiting: (reseller, deal) =>
    `${reseller} registrou o negócio ${deal} com você como distribuidor. Confirme ou recuse.`,
  due: (reseller, deal) => `${reseller} ainda aguarda a sua confirmação do negócio ${deal}.`,
  confirmSubject: (deal, reseller) => `Confirme o negócio ${deal} de ${reseller}`,
  answer: 'Responder',
  confirmed: (distributor, deal) => `${distributor} confirmou o negócio ${deal}.`,
  declined: (distributor, deal) => `${distributor} recusou o negócio ${deal}.`,
  overdue: (distributor, deal) => `${distributor} não respondeu a tempo sobre o negócio ${deal}.`,
};

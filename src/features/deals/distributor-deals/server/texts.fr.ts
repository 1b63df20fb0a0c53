import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  numbered: (number) => `n°\u00a0${number}`,
  waiting: (reseller, deal) =>
    `${reseller} a enregistré l’affaire ${deal} avec vous comme distributeur. Confirmez ou déclinez.`,
  due: (reseller, deal) => `${reseller} attend toujours votre confirmation de l’affaire ${deal}.`,
  confirmSubject: (deal, reseller) => `Confirmez l’affaire ${deal} de ${reseller}`,
  answer: 'Répondre',
  confirmed: (distributor, deal) => `${distributor} a confirmé l’affaire ${deal}.`,
  declined: (distributor, deal) => `${distributor} a décliné l’affaire ${deal}.`,
  overdue: (distributor, deal) => `${distributor} n’a pas répondu à temps pour l’affaire ${deal}.`,
};

import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  numbered: (number) => `N.º ${number}`,
  waiting: (reseller, deal) => `${reseller} registró el negocio ${deal} contigo como distribuidor. Confirma o rechaza.`,
  due: (reseller, deal) => `${reseller} sigue esperando que confirmes el negocio ${deal}.`,
  confirmSubject: (deal, reseller) => `Confirma el negocio ${deal} de ${reseller}`,
  answer: 'Responder',
  confirmed: (distributor, deal) => `${distributor} confirmó el negocio ${deal}.`,
  declined: (distributor, deal) => `${distributor} rechazó el negocio ${deal}.`,
  overdue: (distributor, deal) => `${distributor} no respondió a tiempo sobre el negocio ${deal}.`,
};

import type { Translation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: Translation<typeof english> = {
  forms: 'Formularios',
  products: 'Productos',
  registerADeal: 'Registrar un negocio',
  opensInNewTab: 'se abre en una pestaña nueva',
  registerOnBehalf: 'Registrar en nombre de',
  youCanRegisterDealsFrom: (opensOn: Part) => `Puedes registrar negocios a partir del ${opensOn}.`,
  registrationsClosedOn: (closesOn: Part) => `El registro se cerró el ${closesOn}.`,
  thisFormTakesNoRegistrationsAt: 'Este formulario no acepta registros en este momento.',
  partner: 'Partner',
};

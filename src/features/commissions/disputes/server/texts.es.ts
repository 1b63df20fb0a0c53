import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  disputed: (partner, number, what) => `${partner} disputó la comisión ${number}: ${what}`,
  wrote: (partner, number, what) => `${partner} añadió un mensaje a la disputa sobre la comisión ${number}: ${what}`,
  kept: (company, number, what) => `${company} mantuvo la comisión ${number} sin cambios: ${what}`,
  corrected: (company, number, what) => `${company} corrigió la comisión ${number}: ${what}`,
  said: (company, number, what) => `${company} respondió sobre la comisión ${number}: ${what}`,
  partner: 'Partner',
  commission: 'Comisión',
  deal: 'Negocio',
  message: 'Mensaje',
  answer: 'Respuesta',
  viewCommission: 'Ver comisión',
};

import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  disputed: (partner, number, what) => `${partner} contestou a comissão ${number}: ${what}`,
  wrote: (partner, number, what) => `${partner} adicionou uma mensagem à contestação da comissão ${number}: ${what}`,
  kept: (company, number, what) => `${company} manteve a comissão ${number} sem alteração: ${what}`,
  corrected: (company, number, what) => `${company} corrigiu a comissão ${number}: ${what}`,
  said: (company, number, what) => `${company} respondeu sobre a comissão ${number}: ${what}`,
  partner: 'Parceiro',
  commission: 'Comissão',
  deal: 'Negócio',
  message: 'Mensagem',
  answer: 'Resposta',
  viewCommission: 'Ver comissão',
};

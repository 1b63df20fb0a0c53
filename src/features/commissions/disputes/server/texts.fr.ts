import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  disputed: (partner, number, what) => `${partner} a contesté la commission ${number}\u00a0: ${what}`,
  wrote: (partner, number, what) =>
    `${partner} a ajouté un message à la contestation de la commission ${number}\u00a0: ${what}`,
  kept: (company, number, what) => `${company} a maintenu la commission ${number} sans changement\u00a0: ${what}`,
  corrected: (company, number, what) => `${company} a corrigé la commission ${number}\u00a0: ${what}`,
  said: (company, number, what) => `${company} a répondu au sujet de la commission ${number}\u00a0: ${what}`,
  partner: 'Partenaire',
  commission: 'Commission',
  deal: 'Affaire',
  message: 'Message',
  answer: 'Réponse',
  viewCommission: 'Voir la commission',
};

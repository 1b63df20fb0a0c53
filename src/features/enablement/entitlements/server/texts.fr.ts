import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  benefit: 'Avantage',
  amount: 'Quantité',
  note: 'Remarque',
  decided: (status, amount, benefit, note) =>
    ({
      approved: `Votre demande de «\u00a0${benefit}\u00a0» (${amount}) a été approuvée`,
      fulfilled: `Votre demande de «\u00a0${benefit}\u00a0» (${amount}) a été satisfaite`,
      declined: `Votre demande de «\u00a0${benefit}\u00a0» (${amount}) a été refusée`,
      revoked: `Votre demande de «\u00a0${benefit}\u00a0» (${amount}) a été révoquée`,
    })[status] + (note ? `. ${note}` : ''),
  viewBenefit: 'Voir l’avantage',
  reduced: (benefit, now, afterwards, day) =>
    `«\u00a0${benefit}\u00a0» passe de ${now} à ${afterwards} le ${day} en raison de votre niveau`,
  reducedSubject: (benefit, afterwards, day) => `${benefit} passe à ${afterwards} le ${day}`,
  now: 'Actuellement',
  afterwards: 'Ensuite',
  from: 'À partir du',
  viewBenefits: 'Voir les avantages',

  requested: (partner, amount, benefit) => `${partner} demande «\u00a0${benefit}\u00a0» (${amount})`,
  partner: 'Partenaire',
  requestedAmount: 'Quantité demandée',
  reviewRequest: 'Examiner la demande',
};

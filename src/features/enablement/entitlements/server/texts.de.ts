import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  benefit: 'Leistung',
  amount: 'Menge',
  note: 'Notiz',
  decided: (status, amount, benefit, note) =>
    ({
      approved: `Ihr Antrag auf ${amount} von „${benefit}“ wurde genehmigt`,
      fulfilled: `Ihr Antrag auf ${amount} von „${benefit}“ wurde erfüllt`,
      declined: `Ihr Antrag auf ${amount} von „${benefit}“ wurde abgelehnt`,
      revoked: `Ihr Antrag auf ${amount} von „${benefit}“ wurde widerrufen`,
    })[status] + (note ? `. ${note}` : ''),
  viewBenefit: 'Leistung ansehen',
  reduced: (benefit, now, afterwards, day) =>
    `„${benefit}“ ändert sich am ${day} wegen Ihrer Stufe von ${now} auf ${afterwards}`,
  reducedSubject: (benefit, afterwards, day) => `${benefit} ändert sich am ${day} auf ${afterwards}`,
  now: 'Jetzt',
  afterwards: 'Danach',
  from: 'Ab',
  viewBenefits: 'Leistungen ansehen',

  requested: (partner, amount, benefit) => `${partner} beantragt ${amount} von „${benefit}“`,
  partner: 'Partner',
  requestedAmount: 'Beantragt',
  reviewRequest: 'Antrag prüfen',
};

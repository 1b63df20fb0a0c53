import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  approved: (number, title, amount, note) =>
    `Ihre MDF-Abrechnung ${number} für „${title}“ wurde über ${amount} genehmigt${note ? `. ${note}` : ''}`,
  approvedSubject: (number, title, amount) => `Ihre MDF-Abrechnung ${number} wurde über ${amount} genehmigt: ${title}`,
  paid: (number, title, amount) => `Ihre MDF-Abrechnung ${number} für „${title}“ wurde mit ${amount} ausgezahlt`,
  paidSubject: (number, title, amount) => `Ihre MDF-Abrechnung ${number} wurde mit ${amount} ausgezahlt: ${title}`,
  decided: {
    declined: (number, title, note) =>
      `Ihre MDF-Abrechnung ${number} für „${title}“ wurde abgelehnt${note ? `. ${note}` : ''}`,
    returned: (number, title, note) =>
      `Ihre MDF-Abrechnung ${number} für „${title}“ muss geändert werden${note ? `. ${note}` : ''}`,
    reversed: (number, title, note) =>
      `Ihre MDF-Abrechnung ${number} für „${title}“ wurde storniert${note ? `. ${note}` : ''}`,
  },
  decidedSubject: {
    declined: (number, title) => `Ihre MDF-Abrechnung ${number} wurde abgelehnt: ${title}`,
    returned: (number, title) => `Ihre MDF-Abrechnung ${number} muss geändert werden: ${title}`,
    reversed: (number, title) => `Ihre MDF-Abrechnung ${number} wurde storniert: ${title}`,
  },
  activity: 'Aktivität',
  claimedAmount: 'Abgerechnet',
  approvedAmount: 'Genehmigt',
  payment: 'Zahlung',
  withNextPayout: 'Mit Ihrer nächsten Auszahlung',
  note: 'Notiz',
  viewClaim: 'Abrechnung ansehen',

  claimed: (partner, amount, title) => `${partner} rechnet ${amount} MDF ab: ${title}`,
  partner: 'Partner',
  reviewClaim: 'Abrechnung prüfen',
};

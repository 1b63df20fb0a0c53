import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  earned: (amount, bounty) => `Sie haben ${amount} mit der Prämie „${bounty}“ verdient`,
  rejected: (bounty, reason) => `Ihr Nachweis für die Prämie „${bounty}“ wurde abgelehnt. ${reason}`,
  bounty: 'Prämie',
  reward: 'Belohnung',
  forPerson: 'Für',
  payment: 'Zahlung',
  withNextPayout: 'Mit Ihrer nächsten Auszahlung',
  reason: 'Grund',
  viewSubmission: 'Einreichung ansehen',

  submitted: (partner, bounty) => `${partner} hat einen Nachweis für die Prämie „${bounty}“ eingereicht`,
  partner: 'Partner',
  reviewProof: 'Nachweis prüfen',
};

import { defineTexts } from '#shared/text/texts.ts';

/** Emails and notices about benefits. */
export const texts = defineTexts('enablement/entitlements/server', {
  benefit: 'Benefit',
  amount: 'Amount',
  note: 'Note',
  decided: (
    status: 'approved' | 'fulfilled' | 'declined' | 'revoked',
    amount: string,
    benefit: string,
    note: string | null,
  ) =>
    ({
      approved: `Your request for ${amount} of “${benefit}” was approved`,
      fulfilled: `Your request for ${amount} of “${benefit}” was delivered`,
      declined: `Your request for ${amount} of “${benefit}” was declined`,
      revoked: `Your request for ${amount} of “${benefit}” was revoked`,
    })[status] + (note ? `. ${note}` : ''),
  viewBenefit: 'View benefit',
  reduced: (benefit: string, now: string, afterwards: string, day: string) =>
    `“${benefit}” changes from ${now} to ${afterwards} on ${day} because of your tier`,
  reducedSubject: (benefit: string, afterwards: string, day: string) => `${benefit} changes to ${afterwards} on ${day}`,
  now: 'Now',
  afterwards: 'Then',
  from: 'From',
  viewBenefits: 'View benefits',

  requested: (partner: string, amount: string, benefit: string) => `${partner} requests ${amount} of “${benefit}”`,
  partner: 'Partner',
  requestedAmount: 'Requested',
  reviewRequest: 'Review request',
});

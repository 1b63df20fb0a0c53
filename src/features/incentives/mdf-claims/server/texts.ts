import { defineTexts } from '#shared/text/texts.ts';

/** Emails and notices about MDF claims. */
export const texts = defineTexts('incentives/mdf-claims/server', {
  approved: (number: number, title: string, amount: string, note: string | null) =>
    `Your MDF claim ${number} for “${title}” was approved over ${amount}${note ? `. ${note}` : ''}`,
  approvedSubject: (number: number, title: string, amount: string) =>
    `Your MDF claim ${number} was approved over ${amount}: ${title}`,
  paid: (number: number, title: string, amount: string) =>
    `Your MDF claim ${number} for “${title}” was paid over ${amount}`,
  paidSubject: (number: number, title: string, amount: string) =>
    `Your MDF claim ${number} was paid over ${amount}: ${title}`,
  decided: {
    declined: (number: number, title: string, note: string | null) =>
      `Your MDF claim ${number} for “${title}” was declined${note ? `. ${note}` : ''}`,
    returned: (number: number, title: string, note: string | null) =>
      `Your MDF claim ${number} for “${title}” needs changes${note ? `. ${note}` : ''}`,
    reversed: (number: number, title: string, note: string | null) =>
      `Your MDF claim ${number} for “${title}” was reversed${note ? `. ${note}` : ''}`,
  },
  decidedSubject: {
    declined: (number: number, title: string) => `Your MDF claim ${number} was declined: ${title}`,
    returned: (number: number, title: string) => `Your MDF claim ${number} needs changes: ${title}`,
    reversed: (number: number, title: string) => `Your MDF claim ${number} was reversed: ${title}`,
  },
  activity: 'Activity',
  claimedAmount: 'Claimed',
  approvedAmount: 'Approved',
  payment: 'Payment',
  withNextPayout: 'With your next payout',
  note: 'Note',
  viewClaim: 'View claim',

  claimed: (partner: string, amount: string, title: string) => `${partner} claims ${amount} of MDF: ${title}`,
  partner: 'Partner',
  reviewClaim: 'Review claim',
});

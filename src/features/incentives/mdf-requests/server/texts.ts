import { defineTexts } from '#shared/text/texts.ts';

/** Emails and notices about MDF requests. */
export const texts = defineTexts('incentives/mdf-requests/server', {
  approved: (title: string, amount: string, claimBy: string) =>
    `Your MDF request “${title}” was approved over ${amount}. Claim the cost by ${claimBy}.`,
  approvedSubject: (title: string, amount: string, claimBy: string) =>
    `Your MDF request was approved over ${amount}, claim by ${claimBy}: ${title}`,
  decided: {
    declined: (title: string, note: string | null) =>
      `Your MDF request “${title}” was declined${note ? `. ${note}` : ''}`,
    returned: (title: string, note: string | null) =>
      `Your MDF request “${title}” needs changes${note ? `. ${note}` : ''}`,
    expired: (title: string, note: string | null) =>
      `Your MDF request “${title}” has expired because nothing was claimed${note ? `. ${note}` : ''}`,
    closed: (title: string, note: string | null) =>
      `Your MDF request “${title}” was closed because its time to claim is over${note ? `. ${note}` : ''}`,
  },
  decidedSubject: {
    declined: (title: string) => `Your MDF request was declined: ${title}`,
    returned: (title: string) => `Your MDF request needs changes: ${title}`,
    expired: (title: string) => `Your MDF request has expired because nothing was claimed: ${title}`,
    closed: (title: string) => `Your MDF request was closed because its time to claim is over: ${title}`,
  },
  deadline: (title: string, day: string) => `Claim the cost of “${title}” by ${day}`,
  deadlineSubject: (title: string, days: number, amount: string) => `${days} days left to claim ${amount}: ${title}`,
  returnsToFund: 'Money that is not claimed by then returns to the fund.',
  claim: 'Claim',
  requestedAmount: 'Requested',
  approvedAmount: 'Approved',
  claimBy: 'Claim by',
  note: 'Note',
  viewRequest: 'View request',

  requested: (partner: string, amount: string, title: string) => `${partner} requests ${amount} of MDF: ${title}`,
  partner: 'Partner',
  activity: 'Activity',
  reviewRequest: 'Review request',
});

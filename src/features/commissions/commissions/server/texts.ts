import { defineTexts } from '#shared/text/texts.ts';

/** Notices to those who manage commissions. */
export const texts = defineTexts('commissions/commissions/server', {
  expiredEvent: (kind: string, deal: string, days: number) => {
    const words: Record<string, string> = { payment: 'payment', refund: 'refund', lost: 'loss', amend: 'amendment' };
    return `A ${words[kind] ?? kind} for ${deal} waited ${days} days for the deal to be won and has expired.`;
  },
  expiredEvents: (count: number, days: number, first: string) =>
    `${count} payments or refunds waited ${days} days for their deals to be won and have expired. The first is for ${first}.`,
  settle: (expired: string) => `${expired} Settle it with the customer. If the deal is won later, it still counts.`,
  viewExpired: 'View expired events',
});

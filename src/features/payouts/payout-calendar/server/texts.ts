import { defineTexts } from '#shared/text/texts.ts';

/** Notices about payouts by the calendar. Only the company's own people get them. */
export const texts = defineTexts('payouts/payout-calendar/server', {
  prepared: (payout: string, total: string, payments: number, reviewBy: string, payBy: string) =>
    `The payout “${payout}” has been prepared: ${total} in ${payments === 1 ? '1 payment' : `${payments} payments`}. Review it by ${reviewBy} and pay it by ${payBy}.`,
  preparedSubject: (payout: string) => `Payout prepared: ${payout}`,
  late: (payout: string) => `The payout “${payout}” is overdue for payment.`,
  lateSubject: (payout: string) => `Payout overdue: ${payout}`,
  unread: (payout: string) => `The payout “${payout}” is overdue for review.`,
  unreadSubject: (payout: string) => `Payout review overdue: ${payout}`,
  reviewPayout: 'Review payout',
});

import { defineTexts } from '#shared/text/texts.ts';

/** ", for $1,000.00 less $150.00 tax withheld" */
const forWhat = (gross: string | null, tax: string | null) =>
  gross ? `, for ${gross}${tax ? ` less ${tax} tax withheld` : ''}` : '';

/** Notices about payouts and their payments. */
export const texts = defineTexts('payouts/payouts/server', {
  submitted: (person: string, payout: string) => `${person} prepared the payout “${payout}”. It needs approval.`,
  submittedOverLimit: (person: string, payout: string) =>
    `${person} prepared the payout “${payout}”. It is over the limit and needs two approvals.`,
  approvedOnce: (person: string, payout: string) =>
    `${person} approved the payout “${payout}”. It is over the limit and needs one more approval.`,
  toApprove: (total: string, payout: string) => `Payout to approve: ${total}, ${payout}`,
  payout: 'Payout',
  total: 'Total',
  payments: 'Payments',
  approvedBy: 'Approved by',
  reviewPayout: 'Review payout',

  /** @param gross where it is not what was sent: the amount before tax and exchange */
  paid: (amount: string, gross: string | null, tax: string | null, statement: string) =>
    `${amount} was sent to you${forWhat(gross, tax)} (statement ${statement}).`,
  paidSubject: (amount: string, gross: string | null, tax: string | null) =>
    `${amount} was sent to you${forWhat(gross, tax)}`,
  failed: (amount: string, reason: string | null, statement: string) =>
    `The payment of ${amount} did not arrive${reason ? `: ${reason}` : ''}. It will be included in the next payout; please check your payout details (statement ${statement}).`,
  failedSubject: (amount: string, reason: string | null) =>
    `The payment of ${amount} did not arrive${reason ? `: ${reason}` : ''}. It will be included in the next payout; please check your payout details`,
  sentTo: (account: string) => `Account: ${account}.`,
  /** @param end the last digits of an account, or the address of a wallet */
  account: (method: string, end: string | null) =>
    end ? `${method} ${end.includes('@') ? end : `ending in ${end}`}` : method,
  disputeUntil: (day: string) => `You can dispute it until ${day}.`,
  amount: 'Amount',
  taxWithheld: 'Tax withheld',
  statement: 'Statement',
  accountLabel: 'Account',
  disputableUntil: 'Disputable until',
  viewStatement: 'View statement',
});

import { defineTexts } from '#shared/text/texts.ts';

type Change = 'entered' | 'changed' | 'disabled';

/** Notices about changed payout details. */
export const texts = defineTexts('payouts/payout-methods/server', {
  /** "Pia Partner of North Wind" */
  person: (name: string, company: string | null) => (company ? `${name} of ${company}` : name),
  viewingAs: (name: string, person: string) => `${name}, viewing as ${person},`,
  someKey: (company: string) => `An API key of ${company}`,
  namedKey: (key: string, person: string) => `The API key “${key}” of ${person}`,
  endingIn: (end: string) => `ending in ${end}`,
  instructions: 'payment instructions',

  /** @param who as in `person`, `viewingAs`, `someKey` or `namedKey` */
  changed: (who: string, what: Change, currency: string, account: string, partner: string | null) =>
    `${who} ${what} ${currency} payout details (${account})${partner ? ` for ${partner}` : ''}.`,
  verify: 'Verify them with the partner before the next payout.',
  held: (amount: string, payout: string) => `The payment of ${amount} in “${payout}” is held.`,
  tooLate: (amount: string, payout: string) =>
    `The payment of ${amount} in “${payout}” is already in a payment file to the previous account.`,

  ownChanged: (who: string, what: Change, currency: string, account: string) =>
    `${who} ${what} your ${currency} payout details (${account}).`,
  ownChangedSubject: (who: string, what: Change, currency: string, account: string) =>
    `${who} ${what} your ${currency} payout details (${account})`,
  ownHeld: (amount: string, statement: string) =>
    `Your payment of ${amount} (statement ${statement}) is on hold until the company verifies the details.`,
  notRequested: 'If your team didn’t request this, contact the company right away.',
  viewPayment: 'View payment',
  viewPayouts: 'View payouts',
});

import { defineSteps, type StepInput } from '#shared/nouns/define-steps.ts';
import { field } from '#shared/nouns/fields.ts';
import { mdfClaim } from './schema.ts';

const note = field.longText({ label: 'Note to the partner', required: true });

/** The life of a claim; payments move it between `approved` and `paid` by themselves. */
export const claimSteps = defineSteps(mdfClaim, {
  ends: ['declined', 'canceled', 'reversed'],
  steps: {
    submit: {
      by: 'partner',
      orBy: 'company',
      from: ['draft', 'returned'],
      to: 'submitted',
      label: 'Submit claim',
      done: 'Claim submitted',
      text: 'The company reviews your claim. It cannot be changed afterwards.',
      summary: 'Submit a claim with its files',
      look: 'primary',
    },
    approve: {
      by: 'company',
      from: ['submitted'],
      to: 'approved',
      label: 'Approve claim',
      done: 'Claim approved',
      text: 'The amount is paid with the partner’s next payout and posted to the ledger.',
      summary: 'Approve a claim, in full or in part; it is paid with the next payout',
      input: {
        approved_minor: field.money({ label: 'Approved amount', notNull: true, positive: true }),
        note: field.longText({ label: 'Note to the partner', help: 'Required if you approve less than claimed.' }),
      },
      touches: 'money',
      sheet: true,
      look: 'primary',
    },
    decline: {
      by: 'company',
      from: ['submitted'],
      to: 'declined',
      label: 'Decline claim',
      done: 'Claim declined',
      text: 'The money stays reserved for the partner. The partner sees your note.',
      summary: 'Decline a claim',
      input: { note },
      touches: 'money',
      look: 'button',
      danger: true,
    },
    return: {
      by: 'company',
      from: ['submitted'],
      to: 'returned',
      label: 'Request changes',
      done: 'Changes requested',
      text: 'The partner can change the claim and submit it again.',
      summary: 'Ask the partner to change a claim',
      input: { note },
    },
    cancel: {
      by: 'partner',
      orBy: 'company',
      from: ['draft', 'submitted', 'returned'],
      to: 'canceled',
      label: 'Cancel claim',
      done: 'Claim canceled',
      text: 'The money stays reserved for your request.',
      summary: 'Cancel a claim that was not decided',
      danger: true,
    },
    reverse: {
      by: 'company',
      from: ['approved', 'paid'],
      to: 'reversed',
      label: 'Reverse claim',
      done: 'Claim reversed',
      text: 'Takes the reimbursement back with a balancing commission. The money returns to the fund.',
      summary: 'Take back the reimbursement of a claim',
      // The partner reads the reason in its commissions.
      input: { reason: field.text({ label: 'Reason', required: true }) },
      touches: 'money',
      sheet: true,
      danger: true,
    },
  },
});

type Steps = (typeof claimSteps)['steps'];
export type ClaimApproval = StepInput<Steps['approve']>;
export type ClaimNote = StepInput<Steps['decline']>;
export type ClaimReversal = StepInput<Steps['reverse']>;

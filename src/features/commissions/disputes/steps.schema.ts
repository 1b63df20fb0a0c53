import { defineSteps, type StepInput, type SteppedNoun } from '#shared/nouns/define-steps.ts';
import { field } from '#shared/nouns/fields.ts';
import { sayable } from '#shared/text/labels.ts';
import { CommissionDispute, CorrectInput, disputeStatusOptions } from './schema.ts';

const dispute = sayable({
  name: 'commission_disputes',
  one: 'dispute',
  row: CommissionDispute,
  fields: { status: field.choice({ label: 'Status', options: disputeStatusOptions, notNull: true }) },
} as const satisfies SteppedNoun);

/** The answers to a dispute. To disagree with one, the partner opens a new dispute. */
export const disputeSteps = defineSteps(dispute, {
  ends: ['kept', 'corrected', 'withdrawn'],
  steps: {
    say: {
      by: 'both',
      from: ['open'],
      label: 'Reply',
      done: 'Message sent',
      text: 'The other side sees it at once. The dispute stays open.',
      summary: 'Add a message to an open dispute',
      input: { text: field.longText({ label: 'Message', required: true }) },
      look: 'button',
    },
    keep: {
      by: 'company',
      from: ['open'],
      to: 'kept',
      label: 'Keep unchanged',
      done: 'Commission kept unchanged',
      text: 'This closes the dispute. The partner can open a new one.',
      summary: 'Keep the commission unchanged, with a reason the partner sees',
      input: { text: field.longText({ label: 'Reason', help: 'The partner sees this reason.', required: true }) },
      touches: 'money',
      look: 'button',
    },
    correct: {
      by: 'company',
      from: ['open'],
      to: 'corrected',
      label: 'Correct commission',
      done: 'Commission corrected',
      text: 'The dispute is closed, and the partner reads your reason.',
      summary: 'Correct the commission by an amount, or, without an amount, recalculate the deals from that day on',
      body: CorrectInput,
      touches: 'money',
      sheet: true,
      look: 'primary',
    },
    withdraw: {
      by: 'partner',
      from: ['open'],
      to: 'withdrawn',
      label: 'Withdraw dispute',
      done: 'Dispute withdrawn',
      text: 'The commission stays as it is. You can open a new dispute.',
      summary: 'Withdraw a dispute',
      look: 'button',
    },
  },
});

type Steps = (typeof disputeSteps)['steps'];
export type DisputeReply = StepInput<Steps['say']>;
export type DisputeRejection = StepInput<Steps['keep']>;

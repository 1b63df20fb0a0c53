import { defineSteps, type StepInput } from '#shared/nouns/define-steps.ts';
import { field } from '#shared/nouns/fields.ts';
import { mdfRequest } from './schema.ts';

const note = field.longText({ label: 'Note to the partner', required: true });

/** The life of a request; it expires, or is closed when its money is paid, by itself. */
export const mdfRequestSteps = defineSteps(mdfRequest, {
  ends: ['declined', 'canceled', 'closed', 'expired'],
  steps: {
    approve: {
      by: 'company',
      from: ['submitted'],
      to: 'approved',
      label: 'Approve request',
      done: 'Request approved',
      text: 'The amount is reserved until the partner claims it.',
      summary: 'Approve a request and reserve its money',
      input: {
        approved_minor: field.money({ label: 'Approved amount', notNull: true, positive: true }),
        claim_by: field.date({
          label: 'Claim by',
          help: 'Defaults to the fund’s days to claim after the activity.',
          notNull: true,
        }),
        note: field.longText({ label: 'Note to the partner' }),
      },
      touches: 'money',
      look: 'primary',
    },
    decline: {
      by: 'company',
      from: ['submitted', 'returned'],
      to: 'declined',
      label: 'Decline request',
      done: 'Request declined',
      text: 'The partner sees your note.',
      summary: 'Decline a request',
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
      text: 'The partner can change the request and submit it again.',
      summary: 'Ask the partner to change a request',
      input: { note },
    },
    submit: {
      by: 'partner',
      orBy: 'company',
      from: ['returned'],
      to: 'submitted',
      label: 'Submit again',
      done: 'Request submitted',
      text: 'The company decides about your changed request.',
      summary: 'Submit a changed request again',
      look: 'primary',
    },
    extend: {
      by: 'company',
      from: ['approved'],
      to: 'approved',
      label: 'Change claim date',
      done: 'Claim date changed',
      text: 'The last day on which the partner can claim the cost.',
      summary: 'Change the last day to claim',
      input: { claim_by: field.date({ label: 'Claim by', required: true }) },
    },
    close: {
      by: 'both',
      from: ['approved'],
      to: 'closed',
      label: 'Close request',
      done: 'Request closed',
      text: 'Nothing more can be claimed. Money that was not claimed returns to the fund.',
      summary: 'Close an approved request; what was not claimed is available again',
    },
    cancel: {
      by: 'both',
      from: ['submitted', 'returned', 'approved'],
      to: 'canceled',
      label: 'Cancel request',
      done: 'Request canceled',
      text: 'Reserved money returns to the fund. This cannot be undone.',
      summary: 'Cancel a request; reserved money is available again',
      danger: true,
    },
  },
});

type Steps = (typeof mdfRequestSteps)['steps'];
export type MdfRequestApproval = StepInput<Steps['approve']>;
export type MdfRequestNote = StepInput<Steps['decline']>;
export type MdfRequestExtension = StepInput<Steps['extend']>;

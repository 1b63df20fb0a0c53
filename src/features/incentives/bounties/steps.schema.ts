import { defineSteps, type StepInput } from '#shared/nouns/define-steps.ts';
import { field } from '#shared/nouns/fields.ts';
import { bounty, submission } from './schema.ts';

export const bountySteps = defineSteps(bounty, {
  over: ['closed'],
  ends: ['closed'],
  steps: {
    activate: {
      by: 'company',
      from: ['draft'],
      to: 'active',
      label: 'Activate bounty',
      done: 'Bounty activated',
      text: 'Partners see it and can earn it. Its reward can’t be changed afterwards.',
      summary: 'Open a bounty to its partners',
      look: 'primary',
    },
    close: {
      by: 'company',
      from: ['active'],
      to: 'closed',
      label: 'Close bounty',
      done: 'Bounty closed',
      text: 'Partners can no longer submit proof. Submissions under review are still decided.',
      summary: 'Stop new submissions for a bounty',
    },
  },
});

export const submissionSteps = defineSteps(submission, {
  ends: ['approved', 'rejected'],
  steps: {
    submit: {
      by: 'partner',
      from: ['draft'],
      to: 'submitted',
      label: 'Submit proof',
      done: 'Proof submitted',
      text: 'We review your proof. It can’t be changed afterwards.',
      summary: 'Submit proof for review',
      look: 'primary',
    },
    approve: {
      by: 'company',
      from: ['submitted'],
      to: 'approved',
      label: 'Approve proof',
      done: 'Reward approved',
      text: 'The reward is paid with the partner’s next payout.',
      summary: 'Approve a proof and book its reward',
      touches: 'money',
      sheet: true,
      look: 'primary',
    },
    reject: {
      by: 'company',
      from: ['submitted'],
      to: 'rejected',
      label: 'Reject proof',
      done: 'Proof rejected',
      text: 'The partner reads your reason and can submit other proof.',
      summary: 'Reject proof with a reason',
      input: { reason: field.longText({ label: 'Reason', required: true }) },
      touches: 'money',
      look: 'button',
      danger: true,
    },
  },
});

export type ProofRejection = StepInput<(typeof submissionSteps)['steps']['reject']>;

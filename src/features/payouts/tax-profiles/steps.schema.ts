import { defineSteps, type StepInput } from '#shared/nouns/define-steps.ts';
import { field } from '#shared/nouns/fields.ts';
import { taxProfile } from './schema.ts';

/** The review of a profile. An accepted one stays in force until the next is accepted. */
export const profileSteps = defineSteps(taxProfile, {
  ends: ['accepted', 'rejected', 'replaced'],
  steps: {
    accept: {
      by: 'company',
      from: ['submitted'],
      to: 'accepted',
      label: 'Accept profile',
      done: 'The tax profile is accepted',
      text: 'It replaces the profile in force. Payments that waited for it can be made.',
      summary: 'Accept a tax profile',
      touches: 'money',
      look: 'primary',
    },
    reject: {
      by: 'company',
      from: ['submitted'],
      to: 'rejected',
      label: 'Reject profile',
      done: 'The tax profile is rejected',
      text: 'The partner is notified and can submit a corrected one.',
      summary: 'Reject a tax profile with a reason for the partner',
      input: { reason: field.longText({ label: 'Reason for the partner', required: true, max: 500 }) },
      touches: 'money',
      look: 'button',
      danger: true,
    },
  },
});

export type ProfileRejection = StepInput<(typeof profileSteps)['steps']['reject']>;

import { defineSteps, type StepInput } from '#shared/nouns/define-steps.ts';
import { field } from '#shared/nouns/fields.ts';
import { distributorDeal } from './schema.ts';

/** The distributor’s answer. Without one in time the company may decide; the distributor can still answer. */
export const distributorDealSteps = defineSteps(distributorDeal, {
  over: ['declined', 'canceled'],
  versioned: true,
  ends: ['confirmed', 'declined', 'canceled'],
  steps: {
    confirm: {
      by: 'both',
      from: ['waiting', 'overdue'],
      to: 'confirmed',
      label: 'Confirm deal',
      done: 'Deal confirmed',
      text: 'The reseller and the company see that the distributor supplies this deal.',
      summary: 'Confirm a reseller’s deal as its distributor',
      look: 'primary',
    },
    decline: {
      by: 'both',
      from: ['waiting', 'overdue'],
      to: 'declined',
      label: 'Decline deal',
      done: 'Deal declined',
      text: 'The reseller and the company see your reason. You no longer see the details of the deal.',
      summary: 'Decline a reseller’s deal with a reason',
      input: { reason: field.longText({ label: 'Reason', required: true }) },
      look: 'button',
      danger: true,
    },
  },
});

export type DistributorDecline = StepInput<(typeof distributorDealSteps)['steps']['decline']>;

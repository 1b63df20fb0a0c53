import { defineSteps, type StepInput } from '#shared/nouns/define-steps.ts';
import { field } from '#shared/nouns/fields.ts';
import { mdfFund } from './schema.ts';

export const mdfFundSteps = defineSteps(mdfFund, {
  over: ['closed'],
  ends: ['closed'],
  steps: {
    activate: {
      by: 'company',
      from: ['draft'],
      to: 'active',
      label: 'Activate fund',
      done: 'Fund activated',
      text: 'The money is allocated and eligible partners can request it. Type, currency and amount cannot be changed afterwards.',
      summary: 'Activate a fund: its money is allocated and partners can request it',
      look: 'primary',
    },
    adjust: {
      by: 'company',
      from: ['active'],
      to: 'active',
      label: 'Adjust amount',
      done: 'Amount adjusted',
      text: ({ kind }) =>
        kind === 'fixed'
          ? 'Adds money to the amount of one partner. A negative amount takes away what is still available.'
          : 'Adds money to the pool. A negative amount takes away money that is still available.',
      summary: 'Add money to an active fund or to the amount of a partner, or take it away',
      input: {
        partner_id: field.reference('partners', { label: 'Partner', notNull: true }),
        amount_minor: field.money({ label: 'Amount to add', required: true }),
        note: field.text({ label: 'Reason', required: true, max: 1000 }),
      },
      touches: 'money',
      look: 'button',
    },
    close: {
      by: 'company',
      from: ['active'],
      to: 'closed',
      label: 'Close fund',
      done: 'Fund closed',
      text: 'Partners can no longer request money. Approved requests and claims continue.',
      summary: 'Close a fund to new requests',
    },
  },
});

export type MdfAdjustment = StepInput<(typeof mdfFundSteps)['steps']['adjust']>;

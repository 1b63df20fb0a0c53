import { defineSteps, type StepInput } from '#shared/nouns/define-steps.ts';
import { field } from '#shared/nouns/fields.ts';
import { entitlementGrant } from './grants.schema.ts';

const note = field.longText({ label: 'Note to the partner', required: true });

/** The life of a request for a benefit; one that is not used expires by itself. */
export const grantSteps = defineSteps(entitlementGrant, {
  ends: ['consumed', 'declined', 'canceled', 'expired', 'revoked'],
  steps: {
    approve: {
      by: 'company',
      from: ['requested'],
      to: 'approved',
      label: 'Approve request',
      done: 'Request approved',
      text: ({ fulfillment }) =>
        fulfillment === 'key' ? 'Keys from the stock are delivered at once.' : 'The partner is notified.',
      summary: 'Approve a request; keys of the stock are delivered at once',
      input: { note: field.longText({ label: 'Note to the partner' }) },
      bulk: true,
      look: 'primary',
    },
    decline: {
      by: 'company',
      from: ['requested', 'approved'],
      to: 'declined',
      label: 'Decline request',
      done: 'Request declined',
      text: 'The quantity is available to the partner again. The partner sees your note.',
      summary: 'Decline a request',
      input: { note },
      bulk: true,
      look: 'button',
      danger: true,
    },
    fulfill: {
      by: 'company',
      from: ['approved'],
      to: 'fulfilled',
      label: 'Deliver benefit',
      done: 'Benefit delivered',
      text: 'Tell the partner how it gets the benefit.',
      summary: 'Deliver an approved request',
      input: {
        key: field.text({ label: 'License key', max: 500 }),
        delivery_note: field.longText({ label: 'Message to the partner' }),
      },
      look: 'primary',
    },
    consume: {
      by: 'both',
      from: ['fulfilled'],
      to: 'fulfilled',
      label: 'Record use',
      done: 'Use recorded',
      text: 'What the partner has used of this benefit.',
      summary: 'Record what of a delivered benefit was used',
      input: { quantity: field.number({ label: 'Quantity', required: true, min: 1, max: 1e12 }) },
    },
    show_again: {
      by: 'company',
      from: ['fulfilled'],
      to: 'fulfilled',
      label: 'Make keys visible again',
      done: 'The partner can view the keys once more',
      text: 'The partner can view its keys once more.',
      summary: 'Let the partner view the delivered keys once more',
      touches: 'access',
    },
    revoke: {
      by: 'company',
      from: ['fulfilled'],
      to: 'revoked',
      label: 'Revoke benefit',
      done: 'Benefit revoked',
      text: 'Takes back what was delivered. The partner sees your note.',
      summary: 'Take back a delivered benefit',
      input: { note },
      danger: true,
    },
    cancel: {
      by: 'both',
      from: ['requested', 'approved'],
      to: 'canceled',
      label: 'Cancel request',
      done: 'Request canceled',
      text: 'The quantity is available again.',
      summary: 'Cancel a request that was not delivered',
      danger: true,
    },
  },
});

type Steps = (typeof grantSteps)['steps'];
export type GrantApproval = StepInput<Steps['approve']>;
export type GrantNote = StepInput<Steps['decline']>;
/** A key typed in by a person; without one, keys are delivered from the stock where the benefit has one. */
export type GrantDelivery = StepInput<Steps['fulfill']>;
export type GrantUse = StepInput<Steps['consume']>;

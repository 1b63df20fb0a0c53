import { defineSteps, type StepInput } from '#shared/nouns/define-steps.ts';
import { field } from '#shared/nouns/fields.ts';
import { directoryListing, listingChange } from './listing.schema.ts';

/** The company publishes a listing by itself, or by approving a change of its partner. */
export const listingSteps = defineSteps(directoryListing, {
  state: 'state',
  steps: {
    publish: {
      by: 'company',
      from: ['hidden', 'draft', 'submitted', 'unpublished'],
      to: 'published',
      label: 'Publish listing',
      done: 'Listing published',
      text: 'Visitors of the directory see it at once.',
      summary: 'Publish a listing',
      bulk: true,
      look: 'button',
    },
    unpublish: {
      by: 'company',
      from: ['published'],
      to: 'unpublished',
      label: 'Unpublish listing',
      done: 'Listing unpublished',
      text: 'Visitors no longer see it. Its partner still does.',
      summary: 'Remove a listing from the public directory',
      bulk: true,
      look: 'button',
    },
    hide: {
      by: 'company',
      from: ['draft', 'unpublished'],
      to: 'hidden',
      label: 'Hide from partner',
      done: 'Listing hidden',
      text: 'The partner no longer sees the listing and cannot complete it.',
      summary: 'Hide a listing from its partner',
      look: 'button',
    },
    invite: {
      by: 'company',
      from: ['hidden'],
      to: 'draft',
      label: 'Let partner complete it',
      done: 'Partner can complete the listing',
      text: 'The partner sees the listing as a draft and can submit it.',
      summary: 'Let the partner complete a hidden listing',
      look: 'button',
    },
  },
});

export const changeSteps = defineSteps(listingChange, {
  can: 'directory_listings:manage',
  ends: ['approved', 'rejected', 'withdrawn'],
  steps: {
    withdraw: {
      by: 'partner',
      from: ['draft', 'submitted'],
      to: 'withdrawn',
      label: 'Withdraw change',
      done: 'Change withdrawn',
      text: 'The company no longer decides about it. Visitors see the listing as before.',
      summary: 'Withdraw the own change',
      look: 'button',
    },
    approve: {
      by: 'company',
      from: ['submitted'],
      to: 'approved',
      label: 'Approve change',
      done: 'Change approved',
      text: 'Visitors see the change at once. We tell the partner.',
      summary: 'Approve a change and publish it',
      look: 'primary',
    },
    reject: {
      by: 'company',
      from: ['submitted'],
      to: 'rejected',
      label: 'Reject change',
      done: 'Change rejected',
      text: 'The partner reads the reason and can submit another change.',
      summary: 'Reject a change with the reason',
      input: { reason: field.longText({ label: 'Reason', required: true }) },
      look: 'button',
      danger: true,
    },
  },
});

export type ChangeRejection = StepInput<(typeof changeSteps)['steps']['reject']>;

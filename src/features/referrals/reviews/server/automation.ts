import { defineAutomationRecord } from '#server/extension-points/automations.ts';

/** The events and changes that flows can use. */
export const automates = defineAutomationRecord({
  table: 'reviews',
  a: 'a review',
  name: 'account_name',
  partner: 'partner_id',
  events: [
    {
      key: 'reviews.published',
      label: 'a review is published',
      topic: 'reviews.updated',
      field: 'status',
      to: ['published'],
    },
  ],
  dates: ['submitted_at', 'published_at', 'expires_at'],
});

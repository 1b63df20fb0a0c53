import { defineWebhookEvents } from '#server/extension-points/webhook-events.ts';

/** The events that other systems can receive. */
export const webhookEvents = defineWebhookEvents({
  table: 'reviews',
  partner: 'partner_id',
  fields: [
    'status',
    'partner_id',
    'partner_name',
    'opportunity_id',
    'opportunity_name',
    'rating',
    'submitted_at',
    'published_at',
  ],
  events: [
    {
      type: 'review.published',
      label: 'A customer review was published',
      cause: { automation: 'reviews.published' },
    },
  ],
});

import { defineWebhookEvents } from '#server/extension-points/webhook-events.ts';

/** The events that other systems can receive. */
export const webhookEvents = defineWebhookEvents({
  table: 'tracked_events',
  fields: [
    'kind',
    'status',
    'external_id',
    'customer_id',
    'invoice_id',
    'partner_id',
    'partner_name',
    'link_id',
    'opportunity_id',
    'amount_minor',
    'currency',
    'occurred_at',
  ],
  events: [
    {
      type: 'tracking.event_received',
      label: 'A tracked lead, sale or refund was received',
      cause: { topic: 'tracked_events.created' },
    },
    {
      type: 'tracking.event_decided',
      label: 'A tracked event that waited was decided',
      cause: { topic: 'tracked_events.updated' },
    },
  ],
});

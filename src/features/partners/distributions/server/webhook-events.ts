import { defineWebhookEvents } from '#server/extension-points/webhook-events.ts';

/** The events that other systems can receive. Of the two sides, the reseller gets them. */
export const webhookEvents = defineWebhookEvents({
  table: 'distributions',
  partner: 'partner_id',
  fields: [
    'status',
    'partner_id',
    'partner_name',
    'distributor_id',
    'distributor_name',
    'region_id',
    'is_default',
    'origin',
    'proposed_by',
    'started_at',
    'ended_at',
  ],
  events: [
    {
      type: 'distribution.created',
      label: 'A distribution was added or proposed',
      cause: { topic: 'distributions.created' },
    },
    {
      type: 'distribution.accepted',
      label: 'A proposed distribution was accepted',
      cause: { topic: 'distributions.updated', field: 'status', to: ['active'] },
    },
    {
      type: 'distribution.ended',
      label: 'A distribution ended or was declined',
      cause: { topic: 'distributions.updated', field: 'status', to: ['ended'] },
    },
  ],
});

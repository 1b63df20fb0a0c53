import { defineWebhookEvents } from '#server/extension-points/webhook-events.ts';

/** The events that other systems can receive. */
export const webhookEvents = defineWebhookEvents({
  table: 'track_assignments',
  partner: 'partner_id',
  fields: [
    'track_id',
    'track_name',
    'status',
    'partner_id',
    'partner_name',
    'user_id',
    'percent',
    'due_on',
    'completed_at',
  ],
  events: [
    {
      type: 'track.completed',
      label: 'A track was completed',
      cause: { automation: 'track_assignments.completed' },
    },
  ],
});

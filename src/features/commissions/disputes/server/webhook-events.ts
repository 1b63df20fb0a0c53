import { defineWebhookEvents } from '#server/extension-points/webhook-events.ts';

/** The events that other systems can receive. */
export const webhookEvents = defineWebhookEvents({
  table: 'commission_disputes',
  partner: 'partner_id',
  fields: [
    'number',
    'status',
    'partner_id',
    'partner_name',
    'line_id',
    'line_number',
    'amount_minor',
    'currency',
    'opened_at',
    'decided_at',
  ],
  events: [
    {
      type: 'dispute.opened',
      label: 'A commission was disputed',
      cause: { automation: 'commission_disputes.created' },
    },
    {
      type: 'dispute.decided',
      label: 'A dispute was decided',
      cause: { topic: 'commission_disputes.updated', field: 'status', to: ['kept', 'corrected'] },
    },
  ],
});

import { defineWebhookEvents } from '#server/extension-points/webhook-events.ts';
import { REQUESTED } from './external.ts';

/** The company's own system makes the payment and answers, so the event has the amount to pay and no account. */
export const webhookEvents = defineWebhookEvents({
  table: 'payout_items',
  fields: [
    'statement_no',
    'status',
    'partner_id',
    'partner_name',
    'pays_minor',
    'pays_currency',
    'batch_id',
    'batch_number',
    'batch_name',
    'cutoff_on',
  ],
  events: [
    {
      type: REQUESTED,
      label: 'A payment was sent to your system',
      cause: { topic: 'payout_items.requested' },
    },
  ],
});

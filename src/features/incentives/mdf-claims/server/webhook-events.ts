import { defineWebhookEvents } from '#server/extension-points/webhook-events.ts';

/** The events that other systems can receive. */
export const webhookEvents = defineWebhookEvents({
  table: 'mdf_claims',
  partner: 'partner_id',
  fields: [
    'number',
    'request_id',
    'request_number',
    'status',
    'partner_id',
    'partner_name',
    'amount_minor',
    'currency',
    'approved_minor',
    'decided_at',
    'paid_at',
  ],
  events: [
    {
      type: 'mdf.claim_submitted',
      label: 'A partner claimed MDF',
      cause: { topic: 'mdf_claims.updated', field: 'status', to: ['submitted'] },
    },
    { type: 'mdf.claim_approved', label: 'An MDF claim was approved', cause: { automation: 'mdf_claims.approved' } },
    {
      type: 'mdf.claim_paid',
      label: 'An MDF claim was paid',
      cause: { topic: 'mdf_claims.updated', field: 'status', to: ['paid'] },
    },
  ],
});

import { defineWebhookEvents } from '#server/extension-points/webhook-events.ts';

/** The events that other systems can receive. */
export const webhookEvents = defineWebhookEvents({
  table: 'mdf_requests',
  partner: 'partner_id',
  fields: [
    'number',
    'title',
    'status',
    'partner_id',
    'partner_name',
    'fund_id',
    'fund_name',
    'activity',
    'amount_minor',
    'currency',
    'approved_minor',
    'claim_by',
    'decided_at',
  ],
  events: [
    { type: 'mdf.requested', label: 'A partner requested MDF', cause: { automation: 'mdf_requests.created' } },
    { type: 'mdf.approved', label: 'An MDF request was approved', cause: { automation: 'mdf_requests.approved' } },
    {
      type: 'mdf.declined',
      label: 'An MDF request was declined',
      cause: { topic: 'mdf_requests.updated', field: 'status', to: ['declined'] },
    },
  ],
});

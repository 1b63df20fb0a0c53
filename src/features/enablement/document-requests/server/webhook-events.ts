import { defineWebhookEvents } from '#server/extension-points/webhook-events.ts';

/** The events that other systems can receive. */
export const webhookEvents = defineWebhookEvents({
  table: 'document_requests',
  partner: 'partner_id',
  fields: ['name', 'kind', 'status', 'partner_id', 'partner_name', 'due_on', 'valid_until', 'expires_on', 'decided_at'],
  events: [
    {
      type: 'document.requested',
      label: 'A document was requested from a partner',
      cause: { automation: 'document_requests.created' },
    },
    {
      type: 'document.approved',
      label: 'A requested document was approved',
      cause: { automation: 'document_requests.approved' },
    },
    {
      type: 'document.expired',
      label: 'A document expired',
      cause: { automation: 'document_requests.expired' },
    },
  ],
});

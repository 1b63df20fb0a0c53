import { defineWebhookEvents } from '#server/extension-points/webhook-events.ts';

/** The events that other systems can receive. */
export const webhookEvents = defineWebhookEvents({
  table: 'contracts',
  partner: 'partner_id',
  fields: [
    'number',
    'title',
    'kind',
    'status',
    'partner_id',
    'partner_name',
    'effective_on',
    'ends_on',
    'expires_at',
    'sent_at',
    'completed_at',
  ],
  events: [
    { type: 'contract.sent', label: 'A contract was sent for signature', cause: { automation: 'contracts.sent' } },
    {
      type: 'contract.signed',
      label: 'One of several signers signed a contract',
      cause: { topic: 'contracts.updated', field: 'status', to: ['partially_signed'] },
    },
    {
      type: 'contract.completed',
      label: 'A contract was signed by everyone',
      cause: { automation: 'contracts.signed' },
    },
    { type: 'contract.declined', label: 'A contract was declined', cause: { automation: 'contracts.declined' } },
    {
      type: 'contract.expiring',
      label: 'A contract is about to end',
      cause: { topic: 'contracts.updated', field: 'status', to: ['expiring'] },
    },
  ],
});

import { defineWebhookEvents } from '#server/extension-points/webhook-events.ts';

/** The events that other systems can receive. */
export const webhookEvents = defineWebhookEvents({
  table: 'accounts',
  fields: ['name', 'domain', 'country', 'industry', 'is_customer', 'external_ref', 'merged_into_id'],
  events: [
    { type: 'account.created', label: 'An account was added', cause: { automation: 'accounts.created' } },
    { type: 'account.updated', label: 'An account was changed', cause: { automation: 'accounts.updated' } },
    { type: 'account.archived', label: 'An account was archived', cause: { automation: 'accounts.archived' } },
  ],
});

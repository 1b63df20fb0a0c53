import { defineWebhookEvents } from '#server/extension-points/webhook-events.ts';

/** The events that other systems can receive. */
export const webhookEvents = defineWebhookEvents({
  table: 'contacts',
  partner: 'partner_id',
  fields: [
    'partner_id',
    'partner_name',
    'account_id',
    'account_name',
    'type_id',
    'type_name',
    'is_primary',
    'portal_access',
  ],
  events: [
    { type: 'contact.created', label: 'A contact was added', cause: { automation: 'contacts.created' } },
    { type: 'contact.updated', label: 'A contact was changed', cause: { automation: 'contacts.updated' } },
    { type: 'contact.archived', label: 'A contact was archived', cause: { automation: 'contacts.archived' } },
  ],
});

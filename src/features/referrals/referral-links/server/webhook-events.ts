import { defineWebhookEvents } from '#server/extension-points/webhook-events.ts';

/** The events that other systems can receive. */
export const webhookEvents = defineWebhookEvents({
  table: 'referral_links',
  partner: 'partner_id',
  fields: ['name', 'code', 'partner_id', 'partner_name', 'status', 'expires_on'],
  events: [{ type: 'link.created', label: 'A referral link was created', cause: { topic: 'referral_links.created' } }],
});

import { defineWebhookEvents } from '#server/extension-points/webhook-events.ts';

/** The events that other systems can receive. */
export const webhookEvents = defineWebhookEvents({
  table: 'partners',
  partner: 'id',
  fields: [
    'name',
    'domain',
    'country',
    'status_id',
    'status_name',
    'status_category',
    'tier_id',
    'tier_name',
    'type_id',
    'type_name',
    'region_id',
    'region_name',
    'joined_on',
    'external_ref',
    'merged_into_id',
  ],
  events: [
    { type: 'partner.created', label: 'A partner was added', cause: { automation: 'partners.created' } },
    { type: 'partner.updated', label: 'A partner was changed', cause: { automation: 'partners.updated' } },
    { type: 'partner.archived', label: 'A partner was archived', cause: { automation: 'partners.archived' } },
    {
      type: 'partner.status_changed',
      label: 'The status category of a partner changed',
      cause: { automation: 'partners.category' },
    },
    {
      type: 'partner.tier_changed',
      label: 'The tier of a partner changed',
      cause: { topic: 'tier_memberships.updated' },
    },
    {
      type: 'partner.merged',
      label: 'A partner was merged into another',
      cause: { topic: 'partners.archived', field: 'merged_into_id' },
    },
  ],
});

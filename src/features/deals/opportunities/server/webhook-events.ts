import { defineWebhookEvents } from '#server/extension-points/webhook-events.ts';

/** The events that other systems can receive. */
export const webhookEvents = defineWebhookEvents({
  table: 'opportunities',
  partner: 'partner_id',
  fields: [
    'number',
    'name',
    'status',
    'motion',
    'partner_id',
    'partner_name',
    'account_id',
    'account_name',
    'type_id',
    'type_name',
    'stage_id',
    'stage_name',
    'amount_minor',
    'currency',
    'expected_close_on',
    'opened_on',
    'closed_on',
    'lost_reason',
    'external_ref',
  ],
  events: [
    {
      type: 'opportunity.created',
      label: 'An opportunity was added',
      cause: { automation: 'opportunities.created' },
    },
    {
      type: 'opportunity.updated',
      label: 'An opportunity was changed',
      cause: { automation: 'opportunities.updated' },
    },
    {
      type: 'opportunity.stage_changed',
      label: 'An opportunity moved to another stage',
      cause: { topic: 'opportunities.updated', field: 'stage_id' },
    },
    {
      type: 'opportunity.archived',
      label: 'An opportunity was archived',
      cause: { automation: 'opportunities.archived' },
    },
    { type: 'deal.won', label: 'A deal was won', cause: { automation: 'opportunities.won' } },
    { type: 'deal.lost', label: 'A deal was lost', cause: { automation: 'opportunities.lost' } },
    {
      type: 'deal.reopened',
      label: 'A deal that was won or lost was reopened',
      cause: { topic: 'opportunities.updated', field: 'status', to: ['open'] },
    },
  ],
});

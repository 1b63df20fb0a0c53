import { defineWebhookEvents } from '#server/extension-points/webhook-events.ts';

const changedTo = (status: string) => ({ topic: 'distributor_deals.updated', field: 'status', to: [status] });

/** The events that other systems can receive. Of the two sides, the reseller gets them. */
export const webhookEvents = defineWebhookEvents({
  table: 'distributor_deals',
  partner: 'partner_id',
  fields: [
    'number',
    'status',
    'partner_id',
    'partner_name',
    'distributor_id',
    'distributor_name',
    'registration_id',
    'opportunity_id',
    'due_at',
    'decided_at',
  ],
  events: [
    {
      type: 'reseller_deal.requested',
      label: 'A distributor was asked to confirm a deal of its reseller',
      cause: { topic: 'distributor_deals.created' },
    },
    {
      type: 'reseller_deal.confirmed',
      label: 'A distributor confirmed a deal of its reseller',
      cause: changedTo('confirmed'),
    },
    {
      type: 'reseller_deal.declined',
      label: 'A distributor declined a deal of its reseller',
      cause: changedTo('declined'),
    },
    {
      type: 'reseller_deal.overdue',
      label: 'A distributor did not answer in time',
      cause: changedTo('overdue'),
    },
  ],
});

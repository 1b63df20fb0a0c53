import { defineWebhookEvents } from '#server/extension-points/webhook-events.ts';

/** The events that other systems can receive. */
export const webhookEvents = defineWebhookEvents(
  {
    table: 'leads',
    fields: [
      'number',
      'status',
      'company_name',
      'company_domain',
      'country',
      'product_id',
      'product_name',
      'source',
      'partner_id',
      'partner_name',
      'opportunity_id',
      'received_at',
      'external_ref',
    ],
    events: [
      { type: 'lead.created', label: 'A lead was received', cause: { automation: 'leads.created' } },
      { type: 'lead.accepted', label: 'A partner accepted a lead', cause: { automation: 'leads.accepted' } },
      { type: 'lead.unassigned', label: 'No partner accepted a lead', cause: { automation: 'leads.unassigned' } },
      {
        type: 'lead.won',
        label: 'A lead became a won deal',
        cause: { topic: 'leads.updated', field: 'status', to: ['won'] },
      },
      { type: 'lead.lost', label: 'A lead was lost', cause: { topic: 'leads.updated', field: 'status', to: ['lost'] } },
    ],
  },
  {
    table: 'lead_offers',
    partner: 'partner_id',
    fields: [
      'number',
      'lead_id',
      'status',
      'country',
      'product_name',
      'partner_id',
      'partner_name',
      'offered_at',
      'respond_by',
      'answered_at',
    ],
    events: [
      { type: 'lead.offered', label: 'A lead was offered to a partner', cause: { topic: 'lead_offers.created' } },
      {
        type: 'lead.offer_declined',
        label: 'A partner declined a lead',
        cause: { topic: 'lead_offers.updated', field: 'status', to: ['declined'] },
      },
      {
        type: 'lead.offer_expired',
        label: 'A partner did not answer an offered lead in time',
        cause: { topic: 'lead_offers.updated', field: 'status', to: ['expired'] },
      },
    ],
  },
);

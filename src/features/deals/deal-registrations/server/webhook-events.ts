import { defineWebhookEvents } from '#server/extension-points/webhook-events.ts';

/** The events that other systems can receive. */
export const webhookEvents = defineWebhookEvents({
  table: 'deal_registrations',
  partner: 'partner_id',
  fields: [
    'number',
    'title',
    'status',
    'motion',
    'partner_id',
    'partner_name',
    'account_name',
    'account_domain',
    'country',
    'amount_minor',
    'currency',
    'expected_close_on',
    'product_id',
    'product_name',
    'reason_code',
    'submitted_at',
    'decided_at',
    'expires_at',
    'protected_from',
    'protected_until',
    'opportunity_id',
  ],
  events: [
    {
      type: 'deal.submitted',
      label: 'A registration was submitted',
      cause: { automation: 'deal_registrations.submitted' },
    },
    {
      type: 'deal.info_requested',
      label: 'More information about a registration was requested',
      cause: { topic: 'deal_registrations.updated', field: 'status', to: ['info_requested'] },
    },
    {
      type: 'deal.approved',
      label: 'A registration was approved',
      cause: { automation: 'deal_registrations.approved' },
    },
    {
      type: 'deal.rejected',
      label: 'A registration was not approved',
      cause: { automation: 'deal_registrations.rejected' },
    },
    {
      type: 'deal.withdrawn',
      label: 'A registration was withdrawn',
      cause: { topic: 'deal_registrations.updated', field: 'status', to: ['withdrawn'] },
    },
    {
      type: 'deal.extension_requested',
      label: 'An extension of the protection was requested',
      cause: { automation: 'deal_registrations.extension_requested' },
    },
    {
      type: 'deal.protection_extended',
      label: 'The protection of a registration was extended',
      cause: { topic: 'deal_registrations.updated', field: 'extensions' },
    },
    {
      type: 'deal.protection_expiring',
      label: 'The protection of a registration ends within seven days',
      cause: {
        due: `select id, partner_id, 'ends ' || expires_at::text as key from deal_registrations
            where organization_id = $1 and status = 'approved' and expires_at > $2::timestamptz
              and expires_at <= $2::timestamptz + interval '7 days' order by expires_at limit 1000`,
      },
    },
    {
      type: 'deal.expired',
      label: 'A registration expired',
      cause: { automation: 'deal_registrations.expired' },
    },
  ],
});

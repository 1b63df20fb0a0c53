import { defineWebhookEvents } from '#server/extension-points/webhook-events.ts';

/** The events that other systems can receive. */
export const webhookEvents = defineWebhookEvents({
  table: 'partner_applications',
  fields: [
    'company_name',
    'country',
    'status',
    'page_id',
    'page_name',
    'partner_id',
    'partner_name',
    'decided_at',
    'reason_code',
  ],
  events: [
    {
      type: 'partner.application_submitted',
      label: 'A company applied to become a partner',
      cause: { automation: 'partner_applications.created' },
    },
    {
      type: 'partner.application_approved',
      label: 'An application was approved',
      cause: { automation: 'partner_applications.approved' },
    },
    {
      type: 'partner.application_rejected',
      label: 'An application was declined',
      cause: { automation: 'partner_applications.declined' },
    },
  ],
});

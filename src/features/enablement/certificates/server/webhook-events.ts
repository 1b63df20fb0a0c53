import { defineWebhookEvents } from '#server/extension-points/webhook-events.ts';

/** The events that other systems can receive. */
export const webhookEvents = defineWebhookEvents({
  table: 'certificates',
  partner: 'partner_id',
  fields: [
    'number',
    'kind',
    'program_id',
    'program_name',
    'status',
    'partner_id',
    'partner_name',
    'user_id',
    'issued_on',
    'expires_on',
  ],
  events: [
    { type: 'certificate.issued', label: 'A certificate was issued', cause: { automation: 'certificates.awarded' } },
    {
      type: 'certificate.expiring',
      label: 'A certificate is about to expire',
      cause: { topic: 'certificates.updated', field: 'status', to: ['expiring'] },
    },
    {
      type: 'certificate.expired',
      label: 'A certificate expired',
      cause: { topic: 'certificates.updated', field: 'status', to: ['expired'] },
    },
    {
      type: 'certificate.revoked',
      label: 'A certificate was revoked',
      cause: { topic: 'certificates.updated', field: 'status', to: ['revoked'] },
    },
  ],
});

import { defineWebhookEvents } from '#server/extension-points/webhook-events.ts';

/** The events that other systems can receive. */
export const webhookEvents = defineWebhookEvents({
  table: 'bounty_submissions',
  partner: 'partner_id',
  fields: ['number', 'bounty_id', 'status', 'partner_id', 'partner_name', 'reward_minor', 'currency', 'decided_at'],
  events: [
    {
      type: 'bounty.submitted',
      label: 'A partner submitted proof for a bounty',
      cause: { topic: 'bounty_submissions.updated', field: 'status', to: ['submitted'] },
    },
    {
      type: 'bounty.earned',
      label: 'A partner earned a bounty',
      cause: { topic: 'bounty_submissions.updated', field: 'status', to: ['approved'] },
    },
  ],
});

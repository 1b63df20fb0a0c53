import { defineWebhookEvents } from '#server/extension-points/webhook-events.ts';

/** The lines of one transaction: both take the time at which it began. */
const newLines = `select id from commission_lines where organization_id = $1 and partner_id = $2 and created_at = $3
  and $4::text is not null order by number limit 1000`;
/** The lines that a transaction has just made payable. */
const releasedLines = `select id from commission_lines where organization_id = $1 and partner_id = $2 and status = 'payable'
  and created_at <> $3 and xmin::text = $4 order by number limit 1000`;

/** The events that other systems can receive. */
export const webhookEvents = defineWebhookEvents({
  table: 'commission_lines',
  partner: 'partner_id',
  fields: [
    'number',
    'kind',
    'status',
    'partner_id',
    'partner_name',
    'amount_minor',
    'currency',
    'effective_on',
    'release_on',
    'opportunity_id',
    'opportunity_name',
    'adjusts_line_id',
  ],
  events: [
    {
      type: 'commission.line_created',
      label: 'A commission was booked; a clawback is negative',
      cause: { topic: 'commission_lines.created', ids: newLines },
    },
    {
      type: 'commission.released',
      label: 'A commission became payable',
      cause: { topic: 'commission_lines.updated', ids: releasedLines },
    },
  ],
});

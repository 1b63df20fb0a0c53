import { defineWebhookEvents } from '#server/extension-points/webhook-events.ts';

/** The events that other systems can receive. */
export const webhookEvents = defineWebhookEvents(
  {
    table: 'payout_batches',
    fields: [
      'number',
      'name',
      'status',
      'currency',
      'total_minor',
      'paid_minor',
      'item_count',
      'cutoff_on',
      'pay_by',
      'approved_at',
    ],
    events: [
      {
        type: 'payout.approved',
        label: 'A payout was approved',
        cause: { topic: 'payout_batches.updated', field: 'status', to: ['approved'] },
      },
      {
        type: 'payout.canceled',
        label: 'A payout was canceled',
        cause: { topic: 'payout_batches.updated', field: 'status', to: ['canceled'] },
      },
    ],
  },
  {
    table: 'payout_items',
    partner: 'partner_id',
    fields: [
      'statement_no',
      'status',
      'partner_id',
      'partner_name',
      'amount_minor',
      'currency',
      'withheld_minor',
      'paid_on',
      'line_count',
      'batch_id',
      'failure_code',
    ],
    events: [
      {
        type: 'payout.paid',
        label: 'A payment was made to a partner',
        cause: { topic: 'payout_items.updated', field: 'status', to: ['paid'] },
      },
      {
        type: 'payout.failed',
        label: 'A payment to a partner failed',
        cause: { topic: 'payout_items.updated', field: 'status', to: ['failed'] },
      },
      {
        type: 'payout.returned',
        label: 'A bank returned a payment to a partner',
        cause: { topic: 'payout_items.updated', field: 'status', to: ['returned'] },
      },
    ],
  },
);

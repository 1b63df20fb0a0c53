import { openBooks } from '#features/payouts/ledger/server/service.ts';
import { defineResource } from '#server/resource/define.ts';
import { PayoutItem, PayoutItemForPartner, payoutBatch } from '../schema.ts';
import { changeBatch, fillBatch, newBatch, refreshBatch } from './batches.ts';

export const payoutBatches = defineResource(payoutBatch, {
  view: 'payout_batch_rows',
  list: { search: ['name', 'number'] },
  beforeCreate: newBatch,
  afterCreate: fillBatch,
  beforeUpdate: (call, batch, patch) => changeBatch(call, batch, patch),
  afterUpdate: async (call, batch, before) => {
    if (batch.cutoff_on === before.cutoff_on) return;
    await openBooks(call);
    await refreshBatch(call, batch);
  },
});

/** Items are created and moved with their batch. */
export const payoutItems = defineResource({
  name: 'payout_items',
  noun: 'payment',
  row: PayoutItem,
  view: 'payout_item_rows',
  viewComputes: ['carried_minor', 'exchange_rate'],
  list: {
    sort: ['partner_name', 'amount_minor', 'status', 'result', 'statement_no', 'paid_on', 'created_at'],
    filter: [
      'batch_id',
      'partner_id',
      'currency',
      'status',
      'result',
      'is_excluded',
      'details_changed',
      'amount_minor',
      'withheld_minor',
      'pays_currency',
      'pays_minor',
      'fee_minor',
      'paid_on',
      'statement_no',
    ],
    search: ['partner_name', 'statement_no', 'reference'],
    named: 'statement_no',
    by: '-created_at',
  },
  partner: { row: PayoutItemForPartner, verbs: ['list', 'get'] },
});

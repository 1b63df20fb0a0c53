import { defineResource } from '#server/resource/define.ts';
import { PayoutBatch, PayoutBatchCreate, PayoutBatchUpdate, PayoutItem, PayoutItemForPartner } from '../schema.ts';
import { changeBatch, newBatch, refreshBatch } from './batches.ts';

export const payoutBatches = defineResource({
  name: 'payout_batches',
  noun: 'payout batch',
  row: PayoutBatch,
  create: PayoutBatchCreate,
  update: PayoutBatchUpdate,
  view: 'payout_batch_rows',
  list: {
    sort: ['number', 'name', 'cutoff_on', 'pay_by', 'status', 'total_minor', 'item_count', 'approved_at', 'created_at'],
    filter: [
      'number',
      'status',
      'currency',
      'cutoff_on',
      'pay_by',
      'total_minor',
      'created_by',
      'approved_by',
      'approved_at',
      'created_at',
    ],
    search: ['name', 'number'],
    by: '-number',
  },
  beforeCreate: newBatch,
  afterCreate: (call, batch) => refreshBatch(call, batch.id),
  beforeUpdate: (call, batch, patch) => changeBatch(call, batch, patch),
  afterUpdate: (call, batch, before) =>
    batch.cutoff_on === before.cutoff_on ? Promise.resolve() : refreshBatch(call, batch.id),
});

/** Made and moved with their batch. */
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
    by: '-created_at',
  },
  partner: { row: PayoutItemForPartner, verbs: ['list', 'get'] },
});

import { defineResource } from '#server/resource/define.ts';
import { CommissionEventRow, CommissionLine, CommissionLineForPartner } from '../schema.ts';

/**
 * Lines are created by events and moved by releases and payouts. Manual entries are events too, and are never edited.
 */
export const commissionLines = defineResource({
  name: 'commission_lines',
  noun: 'commission',
  row: CommissionLine,
  view: 'commission_line_rows',
  list: {
    sort: [
      'number',
      'effective_on',
      'release_on',
      'amount_minor',
      'partner_name',
      'opportunity_name',
      'status',
      'created_at',
    ],
    filter: [
      'number',
      'status',
      'kind',
      'hold_reason',
      'paid_on',
      'disputable_until',
      'partner_id',
      'partner_type_id',
      'partner_region_id',
      'partner_owner_user_id',
      'opportunity_id',
      'plan_id',
      'rule_id',
      'role',
      'currency',
      'amount_minor',
      'effective_on',
      'release_on',
      'event_id',
      'sale_event_id',
      'adjusts_line_id',
      'payout_item_id',
      'payout_batch_id',
      'created_at',
    ],
    among: { partner_region_id: 'partner_region_ids' },
    search: ['opportunity_name', 'account_name', 'partner_name', 'description', 'statement_no'],
    by: '-created_at',
  },
  partner: { row: CommissionLineForPartner, verbs: ['list', 'get'] },
});

/** The events of deals and their results, including those that wait or failed. */
export const commissionEvents = defineResource({
  name: 'commission_events',
  noun: 'commission event',
  row: CommissionEventRow,
  view: 'commission_event_rows',
  guardedBy: 'commission_lines',
  list: {
    sort: ['received_at', 'occurred_on', 'kind', 'status', 'created_at'],
    filter: [
      'kind',
      'status',
      'result',
      'codes',
      'opportunity_id',
      'created_by',
      'source',
      'external_id',
      'occurred_on',
      'received_at',
    ],
    search: ['opportunity_name', 'account_name', 'external_id', 'note'],
    by: '-received_at',
  },
});

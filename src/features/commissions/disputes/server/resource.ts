import { defineResource } from '#server/resource/define.ts';
import { CommissionDispute, CommissionDisputeForPartner } from '../schema.ts';

/** Disputes are opened from a receipt, and answered by routes of their own. */
export const commissionDisputes = defineResource({
  name: 'commission_disputes',
  noun: 'dispute',
  row: CommissionDispute,
  view: 'commission_dispute_rows',
  list: {
    sort: ['number', 'status', 'partner_name', 'amount_minor', 'opened_at', 'decided_at'],
    filter: [
      'number',
      'status',
      'reason',
      'partner_id',
      'partner_owner_user_id',
      'line_id',
      'currency',
      'amount_minor',
      'opened_at',
    ],
    search: ['partner_name', 'opportunity_name', 'number'],
    by: '-opened_at',
  },
  partner: { row: CommissionDisputeForPartner, verbs: ['list', 'get'] },
});

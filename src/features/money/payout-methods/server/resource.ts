import { defineResource } from '#server/resource/define.ts';
import { PayoutMethod, PayoutMethodForPartner } from '../schema.ts';

/** Payout methods are written by routes of their own, which encrypt the details. */
export const payoutMethods = defineResource({
  name: 'payout_methods',
  noun: 'payout method',
  row: PayoutMethod,
  view: 'payout_method_rows',
  list: {
    sort: ['partner_name', 'currency', 'status', 'changed_at', 'created_at'],
    filter: ['partner_id', 'currency', 'rail', 'status'],
    search: ['partner_name', 'holder_name', 'account_last4'],
    by: '-changed_at',
  },
  partner: { row: PayoutMethodForPartner, verbs: ['list', 'get'] },
});

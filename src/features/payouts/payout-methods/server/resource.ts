import { defineResource } from '#server/resource/define.ts';
import { payoutMethod } from '../schema.ts';

/** Payout methods are written by routes of their own, which encrypt the details. */
export const payoutMethods = defineResource(payoutMethod, {
  create: false,
  update: false,
  view: 'payout_method_rows',
  list: { search: ['partner_name', 'holder_name', 'account_last4'] },
  partner: { verbs: ['list', 'get'] },
});

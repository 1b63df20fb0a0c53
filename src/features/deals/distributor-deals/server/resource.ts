import { defineResource } from '#server/resource/define.ts';
import { distributorDeal } from '../schema.ts';

/** Rows follow the registrations and the splits of deals by triggers; only the distributor's answer has routes. */
export const distributorDeals = defineResource(distributorDeal, {
  create: false,
  update: false,
  view: 'distributor_deal_rows',
  partner: { verbs: ['list', 'get'] },
});

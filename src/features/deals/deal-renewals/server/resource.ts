import { defineResource } from '#server/resource/define.ts';
import { dealRenewal } from '../schema.ts';

/** They follow from won deals with recurring lines, so there is nothing to create. */
export const dealRenewals = defineResource(dealRenewal, {
  view: 'deal_renewal_rows',
  create: false,
  update: false,
  remove: false,
  partner: { verbs: ['list', 'get'] },
});

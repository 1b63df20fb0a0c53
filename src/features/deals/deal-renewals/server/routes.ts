import { action, IdParams } from '#server/http/action.ts';
import { readRow } from '#server/resource/verbs.ts';
import { dealRenewal, RenewalEnd, Renewed, Started } from '../schema.ts';
import { dealRenewals } from './resource.ts';
import { endRenewal, markRenewed, startRenewal } from './service.ts';

const manage = {
  method: 'POST',
  can: 'deal_renewals:manage',
  modes: ['company'],
  params: IdParams,
  status: 200,
} as const;

export const renewalRoutes = [
  action({
    ...manage,
    url: '/deal_renewals/:id/start',
    summary: 'Open the deal that renews another',
    response: Started,
    run: async (call, { params }) => ({ opportunity_id: await startRenewal(call, params.id) }),
  }),
  action({
    ...manage,
    url: '/deal_renewals/:id/end',
    summary: 'Record that the customer does not renew',
    body: RenewalEnd,
    response: dealRenewal.row,
    run: async (call, { params, body }) => {
      await endRenewal(call, params.id, body.reason);
      return readRow(call, dealRenewals, params.id);
    },
  }),
  action({
    ...manage,
    url: '/deal_renewals/:id/renewed',
    summary: 'Record that the customer renewed, with the deal or the new end date',
    body: Renewed,
    response: dealRenewal.row,
    run: async (call, { params, body }) => {
      await markRenewed(call, params.id, body);
      return readRow(call, dealRenewals, params.id);
    },
  }),
];

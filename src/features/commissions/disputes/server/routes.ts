import { action, IdParams } from '#server/http/action.ts';
import { shown } from '#server/resource/shown.ts';
import { DisputeInput } from '../schema.ts';
import { commissionDisputes } from './resource.ts';
import { openDispute } from './service.ts';
import { disputeStepRoutes } from './steps.ts';

export const disputeRoutes = [
  action({
    method: 'POST',
    url: '/commission_lines/:id/disputes',
    summary: 'Dispute one of your own commissions',
    can: 'commission_disputes:manage',
    modes: ['partner'],
    params: IdParams,
    body: DisputeInput,
    response: commissionDisputes.row,
    status: 201,
    run: async (call, { params, body }) => shown(call, commissionDisputes, await openDispute(call, params.id, body)),
  }),
  ...disputeStepRoutes,
];

import { action, IdParams } from '#server/http/action.ts';
import { shown } from '#server/resource/shown.ts';
import { Type } from '#shared/schema.ts';
import { RecalculatedChange, Recalculation, RecalculationCreate } from '../schema.ts';
import { recalculationChanges, requestRecalculation } from './recalculation.ts';
import { commissionRecalculations } from './resource.ts';
import { recalculationStepRoutes } from './steps.ts';

const manage = { can: 'commission_lines:manage', modes: ['company'] } as const;

export const recalculationRoutes = [
  action({
    ...manage,
    method: 'POST',
    url: '/commission_recalculations',
    summary: 'Recalculate past deals with current data and preview the differences',
    body: RecalculationCreate,
    response: Recalculation,
    status: 201,
    run: async (call, { body }) => shown(call, commissionRecalculations, await requestRecalculation(call, body)),
  }),
  action({
    ...manage,
    method: 'GET',
    url: '/commission_recalculations/:id/changes',
    summary: 'Current and recalculated commission per deal and partner, largest difference first',
    params: IdParams,
    response: Type.Array(RecalculatedChange),
    run: (call, { params }) => recalculationChanges(call, params.id),
  }),
  ...recalculationStepRoutes,
];

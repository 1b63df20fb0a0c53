import { SimulateInput, WhatIf, WhatIfInput } from '#features/commissions/commission-plans/trial.schema.ts';
import { action, IdParams } from '#server/http/action.ts';
import { Simulation } from '../schema.ts';
import { simulateCommissions } from './simulate.ts';
import { simulateChange } from './what-if.ts';

export const simulationRoutes = [
  action({
    method: 'POST',
    url: '/plan_versions/:id/simulate',
    summary: 'Calculate what a sample deal would earn under this version, with every step; writes nothing',
    whileViewing: 'reads',
    can: 'plan_versions:view',
    modes: ['company'],
    params: IdParams,
    body: SimulateInput,
    response: Simulation,
    run: (call, { params, body }) => simulateCommissions(call, params.id, body),
  }),
  action({
    method: 'POST',
    url: '/plan_versions/:id/what_if',
    summary: 'Compare what recent deals would have earned under this version with what was booked; writes nothing',
    whileViewing: 'reads',
    can: 'plan_versions:view',
    modes: ['company'],
    params: IdParams,
    body: WhatIfInput,
    response: WhatIf,
    run: (call, { params, body }) => simulateChange(call, params.id, body),
  }),
];

import { action, IdParams } from '#server/http/action.ts';
import { SimulateInput, Simulation, WhatIf, WhatIfInput } from '../../trial.ts';
import { simulate } from './simulate.ts';
import { whatIf } from './what-if.ts';

/** These look at plan versions, and need the engine: so they live where it does. */
export const trialRoutes = [
  action({
    method: 'POST',
    url: '/plan_versions/:id/simulate',
    summary: 'What a made-up deal would earn under this version, with every step; writes nothing',
    can: 'plan_versions:view',
    modes: ['company'],
    params: IdParams,
    body: SimulateInput,
    response: Simulation,
    run: (call, { params, body }) => simulate(call, params.id, body),
  }),
  action({
    method: 'POST',
    url: '/plan_versions/:id/what_if',
    summary:
      'What the deals of the last months would have earned under this version, against what was booked; writes nothing',
    can: 'plan_versions:view',
    modes: ['company'],
    params: IdParams,
    body: WhatIfInput,
    response: WhatIf,
    run: (call, { params, body }) => whatIf(call, params.id, body),
  }),
];

import { type Action, action } from '#server/http/action.ts';
import { LeadPerformance, LeadPerformanceQuery, Simulation, SimulationResult } from '../rules.schema.ts';
import { leadPerformance } from './performance.ts';
import { simulateLeadRules } from './simulation.ts';
import { leadStepRoutes } from './steps.ts';

export const leadRoutes: Action[] = [
  ...leadStepRoutes,
  action({
    method: 'POST',
    url: '/lead_rules/simulate',
    summary: 'Try rules on past leads without changing anything',
    whileViewing: 'reads',
    can: 'lead_rules:view',
    modes: ['company'],
    body: Simulation,
    response: SimulationResult,
    run: (call, { body }) => simulateLeadRules(call, body),
  }),
  action({
    method: 'GET',
    url: '/leads/performance',
    summary: 'Get how partners answered the leads offered to them',
    can: 'leads:view',
    modes: ['company'],
    query: LeadPerformanceQuery,
    response: LeadPerformance,
    run: (call, { query }) => leadPerformance(call, query.days ?? 365),
  }),
];

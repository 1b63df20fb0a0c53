import { sql } from '#server/db/sql.ts';
import { action, IdParams, NoContent } from '#server/http/action.ts';
import { shown } from '#server/resource/shown.ts';
import { Backtest } from '../backtest.schema.ts';
import { backtest } from './backtest.ts';
import { evaluateTiers } from './evaluate.ts';
import { tierStandings } from './resource.ts';
import { programStepRoutes, standingStepRoutes } from './steps.ts';

export const tierRoutes = [
  action({
    method: 'POST',
    url: '/tier_programs/:id/backtest',
    summary: 'Apply a version to the last 12 months: who would have moved, and what it would have cost; writes nothing',
    whileViewing: 'reads',
    can: 'tier_programs:manage',
    modes: ['company'],
    params: IdParams,
    response: Backtest,
    run: (call, { params }) => backtest(call, params.id),
  }),
  ...programStepRoutes,
  action({
    method: 'POST',
    url: '/tier_standings/evaluate',
    summary: 'Evaluate all partners now, in the background',
    can: 'tier_programs:manage',
    modes: ['company'],
    response: NoContent[204],
    status: 204,
    run: async (call) => {
      await call.enqueue('tier-criteria.evaluate', {}, { job_key: `tiers ${call.organization_id}` });
    },
  }),
  action({
    method: 'POST',
    url: '/partners/:id/evaluate_tier',
    summary: 'Evaluate one partner now',
    can: 'tier_standings:manage',
    modes: ['company'],
    params: IdParams,
    response: tierStandings.row,
    run: async (call, { params }) => {
      await call.requirePartner(params.id);
      await call.asCompany((company) => evaluateTiers(company, [params.id]));
      const { id } = await call.one<{ id: string }>(
        sql`
          select id from tier_standings where organization_id = ${call.organization_id} and partner_id = ${params.id}`,
        'A standing of this partner',
      );
      return shown(call, tierStandings, id);
    },
  }),
  ...standingStepRoutes,
];

import { sql } from '#server/db/sql.ts';
import { action, IdParams } from '#server/http/action.ts';
import { readRow } from '#server/resource/verbs.ts';
import { partnerHealth } from '../schema.ts';
import { acknowledgeDrop, evaluateHealth } from './evaluate.ts';
import { partnerHealthResource } from './resource.ts';

export const healthRoutes = [
  action({
    method: 'POST',
    url: '/partner_health/:id/acknowledge',
    summary: 'Acknowledge that the health of a partner dropped',
    can: 'partner_health:manage',
    modes: ['company'],
    params: IdParams,
    response: partnerHealth.row,
    status: 200,
    run: async (call, { params }) => {
      await acknowledgeDrop(call, params.id);
      return readRow(call, partnerHealthResource, params.id);
    },
  }),
  action({
    method: 'POST',
    url: '/partners/:id/evaluate_health',
    summary: 'Evaluate the health of a partner now',
    can: 'partner_health:manage',
    modes: ['company'],
    params: IdParams,
    response: partnerHealth.row,
    status: 200,
    run: async (call, { params }) => {
      await call.requirePartner(params.id);
      await evaluateHealth(call, [params.id]);
      const { id } = await call.one<{ id: string }>(
        sql`
          select id from partner_health where organization_id = ${call.organization_id} and partner_id = ${params.id}`,
        'The health of this partner',
      );
      return readRow(call, partnerHealthResource, id);
    },
  }),
];

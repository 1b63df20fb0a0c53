import type { FastifyInstance } from 'fastify';
import { Opened, OperatorViewAs } from '#features/access/impersonations/schema.ts';
import { startImpersonation } from '#features/access/impersonations/server/service.ts';
import { clientOf } from '#server/auth/sign-in-routes.ts';
import { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { IdParams } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import type { Static } from '#shared/schema.ts';
import { recordOperation } from './service.ts';

/** Not an ordinary action: a response with a token must not be stored for retries. */
export function operatorViewAs(api: FastifyInstance, kernel: Kernel): void {
  api.post<{ Params: Static<typeof IdParams>; Body: Static<typeof OperatorViewAs> }>(
    '/superadmin/companies/:id/view_as',
    {
      config: { isForSuperAdmin: true },
      schema: {
        tags: ['superadmin'],
        security: [{ bearer: [] }],
        summary: 'View as any user of a company or its partners for up to one hour',
        params: IdParams,
        body: OperatorViewAs,
        response: { 201: Opened },
      },
      handler: async (request, reply) => {
        const { actor, params, body } = request;
        const opened = await kernel.system.unscoped(async (tx) => {
          await tx.rows(sql`
            select set_config('app.organization_id', ${params.id}, true),
              set_config('app.reason', ${`${actor.full_name} (super admin): ${body.reason}`}, true),
              set_config('app.request_id', ${request.id}, true)`);
          const call = new Call({ actor, tx, clock: kernel.clock, sealing: kernel.sealing, request_id: request.id });
          const done = await startImpersonation(call, {
            organization_id: params.id,
            user_id: body.user_id,
            partner_id: body.partner_id ?? null,
            reason: body.reason,
            is_by_operator: true,
            device: clientOf(request),
          });
          await recordOperation(call, {
            action: 'viewed as',
            ref_table: 'users',
            ref_id: body.user_id,
            company_id: params.id,
            changes: { person: done.user_name },
            reason: body.reason,
          });
          return done;
        });
        kernel.outbox.poke();
        return reply.code(201).send(opened);
      },
    },
  );
}

import type { FastifyInstance } from 'fastify';
import { clientOf } from '#server/auth/sign-in-routes.ts';
import { type Actor, Call, scopeOf } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import { action } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import { closed, Id, type Static, Type } from '#shared/schema.ts';
import { Impersonation, Opened, PartnerPerson, ViewAs } from '../schema.ts';
import { startImpersonation } from './service.ts';

export const impersonationRoutes = [
  action({
    method: 'GET',
    url: '/impersonations',
    summary: 'The access log of this company',
    can: 'impersonations:view',
    modes: ['company'],
    response: Type.Array(Impersonation),
    run: (call) =>
      call.rows<Impersonation>(sql`
        select i.id, i.impersonator_id, i.impersonator_name, i.is_by_operator, i.user_id, i.user_name, i.partner_id,
          p.name as partner_name, i.reason, i.started_at, i.ends_at, i.ended_at
        from impersonations i left join partners p on p.organization_id = i.organization_id and p.id = i.partner_id
        where i.organization_id = ${call.organization_id} order by i.started_at desc, i.id limit 10000`),
  }),
  action({
    method: 'GET',
    url: '/impersonations/people',
    summary: 'Users of a partner who can be viewed as',
    can: 'impersonations:manage',
    modes: ['company'],
    query: closed({ partner_id: Id }),
    response: Type.Array(PartnerPerson),
    run: async (call, { query }) => {
      await call.requirePartner(query.partner_id);
      return call.rows<PartnerPerson>(sql`select user_id, full_name, email from partner_people(${query.partner_id})`);
    },
  }),
];

/** Not an ordinary action: a response with a token must not be stored for retries. */
export function impersonationStart(api: FastifyInstance, kernel: Kernel): void {
  api.post<{ Body: Static<typeof ViewAs> }>('/impersonations', {
    // A session would outlive the key.
    config: { can: 'impersonations:manage', modes: ['company'], needsPerson: true },
    schema: {
      tags: ['impersonations'],
      security: [{ bearer: [] }],
      summary: 'View as a partner user for up to one hour',
      body: ViewAs,
      response: { 201: Opened },
    },
    handler: async (request, reply) => {
      const { actor, body } = request;
      await requirePartner(kernel, actor, body.partner_id);
      const opened = await kernel.system.unscoped(async (tx) => {
        await tx.rows(sql`
          select set_config('app.organization_id', ${actor.organization_id}, true),
            set_config('app.user_id', ${actor.user_id}, true),
            set_config('app.reason', ${body.reason}, true), set_config('app.request_id', ${request.id}, true)`);
        return startImpersonation(
          new Call({ actor, tx, clock: kernel.clock, sealing: kernel.sealing, request_id: request.id }),
          {
            ...body,
            organization_id: actor.organization_id,
            is_by_operator: false,
            device: clientOf(request),
          },
        );
      });
      kernel.outbox.poke();
      return reply.code(201).send(opened);
    },
  });
}

/** Checks that the caller can see the partner. @throws 404 */
async function requirePartner(kernel: Kernel, actor: Actor, partner_id: string): Promise<void> {
  const found = await kernel.db.transaction(scopeOf(actor), (tx) =>
    tx.rows(sql`select from partners where organization_id = ${actor.organization_id} and id = ${partner_id}`),
  );
  if (found.length === 0) throw notFound('This partner');
}

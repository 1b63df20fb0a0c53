import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Id, Instant, nullable, type Static, Type } from '#shared/schema.ts';
import { notFound } from '../errors.ts';
import { IdParams, NoContent } from '../http/action.ts';
import { sendRows } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { describeRowList, rowListOf } from '../resource/row-list.ts';
import type { Principal } from './identity.ts';
import { revokeOtherSessions, revokeSession, sessionsOf } from './sessions.ts';

const Session = Type.Object({
  id: Id,
  device: Type.String(),
  address: nullable(Type.String()),
  created_at: Instant,
  last_seen_at: Instant,
  expires_at: Instant,
  is_current: Type.Boolean(),
});

const Sessions = Type.Array(Session);
const list = rowListOf({ response: Sessions })!;

/** The caller, who must have a session; API keys are refused. @throws 404 */
export function personOf(request: FastifyRequest): Principal & { session_id: string } {
  const { principal } = request as { principal?: Principal };
  if (!principal?.session_id) throw notFound();
  return { ...principal, session_id: principal.session_id };
}

/** Lists the caller's sessions and ends them. */
export function sessionRoutes(app: FastifyInstance, kernel: Kernel): void {
  const tags = ['sessions'];
  const security = [{ bearer: [] }];
  const config = { isPersonal: true };

  app.get('/sessions', {
    config,
    schema: { tags, security, summary: 'List your sessions', ...describeRowList(list), response: { 200: Sessions } },
    handler: async (request, reply) => {
      const { user, session_id, impersonation } = personOf(request);
      const all = await sessionsOf(kernel, user.id, session_id);
      // Impersonators do not see the person's devices.
      return sendRows(request, reply, list, impersonation ? all.filter(({ is_current }) => is_current) : all);
    },
  });

  app.delete<{ Params: Static<typeof IdParams> }>('/sessions/:id', {
    config,
    schema: { tags, security, summary: 'End one of your sessions', params: IdParams, response: NoContent },
    handler: async (request, reply) => {
      await revokeSession(kernel, personOf(request).user.id, request.params.id);
      return reply.code(204).send();
    },
  });

  app.post('/sessions/revoke_others', {
    config,
    schema: {
      tags,
      security,
      summary: 'End all your other sessions',
      response: { 200: Type.Object({ ended: Type.Integer() }) },
    },
    handler: async (request) => {
      const { user, session_id } = personOf(request);
      return { ended: await revokeOtherSessions(kernel, user.id, session_id) };
    },
  });
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LAST_POSITION, POSITION_HEADER, readPosition } from '#shared/log-positions.ts';
import type { Kernel } from '../kernel.ts';

/** Where reads begin: a page sends what it knows from here on. */
const BEGINNING = '/api/session';

/**
 * Tells whoever changed something a position of the log that includes the change. Sent with later reads, it lets a replica
 * answer those for which it has replayed as much, so nobody misses what they just saved. Without a replica, there are no
 * positions.
 */
export function tellPositions(app: FastifyInstance, { db: { replica } }: Kernel): void {
  if (!replica) return;
  app.addHook('onSend', async (request, reply, payload) => {
    const isTold = request.actor && (!readsOnly(request) || request.routeOptions.url === BEGINNING);
    // The change is stored, even if the leader is away now. Then only the leader answers the next reads.
    if (isTold) reply.header(POSITION_HEADER, await replica.leaderPosition().catch(() => LAST_POSITION));
    return payload;
  });
}

/** Lets a replica answer a read that says what its caller has seen. Other reads are the leader's. */
export function noteSeen(request: FastifyRequest, { db: { replica } }: Kernel): void {
  if (!replica || !readsOnly(request)) return;
  const seen = readPosition(request.headers[POSITION_HEADER]);
  if (seen) request.actor = { ...request.actor, seen };
}

function readsOnly({ method, headers, routeOptions }: FastifyRequest): boolean {
  if (method === 'GET') return true;
  // The answer to a question with a key is stored.
  return routeOptions.config.isQuestion === true && headers['idempotency-key'] === undefined;
}

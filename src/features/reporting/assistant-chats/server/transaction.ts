import type { FastifyRequest } from 'fastify';
import { Call, scopeOf } from '#server/call.ts';
import { retryDeadlocks } from '#server/db/deadlock.ts';
import type { Kernel } from '#server/kernel.ts';

/** One transaction of the caller. An answer takes several, and holds no connection while it waits for a model. */
export async function inTransaction<T>(
  kernel: Kernel,
  { actor, id }: Pick<FastifyRequest, 'actor' | 'id'>,
  work: (call: Call) => Promise<T>,
): Promise<T> {
  const result = await retryDeadlocks(() =>
    kernel.db.transaction(scopeOf(actor, id), (tx) =>
      work(new Call({ actor, tx, clock: kernel.clock, sealing: kernel.sealing, request_id: id })),
    ),
  );
  kernel.outbox.poke();
  return result;
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { allows } from '#shared/permissions.ts';
import { Call, scopeOf } from '../call.ts';
import { forbidden } from '../errors.ts';
import type { Kernel } from '../kernel.ts';

/** Sends a CSV file that is small enough to build in memory. The caller needs permission to view the resource. */
export async function sendCsv(
  kernel: Kernel,
  request: FastifyRequest,
  reply: FastifyReply,
  resource: string,
  make: (call: Call) => Promise<{ name: string; text: string }>,
) {
  const { actor } = request;
  if (!allows(actor.permissions, resource, 'view')) throw forbidden();
  const { name, text } = await kernel.db.transaction(scopeOf(actor, request.id), (tx) =>
    make(new Call({ actor, tx, clock: kernel.clock, sealing: kernel.sealing, request_id: request.id })),
  );
  return reply
    .header('content-disposition', `attachment; filename="${name}"`)
    .type('text/csv; charset=utf-8')
    .send(text);
}

import type { FastifyRequest } from 'fastify';
import { Call, scopeOf, systemActor } from '../call.ts';
import { sql } from '../db/sql.ts';
import type { Kernel } from '../kernel.ts';

/**
 * Runs `work` for a visitor without a login, in one transaction of the company that owns the public page. The call has
 * the company's rights, so `work` must decide what a visitor may see and do.
 */
export async function forVisitor<T>(
  kernel: Kernel,
  request: FastifyRequest,
  organization_id: string,
  work: (call: Call) => Promise<T>,
): Promise<T> {
  const [company] = await kernel.system.unscoped((tx) =>
    tx.rows<{ timezone: string }>(sql`select timezone from organizations where id = ${organization_id}`),
  );
  const actor = { ...systemActor(organization_id, company?.timezone), full_name: 'Visitor' };
  const after: (() => void)[] = [];
  const result = await kernel.db.transaction(scopeOf(actor, request.id), (tx) =>
    work(new Call({ actor, tx, clock: kernel.clock, sealing: kernel.sealing, request_id: request.id, after })),
  );
  for (const act of after) act();
  return result;
}

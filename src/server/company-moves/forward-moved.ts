import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from '../db/sql.ts';
import type { Kernel } from '../kernel.ts';

/**
 * Redirects a visitor of a company that has moved to the same address at its new installation.
 * @returns undefined for a company that is here, or whose new address is not known
 */
export async function forwardMoved(
  { system }: Pick<Kernel, 'system'>,
  organization_id: string | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  if (organization_id === null) return undefined;
  const [moved] = await system.unscoped((tx) =>
    tx.rows<{ address: string }>(sql`
      select address from frozen_companies
      where organization_id = ${organization_id} and reason = 'moved' and address is not null`),
  );
  // The move can be undone, so browsers must not remember it.
  return moved && reply.header('cache-control', 'no-store').redirect(`${moved.address}${request.url}`, 302);
}

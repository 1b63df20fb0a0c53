import type { FastifyRequest } from 'fastify';
import { allows } from '#shared/access/permissions.ts';
import type { RawQuery } from '#shared/nouns/list-query.ts';
import { Call, scopeOf } from '../call.ts';
import type { Kernel } from '../kernel.ts';
import type { Narrowed, Resource } from './define.ts';

/** Resolves the filters without a column. Partners have none. */
export async function narrowedBy(
  kernel: Kernel,
  request: FastifyRequest,
  { list }: Resource,
): Promise<ReadonlyMap<string, Narrowed> | undefined> {
  const { actor } = request;
  const raw = request.query as RawQuery;
  // A request without such filters needs no further query.
  if (!isNarrowed({ list }, raw) || actor.mode !== 'company') return undefined;
  return kernel.db.question(scopeOf(actor), (tx) =>
    narrowedIn(new Call({ actor, tx, clock: kernel.clock, sealing: kernel.sealing }), { list }, raw),
  );
}

function isNarrowed({ list }: Pick<Resource, 'list'>, raw: RawQuery): boolean {
  return Object.keys(list.narrowings ?? {}).some((name) => name in raw || `${name}_ne` in raw);
}

/** Resolves them for services that read a list themselves. Keys are field and operator: `audience_id eq`. */
export async function narrowedIn(
  call: Call,
  { list }: Pick<Resource, 'list'>,
  raw: RawQuery,
): Promise<ReadonlyMap<string, Narrowed> | undefined> {
  if (!isNarrowed({ list }, raw) || call.actor.mode !== 'company') return undefined;
  const narrowings = new Map<string, Narrowed>();
  for (const [name, { can, prepare }] of Object.entries(list.narrowings ?? {})) {
    if (!allows(call.actor.permissions, can.split(':')[0]!, 'view')) continue;
    for (const operator of ['eq', 'ne'] as const) {
      const values = raw[operator === 'eq' ? name : `${name}_ne`];
      if (values !== undefined) narrowings.set(`${name} ${operator}`, await prepare(call, [values].flat()));
    }
  }
  return narrowings;
}

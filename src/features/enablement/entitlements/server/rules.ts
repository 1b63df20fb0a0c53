import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import type { Entitlement, EntitlementCreate, EntitlementUpdate } from '../schema.ts';

/** Tiers and types must belong to the company, and each pair may occur once. */
export async function checkEntitlement(
  call: Call,
  { quantities = [], kind }: Pick<EntitlementUpdate, 'quantities'> & { kind?: EntitlementCreate['kind'] },
): Promise<void> {
  const refuse = (text: string) => invalid({ quantities: [text] });
  const pairs = quantities.map(({ tier_id, type_id }) => `${tier_id} ${type_id}`);
  if (new Set(pairs).size < pairs.length) throw refuse('names a combination of tier and type twice');
  if ((kind === 'discount' || kind === 'lead_share') && quantities.some(({ quantity }) => quantity > 100))
    throw refuse('can be at most 100%');
  for (const [table, ids] of [
    ['partner_tiers', quantities.flatMap(({ tier_id }) => tier_id ?? [])],
    ['partner_types', quantities.flatMap(({ type_id }) => type_id ?? [])],
  ] as const) {
    const wanted = [...new Set(ids)];
    if (wanted.length === 0) continue;
    const known = await call.rows(sql`
      select from ${sql.identifier(table)}
      where organization_id = ${call.organization_id} and id = any(${wanted}::uuid[])`);
    if (known.length < wanted.length) throw refuse('names a tier or type that does not exist');
  }
}

export async function changeEntitlement(
  call: Call,
  current: Entitlement,
  patch: EntitlementUpdate,
): Promise<EntitlementUpdate> {
  await checkEntitlement(call, { ...patch, kind: current.kind });
  return patch;
}

export async function refuseEntitlementRemoval(call: Call, { id }: Entitlement): Promise<void> {
  const open = await call.maybe<{ number: number }>(sql`
    select number from entitlement_grants
    where organization_id = ${call.organization_id} and entitlement_id = ${id} and status in ('requested', 'approved')
    limit 1`);
  if (open) throw conflict(`Benefit request ${open.number} is still open.`, { allowed: [] });
}

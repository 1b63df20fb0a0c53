import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';
import type { EntitlementCreate } from '../schema.ts';
import { createEntitlement, refreshEntitlements, requestEntitlement } from './service.ts';

/** Creates a benefit of two licenses a year for every partner. @returns the id */
export function sampleBenefit(call: Call, overrides: Partial<EntitlementCreate> = {}): Promise<string> {
  return createEntitlement(call, {
    name: `Licenses ${newId().slice(-8)}`,
    kind: 'licenses',
    currency: 'USD',
    unit_value_minor: 120_000,
    quantities: [{ tier_id: null, type_id: null, quantity: 2 }],
    ...overrides,
  });
}

/** @returns the id of a request that waits for approval */
export async function sampleBenefitRequest(call: Call): Promise<string> {
  const partner_id = await samplePartner(call);
  const entitlement_id = await sampleBenefit(call);
  return requestEntitlement(call, { entitlement_id, partner_id, quantity: 1 });
}

export function sampleBenefitBalance(call: Call): Promise<string> {
  return partOf(call, 'entitlement_balances');
}

export function sampleBenefitMovement(call: Call): Promise<string> {
  return partOf(call, 'entitlement_movements');
}

async function partOf(call: Call, table: 'entitlement_balances' | 'entitlement_movements'): Promise<string> {
  const partner_id = await samplePartner(call);
  await sampleBenefit(call);
  await refreshEntitlements(call);
  const { id } = await call.one<{ id: string }>(sql`
    select id from ${sql.identifier(table)}
    where organization_id = ${call.organization_id} and partner_id = ${partner_id} order by id limit 1`);
  return id;
}

import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';
import type { DistributionCreate } from '../schema.ts';
import { createDistribution, createDistributionRule } from './service.ts';

/** @returns the id of a partner whose type distributes */
export async function sampleDistributor(call: Call, name = `Distributor ${newId().slice(-6)}`): Promise<string> {
  const type_id = newId();
  await call.run(sql`
    insert into partner_types (id, organization_id, name, "order", is_distributor)
    values (${type_id}, ${call.organization_id}, ${`Distributors ${type_id.slice(-6)}`}, 90, true)`);
  return samplePartner(call, { name, type_id });
}

export async function sampleDistribution(call: Call, overrides: Partial<DistributionCreate> = {}): Promise<string> {
  return createDistribution(call, {
    partner_id: overrides.partner_id ?? (await samplePartner(call)),
    distributor_id: overrides.distributor_id ?? (await sampleDistributor(call)),
    ...overrides,
  });
}

export async function sampleDistributionRule(call: Call): Promise<string> {
  const distributor_id = await sampleDistributor(call);
  const type_id = newId();
  await call.run(sql`
    insert into partner_types (id, organization_id, name, "order")
    values (${type_id}, ${call.organization_id}, ${`Resellers ${type_id.slice(-6)}`}, 91)`);
  return createDistributionRule(call, { distributor_id, type_id });
}

import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';
import { addDays } from '#shared/time/dates.ts';
import type { MdfFundCreate } from '../schema.ts';
import { createFund, takeMdfFundStep } from './service.ts';

/** @returns the id of a draft */
export function sampleDraftFund(call: Call, overrides: Partial<MdfFundCreate> = {}): Promise<string> {
  return createFund(call, {
    name: `Fund ${newId().slice(-8)}`,
    kind: 'pool',
    amount_minor: 1_000_000,
    currency: 'USD',
    starts_on: addDays(call.today(), -30),
    ends_on: addDays(call.today(), 300),
    ...overrides,
  });
}

/** @returns the id of an active fund */
export async function sampleMDFFund(call: Call, overrides: Partial<MdfFundCreate> = {}): Promise<string> {
  const id = await sampleDraftFund(call, overrides);
  await takeMdfFundStep.activate(call, id);
  return id;
}

export function sampleMDFBalance(call: Call): Promise<string> {
  return partOf(call, 'mdf_balances');
}

export function sampleMDFMovement(call: Call): Promise<string> {
  return partOf(call, 'mdf_movements');
}

async function partOf(call: Call, table: 'mdf_balances' | 'mdf_movements'): Promise<string> {
  const partner_id = await samplePartner(call);
  await sampleMDFFund(call, { kind: 'fixed' });
  const { id } = await call.one<{ id: string }>(sql`
    select id from ${sql.identifier(table)}
    where organization_id = ${call.organization_id} and partner_id = ${partner_id} order by id limit 1`);
  return id;
}

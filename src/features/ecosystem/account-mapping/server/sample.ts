import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';
import type { MappingPopulationCreate } from '../schema.ts';
import { createPopulation } from './service.ts';

/** @returns the id of a list of the caller's side that is loaded from a file */
export function sampleAccountList(call: Call, overrides: Partial<MappingPopulationCreate> = {}): Promise<string> {
  return createPopulation(call, { name: `List ${newId().slice(-8)}`, kind: 'customers', source: 'file', ...overrides });
}

/** @returns the id of an introduction that the company asked for */
export async function sampleIntroduction(call: Call, overrides: { partner_id?: string } = {}): Promise<string> {
  const partner_id = overrides.partner_id ?? (await samplePartner(call));
  const { id } = await call.one<{ id: string }>(sql`
    insert into introductions (organization_id, partner_id, asked_by, account_name, message, status_changed_at)
    values (${call.organization_id}, ${partner_id}, 'company', 'Acme', 'Please introduce us to the head of logistics.',
      ${call.now()}) returning id`);
  return id;
}

/** @returns the id of a consent that the company gave a partner */
export async function sampleConsentToAccountMapping(call: Call): Promise<string> {
  const { id } = await call.one<{ id: string }>(sql`
    insert into mapping_consents (organization_id, population_id, counterpart_partner_id, side, level)
    values (${call.organization_id}, ${await sampleAccountList(call)}, ${await samplePartner(call)}, 'company', 'count')
    returning id`);
  return id;
}

/** @returns the id of the consent for a list of one side, which the other side asks for */
export async function sampleAskedList(
  call: Call,
  { side = 'company', ...given }: { partner_id?: string; side?: 'company' | 'partner' } = {},
): Promise<string> {
  const partner_id = given.partner_id ?? (await samplePartner(call));
  const list = await call.one<{ id: string }>(sql`
    insert into mapping_populations (organization_id, partner_id, name, kind, source)
    values (${call.organization_id}, ${side === 'partner' ? partner_id : null}, ${`List ${newId().slice(-8)}`},
      'customers', 'file') returning id`);
  const { id } = await call.one<{ id: string }>(sql`
    insert into mapping_consents (organization_id, population_id, counterpart_partner_id, side, requested_level,
      requested_at)
    values (${call.organization_id}, ${list.id}, ${partner_id}, ${side}, 'count', ${call.now()}) returning id`);
  return id;
}

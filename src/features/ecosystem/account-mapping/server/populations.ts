import { connectionsOf } from '#features/integrations/connections/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid, notFound } from '#server/errors.ts';
import {
  type MappingPopulation,
  type MappingPopulationCreate,
  type MappingPopulationUpdate,
  MOST_POPULATIONS,
} from '../schema.ts';

export type StoredPopulation = Omit<MappingPopulation, 'connection_name'>;

/** A list of the caller's own side. @throws 404 for a list of the other side, as for one that does not exist */
export function ownPopulation(call: Call, id: string, { lock = false } = {}): Promise<StoredPopulation> {
  return call.one<StoredPopulation>(
    sql`
      select * from mapping_populations
      where organization_id = ${call.organization_id} and id = ${id} and partner_id is not distinct
      from ${call.actor.partner_id}
      ${lock ? sql`for update` : sql``}`,
    'This account list',
  );
}

/** The company reads rows of partners by row security, so rules of the kernel check the side here. */
export function requireOwn(call: Call, { partner_id }: Pick<MappingPopulation, 'partner_id'>): void {
  if (partner_id !== call.actor.partner_id) throw notFound('This account list');
}

export async function beginPopulation(call: Call, input: MappingPopulationCreate) {
  const { partner_id } = call.actor;
  const { count } = await call.one<{ count: number }>(sql`
    select count(*)::int as count from mapping_populations
    where organization_id = ${call.organization_id} and partner_id is not distinct from ${partner_id}`);
  if (count >= MOST_POPULATIONS)
    throw conflict(`There are already ${MOST_POPULATIONS} account lists. Delete one that you no longer need.`);
  await checkName(call, input.name, null);
  checkSource(input);
  await checkConnection(call, input.connection_id ?? null);
  return { ...input, partner_id, created_by_name: call.actor.full_name };
}

export async function changePopulation(call: Call, current: MappingPopulation, patch: MappingPopulationUpdate) {
  requireOwn(call, current);
  if (patch.name !== undefined) await checkName(call, patch.name, current.id);
  checkSource({ ...current, ...patch });
  if (patch.connection_id) await checkConnection(call, patch.connection_id);
  return { ...patch };
}

function checkSource(
  input: Pick<MappingPopulationCreate, 'source' | 'connection_id' | 'remote_field' | 'remote_values'>,
) {
  const isCrm = input.source === 'crm';
  if (isCrm && !input.connection_id) throw invalid({ connection_id: ['is required for a list from a CRM'] });
  if (!isCrm && input.connection_id) throw invalid({ connection_id: ['is only for lists from a CRM'] });
  if (isCrm && input.remote_field && !input.remote_values?.length)
    throw invalid({ remote_values: ['Enter at least one value of the field'] });
}

async function checkConnection(call: Call, id: string | null): Promise<void> {
  if (id === null) return;
  const found = (await connectionsOf(call, 'crm')).some((one) => one.id === id);
  if (!found) throw invalid({ connection_id: ['This CRM is not connected.'] });
}

async function checkName(call: Call, name: string, except: string | null): Promise<void> {
  const found = await call.maybe(sql`
    select from mapping_populations where organization_id = ${call.organization_id} and partner_id is not distinct
    from ${call.actor.partner_id}
    and lower(name) = lower(${name}) and id is distinct from ${except}`);
  if (found) throw invalid({ name: ['Another list has this name.'] });
}

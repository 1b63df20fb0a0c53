import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import { createRow, readRow, updateRow } from '#server/resource/verbs.ts';
import { GOOD_MATCH, type ObjectMapping, type RemoteObject, type SetUp, type SyncFilter } from '../schema.ts';
import { takeMappingStep } from './declared-steps.ts';
import { proposeSyncChange, remoteObjects } from './direct.ts';
import { fieldMappings, objectMappings } from './resource.ts';
import { startBackfill, startSimulation } from './steps.ts';
import { localTable } from './tables/local-table.ts';

/** The fields by which records of both sides are recognized, so that nothing is created twice. */
const identifying = ['domain', 'email'];

/**
 * Prepares the mappings of a CRM in one go: one for each pair, with the fields that surely belong together. New mappings
 * only read from the CRM until someone lets them create records there. @returns the mappings of these pairs
 */
export async function setUpMappings(
  kernel: Kernel,
  call: Call,
  { connection_id, pairs }: SetUp,
): Promise<ObjectMapping[]> {
  const mappings: ObjectMapping[] = [];
  const objects = await remoteObjects(kernel, call, connection_id);
  for (const { local_table, remote_object } of pairs) {
    const found = await call.maybe<{ id: string }>(sql`
      select id from object_mappings
      where organization_id = ${call.organization_id} and connection_id = ${connection_id}
        and local_table = ${local_table} and remote_object = ${remote_object}`);
    const id =
      found?.id ??
      (await createRow(call, objectMappings, {
        connection_id,
        local_table,
        remote_object,
        in_filters: usualFilter(
          local_table,
          objects.find(({ name }) => name === remote_object),
        ),
        creates_in: !localTable(local_table)?.isOutOnly,
        creates_out: localTable(local_table)?.isOutOnly === true,
      }));
    if (!found) await addGoodMatches(kernel, call, id);
    mappings.push(await readRow<ObjectMapping>(call, objectMappings, id));
  }
  return mappings;
}

/** The names of options that usually tell the records of a table apart from others of the same object. */
const telling: Readonly<Record<string, RegExp>> = {
  accounts: /^(customer|client|prospect|end customer)s?$/i,
  partners: /^(partner|reseller|channel partner)s?$/i,
};

/** CRM systems keep customers and partners as one object, with a field that tells which is which. */
function usualFilter(local_table: string, object: RemoteObject | undefined): SyncFilter[] {
  const words = telling[local_table];
  for (const { name, options = [] } of object?.fields ?? []) {
    const fitting = words ? options.filter(({ label, is_archived }) => !is_archived && words.test(label)) : [];
    if (fitting.length > 0) return [{ field: name, equals: fitting.map(({ value }) => value) }];
  }
  return [];
}

async function addGoodMatches(kernel: Kernel, call: Call, id: string): Promise<void> {
  const good = (await proposeSyncChange(kernel, call, id)).filter(({ confidence }) => confidence >= GOOD_MATCH);
  for (const [at, { local_field, remote_field, on_create, on_update, transform, value_map }] of good.entries())
    await createRow(call, fieldMappings, {
      object_mapping_id: id,
      local_field,
      remote_field,
      on_create,
      on_update,
      transform,
      value_map,
      order: 10 * (at + 1),
    });
  const key = good.find(({ local_field }) => identifying.includes(local_field));
  if (key) await updateRow(call, objectMappings, id, { match_local: key.local_field, match_remote: key.remote_field });
}

/** Simulates several mappings. */
export async function simulateMappings(call: Call, ids: readonly string[]): Promise<void> {
  for (const id of await inOrder(call, ids)) await startSimulation(call, id);
}

/** Switches mappings on and loads their records: accounts before the contacts and deals that refer to them. */
export async function loadMappings(call: Call, ids: readonly string[]): Promise<void> {
  for (const id of await inOrder(call, ids)) {
    const { status } = await readRow<ObjectMapping>(call, objectMappings, id);
    if (status !== 'active') await takeMappingStep.activate(call, id);
    await startBackfill(call, id);
  }
}

/** The tables in the order of their references. */
const order = ['partners', 'accounts', 'contacts', 'opportunities', 'deal_registrations'];

async function inOrder(call: Call, ids: readonly string[]): Promise<string[]> {
  const rows = await call.rows<{ id: string; local_table: string }>(sql`
    select id, local_table from object_mappings
    where organization_id = ${call.organization_id} and id = any(${ids}::uuid[])`);
  if (rows.length !== ids.length) throw invalid({ ids: ['has a mapping that does not exist'] });
  const place = ({ local_table }: { local_table: string }) => order.indexOf(local_table) + 1 || order.length + 1;
  return rows.sort((a, b) => place(a) - place(b)).map(({ id }) => id);
}

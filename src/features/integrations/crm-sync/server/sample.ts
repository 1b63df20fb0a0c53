import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { createRow } from '#server/resource/verbs.ts';
import { newId } from '#shared/ids.ts';
import { createRun } from './engine/runs.ts';
import { fieldMappings, objectMappings } from './resource.ts';

/** A connection without an account, for rows that need one. */
async function sampleConnectionId(call: Call): Promise<string> {
  const id = newId();
  await call.run(sql`
    insert into connections (id, organization_id, connector, name, access)
    values (${id}, ${call.organization_id}, 'demo_crm', 'Sample CRM', 'none')`);
  return id;
}

/** @returns the id of a draft of a mapping */
export async function sampleCRMMapping(call: Call): Promise<string> {
  return createRow(call, objectMappings, {
    connection_id: await sampleConnectionId(call),
    local_table: 'contacts',
    remote_object: `contacts_${newId().slice(-6)}`,
  });
}

export async function sampleFieldMapping(call: Call): Promise<string> {
  return createRow(call, fieldMappings, {
    object_mapping_id: await sampleCRMMapping(call),
    local_field: 'email',
    remote_field: 'email',
  });
}

async function mappingRow(call: Call): Promise<{ id: string; connection_id: string }> {
  const id = await sampleCRMMapping(call);
  return call.one(
    sql`select id, connection_id from object_mappings where organization_id = ${call.organization_id} and id = ${id}`,
  );
}

export async function sampleSynchronization(call: Call): Promise<string> {
  return createRun(call, await mappingRow(call), 'poll', { status: 'running' });
}

export async function sampleSynchronizedRecord(call: Call): Promise<string> {
  const id = newId();
  await call.run(sql`
    insert into sync_run_records (id, organization_id, run_id, action, local_table, created_at)
    values (${id}, ${call.organization_id}, ${await sampleSynchronization(call)}, 'link', 'contacts', ${call.now()})`);
  return id;
}

export async function sampleCRMLink(call: Call): Promise<string> {
  const [id, mapping] = [newId(), await mappingRow(call)];
  await call.run(sql`
    insert into record_links (id, organization_id, connection_id, object_mapping_id, local_table, record_id,
      remote_object, remote_id, synced_at)
    values (${id}, ${call.organization_id}, ${mapping.connection_id}, ${mapping.id}, 'contacts', ${newId()}, 'contacts',
      '1', ${call.now()})`);
  return id;
}

export async function sampleSynchronizationIssue(call: Call): Promise<string> {
  const [id, mapping] = [newId(), await mappingRow(call)];
  const now = call.now();
  await call.run(sql`
    insert into sync_issues (id, organization_id, connection_id, object_mapping_id, kind, message, local_table,
      remote_object, fingerprint, created_at, last_at)
    values (${id}, ${call.organization_id}, ${mapping.connection_id}, ${mapping.id}, 'unavailable',
      'The CRM was not available.', 'contacts', 'contacts', ${id}, ${now}, ${now})`);
  return id;
}

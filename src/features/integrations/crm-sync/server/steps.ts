import { findConnection } from '#features/integrations/connections/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { lockedRow } from '#server/resource/verbs.ts';
import type { FieldMapping, ObjectMapping, SyncIssue, SyncRun } from '../schema.ts';
import type { ConflictChoice } from '../steps.schema.ts';
import { queueChanges } from './engine/queue.ts';
import { createRun } from './engine/runs.ts';
import { fieldMappingsOf } from './engine/sync.ts';
import { objectMappings, syncRuns } from './resource.ts';
import { syncFields } from './tables/fields.ts';
import { localTable } from './tables/local-table.ts';

/** @throws 422 for what would let a synchronization go wrong */
async function requireComplete(call: Call, mapping: ObjectMapping): Promise<FieldMapping[]> {
  const local = localTable(mapping.local_table)!;
  const rows = await fieldMappingsOf(call, mapping.id);
  if (rows.length === 0) throw invalid({ fields: ['Add at least one field.'] });
  if (local.needsFilter && mapping.in_filters.length === 0)
    throw invalid({
      in_filters: [
        `Add a filter, so that the CRM’s companies that are ${local.label.toLowerCase()} can be told apart.`,
      ],
    });
  const fields = await syncFields(call, local);
  if (mapping.creates_in && !local.isOutOnly) {
    const given = new Set(
      rows.filter(({ on_create }) => ['in', 'both'].includes(on_create)).map(({ local_field }) => local_field),
    );
    const missing = fields.find(({ name, is_required }) => is_required && !given.has(name));
    if (missing) throw invalid({ fields: [`Map ${missing.label}, which every record here needs.`] });
  }
  const unknown = rows.find(({ local_field }) => local_field && !fields.some(({ name }) => name === local_field));
  if (unknown) throw invalid({ fields: [`The field ${unknown.local_field} does not exist.`] });
  if (mapping.match_local && !fields.some(({ name }) => name === mapping.match_local))
    throw invalid({ match_local: ['does not exist'] });
  if (!mapping.match_local !== !mapping.match_remote)
    throw invalid({ match_remote: ['is needed with the field that identifies a record'] });
  return rows;
}

/** Queues a simulation. @returns the id of the run, which shows its progress */
export async function startSimulation(call: Call, id: string): Promise<string> {
  const mapping = await lockedRow<ObjectMapping>(call, objectMappings, id);
  if (mapping.status === 'active') throw conflict('Pause this mapping before you simulate it again.');
  await requireComplete(call, mapping);
  await requireIdle(call, id);
  const run_id = await createRun(call, mapping, 'simulate');
  // The fields of the CRM are read again, because a simulation is about its present state.
  await call.run(sql`
    update sync_states set described_at = null
    where organization_id = ${call.organization_id} and object_mapping_id = ${id}`);
  await call.enqueue('field-mappings.simulate', { run_id, failures: 0 }, { job_key: `crm-run ${run_id}` });
  return run_id;
}

async function requireIdle(call: Call, id: string): Promise<void> {
  const running = await call.maybe(sql`
    select from sync_runs
    where organization_id = ${call.organization_id} and object_mapping_id = ${id}
      and kind in ('simulate', 'backfill', 'undo')
      and status in ('queued', 'running') limit 1`);
  if (running) throw conflict('Another run of this mapping is not finished. Wait for it, or cancel it.');
}

/** @throws 409 unless the mapping was simulated as it is now */
export async function activate(call: Call, mapping: ObjectMapping): Promise<void> {
  const { id } = mapping;
  await requireComplete(call, mapping);
  const connection = await findConnection(call, mapping.connection_id);
  if (connection.status !== 'connected')
    throw conflict(`The connection to ${connection.name} does not work. Connect it again.`);
  await call.run(sql`
    update object_mappings set status = 'active', activated_at = ${call.now()}, pause_reason = null
    where organization_id = ${call.organization_id} and id = ${id}`);
  await call.run(sql`
    insert into sync_states (organization_id, object_mapping_id, next_poll_at)
    values (${call.organization_id}, ${id}, ${call.now()})
    on conflict (organization_id, object_mapping_id) do update
    set next_poll_at = excluded.next_poll_at, failures = 0, last_error = null`);
}

export async function pause(call: Call, { id }: ObjectMapping): Promise<void> {
  await call.run(
    sql`update object_mappings set status = 'paused' where organization_id = ${call.organization_id} and id = ${id}`,
  );
}

/** Queues the first synchronization of all records. @returns the id of the run */
export async function startBackfill(call: Call, id: string): Promise<string> {
  const mapping = await lockedRow<ObjectMapping>(call, objectMappings, id);
  if (mapping.status !== 'active') throw conflict('Switch this mapping on first.', { allowed: ['active'] });
  const running = await call.maybe<{ id: string }>(sql`
    select id from sync_runs
    where organization_id = ${call.organization_id} and object_mapping_id = ${id} and kind = 'backfill'
      and status in ('queued', 'running')
    order by created_at limit 1`);
  // A second request gets the same run.
  if (running) return running.id;
  await requireIdle(call, id);
  const simulated = await call.maybe<{ processed: number }>(sql`
    select processed from sync_runs
    where organization_id = ${call.organization_id} and object_mapping_id = ${id} and kind = 'simulate'
      and status = 'done'
    order by created_at desc limit 1`);
  const run_id = await createRun(call, mapping, 'backfill', simulated ? { total: simulated.processed } : {});
  await call.enqueue('field-mappings.backfill', { run_id, failures: 0 }, { job_key: `crm-backfill ${run_id}` });
  return run_id;
}

export async function cancelSyncRun(call: Call, { id }: SyncRun): Promise<void> {
  const now = call.now();
  await call.run(sql`
    update sync_runs set status = 'canceled', finished_at = ${now}, updated_at = ${now}
    where organization_id = ${call.organization_id} and id = ${id}`);
}

/** Queues the undoing of a first synchronization. @returns the id of the run that undoes it */
export async function startSyncUndo(call: Call, id: string): Promise<string> {
  const run = await lockedRow<SyncRun>(call, syncRuns, id);
  if (!run.can_undo) throw conflict('Only a finished first synchronization can be undone.');
  await requireIdle(call, run.object_mapping_id);
  const run_id = await createRun(call, { id: run.object_mapping_id, connection_id: run.connection_id }, 'undo', {
    undoes_run_id: id,
  });
  await call.enqueue('field-mappings.undo', { run_id }, { job_key: `crm-run ${run_id}` });
  return run_id;
}

async function close(call: Call, id: string, status: 'acknowledged' | 'resolved'): Promise<void> {
  const now = call.now();
  await call.run(sql`
    update sync_issues
    set status = ${status}, closed_at = ${now}, closed_by = ${call.actor.user_id}, updated_at = ${now},
      row_version = row_version + 1
    where organization_id = ${call.organization_id} and id = ${id}`);
}

export const acknowledge = (call: Call, { id }: SyncIssue): Promise<void> => close(call, id, 'acknowledged');

/** Tries the record again. The issue closes when the attempt succeeds. */
export async function retryIssue(call: Call, issue: SyncIssue): Promise<void> {
  if (issue.record_id) await queueChanges(call, issue.object_mapping_id, 'here', [issue.record_id]);
  if (issue.remote_id) await queueChanges(call, issue.object_mapping_id, 'there', [issue.remote_id]);
  await call.run(sql`
    update sync_issues set is_dead = false, updated_at = ${call.now()}, row_version = row_version + 1
    where organization_id = ${call.organization_id} and id = ${issue.id}`);
  await queuePassFor(call, issue.object_mapping_id);
}

/** Chooses the side whose value both get. */
export async function resolveConflict(call: Call, issue: SyncIssue, { side }: ConflictChoice): Promise<void> {
  if (issue.kind !== 'conflict' || !issue.field || !issue.record_id)
    throw conflict('Only a value that both sides changed can be chosen.');
  await call.run(sql`
    update record_links set decisions = decisions || jsonb_build_object(${issue.field}::text, ${side}::text)
    where organization_id = ${call.organization_id} and object_mapping_id = ${issue.object_mapping_id}
      and record_id = ${issue.record_id}`);
  if (issue.remote_id) await queueChanges(call, issue.object_mapping_id, 'there', [issue.remote_id]);
  await close(call, issue.id, 'resolved');
  await queuePassFor(call, issue.object_mapping_id);
}

/** Starts a pass because somebody asks for it, also during the pause after an outage. */
export async function queuePassFor(call: Call, object_mapping_id: string): Promise<void> {
  const now = call.now();
  await call.run(sql`
    update sync_states set next_poll_at = ${now}
    where organization_id = ${call.organization_id} and object_mapping_id = ${object_mapping_id}
      and next_poll_at > ${now}`);
  await call.enqueue(
    'field-mappings.pass',
    { object_mapping_id, kind: 'poll' },
    { job_key: `crm-sync ${object_mapping_id}`, queue: `crm-sync ${object_mapping_id}` },
  );
}

import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { CrmValue } from '#server/ports/crm.ts';
import { newId } from '#shared/ids.ts';
import type { IssueKind } from '../../schema.ts';
import type { Sync } from './sync.ts';

export interface Problem {
  kind: IssueKind;
  message: string;
  detail?: string | null;
  field?: string | null;
  record_id?: string | null;
  record_name?: string | null;
  remote_id?: string | null;
  remote_url?: string | null;
  local_value?: CrmValue;
  remote_value?: CrmValue;
  base_value?: CrmValue;
  is_dead?: boolean;
}

/**
 * Writes what could not be synchronized into the log. The same problem stays one issue until someone closes it.
 * @returns whether it is a new one
 */
export async function raiseIssue(
  call: Call,
  sync: Pick<Sync, 'mapping' | 'run_id'>,
  problem: Problem,
): Promise<boolean> {
  const { mapping, run_id } = sync;
  const fingerprint = [problem.kind, problem.record_id ?? '', problem.remote_id ?? '', problem.field ?? ''].join(' ');
  const now = call.now();
  const { attempts } = await call.one<{ attempts: number }>(sql`
    insert into sync_issues (id, organization_id, connection_id, object_mapping_id, run_id, kind, message, detail,
      field, local_table,
      record_id, record_name, remote_object, remote_id, remote_url, local_value, remote_value, base_value, is_dead,
        fingerprint, created_at, last_at)
    values (${newId()}, ${call.organization_id}, ${mapping.connection_id}, ${mapping.id}, ${run_id}, ${problem.kind},
      ${problem.message.slice(0, 2000)}, ${problem.detail?.slice(0, 2000) ?? null}, ${problem.field ?? null},
      ${mapping.local_table}, ${problem.record_id ?? null}, ${problem.record_name?.slice(0, 200) ?? null},
      ${mapping.remote_object}, ${problem.remote_id ?? null}, ${problem.remote_url ?? null},
      ${JSON.stringify(problem.local_value ?? null)}, ${JSON.stringify(problem.remote_value ?? null)},
      ${JSON.stringify(problem.base_value ?? null)}, ${problem.is_dead ?? false}, ${fingerprint.slice(0, 500)}, ${now},
      ${now})
    on conflict (organization_id, object_mapping_id, fingerprint) where status = 'open' do update
    set message = excluded.message,
      detail = excluded.detail, last_at = excluded.last_at, attempts = sync_issues.attempts + 1,
        is_dead = excluded.is_dead,
      local_value = excluded.local_value, remote_value = excluded.remote_value, base_value = excluded.base_value,
      remote_id = coalesce(excluded.remote_id, sync_issues.remote_id), updated_at = excluded.last_at
    returning attempts`);
  return attempts === 1;
}

/** A record that is synchronized now. */
export interface Settled {
  record_id: string;
  remote_id: string;
  /** Its issues that are still the case, as kind and field. */
  open: readonly string[];
  /** Values are on their way to the CRM, so that what it refused before is not known yet. */
  is_pending?: boolean;
}

/** Closes the issues of records that are synchronized now, except those that are still the case. */
export async function settleIssues(
  call: Call,
  { mapping }: Pick<Sync, 'mapping'>,
  records: readonly Settled[],
): Promise<void> {
  if (records.length === 0) return;
  // An issue about a duplicate belongs to the CRM record that is one too many, not to the one that is linked.
  const now = call.now();
  await call.run(sql`
    update sync_issues i set status = 'resolved', closed_at = ${now}, updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) r(record_id uuid, remote_id text, open jsonb,
      is_pending boolean)
    where i.organization_id = ${call.organization_id} and i.object_mapping_id = ${mapping.id} and i.status = 'open'
      and case when i.record_id is null or i.kind = 'duplicate' and i.remote_id is not null
        then i.remote_id = r.remote_id else i.record_id = r.record_id end
      and not (coalesce(r.is_pending, false) and i.kind in ('unavailable', 'duplicate', 'rejected_there'))
      and not r.open ? (i.kind || ' ' || coalesce(i.field, ''))`);
}

/** Closes what was said about CRM records that are deleted, merged, or outside of the filters. */
export async function settleUnconcerned(
  call: Call,
  { mapping }: Pick<Sync, 'mapping'>,
  remote_ids: readonly string[],
): Promise<void> {
  if (remote_ids.length === 0) return;
  const now = call.now();
  await call.run(sql`
    update sync_issues set status = 'resolved', closed_at = ${now}, updated_at = ${now}
    where organization_id = ${call.organization_id} and object_mapping_id = ${mapping.id} and status = 'open'
      and remote_id = any(${remote_ids})
      and (record_id is null or kind = 'duplicate')`);
}

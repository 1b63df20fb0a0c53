import { openCrm } from '#features/integrations/connections/server/service.ts';
import type { Call } from '#server/call.ts';
import { baseCurrency } from '#server/company/company.ts';
import { sql } from '#server/db/sql.ts';
import type { Job } from '#server/jobs/job.ts';
import type { Crm, CrmField, CrmObject } from '#server/ports/crm.ts';
import type { FieldMapping, LocalField, RunAction, SyncCounts, SyncFilter } from '../../schema.ts';
import type { FieldRule, Values } from '../plan.ts';
import { syncFields } from '../tables/fields.ts';
import { type LocalTable, localTable } from '../tables/local-table.ts';
import '../tables/defined.ts';

/** A mapping as the engine uses it. */
export interface Mapping {
  id: string;
  connection_id: string;
  connection_name: string;
  local_table: string;
  remote_object: string;
  in_filters: SyncFilter[];
  out_filters: SyncFilter[];
  creates_in: boolean;
  creates_out: boolean;
  match_local: string | null;
  match_remote: string | null;
  on_remote_delete: 'keep' | 'archive';
  on_local_delete: 'keep' | 'ask';
  status: 'draft' | 'simulated' | 'active' | 'paused';
}

/** The effect of a run on one record. */
export interface RunEntry {
  action: RunAction;
  record_id: string | null;
  remote_id: string | null;
  record_name: string | null;
  before: Values;
  after: Values;
  message: string | null;
}

/** Everything that the synchronization of one mapping needs. */
export interface Sync {
  job: Job;
  crm: Crm;
  mapping: Mapping;
  local: LocalTable;
  fields: readonly LocalField[];
  remoteFields: readonly CrmField[];
  rules: readonly FieldRule[];
  /** The fields of the CRM that are read. */
  reads: readonly string[];
  /** A simulation: everything is rolled back, and nothing is sent. */
  isTrial: boolean;
  counts: Record<keyof SyncCounts, number>;
  /** The first records in detail. */
  entries: RunEntry[];
  run_id: string | null;
  /** In a simulation: records of ours that were recognized already, because their links are rolled back. */
  touched: Set<string>;
  /** Records that are counted as incomplete already. */
  incomplete: Set<string>;
  /** When the first record that the CRM could not take now is sent again. */
  retry_at: Date | null;
  /** The currency of the company, in which amounts without a currency are. */
  currency: string;
}

const NO_COUNTS: Sync['counts'] = {
  create_here: 0,
  update_here: 0,
  archive_here: 0,
  create_there: 0,
  update_there: 0,
  link: 0,
  conflict: 0,
  incomplete: 0,
  failed: 0,
  unchanged: 0,
  skipped: 0,
};

export async function mappingOf(call: Call, id: string): Promise<Mapping> {
  return call.one<Mapping>(
    sql`
      select m.id, m.connection_id, c.name as connection_name, m.local_table, m.remote_object, m.in_filters,
        m.out_filters, m.creates_in,
        m.creates_out, m.match_local, m.match_remote, m.on_remote_delete, m.on_local_delete, m.status
      from object_mappings m join connections c on c.organization_id = m.organization_id and c.id = m.connection_id
      where m.organization_id = ${call.organization_id} and m.id = ${id}`,
    'This mapping',
  );
}

export function fieldMappingsOf(call: Call, id: string): Promise<FieldMapping[]> {
  return call.rows<FieldMapping>(sql`
    select * from field_mappings where organization_id = ${call.organization_id} and object_mapping_id = ${id}
    order by "order", id`);
}

/** Opens the account of a mapping and reads its rules. @throws CrmError */
export async function openSync(
  job: Job,
  object_mapping_id: string,
  { isTrial = false, run_id = null }: { isTrial?: boolean; run_id?: string | null } = {},
): Promise<Sync> {
  const mapping = await job.within((call) => mappingOf(call, object_mapping_id));
  const crm = await openCrm(job.kernel, job.organization_id, mapping.connection_id);
  const object = await describedObject(job, crm, mapping);
  return job.within(async (call) => {
    const local = localTable(mapping.local_table)!;
    const fields = await syncFields(call, local);
    const rules = rulesOf(await fieldMappingsOf(call, mapping.id), fields, object.fields);
    const reads = new Set([
      ...rules.flatMap(({ remote }) => remote?.name ?? []),
      ...mapping.in_filters.map(({ field }) => field),
      ...(mapping.match_remote ? [mapping.match_remote] : []),
    ]);
    return {
      job,
      crm,
      mapping,
      local,
      fields,
      remoteFields: object.fields,
      rules,
      reads: [...reads],
      isTrial,
      counts: { ...NO_COUNTS },
      entries: [],
      run_id,
      touched: new Set<string>(),
      incomplete: new Set<string>(),
      retry_at: null,
      currency: await baseCurrency(call),
    };
  });
}

export const ruleKey = ({ local_field, remote_field }: Pick<FieldMapping, 'local_field' | 'remote_field'>): string =>
  `${local_field ?? ''}|${remote_field ?? ''}`;

/** A row whose field no longer exists on one side is left out. */
export function rulesOf(
  rows: readonly FieldMapping[],
  fields: readonly LocalField[],
  remoteFields: readonly CrmField[],
): FieldRule[] {
  return rows.flatMap((row): FieldRule[] => {
    const local = row.local_field === null ? null : fields.find(({ name }) => name === row.local_field);
    const remote = row.remote_field === null ? null : remoteFields.find(({ name }) => name === row.remote_field);
    if (local === undefined || remote === undefined) return [];
    return [{ ...row, key: ruleKey(row), local, remote }];
  });
}

const FRESH_MS = 3_600_000;

/** The object of the CRM, described at most once an hour. */
async function describedObject(job: Job, crm: Crm, mapping: Mapping): Promise<CrmObject> {
  const now = job.kernel.clock.now();
  const known = await job.within((call) =>
    call.maybe<{ remote_fields: CrmField[]; remote_label: string | null }>(sql`
      select remote_fields, remote_label from sync_states
      where organization_id = ${job.organization_id} and object_mapping_id = ${mapping.id}
        and described_at > ${new Date(now.getTime() - FRESH_MS)}`),
  );
  if (known)
    return {
      name: mapping.remote_object,
      label: known.remote_label ?? mapping.remote_object,
      fields: known.remote_fields,
    };
  const object = (await crm.describe()).find(({ name }) => name === mapping.remote_object);
  await job.within((call) =>
    call.run(sql`
      insert into sync_states (organization_id, object_mapping_id, remote_fields, remote_label, described_at,
        next_poll_at)
      values (${job.organization_id}, ${mapping.id}, ${JSON.stringify(object?.fields ?? [])}, ${object?.label ?? null},
        ${now}, ${now})
      on conflict (organization_id, object_mapping_id) do update set remote_fields = excluded.remote_fields,
        remote_label = excluded.remote_label, described_at = excluded.described_at`),
  );
  return object ?? { name: mapping.remote_object, label: mapping.remote_object, fields: [] };
}

/** Runs a transaction whose audit entries name the connection. */
export function asConnection<T>(
  { job, mapping, currency }: Pick<Sync, 'job' | 'mapping'> & Partial<Pick<Sync, 'currency'>>,
  work: (call: Call) => Promise<T>,
): Promise<T> {
  return job.within((call) =>
    call.actingAs(
      { ...call.actor, full_name: mapping.connection_name, currency: currency ?? call.actor.currency },
      work,
      { via: mapping.connection_name },
    ),
  );
}

export function noteSyncIssue(sync: Sync, entry: RunEntry): void {
  if (entry.action === 'incomplete') {
    const key = entry.remote_id ?? entry.record_id ?? '';
    if (sync.incomplete.has(key)) return;
    sync.incomplete.add(key);
  }
  sync.counts[entry.action] += 1;
  if (sync.isTrial && entry.record_id) sync.touched.add(entry.record_id);
  sync.entries.push(entry);
}

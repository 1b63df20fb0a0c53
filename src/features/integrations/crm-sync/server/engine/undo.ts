import { sql } from '#server/db/sql.ts';
import { caughtRefusal } from '#server/dry-run.ts';
import type { Job } from '#server/jobs/job.ts';
import { syncFields } from '../tables/fields.ts';
import { localTable } from '../tables/local-table.ts';
import { readSyncRecords } from '../tables/records.ts';
import { isSameValue } from '../values.ts';
import { endLink, linksOfRecords } from './links.ts';
import { finishSyncRun } from './runs.ts';
import { asConnection, fieldMappingsOf, mappingOf, rulesOf } from './sync.ts';

const BATCH = 100;

/**
 * Archives what a first synchronization created here. Records that people changed or that others depend on stay, and the
 * links of the archived ones end, so that the next synchronization does not create them again.
 */
export async function undoSync(job: Job, run_id: string): Promise<void> {
  const run = await job.within((call) =>
    call.maybe<{ object_mapping_id: string; undoes_run_id: string; status: string }>(sql`
      select object_mapping_id, undoes_run_id, status from sync_runs
      where organization_id = ${call.organization_id} and id = ${run_id}`),
  );
  if (!run || !['queued', 'running'].includes(run.status)) return;
  const mapping = await job.within((call) => mappingOf(call, run.object_mapping_id));
  const local = localTable(mapping.local_table)!;
  for (;;) {
    const count = await asConnection({ job, mapping }, async (call) => {
      const entries = await call.rows<{
        id: string;
        record_id: string;
        record_name: string | null;
        remote_id: string | null;
      }>(sql`
        select id, record_id, record_name, remote_id from sync_run_records
        where organization_id = ${call.organization_id} and run_id = ${run.undoes_run_id} and action = 'create_here'
          and undone_at is null order by id desc limit ${sql.raw(BATCH)} for update`);
      const fields = await syncFields(call, local);
      const ids = entries.map(({ record_id }) => record_id);
      const [records, links] = [
        await readSyncRecords(call, local, fields, ids, { lock: true }),
        await linksOfRecords(call, mapping, ids),
      ];
      const state = await call.one<{ remote_fields: [] }>(sql`
        select remote_fields from sync_states
        where organization_id = ${call.organization_id} and object_mapping_id = ${mapping.id}`);
      const rules = rulesOf(await fieldMappingsOf(call, mapping.id), fields, state.remote_fields);
      for (const { id, record_id, record_name, remote_id } of entries) {
        const [record, link] = [records.get(record_id), links.get(record_id)];
        const known = rules.filter(({ key }) => link && key in link.base);
        const isChanged = known.some(
          ({ key, local: field }) =>
            field && record && !isSameValue(field.type, record.values[field.name], link!.base[key]!.l),
        );
        const refusal =
          !record || record.is_archived || isChanged
            ? undefined
            : await caughtRefusal(call, () => local.archive(call, record_id));
        const message = isChanged ? 'It was changed here and stays.' : (refusal?.message ?? null);
        if (link && !message) await endLink(call, link.id, 'undone');
        await call.run(sql`
          update sync_run_records set undone_at = ${call.now()}, message = ${message}
          where organization_id = ${call.organization_id} and id = ${id}`);
        await call.run(sql`
          insert into sync_run_records (organization_id, run_id, action, local_table, record_id, remote_id, record_name,
            message, created_at)
          values (${call.organization_id}, ${run_id}, ${message ? 'failed' : 'archive_here'}, ${mapping.local_table},
            ${record_id}, ${remote_id}, ${record_name}, ${message}, ${call.now()})`);
      }
      await call.run(sql`
        update sync_runs set status = 'running', processed = processed + ${entries.length}, updated_at = ${call.now()},
          counts = (select jsonb_object_agg(action, n) from (select action, count(*) as n from sync_run_records
            where organization_id = ${call.organization_id} and run_id = ${run_id} group by action) c)
        where organization_id = ${call.organization_id} and id = ${run_id} and ${entries.length} > 0`);
      return entries.length;
    });
    if (count < BATCH) break;
  }
  await job.within(async (call) => {
    await finishSyncRun(call, run_id, 'done');
    await call.run(sql`
      update sync_runs set status = 'undone', updated_at = ${call.now()}
      where organization_id = ${call.organization_id} and id = ${run.undoes_run_id}`);
  });
}

import { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { sampleRowsInOrder } from '#server/extension-points/sample-data.ts';
import { isModuleOff } from '#shared/access/permissions.ts';
import { newId } from '#shared/ids.ts';
import { notifyOpenScreens } from './notify-screens.ts';

/** Adds the sample rows of all features, once: calling it again changes nothing. */
export async function createSampleData(call: Call): Promise<void> {
  // A module that is switched off gets no sample rows.
  const all = sampleRowsInOrder().filter(({ table }) => !isModuleOff(call.actor.permissions, table, 'manage'));
  for (const { table } of all) call.require(table, 'manage');
  for (const { prepare } of all) await prepare?.(call);
  const batch_id = newId();
  const isFirst = await call.run(sql`
    insert into sample_batches (organization_id, id, planted_at)
    values (${call.organization_id}, ${batch_id}, ${call.now()}) on conflict do nothing`);
  if (isFirst === 0) return;

  const made = new Map<string, readonly string[]>();
  await asBulkWrite(call, batch_id, async (quiet) => {
    await quiet.because('Sample data');
    for (const { table, plant } of all) made.set(table, await plant(quiet, (other) => made.get(other) ?? []));
  });
  for (const [table, ids] of made) {
    await call.run(sql`
      insert into sample_records (organization_id, batch_id, ref_table, ref_id)
      select ${call.organization_id}, ${batch_id}, ${table}, unnest(${ids}::uuid[])`);
  }
  await notifyOpenScreens(call);
}

/** Runs as one bulk write: one batch in the audit log and no event per row. */
export async function asBulkWrite<T>(call: Call, batch_id: string, work: (call: Call) => Promise<T>): Promise<T> {
  const quiet = new Call({ ...call, batch_id });
  await call.tx.enter(quiet.scope);
  const result = await work(quiet);
  await call.tx.enter(call.scope);
  return result;
}

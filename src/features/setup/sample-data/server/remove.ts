import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { sampleGuards, sampleRowsInOrder } from '#server/extension-points/sample-data.ts';
import { isModuleOff } from '#shared/access/permissions.ts';
import { newId } from '#shared/ids.ts';
import type { RemovalInput, Removed } from '../schema.ts';
import { sampleDataCounts } from './counts.ts';
import { asBulkWrite } from './create.ts';
import { notifyOpenScreens } from './notify-screens.ts';
import { previewRemoval } from './removal.ts';

/**
 * Archives or deletes the sample records, including edited ones, and reverses the commission of sample deals that were won since.
 * Both ledger entries stay and cancel out. Kept records become the company's own. Calling it again changes nothing.
 */
export async function removeSampleData(call: Call, input: RemovalInput): Promise<Removed> {
  const samples = [...sampleRowsInOrder()].reverse();
  for (const { table } of samples) {
    if (!isModuleOff(call.actor.permissions, table, 'manage')) call.require(table, 'manage');
  }
  const batch = await call.maybe<{ id: string }>(sql`
    select id from sample_batches where organization_id = ${call.organization_id} and removed_at is null for update`);
  if (!batch) return { counts: sampleDataCounts([]), kept: [] };
  for (const { lock } of sampleGuards()) await lock?.(call);
  const { going, counts, noted } = await previewRemoval(call, input);
  await asBulkWrite(call, newId(), async (quiet) => {
    await quiet.because('The sample data was removed');
    const ids = going.map(({ id }) => id);
    for (const { beforeRemoval } of sampleGuards()) await beforeRemoval?.(quiet, ids);
    for (const { table, isDeleted, ends } of samples) {
      const own = going.filter(({ ref_table }) => ref_table === table).map(({ id }) => id);
      if (ends) await ends.end(quiet, own);
      else if (isDeleted)
        await quiet.run(sql`
          delete from ${sql.identifier(table)}
          where organization_id = ${quiet.organization_id} and id = any(${own}::uuid[])`);
      else
        await quiet.run(sql`
          update ${sql.identifier(table)} set archived_at = ${quiet.now()}
          where organization_id = ${quiet.organization_id} and id = any(${own}::uuid[]) and archived_at is null`);
    }
  });
  await call.run(sql`
    update sample_batches set removed_at = ${call.now()}
    where organization_id = ${call.organization_id} and id = ${batch.id}`);
  await notifyOpenScreens(call);
  return { counts, kept: noted.filter(({ stays }) => stays) };
}

import { reverseForOpportunity } from '#features/money/commissions/server/service.ts';
import { openBooks } from '#features/money/ledger/server/service.ts';
import type { Call } from '#server/call.ts';
import { newId } from '#shared/ids.ts';
import { countsOf } from '../counts.ts';
import { type RemovalInput, type Removed, sampleTables } from '../schema.ts';
import { quietly } from './plant.ts';
import { planRemoval } from './removal.ts';
import { tellScreens } from './tell.ts';

/**
 * Archives the sample records, those somebody edited too, and reverses the commission of sample deals that were won since:
 * books are never rewritten, so both entries stay and cancel out. What stays is the company's own from now on. Once the set
 * is gone, asking again changes nothing.
 */
export async function removeSampleData(call: Call, input: RemovalInput): Promise<Removed> {
  for (const table of sampleTables) call.require(table, 'manage');
  const batch = await call.maybe<{ id: string }>(
    'select id from sample_batches where organization_id = $1 and removed_at is null for update',
    [call.organization_id],
  );
  if (!batch) return { counts: countsOf([]), kept: [] };
  // What was paid is looked at next, and stays so: no payout is approved in between.
  await openBooks(call);
  const { going, counts, noted } = await planRemoval(call, input);
  await quietly(call, newId(), async (quiet) => {
    await quiet.because('The sample data was removed');
    const won = await quiet.rows<{ id: string }>(
      "select id from opportunities where organization_id = $1 and id = any($2::uuid[]) and status = 'won' order by id",
      [quiet.organization_id, going.map(({ id }) => id)],
    );
    for (const { id } of won) await reverseForOpportunity(quiet, id, 'The sample data was removed', { annulled: true });
    for (const table of sampleTables) {
      await quiet.run(
        `update ${table} set archived_at = $3 where organization_id = $1 and id = any($2::uuid[]) and archived_at is null`,
        [quiet.organization_id, going.filter(({ ref_table }) => ref_table === table).map(({ id }) => id), quiet.now()],
      );
    }
  });
  await call.run('update sample_batches set removed_at = $3 where organization_id = $1 and id = $2', [
    call.organization_id,
    batch.id,
    call.now(),
  ]);
  await tellScreens(call);
  return { counts, kept: noted.filter(({ stays }) => stays) };
}

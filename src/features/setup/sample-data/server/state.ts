import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { sampleRowsInOrder } from '#server/extension-points/sample-data.ts';
import type { SampleData } from '../schema.ts';
import { sampleDataCounts } from './counts.ts';
import { existingSampleRows } from './removal.ts';

export async function sampleDataOf(call: Call): Promise<SampleData> {
  const batch = await call.maybe<{ planted_at: string }>(
    sql`select planted_at from sample_batches where organization_id = ${call.organization_id} and removed_at is null`,
  );
  const offered = () => Object.fromEntries(sampleRowsInOrder().map(({ table, count }) => [table, count]));
  return {
    planted_at: batch?.planted_at ?? null,
    counts: batch ? sampleDataCounts(await existingSampleRows(call)) : offered(),
  };
}

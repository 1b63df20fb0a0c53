import { sampleRowsInOrder } from '#server/extension-points/sample-data.ts';
import type { Counts } from '../schema.ts';

/** The number of rows per table, in the order in which they are created. */
export function sampleDataCounts(records: readonly { ref_table: string }[]): Counts {
  return Object.fromEntries(
    sampleRowsInOrder().map(({ table }) => [table, records.filter(({ ref_table }) => ref_table === table).length]),
  );
}

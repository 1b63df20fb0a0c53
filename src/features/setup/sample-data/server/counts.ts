import { sampleRowsInOrder } from '#server/sample-data.ts';
import type { Counts } from '../schema.ts';

/** How many rows of each table there are, in the order in which they are planted. */
export function countsOf(records: readonly { ref_table: string }[]): Counts {
  return Object.fromEntries(
    sampleRowsInOrder().map(({ table }) => [table, records.filter(({ ref_table }) => ref_table === table).length]),
  );
}

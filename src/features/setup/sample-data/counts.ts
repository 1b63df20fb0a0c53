import { type Counts, type SampleTable, sampleTables } from './schema.ts';

export function countsOf(records: readonly { ref_table: SampleTable }[]): Counts {
  return Object.fromEntries(
    sampleTables.map((table) => [table, records.filter(({ ref_table }) => ref_table === table).length]),
  ) as Counts;
}

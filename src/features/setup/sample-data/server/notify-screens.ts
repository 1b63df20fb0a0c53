import type { Call } from '#server/call.ts';
import { sampleRowsInOrder } from '#server/extension-points/sample-data.ts';

/** A bulk write sends no event per row, so open screens get one event per list. */
export async function notifyOpenScreens(call: Call): Promise<void> {
  for (const table of ['sample_data', ...sampleRowsInOrder().map((rows) => rows.table)])
    await call.announce(`${table}.replaced`, null);
}

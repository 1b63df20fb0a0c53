import type { Call } from '#server/call.ts';
import { sampleTables } from '../schema.ts';

/** A bulk write is silent row by row; open screens hear once that their lists have changed. */
export async function tellScreens(call: Call): Promise<void> {
  for (const table of ['sample_data', ...sampleTables]) await call.announce(`${table}.replaced`, null);
}

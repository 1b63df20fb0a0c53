import type pg from 'pg';
import * as copy from '#server/db/copy.ts';

/** Copies the rows of a query into memory, in COPY's format. */
export async function copyOut(client: pg.PoolClient, query: string): Promise<Buffer[]> {
  const chunks: Buffer[] = [];
  for await (const chunk of copy.copyOut(client, `copy (${query}) to stdout`)) chunks.push(chunk);
  return chunks;
}
export const copyIn = (client: pg.PoolClient, table: string, chunks: readonly Buffer[]) =>
  copy.copyIn(client, `copy ${table} from stdin`, chunks);

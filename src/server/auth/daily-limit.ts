import { sql } from '../db/sql.ts';
import { Refusal } from '../errors.ts';
import type { Kernel } from '../kernel.ts';

/**
 * Counts a request with an API key for its company, from midnight UTC.
 * @throws 429 when the company has reached its limit for today
 */
export async function countRequest({ system, clock }: Kernel, organization_id: string): Promise<void> {
  const today = clock.now().toISOString().slice(0, 10);
  const [{ most }] = (await system.unscoped((tx) =>
    tx.rows<{ most: number | null }>(sql`select count_api_request(${organization_id}, ${today}) as most`),
  )) as [{ most: number | null }];
  if (most === null) return;
  throw new Refusal(429, `The limit of ${most} API requests a day is reached. It resets at midnight UTC.`);
}

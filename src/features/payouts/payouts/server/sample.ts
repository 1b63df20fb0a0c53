import { sampleWonDeal } from '#features/commissions/accruals/server/sample.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { createPayout } from './service.ts';

/** @returns the id of a draft with one payment */
export async function samplePayout(call: Call): Promise<string> {
  await sampleWonDeal(call);
  return createPayout(call, { currency: 'USD' });
}

/** @returns the id of one partner's part of a draft */
export async function samplePayment(call: Call): Promise<string> {
  const { id } = await call.one<{ id: string }>(sql`
    select id from payout_items
    where organization_id = ${call.organization_id} and batch_id = ${await samplePayout(call)} limit 1`);
  return id;
}

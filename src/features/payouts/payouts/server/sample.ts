import { sampleWonDeal } from '#features/commissions/accruals/server/sample.ts';
import type { Call } from '#server/call.ts';
import { createPayout } from './service.ts';

/** @returns the id of a draft with one payment */
export async function samplePayout(call: Call): Promise<string> {
  await sampleWonDeal(call);
  return createPayout(call, { currency: 'USD' });
}

/** @returns the id of one partner's part of a draft */
export async function samplePayment(call: Call): Promise<string> {
  const { id } = await call.one<{ id: string }>(
    'select id from payout_items where organization_id = $1 and batch_id = $2 limit 1',
    [call.organization_id, await samplePayout(call)],
  );
  return id;
}

import type { Call } from '#server/call.ts';
import { countsOf } from '../counts.ts';
import type { Counts, SampleData } from '../schema.ts';
import { sampleAccounts, sampleDeals, samplePartners, sampleProducts } from '../story.ts';
import { liveSamples } from './removal.ts';

const offered: Counts = {
  opportunities: sampleDeals.length,
  contacts: samplePartners.flatMap(({ people }) => people).length,
  accounts: sampleAccounts.length,
  products: sampleProducts.length,
  partners: samplePartners.length,
};

export async function sampleDataOf(call: Call): Promise<SampleData> {
  const batch = await call.maybe<{ planted_at: string }>(
    'select planted_at from sample_batches where organization_id = $1 and removed_at is null',
    [call.organization_id],
  );
  return { planted_at: batch?.planted_at ?? null, counts: batch ? countsOf(await liveSamples(call)) : offered };
}

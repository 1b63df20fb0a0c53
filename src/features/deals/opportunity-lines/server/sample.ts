import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import { sampleProduct } from '#features/deals/products/server/sample.ts';
import type { Call } from '#server/call.ts';

/** @returns the id of the only line of a new deal */
export async function sampleOpportunityLine(call: Call): Promise<string> {
  const product_id = await sampleProduct(call);
  const deal = await sampleOpportunity(call, { lines: [{ product_id, quantity: 2, amount_minor: 240_000 }] });
  const { id } = await call.one<{ id: string }>(
    'select id from opportunity_lines where organization_id = $1 and opportunity_id = $2',
    [call.organization_id, deal],
  );
  return id;
}

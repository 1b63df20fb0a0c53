import type { OpportunityCreate } from '#features/deals/opportunities/schema.ts';
import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import { sampleProduct } from '#features/deals/products/server/sample.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { addMonths } from '#shared/time/dates.ts';
import { refreshRenewals } from './service.ts';

/** A deal won eleven months ago with a yearly line. @returns the id of its renewal */
export async function sampleRenewal(call: Call, overrides: Partial<OpportunityCreate> = {}): Promise<string> {
  const product_id = await sampleProduct(call);
  const deal = await sampleOpportunity(call, {
    lines: [{ product_id, quantity: 1, amount_minor: 240_000, recurring_interval: 'year', term_months: 12 }],
    ...overrides,
  });
  await call.run(
    `update opportunities o set status = 'won', opened_on = $3, closed_on = $3, stage_id = (select s.id from opportunity_stages s
       where s.organization_id = o.organization_id and s.type_id = o.type_id and s.category = 'won' limit 1)
     where organization_id = $1 and id = $2`,
    [call.organization_id, deal, addMonths(call.today(), -11)],
  );
  await refreshRenewals(call);
  const { id } = await call.one<{ id: string }>(
    sql`select id from deal_renewals where organization_id = ${call.organization_id} and opportunity_id = ${deal}`,
  );
  return id;
}

import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';

/**
 * True for a distributor that reads a deal only through its part, unless the program shows it exact amounts and prices. Whatever is
 * calculated from the amounts of the deal must then be left out.
 */
export async function hidesDealAmounts(call: Call, opportunity_id: string | null): Promise<boolean> {
  if (call.actor.mode !== 'partner' || !opportunity_id) return false;
  const { is_limited } = await call.one<{ is_limited: boolean }>(sql`
    select not exists (select from opportunities
      where organization_id = ${call.organization_id} and id = ${opportunity_id})
      and exists (select from distributor_deals
        where organization_id = ${call.organization_id} and opportunity_id = ${opportunity_id}
        and distributor_id = ${call.actor.partner_id}) as is_limited`);
  if (!is_limited) return false;
  return call.asCompany(async (company) => {
    const shown = await company.maybe(sql`
      select from distribution_settings
      where organization_id = ${company.organization_id} and sees_prices and sees_amount = 'exact'`);
    return !shown;
  });
}

import type { Call } from '#server/call.ts';

/**
 * True for a distributor that reads a deal only through its part, unless the program shows it exact amounts and prices. Whatever is
 * calculated from the amounts of the deal must then be left out.
 */
export async function hidesDealAmounts(call: Call, opportunity_id: string | null): Promise<boolean> {
  if (call.actor.mode !== 'partner' || !opportunity_id) return false;
  const { is_limited } = await call.one<{ is_limited: boolean }>(
    `select not exists (select from opportunities where organization_id = $1 and id = $2)
       and exists (select from distributor_deals where organization_id = $1 and opportunity_id = $2 and distributor_id = $3) as is_limited`,
    [call.organization_id, opportunity_id, call.actor.partner_id],
  );
  if (!is_limited) return false;
  return call.asCompany(async (company) => {
    const shown = await company.maybe(
      `select from distribution_settings where organization_id = $1 and sees_prices and sees_amount = 'exact'`,
      [company.organization_id],
    );
    return !shown;
  });
}

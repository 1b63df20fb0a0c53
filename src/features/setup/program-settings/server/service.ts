import type { Call } from '#server/call.ts';
import { baseCurrency } from '#server/company.ts';
import { defineCompanyDefaults } from '#server/new-company.ts';
import { exponentOf } from '#shared/money.ts';

/** Below this a payout is not worth its bank fee (field guide, appendix B): whole units of the company's currency. */
const USUAL_MINIMUM = 50;

export const companyDefaults = defineCompanyDefaults(async (call) => {
  const currency = await baseCurrency(call);
  const min_payout = { [currency]: USUAL_MINIMUM * 10 ** exponentOf(currency) };
  await call.run('insert into program_settings (organization_id, min_payout) values ($1, $2) on conflict do nothing', [
    call.organization_id,
    JSON.stringify(min_payout),
  ]);
});

/** Sets the publisher whose exchange rates are used; null: none. */
export async function setRateSource(call: Call, source: 'ecb' | null): Promise<void> {
  await call.run(
    'update program_settings set rate_source = $2 where organization_id = $1 and rate_source is distinct from $2',
    [call.organization_id, source],
  );
}

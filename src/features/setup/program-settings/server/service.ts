import type { Call } from '#server/call.ts';
import { baseCurrency } from '#server/company/company.ts';
import { defineCompanyDefaults } from '#server/company/new-company.ts';
import { sql } from '#server/db/sql.ts';
import { exponentOf } from '#shared/money/money.ts';

/** Below this a payout is not worth its bank fee (field guide, appendix B): whole units of the company's currency. */
const USUAL_MINIMUM = 50;

export const companyDefaults = defineCompanyDefaults(async (call) => {
  const currency = await baseCurrency(call);
  const min_payout = { [currency]: USUAL_MINIMUM * 10 ** exponentOf(currency) };
  await call.run(sql`
    insert into program_settings (organization_id, min_payout)
    values (${call.organization_id}, ${JSON.stringify(min_payout)}) on conflict do nothing`);
});

/** Sets the publisher whose exchange rates are used; null: none. */
export async function setRateSource(call: Call, source: 'ecb' | null): Promise<void> {
  await call.run(sql`
    update program_settings set rate_source = ${source}
    where organization_id = ${call.organization_id} and rate_source is distinct from ${source}`);
}

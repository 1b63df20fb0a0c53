import type { Call } from '#server/call.ts';
import { baseCurrency } from '#server/company/company.ts';
import { defineCompanyDefaults } from '#server/company/new-company.ts';
import { sql } from '#server/db/sql.ts';
import { exponentOf } from '#shared/money/money.ts';
import type { ProgramModules, ProgramShape } from '#shared/program/shapes.ts';

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

/** The company's choice of modules, and those in which it has written something. */
export function programModules(call: Call): Promise<ProgramModules> {
  return call.one<ProgramModules>(sql`
    select s.program_shape as shape, s.modules_added as added, s.modules_removed as removed,
      array(select u.module from modules_in_use u where u.organization_id = ${call.organization_id}) as in_use
    from program_settings s where s.organization_id = ${call.organization_id}`);
}

/** Chooses what the program is; the modules that were added or removed stay so. */
export async function setProgramShape(call: Call, shape: readonly ProgramShape[]): Promise<void> {
  await call.run(sql`
    update program_settings set program_shape = ${shape}::text[] where organization_id = ${call.organization_id}`);
  await announceModules(call);
}

/** Every open screen of the company reads its session, which holds the modules, again. */
export const announceModules = (call: Call): Promise<void> => call.announce('session.modules', null);

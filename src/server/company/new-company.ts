import type { Call } from '../call.ts';
import { sql } from '../db/sql.ts';

/** Creates what a new company needs of a feature, such as a first set of statuses. Creates only what is missing. */
export type CompanyDefaults = (call: Call) => Promise<unknown>;

const defaults: CompanyDefaults[] = [];

/** Declares what each new company gets; a feature lists it as `companyDefaults` in its `server/index.ts`. */
export function defineCompanyDefaults(create: CompanyDefaults): CompanyDefaults {
  defaults.push(create);
  return create;
}

/** Creates the defaults of all features, in the transaction that creates the company. It can be called again. */
export async function prepareCompany(call: Call): Promise<void> {
  // Comes first, so that a concurrent call for the same company waits here.
  await call.run(
    sql`select pg_advisory_xact_lock(hashtextextended('company defaults ' || ${call.organization_id}, 0))`,
  );
  for (const create of defaults) await create(call);
}

import type { Call } from '#server/call.ts';
import type { Tx } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';

export { defineApplicationPath } from './portal.ts';

/** Creates the organization of a company that runs a program. */
interface NewCompany {
  id: string;
  name: string;
  slug: string;
  domain: string | null;
  region: string;
  timezone: string;
}

export async function createCompany(tx: Tx, given: NewCompany): Promise<void> {
  const { id, name, slug, domain, region, timezone } = given;
  await tx.run(sql`
    insert into organizations (id, name, slug, kind, domain, region, timezone, money_requires_two_factor)
    values (${id}, ${name}, ${slug}, 'vendor', ${domain}, ${region}, ${timezone}, true)`);
}

interface PartnerOrganization {
  id: string;
  name: string;
  slug: string;
  domain: string | null;
  logo_url: string | null;
  base_currency: string;
}

/** Creates the organization of a partner's people, with the region and time zone of the company. */
export async function createPartnerOrganization(call: Call, given: PartnerOrganization): Promise<void> {
  const { id, name, slug, domain, logo_url, base_currency } = given;
  await call.run(sql`
    insert into organizations (id, name, slug, kind, domain, logo_url, base_currency, region, timezone)
    select ${id}, ${name}, ${slug}, 'partner', ${domain}, ${logo_url}, ${base_currency}, region, timezone
    from organizations where id = ${call.organization_id}`);
}

export async function setCompanyStatus(call: Call, id: string, status: string): Promise<void> {
  await call.run(sql`update organizations set status = ${status} where id = ${id}`);
}

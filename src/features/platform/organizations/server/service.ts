import type { Call } from '#server/call.ts';
import type { Tx } from '#server/db/client.ts';

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
  await tx.run(
    `insert into organizations (id, name, slug, kind, domain, region, timezone) values ($1, $2, $3, 'vendor', $4, $5, $6)`,
    [id, name, slug, domain, region, timezone],
  );
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
  await call.run(
    `insert into organizations (id, name, slug, kind, domain, logo_url, base_currency, region, timezone)
     select $2, $3, $4, 'partner', $5, $6, $7, region, timezone from organizations where id = $1`,
    [call.organization_id, id, name, slug, domain, logo_url, base_currency],
  );
}

export async function setCompanyStatus(call: Call, id: string, status: string): Promise<void> {
  await call.run('update organizations set status = $2 where id = $1', [id, status]);
}

import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { ResellerCertificate } from '../schema.ts';

/**
 * The valid certificates of the reseller of an active distribution, for both of its sides. A distributor reads how many people hold
 * one, and not who. @throws 404 for others
 */
export async function certificatesOfReseller(call: Call, distribution_id: string): Promise<ResellerCertificate[]> {
  const { partner_id } = await call.one<{ partner_id: string }>(
    sql`
      select partner_id from distributions
      where organization_id = ${call.organization_id} and id = ${distribution_id} and status = 'active'`,
    'This distribution',
  );
  return call.asCompany((company) =>
    company.rows<ResellerCertificate>(sql`
      select program_name as name, kind, count(*)::int as holders, min(expires_on) as next_expiry from certificates
      where organization_id = ${company.organization_id} and partner_id = ${partner_id}
        and status in ('active', 'expiring') and (expires_on is null or expires_on >= ${company.today()})
      group by 1, 2 order by kind, 1 limit 200`),
  );
}

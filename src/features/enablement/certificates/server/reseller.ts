import type { Call } from '#server/call.ts';
import type { ResellerCertificate } from '../schema.ts';

/**
 * The valid certificates of the reseller of an active distribution, for both of its sides. A distributor reads how many people hold
 * one, and not who. @throws 404 for others
 */
export async function certificatesOfReseller(call: Call, distribution_id: string): Promise<ResellerCertificate[]> {
  const { partner_id } = await call.one<{ partner_id: string }>(
    `select partner_id from distributions where organization_id = $1 and id = $2 and status = 'active'`,
    [call.organization_id, distribution_id],
    'This distribution',
  );
  return call.asCompany((company) =>
    company.rows<ResellerCertificate>(
      `select program_name as name, kind, count(*)::int as holders, min(expires_on) as next_expiry from certificates
       where organization_id = $1 and partner_id = $2 and status in ('active', 'expiring') and (expires_on is null or expires_on >= $3)
       group by 1, 2 order by kind, 1 limit 200`,
      [company.organization_id, partner_id, company.today()],
    ),
  );
}

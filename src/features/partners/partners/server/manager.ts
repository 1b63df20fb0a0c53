import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { OwnManager, PartnerManager } from '../schema.ts';

/** The active team member who owns the caller's partner. Partners see nobody else of the team. */
export async function ownManager(call: Call): Promise<OwnManager> {
  const { partner_id } = call.actor;
  const manager = await call.asCompany((company) =>
    company.maybe<PartnerManager>(sql`
      select u.full_name, u.email, u.phone, u.image_url
      from partners p join people u on u.organization_id = p.organization_id and u.id = p.owner_user_id
      where p.organization_id = ${company.organization_id} and p.id = ${partner_id} and u.status = 'active'`),
  );
  return { manager: manager ?? null };
}

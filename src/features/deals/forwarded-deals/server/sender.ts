import { sql } from '#server/db/sql.ts';
import type { Kernel } from '#server/kernel.ts';

/** A partner for which the writer of an email can register deals. */
export interface Sender {
  user_id: string;
  full_name: string;
  email: string;
  partner_id: string;
  partner_name: string;
}

/** The partner users with this address; a person may belong to several partners of the company. */
export async function sendersOf({ system }: Kernel, organization_id: string, address: string): Promise<Sender[]> {
  return system.unscoped((tx) =>
    tx.rows<Sender>(sql`
      select u.id as user_id, u.name as full_name, u.email::text as email, p.id as partner_id, p.name as partner_name
      from identity.users u
      join memberships m on m.user_id = u.id and m.status = 'active' and is_partner_role(m.role)
      join partners p on p.partner_organization_id = m.organization_id and p.organization_id = ${organization_id}
        and p.archived_at is null
      where u.email = ${address} and u.status = 'active' order by p.name, p.id`),
  );
}

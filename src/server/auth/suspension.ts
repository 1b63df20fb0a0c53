import { movedRefusal } from '../company-moves/frozen.ts';
import { sql } from '../db/sql.ts';
import { Refusal } from '../errors.ts';
import type { Kernel } from '../kernel.ts';

/**
 * Explains that a person cannot sign in because all their companies are suspended, or have moved to another installation.
 * @throws 401 or 421 naming them
 */
export async function requireNotSuspended(
  { system, identity }: Kernel,
  user: { id: string; email: string },
): Promise<void> {
  if (identity.administers(user.email)) return;
  const companies = await system.unscoped((tx) =>
    tx.rows<{ name: string; status: string; address: string | null }>(sql`
      select distinct o.name, o.status, f.address from memberships m join organizations o on o.id = m.organization_id
      left join frozen_companies f on f.organization_id = o.id
      where m.user_id = ${user.id} and m.status = 'active' and not is_partner_role(m.role)
      union
      select o.name, o.status, f.address from memberships m
      join partners p on p.partner_organization_id = m.organization_id and p.archived_at is null
      join organizations o on o.id = p.organization_id
      left join frozen_companies f on f.organization_id = o.id
      where m.user_id = ${user.id} and m.status = 'active' and is_partner_role(m.role)
      order by name`),
  );
  const suspended = companies.filter(({ status }) => status === 'suspended').map(({ name }) => name);
  if (companies.some(({ status }) => status === 'active')) return;
  const moved = companies.find(({ status }) => status === 'moved');
  if (moved) throw movedRefusal(moved.name, moved.address);
  if (suspended.length === 0) return;
  const names = new Intl.ListFormat('en').format(suspended);
  throw new Refusal(
    401,
    `${names} ${suspended.length > 1 ? 'are' : 'is'} suspended, so sign-in is disabled. No data is lost. Contact the administrator of this installation.`,
  );
}

import type { Call } from '#server/call.ts';
import type { Tx } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';

type Writer = Pick<Call | Tx, 'run'>;

/** Makes a person a member with a role; a former member is reactivated. */
export async function addMembership(
  writer: Writer,
  {
    organization_id,
    user_id,
    role,
    role_id = null,
  }: { organization_id: string; user_id: string; role: string; role_id?: string | null },
): Promise<void> {
  await writer.run(sql`
    insert into memberships (organization_id, user_id, role, role_id)
    values (${organization_id}, ${user_id}, ${role}, ${role_id})
    on conflict (organization_id, user_id) do update
    set role = excluded.role, role_id = excluded.role_id, status = 'active'`);
}

export async function removeMembership(writer: Writer, organization_id: string, user_id: string): Promise<void> {
  await writer.run(
    sql`update memberships set status = 'removed' where organization_id = ${organization_id} and user_id = ${user_id}`,
  );
}

/**
 * Makes a person a member of the companies with these slugs. Without a role a new member may look only, and others keep theirs.
 */
export async function joinCompanies(
  tx: Tx,
  user_id: string,
  slugs: readonly string[],
  role: string | null,
): Promise<void> {
  await tx.run(sql`
    insert into memberships (organization_id, user_id, role)
    select id, ${user_id}, ${role ?? 'read_only'} from organizations
    where slug = any(${slugs}) and kind in ('vendor', 'both') and status = 'active'
    on conflict (organization_id, user_id) do update set status = 'active',
      role = case when ${role !== null} then excluded.role else memberships.role end,
      role_id = case when not ${role !== null} then memberships.role_id end
    -- A company keeps its last owner, whatever the provider calls them.
    where memberships.role <> 'owner' or memberships.status <> 'active' or exists (select from memberships o
      where o.organization_id = memberships.organization_id and o.user_id <> ${user_id} and o.role = 'owner'
        and o.status = 'active')`);
}

/** Ends a person's memberships of all companies but those with these slugs or ids. @returns which ended */
export function leaveOtherCompanies(
  tx: Tx,
  user_id: string,
  slugs: readonly string[],
  kept: readonly string[],
): Promise<{ organization_id: string }[]> {
  return tx.rows<{ organization_id: string }>(sql`
    update memberships m set status = 'removed' from organizations o
    where m.user_id = ${user_id} and o.id = m.organization_id and o.kind in ('vendor', 'both') and m.status = 'active'
      and not is_partner_role(m.role) and not (o.slug = any(${slugs})) and not (m.organization_id = any(${kept}))
    returning m.organization_id`);
}

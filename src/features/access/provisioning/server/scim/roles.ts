import { builtInRoles, roleName } from '#features/access/roles/names.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Role } from '#shared/access/roles.ts';

/** A role as a group: its members have it. */
export interface RoleGroup {
  /** The name of a built-in role, or the id of a custom one. */
  key: string;
  name: string;
  role: Role;
  role_id: string | null;
  created_at: string | null;
}

/**
 * The roles that can be given by groups, in the order in which they count for people in several groups: administrators,
 * custom roles by name, and the other built-in ones. Owners are made only by owners.
 */
export async function roleGroups(home: Call): Promise<RoleGroup[]> {
  const side = home.actor.mode;
  const custom = await home.rows<{ id: string; name: string; created_at: string }>(sql`
    select id, name, created_at from roles
    where organization_id = ${home.organization_id} and side = ${side} and archived_at is null order by lower(name)`);
  const [admin, ...others] = builtInRoles(side)
    .filter((role) => role !== 'owner')
    .map((role): RoleGroup => ({ key: role, name: roleName(role), role, role_id: null, created_at: null }));
  const own = custom.map(
    ({ id, name, created_at }): RoleGroup => ({
      key: id,
      name,
      role: side === 'company' ? 'custom' : 'partner_custom',
      role_id: id,
      created_at,
    }),
  );
  return [admin!, ...own, ...others];
}

/** The role of somebody in these groups; without any, the one that changes least. */
export function roleIn(groups: readonly RoleGroup[], keys: readonly string[]): RoleGroup {
  const side = groups[0]!.role === 'partner_admin' ? 'partner' : 'company';
  const least = side === 'company' ? 'read_only' : 'partner_member';
  return groups.find(({ key }) => keys.includes(key)) ?? groups.find(({ key }) => key === least)!;
}

import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { constraintMessage, invalid, notFound } from '#server/errors.ts';
import type { PermissionCatalog } from '#server/permission-catalog.ts';
import { readRow, updateRow } from '#server/resource/verbs.ts';
import { covers, isCustomRole, type Standing, sideOf, standingOf } from '#shared/access/permissions.ts';
import type { Role } from '#shared/access/roles.ts';
import { newId } from '#shared/ids.ts';
import type { OwnRole, OwnRoleCreate, OwnRoleUpdate } from '../schema.ts';
import { roles } from './resource.ts';

constraintMessage('roles_organization_id_lower_idx', { name: ['is already the name of another role'] });

/** @returns the id */
export async function createOwnRole(call: Call, catalog: PermissionCatalog, given: OwnRoleCreate): Promise<string> {
  const { name, description = null, permissions, scope = 'all' } = given;
  requireGrantable(call, catalog, permissions, scope);
  const id = newId();
  await call.run(sql`
    insert into roles (id, organization_id, side, name, description, permissions, scope)
    values (${id}, ${call.organization_id}, ${call.actor.mode}, ${name.trim()}, ${description}, ${permissions},
      ${scope})`);
  return id;
}

export async function updateOwnRole(
  call: Call,
  catalog: PermissionCatalog,
  id: string,
  patch: OwnRoleUpdate,
): Promise<void> {
  const { permissions, scope } = await readRow<OwnRole>(call, roles, id);
  requireOwn(call, permissions);
  requireGrantable(call, catalog, patch.permissions ?? permissions, patch.scope ?? scope);
  await updateRow(call, roles, id, patch);
}

/** Callers can grant only existing permissions that they have themselves. */
function requireGrantable(
  { actor }: Pick<Call, 'actor'>,
  catalog: PermissionCatalog,
  permissions: readonly string[],
  scope: 'all' | 'own',
): void {
  const unknown = permissions.filter((grant) => !catalog.has(grant, actor.mode));
  if (unknown.length > 0) throw invalid({ permissions: [`${unknown.join(', ')}: unknown permission`] });
  requireOwn({ actor }, permissions);
  if (actor.mode === 'partner' && scope === 'own') throw invalid({ scope: ['is only available for company roles'] });
}

/** Callers cannot edit roles with more permissions than they have. */
function requireOwn({ actor }: Pick<Call, 'actor'>, permissions: readonly string[]): void {
  const beyond = permissions.filter((grant) => !covers(actor.permissions, [grant]));
  if (beyond.length > 0) throw invalid({ permissions: [`${beyond.join(', ')}: you do not have this permission`] });
}

/**
 * Checks that the caller may assign this role.
 * @param role_id the custom role, when `role` stands for one
 * @throws 422 naming the field
 */
export async function requireAssignable(
  call: Call,
  { role, role_id = null }: { role: Role; role_id?: string | null },
): Promise<void> {
  const custom = role_id ? await ownRole(call, role_id) : null;
  if (isCustomRole(role) !== (custom !== null) || (custom && custom.side !== sideOf(role))) {
    throw invalid({ role: ['must be a built-in role, or a custom role with its ID'] });
  }
  const { actor } = call;
  if (role === 'owner' && actor.role !== 'owner' && actor.role !== 'system') {
    throw invalid({ role: ['Only an owner can make someone an owner.'] });
  }
  // A company invites people of partners into roles that mean nothing inside the company.
  const isOfOtherSide = sideOf(role) !== actor.mode;
  if (!isOfOtherSide && !covers(actor.permissions, standingOf(role, custom).permissions)) {
    throw invalid({ role: ['has more permissions than you have'] });
  }
}

async function ownRole(call: Call, id: string): Promise<Standing & { side: string }> {
  const found = await call.maybe<Standing & { side: string }>(sql`
    select side, permissions, scope from roles
    where organization_id = ${call.organization_id} and id = ${id} and archived_at is null`);
  if (!found) throw notFound('This role');
  return found;
}

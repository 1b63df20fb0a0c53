import { revokeCompanyKeys } from '#features/access/api-keys/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import { allows, type Standing, standingOf } from '#shared/access/permissions.ts';
import type { Action, Role } from '#shared/access/roles.ts';
import { transferHoldings } from './holdings.ts';

export { isAble } from './able.ts';
export { addMembership, joinCompanies, leaveOtherCompanies, removeMembership } from './memberships.ts';
export { changeRole, deactivate, reactivate, requireManageableMember } from './team.ts';
export { emailAboutTwoFactorReset } from './two-factor-reset.ts';

interface Person {
  user_id: string;
  full_name: string;
  email: string;
  /** Set for colleagues: records and tasks may be assigned to the person. */
  takes_work?: boolean;
}

/** Colleagues whose role lets them do something, here and now; about a partner, only those who see that partner. */
export async function teamMembersWithPermission(
  call: Call,
  resource: string,
  action: Action,
  partner_id: string | null = null,
): Promise<Person[]> {
  const people = await call.rows<Person & { role: Role; custom: Standing | null; owns: boolean }>(sql`
    select p.id as user_id, p.full_name, p.email, p.role, p.takes_work,
      case when r.id is not null then json_build_object('permissions', r.permissions, 'scope', r.scope) end as custom,
      coalesce(p.id = (select owner_user_id from partners
        where organization_id = ${call.organization_id} and id = ${partner_id}), false) as owns
    from people p left join roles r on r.organization_id = p.organization_id and r.id = p.role_id
    where p.organization_id = ${call.organization_id} and p.status = 'active' order by p.full_name, p.id`);
  return people.flatMap(({ role, custom, owns, ...person }) => {
    const { permissions, scope } = standingOf(role, custom);
    return allows(permissions, resource, action) && (partner_id === null || scope === 'all' || owns) ? [person] : [];
  });
}

/** The caller as the owner of what they create; null for people to whom nothing is assigned, and for the product itself. */
export async function ownerByDefault(call: Call): Promise<string | null> {
  const member = await call.maybe<{ user_id: string }>(sql`
    select user_id from memberships
    where organization_id = ${call.organization_id} and user_id = ${call.actor.user_id} and status = 'active'
      and takes_work`);
  return member?.user_id ?? null;
}

/** The portal users of a partner with their addresses. */
export function partnerUsersWithEmail(call: Call, partner_id: string): Promise<{ user_id: string; email: string }[]> {
  return call.rows(sql`select user_id, email from partner_standings(${partner_id})`);
}

/** Those of a partner whose role lets them do this. */
export async function partnerUsersWithPermission(
  call: Call,
  partner_id: string,
  resource: string,
  action: Action,
): Promise<Person[]> {
  const people = await call.rows<
    Person & { role: Role; permissions: string[] | null; scope: Standing['scope'] | null }
  >(sql`select user_id, full_name, email, role, permissions, scope from partner_standings(${partner_id})`);
  return people.flatMap(({ role, permissions, scope, ...person }) => {
    const custom = permissions && { permissions, scope: scope ?? 'all' };
    return allows(standingOf(role, custom).permissions, resource, action) ? [person] : [];
  });
}

/**
 * Transfers the records of a person who leaves without having been deactivated to the longest-serving owner. The
 * person's API keys are revoked, so that a later return does not reactivate them.
 */
export async function transferHoldingsToOwner(call: Call, user_id: string): Promise<void> {
  const owner = await longestServingOwner(call, user_id);
  if (!owner) throw notFound('An owner');
  await transferHoldings(call, user_id, () => owner);
  await revokeCompanyKeys(call, user_id);
}

/** The owner who gets the work of a person who leaves; undefined if there is no other. */
export async function longestServingOwner(call: Call, leaver: string): Promise<string | undefined> {
  const owner = await call.maybe<{ user_id: string }>(sql`
    select user_id from memberships
    where organization_id = ${call.organization_id} and user_id <> ${leaver} and role = 'owner' and status = 'active'
    order by takes_work desc, created_at, id limit 1`);
  return owner?.user_id;
}

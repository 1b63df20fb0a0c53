import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import { covers, type Standing, standingOf } from '#shared/access/permissions.ts';
import type { Role } from '#shared/access/roles.ts';

interface Seat {
  role: Role;
  custom: Standing | null;
}

/**
 * Checks that the inviter may still grant the invitation's role when it is accepted, as for their API keys. An inviter
 * from the other side (a team member who invited a partner's people) grants no permissions of their own.
 * @throws 409
 */
export async function requireInviter(
  call: Call,
  organization_id: string,
  { invited_by, role, role_id }: { invited_by: string | null; role: string; role_id: string | null },
): Promise<void> {
  if (!invited_by) return;
  const { inviter, given } = await call.one<{
    inviter: (Seat & { status: string }) | null;
    given: Standing | null;
  }>(sql`
    select (select json_build_object('role', m.role, 'status', m.status, 'custom',
        (select json_build_object('permissions', r.permissions, 'scope', r.scope) from roles r
         where r.organization_id = m.organization_id and r.id = m.role_id))
      from memberships m where m.organization_id = ${organization_id} and m.user_id = ${invited_by}) as inviter,
    (select json_build_object('permissions', r.permissions, 'scope', r.scope) from roles r
      where r.organization_id = ${organization_id} and r.id = ${role_id}) as given`);
  if (!inviter) return;
  const mayGive =
    inviter.status === 'active' &&
    (role !== 'owner' || inviter.role === 'owner') &&
    covers(standingOf(inviter.role, inviter.custom).permissions, standingOf(role as Role, given).permissions);
  if (!mayGive)
    throw conflict('The person who invited you can no longer assign this role. Ask them for a new invitation.');
}

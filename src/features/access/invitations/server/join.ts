import { addMembership } from '#features/access/people/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import { requireInviter } from './inviter.ts';
import type { Invited } from './partner-seats.ts';

/** Gives the invited person the role of the invitation. @throws 409 when it can no longer be given */
export async function joinOrganization(
  call: Call,
  organization_id: string,
  user_id: string,
  invited: Pick<Invited, 'role' | 'role_id' | 'invited_by'>,
): Promise<void> {
  const { role, role_id } = invited;
  await requireInviter(call, organization_id, invited);
  if (role_id) {
    const own = await call.maybe(
      sql`select from roles where organization_id = ${organization_id} and id = ${role_id} and archived_at is null`,
    );
    if (!own)
      throw conflict('The role of this invitation no longer exists. Ask the person who invited you for a new one.');
  }
  await addMembership(call, { organization_id, user_id, role, role_id });
}

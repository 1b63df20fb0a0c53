import { openImpersonation } from '#server/auth/impersonation.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import type { Opened } from '../schema.ts';

export interface ImpersonationRequest {
  organization_id: string;
  user_id: string;
  /** Set: in this partner's view of the company's program. */
  partner_id: string | null;
  reason: string;
  device: { ip: string; userAgent: string };
}

/**
 * Starts an impersonation. `call` runs in a transaction of the system's login whose settings name the company and the
 * author for its log.
 * @throws 422 when the person could not sign in there now
 */
export async function startImpersonation(
  call: Call,
  wanted: ImpersonationRequest & { is_by_operator: boolean },
): Promise<Opened> {
  const { actor } = call;
  if (wanted.user_id === actor.user_id) throw invalid({ user_id: ['is you'] });
  const user_name = await nameOf(call, wanted);
  const { token, ends_at } = await openImpersonation(call.tx, {
    ...wanted,
    impersonator: { id: actor.user_id!, name: actor.full_name },
  });
  return { token, ends_at, user_name };
}

async function nameOf(call: Call, { organization_id, user_id, partner_id }: ImpersonationRequest): Promise<string> {
  const person = await call.maybe<{ name: string }>(sql`
    select u.name from identity.users u join memberships m on m.user_id = u.id and m.status = 'active'
    join organizations c on c.id = ${organization_id} and c.status = 'active'
    where u.id = ${user_id} and u.status = 'active' and case when ${partner_id}::uuid is null
      then m.organization_id = ${organization_id} and not is_partner_role(m.role)
      else is_partner_role(m.role) and exists (
        select from partners p join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id
        where p.organization_id = ${organization_id} and p.id = ${partner_id}
          and p.partner_organization_id = m.organization_id and p.archived_at is null
          and s.category in ('applied', 'invited', 'active', 'suspended')) end
    limit 1`);
  if (!person) throw invalid({ user_id: ['cannot sign in there'] });
  return person.name;
}

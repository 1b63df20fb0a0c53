import { revokePartnerKeys } from '#features/access/api-keys/server/service.ts';
import { removeMembership, transferHoldingsToOwner } from '#features/access/people/server/service.ts';
import { systemActor } from '#server/call.ts';
import { acrossCompanies } from '#server/company/across-companies.ts';
import type { Tx } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, notFound } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import { partnerUserLeaves } from '#server/merge-and-erase/partner-user-leaves.ts';
import type { Membership } from '../schema.ts';

type Row = Omit<Membership, 'stays_because'> & { is_last: boolean };

/** The memberships of a user, and why they cannot leave: the last owner or administrator has to stay. */
export async function membershipsOf(tx: Tx, user_id: string): Promise<Membership[]> {
  const rows = await tx.rows<Row>(sql`
    select m.organization_id, o.name, case when o.kind = 'partner' then 'partner' else 'company' end as kind, m.role,
      r.name as role_name, o.requires_two_factor, m.role in ('owner', 'partner_admin') and not exists (
        select from memberships other where other.organization_id = m.organization_id and other.user_id <> m.user_id
          and other.status = 'active' and other.role = m.role) as is_last
    from memberships m join organizations o on o.id = m.organization_id
    left join roles r on r.organization_id = m.organization_id and r.id = m.role_id
    where m.user_id = ${user_id} and m.status = 'active' and o.status <> 'closed' order by o.name, o.id`);
  return rows.map(({ is_last, ...row }) => ({ ...row, stays_because: is_last ? reasonOf(row) : null }));
}

function reasonOf({ role, name }: { role: string; name: string }): string {
  return role === 'owner'
    ? `You are the only owner of ${name}. Make someone else an owner first.`
    : `You are the only administrator of ${name}. Make someone else an administrator first.`;
}

/** @throws 404 when they do not belong to it, 409 for the last owner or administrator */
export async function leaveOrganization(kernel: Kernel, user_id: string, organization_id: string): Promise<void> {
  await kernel.system.unscoped(async (tx) => {
    // Two last owners who leave at the same instant must not both go.
    await tx.rows(sql`select from memberships where organization_id = ${organization_id} for update`);
    const membership = (await membershipsOf(tx, user_id)).find((one) => one.organization_id === organization_id);
    if (!membership) throw notFound('This membership');
    if (membership.stays_because) throw conflict(membership.stays_because);
    const call = await acrossCompanies(tx, kernel, { ...systemActor(organization_id), user_id }, null);
    if (membership.kind === 'company') await transferHoldingsToOwner(call, user_id);
    await removeMembership(tx, organization_id, user_id);
    if (membership.kind === 'partner') {
      await revokePartnerKeys(tx, user_id, organization_id, kernel.clock.now());
      await partnerUserLeaves(kernel, tx, user_id, organization_id);
    }
  });
  await kernel.identity.announceChange();
}

import { removeMembership, requireManageableMember } from '#features/access/people/server/service.ts';
import { linkContact } from '#features/partners/contacts/server/service.ts';
import type { Call } from '#server/call.ts';
import { acrossCompanies } from '#server/company/across-companies.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';

/**
 * Ends a person's access to the portal, and with it their sessions, keys and open invitations. A company may do so
 * while its program is the only one the organization takes part in. The partner's own administrators may remove people
 * with no more permissions than their own, except the last administrator.
 */
export async function removeAccess(kernel: Kernel, ownCall: Call, contact_id: string): Promise<void> {
  // The caller's own transaction decides whether the caller may see the contact.
  const contact = await ownCall.one<{ user_id: string | null }>(
    sql`select user_id from contacts where organization_id = ${ownCall.organization_id} and id = ${contact_id}`,
    'This contact',
  );
  const { user_id } = contact;
  if (!user_id) throw conflict('This person has no access.');
  const { actor } = ownCall;
  const isPartner = actor.mode === 'partner';
  await kernel.system.unscoped(async (tx) => {
    const call = await acrossCompanies(tx, ownCall, actor, actor.partner_id);
    const { home } = await call.one<{ home: string }>(
      sql`
        select p.partner_organization_id as home
        from contacts c join partners p on p.organization_id = c.organization_id and p.id = c.partner_id
        where c.organization_id = ${call.organization_id} and c.id = ${contact_id} for no key update of c`,
      'This contact',
    );
    if (!isPartner) await refuseElsewhere(call, home);
    await linkContact(call, contact_id, null);
    const there = await acrossCompanies(tx, ownCall, { ...actor, organization_id: home, partner_id: null }, null);
    if (isPartner) {
      await refuseLastAdmin(there, home, user_id);
      await requireManageableMember(
        there,
        user_id,
        'You cannot remove your own access here. Leave the organization in your profile.',
      );
    }
    await removeMembership(there, home, user_id);
    await there.rows(sql`select end_access_of_former_member(${user_id}, ${isPartner ? actor.user_id : null})`);
    await there.rows(sql`select pg_notify('identity_changed', '')`);
  });
  kernel.identity.forget();
}

async function refuseElsewhere(call: Call, home: string): Promise<void> {
  const elsewhere = await call.maybe(sql`
    select from partners where partner_organization_id = ${home} and organization_id <> ${call.organization_id} limit 1`);
  if (elsewhere) {
    throw conflict(
      'Only an administrator of this organization can remove access. Ask one of them, or suspend the partner.',
    );
  }
}

async function refuseLastAdmin(call: Call, home: string, user_id: string): Promise<void> {
  const admins = await call.rows<{ user_id: string }>(sql`
    select user_id from memberships where organization_id = ${home} and status = 'active' and role = 'partner_admin'
    for update`);
  if (admins.length === 1 && admins[0]!.user_id === user_id) {
    throw conflict('This is your last administrator. Make someone else an administrator first.');
  }
}

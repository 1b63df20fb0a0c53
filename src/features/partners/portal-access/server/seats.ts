import type { OrganizationChoice } from '#features/access/invitations/schema.ts';
import {
  definePartnerSeats,
  type InvitedToPartner,
  joinOrganization,
} from '#features/access/invitations/server/service.ts';
import { findOrCreateContact, linkContact, setContactName } from '#features/partners/contacts/server/service.ts';
import { partnerStatusByCategory } from '#features/partners/partner-statuses/server/service.ts';
import { linkOrganization, readPartner, updatePartner } from '#features/partners/partners/server/service.ts';
import { createPartnerOrganization } from '#features/platform/organizations/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { newId } from '#shared/ids.ts';

/** Invitations to the portal: a person of a partner becomes one of its contacts, and their organization its own. */
export const partnerSeats = definePartnerSeats({
  key: 'portal-access',
  prepare: preparePartnerSeat,
  take: joinPartner,
});

async function preparePartnerSeat(
  call: Call,
  { partner_id, email, full_name }: { partner_id: string; email: string; full_name?: string | null },
): Promise<void> {
  const partner = await readPartner(call, partner_id);
  if (partner.archived_at || !['applied', 'invited', 'active'].includes(partner.status_category)) {
    throw conflict(`${partner.name} is not active in the program, so you cannot invite its users.`);
  }
  const contact_id = await findOrCreateContact(call, { partner_id, email, full_name: full_name ?? null });
  const { user_id } = await call.one<{ user_id: string | null }>(
    sql`select user_id from contacts where organization_id = ${call.organization_id} and id = ${contact_id}`,
  );
  if (user_id) throw conflict('This person can already sign in.', {}, { email: ['can already sign in'] });
}

async function joinPartner(
  call: Call,
  invited: InvitedToPartner,
  user_id: string,
  organization: string | undefined,
): Promise<void> {
  const { partner_id, email, full_name } = invited;
  const { home } = await call.one<{ home: string | null }>(
    sql`
      select partner_organization_id as home from partners
      where organization_id = ${call.organization_id} and id = ${partner_id} and archived_at is null
      for no key update`,
    'This partner',
  );
  if (home) await joinHome(call, invited, home, user_id);
  else await giveHome(call, invited, user_id, organization);
  const contact_id = await findOrCreateContact(call, { partner_id, email, full_name });
  const user = await call.one<{ full_name: string }>(
    sql`select name as full_name from identity.users where id = ${user_id}`,
  );
  await setContactName(call, contact_id, { email, ...user });
  await linkContact(call, contact_id, user_id);
  const { status_category } = await readPartner(call, partner_id);
  if (status_category === 'invited') {
    await call.because('The invitation was accepted');
    await updatePartner(call, partner_id, { status_id: (await partnerStatusByCategory(call, 'active')).id });
  }
}

/**
 * The partner has joined before. Its organization may take part in other companies' programs too, and what one company
 * decides must not open another's: there only the organization's own administrators bring people in.
 */
async function joinHome(call: Call, invited: InvitedToPartner, home: string, user_id: string): Promise<void> {
  const membership = await call.maybe(
    sql`select from memberships where organization_id = ${home} and user_id = ${user_id} and status = 'active'`,
  );
  if (membership) return;
  const isOnlyHere = !(await call.maybe(sql`
    select from partners where partner_organization_id = ${home} and organization_id <> ${call.organization_id} limit 1`));
  const isByItsAdmin = await call.maybe(sql`
    select from memberships m left join roles r on r.organization_id = m.organization_id and r.id = m.role_id
    where m.organization_id = ${home} and m.user_id = ${invited.invited_by} and m.status = 'active'
      and (m.role = 'partner_admin' or 'memberships:manage' = any(r.permissions))`);
  const isByItsProvider = await call.maybe(sql`
    select from provisioning_tokens
    where organization_id = ${call.organization_id} and id = ${invited.provisioning_token_id}
      and partner_id = ${invited.partner_id} and revoked_at is null`);
  if (!isOnlyHere && !isByItsAdmin && !isByItsProvider) {
    throw conflict('Only administrators of this organization can add people. Ask one of them to invite you.');
  }
  await joinOrganization(call, home, user_id, invited);
}

/** The first to join decides with which organization: one they administer already, or one of the partner's own. */
async function giveHome(
  call: Call,
  invited: InvitedToPartner,
  user_id: string,
  organization: string | undefined,
): Promise<void> {
  const choices = await call.rows<OrganizationChoice>(sql`
    select o.id, o.name from memberships m join organizations o on o.id = m.organization_id
    where m.user_id = ${user_id} and m.status = 'active' and m.role = 'partner_admin' and o.status = 'active'
      and not exists
      (select from partners p where p.organization_id = ${call.organization_id} and p.partner_organization_id = o.id)
    order by o.name`);
  if (choices.length > 0 && !organization) {
    throw conflict('Choose the organization you want to join with.', { choices });
  }
  if (organization && organization !== 'new' && !choices.some(({ id }) => id === organization)) {
    throw invalid({ organization: ['You are not an administrator of this organization.'] });
  }
  const home = organization && organization !== 'new' ? organization : await newHome(call, invited);
  if (home !== organization) await joinOrganization(call, home, user_id, invited);
  await linkOrganization(call, invited.partner_id, home);
}

async function newHome(call: Call, { partner_id }: InvitedToPartner): Promise<string> {
  const { name, currency, photo_url, domain } = await readPartner(call, partner_id);
  const id = newId();
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);
  await createPartnerOrganization(call, {
    id,
    name,
    domain,
    logo_url: photo_url,
    base_currency: currency,
    slug: `${slug || 'partner'}-${id.slice(-8)}`,
  });
  return id;
}

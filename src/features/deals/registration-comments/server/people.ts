import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { CommentPerson } from '../schema.ts';

interface Registration {
  partner_id: string;
  decided_by: string | null;
}

/**
 * The people who can be mentioned on a registration. The company sees everyone who can read it; a partner sees its own
 * people, and of the company the partner's owner and those who decided or wrote to them.
 */
export async function registrationCommentPeopleFor(call: Call, registration_id: string): Promise<CommentPerson[]> {
  const { partner_id, decided_by } = await call.one<Registration>(
    sql`
      select partner_id, decided_by from deal_registrations
      where organization_id = ${call.organization_id} and id = ${registration_id}`,
    'This registration',
  );
  const { mode } = call.actor;
  return call.asCompany(async (company) => {
    const colleagues = await teamMembersWithPermission(company, 'deal_registration_comments', 'view', partner_id);
    const known = mode === 'company' ? null : await metBy(company, registration_id, partner_id, decided_by);
    const partners = await partnerUsersWithPermission(company, partner_id, 'deal_registration_comments', 'view');
    return [
      ...colleagues
        .filter(({ user_id }) => known === null || known.has(user_id))
        .map(({ user_id, full_name }) => ({ user_id, full_name, side: 'company' as const })),
      ...partners.map(({ user_id, full_name }) => ({ user_id, full_name, side: 'partner' as const })),
    ];
  });
}

async function metBy(
  call: Call,
  registration_id: string,
  partner_id: string,
  decided_by: string | null,
): Promise<ReadonlySet<string>> {
  const found = await call.rows<{ user_id: string }>(sql`
    select author_user_id as user_id from deal_registration_comments
    where organization_id = ${call.organization_id} and registration_id = ${registration_id} and author_side = 'company'
      and visibility = 'shared' and author_user_id is not null
    union select owner_user_id from partners
    where organization_id = ${call.organization_id} and id = ${partner_id} and owner_user_id is not null`);
  return new Set([...found.map(({ user_id }) => user_id), ...(decided_by ? [decided_by] : [])]);
}

import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import { decideFlag, type FlagSettings } from '#shared/access/flags.ts';
import { companyRoles, partnerRoles } from '#shared/access/permissions.ts';
import type { Preview } from '../schema.ts';
import { readFlag } from './flags.ts';
import { overridesOf } from './overrides.ts';

/** The people of a company who get a flag, and the reason: by role, or one person in each of their roles. */
export async function previewFlag(
  call: Call,
  { identity }: Kernel,
  flag_id: string,
  { organization_id, user_id }: { organization_id: string; user_id?: string },
): Promise<Preview> {
  const flag: FlagSettings = { ...(await readFlag(call, flag_id)), overrides: await overridesOf(call, flag_id) };
  const answer = (label: string, subject: { user_id: string | null; role: string; is_super_admin: boolean }) => ({
    label,
    role: subject.role,
    ...decideFlag(flag, { organization_id, ...subject }, call.now()),
  });
  if (!user_id) {
    return [...companyRoles, ...partnerRoles].map((role) =>
      answer(role, { user_id: null, role, is_super_admin: false }),
    );
  }
  const roles = await call.rows<{ full_name: string; email: string; email_verified: boolean; role: string }>(sql`
    select u.name as full_name, u.email::text as email, u.email_verified, m.role from identity.users u
    join memberships m on m.user_id = u.id and m.status = 'active'
    where u.id = ${user_id} and (m.organization_id = ${organization_id} or exists (select from partners p
      where p.organization_id = ${organization_id} and p.partner_organization_id = m.organization_id
        and p.archived_at is null))`);
  if (roles.length === 0) throw notFound('This person in this company');
  return roles.map(({ full_name, email, email_verified, role }) =>
    answer(full_name, { user_id, role, is_super_admin: identity.isSuperAdmin({ user: { email, email_verified } }) }),
  );
}

import { isPictureAddress } from '#features/access/pictures/schema.ts';
import type { Principal } from '#server/auth/identity.ts';
import { recoveryCodesLeft } from '#server/auth/recovery-codes.ts';
import { companiesRequiringTwoFactor } from '#server/auth/two-factor.ts';
import { sql } from '#server/db/sql.ts';
import { constraintMessage, invalid } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import type { Profile, ProfileUpdate } from '../schema.ts';
import { membershipsOf } from './leave.ts';

constraintMessage('users_username_key', { username: ['is already taken'] });

type Person = Pick<
  Profile,
  'id' | 'email' | 'email_verified' | 'new_email' | 'full_name' | 'username' | 'image_url' | 'phone' | 'has_password'
> & {
  enabled_at: string | null;
};

/**
 * An impersonator reads only the organization they act in, and none of the person's other memberships or planned
 * changes.
 */
export function profileOf(kernel: Kernel, { user, impersonation, companies, programs }: Principal): Promise<Profile> {
  const user_id = user.id;
  const looked = impersonation && [...companies, ...programs.map(({ home }) => home)].map(({ id }) => id);
  return kernel.system.unscoped(async (tx) => {
    const [person] = await tx.rows<Person>(sql`
      select u.id, u.email, u.email_verified, u.name as full_name, u.username, u.image as image_url, u.phone, f.enabled_at,
        exists (select from identity.accounts a where a.user_id = u.id and a.password is not null) as has_password,
        (select t.email from identity.mailed_tokens t where t.user_id = u.id and t.purpose = 'confirm_email'
          and t.used_at is null and t.expires_at > ${kernel.clock.now()} and t.email <> u.email) as new_email
      from identity.users u left join identity.two_factors f on f.user_id = u.id where u.id = ${user_id}`);
    const { enabled_at, new_email, ...facts } = person!;
    const memberships = (await membershipsOf(tx, user_id)).filter(
      ({ organization_id }) => !looked || looked.includes(organization_id),
    );
    return {
      ...facts,
      new_email: looked ? null : new_email,
      two_factor: { enabled_at, recovery_codes_left: await recoveryCodesLeft(tx, user_id) },
      two_factor_required_by: looked ? [] : await companiesRequiringTwoFactor(tx, user_id),
      memberships,
    };
  });
}

export async function updateProfile(kernel: Kernel, user_id: string, changes: ProfileUpdate): Promise<void> {
  const { full_name, image_url, phone, username } = changes;
  if (image_url && !isPictureAddress(image_url)) throw invalid({ image_url: ['must be an uploaded picture'] });
  await kernel.system.unscoped((tx) =>
    tx.run(sql`
      update identity.users
      set name = coalesce(${full_name?.trim() ?? null}, name),
        image = case when ${image_url !== undefined} then ${image_url ?? null} else image end,
        phone = case when ${phone !== undefined} then ${phone?.trim() || null} else phone end,
        username = case when ${username !== undefined} then ${username ?? null} else username end,
          updated_at = ${kernel.clock.now()} where id = ${user_id}`),
  );
  await kernel.identity.announceChange();
}

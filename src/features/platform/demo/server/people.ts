import { sql } from '#server/db/sql.ts';
import type { Kernel } from '#server/kernel.ts';
import type { Role } from '#shared/access/roles.ts';
import { newId } from '#shared/ids.ts';

export const DEMO_PASSWORD = 'tandem-demo';

/** @returns the user's id */
export async function createUser(
  { identity, system }: Kernel,
  email: string,
  full_name: string,
  phone: string | null = null,
): Promise<string> {
  const { user_id } = await identity.provider.register({ email, password: DEMO_PASSWORD, full_name });
  await system.unscoped((tx) =>
    tx.run(sql`update identity.users set email_verified = true, phone = ${phone} where id = ${user_id}`),
  );
  return user_id;
}

export async function createOrganization(
  { system }: Kernel,
  {
    name,
    slug,
    kind,
    currency = 'USD',
    description,
  }: { name: string; slug: string; kind: 'vendor' | 'partner'; currency?: string; description?: string },
): Promise<string> {
  const id = newId();
  await system.unscoped(async (tx) => {
    await tx.run(sql`
      insert into organizations (id, name, slug, kind, base_currency, description)
      values (${id}, ${name}, ${slug}, ${kind}, ${currency}, ${description ?? null})`);
    if (kind === 'vendor') {
      await tx.run(sql`
        insert into program_settings (organization_id, min_payout, hold_hours)
        values (${id}, ${JSON.stringify({ [currency]: 5000 })}, 48)`);
    }
  });
  return id;
}

export async function join(
  { system, identity }: Kernel,
  organization_id: string,
  user_id: string,
  role: Role,
  takes_work = true,
): Promise<void> {
  await system.unscoped((tx) =>
    tx.run(sql`
      insert into memberships (organization_id, user_id, role, takes_work)
      values (${organization_id}, ${user_id}, ${role}, ${takes_work})`),
  );
  identity.forget();
}

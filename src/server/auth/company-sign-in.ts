import { sql } from '../db/sql.ts';
import { Refusal } from '../errors.ts';
import type { Kernel } from '../kernel.ts';
import { requiresOwnProvider } from './principal.ts';

/** Explains that a password opens none of a person's companies, because all have a provider of their own. @throws 401 */
export async function requireOtherWayIn(
  { system, identity }: Kernel,
  user: { id: string; email: string },
): Promise<void> {
  if (identity.administers(user.email)) return;
  const companies = await system.unscoped((tx) =>
    tx.rows<{ name: string; is_closed: boolean }>(sql`
      select o.name, ${sql.raw(requiresOwnProvider({ home: 'o', email: 'u.email', role: 'm.role' }))} as is_closed
      from memberships m join organizations o on o.id = m.organization_id join identity.users u on u.id = m.user_id
      where m.user_id = ${user.id} and m.status = 'active' order by o.name`),
  );
  if (companies.length === 0 || companies.some(({ is_closed }) => !is_closed)) return;
  const names = new Intl.ListFormat('en').format(companies.map(({ name }) => name));
  throw new Refusal(
    401,
    `${names} requires its own sign-in. Enter your email address and continue with single sign-on.`,
    undefined,
    { requires_single_sign_on: true },
  );
}

import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';

/** A role that sees partners and nothing else. @returns the id */
export async function sampleRole(
  call: Call,
  overrides: { permissions?: string[]; scope?: 'all' | 'own' } = {},
): Promise<string> {
  const { id } = await call.one<{ id: string }>(sql`
    insert into roles (organization_id, side, name, permissions, scope)
    values (${call.organization_id}, 'company', ${`Role ${newId().slice(-8)}`},
      ${overrides.permissions ?? ['partners:view']}, ${overrides.scope ?? 'all'}) returning id`);
  return id;
}

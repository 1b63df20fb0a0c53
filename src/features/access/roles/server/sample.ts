import type { Call } from '#server/call.ts';
import { newId } from '#shared/ids.ts';

/** A role that sees partners and nothing else. @returns the id */
export async function sampleRole(
  call: Call,
  overrides: { permissions?: string[]; scope?: 'all' | 'own' } = {},
): Promise<string> {
  const { id } = await call.one<{ id: string }>(
    `insert into roles (organization_id, side, name, permissions, scope) values ($1, 'company', $2, $3, $4) returning id`,
    [
      call.organization_id,
      `Role ${newId().slice(-8)}`,
      overrides.permissions ?? ['partners:view'],
      overrides.scope ?? 'all',
    ],
  );
  return id;
}

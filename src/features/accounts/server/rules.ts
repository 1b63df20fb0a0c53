import type { Call } from '#server/call.ts';
import { invalid } from '#server/errors.ts';
import { domainKey, hostOf, nameKey } from '#shared/matching.ts';

interface Named {
  name?: string;
  domain?: string | null;
}

/** The stored spellings and the keys by which the same company is found again. */
export function accountKeys({ name = '', domain }: Named) {
  return {
    name: name.trim(),
    name_key: nameKey(name) || name.trim().toLowerCase(),
    ...(domain !== undefined && { domain: domain ? hostOf(domain) : null }),
    domain_key: domainKey(domain),
  };
}

/** Whether a company is another one, or belongs to it, however many steps up. */
export async function isWithin(call: Call, id: string, above_id: string): Promise<boolean> {
  const found = await call.maybe(
    `with recursive up as (
       select id, parent_account_id from accounts where organization_id = $1 and id = $2
       union
       select a.id, a.parent_account_id from accounts a join up on a.id = up.parent_account_id where a.organization_id = $1)
     select from up where id = $3`,
    [call.organization_id, id, above_id],
  );
  return found !== undefined;
}

/** A company is not its own parent. */
export async function refuseAncestorLoop(call: Call, id: string, parent_id: string): Promise<void> {
  if (await isWithin(call, parent_id, id)) throw invalid({ parent_account_id: ['belongs to this company already'] });
}

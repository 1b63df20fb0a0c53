import type { Call } from '#server/call.ts';
import { invalid } from '#server/errors.ts';
import { isWithin } from '#server/resource/within.ts';
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

/** A company is not its own parent. */
export async function refuseAncestorLoop(call: Call, id: string, parent_id: string): Promise<void> {
  if (await isWithin(call, 'accounts', 'parent_account_id', parent_id, id))
    throw invalid({ parent_account_id: ['belongs to this company already'] });
}

import { domainKey, hostOf, nameKey } from '#shared/matching.ts';

interface Named {
  name?: string;
  domain?: string | null;
}

/** The stored spellings and the keys that identify the same account. */
export function accountKeys({ name = '', domain }: Named) {
  return {
    name: name.trim(),
    name_key: nameKey(name) || name.trim().toLowerCase(),
    ...(domain !== undefined && { domain: domain ? hostOf(domain) : null }),
    domain_key: domainKey(domain),
  };
}

/** An account cannot be its own parent. */
export const parents = {
  table: 'accounts',
  parent: 'parent_account_id',
  says: 'belongs to this account already',
};

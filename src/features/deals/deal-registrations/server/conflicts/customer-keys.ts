import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { accountKey, domainKey, nameKey } from '#shared/matching.ts';
import { keyOfMerged } from './known-accounts.ts';
import type { Claim } from './model.ts';

export interface Customer {
  account_name: string;
  account_domain?: string | null;
  contact_email?: string | null;
  country?: string | null;
}

export type CustomerKeys = Pick<Claim, 'account_key' | 'domain_key' | 'name_key'>;

/**
 * The keys of an account. Without a website the domain of the contact's email identifies the company, unless it is a
 * public email provider or the partner's own.
 */
function keysOf(
  { account_name, account_domain, contact_email, country }: Customer,
  partnerDomains: ReadonlySet<string>,
): CustomerKeys {
  const mailDomain = domainKey(contact_email);
  const domain = domainKey(account_domain) ?? (mailDomain && !partnerDomains.has(mailDomain) ? mailDomain : null);
  return {
    account_key: accountKey({ name: account_name, domain, country: country ?? null }),
    domain_key: domain,
    name_key: nameKey(account_name),
  };
}

/** The keys of a customer that a partner names; of accounts that were merged, those of the one that was kept. */
export async function customerKeys(call: Call, customer: Customer, partner_id: string): Promise<CustomerKeys> {
  const keys = keysOf(customer, new Set((await partnerDomains(call, partner_id)).keys()));
  const merged = await keyOfMerged(call, { ...keys, country: customer.country ?? null });
  return { ...keys, account_key: merged ?? keys.account_key };
}

/** Domains of the partner itself, each with its source. Needs the permissions of the company or of the partner. */
export async function partnerDomains(
  call: Call,
  partner_id: string,
): Promise<Map<string, { table: 'partners' | 'contacts'; id: string; label: string }>> {
  const known = await call.rows<{
    table: 'partners' | 'contacts';
    id: string;
    label: string;
    domain: string | null;
  }>(sql`
    select 'partners' as "table", id, name as label, coalesce(domain_key, domain, website) as domain
      from partners where organization_id = ${call.organization_id} and id = ${partner_id}
    union all
    select 'contacts', id, trim(first_name || ' ' || last_name), email::text
      from contacts
      where organization_id = ${call.organization_id} and partner_id = ${partner_id} and archived_at is null
        and email is not null`);
  const domains = new Map<string, { table: 'partners' | 'contacts'; id: string; label: string }>();
  for (const { table, id, label, domain } of known) {
    const key = domainKey(domain);
    if (key && !domains.has(key)) domains.set(key, { table, id, label });
  }
  return domains;
}

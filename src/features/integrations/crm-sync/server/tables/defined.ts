import { findAccounts } from '#features/deals/accounts/server/service.ts';
import { partnerStatusByCategory } from '#features/partners/partner-statuses/server/service.ts';
import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { domainKey } from '#shared/matching.ts';
import { deals, registrations } from './deals.ts';
import { defineLocalTable, type Found } from './local-table.ts';
import { commissions, lastPaymentFields, payments } from './money.ts';
import { asFound, plainWrites } from './plain.ts';

/** An account is found like those of leads, deals and sales (decision 0084). */
async function findAccount(call: Call, { name, domain }: Row): Promise<Found> {
  if (!name && !domain) return undefined;
  const [id] = await findAccounts(call, [{ name: String(name ?? ''), domain: (domain as string | null) ?? null }]);
  return id ? { id } : undefined;
}

async function findPartner(call: Call, { name, domain }: Row): Promise<Found> {
  const key = domainKey(domain as string | null);
  const rows = await call.rows<{ id: string }>(sql`
    select id from partners where organization_id = ${call.organization_id} and archived_at is null
      and (${key}::text is not null and domain_key = ${key} or lower(name) = lower(${String(name ?? '')})
        and (${key}::text is null or domain_key is null))
    order by domain_key is null, id limit 2`);
  return asFound(rows);
}

async function findContact(call: Call, { email, partner_id, account_id }: Row): Promise<Found> {
  if (!email) return undefined;
  const rows = await call.rows<{ id: string }>(sql`
    select id from contacts
    where organization_id = ${call.organization_id} and email = ${String(email).toLowerCase()} and archived_at is null
      and (${partner_id ?? null}::uuid is null or partner_id is not distinct from ${partner_id ?? null})
        and (${account_id ?? null}::uuid is null or account_id is not distinct from ${account_id ?? null}) limit 2`);
  return asFound(rows);
}

defineLocalTable(
  {
    table: 'partners',
    label: 'Partners',
    rank: 1,
    needsFilter: true,
    ...plainWrites('partners'),
    find: findPartner,
    computed: lastPaymentFields,
    prepare: async (call, values) => ({
      status_id: (await partnerStatusByCategory(call, 'active')).id,
      ...values,
    }),
  },
  {
    table: 'accounts',
    label: 'Accounts',
    rank: 2,
    needsFilter: true,
    ...plainWrites('accounts'),
    find: findAccount,
  },
  { table: 'contacts', label: 'Contacts', rank: 3, ...plainWrites('contacts'), find: findContact },
  deals,
  registrations,
  commissions,
  payments,
);

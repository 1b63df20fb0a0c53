import { accountKeys, findAccounts } from '#features/deals/accounts/server/service.ts';
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
async function findMentionedAccounts(call: Call, rows: readonly Row[]): Promise<Found[]> {
  const ids = await findAccounts(call, rows.map(accountMention));
  return rows.map(({ name, domain }, index) => {
    const id = name || domain ? ids[index] : undefined;
    return id ? { id } : undefined;
  });
}

const accountMention = ({ name, domain }: Row) => ({
  name: String(name ?? ''),
  domain: (domain as string | null) ?? null,
});

function accountRecognizedBy(row: Row): string[] {
  const { name_key, domain_key } = accountKeys(accountMention(row));
  return [`name ${name_key}`, ...(domain_key ? [`domain ${domain_key}`] : [])];
}

async function findPartners(call: Call, rows: readonly Row[]): Promise<Found[]> {
  const wanted = rows.map(({ name, domain }) => ({
    name: String(name ?? ''),
    domain_key: domainKey(domain as string | null),
  }));
  const matches = await call.rows<{ ids: string[] }>(sql`
    select array(select id::text from partners
      where organization_id = ${call.organization_id} and archived_at is null
        and (w.domain_key is not null and domain_key = w.domain_key or lower(name) = lower(w.name)
          and (w.domain_key is null or domain_key is null))
      order by domain_key is null, id limit 2) as ids
    from unnest(${wanted.map(({ name }) => name)}::text[], ${wanted.map(({ domain_key }) => domain_key)}::text[])
      with ordinality w(name, domain_key, n) order by n`);
  return matches.map(({ ids }) => asFound(ids));
}

/** A partner without a domain takes the one of its website. */
function partnerRecognizedBy({ name, domain, website }: Row): string[] {
  const domain_key = domainKey((domain || website) as string | null);
  return [`name ${String(name ?? '').toLowerCase()}`, ...(domain_key ? [`domain ${domain_key}`] : [])];
}

async function findContacts(call: Call, rows: readonly Row[]): Promise<Found[]> {
  const texts = (name: string) => rows.map((row) => (row[name] ? String(row[name]) : null));
  const matches = await call.rows<{ ids: string[] }>(sql`
    select array(select id::text from contacts
      where organization_id = ${call.organization_id} and email = w.email and archived_at is null
        and (w.partner_id is null or partner_id is not distinct from w.partner_id)
        and (w.account_id is null or account_id is not distinct from w.account_id) limit 2) as ids
    from unnest(${texts('email').map((email) => email?.toLowerCase() ?? null)}::text[], ${texts('partner_id')}::uuid[],
      ${texts('account_id')}::uuid[]) with ordinality w(email, partner_id, account_id, n) order by n`);
  return matches.map(({ ids }) => asFound(ids));
}

/** The first contact of a partner becomes its primary one. */
const contactRecognizedBy = ({ email, partner_id }: Row): string[] => [
  ...(email ? [`email ${String(email).toLowerCase()}`] : []),
  ...(partner_id ? [`partner ${String(partner_id)}`] : []),
];

defineLocalTable(
  {
    table: 'partners',
    label: 'Partners',
    rank: 1,
    needsFilter: true,
    ...plainWrites('partners'),
    find: findPartners,
    recognizedBy: partnerRecognizedBy,
    computed: lastPaymentFields,
    prepare: async (call, rows) => {
      const { id } = await partnerStatusByCategory(call, 'active');
      return rows.map((row) => ({ status_id: id, ...row }));
    },
  },
  {
    table: 'accounts',
    label: 'Accounts',
    rank: 2,
    needsFilter: true,
    ...plainWrites('accounts'),
    find: findMentionedAccounts,
    recognizedBy: accountRecognizedBy,
  },
  {
    table: 'contacts',
    label: 'Contacts',
    rank: 3,
    ...plainWrites('contacts'),
    find: findContacts,
    recognizedBy: contactRecognizedBy,
  },
  deals,
  registrations,
  commissions,
  payments,
);

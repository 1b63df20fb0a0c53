import { createAccount, findAccounts, findOrCreateAccounts } from '#features/deals/accounts/server/service.ts';
import { partnerOfCode } from '#features/referrals/referral-links/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { isId, newId } from '#shared/ids.ts';
import { domainKey } from '#shared/matching.ts';
import type { TrackLead } from '../../schema.ts';

/** One customer, with all the ids that other systems use for it. */
export interface Customer {
  id: string;
  /** Its own id, and the ids found to be the same person. */
  ids: string[];
  external_id: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  /** The company's domain; null for public mail providers. */
  domain_key: string | null;
  account_id: string | null;
}
type Reported = Pick<
  TrackLead,
  'customer_id' | 'email' | 'phone' | 'name' | 'company' | 'domain' | 'click_id' | 'code'
>;

const MOST_CLICKS = 20;

/** Finds and locks the customer of a report, so that reports about one customer are ingested one after the other. */
export async function customerOf(call: Call, given: Reported): Promise<Customer> {
  const name = given.company?.trim() || given.name?.trim() || null;
  const email = given.email?.trim() || null;
  const phone = given.phone?.trim() || null;
  if (email) await lock(call, `customer ${email.toLowerCase()}`);
  const { id, same_as_id } = await call.one<{ id: string; same_as_id: string | null }>(sql`
    insert into tracked_customers as c (organization_id, id, external_id, name, email, domain_key, phone)
    values (${call.organization_id}, ${newId()}, ${given.customer_id}, ${name}, ${email},
      ${domainKey(given.domain) ?? domainKey(email)}, ${phone})
    on conflict (organization_id, external_id) do update
    set name = coalesce(excluded.name, c.name), email = coalesce(excluded.email, c.email),
      domain_key = coalesce(excluded.domain_key, c.domain_key), phone = coalesce(excluded.phone, c.phone)
    returning id, same_as_id`);
  return readCustomer(call, same_as_id ?? (email ? await unite(call, id, email) : id));
}

/** Merges customers with the same email address; the one known longest represents all. @returns its id */
async function unite(call: Call, id: string, email: string): Promise<string> {
  const same = await call.rows<{ id: string }>(sql`
    select id from tracked_customers
    where organization_id = ${call.organization_id} and same_as_id is null and (id = ${id} or email = ${email})
    order by created_at, id for update`);
  const first = same[0]!.id;
  const others = same.slice(1).map((one) => one.id);
  if (others.length > 0)
    await call.run(sql`
      update tracked_customers set same_as_id = ${first}
      where organization_id = ${call.organization_id} and (id = any(${others}) or same_as_id = any(${others}))`);
  return first;
}

/** Reads and locks a customer, with the account that remains after merges. */
export function readCustomer(call: Call, id: string): Promise<Customer> {
  return call.one<Customer>(
    sql`
      select c.id, c.external_id, c.name, c.email, c.phone, c.domain_key,
        array(select s.id from tracked_customers s
          where s.organization_id = c.organization_id and (s.id = c.id or s.same_as_id = c.id)) as ids,
        (select coalesce(a.merged_into_id, a.id) from tracked_customers s
          join accounts a on a.organization_id = s.organization_id and a.id = s.account_id
          where s.organization_id = c.organization_id and (s.id = c.id or s.same_as_id = c.id)
          order by s.id <> c.id, s.created_at, s.id limit 1) as account_id
      from tracked_customers c where c.organization_id = ${call.organization_id} and c.id = ${id} for update of c`,
    'This customer',
  );
}

async function lock(call: Call, name: string): Promise<void> {
  await call.rows(sql`select pg_advisory_xact_lock(hashtextextended(${`${call.organization_id} ${name}`}, 19))`);
}

/** Locks an account, so that its purchases are booked one after the other, whether they are reported or won by hand. */
export const lockAccount = (call: Call, account_id: string): Promise<void> => lock(call, `account ${account_id}`);

/** Connects clicks with the customer. Ids of other companies, of bots, or made up are ignored. */
export async function connectClicks(call: Call, customer: Customer, given: Reported, at: Date): Promise<void> {
  const ids = [...new Set((given.click_id ?? '').split('.').filter(isId))].slice(-MOST_CLICKS);
  if (ids.length > 0)
    await call.run(sql`
      insert into tracked_clicks (organization_id, customer_id, click_id, link_id, at, verdict, referrer_host, params,
        is_own_device)
      select organization_id, ${customer.id}, id, link_id, at, verdict, referrer_host, params, is_own_device from clicks
      where organization_id = ${call.organization_id} and id = any(${ids}) and verdict in ('ok', 'duplicate')
      on conflict do nothing`);
  if (!given.code) return;
  const codeOwner = await partnerOfCode(call.tx, given.code.trim());
  if (codeOwner)
    await call.run(sql`
      insert into tracked_clicks (organization_id, customer_id, click_id, link_id, at, verdict)
      select ${call.organization_id}, ${customer.id}, ${newId()}, ${codeOwner.link_id}, ${at}, 'ok'
      where not exists (select from tracked_clicks
        where organization_id = ${call.organization_id} and customer_id = ${customer.id} and link_id = ${codeOwner.link_id})`);
}

export interface CustomerAccount {
  id: string;
  /** The account is known only by the company's name, because the address is at a public mail provider. */
  isGuess: boolean;
}

/**
 * Finds and locks the account of a customer: its own; else that of its lead, contact or registration; else by its
 * domain or its company's name. People without a company get an account of their own.
 */
export async function trackingAccount(call: Call, customer: Customer, given: Reported): Promise<CustomerAccount> {
  const account_id = customer.account_id ?? (await accountByAddress(call, customer));
  const account = account_id ? { id: account_id, isGuess: false } : await accountByName(call, customer, given);
  await lockAccount(call, account.id);
  return account;
}

async function accountByName(call: Call, customer: Customer, given: Reported): Promise<CustomerAccount> {
  const domain = domainKey(given.domain) ?? customer.domain_key;
  const company = given.company?.trim();
  const name = company || domain || customer.name || customer.email || `Customer ${customer.external_id}`;
  if (!company && !domain) return { id: await createAccount(call, { name }), isGuess: false };
  const mention = { name, ...(domain && { domain }) };
  const [guessed_id] = domain || !customer.email ? [undefined] : await findAccounts(call, [mention]);
  if (guessed_id) return { id: guessed_id, isGuess: true };
  const [id] = await findOrCreateAccounts(call, [mention]);
  return { id: id!, isGuess: false };
}

/**
 * Finds the account named by leads, contacts and registrations with the customer's address, if they name only one.
 * Their accounts are collected first, because PostgreSQL without table statistics would collect them again for each
 * account.
 */
async function accountByAddress(call: Call, { ids, email }: Customer): Promise<string | undefined> {
  const accounts = await call.rows<{ id: string }>(sql`
    with named as materialized (
      select o.account_id
      from leads l join opportunities o on o.organization_id = l.organization_id and o.id = l.opportunity_id
      where l.organization_id = ${call.organization_id} and (l.customer_id = any(${ids}) or l.contact_email = ${email})
      union
      select c.account_id from contacts c
      where c.organization_id = ${call.organization_id} and c.email = ${email} and c.archived_at is null
      union
      select o.account_id
      from deal_registrations r join opportunities o on o.organization_id = r.organization_id
        and o.id = r.opportunity_id
      where r.organization_id = ${call.organization_id} and r.contact_email = ${email})
    select distinct k.id from named
    join accounts a on a.organization_id = ${call.organization_id} and a.id = named.account_id
    join accounts k on k.organization_id = ${call.organization_id} and k.id = coalesce(a.merged_into_id, a.id)
    where k.archived_at is null`);
  return accounts.length === 1 ? accounts[0]!.id : undefined;
}

/** Assigns the customer to this account from now on. */
export async function tieAccount(call: Call, customer: Customer, account_id: string): Promise<void> {
  await call.run(sql`
    update tracked_customers set account_id = ${account_id}
    where organization_id = ${call.organization_id} and id = ${customer.id} and account_id is distinct
    from ${account_id}`);
}

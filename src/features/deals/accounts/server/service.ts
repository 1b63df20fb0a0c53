import type { Call } from '#server/call.ts';
import { baseCurrency } from '#server/company/company.ts';
import { sql } from '#server/db/sql.ts';
import { createRows } from '#server/resource/bulk.ts';
import { createRow, readRow } from '#server/resource/verbs.ts';
import type { Account, AccountCreate } from '../schema.ts';
import { accounts } from './resource.ts';
import { accountKeys } from './rules.ts';

export { accountKeys };

export function createAccount(call: Call, input: AccountCreate): Promise<string> {
  return createRow(call, accounts, input);
}

/** Thousands at once, in the caller's transaction. @returns ids in the order of the inputs */
export async function createAccounts(call: Call, inputs: readonly AccountCreate[]): Promise<string[]> {
  if (inputs.length === 0) return [];
  const currency = await baseCurrency(call);
  return createRows(
    call,
    accounts,
    inputs.map((input) => ({ currency, ...input })),
  );
}

export function readAccount(call: Call, id: string): Promise<Account> {
  return readRow<Account>(call, accounts, id);
}

/** The known details of a company that someone mentions. */
export interface AccountMention {
  name: string;
  domain?: string | null;
}

/**
 * The live company each mention means, or undefined: the same registrable domain, else the same name where not both have
 * a domain. The oldest wins among doubles.
 */
export async function findAccounts(call: Call, mentions: readonly AccountMention[]): Promise<(string | undefined)[]> {
  const keys = mentions.map((mention) => accountKeys(mention));
  const known = await call.rows<{ id: string; name_key: string; domain_key: string | null }>(
    // One that was merged is known by its old names too, and means the company it was merged into.
    `select a.id, k.name_key, k.domain_key from accounts k
     join accounts a on a.organization_id = k.organization_id and a.id = coalesce(k.merged_into_id, k.id)
     where k.organization_id = $1 and a.archived_at is null and (k.name_key = any($2) or k.domain_key = any($3))
     order by k.merged_into_id is null, k.created_at desc, k.id desc`,
    [call.organization_id, keys.map(({ name_key }) => name_key), keys.flatMap(({ domain_key }) => domain_key ?? [])],
  );
  const byDomain = new Map(known.map((row) => [row.domain_key, row.id]));
  const byName = new Map(known.map((row) => [row.name_key, row.id]));
  const byNameAlone = new Map(known.filter((row) => !row.domain_key).map((row) => [row.name_key, row.id]));
  return keys.map(({ name_key, domain_key }) =>
    domain_key ? (byDomain.get(domain_key) ?? byNameAlone.get(name_key)) : byName.get(name_key),
  );
}

/** More companies than this are created without waiting for others who create the same ones: a file, not an event. */
const LOCKED = 20;

/** Finds each company or creates it; mentions of one company share its id. @returns ids in the order of the inputs */
export async function findOrCreateAccounts(call: Call, inputs: readonly AccountCreate[]): Promise<string[]> {
  const first = await findAccounts(call, inputs);
  const ids = first.includes(undefined) ? await findAgain(call, inputs, first) : first;
  const fresh = new Map<string, { input: AccountCreate; id?: string }>();
  const keyOf = (input: AccountCreate) => {
    const { name_key, domain_key } = accountKeys(input);
    return domain_key ?? `name ${name_key}`;
  };
  inputs.forEach((input, index) => {
    if (!ids[index] && !fresh.has(keyOf(input))) fresh.set(keyOf(input), { input });
  });
  const missing = [...fresh.values()];
  const created = await createAccounts(
    call,
    missing.map(({ input }) => input),
  );
  missing.forEach((entry, index) => {
    entry.id = created[index]!;
  });
  return inputs.map((input, index) => ids[index] ?? fresh.get(keyOf(input))!.id!);
}

/** Concurrent requests for the same account create it once: the second one waits and finds it. */
async function findAgain(
  call: Call,
  inputs: readonly AccountCreate[],
  found: readonly (string | undefined)[],
): Promise<(string | undefined)[]> {
  const missing = inputs.filter((_, index) => !found[index]);
  if (missing.length > LOCKED) return [...found];
  const keys = missing.map((input) => {
    const { name_key, domain_key } = accountKeys(input);
    return `${call.organization_id} account ${domain_key ?? `name ${name_key}`}`;
  });
  await call.rows(sql`
    select pg_advisory_xact_lock(hashtextextended(key, 20)) from unnest(${[...new Set(keys)].sort()}::text[]) key
    group by key order by key`);
  return findAccounts(call, inputs);
}

/** They bought something: from now on they are customers. */
export async function markCustomers(call: Call, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await call.run(sql`
    update accounts set is_customer = true
    where organization_id = ${call.organization_id} and id = any(${ids}) and not is_customer`);
}

/** Sets the parent companies of many accounts at once. */
export async function setParentAccounts(
  call: Call,
  children: readonly { id: string | null; parent_id: string }[],
): Promise<void> {
  if (children.length === 0) return;
  await call.run(sql`
    update accounts a set parent_account_id = c.parent_id
    from jsonb_to_recordset(${JSON.stringify(children)}::jsonb) c(id uuid, parent_id uuid)
    where a.organization_id = ${call.organization_id} and a.id = c.id`);
}

import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { accountKey } from '#shared/matching.ts';
import type { ConflictKind, Evidence, Severity } from '../../conflicts.schema.ts';
import { renameProtection } from '../protection/protection.ts';
import { isSpelledAs } from './conflict-queries.ts';
import type { Claim, Conflict } from './model.ts';

type Named = Pick<Claim, 'domain_key' | 'name_key' | 'country'>;

/** `$1` organization, `$2` domain key, `$3` name key, `$4` country. */
function keysFor(call: Call, { domain_key, name_key, country }: Named): unknown[] {
  return [call.organization_id, domain_key, name_key, country];
}

/** The registered account in the form of `keysFor`, and the same columns of a stored registration `r`. */
const asked = { domain_key: '$2::text', name_key: '$3::text', country: '$4::text' };
const claimed = { domain_key: 'r.domain_key', name_key: 'r.name_key', country: 'r.country' };
/**
 * A registration matches an account when their domains agree or, where one of them has none, when name and country do.
 * An unknown country matches every country.
 */
const means = (claim: typeof asked, it: 'a' | 'k') => `(${it}.domain_key = ${claim.domain_key}
  or ((${claim.domain_key} is null or ${it}.domain_key is null) and ${it}.name_key = ${claim.name_key}
    and (${claim.country} is null or ${it}.country is null or ${it}.country = ${claim.country})))`;
const sameAccount = means(asked, 'k');

/** An account `a`, and `k` by which it is known: itself, or one that was merged into it. */
const known = `accounts k join accounts a on a.organization_id = k.organization_id and a.id = coalesce(k.merged_into_id, k.id)`;

interface Hit {
  id: string;
  by_domain: boolean;
  evidence: Omit<Evidence, 'matched_on'>;
}

function found(kind: ConflictKind, severity: Severity, other_table: 'accounts' | 'opportunities', hit: Hit): Conflict {
  const matched_on = hit.by_domain ? 'domain' : 'name';
  return { kind, severity, other_table, other_id: hit.id, score: 1, evidence: { matched_on, ...hit.evidence } };
}

/** Open deals the company works itself: no partner brought them, and they had recent activity. */
export async function vendorOpenDeals(call: Call, claim: Claim): Promise<Conflict[]> {
  const hits = await call.rows<Hit>(
    `select distinct on (o.last_activity_at, o.id) o.id, coalesce(k.domain_key = $2, false) as by_domain, jsonb_build_object('number', o.number, 'label', o.name,
       'account_name', a.name, 'account_domain', a.domain, 'country', a.country, 'status', o.status,
       'last_activity_at', o.last_activity_at, 'amount_minor', o.amount_minor, 'currency', o.currency) as evidence
     from ${known} join opportunities o on o.organization_id = a.organization_id and o.account_id = a.id
     where k.organization_id = $1 and o.status = 'open' and o.archived_at is null
       and o.source <> 'partner' and o.partner_id is distinct from $5::uuid
       and o.last_activity_at > $6::timestamptz - make_interval(days => (select vendor_deal_active_days from program_settings where organization_id = $1))
       and not exists (select from deal_registrations mine where mine.organization_id = $1 and mine.id = $7::uuid and mine.opportunity_id = o.id)
       and ${sameAccount}
     order by o.last_activity_at desc, o.id limit 5`,
    [...keysFor(call, claim), claim.partner_id, call.now(), claim.registration_id],
  );
  return hits.map((hit) => found('vendor_open_deal', 'warn', 'opportunities', hit));
}

/**
 * Customers. One that owns the product family already is contested; one without recorded line items is assumed to own it.
 * A customer of other products is a hint for the reviewer, who would otherwise read that it is none.
 */
export async function existingCustomers(call: Call, claim: Claim): Promise<Conflict[]> {
  const bought = `select from opportunities o
      join opportunity_lines l on l.organization_id = o.organization_id and l.opportunity_id = o.id and l.product_id is not null
      join products d on d.organization_id = l.organization_id and d.id = l.product_id
      where o.organization_id = a.organization_id and o.account_id = a.id and o.status = 'won' and o.archived_at is null`;
  const hits = await call.rows<Hit & { owns: boolean }>(
    `select distinct on (a.name, a.id) a.id, coalesce(k.domain_key = $2, false) as by_domain,
       ($5::text = '*' or not exists (${bought}) or exists (${bought} and d.category_id::text = $5)) as owns,
       jsonb_build_object('account_name', a.name, 'account_domain', a.domain, 'country', a.country) as evidence
     from ${known}
     where k.organization_id = $1 and a.is_customer and a.archived_at is null and ${sameAccount}
     order by a.name, a.id limit 5`,
    [...keysFor(call, claim), claim.product_family],
  );
  const isExpected = claim.deal_kind === 'renewal' || claim.deal_kind === 'upsell';
  return hits.map(({ owns, ...hit }) =>
    found('existing_customer', owns && !isExpected ? 'warn' : 'info', 'accounts', hit),
  );
}

/** Nearly the same name in the same country under another domain. */
export async function similarAccounts(call: Call, claim: Claim): Promise<Conflict[]> {
  const hits = await call.rows<Hit & { score: number }>(
    `select a.id, false as by_domain, round(similarity(a.name_key, $3)::numeric, 3)::float as score,
       json_build_object('account_name', a.name, 'account_domain', a.domain, 'country', a.country) as evidence
     from accounts a
     where a.organization_id = $1 and a.archived_at is null
       and (a.name_key % $3 and a.country = $4 or ${isSpelledAs('a')}) and ${means(asked, 'a')} is not true
     order by score desc, a.id limit 5`,
    keysFor(call, claim),
  );
  return hits.map(({ score, ...hit }) => {
    const conflict = found('fuzzy_name', 'info', 'accounts', hit);
    return { ...conflict, score, evidence: { ...conflict.evidence, matched_on: 'similar_name' } };
  });
}

const meant = `from ${known} where k.organization_id = $1 and a.archived_at is null and ${sameAccount}
  order by (k.domain_key = $2) desc nulls last, k.merged_into_id is not null, a.created_at, a.id limit 1`;

/** The account a registration matches, the oldest of several, or undefined. */
export async function conflictAccount(call: Call, claim: Claim): Promise<string | undefined> {
  const account = await call.maybe<{ id: string }>(`select a.id ${meant}`, keysFor(call, claim));
  return account?.id;
}

/**
 * The key of an account that others were merged into, whichever of their names is used; undefined without a merge.
 * Registrations of any of them therefore count as one, and cannot be protected twice.
 */
export async function keyOfMerged(call: Call, customer: Named): Promise<string | undefined> {
  const account = await call.maybe<{ name: string; domain: string | null; country: string | null; is_merged: boolean }>(
    `select a.name, a.domain, a.country, exists (select from accounts m where m.organization_id = a.organization_id
       and m.merged_into_id = a.id) as is_merged ${meant}`,
    keysFor(call, customer),
  );
  return account?.is_merged ? accountKey(account) : undefined;
}

/**
 * Live registrations of an account that others were merged into get its key, and so do their protections; where two
 * partners' protections now cover one customer, both stay as they are.
 * @returns all live registrations of it, to be checked again
 */
export async function assignAccountKey(call: Call, account_id: string, live: readonly string[]): Promise<string[]> {
  const account = await call.one<{ name: string; domain: string | null; country: string | null }>(
    sql`
      select name, domain, country from accounts where organization_id = ${call.organization_id} and id = ${account_id}`,
    'This account',
  );
  const key = accountKey(account);
  const claims = await call.rows<{ id: string }>(sql`
    select r.id from deal_registrations r
    where r.organization_id = ${call.organization_id} and r.status = any(${live}) and exists (
      select from accounts k
      where k.organization_id = ${call.organization_id} and (k.id = ${account_id} or k.merged_into_id = ${account_id})
        and ${sql.raw(means(claimed, 'k'))})
    order by r.submitted_at, r.id`);
  for (const { id } of claims) {
    await call.run(sql`
      update deal_registrations set account_key = ${key}
      where organization_id = ${call.organization_id} and id = ${id} and account_key <> ${key}`);
    await renameProtection(call, id, key);
  }
  return claims.map(({ id }) => id);
}

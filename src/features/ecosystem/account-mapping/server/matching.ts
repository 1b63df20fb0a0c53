import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Job } from '#server/jobs/job.ts';
import { type Level, lowerLevel, reaches } from '../levels.schema.ts';
import { hashed, plainKeys, relationshipHasher, rowSealer } from './keys.ts';

interface Pair {
  partner_id: string;
  company_population_id: string;
  partner_population_id: string;
}

/** The pairs of lists with consent of both sides that include one list. */
function pairsOf(call: Call, population_id: string): Promise<Pair[]> {
  return call.rows<Pair>(sql`
    select theirs.counterpart_partner_id as partner_id, ours.population_id as company_population_id,
      theirs.population_id as partner_population_id
    from mapping_consents ours join mapping_consents theirs on theirs.organization_id = ours.organization_id
      and theirs.counterpart_partner_id = ours.counterpart_partner_id and theirs.side = 'partner'
        and theirs.level <> 'none'
    where ours.organization_id = ${call.organization_id} and ours.side = 'company' and ours.level <> 'none'
      and ${population_id} in (ours.population_id, theirs.population_id)
    order by 1, 2, 3`);
}

/** Compares one list with all lists that both sides agreed to compare it with. Running it again changes nothing. */
export async function matchPopulation({ within }: Pick<Job, 'within'>, population_id: string): Promise<void> {
  const pairs = await within((call) => pairsOf(call, population_id));
  for (const pair of pairs) await within((call) => matchPair(call, pair));
}

/** Compares within the caller's transaction, for demo data and tests. */
export async function matchNow(call: Call, population_id: string): Promise<void> {
  for (const pair of await pairsOf(call, population_id)) await matchPair(call, pair);
}

const AT_ONCE = 1000;
const pause = () => new Promise((resume) => setImmediate(resume));

async function matchPair(call: Call, pair: Pair): Promise<void> {
  const { partner_id, company_population_id, partner_population_id } = pair;
  // The locks make a revocation wait, so that no match is written after it.
  const consents = await call.rows<{ id: string; level: Level }>(sql`
    select id, level from mapping_consents
    where organization_id = ${call.organization_id} and counterpart_partner_id = ${partner_id}
      and population_id in (${company_population_id}, ${partner_population_id})
      and level <> 'none' for share`);
  if (consents.length < 2) return;
  const records = await call.rows<{ id: string; record_key: Buffer; sealed: Buffer }>(sql`
    select id, record_key, sealed from mapping_records
    where organization_id = ${call.organization_id} and population_id = ${company_population_id}`);
  const sealer = rowSealer(call, company_population_id);
  const hash = relationshipHasher(call, partner_id);
  const keys: { id: string; domain: string | null; name: string | null }[] = [];
  for (const [index, { id, record_key, sealed }] of records.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await pause();
    keys.push({ id, ...hashed(hash, plainKeys(sealer.open(sealed, record_key))) });
  }
  const now = call.now();
  const { added } = await call.one<{ added: number }>(sql`
    with k as materialized (
      select r.id, decode(r.domain, 'hex') as domain, decode(r.name, 'hex') as name
      from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) r(id uuid, domain text, name text)
    ), t as materialized (
      select id, domain_key, name_key from mapping_records
      where organization_id = ${call.organization_id} and population_id = ${partner_population_id}
    ), found as (
      select k.id as ours, t.id as theirs, 'domain' as method from k join t on t.domain_key = k.domain
      union all
      select k.id, t.id, 'name_country' from k join t on t.name_key = k.name
      where k.domain is null or t.domain_key is null
    ), stored as (
      insert into mapping_matches (organization_id, partner_id, company_population_id, partner_population_id,
        company_record_id,
        partner_record_id, method, first_seen_at, last_seen_at)
      select ${call.organization_id}, ${partner_id}, ${company_population_id}, ${partner_population_id}, ours, theirs,
        method, ${now}, ${now} from found
      on conflict (organization_id, company_record_id, partner_record_id) do update
        set last_seen_at = excluded.last_seen_at, method = excluded.method
      returning xmax = 0 as is_new
    ), gone as (
      delete from mapping_matches m
      where m.organization_id = ${call.organization_id} and m.company_population_id = ${company_population_id}
        and m.partner_population_id = ${partner_population_id}
        and not exists (select from found f where f.ours = m.company_record_id and f.theirs = m.partner_record_id)
    )
    select count(*) filter (where is_new)::int as added from stored`);
  // Below this level an event would tell what the rounding of counts hides.
  const level = consents.map((one) => one.level).reduce(lowerLevel);
  if (added === 0 || !reaches(level, 'existence')) return;
  for (const { id } of consents) await call.announce('mapping_consents.overlap_found', id);
}

import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { LookAlikes } from '../schema.ts';

const BEST = 10;
const MONTHS = 24;
const SHOWN = 20;

interface TraitRow {
  trait: 'country' | 'type' | 'tag';
  value: string;
  label: string;
  best_count: number;
  all_count: number;
}

/**
 * Open prospects that resemble the partners with the most won deals of the last two years. A trait counts when it is
 * clearly more frequent among these partners than among all active ones; it counts the more, the more it stands out.
 */
export async function lookAlikes(call: Call): Promise<LookAlikes> {
  call.require('partners', 'view');
  call.require('opportunities', 'view');
  const partners = await call.rows<LookAlikes['partners'][number]>(sql`
    select p.id, p.name, count(*)::int as won_deals
    from opportunities o
    join partners p on p.organization_id = o.organization_id and p.id = o.partner_id and p.archived_at is null
    where o.organization_id = ${call.organization_id} and o.status = 'won' and o.archived_at is null
      and o.closed_on > ${call.today()}::date - make_interval(months => ${MONTHS})
    group by p.id, p.name order by count(*) desc, p.name limit ${BEST}`);
  const best = partners.map(({ id }) => id);
  const [{ active } = { active: 0 }] = await call.rows<{ active: number }>(sql`
    select count(*)::int as active from partner_rows
    where organization_id = ${call.organization_id} and archived_at is null and status_category = 'active'`);
  const rows = await call.rows<TraitRow>(
    `select trait, value, label, count(*) filter (where id = any($2::uuid[]))::int as best_count, count(*)::int as all_count
     from (
       select p.id, 'country' as trait, p.country as value, p.country as label from partner_rows p where ${ACTIVE} and p.country is not null
       union all
       select p.id, 'type', p.type_id::text, p.type_name from partner_rows p where ${ACTIVE} and p.type_id is not null
       union all
       select p.id, 'tag', lower(tag), tag from partner_rows p, unnest(p.tags) tag where ${ACTIVE}
     ) traits
     group by trait, value, label having count(*) filter (where id = any($2::uuid[])) >= 2`,
    [call.organization_id, best],
  );
  const traits = rows
    .map((row) => {
      const [among_best, among_all] = [row.best_count / best.length, row.all_count / Math.max(active, 1)];
      return { ...row, among_best, among_all, lift: among_best - among_all };
    })
    .filter(({ lift }) => lift >= 0.1)
    .sort((a, b) => b.lift - a.lift);
  return {
    partners,
    traits: traits.map(({ trait, label, among_best, among_all }) => ({
      trait,
      label,
      among_best: percent(among_best),
      among_all: percent(among_all),
    })),
    prospects: await alike(call, traits),
  };
}

/** The condition of an active partner of the company. */
const ACTIVE = `p.organization_id = $1 and p.archived_at is null and (p.status_category = 'active' or p.id = any($2::uuid[]))`;

type Trait = TraitRow & { lift: number };

async function alike(call: Call, traits: readonly Trait[]): Promise<LookAlikes['prospects']> {
  const total = traits.reduce((sum, { lift }) => sum + lift, 0);
  if (total === 0) return [];
  const open = await call.rows<{
    id: string;
    name: string;
    stage: LookAlikes['prospects'][number]['stage'];
    country: string | null;
    countries: string[];
    type_id: string | null;
    tags: string[];
  }>(sql`
    select id, name, stage, country, countries, type_id, tags from prospects
    where organization_id = ${call.organization_id} and archived_at is null
      and stage not in ('won', 'lost', 'not_a_fit')`);
  return open
    .map(({ id, name, stage, ...facts }) => {
      const shared = traits.filter(({ trait, value }) => {
        if (trait === 'country') return facts.country === value || facts.countries.includes(value);
        if (trait === 'type') return facts.type_id === value;
        return facts.tags.some((tag) => tag.toLowerCase() === value);
      });
      const likeness = percent(shared.reduce((sum, { lift }) => sum + lift, 0) / total);
      return { id, name, stage, likeness, shared: shared.map(({ trait, label }) => ({ trait, label })) };
    })
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness || a.name.localeCompare(b.name))
    .slice(0, SHOWN);
}

const percent = (share: number) => Math.min(Math.round(share * 100), 100);

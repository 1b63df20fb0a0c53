/**
 * The first page and a search of a public directory of 10,000 listed partners, requested as a visitor's browser does.
 */
import { load, median, type Round, report } from './load.ts';
import { size } from './sizes.ts';
import { createBenchWorld } from './world.ts';

const LISTED = size(10_000, 100);
const ROUNDS = size(3, 1);
const MILLISECONDS = 700;

const world = await createBenchWorld({ opportunities: 1_000 });
try {
  await world.admin.pool.query(
    `with o as (select id from organizations where slug = 'bench'),
     s as (select s.id, s.organization_id from partner_statuses s join o on o.id = s.organization_id where s.category = 'active' limit 1),
     r as (insert into partner_regions (organization_id, name, country_codes) select o.id, 'Region ' || n, array['DE'] from o, generate_series(1, 8) n returning id),
     t as (insert into partner_types (organization_id, name) select o.id, 'Directory type ' || n from o, generate_series(1, 5) n returning id),
     f as (insert into custom_fields (organization_id, entity, key, label, field_type, options)
       select o.id, 'partners', 'directory_skills', 'Skills', 'MULTI_SELECT',
         (select jsonb_agg(jsonb_build_object('value', 's' || n, 'label', 'Skill ' || n)) from generate_series(1, 12) n) from o returning id),
     p as (insert into partners (organization_id, name, name_key, status_id, type_id, region_id, country, custom)
       select s.organization_id, 'Firm ' || md5(n::text), 'firm ' || n, s.id, (array(select id from t))[1 + n % 5], (array(select id from r))[1 + n % 8],
         (array['DE', 'FR', 'US', 'ES'])[1 + n % 4], jsonb_build_object('directory_skills', jsonb_build_array('s' || (1 + n % 12), 's' || (1 + n % 7)))
       from s, generate_series(1, ${LISTED}) n returning id, organization_id),
     d as (insert into partners_directory (organization_id, name, slug, is_published, include_custom_field_filter, filter_custom_fields, display_custom_fields)
       select o.id, 'Bench', 'bench-directory', true, true, array(select id from f), array(select id from f) from o returning id)
     insert into directory_listings (organization_id, directory_id, partner_id, slug, state)
     select p.organization_id, d.id, p.id, 'firm-' || row_number() over (), 'published' from p, d`,
  );
  await world.admin.pool.query('analyze');
  const port = await world.server('ours');
  const works = [
    ['first page with the counts of its filters', '', 300],
    ['search by a part of the name', '?q=ab1', 100],
    ['third page', '?page=3', 300],
  ] as const;
  for (const [name, query, reach] of works) {
    const rounds: Round[] = [];
    const request = () =>
      ({ method: 'GET', path: `/api/public/partners_directory/bench-directory/partners${query}` }) as const;
    await load(port, request, 300, 1);
    for (let round = 0; round < ROUNDS; round++) rounds.push(await load(port, request, MILLISECONDS, 1));
    const { p50_ms } = median(rounds);
    report({
      measure: `public directory of ${LISTED.toLocaleString('en')} partners, ${name}, p50`,
      value: Math.round(p50_ms * 10) / 10,
      unit: 'ms',
      baseline: `the bound (${reach} ms)`,
      ratio: p50_ms / reach,
      reach: '<= 1',
    });
  }
} finally {
  await world.close();
}

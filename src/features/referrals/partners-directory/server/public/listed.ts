import type { Call } from '#server/call.ts';
import { containing, type Parameters } from '#server/resource/comparison.ts';
import { isId } from '#shared/ids.ts';
import type { DirectorySearch } from '../../public.schema.ts';
import type { OpenDirectory, PublicField } from './directory.ts';

/** Listed: published, and the partner is active. Everything visitors get starts from these rows. */
export const LISTED = `directory_listings l
  join partners p on p.organization_id = l.organization_id and p.id = l.partner_id and p.archived_at is null
  join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id and s.category = 'active'`;
export const isListed = (directory: string) =>
  `l.organization_id = $1::uuid and l.directory_id = ${directory}::uuid and l.state = 'published'`;

/** The columns of `ListedRow` of the listing `l`, its partner `p` and what `listedJoins` adds. */
export const listedColumns = `l.partner_id, p.name, p.domain, coalesce(l.description, p.description) as description,
  coalesce(l.logo_url, p.photo_url) as photo_url, p.custom, p.tags, p.type_id, t.name as type_name,
  coalesce((select json_agg(json_build_object('id', r.id, 'name', r.name) order by e.n)
    from unnest(p.region_ids) with ordinality e(id, n)
    join partner_regions r on r.organization_id = p.organization_id and r.id = e.id), '[]') as regions,
  i.name as tier_name, i.color as tier_color, l.slug, l.tagline, l.website, l.booking_url, l.services, l.industries,
  l.languages, case when cardinality(l.locations) > 0 then l.locations
    else array_remove(array[p.country::text], null) end as locations,
  g.rating::float as rating, coalesce(g.count, 0)::int as review_count`;
export const listedJoins = `left join partner_types t on t.organization_id = p.organization_id and t.id = p.type_id
  left join partner_tiers i on i.organization_id = p.organization_id and i.id = p.tier_id
  left join partner_ratings g on g.organization_id = p.organization_id and g.partner_id = p.id`;

interface Chosen {
  regions: string[];
  types: string[];
  countries: string[];
  fields: Map<string, string[]>;
}

/** The visitor's filters that the directory offers; anything else is left out. */
function chosenOf({ settings, fields }: OpenDirectory, search: DirectorySearch): Chosen {
  const pairs = listOf(search.f).map((pair) => [pair.slice(0, 36), pair.slice(37)] as const);
  const wanted = fields
    .filter(({ is_filter }) => is_filter)
    .map(({ id }) => [id, pairs.flatMap(([of, value]) => (of === id ? [value] : []))] as const);
  return {
    regions: settings.include_region_filter ? listOf(search.region).filter(isId) : [],
    types: settings.include_partner_type_filter ? listOf(search.type).filter(isId) : [],
    countries: settings.show_locations ? listOf(search.country).filter((code) => /^[A-Z]{2}$/.test(code)) : [],
    fields: new Map(wanted.filter(([, values]) => values.length > 0)),
  };
}

const listOf = (value: string | string[] | undefined) => (value === undefined ? [] : [value].flat().filter(Boolean));

/** The listed partners that match, as a query to build on. */
export interface Matching {
  /** `with b as (...)`: those whose name contains the search, with what filters ask for. */
  base: string;
  /** The condition on `b`; without the filter of that facet, so that its other options can be counted. */
  where: (but?: string) => string;
  /** The filter fields with their columns of `b`. */
  fields: readonly (readonly [PublicField, column: string])[];
}

export function listingsMatching(p: Parameters, directory: OpenDirectory, search: DirectorySearch): Matching {
  const chosen = chosenOf(directory, search);
  const fields = directory.fields.filter(({ is_filter }) => is_filter).map((field, at) => [field, `f${at}`] as const);
  const q = search.q?.trim();
  // Keys of custom fields are checked when the field is created, so they are safe in SQL text.
  const base = `with b as (
    select l.partner_id, p.name, p.tier_id, p.region_ids, ${typesOf(p, directory)} as types,
      case when cardinality(l.locations) > 0 then l.locations else array_remove(array[p.country::text], null) end as locations
      ${fields.map(([{ key }, column]) => `, case when jsonb_typeof(p.custom->'${key}') = 'array' then p.custom->'${key}' end as ${column}`).join('')}
    from ${LISTED} where ${isListed(p.add(directory.settings.id))} ${q ? `and p.name ilike ${p.add(containing(q))}` : ''})`;
  const any = (column: string, values: string[], type: string) =>
    values.length > 0 ? [`${column} && ${p.addAll(values)}::${type}[]`] : [];
  const conditions: [string, string[]][] = [
    ['regions', any('b.region_ids', chosen.regions, 'uuid')],
    ['types', any('b.types', chosen.types, 'uuid')],
    ['countries', any('b.locations', chosen.countries, 'text')],
    ...fields.map(([{ id }, column]): [string, string[]] => {
      const values = chosen.fields.get(id);
      return [id, values ? [`b.${column} ?| ${p.addAll(values)}::text[]`] : []];
    }),
  ];
  return {
    base,
    fields,
    where: (but) => conditions.flatMap(([key, found]) => (key === but ? [] : found)).join(' and ') || 'true',
  };
}

/** The type, and the tags that stand as types. */
function typesOf(p: Parameters, { tags }: OpenDirectory): string {
  if (tags.length === 0) return 'array_remove(array[p.type_id], null)';
  const names = p.addAll(tags.map(({ name }) => name));
  const ids = p.addAll(tags.map(({ id }) => id));
  return `case when p.tags = '{}' then array_remove(array[p.type_id], null)
    else array_remove(array_prepend(p.type_id, array(select v.id
      from unnest(${names}::text[], ${ids}::uuid[]) v(name, id) where v.name = any(p.tags))), null) end`;
}

/** The order of a page over `b`, its tier `i` and rating `g`: the same all day, another one tomorrow. */
export function directoryOrder(
  call: Call,
  p: Parameters,
  { settings }: OpenDirectory,
  search: DirectorySearch,
): string {
  const sort = search.sort ?? settings.sort_by;
  const fair = `hashtextextended(b.partner_id::text, ${Number(call.today().replaceAll('-', ''))}), b.partner_id`;
  if (sort === 'name') return 'lower(b.name), b.partner_id';
  const featured = `(b.partner_id = any(${p.addAll(settings.featured_partner_ids)}::uuid[])) desc`;
  const tier = 'i."order" desc nulls last';
  const rating = 'g.rating desc nulls last, g.count desc';
  if (sort === 'near' && search.near && /^[A-Z]{2}$/.test(search.near)) {
    const country = p.add(search.near);
    return `(${country}::text = any(b.locations)) desc, exists (select from partner_regions r
      where r.organization_id = $1::uuid and r.id = any(b.region_ids) and ${country}::text = any(r.country_codes)) desc, ${featured}, ${fair}`;
  }
  if (sort === 'tier') return `${featured}, ${tier}, ${rating}, ${fair}`;
  if (sort === 'rating') return `${featured}, ${rating}, ${fair}`;
  if (sort === 'fair') return `${featured}, ${fair}`;
  return `${featured}, ${tier}, ${rating}, ${fair}`;
}

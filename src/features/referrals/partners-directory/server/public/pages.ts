import type { Call } from '#server/call.ts';
import type { Statement } from '#server/db/batch.ts';
import { Parameters } from '#server/resource/comparison.ts';
import { isId } from '#shared/ids.ts';
import type { DirectoryPageOf, DirectoryPartner, DirectorySearch } from '../../public.schema.ts';
import type { OpenDirectory } from './directory.ts';
import { directoryOrder, isListed, LISTED, listedColumns, listedJoins, listingsMatching } from './listed.ts';
import { type ListedRow, publicPartner } from './partner.ts';

export const PAGE_SIZE = 24;

/** One page of a directory with the counts of its filters, in one round trip. */
export async function pageOf(call: Call, directory: OpenDirectory, search: DirectorySearch): Promise<DirectoryPageOf> {
  const page = search.page ?? 1;
  const [rows, counts, names] = await call.tx.batch([
    rowsStatement(call, directory, search, page),
    countsStatement(call, directory, search),
    namesStatement(call, directory),
  ]);
  const counted = counts!.map((text) => JSON.parse(text!) as Counted);
  const nameOf = new Map(names!.map((text) => JSON.parse(text!) as [string, string]));
  const facet = (name: string, labelOf: (value: string) => string | undefined) =>
    counted
      .filter((one) => one.facet === name)
      .flatMap(({ value, count }) => {
        const label = value === null ? undefined : labelOf(value);
        return label === undefined ? [] : [{ value: value!, label, count }];
      })
      .sort((a, b) => a.label.localeCompare(b.label, directory.settings.language));
  const countries = new Intl.DisplayNames([directory.settings.language], { type: 'region' });
  const total = counted.find(({ facet: name }) => name === 'total')!.count;
  return {
    partners: rows!.map((text) => publicPartner(directory, JSON.parse(text!) as ListedRow)),
    total,
    page,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    facets: {
      regions: facet('regions', (id) => nameOf.get(id)),
      types: facet('types', (id) => nameOf.get(id)),
      countries: facet('countries', (code) => countries.of(code)),
      fields: directory.fields
        .filter(({ is_filter }) => is_filter)
        .map(({ id, label, options }) => ({
          id,
          name: label,
          options: facet(id, (value) => options.find((option) => option.value === value)?.label),
        })),
    },
  };
}

interface Counted {
  facet: string;
  value: string | null;
  count: number;
}

function rowsStatement(call: Call, directory: OpenDirectory, search: DirectorySearch, page: number): Statement {
  const p = new Parameters(call.organization_id);
  const { base, where } = listingsMatching(p, directory, search);
  const order = directoryOrder(call, p, directory, search);
  const isOrderedBy = (letter: string) => new RegExp(`\\b${letter}\\.`).test(order);
  const featured = p.addAll(directory.settings.featured_partner_ids);
  return {
    text: `${base}, chosen as (
        select b.partner_id, row_number() over (order by ${order}) as n from b
        ${isOrderedBy('i') ? 'left join partner_tiers i on i.organization_id = $1::uuid and i.id = b.tier_id' : ''}
        ${isOrderedBy('g') ? 'left join partner_ratings g on g.organization_id = $1::uuid and g.partner_id = b.partner_id' : ''}
        where ${where()} order by n offset ${p.add(String((page - 1) * PAGE_SIZE))}::int limit ${PAGE_SIZE})
      select to_json(x)::text from (
        select ${listedColumns}, l.partner_id = any(${featured}::uuid[]) as is_featured
        from chosen c
        join directory_listings l on l.organization_id = $1::uuid and l.directory_id = ${p.add(directory.settings.id)}::uuid
          and l.partner_id = c.partner_id
        join partners p on p.organization_id = l.organization_id and p.id = l.partner_id ${listedJoins}
        order by c.n) x`,
    values: p.values,
  };
}

/** For each option of a filter: how many partners match everything else that was chosen. */
function countsStatement(call: Call, directory: OpenDirectory, search: DirectorySearch): Statement {
  const p = new Parameters(call.organization_id);
  const { settings } = directory;
  const { base, where, fields } = listingsMatching(p, directory, search);
  // Partners with the same values are counted together first: there are few combinations.
  const facet = (name: string, column: string, items = 'unnest(g.items)') =>
    `select '${name}' as facet, v::text as value, sum(g.count)::int as count
     from (select b.${column} as items, count(*) as count from b where ${where(name)} group by 1) g, ${items} v group by v`;
  const facets = [
    `select 'total' as facet, null as value, count(*)::int as count from b where ${where()}`,
    ...(settings.include_region_filter ? [facet('regions', 'region_ids')] : []),
    ...(settings.include_partner_type_filter ? [facet('types', 'types')] : []),
    ...(settings.show_locations ? [facet('countries', 'locations')] : []),
    ...fields.map(([{ id }, column]) => facet(id, column, 'jsonb_array_elements_text(g.items)')),
  ];
  return {
    text: `${base} select row_to_json(x)::text from (${facets.join(' union all ')}) x`,
    values: p.values,
  };
}

function namesStatement(call: Call, { tags }: OpenDirectory): Statement {
  const p = new Parameters(call.organization_id);
  const ids = p.addAll(tags.map(({ id }) => id));
  return {
    text: `select json_build_array(id, name)::text from partner_regions where organization_id = $1::uuid
      union all select json_build_array(id, name)::text from partner_types
        where organization_id = $1::uuid and name not ilike '%directory listing%'
      union all select json_build_array(id, name)::text from tags where organization_id = $1::uuid and id = any(${ids}::uuid[])`,
    values: p.values,
  };
}

/** Every listed partner, as the specification's call answers, unpaged. */
export async function allPartners(call: Call, directory: OpenDirectory): Promise<DirectoryPartner[]> {
  const p = new Parameters(call.organization_id);
  const { base, where } = listingsMatching(p, directory, {});
  const order = directoryOrder(call, p, directory, {});
  const featured = p.addAll(directory.settings.featured_partner_ids);
  const [rows] = await call.tx.batch([
    {
      text: `${base} select to_json(x)::text from (
          select ${listedColumns}, l.partner_id = any(${featured}::uuid[]) as is_featured
          from b
          join directory_listings l on l.organization_id = $1::uuid and l.directory_id = ${p.add(directory.settings.id)}::uuid
            and l.partner_id = b.partner_id
          join partners p on p.organization_id = l.organization_id and p.id = l.partner_id ${listedJoins}
          where ${where()} order by ${order}) x`,
      values: p.values,
    },
  ]);
  return rows!.map((text) => publicPartner(directory, JSON.parse(text!) as ListedRow));
}

/** Listed partners by id or slug, whole. */
export async function partnersBy(
  call: Call,
  directory: OpenDirectory,
  addresses: readonly string[],
): Promise<DirectoryPartner[]> {
  const p = new Parameters(call.organization_id);
  const within = isListed(p.add(directory.settings.id));
  const ids = p.addAll(addresses.filter(isId));
  const slugs = p.addAll(addresses.filter((address) => !isId(address)));
  const featured = p.addAll(directory.settings.featured_partner_ids);
  const [rows] = await call.tx.batch([
    {
      text: `select to_json(x)::text from (
          select ${listedColumns}, l.partner_id = any(${featured}::uuid[]) as is_featured
          from ${LISTED} ${listedJoins} where ${within} and (l.partner_id = any(${ids}::uuid[]) or l.slug = any(${slugs}::text[]))) x`,
      values: p.values,
    },
  ]);
  return rows!.map((text) => publicPartner(directory, JSON.parse(text!) as ListedRow, true));
}

/** Those of the featured partners that visitors can see. */
export async function featuredOf(call: Call, { settings }: OpenDirectory): Promise<string[]> {
  if (settings.featured_partner_ids.length === 0) return [];
  const rows = await call.rows<{ partner_id: string }>(
    `select l.partner_id from ${LISTED} where ${isListed('$2')} and l.partner_id = any($3::uuid[])`,
    [call.organization_id, settings.id, settings.featured_partner_ids],
  );
  return rows.map(({ partner_id }) => partner_id);
}

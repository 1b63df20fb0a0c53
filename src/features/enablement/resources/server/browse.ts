import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { contentIn } from '#server/resource/content.ts';
import type { BrowseQuery, FacetName, Facets, FoundResource, Library } from '../browse.schema.ts';
import { resource } from '../schema.ts';
import { refreshReader } from './visibility.ts';

const PAGE = 24;
const RECENT_DAYS = 30;
const MOST_WORDS = 8;

/** The values of each visible resource that are counted and filtered by. */
interface Entry {
  id: string;
  name: string;
  kind: string;
  language: string | null;
  product_id: string | null;
  product_name: string | null;
  funnel_stage: string | null;
  tags: string[];
  rank: number;
  is_in_file: boolean;
  at: string;
}

/** The library of the caller: a page of resources, with counts by kind, language and so on. */
export async function browse(call: Call, query: BrowseQuery): Promise<Library> {
  await refreshReader(call);
  const words = wordsOf(query.q);
  const entries = await entriesOf(call, query, words);
  const chosen = new Map<FacetName, Set<string>>(facetNames.map((name) => [name, new Set(listOf(query[name]))]));
  const isChosen = (entry: Entry, except?: FacetName) =>
    facetNames.every((name) => {
      const values = chosen.get(name)!;
      return name === except || values.size === 0 || valuesOf(entry, name).some(({ value }) => values.has(value));
    });
  const found = entries.filter((entry) => isChosen(entry)).sort(orderOf(query, words.length > 0));
  const { start = 0, count = PAGE } = query;
  const page = found.slice(start, start + count);
  return {
    total: found.length,
    rows: await contentIn(call, 'resources', await rowsOf(call, page, words)),
    facets: Object.fromEntries(
      facetNames.map((name) => [
        name,
        countsOf(
          entries.filter((entry) => isChosen(entry, name)),
          name,
        ),
      ]),
    ) as Facets,
    folders: await call.rows(sql`
      select id, parent_id, name, description, resources from resource_folder_rows
      where organization_id = ${call.organization_id}
      order by lower(name), id limit 2000`),
  };
}

const facetNames = ['kind', 'language', 'product_id', 'funnel_stage', 'tag'] as const satisfies readonly FacetName[];
const listOf = (given: string | undefined) => (given ?? '').split(',').filter(Boolean);

/** Keeps letters and digits only, so that the words are safe in a search expression. */
function wordsOf(q = ''): string[] {
  return [...new Set(q.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])].slice(0, MOST_WORDS);
}

function entriesOf(call: Call, { folder_id, only, q }: BrowseQuery, words: readonly string[]): Promise<Entry[]> {
  const values: unknown[] = [call.organization_id];
  const add = (value: unknown) => `$${values.push(value)}`;
  const where = ['r.organization_id = $1', 'r.archived_at is null'];
  if (folder_id === 'none') where.push('r.folder_id is null');
  else if (folder_id) where.push(`r.folder_id::text = ${add(folder_id)}`);
  const all = add(words.map(prefixed).join(' & '));
  // Each word may match the facts or the file; one resource may have one word here and another there.
  for (const word of words) {
    const test = `to_tsquery('simple', ${add(prefixed(word))})`;
    where.push(`(r.search @@ ${test} or t.search @@ ${test})`);
  }
  if (q?.trim() && words.length === 0) where.push('false');
  const seen = (test: string) =>
    `${test} exists (select from resource_events e where e.organization_id = r.organization_id
       and e.resource_id = r.id and e.partner_id is not null and e.kind <> 'shared')`;
  if (only === 'favorites')
    where.push(`exists (select from resource_favorites s where s.organization_id = r.organization_id
      and s.resource_id = r.id and s.user_id = app_user())`);
  if (only === 'unopened') where.push("r.status = 'published'", seen('not'));
  if (only === 'recent')
    where.push(`r.published_at > ${add(new Date(call.now().getTime() - RECENT_DAYS * 86_400_000))}::timestamptz`);
  return call.rows<Entry>(
    `select r.id, r.name, r.kind, r.language, r.product_id, p.name as product_name, r.funnel_stage, r.tags,
       coalesce(r.published_at, r.created_at) as at,
       case when ${all}::text = '' then 0 else ts_rank(r.search, to_tsquery('simple', ${all}))
         + 0.3 * coalesce(ts_rank(t.search, to_tsquery('simple', ${all})), 0) end::float8 as rank,
       ${all}::text <> '' and not coalesce(r.search @@ to_tsquery('simple', nullif(${all}, '')), false) as is_in_file
     from resources r
     left join products p on p.organization_id = r.organization_id and p.id = r.product_id
     left join resource_texts t on t.organization_id = r.organization_id and t.resource_id = r.id and t.version = r.version
     where ${where.join(' and ')} limit 5000`,
    values,
  );
}

const prefixed = (word: string) => `'${word}':*`;

function orderOf({ sort }: BrowseQuery, isSearch: boolean): (one: Entry, other: Entry) => number {
  const byName = (one: Entry, other: Entry) => one.name.localeCompare(other.name) || one.id.localeCompare(other.id);
  if (sort === 'name') return byName;
  const byAge = (one: Entry, other: Entry) => other.at.localeCompare(one.at) || byName(one, other);
  return isSearch && sort !== 'newest' ? (one, other) => other.rank - one.rank || byAge(one, other) : byAge;
}

function valuesOf(entry: Entry, name: FacetName): { value: string; label: string }[] {
  if (name === 'tag') return entry.tags.map((tag) => ({ value: tag, label: tag }));
  const value = entry[name];
  if (value === null) return [];
  if (name === 'product_id') return [{ value, label: entry.product_name ?? '' }];
  const option = resource.fields[name].options.find((one) => one.value === value);
  return [{ value, label: option?.label ?? value }];
}

const MOST_VALUES = 30;

function countsOf(entries: readonly Entry[], name: FacetName) {
  const counts = new Map<string, { value: string; label: string; count: number }>();
  for (const entry of entries) {
    for (const { value, label } of valuesOf(entry, name)) {
      const known = counts.get(value) ?? { value, label, count: 0 };
      counts.set(value, { ...known, count: known.count + 1 });
    }
  }
  return [...counts.values()]
    .sort((one, other) => other.count - one.count || one.label.localeCompare(other.label))
    .slice(0, MOST_VALUES);
}

async function rowsOf(call: Call, page: readonly Entry[], words: readonly string[]): Promise<FoundResource[]> {
  if (page.length === 0) return [];
  const isCompany = call.actor.mode === 'company';
  const columns = [...Object.keys(resource.partnerRow.properties), ...(isCompany ? ['is_shown', 'status'] : [])];
  const rows = await call.rows<FoundResource>(
    `select ${columns.map((column) => `r."${column}"`).join(', ')},
       case when r.id = any ($4::uuid[]) then ts_headline('simple', left(t.text, 200000), to_tsquery('simple', $3),
         'StartSel=«, StopSel=», MaxWords=28, MinWords=12, MaxFragments=1') end as excerpt
     from resource_rows r
     left join resource_texts t on t.organization_id = r.organization_id and t.resource_id = r.id and t.version = r.version
     where r.organization_id = $1 and r.id = any ($2::uuid[])`,
    [
      call.organization_id,
      page.map(({ id }) => id),
      words.map(prefixed).join(' & '),
      page.filter(({ is_in_file }) => is_in_file).map(({ id }) => id),
    ],
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  return page.flatMap(({ id, is_in_file }) => {
    const row = known.get(id);
    return row ? [{ ...row, size: row.size === null ? null : Number(row.size), is_in_file }] : [];
  });
}

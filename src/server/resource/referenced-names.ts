import { allNouns } from '#shared/nouns/nouns.ts';
import type { Database } from '../db/client.ts';
import { sql } from '../db/sql.ts';
import type { Resource } from './define.ts';

/** The columns of all tables and views. */
const relations = new Map<string, ReadonlySet<string>>();
/** Those of them that are tables. */
const tables = new Set<string>();

interface Relation {
  name: string;
  is_table: boolean;
  columns: string[];
}

/** Reads which columns tables and views have. Only what they lack is joined. */
export async function readRelations(system: Database): Promise<void> {
  const [answer] = await system.readUnscoped([
    sql`
      select json_agg(json_build_object('name', c.relname, 'is_table', c.relkind <> 'v', 'columns',
        (select json_agg(a.attname) from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped)))::text
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')`,
  ]);
  for (const { name, is_table, columns } of JSON.parse(answer![0] ?? '[]') as Relation[]) {
    relations.set(name, new Set(columns));
    if (is_table) tables.add(name);
  }
}

/** The parts of a resource that name where its rows come from. */
type Source = Pick<Resource, 'name' | 'row' | 'view' | 'fields' | 'references'>;

type Narrowable = Source & Pick<Resource, 'viewHidesRows'> & { viewComputes?: readonly string[] };

export interface Join {
  /** The column of the row that holds the id. */
  on: string;
  table: string;
  /** SQL over a row of the joined table, by the column that shows it. */
  shows: Readonly<Record<string, string>>;
}

/**
 * The table or view of a resource as `t`, with what it does not have itself: the names of references, and columns of the
 * table that a view lists by hand without them.
 */
export function sourceOf(resource: Source): string {
  const relation = resource.view ?? resource.name;
  const own = relations.get(relation);
  const rest = own ? tableColumns(resource).filter((column) => !own.has(column)) : [];
  const joins = own ? joinsOf(resource).flatMap((join) => withoutColumns(join, own)) : [];
  if (joins.length === 0 && rest.length === 0) return `"${relation}" t`;
  const shown = joins.flatMap(({ shows }, at) => Object.keys(shows).map((name) => `n${at}."${name}"`));
  const idOf = ({ on }: Join) => `${rest.includes(on) ? 'b' : 'r'}."${on}"`;
  return `(select ${['r.*', ...rest.map((column) => `b."${column}"`), ...shown].join(', ')} from "${relation}" r
    ${rest.length > 0 ? `left join "${resource.name}" b on b.organization_id = r.organization_id and b.id = r.id` : ''}
    ${joins.map((join, at) => joinSql(join, at, idOf(join))).join(' ')}) t`;
}

/**
 * The table of a resource as `t` if it has all these columns as the view shows them: its indexes can answer without reading
 * rows, and the joins of the view are not planned. Otherwise `sourceOf`.
 */
export function narrowSourceOf(resource: Narrowable, columns: readonly string[]): string {
  const { name, viewComputes = [], viewHidesRows = false } = resource;
  const isNarrow =
    tables.has(name) &&
    !viewHidesRows &&
    columns.every((column) => relations.get(name)!.has(column) && !viewComputes.includes(column));
  return isNarrow ? `"${name}" t` : sourceOf(resource);
}

/** A left join, which PostgreSQL leaves out of statements that read none of its columns. */
function joinSql({ table, shows }: Join, at: number, id: string): string {
  const shown = Object.entries(shows).map(([name, sql]) => `${sql} as "${name}"`);
  return `left join (select organization_id, id, ${shown.join(', ')} from "${table}") n${at}
    on n${at}.organization_id = r.organization_id and n${at}.id = ${id}`;
}

function withoutColumns(join: Join, own: ReadonlySet<string>): Join[] {
  const shows = Object.fromEntries(Object.entries(join.shows).filter(([name]) => !own.has(name)));
  return Object.keys(shows).length > 0 && relations.has(join.table) ? [{ ...join, shows }] : [];
}

/** The columns of the row that are in the table. */
const tableColumns = ({ name, row }: Source): string[] =>
  Object.keys(row.properties).filter((column) => relations.get(name)?.has(column));

/** The names of references that a resource shows, whether its view or the kernel joins them. */
export function joinsOf({ fields = {}, references = {} }: Source): Join[] {
  const declared = Object.entries(fields).flatMap(([column, { kind, resource, named, color }]) =>
    kind === 'reference' && resource && named
      ? [{ on: column, table: resource, shows: { [named]: titleOf(resource), ...(color && { [color]: 'color' }) } }]
      : [],
  );
  const further = Object.entries(references).map(([column, { of, ...shows }]) => ({ on: column, table: of, shows }));
  return [...declared, ...further];
}

const titleOf = (resource: string): string => allNouns().get(resource)?.title ?? 'name';

import { allNouns } from '#shared/nouns.ts';
import type { Database } from '../db/client.ts';
import type { Resource } from './define.ts';

/** The columns of all tables and views. */
const relations = new Map<string, ReadonlySet<string>>();

/** Reads which columns tables and views have. Only what they lack is joined. */
export async function readRelations(system: Database): Promise<void> {
  const [answer] = await system.readUnscoped([
    {
      text: `select json_agg(json_build_object('name', c.relname, 'columns',
          (select json_agg(a.attname) from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped)))::text
        from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')`,
      values: [],
    },
  ]);
  for (const { name, columns } of JSON.parse(answer![0] ?? '[]') as { name: string; columns: string[] }[])
    relations.set(name, new Set(columns));
}

/** What a row shows of the records that it refers to. */
type Source = Pick<Resource, 'name' | 'row' | 'view' | 'fields' | 'references'>;

interface Join {
  column: string;
  table: string;
  /** SQL over a row of the referenced table, by the column of the row that shows it. */
  shows: Readonly<Record<string, string>>;
}

/**
 * The table or view of a resource as `t`, with what it does not have itself: the names of references, and columns of the
 * table that a view lists by hand without them.
 */
export function sourceOf(resource: Source): string {
  const relation = resource.view ?? resource.name;
  const own = relations.get(relation);
  const joins = own ? [...joinsOf(resource), ...tableJoin(resource)].flatMap((join) => withoutColumns(join, own)) : [];
  if (joins.length === 0) return `"${relation}" t`;
  const shown = joins.flatMap(({ shows }, at) => Object.keys(shows).map((name) => `n${at}."${name}"`));
  return `(select r.*, ${shown.join(', ')} from "${relation}" r ${joins.map(joinSql).join(' ')}) t`;
}

/** A left join, which PostgreSQL leaves out of statements that read none of its columns. */
function joinSql({ column, table, shows }: Join, at: number): string {
  const shown = Object.entries(shows).map(([name, sql]) => `${sql} as "${name}"`);
  return `left join (select organization_id, id, ${shown.join(', ')} from "${table}") n${at}
    on n${at}.organization_id = r.organization_id and n${at}.id = r."${column}"`;
}

function withoutColumns(join: Join, own: ReadonlySet<string>): Join[] {
  const shows = Object.fromEntries(Object.entries(join.shows).filter(([name]) => !own.has(name)));
  return Object.keys(shows).length > 0 && own.has(join.column) && relations.has(join.table) ? [{ ...join, shows }] : [];
}

function joinsOf({ fields = {}, references = {} }: Source): Join[] {
  const declared = Object.entries(fields).flatMap(([column, { kind, resource, named, color }]) =>
    kind === 'reference' && resource && named
      ? [{ column, table: resource, shows: { [named]: titleOf(resource), ...(color && { [color]: 'color' }) } }]
      : [],
  );
  const further = Object.entries(references).map(([column, { of, ...shows }]) => ({ column, table: of, shows }));
  return [...declared, ...further];
}

/** Joins a view to its table. */
function tableJoin({ name, view, row }: Source): Join[] {
  const columns = Object.keys(row.properties).filter((column) => relations.get(name)?.has(column));
  return view
    ? [{ column: 'id', table: name, shows: Object.fromEntries(columns.map((column) => [column, `"${column}"`])) }]
    : [];
}

const titleOf = (resource: string): string => allNouns().get(resource)?.title ?? 'name';

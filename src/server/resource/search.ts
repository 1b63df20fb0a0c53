import type { ListQuery } from '#shared/list-query.ts';
import type { Database, Scope } from '../db/client.ts';
import { containing } from './comparison.ts';
import { patternsOf, type Sight, wantsArchived } from './list-sql.ts';

/** The total of a search is exact up to here (docs/decisions/0012). */
export const EXACT_FOUND = 2_000;

/** Among so few ids, looking at each of them is as good as any plan. */
const FEW = 100;

/** Each word looked up is a query of its own. */
const MOST_LOOKED_UP = 6;

export interface Narrowed {
  /** The ids among which all matches are, as PostgreSQL writes an array; absent when every word is in too many rows. */
  candidates?: string;
  /** The candidates are so few that a list of them needs no plan of its own. */
  isFew: boolean;
  /** Known without counting: there are more than `EXACT_FOUND`. */
  isMore: boolean;
  /** Known without counting: how many there are. */
  total?: number;
}

/**
 * Finds in indexes which rows a search need only look at. What the caller may see of them, and whether they match in what it
 * may see, the list decides as ever. Undefined: this noun has no such index.
 */
export async function narrow(
  db: Database,
  sight: Sight,
  query: ListQuery,
  scope: Scope,
): Promise<Narrowed | undefined> {
  const { finder, finders = {} } = sight.resource.list;
  // The longest words leave fewest rows; the list compares the others with what is left.
  const words = patternsOf(query.q).sort((a, b) => b.length - a.length);
  const likes = likesOf(sight, query);
  const lookups = [
    ...words.slice(0, MOST_LOOKED_UP).map((pattern) => ({ pattern, by: finder })),
    ...likes.map(({ field, pattern }) => ({ pattern, by: finders[field] ?? finder })),
  ];
  if (!finder || lookups.length === 0) return undefined;
  const withArchived = String(wantsArchived(sight, query));
  const found = await db.read(
    scope,
    lookups.map(({ pattern, by }) => ({
      text: `select coalesce(array_agg(id), '{}')::text from ${by}($1::text, $2::boolean, ${EXACT_FOUND + 1}) id`,
      values: [pattern, withArchived],
    })),
  );
  const [fewest] = found.map(([ids]) => ids!).sort((a, b) => sizeOf(a) - sizeOf(b));
  const size = sizeOf(fewest!);
  const seesAll = scope.partner_id === null && !scope.own_only;
  if (size <= EXACT_FOUND) {
    const isAll = seesAll && words.length === 0 && query.filters.length === 1 && finders[likes[0]!.field] !== undefined;
    return { candidates: fewest!, isFew: size <= FEW, isMore: false, ...(isAll && { total: size }) };
  }
  return { isFew: false, isMore: seesAll && lookups.length === 1 && query.filters.length === 0 };
}

/** What `_like` asks of a column that searches look in anyway. A pattern with a space may span what the index keeps apart. */
function likesOf({ resource }: Sight, { filters }: ListQuery): { field: string; pattern: string }[] {
  return filters.flatMap(({ field, operator, values }) =>
    operator === 'like' && resource.list.search.includes(field) && values.length === 1 && /^\S+$/.test(values[0]!)
      ? [{ field, pattern: containing(values[0]!) }]
      : [],
  );
}

const ID_AND_COMMA = 37;

/** How many ids there are in `{id,id}`. */
function sizeOf(ids: string): number {
  return Math.floor(ids.length / ID_AND_COMMA);
}

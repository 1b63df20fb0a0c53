import type { ListQuery } from '#shared/list-query.ts';
import type { Database, Scope } from '../db/client.ts';
import { containing } from './comparison.ts';
import { includesArchived, type ListView, patternsOf } from './list-sql.ts';

/** The total of a search is exact up to this number (docs/decisions/0012). */
export const EXACT_FOUND = 2_000;

/** With this number of ids or fewer, reading each of them is as good as any plan. */
const FEW = 100;

/** Each word needs its own query, so only this many are looked up. */
const MOST_LOOKED_UP = 6;

export interface Narrowed {
  /** The ids that contain all matches, as a PostgreSQL array; undefined if every word is in too many rows. */
  candidates?: string;
  /** Whether there are so few candidates that a list of them needs no special plan. */
  isFew: boolean;
  /** Whether it is known without counting that there are more than `EXACT_FOUND`. */
  isMore: boolean;
  /** The number of matches, if it is known without counting. */
  total?: number;
}

/**
 * Finds in indexes the rows that a search has to read. The list still decides whether the caller can see a row and
 * whether it matches. Undefined if the noun has no such index.
 */
export async function narrow(
  db: Database,
  listView: ListView,
  query: ListQuery,
  scope: Scope,
): Promise<Narrowed | undefined> {
  const { finder, finders = {} } = listView.resource.list;
  // The longest words match the fewest rows; the list compares the other words with these rows.
  const words = patternsOf(query.q).sort((a, b) => b.length - a.length);
  const likes = likesOf(listView, query);
  const lookups = [
    ...words.slice(0, MOST_LOOKED_UP).map((pattern) => ({ pattern, by: finder })),
    ...likes.map(({ field, pattern }) => ({ pattern, by: finders[field] ?? finder })),
  ];
  if (!finder || lookups.length === 0) return undefined;
  const withArchived = String(includesArchived(listView, query));
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

/**
 * The index lookups for `_like` on searchable columns. A pattern with a space is excluded, because it may span values
 * that the index stores separately.
 */
function likesOf({ resource }: ListView, { filters }: ListQuery): { field: string; pattern: string }[] {
  return filters.flatMap(({ field, operator, values }) =>
    operator === 'like' && resource.list.search.includes(field) && values.length === 1 && /^\S+$/.test(values[0]!)
      ? [{ field, pattern: containing(values[0]!) }]
      : [],
  );
}

const ID_AND_COMMA = 37;

/** The number of ids in `{id,id}`. */
function sizeOf(ids: string): number {
  return Math.floor(ids.length / ID_AND_COMMA);
}

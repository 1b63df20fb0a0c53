import type { ListQuery } from '#shared/nouns/list-query.ts';
import type { Statement } from '../db/batch.ts';
import type { Database, Scope } from '../db/client.ts';
import { containing } from './comparison.ts';
import { FOUND_IDS, includesArchived, type ListView, patternsOf } from './list-sql.ts';

/** The total of a search is exact up to this number (docs/decisions/0012). */
export const EXACT_FOUND = 2_000;

/** With this number of ids or fewer, reading each of them is as good as any plan. */
export const FEW = 100;

/** Each word needs its own query, so only this many are looked up. */
const MOST_LOOKED_UP = 6;

/**
 * The smallest of the arrays of ids that the lookups find, as an expression. A lookup runs only while those before it
 * found many: a short word has no index, and reads every row to find ids that a longer word made unnecessary.
 * @param lookups expressions of arrays, the most selective first
 */
export function fewestIds([lookup, ...others]: readonly string[], before?: string): string {
  // `offset 0` keeps the planner from running a lookup once for each mention of its result.
  const smaller = before
    ? `case when cardinality(n.ids) < cardinality(${before}) then n.ids else ${before} end`
    : 'n.ids';
  const smallest = `(select ${smaller} as ids from (select ${lookup} as ids offset 0) n offset 0) k${others.length}`;
  const ids = `k${others.length}.ids`;
  if (others.length === 0) return `(select ${ids} from ${smallest})`;
  return `(select case when cardinality(${ids}) <= ${FEW} then ${ids} else ${fewestIds(others, ids)} end from ${smallest})`;
}

/** A lookup in indexes of the rows that a search has to read. */
export interface Search {
  /**
   * Finds the ids that contain all matches, as a PostgreSQL array; with more than `EXACT_FOUND`, some are missing. The
   * statements after it in the same transaction can use up to `most` of them as `FOUND`; with more, they find nothing.
   */
  find(most: number): Statement;
  /** Whether the number of ids is the total. */
  knowsTotal: boolean;
  /** Whether more than `EXACT_FOUND` ids mean more than `EXACT_FOUND` matches. */
  knowsMore: boolean;
}

/**
 * Finds in indexes the rows that a search has to read. The list still decides whether the caller can see a row and
 * whether it matches. Undefined if the noun has no such index or nothing is searched.
 */
export function searchIn(listView: ListView, query: ListQuery, scope: Scope): Search | undefined {
  const { finder, finders = {} } = listView.resource.list;
  // The longest words match the fewest rows; the list compares the other words with these rows.
  const words = patternsOf(query.q).sort((a, b) => b.length - a.length);
  const likes = likesOf(listView, query);
  const lookups = [
    ...words.slice(0, MOST_LOOKED_UP).map((pattern) => ({ pattern, by: finder })),
    ...likes.map(({ field, pattern }) => ({ pattern, by: finders[field] ?? finder })),
  ];
  if (!finder || lookups.length === 0) return undefined;
  const seesAll = scope.partner_id === null && !scope.own_only;
  const lookupQueries = lookups.map(
    ({ by }, index) => `array(select ${by}($${index + 2}::text, $1::boolean, ${EXACT_FOUND + 1}))`,
  );
  const values = [String(includesArchived(listView, query)), ...lookups.map(({ pattern }) => pattern)];
  return {
    knowsTotal: seesAll && words.length === 0 && query.filters.length === 1 && finders[likes[0]!.field] !== undefined,
    knowsMore: seesAll && lookups.length === 1 && query.filters.length === 0,
    find: (most) => ({
      text: `select case when set_config('${FOUND_IDS}', case when cardinality(ids) <= ${most} then ids::text else '{}' end, true) <> '' then ids::text end
        from (select ${fewestIds(lookupQueries)} as ids offset 0) found`,
      values,
    }),
  };
}

/** @returns the ids that contain all matches of a search, as a PostgreSQL array; undefined if there are too many */
export async function candidatesOf(
  db: Database,
  listView: ListView,
  query: ListQuery,
  scope: Scope,
): Promise<string | undefined> {
  const search = searchIn(listView, query, scope);
  if (!search) return undefined;
  const [row] = await db.read(scope, [search.find(0)]);
  return sizeOf(row![0]!) <= EXACT_FOUND ? row![0]! : undefined;
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
export function sizeOf(ids: string): number {
  return Math.floor(ids.length / ID_AND_COMMA);
}

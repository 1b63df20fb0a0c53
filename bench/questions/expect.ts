/** A question as people ask it, with its right answer. */
export interface Asked {
  /** Several texts are a conversation; the last one counts. */
  ask: string | readonly string[];
  /** The record on the screen: SQL that gives the address. */
  about?: string;
  right: Right;
}

/**
 * The right answer. SQL may name `:org`, `:partner`, `:me`, `:max` and `:today`.
 * - `figure`: one row with `count`, or one row by currency with `currency` and `minor`
 * - `groups`: rows with `label` and `value` (a count, or minor units), in order if only the first are asked for
 * - `records`: rows with `id`, all of them; with `ordered`, the first ones, of which the last may be any of equal rank
 * - `fact`: one row with `value`, which the text contains
 * - `intent`: what is done instead of a query, and an expression that the text fits
 * - `refused`: the product has no answer, and the assistant says so
 */
export type Right =
  | { is: 'figure'; sql: string }
  | { is: 'groups'; sql: string; first?: number }
  | { is: 'records'; sql: string; ordered?: true }
  | { is: 'fact'; sql: string }
  | { is: 'intent'; intent: string; says?: RegExp }
  | { is: 'refused' };

export const figure = (sql: string): Right => ({ is: 'figure', sql });
export const count = (from: string): Right => figure(`select count(*)::int as count ${from}`);
export const money = (from: string, column = 'amount_minor'): Right =>
  figure(`select currency, sum(${column})::bigint as minor ${from} group by currency`);
export const groups = (label: string, from: string, value = 'count(*)'): Right => ({
  is: 'groups',
  sql: `select ${label} as label, (${value})::bigint as value ${from} group by 1 order by 2 desc, 1`,
});
export const first = (number: number, label: string, from: string, value = 'count(*)'): Right => ({
  is: 'groups',
  first: number,
  sql: `select ${label} as label, (${value})::bigint as value ${from} group by 1 order by 2 desc, 1`,
});
export const records = (from: string): Right => ({ is: 'records', sql: `select id ${from}` });
export const ordered = (from: string, by: string, most: number): Right => ({
  is: 'records',
  ordered: true,
  sql: `select id ${from} order by ${by} fetch first ${most} rows with ties`,
});
export const fact = (sql: string): Right => ({ is: 'fact', sql });
export const intent = (name: string, says?: RegExp): Right => ({ is: 'intent', intent: name, ...(says && { says }) });
export const refused: Right = { is: 'refused' };

/** A whole calendar period around today, moved by a number of such periods. */
export const within = (column: string, unit: 'day' | 'week' | 'month' | 'quarter' | 'year', moved = 0): string =>
  `${column} >= date_trunc('${unit}', :today) + interval '${moved * span[unit].n} ${span[unit].of}' and ${column} < date_trunc('${unit}', :today) + interval '${(moved + 1) * span[unit].n} ${span[unit].of}'`;
const span = {
  day: { n: 1, of: 'day' },
  week: { n: 7, of: 'day' },
  month: { n: 1, of: 'month' },
  quarter: { n: 3, of: 'month' },
  year: { n: 1, of: 'year' },
};

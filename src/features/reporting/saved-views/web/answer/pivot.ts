import type { Figure, Key, Query, QueryAnswer } from '#shared/query/query.ts';
import { changedQuestion } from '../question/address.ts';

/** Two groupings as rows and columns. A cell without rows has no figure. */
export interface Pivot {
  rows: Key[];
  columns: Key[];
  cells: (Figure | null)[][];
}

export const nameOfKey = ({ value }: Key): string => value ?? '';

/** Only questions with two groupings have a pivot table. */
export const canPivot = ({ measure, by }: Query): boolean => measure !== undefined && by?.length === 2;

export function pivotOf({ groups = [] }: Pick<QueryAnswer, 'groups'>): Pivot {
  const rows = distinct(groups.map(({ keys }) => keys[0]!));
  const columns = inOrder(distinct(groups.map(({ keys }) => keys[1]!)));
  const figures = new Map(groups.map(({ keys, figure }) => [JSON.stringify(keys.map(nameOfKey)), figure]));
  const cells = rows.map((row) =>
    columns.map((column) => figures.get(JSON.stringify([nameOfKey(row), nameOfKey(column)])) ?? null),
  );
  return { rows, columns, cells };
}

const distinct = (keys: readonly Key[]): Key[] => [...new Map(keys.map((key) => [nameOfKey(key), key])).values()];

/** Days follow one another; other columns stay in the order of the answer. */
function inOrder(keys: Key[]): Key[] {
  const isTime = keys.every(({ value }) => value === null || /^\d{4}-\d{2}-\d{2}$/.test(value));
  return isTime ? keys.toSorted((a, b) => ((a.value ?? '~') < (b.value ?? '~') ? -1 : 1)) : keys;
}

/**
 * The question whose groups are the totals of the rows or columns. They are asked, not added up: an average of averages
 * would be wrong, and rounded amounts would not add up to the total.
 */
export const totalsOf = (question: Query, side: 'rows' | 'columns'): Query =>
  changedQuestion(question, {
    by: [question.by![side === 'rows' ? 0 : 1]!],
    order: undefined,
    limit: undefined,
    compare: undefined,
  });

import { figureNumber } from '#shared/query/figure-text.ts';
import type { QueryAnswer } from '#shared/query/query.ts';
import { nameOfKey, pivotOf } from './pivot.ts';

/** More bars or lines are no picture. */
const MOST_CATEGORIES = 40;
const MOST_SERIES = 8;

export interface ChartData {
  categories: string[];
  series: { name: string; values: number[] }[];
  /** The list behind each category; null where there are several or none. */
  rows: (string | null)[];
}

/**
 * One bar or point for each group. Two groupings become categories and series, where these are few. Null if a figure has
 * no amount in the program's currency: bars of different currencies have no common axis.
 */
export function chartData(answer: QueryAnswer): ChartData | null {
  const groups = answer.groups ?? [];
  if (groups.some(({ figure }) => figure.count > 0 && figureNumber(figure, answer) === null)) return null;
  const isPair = groups[0]?.keys.length === 2;
  const { rows, columns, cells } = isPair ? pivotOf(answer) : { rows: [], columns: [], cells: [] };
  if (isPair && columns.length <= MOST_SERIES) {
    const shown = rows.slice(0, MOST_CATEGORIES);
    return {
      categories: distinctNames(shown.map(({ label }) => label)),
      series: distinctNames(columns.map(({ label }) => label)).map((name, at) => ({
        name,
        values: shown.map((_, index) => numberOf(cells[index]![at] ?? null, answer)),
      })),
      rows: shown.map(() => null),
    };
  }
  const shown = groups.slice(0, MOST_CATEGORIES);
  return {
    categories: distinctNames(shown.map(({ keys }) => keys.map(({ label }) => label).join(', '))),
    series: [{ name: answer.columns.at(-1)!.label, values: shown.map(({ figure }) => numberOf(figure, answer)) }],
    rows: shown.map(({ figure }) => figure.rows),
  };
}

const numberOf = (figure: Parameters<typeof figureNumber>[0] | null, answer: QueryAnswer): number =>
  (figure && figureNumber(figure, answer)) ?? 0;

/** Two records may have the same name, but a chart tells its parts by their names. */
function distinctNames(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}

/** The key of a group for lists of the screen. */
export const groupName = ({ keys }: NonNullable<QueryAnswer['groups']>[number]): string =>
  JSON.stringify(keys.map(nameOfKey));

import type { FileMapping, ImportMapping, Target } from '../schema.ts';
import { type TargetKey, targetKeys } from '../schema.ts';
import { squash, targets } from '../targets.ts';
import type { Table } from './read-file.ts';
import { dateOrderOf } from './values.ts';

/** What the files probably are and which column is what, from their headings and first rows. Everything can be changed. */
export function suggestMapping(
  files: ReadonlyMap<string, Table>,
  { currency, type_id }: { currency: string; type_id: string | null },
): ImportMapping {
  const mapped = [...files].map(([name, table]) => [name, suggestFile(table)] as const);
  const dates = mapped.flatMap(([name, { target, columns }]) =>
    target === 'skip'
      ? []
      : targets[target].fields
          .filter(({ kind }) => kind === 'date')
          .flatMap(({ key }) => columnOf(files.get(name)!, columns[key])),
  );
  const amounts = mapped.flatMap(([name, { target, columns }]) =>
    target === 'skip'
      ? []
      : targets[target].fields
          .filter(({ kind }) => kind === 'money')
          .flatMap(({ key }) => columnOf(files.get(name)!, columns[key])),
  );
  return {
    files: Object.fromEntries(mapped),
    date_order: dateOrderOf(dates),
    decimal_mark:
      amounts.some((text) => /,\d{1,2}$/.test(text)) && !amounts.some((text) => /\.\d{1,2}$/.test(text)) ? ',' : '.',
    currency,
    type_id,
    matches: { products: {}, accounts: {}, partners: {}, stages: {}, industry: {}, country: {} },
  };
}

function suggestFile(table: Table): FileMapping {
  const candidates = targetKeys.map((target) => ({ target, ...likelihood(table, target) }));
  // The thing whose required fields are all there and that explains most columns.
  const [best] = candidates.filter(({ isComplete }) => isComplete).sort((a, b) => b.share - a.share);
  const target: Target = best && best.share >= 0.4 ? best.target : 'skip';
  const columns = target === 'skip' ? {} : best!.columns;
  const multipliers =
    target === 'accounts' && looksLikeMillions(table, columns) ? { annual_revenue_minor: 1_000_000 } : undefined;
  return { target, columns, ...(multipliers && { multipliers }) };
}

function likelihood({ header }: Table, target: TargetKey) {
  const free = new Map(header.map((column) => [squash(column), column]));
  const columns: Record<string, string | null> = {};
  for (const { key, synonyms } of targets[target].fields) {
    const found = synonyms.find((synonym) => free.has(synonym));
    columns[key] = found ? free.get(found)! : null;
    if (found) free.delete(found);
  }
  const isComplete = targets[target].fields.every(({ key, is_required }) => !is_required || columns[key]);
  return { columns, isComplete, share: (header.length - free.size) / header.length };
}

/** Revenue per employee below 100 a year is no firm's: then the column is in millions, as annual revenues often are. */
function looksLikeMillions(table: Table, columns: Record<string, string | null>): boolean {
  const revenue = columnOf(table, columns.annual_revenue_minor).map(Number);
  const employees = columnOf(table, columns.employees).map(Number);
  const ratios = revenue
    .map((amount, index) => amount / employees[index]!)
    .filter(Number.isFinite)
    .sort((a, b) => a - b);
  return ratios.length > 0 && ratios[Math.floor(ratios.length / 2)]! < 100;
}

export function columnOf({ header, rows }: Table, column: string | null | undefined): string[] {
  const index = column ? header.indexOf(column) : -1;
  return index < 0 ? [] : rows.map((row) => row[index] ?? '');
}

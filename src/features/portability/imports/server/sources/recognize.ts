import type { Table } from '#server/spreadsheets/read-file.ts';
import { normalizedHeading } from '../../fields.ts';
import type { FileMapping } from '../../schema.ts';
import { firstPromoter } from './firstpromoter.ts';
import type { Added, SourceFile } from './model.ts';
import { partnerStack } from './partnerstack.ts';
import { rewardful } from './rewardful.ts';
import { rewardfulEarnings } from './rewardful-earnings.ts';
import { tolt } from './tolt.ts';

const sources: readonly SourceFile[] = [...rewardful, ...rewardfulEarnings, ...partnerStack, ...tolt, ...firstPromoter];

/** The export of a partner program that a heading row belongs to. */
export function recognize(header: readonly string[]): SourceFile | undefined {
  const has = new Set(header.map(normalizedHeading));
  return sources.find(
    ({ all, some = [], none = [] }) =>
      all.every((heading) => has.has(heading)) &&
      some.every((group) => group.some((heading) => has.has(heading))) &&
      !none.some((heading) => has.has(heading)),
  );
}

/** "PartnerStack: rewards", for a file that is recognized. */
export function sourceName(header: readonly string[]): string | null {
  const found = recognize(header);
  return found ? `${found.source}: ${found.label}` : null;
}

/** A table of a recognized export with its added columns and with its dates as days; any other table as it is. */
export function completed(table: Table): Table {
  const source = recognize(table.header);
  if (!source) return table;
  const has = new Set(table.header.map(normalizedHeading));
  const adds = (source.adds ?? []).filter(({ heading }) => !has.has(normalizedHeading(heading)));
  const dates = dateColumns(source, table.header);
  const rows = table.rows.map((row) => row.map((cell, at) => (dates.has(at) ? dayOf(cell) : cell)));
  const columns = adds.map((added) => cellsOf(added, table.header, rows));
  const width = table.header.length;
  return {
    ...table,
    header: [...table.header, ...adds.map(({ heading }) => heading)],
    rows: rows.map((row, at) => [
      ...Array.from({ length: width }, (_, index) => row[index] ?? ''),
      ...columns.map((cells) => cells[at]!),
    ]),
  };
}

function cellsOf({ of, apart }: Added, header: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const places = new Map(header.map((heading, at) => [normalizedHeading(heading), at] as const).reverse());
  const reader = (row: readonly string[]) => (headings: readonly string[]) => {
    for (const heading of headings) {
      const text = row[places.get(heading) ?? -1];
      if (text) return text;
    }
    return '';
  };
  const texts = rows.map((row) => of(reader(row)).slice(0, 200));
  if (!apart) return texts;
  const owners = new Map<string, Set<string>>();
  for (const [at, text] of texts.entries()) {
    const key = normalizedHeading(text);
    owners.set(key, (owners.get(key) ?? new Set()).add(reader(rows[at]!)(apart)));
  }
  return texts.map((text, at) => {
    const other = reader(rows[at]!)(apart);
    const isShared = text && other && text !== other && owners.get(normalizedHeading(text))!.size > 1;
    return isShared ? `${text} (${other})`.slice(0, 200) : text;
  });
}

const dateFields = ['joined_on', 'earned_on', 'paid_on'];

function dateColumns({ columns }: SourceFile, header: readonly string[]): ReadonlySet<number> {
  const headings = new Set(dateFields.flatMap((field) => columns[field] ?? []));
  return new Set(header.flatMap((heading, at) => (headings.has(normalizedHeading(heading)) ? [at] : [])));
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Days as these systems write them: seconds or milliseconds since 1970, or "May 20, 2024". Others stay as they are. */
function dayOf(cell: string): string {
  if (/^\d{10}$/.test(cell)) return new Date(Number(cell) * 1000).toISOString().slice(0, 10);
  if (/^\d{13}$/.test(cell)) return new Date(Number(cell)).toISOString().slice(0, 10);
  const [, month = '', day = '', year = ''] = /^([A-Z][a-z]{2})[a-z]*\.? (\d{1,2}),? (\d{4})\b/.exec(cell) ?? [];
  const at = months.indexOf(month.toLowerCase());
  return at < 0 ? cell : `${year}-${String(at + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The ready mapping of a recognized export. */
export function mappedFrom(source: SourceFile, table: Table): FileMapping {
  const headings = new Map(table.header.map((heading) => [normalizedHeading(heading), heading] as const).reverse());
  const find = (names: readonly string[]) => {
    const name = names.map(normalizedHeading).find((one) => headings.has(one));
    return name ? headings.get(name)! : null;
  };
  const columns: FileMapping['columns'] = Object.fromEntries(
    Object.entries(source.columns).map(([field, names]) => [field, find(names)]),
  );
  if (source.target === 'partners' && source.state) columns.status_id = find(source.state);
  const multipliers = Object.fromEntries(
    (source.cents ?? []).flatMap((field) => (isWhole(table, columns[field]) ? [[field, 0] as const] : [])),
  );
  return {
    target: source.target,
    columns,
    ...(Object.keys(multipliers).length > 0 && { multipliers }),
    ...(source.existing && { existing: source.existing }),
  };
}

/** Whether no amount of a column has a decimal mark, so that it is in the smallest unit as documented. */
function isWhole({ header, rows }: Table, column: string | null | undefined): boolean {
  const at = column ? header.indexOf(column) : -1;
  const cells = rows.map((row) => row[at] ?? '').filter(Boolean);
  return cells.length > 0 && cells.every((cell) => /^-?\d+$/.test(cell));
}

/** A hint for the person who checks an import of cents, because a file of whole amounts looks the same. */
export function noticeOf(file: string, { header }: Table, { multipliers = {} }: FileMapping): string | undefined {
  const source = recognize(header);
  if (!source?.cents?.some((field) => multipliers[field] === 0)) return undefined;
  return `The amounts in ${file} are read as cents, as ${source.source} documents them. Compare the first rows.`;
}

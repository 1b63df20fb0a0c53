import type { GrowthReport } from '#shared/growth/growth.ts';
import { count, formatSize } from '../backup/words.ts';
import { Database } from '../db/client.ts';
import { measureSizes } from '../growth/measure.ts';
import { freeSpace, readGrowth } from '../growth/report.ts';

export const GROWTH_USAGE =
  '  tandem growth                    measure every table, and show sizes, growth and a forecast';

/** The rows of each table that are printed. */
const LONGEST = 15;

export async function growthLines({
  systemUrl,
  dataDir,
  now,
}: {
  systemUrl: string;
  dataDir: string;
  now: Date;
}): Promise<string[]> {
  const system = new Database(systemUrl, 1);
  try {
    await measureSizes(system, now);
    const free_bytes = await freeSpace(dataDir);
    return describeGrowth(await system.unscoped((tx) => readGrowth(tx, { free_bytes })));
  } finally {
    await system.close();
  }
}

export function describeGrowth(report: GrowthReport): string[] {
  const { bytes, tables, companies, months, free_bytes, months_left } = report;
  return [
    `The tables have ${formatSize(bytes)}. ${forecastText(report)}`,
    ...(free_bytes === null ? [] : [`Free on this disk: ${formatSize(free_bytes)}${enoughFor(months_left)}.`]),
    ...(months.length > 1 ? ['', ...aligned([['Month', 'Size'], ...months.map(monthCells)])] : []),
    '',
    ...aligned([['Table', 'Rows', 'Size', 'A month'], ...tables.slice(0, LONGEST).map(sizeCells)]),
    ...rest(tables.length - LONGEST, 'table'),
    ...(companies.length > 0
      ? ['', ...aligned([['Company', 'Rows', 'Size', 'A month'], ...companies.slice(0, LONGEST).map(sizeCells)])]
      : []),
    ...rest(companies.length - LONGEST, 'company', 'companies'),
    '',
    'Rows of large tables and shares of companies are estimated from a sample.',
  ];
}

function forecastText({ forecast, months }: GrowthReport): string {
  if (!forecast)
    return `A forecast needs readings of two months, at least 28 days apart; there ${months.length === 1 ? 'is one' : `are ${months.length}`}.`;
  const { bytes_per_month, in_three_months, in_a_year } = forecast;
  return `They change by ${signed(bytes_per_month)} a month: ${formatSize(in_three_months)} in three months and ${formatSize(in_a_year)} in a year at this pace.`;
}

const enoughFor = (months: number | null) => (months === null ? '' : `, enough for ${months} months at this pace`);
const signed = (bytes: number) => `${bytes < 0 ? '-' : '+'}${formatSize(Math.abs(bytes))}`;

const monthCells = ({ month, bytes }: GrowthReport['months'][number]) => [month, formatSize(bytes)];
const sizeCells = ({ name, row_count, bytes, bytes_per_month }: GrowthReport['tables'][number]) => [
  name,
  row_count.toLocaleString('en'),
  formatSize(bytes),
  bytes_per_month === null ? '' : signed(bytes_per_month),
];

const rest = (more: number, one: string, several?: string) =>
  more > 0 ? [`and ${count(more, `smaller ${one}`, several && `smaller ${several}`)}`] : [];

/** Columns of equal width; all but the first are aligned right. */
function aligned(rows: readonly string[][]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((cells) => cells[column]!.length)));
  return rows.map((cells) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
      .join('  ')
      .trimEnd(),
  );
}

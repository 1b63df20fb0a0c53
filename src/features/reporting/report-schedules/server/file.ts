import type { Row } from '#server/db/client.ts';
import { guardedTask } from '#server/guarded/guarded.ts';
import { csvOf } from '#server/resource/export.ts';
import type { ExportColumn } from '#server/resource/export-columns.ts';
import { workbookOf } from '#server/resource/export-workbook.ts';
import { decimalOf } from '#shared/money/money.ts';
import { wallClock } from '#shared/time/wall-clock.ts';
import type { Paper } from '../schema.ts';
import { type CellFormat, choiceText, majorUnits } from './cells.ts';
import { decimalText, type Grouped, grouped, measureLabel } from './grouping.ts';
import type { Content, FileFormat } from './model.ts';
import type { Answer, ReportColumn } from './read.ts';

export interface ReportFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

const types: Record<FileFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};

const print = guardedTask<typeof import('./pdf.task.ts').run>(new URL('./pdf.task.ts', import.meta.url), {
  subject: 'The report',
  field: 'format',
  seconds: 60,
  lane: 'render',
});

interface Making {
  /** The company. */
  share: string;
  format: FileFormat;
  content: Pick<Content, 'paper' | 'table'>;
  subtitle: string;
  made: Date;
  timezone: string;
}

/** The file one reader gets. A spreadsheet holds one table. */
export async function reportFile({ share, format, content, subtitle, made, timezone }: Making): Promise<ReportFile> {
  const { paper, table } = content;
  const name = `${plainName(paper.title)}-${wallClock(made, timezone).slice(0, 10)}.${format}`;
  const type = types[format];
  if (format === 'pdf') return { name, type, bytes: await print({ paper, subtitle, made }, { share }) };
  const { columns, rows } = table(format);
  const parts = format === 'csv' ? csvOf(columns, inChunks(rows)) : workbookOf(columns, inChunks(rows), timezone);
  const collected: Uint8Array[] = [];
  for await (const part of parts) collected.push(typeof part === 'string' ? Buffer.from(part) : part);
  return { name, type, bytes: Buffer.concat(collected) };
}

/** The rows of a list, or of a report without them its groups. */
export function listTable(answer: Answer, paper: Paper, hand: CellFormat): Content['table'] {
  const groups = paper.details ? null : grouped(answer, hand);
  return (format) =>
    groups
      ? { columns: groupColumns(answer.group!, groups, format), rows: groupRows(groups) }
      : { columns: rowColumns(answer.columns, format, hand), rows: answer.rows };
}

/** A name that every file system and email client accepts. */
function plainName(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .toLowerCase();
  return plain || 'report';
}

async function* inChunks(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += 500) yield rows.slice(start, start + 500);
}

/** An amount stands beside its currency, in major units, so that nothing is added across currencies unawares. */
function rowColumns(columns: readonly ReportColumn[], format: FileFormat, hand: CellFormat): ExportColumn[] {
  return columns.flatMap((column): ExportColumn[] => {
    const { field, of, currency } = column;
    const heading = field.label;
    switch (field.kind) {
      case 'money': {
        const told = { heading: `${heading}: currency`, kind: 'text' as const, of: (row: Row) => row[currency ?? ''] };
        if (!currency) return [{ heading: `${heading} (minor units)`, kind: 'number', of }];
        const amount: ExportColumn =
          format === 'xlsx'
            ? { heading, kind: 'money', of, currency }
            : { heading, kind: 'number', of: (row) => majorUnits(of(row), row[currency]) };
        const isShown = columns.some((one) => one.field.key === currency);
        return isShown ? [amount] : [amount, told];
      }
      case 'rate':
        return [{ heading: `${heading} (%)`, kind: 'number', of: (row) => percent(of(row)) }];
      case 'choice':
        return [{ heading, kind: 'text', of: (row) => textOr(of(row), (value) => choiceText(field.options, value)) }];
      case 'instant':
        return format === 'xlsx'
          ? [{ heading, kind: 'instant', of }]
          : [{ heading, kind: 'text', of: (row) => textOr(of(row), (value) => wallClock(value, hand.timezone)) }];
      case 'number':
      case 'boolean':
      case 'date':
        return [{ heading, kind: field.kind, of }];
      default:
        return [{ heading, kind: 'text', of }];
    }
  });
}

const percent = (ppm: unknown) => (ppm === null || ppm === undefined ? null : Number(ppm) / 10_000);
const textOr = (value: unknown, write: (value: string) => string) =>
  value === null || value === undefined ? null : write(String(value));

function groupRows({ groups }: Grouped): Row[] {
  return groups.map(({ label, count, values }) => ({
    label,
    count,
    ...Object.fromEntries(values.map((value, index) => [`sum${index}`, value])),
  }));
}

function groupColumns(group: ReportColumn, { measures }: Grouped, format: FileFormat): ExportColumn[] {
  return [
    { heading: group.field.label, kind: 'text', of: ({ label }) => label },
    { heading: 'Rows', kind: 'number', of: ({ count }) => count },
    ...measures.map((measure, index): ExportColumn => {
      const exact = (row: Row) => sumText(row[`sum${index}`] as bigint | null, measure.currency);
      const of = format === 'xlsx' ? exact : (row: Row) => (exact(row) === null ? null : Number(exact(row)));
      return { heading: measureLabel(measure), kind: 'number', of };
    }),
  ];
}

/** A sum as decimal text; of money in major units. */
function sumText(value: bigint | null, currency: string | null): string | null {
  if (value === null) return null;
  const text = decimalText(value);
  return currency === null ? text : decimalOf(Number(text), currency);
}

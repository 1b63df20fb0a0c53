import { type Actor, Call, scopeOf } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { invalid } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import { wholeSelect } from '#server/resource/export.ts';
import { type ExportColumn, exportColumns } from '#server/resource/export-columns.ts';
import { Type } from '#shared/schema.ts';
import { MAX_REPORT_ROWS, type ReportField, type ReportQuestion } from '../schema.ts';
import { isReportOpen } from './objects.ts';
import { type Asked, askReportQuestion } from './question.ts';
import { wordOf } from './words.ts';

/** A column of a report: what it holds, and what it is called. */
export interface ReportColumn {
  field: ReportField;
  of: (row: Row) => unknown;
  /** For money: the column that holds its currency. */
  currency?: string;
}

/** The answer to a report's question, as its reader may see it. */
export interface Answer {
  columns: readonly ReportColumn[];
  group: ReportColumn | null;
  sums: readonly ReportColumn[];
  rows: Row[];
  /** There are more than one report may hold; `rows` then ends there. */
  isTooMany: boolean;
  left_out: string[];
}

/**
 * Asks as `actor`, in that person's own scope: the same columns, conditions and row security as in their lists.
 * @throws 422 naming the part of the question at fault
 */
export async function answerTo(
  kernel: Kernel,
  actor: Actor,
  question: ReportQuestion,
  reading: { timezone: string; isLenient?: boolean },
): Promise<Answer> {
  if (!(await isReportOpen(kernel, actor, question.object))) {
    throw invalid({ object: [`${wordOf(question.object)} are turned off.`] });
  }
  const scope = scopeOf(actor);
  const asked = await kernel.db.transaction(scope, (tx) =>
    askReportQuestion(new Call({ actor, tx, clock: kernel.clock, sealing: kernel.sealing }), question, reading),
  );
  const select = await wholeSelect(kernel, asked.sight, asked.query, scope, shownOf(asked));
  const rows = await kernel.db.transaction(scope, (tx) =>
    tx.rows<Row>(`${select.text} limit ${MAX_REPORT_ROWS + 1}`, select.values),
  );
  const column = columnsBy(asked);
  return {
    columns: asked.columns.map(column),
    group: asked.group && column(asked.group),
    sums: asked.sums.map(column),
    rows: rows.slice(0, MAX_REPORT_ROWS),
    isTooMany: rows.length > MAX_REPORT_ROWS,
    left_out: asked.left_out,
  };
}

const isOwn = (key: string) => key.startsWith('custom.');

/** Only what is shown is read, with the currencies of its amounts. */
function shownOf({ sight, columns, group, sums }: Asked) {
  const names = new Set(['id', 'organization_id']);
  for (const { key } of [...columns, ...(group ? [group] : []), ...sums]) {
    names.add(isOwn(key) ? 'custom' : key);
    if (key.endsWith('_minor')) for (const name of [key.replace(/minor$/, 'currency'), 'currency']) names.add(name);
  }
  return Type.Object(Object.fromEntries(Object.entries(sight.row.properties).filter(([name]) => names.has(name))));
}

/** The cells of lists and exports, under the names of reports. An address, in parts there, is one text here. */
function columnsBy({ sight }: Asked): (field: ReportField) => ReportColumn {
  const cells = exportColumns(sight);
  return (field) => {
    const whole = cells.find(({ heading }) => heading === field.key);
    const parts: ExportColumn[] = cells.filter(({ heading }) => heading.startsWith(`${field.key}.`));
    const of =
      whole?.of ??
      ((row: Row) =>
        parts
          .map((part) => part.of(row))
          .filter(Boolean)
          .join(', ') || null);
    return { field, of, ...(whole?.currency && { currency: whole.currency }) };
  };
}

import type { Paper, PaperChart, PaperTable, ReportQuestion } from '../schema.ts';
import { type CellFormat, reportTextOf } from './cells.ts';
import { type Grouped, grouped, measureLabel, measureNumber, measureText, reportTotals } from './grouping.ts';
import type { Answer, ReportColumn } from './read.ts';

const FIGURES = ['money', 'number', 'rate'];
const isFigure = ({ field }: ReportColumn) => FIGURES.includes(field.kind);

/** A report as it is read: groups, pictures of them, and rows, all as text. @param most rows at most */
export function paperOf(
  answer: Answer,
  { title, chart = null, has_details = true }: { title: string } & Pick<ReportQuestion, 'chart' | 'has_details'>,
  hand: CellFormat,
  most = Number.POSITIVE_INFINITY,
): Paper {
  const inGroups = grouped(answer, hand);
  return {
    title,
    total: answer.rows.length,
    groups: inGroups && groupTable(answer.group!, inGroups, hand),
    charts: inGroups && chart ? chartsOf(answer.group!, inGroups, chart, hand) : [],
    details: has_details ? detailTable(answer, hand, most) : null,
    left_out: answer.left_out,
  };
}

function detailTable({ columns, rows }: Answer, hand: CellFormat, most: number): PaperTable {
  return {
    columns: columns.map((column) => ({
      key: column.field.key,
      label: column.field.label,
      is_figure: isFigure(column),
    })),
    rows: rows.slice(0, most).map((row) => columns.map((column) => reportTextOf(column, row, hand))),
  };
}

function groupTable(group: ReportColumn, inGroups: Grouped, { locale }: CellFormat): PaperTable {
  const { measures, groups } = inGroups;
  const line = (label: string, { count, values }: { count: number; values: (bigint | null)[] }) => [
    label,
    new Intl.NumberFormat(locale).format(count),
    ...measures.map((measure, index) => measureText(measure, values[index] ?? null, locale)),
  ];
  return {
    columns: [
      { key: 'group', label: group.field.label, is_figure: false },
      { key: 'count', label: 'Rows', is_figure: true },
      ...measures.map((measure, index) => ({ key: `sum${index}`, label: measureLabel(measure), is_figure: true })),
    ],
    rows: [
      ...groups.map((one) => line(one.label, one)),
      ...(groups.length > 1 ? [line('Total', reportTotals(inGroups))] : []),
    ],
  };
}

const MOST_BARS = 24;

/** One picture for each sum and currency, or of how many rows there are. */
function chartsOf(
  group: ReportColumn,
  { measures, groups }: Grouped,
  kind: 'bar' | 'line',
  { locale }: CellFormat,
): PaperChart[] {
  const shown = groups.slice(0, MOST_BARS);
  const by = `by ${group.field.label.toLowerCase()}`;
  const categories = shown.map(({ label }) => label);
  if (measures.length === 0) {
    const values = shown.map(({ count }) => count);
    return [
      {
        title: `Rows ${by}`,
        kind,
        categories,
        values,
        texts: values.map((value) => new Intl.NumberFormat(locale).format(value)),
      },
    ];
  }
  return measures.map((measure, index) => ({
    title: `${measureLabel(measure)} ${by}`,
    kind,
    categories,
    values: shown.map(({ values }) => measureNumber(measure, values[index] ?? null)),
    texts: shown.map(({ values }) => measureText(measure, values[index] ?? null, locale)),
  }));
}

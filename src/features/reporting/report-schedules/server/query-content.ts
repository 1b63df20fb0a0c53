import { type Actor, Call, scopeOf } from '#server/call.ts';
import { Refusal } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import { askQuery } from '#server/query/ask.ts';
import { answerColumns, answerRows } from '#server/query/export.ts';
import { figureColumn, figureNumber, figureText } from '#shared/query/figure-text.ts';
import type { Query, QueryAnswer, QueryColumn } from '#shared/query/query.ts';
import { MAX_REPORT_ROWS, type Paper, type PaperChart, type PaperTable } from '../schema.ts';
import { type CellFormat, moneyText, reportTextOf } from './cells.ts';
import type { Content } from './model.ts';

const FIGURES = ['money', 'number', 'share'];
const MOST_BARS = 24;

interface Asking {
  title: string;
  question: Query;
  chart: 'bar' | 'line' | null;
}

/** The answer to the question of a saved report, as `actor` sees it; without a limit of its own, the whole answer. */
export async function queryContent(
  kernel: Kernel,
  actor: Actor,
  { title, question, chart }: Asking,
  hand: CellFormat,
): Promise<Content> {
  const { cursor: _, ...query } = question;
  const answer = await kernel.db
    .question(scopeOf(actor), (tx) =>
      askQuery(new Call({ actor, tx, clock: kernel.clock, sealing: kernel.sealing }), {
        ...query,
        limit: query.limit ?? MAX_REPORT_ROWS,
      }),
    )
    .catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      throw new Refusal(422, `This recipient cannot ask the question of the report (${error.message}).`);
    });
  const paper = queryPaper(answer, { title, chart }, hand);
  return {
    paper,
    isTooMany: query.limit === undefined && answer.all > MAX_REPORT_ROWS,
    table: () => ({ columns: answerColumns(answer), rows: answerRows(answer) }),
  };
}

function queryPaper(answer: QueryAnswer, { title, chart }: Pick<Asking, 'title' | 'chart'>, hand: CellFormat): Paper {
  const { groups, records = [], total, read } = answer;
  const lines = groups?.map(({ keys, figure, before }) => [
    ...keys.map(({ label }) => label),
    figureText(figure, answer, hand.locale),
    ...(before === undefined ? [] : [before ? figureText(before, answer, hand.locale) : '–']),
  ]);
  return {
    title,
    read,
    total: groups ? (total.count === 0 ? 0 : groups.length) : records.length,
    groups: lines ? groupTable(answer, lines, hand) : null,
    charts: lines && chart && groups!.length > 1 ? chartOf(answer, chart, hand) : [],
    details: groups ? null : recordTable(answer, hand),
    left_out: [],
  };
}

function groupTable(answer: QueryAnswer, lines: readonly string[][], { locale }: CellFormat): PaperTable {
  const { columns, total, before } = answer;
  const groupings = columns.slice(0, -1);
  const sum = [
    ...groupings.map((_, index) => (index === 0 ? 'Total' : '')),
    figureText(total, answer, locale),
    ...(before === undefined ? [] : [before ? figureText(before, answer, locale) : '–']),
  ];
  return {
    columns: [
      ...groupings.map(({ key, label }) => ({ key, label, is_figure: false })),
      { key: 'value', label: figureColumn(answer).label, is_figure: true },
      ...(before === undefined ? [] : [{ key: 'before', label: 'Before', is_figure: true }]),
    ],
    rows: lines.length > 1 ? [...lines, sum] : [...lines],
  };
}

/** Without an exchange rate, figures in several currencies have no common axis, so there is no chart. */
function chartOf(answer: QueryAnswer, kind: 'bar' | 'line', { locale }: CellFormat): PaperChart[] {
  const shown = answer.groups!.slice(0, MOST_BARS);
  const numbers = shown.map(({ figure }) => figureNumber(figure, answer) ?? 0);
  if (shown.some(({ figure }) => figure.count > 0 && figureNumber(figure, answer) === null)) return [];
  const isMoney = figureColumn(answer).kind === 'money';
  return [
    {
      title: answer.read,
      kind,
      categories: shown.map(({ keys }) => keys.map(({ label }) => label).join(', ')),
      values: numbers,
      texts: shown.map(({ figure }, index) =>
        isMoney ? moneyText(numbers[index]!, answer.currency, locale) : figureText(figure, answer, locale),
      ),
    },
  ];
}

function recordTable({ columns, records = [] }: QueryAnswer, hand: CellFormat): PaperTable {
  return {
    columns: columns.map(({ key, label, kind }) => ({ key, label, is_figure: FIGURES.includes(kind) })),
    rows: records.map((record) => columns.map((column) => cellText(column, record, hand))),
  };
}

const kinds = { share: 'rate', day: 'date', flag: 'boolean', text: 'text' } as const;

function cellText(column: QueryColumn, record: Readonly<Record<string, unknown>>, hand: CellFormat): string {
  const { key, label, kind, currency } = column;
  const cellKind =
    kind in kinds ? kinds[kind as keyof typeof kinds] : (kind as Exclude<typeof kind, keyof typeof kinds>);
  const field = { key, label, kind: cellKind, options: [] };
  return reportTextOf({ field, of: (row) => row[key], ...(currency && { currency }) }, record, hand);
}

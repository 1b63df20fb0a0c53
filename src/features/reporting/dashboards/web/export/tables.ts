import type { WidgetWords } from '#shared/dashboard-widgets.ts';
import type { Item } from '#shared/figures.ts';
import { decimalOf } from '#shared/money/money.ts';
import { formatDay, formatInstant } from '#web/region.ts';
import { dashboardWords } from '../../catalog.ts';
import { widgetNoun } from '../counted.ts';
import { tagOf, whenOf } from '../entryText.ts';
import { exactText } from '../figureText.ts';
import { dashboardColumns, dashboardNames, rankedOf } from '../items.ts';
import type { Shown } from './shown.ts';
import { texts } from './texts.ts';

/** `text` is for people, `raw` for files: amounts as decimals, days as ISO dates. */
export interface Value {
  text: string;
  raw: string | number | null;
}
export interface Table {
  columns: { label: string; isFigure: boolean }[];
  rows: Value[][];
}

const plain = (text: string): Value => ({ text, raw: text });
const nothing: Value = { text: '–', raw: null };

function figure(unit: Item['unit'], value: number | null | undefined, currency: string): Value {
  if (value === null || value === undefined) return nothing;
  const raw = unit === 'money' ? decimalOf(value, currency) : unit === 'share' ? value / 10_000 : value;
  return { text: exactText(unit, value, currency), raw };
}

/** The items a widget shows, in the order and under the names it shows them. */
function itemsOf(words: WidgetWords, { data, currency, group }: Shown): { items: Item[]; names: string[] } {
  const { shape, figures, names = {} } = words;
  if (shape === 'strip') {
    const items = Object.keys(figures ?? {}).flatMap((id) => data.measured?.items.find((item) => item.id === id) ?? []);
    return { items, names: items.map(({ id }) => figures![id]!.label) };
  }
  if (shape === 'columns' || shape === 'stacked') {
    const items = dashboardColumns(words, data, group);
    return { items, names: dashboardNames(words, items) };
  }
  const items = shape === 'ranking' ? rankedOf(data, currency) : (data.measured?.items ?? []);
  return { items, names: items.map(({ id, name }) => name ?? names[id] ?? id) };
}

/**
 * The exact figures of a widget. On the screen those of the currency shown; in a file of every currency, each row naming
 * its own.
 */
export function tablesOf(shown: Shown, currencies: 'shown' | 'all'): Table[] {
  const { widget, mode, data } = shown;
  const words = dashboardWords(widget, mode);
  const tables: Table[] = [];
  if (data.measured && words.shape !== 'tier') tables.push(measuredTable(words, shown, currencies));
  if (data.listed) tables.push(listedTable(words, shown));
  if (data.standing) {
    const { ladder, tier_id, since, until } = data.standing;
    tables.push({
      columns: [
        { label: words.item, isFigure: false },
        ...[texts.since, texts.until].map((label) => ({ label, isFigure: false })),
      ],
      rows: ladder.map(({ id, name }) => {
        const mine = id === tier_id;
        return [
          plain(name),
          mine && since ? { text: formatDay(since), raw: since } : nothing,
          mine && until ? { text: formatDay(until), raw: until } : nothing,
        ];
      }),
    });
  }
  return tables;
}

function unitOf(unit: Item['unit']): string | undefined {
  if (unit === 'share') return '%';
  return unit === 'days' ? texts.days : undefined;
}

function measuredTable(words: WidgetWords, shown: Shown, currencies: 'shown' | 'all'): Table {
  const { data, currency, filters } = shown;
  const { items, names } = itemsOf(words, shown);
  const series = data.measured!.series.length > 1 ? data.measured!.series : null;
  const isTimed = items.some(({ from }) => from !== null) && currencies === 'all';
  const hasCounts = items.some(({ unit, cells }) => unit !== 'count' && cells.some(({ count }) => count !== null));
  const hasBefore = filters.isComparing && items.some(({ cells }) => cells.some(({ before }) => before !== null));
  // A number alone does not show whether it is money, percent or days.
  const hasUnits = currencies === 'all' && items.some(({ unit }) => unit === 'share' || unit === 'days');
  const text = (label: string) => ({ label, isFigure: false });
  const number = (label: string) => ({ label, isFigure: true });
  const rows = items.flatMap((item, index) => {
    const cells = item.cells.filter(
      (cell) => currencies === 'all' || cell.currency === null || cell.currency === currency,
    );
    const none = { currency: item.unit === 'money' ? currency : null, values: [], count: 0, before: null };
    return (cells.length > 0 ? cells : [none]).map((cell): Value[] => {
      const written = cell.currency ?? currency;
      const values = series
        ? series.map((_, place) => cell.values[place] ?? 0)
        : [cell.values[0] ?? (item.unit === 'money' ? 0 : null)];
      return [
        plain(names[index]!),
        ...(isTimed ? [item.from, item.to].map((day) => (day ? { text: formatDay(day), raw: day } : nothing)) : []),
        ...(currencies === 'all' ? [cell.currency ? plain(cell.currency) : nothing] : []),
        ...(hasUnits ? [unitOf(item.unit) ? plain(unitOf(item.unit)!) : nothing] : []),
        ...values.map((value) => figure(item.unit, value, written)),
        ...(hasCounts ? [figure('count', cell.count, written)] : []),
        ...(hasBefore ? [figure(item.unit, cell.before?.value, written)] : []),
      ];
    });
  });
  const one = words.series ? (Object.values(words.series)[0] ?? texts.value) : texts.value;
  return {
    columns: [
      text(words.item),
      ...(isTimed ? [text(texts.from), text(texts.to)] : []),
      ...(currencies === 'all' ? [text(texts.currency)] : []),
      ...(hasUnits ? [text(texts.unit)] : []),
      ...(series ? series.map((key) => number(words.series?.[key] ?? key)) : [number(one)]),
      ...(hasCounts ? [number(words.noun ? capital(widgetNoun(words.noun)[1]) : texts.number)] : []),
      ...(hasBefore ? [number(texts.previousPeriod)] : []),
    ],
    rows,
  };
}

function listedTable(words: WidgetWords, { data }: Shown): Table {
  const isNews = words.groups === undefined;
  const labels = [
    isNews ? texts.type : texts.group,
    words.item,
    texts.details,
    texts.date,
    texts.amount,
    texts.currency,
  ];
  return {
    columns: labels.map((label) => ({ label, isFigure: label === texts.amount })),
    rows: data.listed!.flatMap(({ id, entries }) =>
      entries.map((entry): Value[] => [
        plain(isNews ? tagOf(entry).label : (words.groups?.[id]?.label ?? id)),
        plain(entry.title),
        entry.detail ? plain(entry.detail) : nothing,
        entry.at
          ? {
              text: isNews ? formatInstant(entry.at) : whenOf(words.groups?.[id]?.when ?? 'due', entry).text,
              raw: entry.at,
            }
          : nothing,
        entry.currency ? figure('money', entry.amount_minor, entry.currency) : nothing,
        entry.currency && entry.amount_minor !== null ? plain(entry.currency) : nothing,
      ]),
    ),
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

import type { Call } from '#server/call.ts';
import type { FirstColumn, Statement } from '#server/db/batch.ts';
import { invalid, notFound } from '#server/errors.ts';
import { Parameters } from '#server/resource/comparison.ts';
import type { DashboardList } from '#shared/dashboard-widgets.ts';
import type { Count, Entry, FigureFilters, Item, Spans, WidgetData } from '#shared/figures.ts';
import { type Measure, summedField } from '#shared/measures.ts';
import { daysBetween } from '#shared/time/dates.ts';
import { cell, item, type Sum, sumCells } from './cells.ts';
import { type MeasureScope, measureRows } from './measures.ts';
import { type Span, spansOf } from './periods.ts';
import { countOf, type Filters, type Rows, sourceOf, spanFilters } from './rows.ts';

/** The columns of entries as SQL over the rows of a list. */
export interface FigureRow {
  kind: Entry['kind'];
  title: string;
  detail: string;
  /** When it is, was, or happened: decides the order too. */
  at: string;
  status?: string;
  amount?: string;
  currency?: string;
  isOwn?: ((parameters: Parameters) => string) | undefined;
  /** Where those stand that have no `at`. */
  without?: 'first' | 'last';
}

/** The fields of a list that the filters of a dashboard narrow, unless its feature declares others. */
const usualFields = {
  partner: 'partner_id',
  type: 'partner_type_id',
  region: 'partner_region_id',
  owner: 'partner_owner_user_id',
};

/** Ten years: a chart of more has nothing to say, and a typing error asks for millennia. */
const LONGEST = 3660;

/**
 * One question about figures. Widgets say first what they want to know; then all of it is asked in one round trip, and
 * each reads its own answers.
 */
export class Ask {
  readonly call: Call;
  readonly today: string;
  /** The instant asked at, as lists spell it. */
  readonly now: string;
  readonly spans: Spans;
  readonly isPartner: boolean;
  readonly #filters: FigureFilters;
  readonly #lists: Readonly<Record<string, DashboardList>>;
  readonly #statements: Statement[] = [];
  #answers: FirstColumn[] | undefined;

  /**
   * @param lists what the features declare about their lists, by resource
   * @throws 422 when the days of a custom period make no period
   */
  constructor(call: Call, filters: FigureFilters, lists: Readonly<Record<string, DashboardList>>) {
    this.call = call;
    this.#lists = lists;
    this.today = call.today();
    this.now = call.now().toISOString();
    this.isPartner = call.actor.mode === 'partner';
    this.#filters = this.isPartner
      ? { ...filters, partner_id: [], partner_type_id: [], partner_region_id: [], owner_user_id: [] }
      : filters;
    this.spans = spansOf(filters.period ?? 'last_12_months', this.today, customSpan(filters));
  }

  /** The regions asked about; none: all of them. */
  get regions(): readonly string[] {
    return this.#filters.partner_region_id ?? [];
  }

  /** The rows of a list under the filters of the dashboard. What a widget adds on the same field goes first. */
  rows(list: string, filters: Filters = {}): Rows {
    const { partner_id = [], partner_type_id = [], partner_region_id = [], owner_user_id = [] } = this.#filters;
    const { partner, type, region, owner } = { ...usualFields, ...this.#lists[list]?.fields };
    const chosen = {
      [partner]: partner_id,
      [type]: partner_type_id,
      [region]: partner_region_id,
      [owner]: owner_user_id,
    };
    const chosenFilters = Object.entries(chosen).filter(([field, ids]) => ids.length > 0 && !(field in filters));
    return { list, filters: { ...filters, ...Object.fromEntries(chosenFilters) } };
  }

  get actor(): Call['actor'] {
    return this.call.actor;
  }

  /** The rows of a measure under the filters of the dashboard. */
  rowsOf(measure: Measure, scope: MeasureScope = {}): Rows {
    const { list, filters } = measureRows(measure, scope, this);
    return this.rows(list, filters);
  }

  /** A measure in each currency, or as a number, beside that of the period before where one is given. */
  measure(measure: Measure, scope: MeasureScope & { before?: Span; id?: string } = {}): () => Item {
    const { before, id = measure.key, ...rest } = scope;
    const rows = this.rowsOf(measure, rest);
    const then = before && this.rowsOf(measure, { ...rest, span: before });
    return measure.unit === 'money' ? this.money(id, rows, then, summedField(measure)) : this.number(id, rows, then);
  }

  /** The days of a span as list filters on an instant. */
  within(field: string, span: Span): Filters {
    return spanFilters({ field, is: 'instant' }, span, this.call.actor.timezone);
  }

  /** Rows of a statement, read after the round trip. */
  select<T>(text: (parameters: Parameters) => string): () => T[] {
    const parameters = new Parameters(this.call.organization_id);
    const inner = text(parameters);
    const place = this.#statements.length;
    this.#statements.push({
      text: `select coalesce(json_agg(row_to_json(x)), '[]')::text from (${inner}) x`,
      values: parameters.values,
    });
    return () => JSON.parse(this.#answers![place]![0]!) as T[];
  }

  /** The number of the rows, and the list they are in. */
  count(rows: Rows): () => Count {
    const readCount = this.select<{ count: number }>(
      (p) => `select count(*)::int as count from ${sourceOf(rows, p, [])}`,
    );
    return () => countOf(readCount()[0]!.count, rows);
  }

  /** The sums of the amounts by currency and further columns. */
  sums<T = unknown>(rows: Rows, by: readonly string[] = [], amount = 'amount_minor'): () => (Sum & T)[] {
    return this.select<Sum & T>(
      (p) => `select t.currency, ${by.map((column) => `t.${column}, `).join('')}count(*)::int as count,
        coalesce(sum(t."${amount}"), 0)::bigint as amount_minor
        from ${sourceOf(rows, p, ['currency', amount, ...by])} group by ${[1, ...by.map((_, index) => index + 2)].join(', ')} order by 1`,
    );
  }

  /** A figure in every currency there is, beside the same of the period before where rows for that are given. */
  money(id: string, rows: Rows, before?: Rows, amount?: string): () => Item {
    const [now, then] = [this.sums(rows, [], amount), before ? this.sums(before, [], amount) : undefined];
    return () => item(id, 'money', sumCells(now(), rows, before && { sums: then!(), rows: before }));
  }

  /** A count beside that of the period before. */
  number(id: string, rows: Rows, before?: Rows): () => Item {
    const [now, then] = [this.count(rows), before ? this.count(before) : undefined];
    return () => {
      const { count, rows: address } = now();
      const earlier = then?.();
      return item(id, 'count', [
        cell(null, [count], count, address, earlier ? { value: earlier.count, rows: earlier.rows } : null),
      ]);
    };
  }

  /** The first of the rows by `at`, and how many there are: one look at them. Rows without `at` come last, or first. */
  entries(rows: Rows, said: FigureRow, limit: number): () => { all: Count; entries: Entry[] } {
    const {
      kind,
      title,
      detail,
      at,
      status = 'null',
      amount = 'null::bigint',
      currency = 'null',
      isOwn,
      without = 'last',
    } = said;
    const readEntries = this.select<Entry & { all: number }>(
      (p) => `select '${kind}' as kind, t.id, ${title} as title, ${detail} as detail, ${status} as status, ${at} as at,
        ${amount} as amount_minor, ${currency} as currency, ${isOwn?.(p) ?? 'false'} as is_own, (count(*) over ())::int as all
        from ${sourceOf(rows, p)} order by ${at} nulls ${without}, t.id limit ${limit}`,
    );
    return () => {
      const lines = readEntries();
      return { all: countOf(lines[0]?.all ?? 0, rows), entries: lines.map(({ all: _, ...entry }) => entry) };
    };
  }

  /** Everything that was asked so far, in one round trip. */
  async answer(): Promise<void> {
    this.#answers = await this.call.tx.batch(this.#statements);
  }
}

/** Asks for the figures of a widget; the function it returns reads the answers. */
export type Reader = (ask: Ask) => () => WidgetData;

function customSpan({ period, from, to }: FigureFilters): Span | undefined {
  if (period !== 'custom') return undefined;
  if (!from || !to) throw invalid({ [from ? 'to' : 'from']: ['is required for a custom period'] });
  if (to < from) throw invalid({ to: ['lies before the first day'] });
  if (daysBetween(from, to) > LONGEST) throw invalid({ to: ['is more than ten years after the first day'] });
  return { from, to };
}

/** The partner who asks. @throws 404 when it is none */
export function partnerOf(ask: Ask): string {
  const { partner_id } = ask.call.actor;
  if (!partner_id) throw notFound('This partner');
  return partner_id;
}

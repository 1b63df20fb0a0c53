import type { Action, Side } from '#shared/access/roles.ts';
import type { Measure, NamedPeriod } from '#shared/measures.ts';
import type { Sentence } from '#shared/text/sentence.ts';

/**
 * The state of a record in facts and figures. Each feature declares what it knows about the records of its own and of
 * lower layers (`recordFacts` and `recordFigures` in its `server/index.ts`); the page of the record, and everything
 * else that describes a record, reads them in one query.
 */

/** The id of the record in the SQL of a declaration, in addition to the values of `caller`. */
export const record = '$7::uuid';

interface Declaration {
  /** The table of the records: `partners`. */
  on: string;
  side: Side | readonly Side[];
  /** The permission without which the fact does not exist. */
  can: `${string}:${Action}`;
  /** Unique for its records, in snake case. */
  key: string;
}

/** The values of a fact's row. */
// biome-ignore lint/suspicious/noExplicitAny: the columns are those of the declaration
export type FactRow = Record<string, any>;

/** One fact about the state of a record, as a sentence. Expressions are SQL over the row `t`. */
export interface RecordFact extends Declaration {
  /** `risk`: something is lost; `wait`: somebody has to act; `good`: it is going well. */
  tone: 'risk' | 'wait' | 'good' | 'plain';
  /** Facts with more weight come first: about 90 for losses, 70 for waiting, 50 for good news, 30 for the rest. */
  weight: number;
  /** The table or view `t`, and the tables joined to it. */
  from: string;
  /** The rows that are meant, without the organization. */
  where: string;
  /** The row that is told of several. */
  order?: string;
  /** The columns that the sentence needs, by name. */
  values: Readonly<Record<string, string>>;
  /** The sentence, or undefined if there is nothing to tell. */
  say: (row: FactRow) => Sentence | undefined;
  /** The step that changes it. `$id` is the record's id, and `$name` a column of `values`. */
  link?: { label: string; to: `/${string}` };
}

interface Figure extends Declaration {
  /** The position, in steps of ten. */
  order: number;
  /** The currency of money, as a scalar expression. */
  currency?: string;
}

/** A figure of only this record. Expressions are SQL; a figure without a value is not shown. */
export interface OwnFigure extends Figure {
  label: string;
  kind: 'money' | 'count' | 'percent' | 'days';
  /** A scalar expression or subquery. */
  value: string;
  /** The last twelve months, the oldest first, as a JSON array; see `monthly`. */
  months?: string;
  /** The whole of which the value is the part that is left, shown as a ring: a scalar expression or subquery. */
  whole?: string;
  measure?: undefined;
}

/** A measure of the rows that belong to the record. It opens the list of exactly these rows. */
export interface MeasureFigure extends Figure {
  measure: Measure;
  /** Without it, all time or this moment. */
  period?: NamedPeriod;
  /** The field of the rows that holds the record. */
  by: string;
  /** The figure is the share of `measure` in these rows, which it opens. */
  share?: { of: Measure; label: string };
  /** Shows the last twelve months as a line. */
  hasMonths?: true;
}

/** One key figure of a record. */
export type RecordFigure = OwnFigure | MeasureFigure;

interface Months {
  from: string;
  where: string;
  /** The day or instant that decides the month. */
  at: string;
  value: string;
}

/** The sums of the last twelve months as a JSON array. */
export const monthly = ({ from, where, at, value }: Months): string => `(
  select json_agg(coalesce(sums.value, 0) order by months.month)
  from generate_series(date_trunc('month', $4::date) - interval '11 months', date_trunc('month', $4::date), interval '1 month') months(month)
  left join (select date_trunc('month', (${at})::timestamp) as month, ${value} as value from ${from}
    where ${where} and (${at})::timestamp >= date_trunc('month', $4::date) - interval '11 months' group by 1) sums
    on sums.month = months.month)`;

const facts: RecordFact[] = [];
const figures: RecordFigure[] = [];

function added<T extends Declaration>(all: T[], more: readonly T[]): readonly string[] {
  for (const one of more) {
    if (
      all.some(
        ({ key, on, side }) =>
          key === one.key && on === one.on && [side].flat().some((s) => [one.side].flat().includes(s)),
      )
    )
      throw new Error(`Two features declare "${one.key}" of ${one.on}.`);
    all.push(one);
  }
  return more.map(({ on, key }) => `${on}.${key}`);
}

/** Declares facts, which a feature lists as `recordFacts` in its `server/index.ts`. */
export const defineRecordFacts = (more: readonly RecordFact[]): readonly string[] => added(facts, more);

/** Declares key figures, which a feature lists as `recordFigures` in its `server/index.ts`. */
export const defineRecordFigures = (more: readonly RecordFigure[]): readonly string[] => added(figures, more);

export const declaredRecordFacts = (): readonly RecordFact[] => facts;
export const declaredRecordFigures = (): readonly RecordFigure[] => figures;

import { periods } from '../figures.ts';
import { CurrencyCode, closed, Day, Id, Minor, nullable, oneOf, type Static, Type } from '../schema.ts';

/** Largest number of groups or rows in one answer. */
export const MOST_ROWS = 1000;
export const USUAL_ROWS = 25;
/** More make a table that nobody reads. */
export const MOST_GROUPINGS = 3;

export const units = ['day', 'week', 'month', 'quarter', 'year'] as const;
export type TimeUnit = (typeof units)[number];

const FieldName = Type.String({ pattern: '^[a-z][a-z0-9_.]{0,80}$', description: 'the name of a field' });
const Value = Type.String({ maxLength: 200 });

/**
 * One question about the rows of a list, such as "won revenue of this year by partner and month". Everything that asks
 * for figures asks in this form; the address of a list (`where`) leaves exactly the rows that are counted.
 */
export const Query = closed({
  /** The resource whose list is asked, such as `opportunities`. */
  of: Type.String({ pattern: '^[a-z][a-z_]{0,60}$', description: 'a kind of record, such as opportunities' }),
  /**
   * Filters by the list grammar: `{ status: 'open', amount_minor_gte: '100000' }`. The value of a reference is an id or the
   * exact name of a record that the caller sees; the field is written with or without `_id`.
   */
  where: Type.Optional(Type.Record(FieldName, Type.Union([Value, Type.Array(Value, { minItems: 1, maxItems: 50 })]))),
  /** Words that the list's own search finds. */
  search: Type.Optional(Value),
  /**
   * The figure: `count`, a declared measure (`won_revenue`), or `sum`, `average`, `least`, `most` or `different` of a
   * field: `sum:amount`. Without it the answer has the rows themselves.
   */
  measure: Type.Optional(
    Type.String({
      pattern: '^[a-z][a-z0-9_]*(:[a-z][a-z0-9_.]*)?$',
      maxLength: 120,
      description: 'count, a measure, or sum:, average:, least:, most: or different: and a field',
    }),
  ),
  /** Fields to group by: `partner`, `stage`, a day in units (`closed_on:month`), or a unit of the period's day (`month`). */
  by: Type.Optional(
    Type.Array(
      Type.String({
        pattern: '^[a-z][a-z0-9_.]*(:(day|week|month|quarter|year))?$',
        maxLength: 120,
        description: 'a field, a day in units such as closed_on:month, or a unit of time',
      }),
      {
        maxItems: MOST_GROUPINGS,
        uniqueItems: true,
      },
    ),
  ),
  /** The period of the rows, decided by `on` or, without it, by the day of the measure. */
  period: Type.Optional(oneOf(...periods)),
  /** The days of a custom period, both included. */
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  on: Type.Optional(FieldName),
  /** The figures of the period before, or of the same days a year before, beside those asked for. */
  compare: Type.Optional(oneOf('previous', 'last_year')),
  /** The order: `value`, a grouping, or a field of the rows, with `-` for descending. */
  order: Type.Optional(
    Type.String({ pattern: '^-?[a-z][a-z0-9_.:]{0,80}$', description: 'value or a field, with - for descending' }),
  ),
  /** `USUAL_ROWS` without it. */
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_ROWS })),
  /** Where the answer before ended. */
  cursor: Type.Optional(Type.String({ maxLength: 2000 })),
  /** The fields of the rows; the usual columns of the list without it. */
  fields: Type.Optional(Type.Array(FieldName, { minItems: 1, maxItems: 40, uniqueItems: true })),
});
export type Query = Static<typeof Query>;

/** Amounts of one currency; `in_program` is the same in the program's currency, null while no rate is known. */
const Amount = closed({
  currency: CurrencyCode,
  amount_minor: Minor,
  in_program: nullable(Minor),
});

/** A figure: a number, or amounts by currency. `rows` is the list behind it, as in figures of dashboards. */
export const Figure = closed({
  count: Type.Integer(),
  /** Null for money. */
  value: nullable(Type.Number()),
  amounts: Type.Array(Amount),
  /** All amounts in the program's currency; null while a rate is missing. */
  in_program: nullable(Minor),
  rows: nullable(Type.String()),
});
export type Figure = Static<typeof Figure>;

/** One value by which rows are grouped: a record, a state, a day. */
export const Key = closed({
  /** As a filter of the list has it: an id, a code, the first day of a month; null for rows without. */
  value: nullable(Type.String()),
  label: Type.String(),
  id: Type.Optional(Id),
});
export type Key = Static<typeof Key>;

export const QueryColumn = closed({
  key: Type.String(),
  label: Type.String(),
  kind: oneOf('text', 'number', 'money', 'share', 'day', 'instant', 'choice', 'reference', 'flag'),
  /** The kind of record of a reference, and the key of a row that has its id. */
  of: Type.Optional(Type.String()),
  id: Type.Optional(Type.String()),
  /** The key of a row that has the currency of an amount. */
  currency: Type.Optional(Type.String()),
  /** The unit of a grouping by time. */
  unit: Type.Optional(oneOf(...units)),
});
export type QueryColumn = Static<typeof QueryColumn>;

export const QueryAnswer = closed({
  /** The question as it was read: "Won revenue, this year, by partner". */
  read: Type.String(),
  /** The program's currency. */
  currency: CurrencyCode,
  from: nullable(Day),
  to: nullable(Day),
  /** The columns of groupings and figures, or of the rows. */
  columns: Type.Array(QueryColumn),
  /** Present with a measure: one entry without groupings. */
  groups: Type.Optional(
    Type.Array(closed({ keys: Type.Array(Key), figure: Figure, before: Type.Optional(nullable(Figure)) })),
  ),
  /** Present without a measure: values by the keys of the columns. */
  records: Type.Optional(Type.Array(Type.Record(Type.String(), Type.Unknown()))),
  /** All rows that the question leaves, also those that the limit cuts off. */
  total: Figure,
  before: Type.Optional(nullable(Figure)),
  /** The number of groups or rows. */
  all: Type.Integer(),
  cursor: nullable(Type.String()),
});
export type QueryAnswer = Static<typeof QueryAnswer>;

/** One kind of record as the caller can ask about it. */
export const DescribedField = closed({
  name: Type.String(),
  label: Type.String(),
  kind: QueryColumn.properties.kind,
  operators: Type.Array(oneOf('eq', 'ne', 'gte', 'lte', 'like')),
  /** Can be grouped by. */
  group: Type.Boolean(),
  /** Can be added up. */
  sum: Type.Boolean(),
  /** The kind of record that a reference names. */
  of: Type.Optional(Type.String()),
  /** Codes and labels of a choice; up to ten values that the caller sees for a reference. */
  values: Type.Optional(Type.Array(closed({ value: Type.String(), label: Type.String() }))),
  synonyms: Type.Array(Type.String()),
});
export const DescribedMeasure = closed({
  key: Type.String(),
  label: Type.String(),
  unit: oneOf('money', 'count'),
  /** The day that decides its period; none: it is of this moment. */
  on: nullable(Type.String()),
  synonyms: Type.Array(Type.String()),
});
export const DescribedKind = closed({
  kind: Type.String(),
  one: Type.String(),
  many: Type.String(),
  synonyms: Type.Array(Type.String()),
  fields: Type.Array(DescribedField),
  measures: Type.Array(DescribedMeasure),
});
export type DescribedKind = Static<typeof DescribedKind>;
export type DescribedField = Static<typeof DescribedField>;
export type DescribedMeasure = Static<typeof DescribedMeasure>;

import type { Query } from '#shared/query/query.ts';
import { addMonths } from '#shared/time/dates.ts';
import type { AskedSpan } from './spans.ts';
import type { Where } from './vocabulary.ts';

/** One filter of a question, in the words of its chip. */
export interface Condition {
  where: Where;
  label: string;
  /** The field it is about; the filters of one field replace one another in a follow-up. */
  field: string;
  isNegated?: true;
}

/** The records of another kind to which a reference is narrowed: Gold partners. */
export interface Nested {
  field: string;
  of: string;
  where: Where;
  label: string;
}

/** A question as it was read. A query follows from it, and a follow-up changes parts of it. */
export interface Reading {
  of: string;
  /** The question itself says what it is about. */
  isNamed: boolean;
  /** The measure; none for the records themselves. */
  measure: string | null;
  conditions: readonly Condition[];
  by: readonly string[];
  span: AskedSpan | null;
  on: string | null;
  compare: 'previous' | 'last_year' | null;
  order: string | null;
  limit: number | null;
  /** Filters of the records that references name. */
  nested: readonly Nested[];
  /** The only fields that are asked for: "what tier is …". */
  fields: readonly string[];
}

/** A day on which something is to happen. */
export const isPlanned = (day: string): boolean => /expected|due|expire|next|until|ends/.test(day);

export const isUnit = (word: string) => ['day', 'week', 'month', 'quarter', 'year'].includes(word);

/** The query of a question as it was read. */
export function queryOfReading(reading: Reading): Query {
  const { of, measure, conditions, by, span, on, compare, order, limit, fields } = reading;
  const where = Object.assign({}, ...conditions.map((one) => one.where)) as NonNullable<Query['where']>;
  return {
    of,
    ...(Object.keys(where).length > 0 && { where }),
    ...(measure && { measure }),
    ...(by.length > 0 && { by: by.map((one) => (isUnit(one) && on ? `${on}:${one}` : one)) }),
    ...(span && periodOf(span, on)),
    ...(span && on && { on }),
    ...(compare && span && { compare }),
    ...(order && { order }),
    ...(limit && { limit }),
    ...(fields.length > 0 && { fields: [...fields] }),
  };
}

/** Months of a period that is open on one side. */
const FAR = 108;

/** A period by its name follows the calendar; what lies ahead needs its days, because named periods end today. */
function periodOf(span: AskedSpan, on: string | null): Partial<Query> {
  if (span.period && !(on !== null && isPlanned(on) && span.lies !== 'past')) return { period: span.period };
  const today = span.from ?? span.to!;
  return { period: 'custom', from: span.from ?? addMonths(today, -FAR), to: span.to ?? addMonths(today, FAR) };
}

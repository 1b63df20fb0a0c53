import type { Period } from './figures.ts';
import { measureTexts as t } from './measures.texts.ts';
import { sayable } from './text/labels.ts';

/**
 * One figure of a partner or of the whole program, declared once by the feature that owns its rows. Dashboards, records,
 * business reviews, tiers and the assistant read it from here, so they cannot disagree.
 */
export interface Measure extends MeasuredRows {
  /** Unique, in snake case. */
  key: string;
  /** Without its period; see `measureName`. */
  label: string;
  /** Other words people use in questions, in lower case: "revenue", "sales". */
  synonyms?: readonly string[];
  /** Money is added up by currency; counts are numbers of rows. */
  unit: 'money' | 'count';
}

/** The rows that something counts, as filters of a list. */
export interface MeasuredRows {
  /** The field that is added up, for money; defaults to `amount_minor`. */
  amount?: `${string}_minor`;
  /**
   * The resource and the filters of its list that leave exactly the rows counted. Days may be relative: `@today-1`
   * (src/shared/time/rolling-dates.ts).
   */
  list: string;
  filters: Readonly<Record<string, string | readonly string[]>>;
  /** The field of the rows that decides the period. A measure without it is one of this moment. */
  on?: { field: string; is: 'day' | 'instant' };
  /** The field of the rows with the partner. A measure without it is one of the whole program or of the caller. */
  partner?: string;
  /** Leaves a partner's own rows in its own view, which may list more: deals that it only takes part in. */
  own?: Readonly<Record<string, string | readonly string[]>>;
}

const measures = new Map<string, Measure>();

/** @throws when two features declare the same key */
export function defineMeasure(measure: Measure): Measure {
  if (measures.has(measure.key)) throw new Error(`Two features declare the measure "${measure.key}".`);
  measures.set(measure.key, sayable(measure));
  return measure;
}

/** The field that a measure adds up. */
export const summedField = ({ amount = 'amount_minor' }: Measure): string => amount;

export const declaredMeasures = (): ReadonlyMap<string, Measure> => measures;

/** A measure of a higher layer. @throws when no feature declares it */
export function measureOf(key: string): Measure {
  const measure = measures.get(key);
  if (!measure) throw new Error(`No feature declares the measure "${key}".`);
  return measure;
}

export type NamedPeriod = Exclude<Period, 'custom'>;

/** "this year", "last 12 months". */
export const periodName = (period: NamedPeriod): string => t.periods[period];

/** "Won revenue this year", "Won revenue, all time"; what is true at this moment needs no period. */
export function measureName({ label, on }: Measure, period?: NamedPeriod): string {
  if (!on) return label;
  return period ? t.during(label, t.periods[period], period === 'last_12_months') : t.allTime(label);
}

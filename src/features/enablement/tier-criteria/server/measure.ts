import { addMonths } from '#shared/time/dates.ts';
import { EVIDENCE_SHOWN, FORECAST_MONTHS, type MetricKey, shownShare, shownValue } from '../metrics.schema.ts';
import type { Evidence } from '../schema.ts';

/** A row that may count: a closed deal, a registration, a review, a certificate. */
export interface SourceRow {
  partner_id: string;
  id: string | null;
  table: string;
  label: string;
  /** The day from which it counts; null for always. */
  on: string | null;
  /** The first day on which it no longer counts, whatever the window. */
  until?: string | null;
  /** Minor units of the program's currency, a rating, or the value of a field. */
  amount?: number | null;
  /** The key by which rows are counted once: the account, the person. */
  key?: string | null;
  is_won?: boolean;
  is_sourced?: boolean;
}

interface Counted {
  metric: MetricKey;
  threshold: number;
  window_months: number | null;
}

export interface Measured {
  value: number | null;
  is_met: boolean;
  lapses_on: string | null;
  count: number;
  evidence: Evidence[];
}

/**
 * Computes a criterion from its rows on a day. Pure, because the nightly evaluation and the back-test share it.
 * @param limit the number of rows that are kept as evidence
 */
export function measure(rows: readonly SourceRow[], criterion: Counted, day: string, limit = EVIDENCE_SHOWN): Measured {
  const { metric, threshold, window_months } = criterion;
  const ends = (row: SourceRow) => endOf(row, window_months);
  const active = rows.filter(
    (row) => fits(row, metric) && (row.on === null || row.on <= day) && isAfter(ends(row), day),
  );
  const value = totalOf(active, metric);
  const is_met = value !== null && value >= threshold;
  const newest = [...active].sort((a, b) => (b.on ?? '').localeCompare(a.on ?? ''));
  return {
    value,
    is_met,
    lapses_on: is_met ? lapseOf(active, criterion, ends, day) : null,
    count: active.length,
    evidence: newest.slice(0, limit).map((row) => ({
      id: row.id,
      table: row.table,
      label: row.label,
      on: row.on,
      until: ends(row),
      amount: row.amount ?? null,
    })),
  };
}

const isAfter = (end: string | null, day: string) => end === null || end > day;

/** A deal closed on March 16 with a window of 12 months counts until March 15 of the next year. */
function endOf({ on, until }: SourceRow, months: number | null): string | null {
  const window = months === null || on === null ? null : addMonths(on, months);
  if (!until) return window;
  return window === null || until < window ? until : window;
}

/** The win rate needs the lost deals too. */
function fits({ is_won, is_sourced }: SourceRow, metric: MetricKey): boolean {
  switch (metric) {
    case 'sourced_revenue':
      return is_won === true && is_sourced === true;
    case 'closed_revenue':
    case 'deals':
    case 'customers':
      return is_won === true;
    default:
      return true;
  }
}

function totalOf(rows: readonly SourceRow[], metric: MetricKey): number | null {
  switch (metric) {
    case 'sourced_revenue':
    case 'closed_revenue':
      return sum(rows);
    case 'deals':
    case 'registrations':
    case 'document':
      return rows.length;
    case 'customers':
    case 'certified_people':
      return new Set(rows.map(({ key, id }) => key ?? id)).size;
    case 'win_rate':
      return rows.length === 0
        ? null
        : shownShare(100 * rows.filter(({ is_won }) => is_won).length, rows.length, 'percent');
    case 'satisfaction':
      // Ratings are quarters, so they add up exactly as hundredths, and the average equals the one shown with reviews.
      return rows.length === 0 ? null : shownShare(Math.round(100 * sum(rows)), 100 * rows.length, 'rating');
    case 'custom_field':
      return rows.length === 0 ? null : shownValue(Math.max(...rows.map(({ amount }) => amount ?? 0)), 'number');
  }
}

const sum = (rows: readonly SourceRow[]) => rows.reduce((total, { amount }) => total + (amount ?? 0), 0);

/** Averages and shares can rise when an old row leaves, so only sums and counts have a forecast. */
const foreseeable: ReadonlySet<MetricKey> = new Set([
  'sourced_revenue',
  'closed_revenue',
  'deals',
  'registrations',
  'customers',
  'document',
  'certified_people',
]);

function lapseOf(
  active: readonly SourceRow[],
  { metric, threshold }: Counted,
  ends: (row: SourceRow) => string | null,
  day: string,
): string | null {
  if (!foreseeable.has(metric)) return null;
  const horizon = addMonths(day, FORECAST_MONTHS);
  const days = [...new Set(active.flatMap((row) => ends(row) ?? []))].filter((end) => end <= horizon).sort();
  for (const end of days) {
    const left = active.filter((row) => isAfter(ends(row), end));
    if ((totalOf(left, metric) ?? 0) < threshold) return end;
  }
  return null;
}

import type { Call } from '#server/call.ts';
import type { MeasuredRows } from '#shared/measures.ts';
import type { MetricKey } from '../metrics.schema.ts';
import type { SourceRow } from './measure.ts';

export interface MetricQuery {
  currency: string;
  /** The first day that may count. */
  from: string;
  /** Null for all partners. */
  partner_ids: readonly string[] | null;
  /** The criteria that use this metric. */
  criteria: readonly { id: string; subject: string | null }[];
}

/** The rows behind a metric: the same for all criteria, or different for each. */
export interface MetricRows {
  of(criterion_id: string): readonly SourceRow[];
  /** The list that the rows are in, if it can be filtered to exactly them; a criterion's window narrows `on`. */
  listOf?(criterion_id: string, day: string): MeasuredRows;
  /** The name of a criterion's subject: a field, a tag, a certificate. */
  subjectOf?(criterion_id: string): string | null;
}
export type MetricReader = (call: Call, query: MetricQuery) => Promise<MetricRows>;

const readers = new Map<MetricKey, MetricReader>();

/** Declares the source of metrics; a feature calls it in its `server/index.ts`. */
export function defineTierMetrics(keys: readonly MetricKey[], reader: MetricReader): void {
  for (const key of keys) readers.set(key, reader);
}

export const tierReader = (key: MetricKey): MetricReader | undefined => readers.get(key);

import type { Call } from '#server/call.ts';
import type { MetricKey } from '../metrics.schema.ts';
import type { SourceRow } from './measure.ts';

export interface MetricQuery {
  currency: string;
  /** The oldest day that may count. */
  from: string;
  /** All partners, if null. */
  partner_ids: readonly string[] | null;
  /** The criteria that ask for this metric. */
  criteria: readonly { id: string; subject: string | null }[];
}

/** The rows behind a metric: the same for all criteria, or different for each. */
export interface MetricRows {
  of(criterion_id: string): readonly SourceRow[];
  /** The name of what a criterion is about: a field, a tag, a certificate. */
  subjectOf?(criterion_id: string): string | null;
}
export type MetricReader = (call: Call, query: MetricQuery) => Promise<MetricRows>;

const readers = new Map<MetricKey, MetricReader>();

/** Declares where the rows of metrics come from; a feature does so in its `server/index.ts`. */
export function defineTierMetrics(keys: readonly MetricKey[], reader: MetricReader): void {
  for (const key of keys) readers.set(key, reader);
}

export const readerOf = (key: MetricKey): MetricReader | undefined => readers.get(key);

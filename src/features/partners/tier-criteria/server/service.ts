/** The door of the tier program for other features. */

export { evaluateTiers } from './evaluate.ts';
export type { SourceRow } from './measure.ts';
export { defineTierMetrics, type MetricQuery, type MetricRows } from './metrics.ts';

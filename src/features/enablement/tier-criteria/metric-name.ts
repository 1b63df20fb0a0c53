import { said } from '#shared/text/labels.ts';
import { type MetricKey, metricOf } from './metrics.schema.ts';
import { tierTexts } from './tier.texts.ts';

/** "Sourced revenue, last 12 months": several figures have the name of a revenue, so it always names its period. */
export function metricName(key: MetricKey, window_months: number | null): string {
  const { label: english, unit } = metricOf(key);
  const label = said(english);
  if (unit !== 'money') return label;
  return window_months ? tierTexts.lastMonths(label, window_months) : tierTexts.allTime(label);
}

import { moneyText } from '#web/components/Money.tsx';
import { formatNumber } from '#web/region.ts';
import { plural } from '#web/texts.ts';
import { type MetricKey, metricOf } from '../metrics.schema.ts';
import type { CriterionResult } from '../schema.ts';
import { texts as t } from './texts.ts';

/** A value of a metric: "$40,000.00", "12", "45%", "4.5". */
export function valueText(metric: MetricKey, value: number, currency: string): string {
  const { unit } = metricOf(metric);
  if (unit === 'money') return moneyText(value, currency);
  if (unit === 'percent') return `${formatNumber(value)}%`;
  return formatNumber(value);
}

type Named = Pick<CriterionResult, 'metric' | 'subject' | 'window_months' | 'is_mandatory' | 'points'>;

/** "Certified people: Sales expert". */
export function nameOf({
  metric,
  subject,
  subject_name,
}: Pick<Named, 'metric' | 'subject'> & { subject_name?: string | null }): string {
  const { label } = metricOf(metric);
  const of = subject_name ?? subject;
  return of ? `${label}: ${of}` : label;
}

export function detailOf({ window_months, is_mandatory, points }: Named): string {
  return [window_months && t.lastMonths(window_months), !is_mandatory && t.optional(points)].filter(Boolean).join(', ');
}

export const partnersText = (count: number) => plural(count, 'partner', 'partners');

import { moneyText } from '#web/components/Money.tsx';
import { formatNumber, formatPercent } from '#web/region.ts';
import { requestKindLabel } from '../gaps.ts';
import { metricName } from '../metric-name.ts';
import { type MetricKey, metricOf } from '../metrics.schema.ts';
import type { TierMove } from '../move.schema.ts';
import type { CriterionResult } from '../schema.ts';
import { tierTexts } from '../tier.texts.ts';
import { texts as t } from './texts.ts';

/** A value of a metric: "$40,000.00", "12", "45%", "4.5". */
export function tierValueText(metric: MetricKey, value: number, currency: string): string {
  const { unit } = metricOf(metric);
  if (unit === 'money') return moneyText(value, currency);
  if (unit === 'percent') return formatPercent(value);
  return formatNumber(value);
}

type Named = Pick<CriterionResult, 'metric' | 'subject' | 'window_months' | 'is_mandatory' | 'points'>;
type Criterion = Pick<Named, 'metric' | 'subject' | 'window_months'> & Subject;

/** "Document on file: Insurance certificate", "Sourced revenue, last 12 months". */
export function tierNameOf({ metric, subject, subject_name, window_months }: Criterion): string {
  const label = metricName(metric, window_months);
  const about = subject_name ?? requestKindLabel(subject) ?? subject;
  return about ? tierTexts.about(label, about) : label;
}

interface Subject {
  subject_name?: string | null;
}

/** The window, unless the name has it, and the points of an optional criterion. */
export function tierDetail({ metric, window_months, is_mandatory, points }: Named): string {
  const isNamed = metricOf(metric).unit === 'money';
  return [!isNamed && window_months && t.lastMonths(window_months), !is_mandatory && t.optional(points)]
    .filter(Boolean)
    .join(', ');
}

/** "Silver → Gold"; one name where the tier stays. */
export function moveText(move: Pick<TierMove, 'from_tier_name' | 'to_tier_name'>): string {
  const [from, to] = [move.from_tier_name ?? t.noTier, move.to_tier_name ?? t.noTier];
  return from === to ? to : `${from} → ${to}`;
}

export const partnersText = (count: number) => t.text(count);

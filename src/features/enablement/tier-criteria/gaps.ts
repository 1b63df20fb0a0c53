import { requestKinds } from '#features/enablement/document-requests/schema.ts';
import { readerLocale } from '#shared/places/regions.ts';
import { said } from '#shared/text/labels.ts';
import { percentText } from '#shared/text/percent.ts';
import { readerNumber } from '#shared/text/reader-formats.ts';
import { metricName } from './metric-name.ts';
import { type MetricKey, metricOf, REQUEST_PREFIX, shownValue } from './metrics.schema.ts';
import type { CriterionResult } from './schema.ts';
import { tierTexts } from './tier.texts.ts';

/** A figure that a partner lacks for a tier. */
export interface Gap {
  label: string;
  value: string;
  threshold: string;
  missing: string;
}

export type GapResult = Pick<
  CriterionResult,
  'tier_id' | 'metric' | 'subject' | 'window_months' | 'value' | 'threshold' | 'is_met' | 'is_mandatory' | 'points'
>;

/**
 * Every figure that is missing for a tier: all mandatory requirements that are not met, and the points of optional ones,
 * if they are too few.
 * @param money formats an amount in minor units
 */
export function gapsOf(
  results: readonly GapResult[],
  tier_id: string | null,
  money: (minor: number) => string,
  points_needed = 0,
): Gap[] {
  const own = results.filter((result) => result.tier_id === tier_id);
  const gaps = own
    .filter(({ is_met, is_mandatory }) => is_mandatory && !is_met)
    .map(({ metric, subject, window_months, value, threshold }): Gap => {
      const { unit } = metricOf(metric);
      const text = (figure: number) =>
        unit === 'money'
          ? money(figure)
          : unit === 'percent'
            ? percentText(shownValue(figure, unit), readerLocale('en'))
            : readerNumber(shownValue(figure, unit));
      return {
        label: criterionLabel(metric, subject, window_months),
        value: value === null ? tierTexts.noneYet : text(value),
        threshold: text(threshold),
        missing: text(threshold - (value ?? 0)),
      };
    });
  const points = own.reduce((sum, one) => sum + (!one.is_mandatory && one.is_met ? one.points : 0), 0);
  if (points >= points_needed) return gaps;
  const text = String;
  return [
    ...gaps,
    {
      label: tierTexts.points,
      value: text(points),
      threshold: text(points_needed),
      missing: text(points_needed - points),
    },
  ];
}

/** "Won deals: 1 of 3 (2 missing)". */
export const gapText = (gap: Gap): string => tierTexts.gap(gap.label, gapFigures(gap));

export const gapFigures = ({ value, threshold, missing }: Omit<Gap, 'label'>): string =>
  tierTexts.figures(value, threshold, missing);

function criterionLabel(metric: MetricKey, subject: string | null, window_months: number | null): string {
  // The subjects of certificates and custom fields are ids and keys, which nobody reads.
  const about = requestKindLabel(subject) ?? (metric === 'document' ? subject : null);
  const label = metricName(metric, window_months);
  return about ? tierTexts.about(label, about) : label;
}

/** The name of the kind of document request that a criterion is about; undefined for other subjects. */
export function requestKindLabel(subject: string | null): string | undefined {
  const kind = requestKinds.find(({ value }) => subject === REQUEST_PREFIX + value);
  return kind && said(kind.label);
}

import { requestKinds } from '#features/enablement/document-requests/schema.ts';
import { percentText } from '#shared/text/percent.ts';
import { type MetricKey, metricName, metricOf, metricWords, REQUEST_PREFIX, shownValue } from './metrics.schema.ts';
import type { CriterionResult } from './schema.ts';

/** A figure that a partner lacks for a tier. */
export interface Gap {
  label: string;
  /** "1 of 3 (2 missing)" */
  figures: string;
}

export type GapResult = Pick<
  CriterionResult,
  'tier_id' | 'metric' | 'subject' | 'window_months' | 'value' | 'threshold' | 'is_met' | 'is_mandatory' | 'points'
>;

/** The words of figures; a server passes those of its reader, and the locale. */
export const gapWords = {
  noneYet: 'none yet',
  points: 'Points',
  figures: (value: string, threshold: string, missing: string) => `${value} of ${threshold} (${missing} missing)`,
};

interface Speech {
  words: typeof gapWords;
  metrics: typeof metricWords;
  locale: string;
}
const english: Speech = { words: gapWords, metrics: metricWords, locale: 'en-US' };

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
  { words, metrics, locale }: Speech = english,
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
            ? percentText(shownValue(figure, unit), locale)
            : shownValue(figure, unit).toLocaleString(locale);
      return {
        label: criterionLabel(metric, subject, window_months, metrics),
        figures: words.figures(
          value === null ? words.noneYet : text(value),
          text(threshold),
          text(threshold - (value ?? 0)),
        ),
      };
    });
  const points = own.reduce((sum, one) => sum + (!one.is_mandatory && one.is_met ? one.points : 0), 0);
  if (points >= points_needed) return gaps;
  const text = String;
  return [
    ...gaps,
    { label: words.points, figures: words.figures(text(points), text(points_needed), text(points_needed - points)) },
  ];
}

/** "Won deals: 1 of 3 (2 missing)". */
export const gapText = ({ label, figures }: Gap): string => `${label}: ${figures}`;

function criterionLabel(
  metric: MetricKey,
  subject: string | null,
  window_months: number | null,
  words: typeof metricWords,
): string {
  // The subjects of certificates and custom fields are ids and keys, which nobody reads.
  const kind = requestKindLabel(subject);
  const about = kind ? words.label(kind) : metric === 'document' ? subject : null;
  const label = metricName(metric, window_months, words);
  return about ? `${label}: ${about}` : label;
}

/** The name of the kind of document request that a criterion is about; undefined for other subjects. */
export const requestKindLabel = (subject: string | null): string | undefined =>
  requestKinds.find(({ value }) => subject === REQUEST_PREFIX + value)?.label;

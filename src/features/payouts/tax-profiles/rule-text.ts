import { formatMoney } from '#shared/money/money.ts';
import { appliesToOptions, paperOptions } from './options.schema.ts';
import type { TaxRequirement } from './schema.ts';

type Rule = Pick<TaxRequirement, 'paper' | 'applies_to' | 'country' | 'currency' | 'threshold_minor'>;

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** A rule as a sentence: "Partners in the United States need a US tax form before they are paid …". */
export function ruleText({ paper, applies_to, country, currency, threshold_minor }: Rule): string {
  const who =
    applies_to === 'country'
      ? `Partners in ${new Intl.DisplayNames('en', { type: 'region' }).of(country!)}`
      : appliesToOptions.find(({ value }) => value === applies_to)!.label;
  const what = lower(paperOptions.find(({ value }) => value === paper)!.label).replace('a uS', 'a US');
  if (currency && threshold_minor)
    return `${who} need ${what} once they earn ${formatMoney(threshold_minor, currency)} in a year.`;
  return currency
    ? `${who} need ${what} before they are paid in ${currency}.`
    : `${who} need ${what} before they are paid.`;
}

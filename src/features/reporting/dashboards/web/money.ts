import { decimalOf } from '#shared/money/money.ts';
import { regionLocale } from '#web/region.ts';

function written(minor: number, currency: string, options: Intl.NumberFormatOptions): string {
  const format = new Intl.NumberFormat(regionLocale(), { style: 'currency', currency, ...options });
  return format.format(decimalOf(Math.round(minor), currency) as Intl.StringNumericLiteral);
}

/** Formats large figures without cents. */
export const roundText = (minor: number, currency: string) => written(minor, currency, { maximumFractionDigits: 0 });

/** "$1.2M", for an axis. */
export const shortText = (minor: number, currency: string) =>
  written(minor, currency, { notation: 'compact', maximumFractionDigits: 1 });

import { exponentOf, formatMoney } from '../money/money.ts';
import { localeIn } from './languages.ts';
import { readerLanguage } from './texts.ts';

/** Formats for what the server writes to a reader, in the reader's language. */

const locale = (): string => localeIn(readerLanguage(), 'en-US');

/** "€1,234.50", or "1.234,50 €" */
export const readerMoney = (minor: number, currency: string): string => formatMoney(minor, currency, locale());

/** "€1,234", or "1.234 €": a whole amount without its fraction. */
export function shortReaderMoney(minor: number, currency: string): string {
  const isWhole = minor % 10 ** exponentOf(currency) === 0;
  return formatMoney(minor, currency, locale(), isWhole);
}

/** "12,500", or "12.500" */
export const readerNumber = (value: number): string => new Intl.NumberFormat(locale()).format(value);

/** An instant as a day with its weekday: "Friday, November 27", or "Freitag, 27. November". */
export const readerDay = (at: string | Date, timeZone: string): string =>
  new Date(at).toLocaleDateString(locale(), { weekday: 'long', month: 'long', day: 'numeric', timeZone });

/** "a, b and c" */
export const readerList = (items: readonly string[]): string =>
  new Intl.ListFormat(locale(), { type: 'conjunction' }).format(items);

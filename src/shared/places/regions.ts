import { localeIn } from '../text/languages.ts';
import { readerLanguage } from '../text/texts.ts';

/** The locales that format dates, numbers and money for each region. */
export const regionLocales = { en: 'en-US', 'en-ca': 'en-CA', 'en-gb': 'en-GB' } as const;

export const localeOf = (region: string): string => regionLocales[region as keyof typeof regionLocales] ?? 'en-US';

/** The locale of dates and numbers for the reader: in English that of the region, otherwise the reader's language. */
export const readerLocale = (region: string): string => localeIn(readerLanguage(), localeOf(region));

/** A calendar date in words, for the reader: "November 22, 2026", "22 November 2026" or "22. November 2026". */
export function formatLongDay(day: string, region: string): string {
  return new Intl.DateTimeFormat(readerLocale(region), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day.slice(0, 10)}T00:00:00Z`),
  );
}

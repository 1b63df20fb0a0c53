/** The locales that format dates, numbers and money for each region. Texts are always English. */
export const regionLocales = { en: 'en-US', 'en-ca': 'en-CA', 'en-gb': 'en-GB' } as const;

export const localeOf = (region: string): string => regionLocales[region as keyof typeof regionLocales] ?? 'en-US';

/** A calendar date in words: "November 22, 2026", or "22 November 2026". */
export function formatLongDay(day: string, region: string): string {
  return new Intl.DateTimeFormat(localeOf(region), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day.slice(0, 10)}T00:00:00Z`),
  );
}

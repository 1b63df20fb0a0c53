const formats = new Map<string, Intl.NumberFormat>();

function formatIn(locale: string): Intl.NumberFormat {
  const format = formats.get(locale);
  if (format) return format;
  const added = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 });
  formats.set(locale, added);
  return added;
}

/** Formats a percentage, in whole percent or with decimals: 75 is "75%". Screens use `formatPercent`, in the company's region. */
export const percentText = (percent: number, locale = 'en-US'): string => formatIn(locale).format(percent / 100);

/** Formats the share of a part in whole percent; of nothing there is none. */
export const shareText = (part: number, whole: number, locale?: string): string =>
  whole > 0 ? percentText(Math.round((part / whole) * 100), locale) : '–';

/** Formats a rate, given in parts per million. */
export const ppmText = (ppm: number, locale = 'en-US'): string => formatIn(locale).format(ppm / 1_000_000);

import { countryCodes } from '#shared/countries.ts';
import { cachedByLocale, regionLocale } from './region.ts';

/** The name of a country in the reader's language; what is no code is shown as it is. */
export function countryName(code: string | null | undefined): string | null {
  if (!code) return null;
  try {
    return new Intl.DisplayNames(regionLocale(), { type: 'region' }).of(code) ?? code;
  } catch {
    // Custom addresses may hold what was entered before codes were required.
    return code;
  }
}

/** All countries by name in the reader's language, worked out once. */
export const countryOptions = cachedByLocale((locale) => {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator();
  return countryCodes
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .sort((a, b) => compare(a.label, b.label));
});

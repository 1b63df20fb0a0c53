import { countryCodes } from '#shared/places/countries.ts';
import { cachedByLocale, regionLocale } from './region.ts';

/** The name of a country in the reader's language; a text that is not a code is returned unchanged. */
export function countryName(code: string | null | undefined): string | null {
  if (!code) return null;
  try {
    return new Intl.DisplayNames(regionLocale(), { type: 'region' }).of(code) ?? code;
  } catch {
    // Custom addresses may contain text from before codes were required.
    return code;
  }
}

/** All countries by name in the reader's language. */
export const countryOptions = cachedByLocale((locale) => {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator();
  return countryCodes
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .sort((a, b) => compare(a.label, b.label));
});

/** Two-letter codes (ISO 639-1) of the languages a lead can be in, with their English names. */
const codes =
  'ar bg cs da de el en es et fi fr he hi hr hu id it ja ko lt lv ms nl no pl pt ro ru sk sl sr sv th tr uk vi zh'.split(
    ' ',
  );
const names = new Intl.DisplayNames('en', { type: 'language' });

export const languageName = (code: string): string => names.of(code) ?? code;

export const languageOptions = codes
  .map((value) => ({ value, label: languageName(value) }))
  .sort((a, b) => (a.label < b.label ? -1 : 1));

/** The code of a language given as code, locale or English name: "es", "es-ES", "Spanish". */
export function languageOf(text: string | null | undefined): string | null {
  const wanted = text?.trim().toLowerCase() ?? '';
  const found = languageOptions.find(
    ({ value, label }) => wanted === value || wanted.startsWith(`${value}-`) || wanted === label.toLowerCase(),
  );
  return found?.value ?? null;
}

/** The main language of a country. */
export function languageOfCountry(country: string | null): string | null {
  if (!country || country === 'ZZ') return null;
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  return language === 'nb' ? 'no' : language;
}

/** The languages of the product. English is complete by definition; another one falls back to it text by text. */
export const languages = ['en', 'de', 'fr', 'es', 'pt-BR', 'ja'] as const;
export type Language = (typeof languages)[number];

/** The accented English of tests: what is not accented there is not translated anywhere. */
export const PSEUDO = 'en-XA';

/** The languages, each in its own words. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  'pt-BR': 'Português (Brasil)',
  ja: '日本語',
};

export const languageOptions = languages.map((value) => ({ value, label: languageNames[value] }));

export const isLanguage = (tag: unknown): tag is Language => languages.includes(tag as Language);

/** The language of ours for a tag such as `de-AT`, `pt` or `en_US`; undefined if we have none. */
export function languageOfTag(tag: string): Language | undefined {
  const [primary] = tag.trim().toLowerCase().split(/[-_]/);
  return languages.find((language) => language.toLowerCase().split('-')[0] === primary);
}

/** The first language of ours among tags in the reader's order, such as `navigator.languages`. */
export function firstLanguage(tags: readonly string[]): Language | undefined {
  for (const tag of tags) {
    const language = languageOfTag(tag);
    if (language) return language;
  }
  return undefined;
}

/** The locale of numbers and dates: in English the region decides, in another language the language. */
export const localeIn = (language: string, regionLocale: string): string =>
  language === 'en' || language === PSEUDO ? regionLocale : language;

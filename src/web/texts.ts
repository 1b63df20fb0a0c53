/**
 * Texts that several screens share live in `texts.ts` beside them, one object per language (decision 0029).
 * English is complete by definition; another language may be given in part and falls back to English.
 * The language is fixed when the page loads, so texts are plain values and can be used anywhere.
 */
type Texts = { [key: string]: string | Texts | ((...values: never[]) => string) };

const language = typeof document === 'undefined' ? 'en' : document.documentElement.lang || 'en';

export function defineTexts<T extends Texts>(languages: { en: T } & { [language: string]: Partial<T> }): T {
  const chosen = languages[language.split('-')[0]!] ?? {};
  return { ...languages.en, ...chosen };
}

/** Formats "1 partner", "2 partners". */
export function plural(count: number, one: string, many: string): string {
  return `${count.toLocaleString(language)} ${count === 1 ? one : many}`;
}

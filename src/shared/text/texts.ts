import { PSEUDO } from './languages.ts';
import { pseudo } from './pseudo.ts';

/** Texts of one place, by key: plain, nested, or functions for plurals and word order. */
export interface Texts {
  readonly [key: string]: string | Texts | readonly unknown[] | ((...values: never[]) => unknown);
}

/** A text in another language. */
type Translated<T> = T extends string
  ? string
  : T extends (...values: infer V) => infer R
    ? (...values: V) => R extends string ? string : R
    : T extends readonly unknown[]
      ? { readonly [I in keyof T]: Translated<T[I]> }
      : T extends number | boolean
        ? T
        : FullTranslation<T>;

/** The same texts in another language, complete: the compiler finds what is missing. */
export type FullTranslation<T> = { readonly [K in keyof T]: Translated<T[K]> };
/** The same texts in another language. What is left out is shown in English. */
export type Translation<T> = { readonly [K in keyof T]?: Translated<T[K]> };

/** The translated texts of a language by place (`deals/leads`, `web`): the id of each table, and how it is loaded. */
export type Translations = Readonly<Record<string, readonly (readonly [string, () => Promise<object>])[]>>;

/** The tables of contents of a language. Texts are loaded by place; labels, which menus and lists need at once, together. */
export interface LanguageFiles {
  texts: () => Promise<{ translations: Translations }>;
  labels: () => Promise<{ labels: readonly Readonly<Record<string, string>>[] }>;
}

let givenLanguage: () => string | undefined = () => undefined;

/** Lets a server, which has no page, tell the language of the reader it is writing for. */
export function readLanguageFrom(read: () => string | undefined): void {
  givenLanguage = read;
}

/** The language in which texts are read: of the page, or on a server of the reader it is writing for. */
export const readerLanguage = (): string =>
  givenLanguage() ?? (typeof document === 'undefined' ? 'en' : document.documentElement?.lang || 'en');

/** Reads texts in a language, such as the markup of one page. */
export function readIn<T>(language: string, read: () => T): T {
  const before = givenLanguage;
  givenLanguage = () => language;
  try {
    return read();
  } finally {
    givenLanguage = before;
  }
}

const textsByLanguage = new Map<string, Map<string, Texts>>();

/** Adds the translated texts of a place, by its id. */
export function addTexts(language: string, id: string, texts: object): void {
  const byId = textsByLanguage.get(language) ?? new Map<string, Texts>();
  textsByLanguage.set(language, byId.set(id, texts as Texts));
}

/**
 * Declares the texts of one place, in English (decision 231). A sibling file such as `texts.de.ts` translates them.
 * Each text is looked up when it is shown, so translations can arrive after the code.
 * @param id the folder, as in `deals/deal-registrations/web`
 */
export function defineTexts<T extends Texts>(id: string, english: T): T {
  return viewOf(english, (language) => textsByLanguage.get(language)?.get(id)) as T;
}

function viewOf(english: Texts, translated: (language: string) => Texts | undefined): object {
  const view = {};
  for (const [key, text] of Object.entries(english)) {
    const isPlace = typeof text === 'object' && !Array.isArray(text);
    const nested = isPlace ? viewOf(text as Texts, (language) => translated(language)?.[key] as Texts) : undefined;
    Object.defineProperty(view, key, {
      enumerable: true,
      get: nested
        ? () => nested
        : () => {
            const language = readerLanguage();
            if (language === 'en') return text;
            return language === PSEUDO ? pseudoOf(text) : (translated(language)?.[key] ?? text);
          },
    });
  }
  return view;
}

function pseudoOf(text: unknown): unknown {
  if (typeof text === 'string') return pseudo(text);
  if (Array.isArray(text)) return text.map(pseudoOf);
  if (typeof text === 'function') return (...values: unknown[]) => pseudoOf(text(...values));
  return text;
}

/** Loads the texts of a place. */
export async function addTextsOf(language: string, translations: Translations, place: string): Promise<void> {
  await Promise.all((translations[place] ?? []).map(async ([id, load]) => addTexts(language, id, await load())));
}

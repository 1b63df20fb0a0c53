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

type Read = () => string;
const pageLanguage: Read = () => (typeof document === 'undefined' ? 'en' : document.documentElement.lang || 'en');
let readLanguage = pageLanguage;

/** The language of whoever reads: that of the page, and on the server that of the request or the recipient. */
export const readerLanguage = (): string => readLanguage();
/** Called once by the server, which has many readers at a time. */
export const readLanguageFrom = (read: Read): void => {
  readLanguage = read;
};

const textsByLanguage = new Map<string, Map<string, Texts>>();
const labelsByLanguage = new Map<string, Map<string, string>>();

const entriesOf = <T>(all: Map<string, Map<string, T>>, language: string): Map<string, T> => {
  const entries = all.get(language) ?? new Map<string, T>();
  all.set(language, entries);
  return entries;
};

/** Adds translations: texts by the id of their place, labels by their English. */
export function addTexts(language: string, id: string, texts: object): void {
  entriesOf(textsByLanguage, language).set(id, texts as Texts);
}
export function addLabels(language: string, labels: Readonly<Record<string, string>>): void {
  const entries = entriesOf(labelsByLanguage, language);
  for (const [english, label] of Object.entries(labels)) entries.set(english, label);
}

/**
 * Declares the texts of one place, in English (decision 231). A sibling file such as `texts.de.ts` translates them.
 * Each text is read in the language of its reader, so the server shares one object among all.
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
            const language = readLanguage();
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

/** A declared label in the language of the reader. Its English is its key, so a label is translated once. */
export function said(label: string): string {
  const language = readLanguage();
  if (language === 'en') return label;
  return language === PSEUDO ? pseudo(label) : (labelsByLanguage.get(language)?.get(label) ?? label);
}

/** The properties of declarations that people read. */
export const SAID_KEYS: ReadonlySet<string> = new Set([
  'label',
  'title',
  'help',
  'placeholder',
  'text',
  'done',
  'about',
  'hint',
  'heading',
  'short',
  'empty',
  'analysis',
  'lead',
  'none',
  'question',
  'suffix',
  'rule',
  'hit',
  'seen',
  'detail',
  'note',
]);

const isPlain = (thing: unknown): thing is Record<string, unknown> =>
  typeof thing === 'object' &&
  thing !== null &&
  (Array.isArray(thing) || [Object.prototype, null].includes(Object.getPrototypeOf(thing)));

/**
 * Makes the labels of a declaration readable in every language: each is looked up when it is read. The declaration
 * itself is changed and returned; functions and schemas in it stay as they are.
 */
export function sayable<const T>(declaration: T, keys: ReadonlySet<string> = SAID_KEYS): T {
  makeSayable(declaration, keys, new Set());
  return declaration;
}

/** Makes every text of a table of words readable in every language: `{ draft: 'Draft', sent: 'Sent' }`. */
export function sayableWords<const T extends Readonly<Record<string, string>>>(words: T): T {
  for (const [key, label] of Object.entries(words)) sayProperty(words as Record<string, unknown>, key, label);
  return words;
}

function makeSayable(thing: unknown, keys: ReadonlySet<string>, visited: Set<unknown>): void {
  if (!isPlain(thing) || visited.has(thing) || Object.isFrozen(thing)) return;
  visited.add(thing);
  for (const [key, { value, get }] of Object.entries(Object.getOwnPropertyDescriptors(thing))) {
    if (get) continue;
    if (typeof value === 'string') {
      if (keys.has(key)) sayProperty(thing, key, value);
    } else makeSayable(value, keys, visited);
  }
}

function sayProperty(thing: Record<string, unknown>, key: string, label: string): void {
  Object.defineProperty(thing, key, { enumerable: true, configurable: true, get: () => said(label) });
}

import { PSEUDO } from './languages.ts';
import { pseudo } from './pseudo.ts';
import { readerLanguage } from './texts.ts';

const labelsByLanguage = new Map<string, Map<string, string>>();

/** Adds translated labels, by their English. */
export function addLabels(language: string, labels: Readonly<Record<string, string>>): void {
  const byEnglish = labelsByLanguage.get(language) ?? new Map<string, string>();
  labelsByLanguage.set(language, byEnglish);
  for (const [english, label] of Object.entries(labels)) byEnglish.set(english, label);
}

/** A declared label in the language of the page. Its English is its key, so that a label is translated once. */
export function said(label: string): string {
  const language = readerLanguage();
  if (language === 'en') return label;
  return language === PSEUDO ? pseudo(label) : (labelsByLanguage.get(language)?.get(label) ?? label);
}

/** The noun of a list, for one row and for many. */
export const saidNoun = ([one, many]: readonly [string, string]) => [said(one), said(many)] as const;

/** The properties of declarations that people read and that no code compares. */
const SAID_KEYS: ReadonlySet<string> = new Set([
  'about',
  'analysis',
  'done',
  'empty',
  'help',
  'hint',
  'item',
  'label',
  'lead',
  'many',
  'none',
  'one',
  'placeholder',
  'suffix',
  'text',
  'title',
]);

const isPlain = (thing: unknown): thing is Record<string, unknown> =>
  typeof thing === 'object' &&
  thing !== null &&
  (Array.isArray(thing) || [Object.prototype, null].includes(Object.getPrototypeOf(thing)));

/**
 * Lets the labels of a declaration be read in another language: each is looked up when it is shown, because the labels
 * of a language arrive after the declaration. In English the declaration stays as it is.
 */
export function sayable<T>(declaration: T): T {
  if (readerLanguage() !== 'en') makeSayable(declaration, new Set());
  return declaration;
}

/** Lets a table of words be read in another language: `{ draft: 'Draft', sent: 'Sent' }`. */
export function sayableWords<T extends object>(words: T): T {
  if (readerLanguage() !== 'en')
    for (const [key, word] of Object.entries(words)) if (typeof word === 'string') sayProperty(words, key, word);
  return words;
}

function sayProperty(thing: object, key: string, label: string): void {
  Object.defineProperty(thing, key, { enumerable: true, configurable: true, get: () => said(label) });
}

function makeSayable(thing: unknown, visited: Set<unknown>): void {
  if (!isPlain(thing) || visited.has(thing) || Object.isFrozen(thing)) return;
  visited.add(thing);
  for (const [key, { value, get }] of Object.entries(Object.getOwnPropertyDescriptors(thing))) {
    if (get) continue;
    if (typeof value !== 'string') makeSayable(value, visited);
    else if (SAID_KEYS.has(key)) sayProperty(thing, key, value);
  }
}

import { createElement, Fragment, type ReactNode } from 'react';
import { PSEUDO } from '#shared/text/languages.ts';
import { pseudo } from '#shared/text/pseudo.ts';
import { readerLanguage } from '#shared/text/texts.ts';

export { defineTexts } from '#shared/text/texts.ts';

/** A value inside a text. */
export type Part = string | number | null | undefined;

const rules = new Map<string, Intl.PluralRules>();

/** Formats "1 partner", "2 partners" by the plural rule of the reader's language: in French, zero is singular. */
export function plural(count: number, one: string, many: string): string {
  const language = readerLanguage();
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  return `${count.toLocaleString(language)} ${rule.select(count) === 'one' ? one : many}`;
}

/**
 * A text with elements in it, in the word order of its language.
 * @example verified: (on: ReactNode) => rich`Verified on ${on}.`
 */
export function rich(texts: TemplateStringsArray, ...parts: ReactNode[]): ReactNode {
  const isPseudo = readerLanguage() === PSEUDO;
  const children = texts.flatMap((text, at) => [isPseudo ? pseudo(text) : text, at < parts.length ? parts[at] : null]);
  return createElement(Fragment, null, ...children);
}

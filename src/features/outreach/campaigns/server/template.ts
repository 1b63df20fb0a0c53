import { inLanguage } from '#server/language.ts';
import type { PersonalFact } from '../blocks.schema.ts';
import { type Piece, piecesOf } from '../variables.ts';

/** A place in a rendered email that is filled for each recipient. */
export type Slot =
  | { kind: 'variable'; variable: string; fallback: string }
  | { kind: 'facts'; facts: PersonalFact[]; fallback: string }
  | { kind: 'link'; url: string }
  | { kind: 'preferences' }
  | { kind: 'pixel' };

/** A rendered email with its slots; the marks in the texts name them by position. */
export interface Template {
  subject: string;
  html: string;
  text: string;
  slots: Slot[];
  topic: string;
  /** The language of the words that are filled in; emails prepared before there were several have none. */
  language?: string;
}

// Private characters cannot come from an author: `withoutMarks` removes them.
const OPEN = '\uE000';
const CLOSE = '\uE001';
const MARK = /\uE000(\d+)\uE001/;

const withoutMarks = (text: string) => text.replace(/[\uE000\uE001]/g, '');

/** Collects the slots of an email while it is rendered. */
export class Slots {
  readonly all: Slot[] = [];

  mark(slot: Slot): string {
    const key = JSON.stringify(slot);
    const known = this.all.findIndex((one) => JSON.stringify(one) === key);
    if (known < 0) this.all.push(slot);
    return `${OPEN}${known < 0 ? this.all.length - 1 : known}${CLOSE}`;
  }

  /** The text of an author with marks for its variables. `shown` escapes what is not a variable. */
  words(text: string, shown: (text: string) => string): string {
    return piecesOf(withoutMarks(text))
      .map((piece: Piece) => ('variable' in piece ? this.mark({ kind: 'variable', ...piece }) : shown(piece.text)))
      .join('');
  }
}

/** A template cut at its marks, so that filling it for each recipient is one join. */
export class Filler {
  readonly #html: string[];
  readonly #text: string[];
  readonly #slots: readonly Slot[];
  readonly #language: string;

  constructor({ html, text, slots, language = 'en' }: Template) {
    this.#html = html.split(MARK);
    this.#text = text.split(MARK);
    this.#slots = slots;
    this.#language = language;
  }

  fill(values: (slot: Slot) => { html: string; text: string }): { html: string; text: string } {
    const filled = inLanguage(this.#language, () => this.#slots.map(values));
    const join = (parts: readonly string[], form: 'html' | 'text') =>
      parts.map((part, at) => (at % 2 === 0 ? part : (filled[Number(part)]?.[form] ?? ''))).join('');
    return { html: join(this.#html, 'html'), text: join(this.#text, 'text').replace(/\n{3,}/g, '\n\n') };
  }
}

const DARK = '@media (prefers-color-scheme: dark)';

/** Shows the colors of light or dark mailboxes, whatever the reader's system prefers. */
export const inColors = (html: string, isDark: boolean): string =>
  html.replaceAll(DARK, isDark ? '@media all' : '@media not all');

import { formatMoney } from '#shared/money/money.ts';
import { localeIn } from '#shared/text/languages.ts';
import { readerLanguage } from '#shared/text/texts.ts';
import { addDays } from '#shared/time/dates.ts';
import { planTexts } from './plan.texts.ts';

/** The audience and number format of the sentences. `names` maps ids (and `custom.<key>`) to their labels. */
export interface PhraseContext {
  /** The program's currency, used for amounts without one. */
  currency: string;
  locale?: string;
  names?: Readonly<Record<string, string>>;
  /** Sentences for a partner address it: "you earn", "your tier". */
  reader?: 'company' | 'partner';
}

export interface Phrases {
  isPartner: boolean;
  money(minor: number, currency?: string): string;
  rate(ppm: number): string;
  number(value: number): string;
  day(iso: string): string;
  lastDay(exclusiveEnd: string): string;
  name(id: string): string;
  hasName(id: string): boolean;
  or(items: readonly string[]): string;
  and(items: readonly string[]): string;
}

/** In English the region decides the formats, in another language that language does. */
export function phrasesFor({
  currency,
  locale: region = 'en',
  names = {},
  reader = 'company',
}: PhraseContext): Phrases {
  const locale = localeIn(readerLanguage(), region);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 });
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const lists = (type: 'disjunction' | 'conjunction') =>
    new Intl.ListFormat(localeIn(readerLanguage(), 'en'), { type });
  const isPartner = reader === 'partner';
  const day = (iso: string) => date.format(new Date(`${iso}T00:00:00Z`));
  return {
    isPartner,
    money: (minor, code = currency) => formatMoney(minor, code, locale),
    rate: (ppm) => percent.format(ppm / 1_000_000),
    number: (value) => plain.format(value),
    day,
    lastDay: (end) => day(addDays(end, -1)),
    name: (id) => names[id] ?? id,
    hasName: (id) => names[id] !== undefined,
    or: (items) => lists('disjunction').format(items),
    and: (items) => lists('conjunction').format(items),
  };
}

export function sentence(text: string): string {
  const trimmed = text.trim();
  return `${trimmed.charAt(0).toUpperCase()}${trimmed.slice(1)}${/[.!?:…。！？]$/.test(trimmed) ? '' : '.'}`;
}

export const roleNames: Readonly<Record<string, string>> = planTexts.roles;

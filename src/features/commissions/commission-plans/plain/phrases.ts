import { formatMoney } from '#shared/money/money.ts';
import { addDays } from '#shared/time/dates.ts';

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
  count(value: number, noun: string): string;
  number(value: number): string;
  day(iso: string): string;
  lastDay(exclusiveEnd: string): string;
  name(id: string): string;
  hasName(id: string): boolean;
  or(items: readonly string[]): string;
  and(items: readonly string[]): string;
  /** "a partner" or "you". */
  who: string;
  earns: string;
}

export function phrasesFor({ currency, locale = 'en', names = {}, reader = 'company' }: PhraseContext): Phrases {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 });
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const lists = (type: 'disjunction' | 'conjunction') => new Intl.ListFormat('en', { type });
  const isPartner = reader === 'partner';
  const day = (iso: string) => date.format(new Date(`${iso}T00:00:00Z`));
  return {
    isPartner,
    money: (minor, code = currency) => formatMoney(minor, code, locale),
    rate: (ppm) => percent.format(ppm / 1_000_000),
    count: (value, noun) => `${plain.format(value)} ${value === 1 ? noun : `${noun}s`}`,
    number: (value) => plain.format(value),
    day,
    lastDay: (end) => day(addDays(end, -1)),
    name: (id) => names[id] ?? id,
    hasName: (id) => names[id] !== undefined,
    or: (items) => lists('disjunction').format(items),
    and: (items) => lists('conjunction').format(items),
    who: isPartner ? 'you' : 'a partner',
    earns: isPartner ? 'earn' : 'earns',
  };
}

export function sentence(text: string): string {
  const trimmed = text.trim();
  return `${trimmed.charAt(0).toUpperCase()}${trimmed.slice(1)}${/[.!?:…]$/.test(trimmed) ? '' : '.'}`;
}

/** 1st, 2nd, 3rd, 11th. */
export function ordinal(value: number): string {
  const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
  return `${value}${endings[new Intl.PluralRules('en', { type: 'ordinal' }).select(value)]}`;
}

export const roleNames: Record<string, string> = {
  source: 'sourcing',
  resell: 'reselling',
  influence: 'influencing',
  services: 'services',
  distributor: 'distributing',
};

export const periodNames = {
  month: 'calendar month',
  quarter: 'calendar quarter',
  year: 'calendar year',
  lifetime: 'lifetime',
} as const;

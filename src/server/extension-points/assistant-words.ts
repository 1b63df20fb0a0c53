import { formatMoney } from '#shared/money/money.ts';
import { nounAddressIn } from '#shared/nouns/nouns.ts';
import type { Reader, Source } from './assistant-tools.ts';

/** Collects the sources of an answer in the order in which its sentences refer to them. */
export function citations() {
  const sources: Source[] = [];
  return {
    sources,
    /** The reference after a statement, " [1]"; empty without a source. One address has one number. */
    cite(source: Source | null): string {
      if (!source) return '';
      const index = sources.findIndex(({ to }) => to === source.to);
      return ` [${(index === -1 ? sources.push(source) - 1 : index) + 1}]`;
    },
  };
}

/** A record as a source; null if the caller's mode has no screen of it. */
export function recordSource(reader: Reader, table: string, id: string, title: string): Source | null {
  const to = nounAddressIn(reader.actor.mode, table, id);
  return to && { kind: 'record', title, to };
}

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const months = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "Mar 16, 2026", of a day or an instant. */
export const dayText = (value: string): string => days.format(new Date(`${value.slice(0, 10)}T00:00:00Z`));

/** "March 2026", of `2026-03`. */
export const monthText = (month: string): string => months.format(new Date(`${month.slice(0, 7)}-01T00:00:00Z`));

/** "1 deal", "2 deals". */
export const countText = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** "$1,200.00 and €300.00": amounts are never added across currencies. */
export function sumsText(rows: readonly { amount_minor: number | null; currency: string }[]): string {
  const sums = new Map<string, number>();
  for (const { amount_minor, currency } of rows) sums.set(currency, (sums.get(currency) ?? 0) + (amount_minor ?? 0));
  return new Intl.ListFormat('en').format([...sums].map(([currency, minor]) => formatMoney(minor, currency)));
}

/** A text of a record on one line, shortened for a sentence. It stays a quotation. */
export function quoted(text: string, most = 160): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return `“${line.length > most ? `${line.slice(0, most).trimEnd()}…` : line}”`;
}

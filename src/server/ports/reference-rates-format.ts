import { isDate } from '#shared/dates.ts';
import { isCurrency } from '#shared/money.ts';

/** What was published for one day: units of each currency for one euro, as decimal text. */
export interface PublishedDay {
  as_of: string;
  perEuro: ReadonlyMap<string, string>;
}

/** There are none: nobody answered, or what came is not the file it should be. The message says so to people. */
export class NoRates extends Error {}

/**
 * Reads the European Central Bank's file of reference rates (https://www.ecb.europa.eu/stats/eurofxref/: eurofxref-daily.xml
 * and eurofxref-hist-90d.xml): an envelope that names the bank, around days (`Cube time`) of rates (`Cube currency rate`). That
 * one format and nothing else, so that no other file is taken for rates.
 * @returns the days in their order of time; currencies we do not know are left out
 * @throws NoRates
 */
export function readReferenceRates(text: string): PublishedDay[] {
  const [, body] = ENVELOPE.exec(text) ?? [];
  if (body === undefined) throw new NoRates('This is not the European Central Bank’s file of reference rates.');
  const days = new Map<string, PublishedDay>();
  for (const [as_of, rates] of each(DAY, body, 'day of rates')) {
    if (!isDate(as_of)) throw new NoRates(`The file has a day that is none: ${as_of}.`);
    if (days.has(as_of)) throw new NoRates(`The file has ${as_of} twice.`);
    days.set(as_of, { as_of, perEuro: ratesOf(rates, as_of) });
  }
  if (days.size === 0) throw new NoRates('The file has no rates in it.');
  return [...days.values()].sort((a, b) => (a.as_of < b.as_of ? -1 : 1));
}

/** Names and order are those the bank has used since 2002. */
const ENVELOPE = new RegExp(
  [
    '^\\uFEFF?<\\?xml [^<>]*\\?>',
    '<gesmes:Envelope xmlns:gesmes="http://www\\.gesmes\\.org/xml/2002-08-01" xmlns="http://www\\.ecb\\.int/vocabulary/2002-08-01/eurofxref">',
    '<gesmes:subject>Reference rates</gesmes:subject>',
    '<gesmes:Sender>',
    '<gesmes:name>European Central Bank</gesmes:name>',
    '</gesmes:Sender>',
    '<Cube>([\\s\\S]*)</Cube>',
    '</gesmes:Envelope>\\s*$',
  ].join('\\s*'),
);
/** A day's or a rate's two values; both kinds of quotes are in use. */
const DAY = /\s*<Cube time=(?:'([0-9-]+)'|"([0-9-]+)")>((?:\s*<Cube currency=[^<>]*\/>)+)\s*<\/Cube>\s*/y;
const RATE = /\s*<Cube currency=(?:'([A-Z]{3})'|"([A-Z]{3})") rate=['"](\d{1,9}(?:\.\d{1,10})?)['"]\/>\s*/y;

/** One after the other, with nothing between them. */
function* each(pattern: RegExp, text: string, what: string): Generator<[string, string]> {
  for (let place = 0; place < text.length; place = pattern.lastIndex) {
    pattern.lastIndex = place;
    const found = pattern.exec(text);
    if (!found) {
      if (text.trim() === '') return;
      throw new NoRates(`The file says something that is no ${what}: ${text.slice(place).trim().slice(0, 60)}`);
    }
    const [, single, double, value = ''] = found;
    yield [single ?? double ?? '', value];
  }
}

function ratesOf(text: string, as_of: string): Map<string, string> {
  const rates = new Map<string, string>();
  for (const [currency, rate] of each(RATE, text, 'rate')) {
    if (currency === 'EUR' || rates.has(currency)) throw new NoRates(`The file has ${currency} twice on ${as_of}.`);
    if (!/[1-9]/.test(rate)) throw new NoRates(`The file has a rate of ${currency} that is not above 0, on ${as_of}.`);
    rates.set(currency, rate);
  }
  return new Map([...rates].filter(([currency]) => isCurrency(currency)));
}

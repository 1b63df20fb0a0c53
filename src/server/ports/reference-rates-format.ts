import { isCurrency } from '#shared/money/money.ts';
import { isDate } from '#shared/time/dates.ts';
import { type XmlToken, xmlTokens } from '../text/xml.ts';

/** The rates published for one day: units of each currency per euro, as decimal text. */
export interface PublishedDay {
  as_of: string;
  perEuro: ReadonlyMap<string, string>;
}

/** Thrown if there is no response or the file is not the expected one. The message is for people. */
export class NoRates extends Error {}

/** The paths of the file's elements; the bank has used these names since 2002. */
const ELEMENTS = new Set([
  'Envelope',
  'Envelope/subject',
  'Envelope/Sender',
  'Envelope/Sender/name',
  'Envelope/Cube',
  'Envelope/Cube/Cube',
  'Envelope/Cube/Cube/Cube',
]);
const DAY = 'Envelope/Cube/Cube';
const RATE = `${DAY}/Cube`;
const DECIMAL = /^\d{1,9}(\.\d{1,10})?$/;

/**
 * Reads the European Central Bank's file of reference rates (https://www.ecb.europa.eu/stats/eurofxref/:
 * eurofxref-daily.xml and eurofxref-hist-90d.xml): an envelope that names the bank, around days (`Cube time`) of rates
 * (`Cube currency rate`). Other formats are refused, so that no other file is mistaken for rates.
 * @returns the days in chronological order; unknown currencies are skipped
 * @throws NoRates
 */
export function readReferenceRates(text: string): PublishedDay[] {
  const days = new Map<string, Map<string, string>>();
  const place: string[] = [];
  let as_of = '';
  let sender = '';
  for (const token of tokensOf(text)) {
    const where = place.join('/');
    if (token.kind === 'close') {
      if (where === DAY && days.get(as_of)!.size === 0) throw unexpected('day of rates', as_of);
      place.pop();
    } else if (token.kind === 'text') {
      if (where === 'Envelope/Sender/name') sender += token.text;
      else if (where.startsWith('Envelope/Cube') && token.text.trim()) throw unexpected('rate', token.text.trim());
    } else {
      place.push(token.name);
      const inside = place.join('/');
      if (!ELEMENTS.has(inside)) throw notTheBanks();
      if (inside === DAY) {
        as_of = token.attributes.time ?? '';
        if (!isDate(as_of)) throw new NoRates(`The file contains an invalid date: ${as_of}.`);
        if (days.has(as_of)) throw new NoRates(`The file has ${as_of} twice.`);
        days.set(as_of, new Map());
      } else if (inside === RATE) addRate(days.get(as_of)!, token.attributes, as_of);
    }
  }
  if (sender !== 'European Central Bank') throw notTheBanks();
  if (days.size === 0) throw new NoRates('The file contains no rates.');
  return [...days]
    .map(([day, rates]) => ({ as_of: day, perEuro: new Map([...rates].filter(([code]) => isCurrency(code))) }))
    .sort((a, b) => (a.as_of < b.as_of ? -1 : 1));
}

function addRate(rates: Map<string, string>, attributes: Readonly<Record<string, string>>, as_of: string): void {
  const { currency = '', rate = '' } = attributes;
  if (!/^[A-Z]{3}$/.test(currency) || !DECIMAL.test(rate)) throw unexpected('rate', `${currency} ${rate}`);
  if (currency === 'EUR' || rates.has(currency)) throw new NoRates(`The file has ${currency} twice on ${as_of}.`);
  if (!/[1-9]/.test(rate)) throw new NoRates(`The file has a rate of ${currency} that is not above 0, on ${as_of}.`);
  rates.set(currency, rate);
}

function* tokensOf(text: string): Generator<XmlToken> {
  try {
    yield* xmlTokens(text);
  } catch {
    throw notTheBanks();
  }
}

const notTheBanks = () => new NoRates('This is not the European Central Bank’s file of reference rates.');

const unexpected = (what: string, text: string) =>
  new NoRates(`The file contains something that is not a ${what}: ${text.slice(0, 60)}`);

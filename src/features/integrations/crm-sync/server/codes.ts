import { currencyExponents, isCurrency } from '#shared/money/money.ts';
import { countryCode, countryCodes } from '#shared/places/countries.ts';
import type { LocalField } from '../schema.ts';

type Codes = NonNullable<LocalField['codes']>;

export const nameOfList: Readonly<Record<Codes, string>> = { countries: 'country', currencies: 'currency' };

/** The languages in which CRM systems spell countries and currencies, beside English and a country's own one. */
const LANGUAGES = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'cs',
  'da',
  'sv',
  'nb',
  'fi',
  'tr',
  'ja',
  'zh',
  'ko',
];
/** Signs that stand for one currency only. */
const SIGNS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '₩': 'KRW',
  '₺': 'TRY',
  US$: 'USD',
};

const squash = (text: string): string => text.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');

function namesOf(type: 'region' | 'currency', codes: readonly string[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const language of LANGUAGES) {
    const display = new Intl.DisplayNames(language, { type, fallback: 'none' });
    for (const code of codes) {
      const name = display.of(code);
      // The first one with a name keeps it.
      if (name && !names.has(squash(name))) names.set(squash(name), code);
    }
  }
  return names;
}

let countries: ReadonlyMap<string, string> | undefined;
let currencies: ReadonlyMap<string, string> | undefined;
const currencyCodes = [...currencyExponents.keys()];

/** The code of a country or a currency by its code, its sign, or its name. Undefined for another text. */
export function codeOf(codes: Codes, text: string): string | undefined {
  if (codes === 'countries') {
    const known = countryCode(text);
    if (known) return known;
    countries ??= namesOf('region', countryCodes);
    return countries.get(squash(text));
  }
  const code = text.trim().toUpperCase();
  if (isCurrency(code)) return code;
  currencies ??= namesOf('currency', currencyCodes);
  return SIGNS[code] ?? currencies.get(squash(text));
}

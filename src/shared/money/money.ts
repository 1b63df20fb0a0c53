/**
 * The largest amount, positive or negative, in minor units: a JavaScript number holds every integer up to it exactly.
 */
export const MAX_MINOR = 1_000_000_000_000_000;

/**
 * Active ISO 4217 codes by the number of digits after the decimal point. ANG and BGN were withdrawn in 2025 and 2026
 * and are kept because stored amounts use them. Codes without a minor unit (metals, SDR, tests) are not supported.
 */
const codesByExponent: Record<number, string> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  2: `AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF
    CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR
    ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR
    MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN
    SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG`,
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

export const currencyExponents: ReadonlyMap<string, number> = new Map(
  Object.entries(codesByExponent).flatMap(([exponent, codes]) =>
    codes.split(/\s+/).map((code): [string, number] => [code, Number(exponent)]),
  ),
);

/** Known because stored amounts use them, but not offered. */
const withdrawn: ReadonlySet<string> = new Set(['ANG', 'BGN']);

/** The codes that lists offer, the same on the server and in every browser, whose own lists differ. */
export const offeredCurrencies: readonly string[] = [...currencyExponents.keys()]
  .filter((code) => !withdrawn.has(code))
  .sort();

/** An amount from a form or file that cannot be accepted. `code` is stable, the message is for people. */
export class MoneyError extends Error {
  readonly code: 'unknown_currency' | 'not_an_amount' | 'too_many_decimals' | 'too_large' | 'not_minor_units';
  constructor(code: MoneyError['code'], message: string) {
    super(message);
    this.name = 'MoneyError';
    this.code = code;
  }
}

export function isCurrency(code: string): boolean {
  return currencyExponents.has(code);
}

/** Digits after the decimal point: 2 for EUR, 0 for JPY, 3 for KWD. */
export function exponentOf(currency: string): number {
  const exponent = currencyExponents.get(currency);
  if (exponent === undefined)
    throw new MoneyError('unknown_currency', `"${currency}" is not an ISO 4217 currency code`);
  return exponent;
}

/** Parses "1234.5" in EUR as 123450. Amounts with more decimals than the currency has are refused, never rounded. */
export function parseMoney(text: string, currency: string): number {
  const exponent = exponentOf(currency);
  const match = /^([+-]?)(\d+)(?:\.(\d+))?$/.exec(text.trim());
  if (!match)
    throw new MoneyError('not_an_amount', `"${text}" is not an amount. Use digits and a dot, such as 1234.50`);
  const [, sign, whole = '', fraction = ''] = match;
  if (fraction.length > exponent) {
    const allowed = exponent === 0 ? 'no decimals' : `at most ${exponent} decimals`;
    throw new MoneyError('too_many_decimals', `"${text}" has ${fraction.length} decimals, ${currency} has ${allowed}`);
  }
  const minor = BigInt(whole + fraction.padEnd(exponent, '0'));
  if (minor > BigInt(MAX_MINOR)) throw new MoneyError('too_large', `"${text}" ${currency} is too large`);
  return sign === '-' && minor !== 0n ? -Number(minor) : Number(minor);
}

/**
 * Formats 123450 in EUR as "1234.50": the inverse of `parseMoney`, for files, forms and exports. Sums may exceed the
 * limit of single amounts.
 */
export function decimalOf(minor: number, currency: string): string {
  const exponent = exponentOf(currency);
  if (!Number.isInteger(minor)) {
    throw new MoneyError('not_minor_units', `${minor} is not a whole number of minor units`);
  }
  const digits = BigInt(Math.abs(minor))
    .toString()
    .padStart(exponent + 1, '0');
  const point = digits.length - exponent;
  const decimal = exponent === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`;
  return minor < 0 ? `-${decimal}` : decimal;
}

export function isMinor(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= MAX_MINOR;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Whether the amount has no cents. */
export const isWhole = (minor: number, currency: string): boolean => minor % 10 ** exponentOf(currency) === 0;

/**
 * Formats an amount for people: "€1,234.50". Intl gets the amount as a decimal string, so no digit is lost.
 * @param whole leaves out the decimals, for columns in which every amount is whole
 */
export function formatMoney(minor: number, currency: string, locale = 'en', whole = false): string {
  const key = `${locale} ${currency} ${whole}`;
  let format = formats.get(key);
  if (!format) {
    const digits = whole ? 0 : exponentOf(currency);
    const style = {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    } as const;
    format = new Intl.NumberFormat(locale, style);
    formats.set(key, format);
  }
  return format.format(decimalOf(minor, currency) as Intl.StringNumericLiteral);
}

import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  currencyExponents,
  decimalOf,
  exponentOf,
  formatMoney,
  isCurrency,
  MAX_MINOR,
  offeredCurrencies,
  parseMoney,
} from './money.ts';

describe('currencies', () => {
  test.each([
    ['JPY', 0],
    ['EUR', 2],
    ['KWD', 3],
    ['CLF', 4],
  ])('%s has %i digits after the point', (code, digits) => expect(exponentOf(code)).toBe(digits));

  test('rejects a code outside ISO 4217 by name', () => {
    expect(() => exponentOf('EURO')).toThrow('"EURO" is not an ISO 4217 currency code');
    expect(isCurrency('XAU')).toBe(false);
  });

  test('offers what is in use, and nothing that only a browser knows', () => {
    expect(offeredCurrencies).toContain('UGX');
    expect(offeredCurrencies.filter((code) => !isCurrency(code))).toEqual([]);
    for (const code of ['ANG', 'BGN', 'DEM', 'XAU']) expect(offeredCurrencies).not.toContain(code);
    const asking = globSync('src/**/*.{ts,tsx}').filter((file) =>
      /supportedValuesOf\('currency'\)/.test(readFileSync(file, 'utf8')),
    );
    expect(asking).toEqual([]);
  });

  test('lists every code once in capitals', () => {
    const codes = [...currencyExponents.keys()];
    expect(codes.filter((code) => !/^[A-Z]{3}$/.test(code))).toEqual([]);
    expect(codes.length).toBe(new Set(codes).size);
    expect(codes.length).toBeGreaterThan(160);
  });
});

describe('reading an amount', () => {
  test.each([
    ['1234.5', 'EUR', 123450],
    ['-0.01', 'USD', -1],
    ['980', 'JPY', 980],
    ['1.005', 'KWD', 1005],
    [' 7 ', 'EUR', 700],
    ['-0', 'EUR', 0],
  ])('%s %s is %i minor units', (text, currency, minor) => expect(parseMoney(text, currency)).toBe(minor));

  test.each([
    ['1.005', 'EUR', '3 decimals, EUR has at most 2 decimals'],
    ['1.5', 'JPY', 'JPY has no decimals'],
    ['1,5', 'EUR', 'is not an amount'],
    ['', 'EUR', 'is not an amount'],
    ['1e3', 'EUR', 'is not an amount'],
    ['10000000000000.01', 'EUR', 'too large'],
  ])('%s %s is refused: %s', (text, currency, message) => expect(() => parseMoney(text, currency)).toThrow(message));

  test('parses formatted amounts exactly in every currency', () => {
    const anyCurrency = fc.constantFrom(...currencyExponents.keys());
    fc.assert(
      fc.property(fc.integer({ min: -MAX_MINOR, max: MAX_MINOR }), anyCurrency, (minor, currency) => {
        expect(parseMoney(decimalOf(minor, currency), currency)).toBe(minor === 0 ? 0 : minor);
      }),
    );
  });

  test('formats a parsed decimal unchanged', () => {
    const digits = fc.tuple(fc.integer({ min: 0, max: 999_999_999 }), fc.integer({ min: 0, max: 999 }));
    fc.assert(
      fc.property(digits, fc.constantFrom('JPY', 'USD', 'KWD'), ([whole, fraction], currency) => {
        const exponent = exponentOf(currency);
        const text =
          exponent === 0 ? `${whole}` : `${whole}.${String(fraction % 10 ** exponent).padStart(exponent, '0')}`;
        expect(decimalOf(parseMoney(text, currency), currency)).toBe(text);
      }),
    );
  });
});

describe('showing an amount', () => {
  test('shows the decimals of each currency', () => {
    expect(formatMoney(123450, 'EUR', 'en')).toBe('€1,234.50');
    expect(formatMoney(12345, 'JPY', 'en')).toBe('¥12,345');
    expect(formatMoney(-1005, 'KWD', 'en').replace(/\s/g, ' ')).toBe('-KWD 1.005');
  });

  test('keeps the last cent of the largest amount', () => {
    expect(formatMoney(MAX_MINOR - 1, 'USD', 'en')).toBe('$9,999,999,999,999.99');
  });

  test('formats sums beyond the amount limit', () => {
    expect(formatMoney(MAX_MINOR + 5, 'USD', 'en')).toBe('$10,000,000,000,000.05');
    expect(decimalOf(-3e21, 'JPY')).toBe('-3000000000000000000000');
  });

  test('rejects half a cent', () => {
    expect(() => decimalOf(0.5, 'EUR')).toThrow('not a whole number of minor units');
    expect(decimalOf(3 * MAX_MINOR, 'EUR')).toBe(`${(3 * MAX_MINOR) / 100}.00`);
    expect(() => decimalOf(Number.NaN, 'EUR')).toThrow('not a whole number of minor units');
  });
});

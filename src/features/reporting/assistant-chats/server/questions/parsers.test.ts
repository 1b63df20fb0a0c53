import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '#server/testing/breadth.ts';
import { decimalOf, exponentOf } from '#shared/money/money.ts';
import { addDays } from '#shared/time/dates.ts';
import { findAmount } from './amounts.ts';
import { daysIn } from './days.ts';
import { readRecordNumber } from './record-numbers.ts';
import { spanAt } from './spans.ts';
import { isNearly } from './words.ts';
import { readAddressed, readDeal, readTask } from './writing.ts';

const TODAY = '2026-03-16';
const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2000-01-01', count));

describe('amounts', () => {
  test.each([
    ['$40k', 4_000_000, 'USD'],
    ['40.000 €', 4_000_000, 'EUR'],
    ['EUR 40,000', 4_000_000, 'EUR'],
    ['40,000 EUR', 4_000_000, 'EUR'],
    ['1.2m', 120_000_000, null],
    ['$1.2m', 120_000_000, 'USD'],
    ['£1,250.50', 125_050, 'GBP'],
    ['50 000 €', 5_000_000, 'EUR'],
    ['¥40000', 40_000, 'JPY'],
    ["CHF 40'000", 4_000_000, 'CHF'],
    ['usd 99', 9_900, 'USD'],
    ['40k for Acme', 4_000_000, null],
    ['2 million dollars', 200_000_000, null],
    ['12500', 1_250_000, null],
  ])('reads “%s”', (text, amount_minor, currency) => {
    expect(findAmount(text)).toMatchObject({ amount_minor, currency });
  });

  test.each([
    '3 seats',
    '2026',
    'in 5 days',
    'CL-1042',
    'acme2000',
    'v1.2',
    'Q3',
    'XYZ 40',
    '$',
    '31 March 2026',
    '$-5',
  ])('does not read “%s”', (text) => expect(findAmount(text)).toBeNull());

  test('are read as they are written on screens and in exports', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_000_000 }),
        fc.constantFrom('USD', 'EUR', 'GBP', 'JPY', 'CHF'),
        (minor, currency) => {
          const written = decimalOf(minor, currency);
          const grouped = written.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',');
          const dotted = grouped.replace(/[.,]/g, (sign) => (sign === ',' ? '.' : ','));
          for (const text of [`${currency} ${written}`, `${grouped} ${currency}`, `${currency} ${dotted}`])
            expect(findAmount(text), text).toMatchObject({ amount_minor: minor, currency });
          expect(exponentOf(currency)).toBeLessThan(3);
        },
      ),
      propertyRuns(1_000),
    );
  });
});

describe('periods', () => {
  const read = (text: string, today = TODAY) => spanAt(text.toLowerCase().split(' '), 0, today);
  test.each([
    ['this month', '2026-03-01', '2026-03-31'],
    ['last quarter', '2025-10-01', '2025-12-31'],
    ['next week', '2026-03-23', '2026-03-29'],
    ['last year', '2025-01-01', '2025-12-31'],
    ['the last 30 days', '2026-02-15', '2026-03-16'],
    ['next two weeks', '2026-03-16', '2026-03-30'],
    ['in March', '2026-03-01', '2026-03-31'],
    ['february 2025', '2025-02-01', '2025-02-28'],
    ['q2', '2026-04-01', '2026-06-30'],
    ['Q1 2025', '2025-01-01', '2025-03-31'],
    ['2025', '2025-01-01', '2025-12-31'],
    ['since March', '2026-03-01', null],
    ['since october', '2025-10-01', null],
    ['before 2026', null, '2025-12-31'],
    ['yesterday', '2026-03-15', '2026-03-15'],
    ['31 march', '2026-03-31', '2026-03-31'],
    ['year to date', '2026-01-01', '2026-12-31'],
  ])('reads “%s”', (text, from, to) => {
    const { span, length } = read(text)!;
    expect({ from: span.from, to: span.to, length }).toEqual({ from, to, length: text.split(' ').length });
  });

  test.each(['acme', 'gold', 'month', 'q5', '1042', 'next tier', 'by alder', '31 february', 'last'])(
    'does not read “%s”',
    (text) => expect(read(text)).toBeNull(),
  );

  test('follow one another without a gap, whatever day it is', () => {
    fc.assert(
      fc.property(days, fc.constantFrom('week', 'month', 'quarter', 'year'), (today, unit) => {
        const [last, current, next] = ['last', 'this', 'next'].map((word) => read(`${word} ${unit}`, today)!.span);
        expect(current!.from! <= today && today <= current!.to!).toBe(true);
        expect(addDays(last!.to!, 1)).toBe(current!.from);
        expect(addDays(current!.to!, 1)).toBe(next!.from);
      }),
      propertyRuns(500),
    );
  });
});

test.each([
  ['call Acme on Friday', '2026-03-20'],
  ['tomorrow', '2026-03-17'],
  ['in two weeks', '2026-03-30'],
  ['by March 31, 2027', '2027-03-31'],
])('finds the day in “%s”', (text, day) => expect(daysIn(text, TODAY).map((one) => one.day)).toEqual([day]));

test.each([
  ['CL-1042', 'commission_lines', '1042'],
  ['cl1042', 'commission_lines', '1042'],
  ['CL-0007', 'commission_lines', '7'],
  ['commission 12', 'commission_lines', '12'],
  ['#12', 'commission_lines', '12'],
  ['registration 8', 'deal_registrations', '8'],
  ['PO-0007-001', 'payout_items', 'PO-0007-001'],
])('reads the record number %s', (text, kind, value) => expect(readRecordNumber(text)).toMatchObject({ kind, value }));

test.each(['1042', 'Alder', 'CL-', 'CL-10x', 'PO', '2026-03-16', 'CL-1042; drop table'])(
  'finds no record number in “%s”',
  (text) => expect(readRecordNumber(text)).toBeNull(),
);

test('one letter more, less, other or swapped is near, two are not', () => {
  for (const near of ['forecst', 'foreecast', 'forecaxt', 'foercast', 'forecast'])
    expect(isNearly(near, 'forecast'), near).toBe(true);
  for (const far of ['forcst', 'recast', 'fore', 'forecastings', ''])
    expect(isNearly(far, 'forecast'), far).toBe(false);
  expect(isNearly('gold', 'hold')).toBe(false);
});

describe('requests to write', () => {
  test.each([
    [
      'acme.com, $40k',
      {
        account_name: 'Acme',
        account_domain: 'acme.com',
        amount_minor: 4_000_000,
        currency: 'USD',
        expected_close_on: null,
      },
    ],
    [
      'Acme Corp worth 40.000 € closing on 30 June',
      {
        account_name: 'Acme Corp',
        account_domain: null,
        amount_minor: 4_000_000,
        currency: 'EUR',
        expected_close_on: '2026-06-30',
      },
    ],
    [
      'Acme Corp (acme.com), EUR 40,000, closing in June',
      { account_name: 'Acme Corp', account_domain: 'acme.com', expected_close_on: '2026-06-30' },
    ],
    [
      'https://www.big-trucks.example for 1.2m by 31 December',
      { account_name: 'Big Trucks', account_domain: 'big-trucks.example', amount_minor: 120_000_000 },
    ],
    ['Harbor Construction', { account_name: 'Harbor Construction', account_domain: null, expected_close_on: null }],
    ['$40k acme.com', { account_name: 'Acme', amount_minor: 4_000_000 }],
    [
      'acme.com, $40k for partner Alder Partners',
      { account_name: 'Acme', partner: 'Alder Partners', amount_minor: 4_000_000 },
    ],
  ])('reads the deal “%s”', (text, deal) => expect(readDeal(text, TODAY)).toMatchObject(deal));

  test.each([
    ['call Acme on Friday', 'Call Acme', '2026-03-20'],
    ['me to send the contract by 31 March.', 'Send the contract', '2026-03-31'],
    ['tomorrow to check CL-1042', 'Check CL-1042', '2026-03-17'],
    ['renew the certificate', 'Renew the certificate', null],
    ['call Zoe in two weeks about the QBR', 'Call Zoe about the QBR', '2026-03-30'],
  ])('reads the task “%s”', (text, title, due_on) => expect(readTask(text, TODAY)).toEqual({ title, due_on }));

  test.each([
    ['Acme: they want a demo', 'Acme', 'they want a demo'],
    ['Zoe Smith about the renewal', 'Zoe Smith', 'the renewal'],
    ['Zoe', 'Zoe', null],
    ['the Acme deal saying: call moved', 'Acme deal', 'call moved'],
  ])('reads to whom “%s” goes', (text, to, body) => expect(readAddressed(text)).toEqual({ to, text: body }));
});

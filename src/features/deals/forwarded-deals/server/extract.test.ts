import { expect, test } from 'vitest';
import { extractDeal } from './extract.ts';

const of = (text: string, subject = '') =>
  extractDeal({ subject, text, currency: 'USD', today: '2026-03-16', own: ['north.example', 'acme.example'] });

test('reads labeled lines', () => {
  expect(
    of(
      [
        'Account: Buyer Industries GmbH',
        'Website: https://www.buyer-industries.de/about',
        'Amount: 50.000,50 EUR',
        'Contact: Grace Hopper <grace@buyer-industries.de>',
        'Phone: +49 30 123456',
        'Country: Germany',
        'Close date: 30 June 2026',
      ].join('\n'),
    ),
  ).toEqual({
    account_name: 'Buyer Industries GmbH',
    account_domain: 'buyer-industries.de',
    amount_minor: 5_000_050,
    currency: 'EUR',
    contact_name: 'Grace Hopper',
    contact_email: 'grace@buyer-industries.de',
    contact_phone: '+49 30 123456',
    country: 'DE',
    expected_close_on: '2026-06-30',
  });
});

test('reads the customer from the header of a forwarded email', () => {
  expect(
    of(
      'Please register.\n\n---------- Forwarded message ---------\nFrom: Grace Hopper <grace@buyer-industries.de>\nDate: Mon, Mar 16\nSubject: Offer\nTo: Ada <ada@north.example>\n\nWe have about $12k for this.',
    ),
  ).toEqual({
    account_name: 'Buyer Industries',
    account_domain: 'buyer-industries.de',
    country: 'DE',
    contact_name: 'Grace Hopper',
    contact_email: 'grace@buyer-industries.de',
    amount_minor: 1_200_000,
    currency: 'USD',
  });
});

test('takes neither our own people nor email providers for the customer', () => {
  expect(of('From: Ada <ada@north.example>\nFrom: Sales <sales@acme.example>')).toEqual({});
  expect(of('From: Grace <grace@gmail.com>')).toEqual({ contact_name: 'Grace', contact_email: 'grace@gmail.com' });
  expect(of('Website: gmail.com')).toEqual({});
});

test('asks instead of choosing between several amounts', () => {
  expect(of('The list price is $500, they pay $20,000.')).toEqual({});
  expect(of('They pay $20,000. Again: 20000 USD')).toEqual({ amount_minor: 2_000_000, currency: 'USD' });
  expect(of('Amount: 20,000\nThe list price is $500')).toMatchObject({ amount_minor: 2_000_000 });
});

test.each([
  ['Amount: 1,234.56', 123_456],
  ['Amount: 1.234,56', 123_456],
  ["Amount: CHF 12'000", 1_200_000],
  ['Amount: 1.5m', 150_000_000],
  ['Amount: €2 mio', 200_000_000],
  ['Amount: JPY 5000', 5_000],
])('reads %s', (line, minor) => expect(of(line).amount_minor).toBe(minor));

test('leaves out what is not an amount, a date, a country or a phone number', () => {
  expect(
    of(
      'Amount: to be discussed\nClose date: soon\nCountry: Atlantis\nPhone: call me\nEmail: none\nClose date: 2020-01-01',
    ),
  ).not.toHaveProperty('amount_minor');
  expect(of('Amount: -5\nCountry: Atlantis\nPhone: call me')).not.toHaveProperty('country');
  expect(of('Amount: 99999999999999999999')).toEqual({});
});

test.each(['2026-99-99', '2026-02-30', '2026-13-01', '0000-00-00'])(
  'leaves out the day %s, which does not exist',
  (day) => expect(of(`Amount: 5000 USD\nClose date: ${day}`)).toEqual({ amount_minor: 500_000, currency: 'USD' }),
);

test('takes no time for hostile text', () => {
  const begun = performance.now();
  of(`Amount: ${'1,'.repeat(50_000)}`);
  of('a'.repeat(100_000));
  of(`${'$1 '.repeat(30_000)}`);
  of(`From: ${'a.'.repeat(40_000)}@`);
  of('Amount: 1\n'.repeat(50_000));
  expect(performance.now() - begun).toBeLessThan(2_000);
});

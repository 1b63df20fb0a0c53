import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountKey, domainKey, emailKey, isFreeMail, nameKey } from './matching.ts';

test.each([
  ['ACME Software, Inc.', 'acme software'],
  ['Acme Software', 'acme software'],
  ['  acme   SOFTWARE  incorporated ', 'acme software'],
  ['Müller Maschinenbau GmbH & Co. KG', 'müller maschinenbau'],
  ['Straße AG', 'strasse'],
  ['STRASSE', 'strasse'],
  ['Tiffany & Co.', 'tiffany'],
  ['Johnson & Johnson', 'johnson and johnson'],
  ['Johnson and Johnson Inc', 'johnson and johnson'],
  ['Telefónica, S.A.', 'telefónica'],
  ['Telefónica S. A.', 'telefónica'],
  ['Grupo Bimbo S.A.B. de C.V.', 'grupo bimbo'],
  ['Allegro Sp. z o.o.', 'allegro'],
  ['Philips N.V.', 'philips'],
  ['Atlassian Pty Ltd', 'atlassian'],
  ['J. P. Morgan', 'jp morgan'],
  ['J.P. Morgan', 'jp morgan'],
  ["O'Reilly Media", 'oreilly media'],
  ['株式会社トヨタ', 'トヨタ'],
  ['Ａｃｍｅ Ｋ．Ｋ．', 'acme'],
  ['Ελλάδας', 'ελλάδασ'],
  ['???', '???'],
])('the name "%s" is compared as "%s"', (name, key) => {
  expect(nameKey(name)).toBe(key);
});

test('keeps the first word of a name made of legal words', () => {
  expect(nameKey('Company Inc')).toBe('company');
  expect(nameKey('SA')).toBe('sa');
  expect(nameKey('Limited Brands')).toBe('limited brands');
});

test('keeps "and", "de", "sp" without a legal suffix', () => {
  expect(nameKey('Rio de')).toBe('rio de');
  expect(nameKey('Cafe de Paris')).toBe('cafe de paris');
});

test('normalizes names idempotently, ignoring case and spaces', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (name) => {
      const key = nameKey(name);
      expect(nameKey(` ${name.toUpperCase()} `)).toBe(nameKey(name.toUpperCase()));
      expect(key).toBe(key.trim());
      expect(key).not.toMatch(/\s\s/);
    }),
  );
});

test.each([
  ['acme.com', 'acme.com'],
  ['WWW.Acme.com', 'acme.com'],
  ['https://shop.acme.co.uk:8443/path?q=1', 'acme.co.uk'],
  ['jane.doe@mail.acme.com', 'acme.com'],
  ['mailto:jane@acme.com', 'acme.com'],
  ['acme.com.', 'acme.com'],
  ['müller.de', 'xn--mller-kva.de'],
  ['xn--mller-kva.de', 'xn--mller-kva.de'],
  ['tenant.myshopify.com', 'tenant.myshopify.com'],
  ['gmail.com', null],
  ['somebody@gmail.com', null],
  ['10.0.0.1', null],
  ['http://[::1]/', null],
  ['localhost', null],
  ['co.uk', null],
  ['not a domain', null],
  ['', null],
  [null, null],
])('the domain of %j is %j', (input, key) => {
  expect(domainKey(input)).toBe(key);
});

test('extracts a domain or none from any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const key = domainKey(text);
      expect(key && domainKey(key)).toBe(key);
    }),
  );
});

test('normalizes mailbox tags and dots', () => {
  expect(emailKey('Jane.Doe+tandem@Gmail.com')).toBe('janedoe@gmail.com');
  expect(emailKey('jane.doe@googlemail.com')).toBe('janedoe@gmail.com');
  expect(emailKey('Jane.Doe+x@Acme.com')).toBe('jane.doe@acme.com');
});

test('distinguishes free email providers', () => {
  expect(isFreeMail('web.de')).toBe(true);
  expect(isFreeMail('mail.yahoo.co.uk')).toBe(true);
  expect(isFreeMail('acme.com')).toBe(false);
});

test('identifies an account by domain, or by name and country without one', () => {
  expect(accountKey({ name: 'Acme Inc', domain: 'www.acme.com', country: 'US' })).toBe('d:acme.com');
  expect(accountKey({ name: 'Acme Inc', domain: 'gmail.com', country: 'us' })).toBe('n:acme|US');
  expect(accountKey({ name: 'ACME', country: 'US' })).toBe(accountKey({ name: 'Acme, LLC', country: 'US' }));
  expect(accountKey({ name: 'ACME', country: 'US' })).not.toBe(accountKey({ name: 'Acme', country: 'DE' }));
});

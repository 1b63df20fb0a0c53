import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { xmlTokens } from '#server/text/xml.ts';
import { crossIndustryInvoice, hasXml } from './cii.ts';
import type { InvoiceContent, Treatment } from './content.ts';
import { brokenRules } from './rules.ts';
import { splitTotal, treatmentOf, vatOf } from './vat.ts';

const folder = new URL('../../../../fixtures/factur-x/', import.meta.url);
const parts = ['QualifiedDataType_100', 'ReusableAggregateBusinessInformationEntity_100', 'UnqualifiedDataType_100'];
const schemaFile = (fileName: string) => ({ fileName, contents: readFileSync(new URL(fileName, folder), 'utf8') });
const validate = (contents: string) =>
  validateXML({
    xml: [{ fileName: 'invoice.xml', contents }],
    schema: [schemaFile('Factur-X_EN16931.xsd')],
    preload: parts.map((part) => schemaFile(`Factur-X_1.09_EN16931_urn_un_unece_uncefact_data_standard_${part}.xsd`)),
  });

const seller = {
  name: 'Alpha GmbH',
  street: 'Hafenstraße 1',
  city: 'Hamburg',
  postal_code: '20457',
  country: 'DE',
  vat_number: 'DE136695976',
  tax_number: '22/123/45678',
};
const buyer = {
  ...seller,
  name: 'Acme SAS',
  city: 'Paris',
  country: 'FR',
  vat_number: 'FR40303265045',
  tax_number: null,
};

function contentOf(treatment: Treatment, more: Partial<InvoiceContent> = {}, paid_minor = 119_00): InvoiceContent {
  const vat_rate_ppm = treatment === 'domestic' ? 190_000 : 0;
  return {
    number: 'SB-7-00012',
    kind: 'invoice',
    issued_on: '2026-03-10',
    currency: 'EUR',
    seller,
    buyer,
    treatment,
    sentence: 'The VAT sentence.',
    vat_rate_ppm,
    line: 'Commissions, statement 2026-1-2 (3 commissions)',
    ...splitTotal(paid_minor, vat_rate_ppm),
    paid_on: '2026-03-10',
    statement_no: '2026-1-2',
    note: '',
    corrects: null,
    ...more,
  };
}
const all = ['domestic', 'reverse_charge', 'outside_scope', 'small_business'] as const;

test.each(all)('writes a valid Factur-X document for %s', async (treatment) => {
  const credit = {
    kind: 'credit_note',
    note: 'The payment was returned by the bank.',
    corrects: { number: 'SB-7-00011', issued_on: '2026-02-10' },
  } as const;
  for (const content of [contentOf(treatment), contentOf(treatment, credit), contentOf(treatment, {}, 3_33)]) {
    expect(brokenRules(content)).toEqual([]);
    const result = await validate(crossIndustryInvoice(content));
    expect(result.errors.map(({ message }) => message)).toEqual([]);
  }
});

test('writes yen without decimals, and no document in currencies with three', async () => {
  const xml = crossIndustryInvoice(contentOf('domestic', { currency: 'JPY' }, 11_900));
  expect((await validate(xml)).errors).toEqual([]);
  expect(xml).toContain('<ram:GrandTotalAmount>11900</ram:GrandTotalAmount>');
  expect(['EUR', 'JPY', 'KWD', 'BHD', 'TND'].filter(hasXml)).toEqual(['EUR', 'JPY']);
});

test('refuses a document that breaks the schema, so that the check means something', async () => {
  const xml = crossIndustryInvoice(contentOf('domestic')).replace('<ram:TypeCode>389</ram:TypeCode>', '');
  expect((await validate(xml)).valid).toBe(false);
});

test('keeps markup and control characters in names from becoming markup', async () => {
  const nasty = '</ram:Name><ram:Evil/>&lt;]]>"\' \u0000\u0007\ud800 \u202e名前 𝒳';
  const xml = crossIndustryInvoice(
    contentOf('domestic', { seller: { ...seller, name: nasty }, note: '<!ENTITY x "y">' }),
  );
  expect((await validate(xml)).errors).toEqual([]);
  const tokens = [...xmlTokens(xml)];
  expect(tokens.some((token) => token.kind === 'open' && token.name === 'Evil')).toBe(false);
  expect(tokens.some((token) => token.kind === 'text' && token.text.includes('</ram:Name><ram:Evil/>&lt;]]>'))).toBe(
    true,
  );
});

test('any text makes a well-formed document', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const xml = crossIndustryInvoice(contentOf('domestic', { line: text, seller: { ...seller, name: text } }));
      expect([...xmlTokens(xml)].length).toBeGreaterThan(50);
    }),
    { numRuns: 200 },
  );
});

test('splits every payment so that the rules of EN 16931 hold and nothing is lost', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2_000_000_000 }),
      fc.constantFrom(0, 81_000, 190_000, 200_000, 255_000, 270_000),
      (paid, rate) => {
        const split = splitTotal(paid, rate);
        expect(split.total_minor + split.rounding_minor).toBe(paid);
        expect(Math.abs(split.rounding_minor)).toBeLessThanOrEqual(1);
        expect(split.vat_minor).toBe(vatOf(split.net_minor, rate));
        const content = contentOf(rate ? 'domestic' : 'reverse_charge', { ...split, vat_rate_ppm: rate });
        expect(brokenRules(content)).toEqual([]);
      },
    ),
  );
});

test('finds each broken rule', () => {
  expect(brokenRules(contentOf('domestic', { vat_minor: 18_99 }))).toEqual(['BR-CO-15', 'BR-CO-17']);
  expect(brokenRules(contentOf('reverse_charge', { buyer: { ...buyer, vat_number: null } }))).toEqual(['BR-AE-02']);
  expect(
    brokenRules(contentOf('small_business', { seller: { ...seller, vat_number: null, tax_number: null } })),
  ).toEqual(['BR-CO-26', 'BR-E-02']);
  expect(brokenRules(contentOf('domestic', { kind: 'credit_note' }))).toEqual(['BR-55']);
});

test('chooses the VAT sentence by both countries', () => {
  const of = (from: object, to: object) =>
    treatmentOf(
      { country: 'DE', vat_number: 'DE136695976', is_small_business: false, ...from },
      { country: 'DE', vat_number: 'DE136695976', ...to },
      190_000,
    ).treatment;
  expect(of({}, {})).toBe('domestic');
  expect(of({}, { country: 'FR' })).toBe('reverse_charge');
  expect(of({ is_small_business: true }, {})).toBe('small_business');
  expect(of({ is_small_business: true }, { country: 'FR' })).toBe('small_business');
  expect(of({ vat_number: null }, {})).toBe('outside_scope');
  expect(of({ country: 'US', vat_number: null }, {})).toBe('outside_scope');
  expect(of({ country: 'GB' }, {})).toBe('outside_scope');
  expect(of({ country: 'FR' }, { vat_number: null })).toBe('outside_scope');
});

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { propertyRuns } from '#server/testing/breadth.ts';
import { decimalOf } from '#shared/money/money.ts';
import { isBankingDay, nextBankingDay } from '../../banking-days.ts';
import { achText, sepaText, shortId } from '../../characters.ts';
import { UnreadableReport } from '../reports/line.ts';
import { parseReport } from '../reports/parse.ts';
import { bankNotification, statusReport } from '../testing/status-files.ts';
import { formats } from './formats.ts';
import { entryHash } from './nacha.ts';
import type { PaymentOrder } from './order.ts';

/** The official schemas are not part of this repository; this folder may hold them as `pain.001.001.09.xsd`. */
const OFFICIAL = process.env.ISO20022_SCHEMAS;

function schemas(version: '03' | '09'): string[] {
  const own = readFileSync(
    new URL(`../../../../../../fixtures/payments/sepa-credit-transfer-${version}.xsd`, import.meta.url),
    'utf8',
  );
  return OFFICIAL ? [own, readFileSync(`${OFFICIAL}/pain.001.001.${version}.xsd`, 'utf8')] : [own];
}

const names = fc.oneof(
  fc.constantFrom('Łódź & Söhne GmbH', 'Ελλάς ΑΕ', 'Борис / Ко', '<b>"Bobby"</b>', "O'Neil—Ltd", 'Æther Ø'),
  fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme' }).map((text) => `A${text}`),
);
const payments = fc.array(
  fc.record({ amount_minor: fc.integer({ min: 1, max: 9_999_999_999 }), holder_name: names, remittance: names }),
  { minLength: 1, maxLength: 30 },
);

function orderOf(
  format: PaymentOrder['format'],
  given: { amount_minor: number; holder_name: string; remittance: string }[],
) {
  const isSepa = format.startsWith('sepa');
  return {
    format,
    message_id: `${shortId('01890a5d-ac96-774b-bcce-b302099a8057')}-1`,
    created_at: '2026-03-16T09:00:00Z',
    executes_on: '2026-03-17',
    modifier: 'A',
    currency: isSepa ? 'EUR' : 'USD',
    account: {
      holder_name: 'Acme',
      iban: 'DE75512108001245126199',
      routing_number: '121042882',
      company_id: '123456789',
      bank_name: 'Bank',
    },
    payments: given.map((payment, index) => ({
      ...payment,
      id: String(index),
      reference: shortId(`01890a5d-ac96-774b-bcce-${String(index).padStart(12, '0')}`),
      sequence: index + 1,
      statement_no: `PO-0001-${index}`,
      rail: isSepa ? ('bank_sepa' as const) : ('bank_ach' as const),
      country: null,
      currency: isSepa ? 'EUR' : 'USD',
      details: {
        iban: 'FR1420041010050500013M02606',
        routing_number: '011000015',
        account_number: '4400001',
        account_type: index % 2 ? ('savings' as const) : ('checking' as const),
      },
    })),
  } satisfies PaymentOrder;
}

test.each(['03', '09'] as const)(
  'SEPA files of version %s follow the schema, and their sums agree',
  async (version) => {
    const texts: string[] = [];
    fc.assert(
      fc.property(payments, (given) => {
        const order = orderOf(`sepa_${version}`, given);
        const text = formats[order.format].build(order);
        expect(formats[order.format].build(structuredClone(order))).toBe(text);
        const total = decimalOf(
          given.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
          'EUR',
        );
        expect([...text.matchAll(/<CtrlSum>(.*?)</g)].map(([, sum]) => sum)).toEqual([total, total]);
        texts.push(text);
      }),
      propertyRuns(200),
    );
    for (const schema of schemas(version)) {
      const xml = texts.slice(-25).map((contents, index) => ({ fileName: `${index}.xml`, contents }));
      const { valid, errors } = await validateXML({ xml, schema: [schema] });
      expect(errors.slice(0, 3)).toEqual([]);
      expect(valid).toBe(true);
    }
  },
);

test('ACH files have whole blocks of records and totals that agree', () => {
  fc.assert(
    fc.property(payments, (given) => {
      const order = orderOf('nacha_ppd', given);
      const records = formats.nacha_ppd.build(order).split('\n').slice(0, -1);
      expect(records.length % 10).toBe(0);
      for (const record of records) expect(record).toMatch(/^[\x20-\x7e]{94}$/);
      const entries = records.filter((record) => record.startsWith('6'));
      expect(entries).toHaveLength(given.length);
      const traces = entries.map((record) => Number(record.slice(79)));
      expect(traces).toEqual([...traces].sort((a, b) => a - b));
      const control = records.find((record) => /^9(?!9{93})/.test(record))!;
      const total = given.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
      expect(Number(control.slice(43, 55))).toBe(total);
      expect(Number(control.slice(21, 31))).toBe((1_100_001 * given.length) % 1e10);
    }),
    propertyRuns(200),
  );
});

test('the hash of routing numbers keeps ten digits', () => {
  expect(entryHash(['999999999', '999999999'])).toBe('0199999998');
  expect(entryHash(Array.from({ length: 200 }, () => '999999999'))).toBe('9999999800');
});

test('names become plain letters', () => {
  expect(sepaText('Łódź & Söhne', 70)).toBe('Lodz + Sohne');
  expect(sepaText('//Ελλάς//', 70)).toBe('Ellas');
  expect(achText('Zoë & Søn 東京', 22)).toBe('ZOE AND SON');
});

test('banking days leave out weekends and holidays', () => {
  expect(['2026-04-03', '2026-04-06', '2026-05-01', '2026-12-26'].filter((day) => isBankingDay(day, 'target'))).toEqual(
    [],
  );
  expect(['2026-11-26', '2026-05-25', '2026-07-03', '2027-07-05'].filter((day) => isBankingDay(day, 'fed'))).toEqual([
    '2026-07-03',
  ]);
  expect(nextBankingDay('2026-04-02', 'target')).toBe('2026-04-07');
});

test('no change of a status file names another payment as paid', () => {
  const references = Array.from({ length: 8 }, (_, index) =>
    shortId(`01890a5d-ac96-774b-bcce-b3020${String(index * 7919).padStart(7, '0')}`),
  );
  const files = [
    statusReport(
      references.map((reference, index) => ({ reference, status: index === 0 ? 'ACSC' : 'RJCT', code: 'AC01' })),
    ),
    bankNotification(
      references.map((reference, index) => ({
        reference,
        amount: '1.00',
        side: index === 0 ? 'DBIT' : 'CRDT',
        code: index === 0 ? undefined! : 'AC04',
      })),
    ),
  ];
  fc.assert(
    fc.property(
      fc.nat(),
      fc.nat(),
      fc.integer({ min: 32, max: 126 }),
      fc.constantFrom('set', 'drop', 'double'),
      (file, at, code, kind) => {
        const text = files[file % files.length]!;
        const spot = at % text.length;
        const sign = String.fromCharCode(code);
        const changed =
          text.slice(0, spot) +
          (kind === 'set' ? sign : kind === 'double' ? text[spot]! + sign : '') +
          text.slice(spot + 1);
        try {
          const paid = parseReport('x.xml', changed).lines.filter(
            ({ outcome, isFile }) => outcome === 'paid' && !isFile,
          );
          for (const { reference } of paid)
            if (reference !== references[0]) expect(references).not.toContain(reference);
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableReport);
        }
      },
    ),
    propertyRuns(3_000),
  );
});

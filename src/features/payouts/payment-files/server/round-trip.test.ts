import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyLedger } from '#features/payouts/ledger/server/service.ts';
import type { PayoutItem } from '#features/payouts/payouts/schema.ts';
import { inBreadth } from '#server/testing/breadth.ts';
import { nonEmpty } from '#server/testing/expect-every.ts';
import { createWorld, type World } from '#server/testing/world.ts';
import { decimalOf } from '#shared/money/money.ts';
import type { FileContent, PaymentFile, PaymentReport, PaymentReportLine } from '../schema.ts';
import { givenApproved, givenEarning, givenPayee, givenPayers, type Payers } from './testing/payout.ts';
import { achReturns, bankNotification, statusReport } from './testing/status-files.ts';

/** Payout files and the answers made from them: every line finds its payment, and no payment is found twice. */
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const OWN = {
  sepa: { holder_name: 'Ácme “Grüße” & Co <Ltd>', iban: 'DE75512108001245126199' },
  nacha: { holder_name: 'Acme', bank_name: 'Bank', routing_number: '121042882', company_id: '1234567890' },
};

const names = fc.oneof(
  fc.constantFrom(
    ...['Łódź & Söhne GmbH', 'Ελλάς ΑΕ', 'Борис / Ко', `<b>"Bobby"</b>`, `O'Neil—“Ltd”`, 'Æther Ø', '//', '東京商事'],
    ...['EndToEndId</EndToEndId>', '=SUM(A1)', `${'Donaudampfschiffahrt '.repeat(8)}AG`],
  ),
  fc
    .string({ minLength: 1, maxLength: 60, unit: 'grapheme' })
    .filter((name) => /^[^\p{C}]*$/u.test(name) && !!name.trim()),
);
const payees = fc.array(
  fc.record({
    name: names,
    // Equal amounts must not let one payment be taken for another.
    amount_minor: fc.oneof(fc.constantFrom(10_000, 12_345), fc.integer({ min: 5_000, max: 99_999_999 })),
    answer: fc.constantFrom('paid', 'failed', 'returned', 'silent'),
  }),
  { minLength: 2, maxLength: 12 },
);
type Payee = (typeof payees extends fc.Arbitrary<infer T> ? T : never)[number];

const ibanOf = (index: number) => {
  const account = `370400440${String(index).padStart(9, '0')}`;
  const check = 98n - (BigInt(`${account}131400`) % 97n);
  return `DE${String(check).padStart(2, '0')}${account}`;
};
const methodOf = (isSepa: boolean, index: number) =>
  isSepa
    ? { rail: 'bank_sepa', currency: 'EUR', details: { iban: ibanOf(index) } }
    : {
        rail: 'bank_ach',
        currency: 'USD',
        details: {
          routing_number: '011000015',
          account_number: `44000${index}`,
          account_type: index % 2 ? 'savings' : 'checking',
        },
      };

interface Sent {
  payers: Payers;
  text: string;
  /** Each payment with its names in the file and the answer that the bank will give. */
  sent: (Payee & { reference: string; trace: string; item: PayoutItem })[];
}

async function sendFile(format: 'sepa_03' | 'sepa_09' | 'nacha_ppd', given: readonly Payee[]): Promise<Sent> {
  const isSepa = format.startsWith('sepa');
  const currency = isSepa ? 'EUR' : 'USD';
  const payers = await givenPayers(await world.company());
  const { finance } = payers;
  await finance.request('PUT', `/funding_accounts/${isSepa ? 'sepa' : 'nacha'}`, isSepa ? OWN.sepa : OWN.nacha);
  const byPartner = new Map<string, Payee>();
  for (const [index, payee] of given.entries()) {
    const partner = await givenPayee(payers, payee.name, methodOf(isSepa, index));
    await givenEarning(payers, partner, payee.amount_minor, currency);
    byPartner.set(partner, payee);
  }
  const batch = await givenApproved(payers, currency);
  const file = await finance.post<PaymentFile>('/payment_files', { batch_id: batch.id, format });
  const download = async () => (await finance.request('PUT', `/payment_files/${file.id}/content`)).json<FileContent>();
  const { text } = await download();
  expect((await download()).text).toBe(text);
  expect(createHash('sha256').update(text).digest('hex')).toBe(file.sha256);
  const items = await finance.get<PayoutItem[]>(`/payout_items?batch_id=${batch.id}&_sort=statement_no&_end=100`);
  const written = items.filter(({ status }) => status === 'processing');
  expect(written).toHaveLength(file.item_count);
  const payments = isSepa
    ? [...text.matchAll(/<EndToEndId>(\w+)<.*?<InstdAmt Ccy="EUR">([\d.]+)</gs)].map(([, reference, amount]) => ({
        ...{ reference: reference!, amount: amount!, trace: '' },
      }))
    : [...text.matchAll(/^6[23]2.*$/gm)].map(([record]) => ({
        ...{ reference: '', amount: decimalOf(Number(record.slice(29, 39)), 'USD'), trace: record.slice(79) },
      }));
  expect(new Set(payments.map(({ reference, trace }) => reference + trace)).size).toBe(written.length);
  expect(payments.map(({ amount }) => amount)).toEqual(
    written.map(({ pays_minor, pays_currency }) => decimalOf(pays_minor, pays_currency)),
  );
  const sent = written.map((item, index) => ({ ...byPartner.get(item.partner_id)!, ...payments[index]!, item }));
  return { payers, text, sent };
}

/** The files in which a bank answers about the payments of a file. */
function answersTo(format: string, { text, sent }: Sent): string[] {
  const back = sent.filter(({ answer }) => answer === 'returned');
  if (!format.startsWith('sepa')) {
    const returned = sent.filter(({ answer }) => answer === 'returned' || answer === 'failed');
    return returned.length > 0
      ? [
          achReturns(
            text,
            returned.map(({ trace }) => ({ trace, code: 'R03' })),
          ),
        ]
      : [];
  }
  const told = sent.filter(({ answer }) => answer !== 'silent');
  const report = statusReport(
    told.map(({ reference, answer }) =>
      answer === 'failed' ? { reference, status: 'RJCT', code: 'AC01' } : { reference, status: 'ACSC' },
    ),
  );
  const notice = bankNotification(
    back.map(({ reference, item }) => ({
      ...{ reference, amount: decimalOf(item.pays_minor, 'EUR'), side: 'CRDT' as const, code: 'AC04' },
    })),
  );
  return [...(told.length > 0 ? [report] : []), ...(back.length > 0 ? [notice] : [])];
}

test.each(['sepa_03', 'sepa_09', 'nacha_ppd'] as const)(
  'every answer to a file in %s finds its payment once',
  async (format) => {
    await fc.assert(
      fc.asyncProperty(payees, async (given) => {
        // A file needs one name that can be written in Latin letters.
        const file = await sendFile(format, [
          ...given,
          { name: 'Last One Ltd', amount_minor: 10_000, answer: 'silent' },
        ]);
        const { finance, company } = file.payers;
        const isSepa = format.startsWith('sepa');
        for (const [index, text] of answersTo(format, file).entries()) {
          const report = await finance.post<PaymentReport>('/payment_reports', { file_name: `${index}.txt`, text });
          expect(report).toMatchObject({ unknown_count: 0, refused_count: 0, applied_count: report.line_count });
          const lines = await finance.rows<PaymentReportLine>(`/payment_reports/${report.id}/lines`);
          expect(new Set(lines.map(({ item_id }) => item_id)).size).toBe(lines.length);
          expect(await finance.post('/payment_reports', { file_name: 'again.txt', text })).toMatchObject({
            id: report.id,
          });
        }
        for (const { item, answer } of nonEmpty(file.sent)) {
          const { status, pays_minor } = await finance.get<PayoutItem>(`/payout_items/${item.id}`);
          // ACH banks are silent about payments that arrive.
          const expected = isSepa
            ? { paid: 'paid', failed: 'failed', returned: 'returned', silent: 'processing' }[answer]
            : { paid: 'processing', failed: 'failed', returned: 'failed', silent: 'processing' }[answer];
          expect([status, pays_minor]).toEqual([expected, item.pays_minor]);
        }
        expect(await company.within(verifyLedger)).toMatchObject({ is_intact: true });
      }),
      { numRuns: inBreadth(20, 2) },
    );
  },
);

test('answers about payments of others are listed as unknown, whatever they resemble', async () => {
  const file = await sendFile('sepa_09', [
    { name: 'Alpha', amount_minor: 10_000, answer: 'silent' },
    { name: 'Beta', amount_minor: 10_000, answer: 'silent' },
  ]);
  const { finance } = file.payers;
  const neighbor = await sendFile('sepa_09', [{ name: 'Alpha', amount_minor: 10_000, answer: 'silent' }]);
  const references = file.sent.map(({ reference }) => reference);
  const foreign = neighbor.sent[0]!.reference;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...references),
      fc.nat(25),
      fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'),
      fc.constantFrom('set', 'cut', 'lower', 'spaced', 'neighbor'),
      async (reference, at, letter, kind) => {
        const changed = {
          set: reference.slice(0, at) + letter + reference.slice(at + 1),
          cut: reference.slice(0, at + 1),
          lower: reference.toLowerCase(),
          spaced: `${reference.slice(0, at)} ${reference.slice(at)}`.trim(),
          neighbor: foreign,
        }[kind];
        fc.pre(!references.includes(changed));
        const texts = [
          statusReport([{ reference: changed, status: 'ACSC' }]),
          bankNotification([{ reference: changed, amount: '100.00', side: 'DBIT' }]),
        ];
        for (const text of texts)
          expect(await finance.post('/payment_reports', { file_name: 'other.xml', text })).toMatchObject({
            ...{ applied_count: 0, unknown_count: 1, refused_count: 0 },
          });
      },
    ),
    { numRuns: inBreadth(150, 15) },
  );
  const items = await finance.get<PayoutItem[]>('/payout_items?_end=10');
  expect(items.map(({ status }) => status)).toEqual(['processing', 'processing']);
});

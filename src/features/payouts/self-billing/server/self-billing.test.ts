import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { givenPartner } from '#features/commissions/accruals/server/testing/program.ts';
import { addManualCommission } from '#features/commissions/manual-commissions/server/service.ts';
import type { PayoutBatch, PayoutItem } from '#features/payouts/payouts/schema.ts';
import { germanProfile, givenTaxProfile } from '#features/payouts/tax-profiles/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { mergePartnerRows } from '#server/merge-and-erase/partner-merge.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { formatMoney } from '#shared/money/money.ts';
import type { OwnSelfBilling, SelfBillingInvoice, TaxTotal } from '../schema.ts';
import { issueForItem } from './issue.ts';
import { issuer } from './sample.ts';

let world: World;
let company: Company;
let finance: Person;
let approver: Person;
let alpha: string;
let insider: Person;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.clock.set('2026-03-10T09:00:00Z');
  company = await world.company();
  [finance, approver] = [await company.member('finance'), await company.member('finance')];
  alpha = await company.within((call) => givenPartner(call, { name: 'Alpha' }));
  insider = await world.partnerUser(company, alpha);
});
afterAll(() => world.close());

const PARTNER = { 'x-tandem-mode': 'partner' };
const accept = (by = insider) =>
  by.request('POST', '/self_billing/accept', { accepted_name: 'Pia Partner', accepts: true }, PARTNER);
const turnOn = (more: object = {}) => finance.request('PUT', '/self_billing_settings', { ...issuer, ...more });
const profile = (more: object = {}, partner_id = alpha) =>
  company.within((call) => givenTaxProfile(call, partner_id, more));
const earn = (amount_minor: number, { currency = 'EUR', partner_id = alpha } = {}) =>
  company.within((call) =>
    addManualCommission(call, { partner_id, currency, amount_minor, on: '2026-03-01', reason: 'Earned' }),
  );
async function pay(currency = 'EUR'): Promise<PayoutItem[]> {
  const { id } = await finance.post<PayoutBatch>('/payout_batches', { currency, cutoff_on: '2026-03-10' });
  await finance.post(`/payout_batches/${id}/submit`, {});
  await approver.post(`/payout_batches/${id}/approve`, {});
  await finance.post(`/payout_batches/${id}/pay`, { paid_on: '2026-03-10' });
  return finance.get<PayoutItem[]>(`/payout_items?batch_id=${id}&_end=100`);
}
const issue = (item: { id: string }) => company.within((call) => issueForItem(call, item.id));
const invoices = (query = '') =>
  finance.get<SelfBillingInvoice[]>(`/self_billing_invoices?_sort=number&_order=ASC&_end=100${query}`);
/** A partner that agreed, with one paid payment. */
async function paid(amount_minor: number, more: object = {}): Promise<PayoutItem> {
  await turnOn();
  await profile(more);
  await accept();
  await earn(amount_minor);
  const [item] = await pay();
  return item!;
}

test('issues one invoice for each payment, with the VAT of the country', async () => {
  const item = await paid(119_00);
  await issue(item);
  await issue(item);
  expect(await invoices()).toMatchObject([
    {
      number: 'SB-1-00001',
      kind: 'invoice',
      net_minor: 100_00,
      vat_minor: 19_00,
      total_minor: 119_00,
      treatment: 'domestic',
      statement_no: item.statement_no,
    },
  ]);
});

test('dates the invoice of a payment that was recorded in the next year by the payment', async () => {
  world.clock.set('2025-12-30T09:00:00Z');
  await turnOn();
  await profile();
  await accept();
  await company.within((call) =>
    addManualCommission(call, {
      partner_id: alpha,
      currency: 'EUR',
      amount_minor: 50_00,
      on: '2025-12-01',
      reason: 'Earned',
    }),
  );
  const { id } = await finance.post<PayoutBatch>('/payout_batches', { currency: 'EUR', cutoff_on: '2025-12-30' });
  await finance.post(`/payout_batches/${id}/submit`, {});
  await approver.post(`/payout_batches/${id}/approve`, {});
  world.clock.set('2026-01-08T09:00:00Z');
  await finance.post(`/payout_batches/${id}/pay`, { paid_on: '2025-12-31' });
  const [item] = await finance.get<PayoutItem[]>(`/payout_items?batch_id=${id}`);
  await issue(item!);
  expect(await invoices()).toMatchObject([{ issued_on: '2025-12-31' }]);
  await finance.post(`/payout_items/${item!.id}/return`, { code: 'returned' });
  await issue(item!);
  expect(await invoices()).toMatchObject([{ issued_on: '2025-12-31' }, { issued_on: '2026-01-08' }]);
});

test('corrects a returned payment with a credit note of the same series', async () => {
  const item = await paid(50_00, { is_small_business: true });
  await issue(item);
  await finance.post(`/payout_items/${item.id}/return`, { code: 'returned' });
  await issue(item);
  await issue(item);
  const [invoice, note] = await invoices();
  expect(note).toMatchObject({
    number: 'SB-1-00002',
    kind: 'credit_note',
    corrects_id: invoice!.id,
    total_minor: 50_00,
  });
  const xml = (await finance.request('GET', `/self_billing_invoices/${note!.id}/invoice.xml`)).body;
  expect(xml).toContain('<ram:TypeCode>261</ram:TypeCode>');
  expect(xml).toContain('<ram:IssuerAssignedID>SB-1-00001</ram:IssuerAssignedID>');
});

test('issues nothing without consent, a profile or settings, and needs a profile for the consent', async () => {
  expect((await accept()).statusCode).toBe(409);
  await turnOn();
  expect((await accept()).json().message).toMatch(/tax profile must be accepted/);
  await earn(10_00);
  const [item] = await pay();
  await issue(item!);
  expect(await invoices()).toEqual([]);
  await profile();
  expect((await accept()).json() as OwnSelfBilling).toMatchObject({ agreement: { accepted_name: 'Pia Partner' } });
  await insider.request('POST', '/self_billing/end', {}, PARTNER);
  await earn(10_00);
  const [next] = await pay();
  await issue(next!);
  expect(await invoices()).toEqual([]);
});

test('refuses settings with a forged VAT number or without an address', async () => {
  expect(Object.keys((await turnOn({ vat_number: 'DE136695977' })).json().errors)).toEqual(['vat_number']);
  expect(
    Object.keys((await turnOn({ street: '', country: null, vat_number: null, vat_rate_ppm: 0 })).json().errors),
  ).toEqual(['street', 'country']);
  expect((await turnOn({ prefix: 'a<b' })).statusCode).toBe(400);
  expect((await insider.request('PUT', '/self_billing_settings', issuer, PARTNER)).statusCode).toBe(404);
});

test('numbers invoices without gaps under races, repeats and rollbacks', async () => {
  await turnOn();
  await profile();
  await accept();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ amount: fc.integer({ min: 1_00, max: 90_000_00 }), fails: fc.boolean() }), {
        minLength: 2,
        maxLength: 4,
      }),
      async (tries) => {
        const items: PayoutItem[] = [];
        for (const { amount } of tries) {
          await earn(amount);
          items.push(...(await pay()));
        }
        await Promise.allSettled(
          [...items, ...items].map((item, at) =>
            company.within(async (call) => {
              await issueForItem(call, item.id);
              if (tries[at]?.fails) throw new Error('The transaction is rolled back.');
            }),
          ),
        );
        const rows = (await company.within((call) =>
          call.rows<{ position: number }>(sql`
            select position from self_billing_invoices where organization_id = ${call.organization_id} order by position`),
        )) as { position: number }[];
        expect(rows.map(({ position }) => position)).toEqual(rows.map((_, at) => at + 1));
        for (const item of items) await issue(item);
        expect((await invoices(`&item_id=${items[0]!.id}`)).length).toBe(1);
      },
    ),
    { numRuns: 4 },
  );
});

test('serves both sides the same files, and nobody else', async () => {
  await issue(
    await paid(119_00, {
      country: 'AT',
      vat_number: 'ATU13585627',
      legal_name: 'Ünïcode 名前 \u202eevil </ram:Name> & Söhne 𝒳',
    }),
  );
  const [invoice] = await invoices();
  const url = `/self_billing_invoices/${invoice!.id}/invoice`;
  const pdf = await finance.request('GET', `${url}.pdf`);
  const own = await insider.request('GET', `${url}.pdf`, undefined, PARTNER);
  expect([pdf.statusCode, own.statusCode]).toEqual([200, 200]);
  expect(Buffer.compare(pdf.rawPayload, own.rawPayload)).toBe(0);
  const document = await PDFDocument.load(pdf.rawPayload);
  const keys = ['Metadata', 'OutputIntents', 'AF'].map((key) => document.catalog.has(PDFName.of(key)));
  expect(keys).toEqual([true, true, true]);
  expect(pdf.rawPayload.toString('latin1')).toContain('pdfaid:conformance>B');
  const xml = await insider.request('GET', `${url}.xml`, undefined, PARTNER);
  expect(xml.body).toContain('&lt;/ram:Name&gt; &amp; Söhne');
  const beta = await company.within((call) => givenPartner(call, { name: 'Beta' }));
  const rival = await world.partnerUser(company, beta);
  const stranger = await (await world.company('Elsewhere')).member('finance');
  const seller = await world.partnerUser(company, alpha, 'partner_sales');
  expect((await rival.request('GET', `${url}.pdf`, undefined, PARTNER)).statusCode).toBe(404);
  expect((await rival.request('GET', '/self_billing_invoices', undefined, PARTNER)).json()).toEqual([]);
  expect((await stranger.request('GET', `${url}.xml`)).statusCode).toBe(404);
  expect((await seller.request('GET', `${url}.pdf`, undefined, PARTNER)).statusCode).toBe(403);
  // Lists never carry what only the files show.
  for (const list of ['/self_billing_invoices', '/audit_events?_end=200'])
    expect((await company.owner.request('GET', list)).body).not.toContain('ATU13585627');
  const changed = company.within((call) =>
    call.run(sql`update self_billing_invoices set total_minor = 1 where organization_id = ${call.organization_id}`),
  );
  await expect(changed).rejects.toThrow();
});

test.each([
  ['KWD', 1_234_566, 1_037_450, /KWD\s1,037\.450/],
  ['JPY', 1_190, 1_000, /¥1,000/],
] as const)(
  'issues invoices in %s with the decimals of the currency',
  async (currency, total_minor, net_minor, shown) => {
    await turnOn();
    await profile();
    await accept();
    await earn(total_minor, { currency });
    const [item] = await pay(currency);
    await issue(item!);
    const [invoice] = await invoices();
    expect(invoice).toMatchObject({ currency, net_minor, total_minor });
    const url = `/self_billing_invoices/${invoice!.id}/invoice`;
    const pdf = await finance.request('GET', `${url}.pdf`);
    expect(pdf.statusCode).toBe(200);
    const document = await PDFDocument.load(pdf.rawPayload);
    const isKuwaiti = currency === 'KWD';
    expect(document.catalog.has(PDFName.of('AF'))).toBe(!isKuwaiti);
    expect(pdf.rawPayload.toString('latin1').includes('factur-x.xml')).toBe(!isKuwaiti);
    expect(pdf.rawPayload.toString('latin1')).toContain('pdfaid:conformance>B');
    const xml = await finance.request('GET', `${url}.xml`);
    expect(xml.statusCode).toBe(isKuwaiti ? 409 : 200);
    expect(xml.body).toContain(isKuwaiti ? 'EN 16931 allows two decimals' : '<ram:GrandTotalAmount>1190<');
    expect(formatMoney(net_minor, currency)).toMatch(shown);
  },
);

test('totals of a year name the kind of tax number that each person has', async () => {
  const beta = await company.within((call) => givenPartner(call, { name: 'Beta' }));
  const gamma = await company.within((call) => givenPartner(call, { name: 'Gamma' }));
  const us = {
    country: 'US',
    state: 'IL',
    postal_code: '62701',
    vat_number: null,
    person: 'individual',
    us_class: 'individual',
  };
  await profile({ ...us, tax_number: '536-90-4399' }, alpha);
  await profile({ ...us, tax_number: '912-70-1234' }, beta);
  await profile({ ...us, person: 'company', us_class: 'partnership', tax_number: '12-3456789' }, gamma);
  for (const partner_id of [alpha, beta, gamma]) await earn(2_000_00, { currency: 'USD', partner_id });
  await pay('USD');
  const { text } = (await finance.request('PUT', '/tax_totals/2026/1099_nec')).json() as { text: string };
  const rows = text.trim().split('\r\n').slice(1);
  expect(rows.map((row) => [row.split(',')[0]!.split(' ')[0], row.split(',').at(-5)])).toEqual([
    ['Alpha', 'SSN'],
    ['Beta', 'ITIN'],
    ['Gamma', 'EIN'],
  ]);
});

test('totals of a year equal the ledger, and each person is in one report', async () => {
  const beta = await company.within((call) => givenPartner(call, { name: 'Beta' }));
  const gamma = await company.within((call) => givenPartner(call, { name: 'Gamma' }));
  await profile();
  const us = {
    country: 'US',
    state: 'IL',
    postal_code: '62701',
    vat_number: null,
    tax_number: '536-90-4399',
    person: 'individual',
    us_class: 'individual',
  };
  await profile(us, beta);
  await earn(100_00);
  await earn(2_000_00, { currency: 'USD', partner_id: beta });
  await earn(30_00, { currency: 'USD', partner_id: gamma });
  await pay();
  const [returned] = (await pay('USD')).filter(({ partner_id }) => partner_id === gamma);
  await finance.post(`/payout_items/${returned!.id}/return`, { code: 'returned' });
  const totals = await finance.rows<TaxTotal>('/tax_totals?year=2026');
  expect(
    totals.map(({ partner_id, report, paid_minor, quarters }) => [partner_id, report, paid_minor, quarters]),
  ).toEqual([
    [alpha, 'dac7', 100_00, [100_00, 0, 0, 0]],
    [beta, '1099_nec', 2_000_00, [2_000_00, 0, 0, 0]],
    [gamma, 'no_profile', 0, [0, 0, 0, 0]],
  ]);
  const [{ clearing }] = (await company.within((call) =>
    call.rows<{ clearing: number }>(sql`
      select sum(case p.side when 'C' then p.amount_minor else -p.amount_minor end)::bigint as clearing from postings p
      join ledger_accounts a on a.organization_id = p.organization_id and a.id = p.account_id
      where p.organization_id = ${call.organization_id} and a.code in ('cash:clearing', 'liability:withholding')`),
  )) as [{ clearing: number }];
  expect(totals.reduce((sum, { paid_minor }) => sum + paid_minor, 0)).toBe(clearing);
  const file = (await finance.request('PUT', '/tax_totals/2026/1099_nec')).json() as { text: string };
  expect(file.text).toContain('536904399');
  expect(file.text).toContain('2000.00');
  expect(file.text).toContain('62701,Hamburg,IL,US,');
  const log = await company.owner.get<{ reason: string | null }[]>('/audit_events?ref_table=tax_profiles&_end=50');
  expect(log.some(({ reason }) => reason === 'Year totals 2026 (1099-NEC)')).toBe(true);
  expect((await finance.request('GET', '/tax_totals?year=26')).statusCode).toBe(400);
  const reader = await company.member('read_only');
  expect((await reader.request('PUT', '/tax_totals/2026/dac7')).statusCode).toBe(403);
});

test('continues the agreement of a merged partner, and never its invoices', async () => {
  const item = await paid(119_00);
  await issue(item);
  const survivor = await company.within((call) => givenPartner(call, { name: 'Kept' }));
  await company.within((call) => mergePartnerRows(call, survivor, alpha));
  const agreements = await finance.get<{ partner_id: string }[]>('/self_billing_agreements');
  expect(agreements).toMatchObject([{ partner_id: survivor, ended_at: null }]);
  expect(await invoices()).toMatchObject([{ partner_id: alpha }]);
  expect(germanProfile.country).toBe('DE');
});

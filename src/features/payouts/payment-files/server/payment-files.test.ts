import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accrueForOpportunity } from '#features/commissions/accruals/server/service.ts';
import {
  givenDeal,
  givenPartner,
  givenPlan,
  tenPercent,
} from '#features/commissions/accruals/server/testing/program.ts';
import { verifyLedger } from '#features/payouts/ledger/server/service.ts';
import type { PayoutBatch, PayoutItem } from '#features/payouts/payouts/schema.ts';
import { sql } from '#server/db/sql.ts';
import { expectEvery } from '#server/testing/expect-every.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { FileContent, FormatChoice, PaymentFile, PaymentReport, PaymentReportLine } from '../schema.ts';
import { parseReport } from './reports/parse.ts';
import { bankNotification, statusReport } from './testing/status-files.ts';

let world: World;
let company: Company;
let finance: Person;
let approver: Person;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.clock.set('2026-03-16T09:00:00Z');
  company = await world.company();
  [finance, approver] = [await company.member('finance'), await company.member('finance')];
  await company.within(async (call) => {
    await givenPlan(call, { ...tenPercent, hold_days: 0 });
    await call.run(
      sql`update program_settings set method_rest_days = 0 where organization_id = ${call.organization_id}`,
    );
  });
});
afterAll(() => world.close());

const IBANS = ['DE89370400440532013000', 'FR1420041010050500013M02606', 'NL91ABNA0417164300'];
const OWN = { holder_name: 'Ácme Grüße & Co', iban: 'DE75512108001245126199', bic: 'SOLADEST600' };

async function payee(name: string, method: object): Promise<string> {
  const partner_id = await company.within((call) => givenPartner(call, { name }));
  const { id } = await finance.post<{ id: string }>('/payout_methods', { partner_id, holder_name: name, ...method });
  await approver.post(`/payout_methods/${id}/verify`, {});
  return partner_id;
}

const sepa = (name: string, iban: string) => payee(name, { rail: 'bank_sepa', currency: 'EUR', details: { iban } });
const ach = (name: string, account_number: string) =>
  payee(name, {
    rail: 'bank_ach',
    currency: 'USD',
    details: { routing_number: '011000015', account_number, account_type: 'checking' },
  });

const earn = (partner: string, amount_minor: number, currency: string) =>
  company.within(async (call) => {
    const deal = await givenDeal(call, { partners: [partner], amount_minor: amount_minor * 10, currency });
    await accrueForOpportunity(call, deal);
  });

async function approved(currency: string): Promise<PayoutBatch> {
  const { id } = await finance.post<PayoutBatch>('/payout_batches', { currency });
  await finance.post(`/payout_batches/${id}/submit`, {});
  return approver.post<PayoutBatch>(`/payout_batches/${id}/approve`, {});
}

/** An approved payout in euros to partners with SEPA accounts. */
async function euros(...amounts: number[]): Promise<PayoutBatch> {
  await finance.request('PUT', '/funding_accounts/sepa', OWN);
  for (const [index, amount] of amounts.entries())
    await earn(await sepa(`Payee ${index}`, IBANS[index]!), amount, 'EUR');
  return approved('EUR');
}

const create = (batch_id: string, format = 'sepa_09', more = {}) =>
  finance.post<PaymentFile>('/payment_files', { batch_id, format, ...more });
const content = async ({ id }: PaymentFile) =>
  (await finance.request('PUT', `/payment_files/${id}/content`)).json<FileContent>();
const items = (id: string) => finance.get<PayoutItem[]>(`/payout_items?batch_id=${id}&_sort=statement_no&_end=100`);
const references = (text: string) => [...text.matchAll(/<EndToEndId>(.*?)</g)].map(([, reference]) => reference!);
const report = (text: string, file_name = 'status.xml') =>
  finance.post<PaymentReport>('/payment_reports', { file_name, text });
const linesOf = ({ id }: PaymentReport) => finance.rows<PaymentReportLine>(`/payment_reports/${id}/lines`);

test('sends an approved payout as a SEPA file with the same bytes at each download', async () => {
  const batch = await euros(12_345, 5_000);
  expect(await finance.rows<FormatChoice>(`/payout_batches/${batch.id}/payment_formats`)).toContainEqual({
    format: 'sepa_09',
    currency: 'EUR',
    item_count: 2,
    amount_minor: 17_345,
    needs_account: false,
  });
  const preview = await finance.post<{ figures: object[] }>('/payment_files/preview', {
    batch_id: batch.id,
    format: 'sepa_09',
  });
  expect(preview.figures).toEqual([{ minor: 17_345, currency: 'EUR' }]);
  const file = await create(batch.id);
  expect(file).toMatchObject({ item_count: 2, amount_minor: 17_345, executes_on: '2026-03-17', download_count: 0 });
  const first = await content(file);
  expect(createHash('sha256').update(first.text).digest('hex')).toBe(file.sha256);
  expect(first.text).toContain('<CtrlSum>173.45</CtrlSum>');
  expect(first.text).toContain('<Nm>Acme Grusse + Co</Nm>');
  expect(first.text).toContain(IBANS[0]);
  expect((await content(file)).text).toBe(first.text);
  expect(await finance.get(`/payment_files/${file.id}`)).toMatchObject({
    download_count: 2,
    downloaded_by: finance.user_id,
  });
  expect((await items(batch.id)).map(({ status }) => status)).toEqual(['processing', 'processing']);
});

test('puts each payment into one file, even when two files are asked for at once', async () => {
  const batch = await euros(10_000, 20_000, 30_000);
  const answers = await Promise.all(
    [0, 1, 2].map(() => finance.request('POST', '/payment_files', { batch_id: batch.id, format: 'sepa_09' })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  expect(await finance.get<PaymentFile[]>(`/payment_files?batch_id=${batch.id}`)).toHaveLength(1);
});

test('marks payments as paid and returned by a status file, and pays what came back again', async () => {
  const batch = await euros(10_000, 20_000);
  const names = references((await content(await create(batch.id))).text);
  world.clock.set('2026-03-18T09:00:00Z');
  const paid = await report(statusReport(names.map((reference) => ({ reference, status: 'ACSC' }))));
  expect(paid).toMatchObject({ kind: 'pain_002', line_count: 2, applied_count: 2, unknown_count: 0 });
  expect((await finance.get<PayoutBatch>(`/payout_batches/${batch.id}`)).status).toBe('paid');
  const back = await report(
    bankNotification([{ reference: names[1]!, amount: '200.00', side: 'CRDT', code: 'AC04' }]),
    'back.xml',
  );
  expect(await linesOf(back)).toMatchObject([{ result: 'applied', outcome: 'returned', code: 'AC04' }]);
  expect((await items(batch.id)).map(({ status, failure_text }) => [status, failure_text])).toEqual([
    ['paid', null],
    ['returned', 'AC04: Account closed'],
  ]);
  expect(await company.within(verifyLedger)).toMatchObject({ is_intact: true });
  const again = await approved('EUR');
  expect(again).toMatchObject({ total_minor: 20_000, item_count: 1 });
});

test.each([
  ['block and file', { group: 'RJCT', block: 'RJCT' }],
  ['block', { group: 'PART', block: 'RJCT' }],
  ['file', { group: 'RJCT' }],
])('payments that a rejection of the %s does not list are rejected with it', async (_, levels) => {
  const batch = await euros(10_000, 20_000, 30_000);
  const file = await create(batch.id);
  const { text } = await content(file);
  const [first] = references(text);
  const of = /<MsgId>(.*?)</.exec(text)![1]!;
  const answer = await report(statusReport([{ reference: first!, status: 'RJCT', code: 'AC01' }], { ...levels, of }));
  expect(answer).toMatchObject({ line_count: 3, applied_count: 3 });
  expect((await linesOf(answer)).map(({ code, detail }) => [code, detail])).toEqual([
    ['AC01', 'Incorrect account number'],
    ['RJCT', 'With the whole file'],
    ['RJCT', 'With the whole file'],
  ]);
  expect((await items(batch.id)).map(({ status }) => status)).toEqual(['failed', 'failed', 'failed']);
});

test('a payment counts before its block, a block before its file, and “partly accepted” decides nothing', async () => {
  const batch = await euros(10_000, 20_000, 30_000);
  const { text } = await content(await create(batch.id));
  const [first, second] = references(text);
  const of = /<MsgId>(.*?)</.exec(text)![1]!;
  const listed = [
    { reference: first!, status: 'RJCT', code: 'AC04' },
    { reference: second!, status: 'PDNG' },
  ];
  expect(await report(statusReport(listed, { group: 'PART', block: 'PART', of }), 'part.xml')).toMatchObject({
    line_count: 2,
  });
  world.clock.set('2026-03-18T09:00:00Z');
  await report(statusReport(listed, { group: 'RJCT', block: 'ACSC', of }), 'settled.xml');
  expect((await items(batch.id)).map(({ status }) => status)).toEqual(['failed', 'processing', 'paid']);
});

test('reads the statement of an account: what was paid, and what came back', async () => {
  const batch = await euros(10_000, 20_000);
  const names = references((await content(await create(batch.id))).text);
  world.clock.set('2026-03-18T09:00:00Z');
  const paid = await report(
    bankNotification(
      [
        { reference: names[0]!, amount: '100.00', side: 'DBIT' },
        { reference: names[1]!, amount: '200.00', side: 'DBIT' },
        { reference: 'RENT', amount: '900.00', side: 'DBIT' },
      ],
      'statement',
    ),
  );
  expect(paid).toMatchObject({ kind: 'camt_053', applied_count: 2, unknown_count: 1 });
  await report(
    bankNotification([{ reference: names[1]!, amount: '200.00', side: 'CRDT', code: 'AC04' }], 'statement'),
    'next.xml',
  );
  expect((await items(batch.id)).map(({ status }) => status)).toEqual(['paid', 'returned']);
});

test('changes nothing when the same status file comes twice, and lists what it does not know', async () => {
  const batch = await euros(10_000, 20_000);
  const [first] = references((await content(await create(batch.id))).text);
  const text = statusReport([
    { reference: first!, status: 'ACSC' },
    { reference: 'SOMEBODY-ELSE', status: 'RJCT' },
    { reference: 'NOTPROVIDED', status: 'ACSC' },
  ]);
  const one = await report(text);
  const two = await report(text, 'renamed.xml');
  expect(two.id).toBe(one.id);
  expect(one).toMatchObject({ applied_count: 1, unknown_count: 2 });
  expect((await items(batch.id)).map(({ status }) => status)).toEqual(['paid', 'processing']);
});

test('refuses a line with another amount', async () => {
  const batch = await euros(10_000);
  const [reference] = references((await content(await create(batch.id))).text);
  const wrong = await report(bankNotification([{ reference: reference!, amount: '1.00', side: 'DBIT' }]));
  expect(await linesOf(wrong)).toMatchObject([{ result: 'refused', note: expect.stringContaining('€1.00') }]);
  expect((await items(batch.id))[0]!.status).toBe('processing');
});

test('sends dollars as an ACH file and reads the returns', async () => {
  await finance.request('PUT', '/funding_accounts/nacha', {
    holder_name: 'Acme Inc',
    bank_name: 'First Bank',
    routing_number: '121042882',
    company_id: '1234567890',
  });
  await earn(await ach('Zoë Café Ltd', '4400001'), 10_000, 'USD');
  const batch = await approved('USD');
  const { text } = await content(await create(batch.id, 'nacha_ccd'));
  const records = text.trimEnd().split('\n');
  expect(records).toHaveLength(10);
  expectEvery(records, (record) => record.length === 94);
  expect(records[2]).toContain('ZOE CAFE LTD');
  const trace = records[2]!.slice(79);
  const entry = `621${records[2]!.slice(3, 78)}1${'0'.repeat(15)}`;
  const addenda = `799R03${trace}      01100001${' '.repeat(44)}${'0'.repeat(15)}`;
  const control = `9000001000001000000020001100001${'0'.repeat(12)}000000010000${' '.repeat(39)}`;
  const returned = [records[0]!, records[1]!, entry, addenda, records[3]!, control];
  const early = [...returned.slice(0, 3), addenda.slice(0, 18), ...returned.slice(4)].join('\n');
  const refused = await finance.request('POST', '/payment_reports', { file_name: 'early.ach', text: early });
  expect(refused.json().message).toContain('has a return that ends early');
  const read = async (text: string) => (await parseReport('returns.ach', text)).lines;
  for (const joint of ['', '\r\n', '\r'])
    expect(await read(returned.join(joint))).toEqual(await read(returned.join('\n')));
  expect(await read(returned.map((record) => record.trimEnd()).join('\n'))).toEqual(await read(returned.join('\n')));
  const answer = await report(returned.join(''), 'returns.ach');
  expect(await linesOf(answer)).toMatchObject([{ result: 'applied', outcome: 'returned', code: 'R03' }]);
  expect((await items(batch.id))[0]).toMatchObject({ status: 'failed', failure_code: 'wrong_details' });
});

test.each([
  ['KWD', 1_234_567, '1234.567', '1234.5670'],
  ['JPY', 123_456, '123456', '123456.00'],
  ['HUF', 1_234_500, '12345.00', '12345'],
])('sends %s by table, and reads the answer with any number of zeros', async (currency, amount, sent, answered) => {
  const details = { account_number: '12345678', bank_name: 'Bank' };
  await earn(await payee('Omega', { rail: 'bank_other', currency, country: 'KW', details }), amount, currency);
  const batch = await approved(currency);
  const file = await create(batch.id, 'wise', { currency });
  const { text } = await content(file);
  expect(text).toContain(`,target,${sent},${currency},`);
  const reference = text.split('\n')[1]!.split(',')[2]!;
  const results = `ID,Status,Payment reference,Target amount,Target currency\n1,completed,${reference},${answered},${currency}\n`;
  expect(await report(results, 'results.csv')).toMatchObject({ kind: 'wise', applied_count: 1 });
  expect((await items(batch.id))[0]).toMatchObject({ status: 'paid', amount_minor: amount });
});

test('no format offers a weekend, and PayPal takes some currencies without decimals', async () => {
  world.clock.set('2026-03-20T09:00:00Z');
  await earn(
    await payee('Tengo', { rail: 'paypal', currency: 'HUF', details: { email: 'tengo@example.com' } }),
    12_300,
    'HUF',
  );
  const huf = await approved('HUF');
  const file = await create(huf.id, 'paypal', { currency: 'HUF' });
  expect(file).toMatchObject({ item_count: 1, executes_on: '2026-03-20' });
  expect((await content(file)).text).toContain('tengo@example.com,123,HUF,');
  const details = { account_number: '12345678', bank_name: 'Bank' };
  await earn(await payee('Omega', { rail: 'bank_other', currency: 'GBP', country: 'GB', details }), 12_345, 'GBP');
  expect(await create((await approved('GBP')).id, 'bank_csv', { currency: 'GBP' })).toMatchObject({
    executes_on: '2026-03-23',
  });
});

test('marks by default what was sent, and leaves payments that are in no file', async () => {
  await finance.request('PUT', '/funding_accounts/sepa', OWN);
  await earn(await sepa('In a file', IBANS[0]!), 500_00, 'EUR');
  await earn(
    await payee('By hand', { rail: 'bank_other', currency: 'EUR', details: { account_number: '12345678' } }),
    300_00,
    'EUR',
  );
  const { id } = await approved('EUR');
  await create(id);
  const pay = () => finance.post<PayoutBatch>(`/payout_batches/${id}/pay`, { paid_on: '2026-03-16' });
  expect(await pay()).toMatchObject({ status: 'processing', paid_minor: 500_00, open_minor: 300_00 });
  expect((await items(id)).map(({ partner_name, status }) => [partner_name.split(' ')[0], status]).sort()).toEqual([
    ['By', 'reserved'],
    ['In', 'paid'],
  ]);
  expect(await pay()).toMatchObject({ status: 'paid', paid_minor: 800_00, open_minor: 0 });
});

test('reads the export of Wise, which names what arrives after its fees', async () => {
  const details = { account_number: '12345678', bank_name: 'Bank' };
  await earn(await payee('Omega', { rail: 'bank_other', currency: 'GBP', country: 'GB', details }), 12_345, 'GBP');
  const batch = await approved('GBP');
  const { text } = await content(await create(batch.id, 'wise', { currency: 'GBP' }));
  const reference = text.split('\n')[1]!.split(',')[2]!;
  const header =
    'ID,Status,Direction,"Created on","Finished on","Source fee amount","Source fee currency","Target fee amount","Target fee currency","Source name","Source amount (after fees)","Source currency","Target name","Target amount (after fees)","Target currency","Exchange rate",Reference,Batch';
  const row = `TRANSFER-1,COMPLETED,OUT,"2026-03-17 08:00:00","2026-03-17 09:00:00",0.42,EUR,,,Acme,144.10,EUR,Omega,123.45,GBP,0.8567,${reference},`;
  const answer = await report(`${header}\n${row}\n`, 'statement.csv');
  expect(answer).toMatchObject({ kind: 'wise', applied_count: 1 });
});

test('never takes a fraction of a yen for yen', async () => {
  const text = 'Status,Payment reference,Target amount,Target currency\ncompleted,X,1.5,JPY\n';
  const refused = await finance.request('POST', '/payment_reports', { file_name: 'results.csv', text });
  expect(refused.json().message).toContain('has an amount that is not a number');
});

test.each([
  ['no XML', '<'],
  ['an entity', '<!DOCTYPE a [<!ENTITY x "y">]><Document>&x;</Document>'],
  ['another message', '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"/>'],
  ['deep nesting', `${'<a>'.repeat(60)}${'</a>'.repeat(60)}`],
  ['a text', 'hello'],
])('refuses a status file with %s', async (_, text) => {
  const { statusCode } = await finance.request('POST', '/payment_reports', { file_name: 'x.xml', text });
  expect(statusCode).toBe(422);
});

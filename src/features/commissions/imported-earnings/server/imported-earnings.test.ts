import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { givenPartner } from '#features/commissions/accruals/server/testing/program.ts';
import { verifyLedger } from '#features/payouts/ledger/server/service.ts';
import { mergePartnerRows } from '#server/merge-and-erase/partner-merge.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { StepSheet } from '#shared/nouns/step-sheet.ts';
import type { EarlierTotals, ImportedEarning, ImportedEarningCreate } from '../schema.ts';
import { sampleEarlierEarning } from './sample.ts';

let world: World;
let company: Company;
let finance: Person;
let alpha: string;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  company = await world.company();
  finance = await company.member('finance');
  alpha = await company.within((call) => givenPartner(call, { name: 'Alpha' }));
});
afterAll(() => world.close());

const PARTNER = { 'x-tandem-mode': 'partner' };
const given = (more: Partial<ImportedEarningCreate> = {}) =>
  company.within((call) => sampleEarlierEarning(call, { partner_id: alpha, ...more }));
const unpaid = (amount_minor: number, more: Partial<ImportedEarningCreate> = {}) =>
  given({ amount_minor, state: 'unpaid', ...more });
const transferBody = (more: object = {}) => ({ partner_id: alpha, system: 'PartnerStack', currency: 'EUR', ...more });
const transfer = (more: object = {}, by = finance) =>
  by.request('POST', '/imported_earnings/transfer', transferBody(more));
const totals = () => finance.rows<EarlierTotals>(`/imported_earnings/totals?partner_id=${alpha}`);

test('transfers what is unpaid as one commission, exactly once', async () => {
  const open = await unpaid(1_200);
  await unpaid(300);
  await given({ amount_minor: 5_000 });
  await unpaid(700, { currency: 'USD' });
  await unpaid(900, { system: 'Tolt' });
  await given({ amount_minor: 1_000, kind: 'payout', state: 'unpaid' });
  const answer = await transfer();
  expect(answer.statusCode, answer.body).toBe(201);
  expect(answer.json()).toMatchObject({
    amount_minor: 1_500,
    currency: 'EUR',
    kind: 'manual',
    status: 'payable',
    description: '2 unpaid commissions from PartnerStack',
  });
  expect(await totals()).toMatchObject([
    {
      system: 'PartnerStack',
      currency: 'EUR',
      earned_minor: 6_500,
      paid_minor: 5_000,
      unpaid_minor: 0,
      transferred_minor: 1_500,
    },
    { system: 'PartnerStack', currency: 'USD', unpaid_minor: 700 },
    { system: 'Tolt', unpaid_minor: 900 },
  ]);
  const again = await transfer();
  expect([again.statusCode, again.json().message]).toEqual([
    409,
    'Nothing from PartnerStack in EUR is unpaid, or it was transferred already.',
  ]);
  const row = await finance.get<ImportedEarning>(`/imported_earnings/${open}`);
  expect(row).toMatchObject({ line_id: answer.json().id, state: 'unpaid' });
  const changed = await finance.request('PATCH', `/imported_earnings/${open}`, { state: 'paid' });
  const removed = await finance.request('DELETE', `/imported_earnings/${open}`);
  expect([changed.statusCode, removed.statusCode]).toEqual([409, 409]);
  await company.within(verifyLedger);
});

test('transfers once when many people ask at the same moment', async () => {
  await unpaid(1_200);
  await unpaid(300);
  const answers = await Promise.all(Array.from({ length: 6 }, () => transfer()));
  const codes = answers.map(({ statusCode }) => statusCode).sort();
  expect(codes).toEqual([201, 409, 409, 409, 409, 409]);
  const lines = await finance.get<{ amount_minor: number }[]>(`/commission_lines?partner_id=${alpha}`);
  expect(lines.map(({ amount_minor }) => amount_minor)).toEqual([1_500]);
});

test('transfers entries that were imported later, and never more than is owed', async () => {
  await unpaid(1_200);
  expect((await transfer()).statusCode).toBe(201);
  await unpaid(400);
  expect((await transfer()).json()).toMatchObject({ amount_minor: 400 });
  await unpaid(500);
  await unpaid(-800);
  const refused = await transfer();
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'The unpaid entries from PartnerStack in EUR add up to nothing to pay.',
  ]);
});

test('refuses strangers, readers and partners', async () => {
  await unpaid(1_200);
  const reader = await company.member('partner_manager');
  const insider = await world.partnerUser(company, alpha);
  const other = await world.company();
  expect((await transfer({}, reader)).statusCode).toBe(403);
  expect((await transfer({}, other.owner)).statusCode).toBe(404);
  expect((await insider.request('POST', '/imported_earnings/transfer', transferBody(), PARTNER)).statusCode).toBe(404);
  const written = await insider.request('POST', '/imported_earnings', transferBody(), PARTNER);
  expect([403, 404, 405]).toContain(written.statusCode);
  expect((await totals())[0]).toMatchObject({ unpaid_minor: 1_200 });
});

test('shows a partner its own history and nothing of a neighbor', async () => {
  const beta = await company.within((call) => givenPartner(call, { name: 'Beta' }));
  const mine = await given({ amount_minor: 100 });
  const foreign = await given({ partner_id: beta, amount_minor: 999 });
  const insider = await world.partnerUser(company, alpha);
  const read = async <T>(url: string) => (await insider.request('GET', url, undefined, PARTNER)).json() as T;
  expect(await read<ImportedEarning[]>('/imported_earnings')).toMatchObject([{ id: mine, amount_minor: 100 }]);
  expect((await insider.request('GET', `/imported_earnings/${foreign}`, undefined, PARTNER)).statusCode).toBe(404);
  expect(await read<{ rows: EarlierTotals[] }>(`/imported_earnings/totals?partner_id=${beta}`)).toMatchObject({
    rows: [{ earned_minor: 100 }],
  });
});

test('moves the history of a merged partner, and pays its unpaid part through the kept one', async () => {
  const beta = await company.within((call) => givenPartner(call, { name: 'Beta' }));
  await unpaid(1_000, { partner_id: beta });
  await transfer({ partner_id: beta });
  await unpaid(250, { partner_id: beta });
  const moved = await company.within((call) => mergePartnerRows(call, alpha, beta));
  expect(moved).toMatchObject({ imported_earnings: 2 });
  expect(await totals()).toMatchObject([{ unpaid_minor: 250, transferred_minor: 1_000 }]);
  expect((await transfer()).json()).toMatchObject({ amount_minor: 250 });
});

test('describes a transfer before it is made', async () => {
  await unpaid(1_200);
  const sheet = await finance.post<StepSheet>('/imported_earnings/transfer/preview', transferBody());
  expect(sheet.final).toContain(
    'The entries of the former system are marked as transferred and cannot be transferred again.',
  );
  expect((await totals())[0]).toMatchObject({ unpaid_minor: 1_200 });
});

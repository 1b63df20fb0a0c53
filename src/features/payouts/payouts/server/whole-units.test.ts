import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { givenPartner } from '#features/commissions/accruals/server/testing/program.ts';
import type { CommissionLine } from '#features/commissions/commissions/schema.ts';
import { takeLineStep } from '#features/commissions/commissions/server/service.ts';
import { addManualCommission } from '#features/commissions/manual-commissions/server/service.ts';
import { verifyLedger } from '#features/payouts/ledger/server/service.ts';
import type { Receipt, ReceiptForPartner } from '#features/payouts/receipts/schema.ts';
import type { Earnings, Statement } from '#features/payouts/statements/schema.ts';
import { sql } from '#server/db/sql.ts';
import { nonEmpty } from '#server/testing/expect-every.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { currencyExponents } from '#shared/money/money.ts';
import { payoutQuantum } from '#shared/money/whole-units.ts';
import type { BatchPreview, PayoutBatch, PayoutItem, PayoutItemForPartner } from '../schema.ts';

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
  world.clock.set('2026-03-16T09:00:00Z');
  company = await world.company();
  [finance, approver] = [await company.member('finance'), await company.member('finance')];
  alpha = await company.within((call) => givenPartner(call, { name: 'Alpha' }));
  insider = await world.partnerUser(company, alpha);
});
afterAll(() => world.close());

const earn = (amount_minor: number, currency = 'HUF', partner_id = alpha) =>
  company.within((call) =>
    addManualCommission(call, { partner_id, currency, amount_minor, on: '2026-03-01', reason: 'What was earned' }),
  );
const create = (currency = 'HUF', cutoff_on = '2026-03-16') =>
  finance.post<PayoutBatch>('/payout_batches', { currency, cutoff_on });
async function approved(currency = 'HUF', cutoff_on = '2026-03-16'): Promise<PayoutBatch> {
  const { id } = await create(currency, cutoff_on);
  await finance.post(`/payout_batches/${id}/submit`, {});
  return approver.post<PayoutBatch>(`/payout_batches/${id}/approve`, {});
}
const itemsOf = ({ id }: { id: string }) => finance.get<PayoutItem[]>(`/payout_items?batch_id=${id}`);
const pay = ({ id }: { id: string }) =>
  finance.post<PayoutBatch>(`/payout_batches/${id}/pay`, { paid_on: '2026-03-16' });
const carried = () =>
  finance
    .get<CommissionLine[]>('/commission_lines?kind=carried&_sort=number')
    .then((lines) => lines.map(({ amount_minor, status }) => [amount_minor, status]));
const intact = async () => expect(await company.within(verifyLedger)).toMatchObject({ is_intact: true });
const PARTNER = { 'x-tandem-mode': 'partner' };
const asPartner = <T>(url: string): Promise<T> =>
  insider.request('GET', url, undefined, PARTNER).then((answer) => answer.json() as T);

test('rounds a payment down to whole units and adds the rest to the next one', async () => {
  await earn(123_437);
  const draft = await create();
  expect(draft).toMatchObject({ total_minor: 123_400 });
  expect((await finance.get<BatchPreview>(`/payout_batches/${draft.id}/preview`)).rows).toMatchObject([
    { amount_minor: 123_400, carried_minor: 37, line_count: 2, result: 'due' },
  ]);
  expect(await itemsOf(draft)).toMatchObject([{ amount_minor: 123_400, carried_minor: 37, status: 'included' }]);
  // Nothing is written while the payout is a draft.
  expect(await carried()).toEqual([]);
  await finance.post(`/payout_batches/${draft.id}/submit`, {});
  await approver.post(`/payout_batches/${draft.id}/approve`, {});
  expect(await carried()).toEqual([
    [-37, 'reserved'],
    [37, 'payable'],
  ]);
  await intact();

  await finance.post(`/payout_batches/${draft.id}/export`, {});
  const { body } = await finance.request('GET', `/payout_batches/${draft.id}/exports/1`);
  expect(body.split('\r\n')[1]).toMatch(/^PO-0001-001,Alpha \w+,,,,,HUF,1234\.00,123400,2026-03-16,2,/);
  await pay(draft);
  expect(await carried()).toEqual([
    [-37, 'paid'],
    [37, 'payable'],
  ]);
  // The next payout contains the remainder exactly once.
  await earn(10_070);
  const next = await approved();
  expect(await itemsOf(next)).toMatchObject([{ amount_minor: 10_100, carried_minor: 7 }]);
  await pay(next);
  expect(await carried()).toEqual([
    [-37, 'paid'],
    [37, 'paid'],
    [-7, 'paid'],
    [7, 'payable'],
  ]);
  await intact();
});

test('shows the same remainder to company and partner everywhere', async () => {
  await earn(123_437);
  const batch = await approved();
  const [item] = await itemsOf(batch);
  expect(await asPartner<PayoutItemForPartner[]>('/payout_items')).toMatchObject([{ carried_minor: 37 }]);
  const said = 'HUF 0.37 is carried over to the next payout, because this currency is paid in whole units';
  const spaced = (text: string | null) => text?.replaceAll('\u00a0', ' ');
  for (const statement of [
    await finance.get<Statement>(`/payout_items/${item!.id}/statement`),
    await asPartner<Statement>(`/payout_items/${item!.id}/statement`),
    await finance.get<Statement>(`/partner_statement?partner_id=${alpha}&currency=HUF`),
    await asPartner<Statement>('/partner_statement?currency=HUF'),
  ]) {
    expect(statement.rows.map(({ kind, amount_minor, note }) => [kind, amount_minor, spaced(note)])).toEqual([
      ['by_hand', 123_437, undefined],
      ['payout', -123_400, said],
    ]);
    expect(statement.closing_minor).toBe(37);
  }
  const file = await insider.request('GET', '/partner_statement.csv?currency=HUF', undefined, PARTNER);
  expect(spaced(file.body)).toContain(`Payout PO-0001-001. ${said}`);
  expect(await asPartner<{ rows: Earnings[] }>('/partner_earnings')).toMatchObject({
    rows: [{ payable_minor: 37, in_transit_minor: 123_400, earned_minor: 123_437 }],
  });

  const [out, left] = await finance.get<CommissionLine[]>('/commission_lines?kind=carried&_sort=number');
  for (const [line, result] of [
    [out!, 'Removed from payout PO-0001-001. Another commission of the same amount is payable.'],
    [left!, 'Payable with the next payout. Another commission removes the same amount from this one’s payout.'],
  ] as const) {
    const receipt = await finance.get<Receipt>(`/commission_lines/${line.id}/receipt`);
    const theirs = await asPartner<ReceiptForPartner>(`/commission_lines/${line.id}/receipt`);
    expect(theirs.steps).toEqual(receipt.steps);
    expect(receipt.steps.map(({ title, detail }) => [title, spaced(detail)])).toEqual([
      ['Carried over', `From payout PO-0001-001, ${said}.`],
      ['Result', result],
    ]);
    expect(receipt.related).toMatchObject([{ amount_minor: -line.amount_minor, kind: 'carried' }]);
    expect(receipt.history[0]).toMatchObject({ kind: 'booked', payout_item_id: item!.id });
  }
  const again = await finance.request('POST', `/commission_lines/${left!.id}/recompute`);
  expect([again.statusCode, again.json().message]).toEqual([
    409,
    'Amounts carried over from a payout can’t be recalculated.',
  ]);
  const refused = await finance.request('POST', '/commission_lines/by_hand', {
    partner_id: alpha,
    currency: 'HUF',
    amount_minor: -37,
    on: '2026-03-16',
    reason: 'Not this way',
    adjusts_line_id: left!.id,
  });
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    { adjusts_line_id: ['was carried over from a payout and is balanced by another commission'] },
  ]);
});

test('compares the minimum payout before rounding, and carries nothing below one unit', async () => {
  const minimum = (min_payout: object) => company.owner.patch(`/program_settings/${company.id}`, { min_payout });
  await earn(10_050);
  await minimum({ HUF: 10_051 });
  expect(await itemsOf(await create())).toMatchObject([
    { result: 'below_minimum', amount_minor: 10_050, carried_minor: 0 },
  ]);
  // The minimum is inclusive and compares the balance, although a smaller amount is paid.
  await minimum({ HUF: 10_050 });
  const due = await create();
  expect(await itemsOf(due)).toMatchObject([{ result: 'due', amount_minor: 10_000, carried_minor: 50 }]);
  await finance.post(`/payout_batches/${due.id}/cancel`, { reason: 'Only looked at' });
  await pay(await approved());
  await minimum({});
  await earn(49);
  const little = await create();
  expect(await itemsOf(little)).toMatchObject([{ result: 'below_unit', amount_minor: 99, carried_minor: 0 }]);
  expect((await finance.request('POST', `/payout_batches/${little.id}/submit`, {})).statusCode).toBe(409);
  await earn(1);
  expect(await itemsOf(await approved())).toMatchObject([{ amount_minor: 100, carried_minor: 0 }]);
  expect(await carried()).toHaveLength(2);
  await earn(-12_345);
  expect(await itemsOf(await create())).toMatchObject([
    { result: 'carried_negative', amount_minor: -12_345, carried_minor: 0 },
  ]);
  await intact();
});

test('carries nothing for excluded, canceled, failed or returned payments', async () => {
  await earn(123_437);
  const stop = { reason: 'Another day' };
  for (const undo of [
    async (batch: PayoutBatch) => finance.post(`/payout_batches/${batch.id}/cancel`, stop),
    async (batch: PayoutBatch) => finance.post(`/payout_items/${(await itemsOf(batch))[0]!.id}/cancel`, stop),
    async (batch: PayoutBatch) =>
      finance.post(`/payout_items/${(await itemsOf(batch))[0]!.id}/fail`, { code: 'other' }),
    async (batch: PayoutBatch) => {
      await pay(batch);
      return finance.post(`/payout_items/${(await itemsOf(batch))[0]!.id}/return`, { code: 'returned' });
    },
  ]) {
    const batch = await approved();
    expect(await itemsOf(batch)).toMatchObject([{ amount_minor: 123_400, carried_minor: 37 }]);
    await undo(batch);
    expect(await itemsOf(batch)).toMatchObject([{ carried_minor: 0 }]);
    expect((await carried()).slice(-2)).toEqual([
      [-37, 'void'],
      [37, 'void'],
    ]);
    await intact();
  }
  expect(await asPartner<{ rows: Earnings[] }>('/partner_earnings')).toMatchObject({
    rows: [{ payable_minor: 123_437, paid_minor: 0, earned_minor: 123_437 }],
  });
  const account = await asPartner<Statement>('/partner_statement?currency=HUF');
  expect(account.rows.filter(({ note }) => note !== null)).toEqual([]);
  expect(account.closing_minor).toBe(123_437);
  const [ended] = await finance.get<CommissionLine[]>('/commission_lines?kind=carried&_sort=number&_end=1');
  const { steps } = await finance.get<Receipt>(`/commission_lines/${ended!.id}/receipt`);
  expect(steps.map(({ title }) => title)).toEqual(['Carried over', 'Reversed', 'Result']);
});

test('keeps a remainder that the next payout includes, and deducts its counterpart later', async () => {
  await earn(123_437);
  const first = await approved();
  await pay(first);
  await earn(10_000);
  const second = await approved();
  expect(await itemsOf(second)).toMatchObject([{ amount_minor: 10_000, carried_minor: 37 }]);
  await finance.post(`/payout_items/${(await itemsOf(first))[0]!.id}/return`, { code: 'returned' });
  expect(await carried()).toEqual([
    [-37, 'payable'],
    [37, 'reserved'],
    [-37, 'reserved'],
    [37, 'payable'],
  ]);
  await pay(second);
  expect(await itemsOf(await approved())).toMatchObject([{ amount_minor: 123_400, carried_minor: 37 }]);
  await intact();
});

test('keeps a remainder on hold when its payment ends', async () => {
  await earn(123_437);
  const batch = await approved();
  const [, left] = await finance.get<CommissionLine[]>('/commission_lines?kind=carried&_sort=number');
  await company.within((call) => takeLineStep.hold(call, left!.id, { reason: 'Looked at' }));
  await finance.post(`/payout_batches/${batch.id}/cancel`, { reason: 'Another day' });
  expect(await carried()).toEqual([
    [-37, 'payable'],
    [37, 'on_hold'],
  ]);
  expect(await itemsOf(await create())).toMatchObject([{ amount_minor: 123_400, carried_minor: 0 }]);
  await intact();
});

test('approves a payout once, and carries once on retry', async () => {
  await earn(123_437);
  const one = await create();
  await finance.post(`/payout_batches/${one.id}/submit`, {});
  const answers = await Promise.all(
    [one, one, one].map(({ id }) => approver.request('POST', `/payout_batches/${id}/approve`, {})),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect(await carried()).toEqual([
    [-37, 'reserved'],
    [37, 'payable'],
  ]);
  await intact();
});

test('does not round currencies that are paid in decimals', async () => {
  for (const [currency, amount] of [
    ['USD', 123_437],
    ['ISK', 123_437],
    ['UGX', 123_437],
    ['KWD', 123_437],
  ] as const) {
    await earn(amount, currency);
    expect(await itemsOf(await approved(currency))).toMatchObject([{ amount_minor: amount, carried_minor: 0 }]);
  }
  await earn(123_437, 'TWD');
  expect(await itemsOf(await approved('TWD'))).toMatchObject([{ amount_minor: 123_400, carried_minor: 37 }]);
});

test('the database rejects approved payments that are not whole multiples', async () => {
  const quanta = await company.within((call) =>
    call.rows<{ code: string; quantum: number }>(
      sql`select code, payout_quantum(code) as quantum from unnest(${[...currencyExponents.keys()]}::text[]) code`,
    ),
  );
  for (const { code, quantum } of nonEmpty(quanta)) expect([code, quantum]).toEqual([code, payoutQuantum(code)]);
  await earn(123_437);
  const [item] = await itemsOf(await create());
  const force = (amount: number) =>
    company.within((call) =>
      call.run(sql`
        update payout_items set amount_minor = ${amount}, status = 'reserved', statement_no = 'X'
        where organization_id = ${company.id} and id = ${item!.id}`),
    );
  await expect(force(123_437)).rejects.toThrow('A payment in HUF is a whole amount.');
  await expect(force(123_500)).rejects.toThrow('A payment of 123500 is made of lines of 123437.');
});

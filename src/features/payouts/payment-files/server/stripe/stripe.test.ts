import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { verifyLedger } from '#features/payouts/ledger/server/service.ts';
import type { PayoutItem } from '#features/payouts/payouts/schema.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { createWorld, type World } from '#server/testing/world.ts';
import type { FundingAccount, PaymentReport, PaymentReportLine } from '../../schema.ts';
import { givenApproved, givenEarning, givenPayee, givenPayers, type Payers } from '../testing/payout.ts';
import {
  type StoredTransfer,
  type StripeServer,
  startStripeServer,
  useStripeServer,
} from '../testing/stripe-server.ts';
import { isStripeSigned } from './hooks.ts';
import { stripeJobs } from './transfers.ts';

const SECRET = 'whsec_ForTestsOnly0123456789';

let world: World;
let payers: Payers;
let stripe: StripeServer;
beforeAll(async () => {
  world = await createWorld({ own: true });
  await world.switchEverythingOn();
});
beforeEach(async () => {
  await stripe?.close();
  stripe = await startStripeServer();
  useStripeServer(world, stripe);
  world.clock.set('2026-03-16T09:00:00Z');
  payers = await givenPayers(await world.company());
});
afterAll(async () => {
  await stripe.close();
  await world.close();
});

const connect = () =>
  payers.finance.request('PUT', '/funding_accounts/stripe', {
    holder_name: 'Acme',
    secret_key: stripe.key,
    webhook_secret: SECRET,
  });

/** An approved payout to connected accounts. */
async function connected(...amounts: number[]) {
  expect((await connect()).statusCode).toBe(204);
  for (const [index, amount] of amounts.entries()) {
    const stripe_account = `acct_1Partner${index}`;
    stripe.accounts.set(stripe_account, true);
    const partner = await givenPayee(payers, `Partner ${index}`, {
      rail: 'stripe_connect',
      currency: 'USD',
      details: { stripe_account },
    });
    await givenEarning(payers, partner, amount);
  }
  return givenApproved(payers);
}

const send = (id: string) => payers.finance.request('POST', `/payout_batches/${id}/send`, { by: 'stripe' });
const run = async (minutes = 0) => {
  world.clock.advance(minutes * 60_000);
  await stripeJobs['payment-files.stripe']!(await jobFor(world.kernel, payers.company.id), {});
};
const items = (id: string) =>
  payers.finance.get<PayoutItem[]>(`/payout_items?batch_id=${id}&_sort=statement_no&_end=100`);
const statusesOf = async (id: string) => (await items(id)).map(({ status }) => status);

async function event(
  type: string,
  object: object,
  { id = 'evt_1Test', secret = SECRET, age = 0, break: breaks = false } = {},
) {
  const body = JSON.stringify({ id, object: 'event', type, account: 'acct_1Partner0', data: { object } });
  const time = Math.floor(world.clock.now().getTime() / 1000) - age;
  const v1 = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const [account] = await payers.finance.get<FundingAccount[]>('/funding_accounts');
  const { statusCode } = await world.app.inject({
    method: 'POST',
    url: `/api/stripe_hooks/${account!.id}`,
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${time},v0=${'0'.repeat(64)},v1=${v1}` },
    payload: breaks ? body.replace('evt_', 'evt_9') : body,
  });
  return statusCode;
}
const reversed = (transfer: StoredTransfer) => ({ ...transfer, amount_reversed: transfer.amount, reversed: true });

test('sends each payment of a payout once, even when it is sent twice at once', async () => {
  const batch = await connected(10_000, 20_000);
  const answers = await Promise.all([send(batch.id), send(batch.id)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  await Promise.all([run(), run()]);
  const paid = await items(batch.id);
  expect(paid.map(({ status }) => status)).toEqual(['paid', 'paid']);
  expect(paid.map(({ reference }) => reference).sort()).toEqual(stripe.transfers.map(({ id }) => id).sort());
  expect(stripe.transfers.map(({ amount }) => amount).sort()).toEqual([10_000, 20_000]);
  expect(stripe.transfers[0]!.transfer_group).toMatch(/^payout_item:[0-9a-f-]{36}$/);
  expect(await payers.company.within(verifyLedger)).toMatchObject({ is_intact: true });
});

test('looks a transfer up whose answer was lost, and does not send it again', async () => {
  const batch = await connected(10_000);
  stripe.trouble = ['lost after'];
  await send(batch.id);
  await run();
  expect(await statusesOf(batch.id)).toEqual(['processing']);
  await run(1);
  await run(5);
  expect(await statusesOf(batch.id)).toEqual(['paid']);
  expect(stripe.transfers).toHaveLength(1);
  expect(stripe.requests.filter((one) => one === 'POST /v1/transfers')).toHaveLength(1);
});

test('finds the transfer of a process that died before it noted the answer', async () => {
  const batch = await connected(10_000);
  await send(batch.id);
  useStripeServer(world, stripe, (path) => {
    if (path === 'POST /v1/transfers') throw new Error('killed');
  });
  await expect(run()).rejects.toThrow('killed');
  useStripeServer(world, stripe);
  expect(await statusesOf(batch.id)).toEqual(['processing']);
  await run(6);
  expect(await statusesOf(batch.id)).toEqual(['paid']);
  expect(stripe.transfers).toHaveLength(1);
});

test('sends a request that never arrived again, after Stripe said that it has no transfer', async () => {
  const batch = await connected(10_000);
  stripe.trouble = ['lost before', { status: 500, code: 'api_error' }];
  await send(batch.id);
  await run();
  await run(6);
  expect(await statusesOf(batch.id)).toEqual(['processing']);
  await run(6);
  expect(await statusesOf(batch.id)).toEqual(['paid']);
  expect(stripe.transfers).toHaveLength(1);
});

test('sends nothing again after a day without an answer', async () => {
  const batch = await connected(10_000);
  stripe.trouble = ['lost before'];
  await send(batch.id);
  await run();
  await run(24 * 60);
  expect(await statusesOf(batch.id)).toEqual(['processing']);
  expect(stripe.transfers).toHaveLength(0);
});

test('marks payments as failed that Stripe refuses, with the reason', async () => {
  const batch = await connected(10_000, 20_000, 30_000);
  stripe.accounts.delete('acct_1Partner0');
  stripe.accounts.set('acct_1Partner1', false);
  stripe.trouble = [{ status: 400, code: 'balance_insufficient' }];
  await send(batch.id);
  await run();
  const failed = await items(batch.id);
  expect(failed.map(({ status, failure_text }) => [status, failure_text])).toEqual([
    ['failed', 'Stripe: No such account'],
    ['failed', 'Stripe: The Stripe account cannot receive transfers yet.'],
    ['failed', 'Stripe: A test'],
  ]);
  expect(stripe.transfers).toHaveLength(0);
});

test('a reversed transfer returns the payment once', async () => {
  const batch = await connected(10_000);
  await send(batch.id);
  await run();
  const [transfer] = stripe.transfers;
  expect(await event('transfer.reversed', { ...transfer, amount_reversed: 1 }, { id: 'evt_Part' })).toBe(204);
  expect(await statusesOf(batch.id)).toEqual(['paid']);
  expect(await event('transfer.reversed', reversed(transfer!))).toBe(204);
  expect(await statusesOf(batch.id)).toEqual(['returned']);
  expect(await event('transfer.reversed', reversed(transfer!))).toBe(204);
  expect(await payers.finance.get<PaymentReport[]>('/payment_reports')).toHaveLength(2);
  expect(await givenApproved(payers)).toMatchObject({ total_minor: 10_000 });
  expect(await payers.company.within(verifyLedger)).toMatchObject({ is_intact: true });
});

test('lists a failed payout of a connected account and an unknown transfer, and changes nothing', async () => {
  const batch = await connected(10_000);
  await send(batch.id);
  await run();
  const [transfer] = stripe.transfers;
  await event('payout.failed', {
    id: 'po_1A',
    object: 'payout',
    amount: 10_000,
    currency: 'usd',
    failure_code: 'account_closed',
  });
  await event('transfer.reversed', reversed({ ...transfer!, id: 'tr_Other' }), { id: 'evt_Other' });
  expect(await statusesOf(batch.id)).toEqual(['paid']);
  const reports = await payers.finance.get<PaymentReport[]>('/payment_reports');
  expect(reports).toHaveLength(2);
  for (const { id } of reports)
    expect(await payers.finance.rows<PaymentReportLine>(`/payment_reports/${id}/lines`)).toMatchObject([
      { result: 'unknown', item_id: null },
    ]);
});

test('refuses events with a wrong secret, changed bytes, or an old signature', async () => {
  const batch = await connected(10_000);
  await send(batch.id);
  await run();
  const object = reversed(stripe.transfers[0]!);
  expect(await event('transfer.reversed', object, { secret: 'whsec_Another0123456789' })).toBe(401);
  expect(await event('transfer.reversed', object, { break: true })).toBe(401);
  expect(await event('transfer.reversed', object, { age: 301 })).toBe(401);
  expect(await event('transfer.reversed', object, { age: -301 })).toBe(401);
  expect(await statusesOf(batch.id)).toEqual(['paid']);
});

test('every mutation of a signature is refused', () => {
  const now = new Date('2026-03-16T09:00:00Z');
  const time = String(now.getTime() / 1000);
  const body = Buffer.from('{"id":"evt_1"}');
  const v1 = createHmac('sha256', SECRET).update(`${time}.`).update(body).digest('hex');
  const right = `t=${time},v1=${v1}`;
  expect(isStripeSigned(SECRET, right, body, now)).toBe(true);
  expect(isStripeSigned(SECRET, `t=${time},v1=${'0'.repeat(64)},v1=${v1}`, body, now)).toBe(true);
  const wrong: unknown[] = [
    undefined,
    [right],
    '',
    `v1=${v1}`,
    `t=${time}`,
    `t=${time},t=${time},v1=${v1}`,
    `t=${time},v0=${v1}`,
    `t=${time},v1=${v1.slice(1)}`,
    `t=${time},v1=${v1.toUpperCase()}0`,
    `t=${Number(time) + 1},v1=${v1}`,
    `t=-${time},v1=${v1}`,
    `${'a'.repeat(3_000)}${right}`,
    ...[...v1].map((digit, at) => `t=${time},v1=${v1.slice(0, at)}${digit === '0' ? '1' : '0'}${v1.slice(at + 1)}`),
  ];
  for (const header of wrong) expect(isStripeSigned(SECRET, header, body, now), String(header)).toBe(false);
  expect(isStripeSigned(SECRET, right, Buffer.from('{"id":"evt_2"}'), now)).toBe(false);
});

test('keeps the key secret, and takes restricted keys only', async () => {
  const secret_key = 'sk_live_0123456789abcdef';
  const { statusCode } = await payers.finance.request('PUT', '/funding_accounts/stripe', {
    holder_name: 'Acme',
    secret_key,
  });
  expect(statusCode).toBe(400);
  const batch = await connected(10_000);
  const shown = JSON.stringify(await payers.finance.get('/funding_accounts'));
  expect(shown).not.toContain(stripe.key);
  expect(shown).not.toContain(SECRET);
  await payers.finance.request('DELETE', '/funding_accounts/stripe');
  expect(await payers.finance.rows(`/payout_batches/${batch.id}/send`)).toMatchObject([
    { by: 'stripe', needs_setup: true },
  ]);
  expect((await send(batch.id)).statusCode).toBe(409);
});

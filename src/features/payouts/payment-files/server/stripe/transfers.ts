import { openBooks } from '#features/payouts/ledger/server/service.ts';
import { noteLook, paymentAccounts } from '#features/payouts/payout-methods/server/service.ts';
import type { ItemStatus } from '#features/payouts/payouts/schema.ts';
import {
  type FilePayment,
  takeIntoFile,
  takePaymentStep,
  takePayoutStep,
} from '#features/payouts/payouts/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import { type Job, type JobHandler, type Schedule, withRows } from '#server/jobs/job.ts';
import type { SentPayments } from '../../schema.ts';
import { openFundingAccount } from '../funding.ts';
import { settleAttempts } from '../reports/apply.ts';
import { storeReport } from '../reports/import.ts';
import { type Answer, type Stripe, stripeClient, type Transfer } from './client.ts';
import { hashOf } from './hash.ts';

const TASK = 'payment-files.stripe';
/** An attempt without an answer is looked up after this time. */
const LOOK_UP_AFTER_MS = 5 * 60_000;
/** Stripe remembers keys for a day, so that the same request within it never has a second effect. */
const RESEND_WITHIN_MS = 23 * 3_600_000;
const MOST_AT_ONCE = 500;

/** Stripe counts these currencies in other units than ISO 4217. */
const OTHER_UNITS = new Set(['BHD', 'IQD', 'ISK', 'JOD', 'KWD', 'LYD', 'OMR', 'TND', 'UGX']);

/** The payments to connected accounts in currencies that Stripe counts as we do. */
export async function stripeOf(call: Call, payments: readonly FilePayment[]): Promise<FilePayment[]> {
  const rows = await call.rows<{ item_id: string }>(sql`
    select item_id from payout_item_accounts
    where organization_id = ${call.organization_id} and item_id = any(${payments.map(({ id }) => id)})
      and rail = 'stripe_connect'`);
  const connected = new Set(rows.map(({ item_id }) => item_id));
  return payments.filter(({ id, pays_currency }) => connected.has(id) && !OTHER_UNITS.has(pays_currency));
}

export async function hasStripe(call: Call): Promise<boolean> {
  const account = await call.maybe(
    sql`select from funding_accounts where organization_id = ${call.organization_id} and kind = 'stripe'`,
  );
  return account !== undefined;
}

/** Puts payments in process. A job sends the transfers, so that the screen does not wait for Stripe. */
export async function sendToStripe(call: Call, batch_id: string): Promise<SentPayments> {
  await openFundingAccount(call, 'stripe');
  const { payments, batch } = await takeIntoFile<FilePayment>(call, batch_id, {
    format: 'stripe',
    choose: async (all) => {
      const chosen = await stripeOf(call, all);
      if (chosen.length === 0) throw conflict('No approved payment of this payout can be sent to Stripe.');
      return chosen;
    },
    build: async (chosen) =>
      JSON.stringify(chosen.map(({ id, pays_currency, pays_minor }) => [id, pays_currency, pays_minor])),
  });
  const ids = payments.map(({ id }) => id);
  await call.run(sql`
    insert into payment_attempts (organization_id, item_id, n, provider, reference, status, requested_at)
    select ${call.organization_id}, item_id, 1, 'stripe', 'payout_item:' || item_id || ':1', 'created', ${call.now()}
    from unnest(${ids}::uuid[]) as a (item_id)`);
  const accounts = await paymentAccounts(call, ids);
  await noteLook(
    call,
    [...new Set([...accounts.values()].map(({ method_id }) => method_id))],
    `Sent ${batch.name} to Stripe`,
  );
  await call.enqueue(TASK, {});
  return { item_count: payments.length };
}

interface Claimed {
  id: string;
  item_id: string;
  batch_id: string;
  reference: string;
  requested_at: string;
  /** It was sent before, and its answer is missing. */
  wasSent: boolean;
  statement_no: string;
  currency: string;
  amount_minor: number;
  destination: string | null;
}

/** Sends transfers that were not sent yet, and finds out what became of those without an answer. */
const carryOut: JobHandler = async (job) => {
  const open = await job.within(async (call) => {
    const rows = await call.rows<{ id: string }>(
      `select id from payment_attempts where organization_id = $1 and provider = 'stripe' and ${isOpen('$2')}
       order by requested_at limit ${MOST_AT_ONCE}`,
      [call.organization_id, new Date(call.now().getTime() - LOOK_UP_AFTER_MS)],
    );
    if (rows.length === 0 || !(await hasStripe(call))) return undefined;
    return { rows, account: await openFundingAccount(call, 'stripe') };
  });
  if (!open?.account.secret_key) return;
  const stripe = stripeClient(job.kernel, open.account.secret_key);
  for (const { id } of open.rows) await carryOutOne(job, stripe, id);
};

const isOpen = (before: string) =>
  `(status = 'created' or status = 'unknown' and claimed_at <= ${before}::timestamptz)`;

async function carryOutOne(job: Job, stripe: Stripe, id: string): Promise<void> {
  const claimed = await job.within((call) => claim(call, id));
  if (!claimed) return;
  const answer = await settle(stripe, claimed, job.kernel.clock.now());
  await job.within((call) => record(call, claimed, answer));
}

/** Marks the attempt as sent before it is, so that a process which dies afterwards leaves a trace. */
async function claim(call: Call, id: string): Promise<Claimed | undefined> {
  const before = await call.maybe<{ status: string }>(
    `select status from payment_attempts where organization_id = $1 and id = $2 and ${isOpen('$3')} for update skip locked`,
    [call.organization_id, id, new Date(call.now().getTime() - LOOK_UP_AFTER_MS)],
  );
  if (!before) return undefined;
  await call.run(sql`
    update payment_attempts set status = 'unknown', claimed_at = ${call.now()}
    where organization_id = ${call.organization_id} and id = ${id}`);
  const attempt = await call.one<Omit<Claimed, 'wasSent' | 'destination'>>(sql`
    select a.id, a.item_id, a.reference, a.requested_at, i.batch_id, i.statement_no, i.pays_currency as currency,
      i.pays_minor as amount_minor
    from payment_attempts a join payout_item_rows i on i.organization_id = a.organization_id and i.id = a.item_id
    where a.organization_id = ${call.organization_id} and a.id = ${id}`);
  const account = (await paymentAccounts(call, [attempt.item_id])).get(attempt.item_id);
  return {
    ...attempt,
    wasSent: before.status === 'unknown',
    destination: account?.details?.stripe_account ?? null,
  };
}

type Settled = Answer<Transfer> | { kind: 'unsent'; text: string };

async function settle(stripe: Stripe, claimed: Claimed, now: Date): Promise<Settled> {
  const { destination, amount_minor: amount, currency, item_id, statement_no, reference: key } = claimed;
  if (!destination) return { kind: 'refused', code: 'no_account', text: 'The payout details cannot be decrypted.' };
  const group = `payout_item:${item_id}`;
  if (claimed.wasSent) {
    const lookup = await stripe.transfersOf(group);
    if (lookup.kind !== 'done') return { kind: 'unknown', text: lookup.text };
    const same = lookup.value.find(
      (one) => one.destination === destination && one.amount === amount && one.currency === currency,
    );
    if (same) return { kind: 'done', value: same };
    if (lookup.value.length > 0) return { kind: 'unknown', text: 'Stripe has another transfer for this payment.' };
    if (now.getTime() - new Date(claimed.requested_at).getTime() > RESEND_WITHIN_MS)
      return { kind: 'unknown', text: 'Stripe has no transfer for this payment. Check it and mark it as failed.' };
  } else {
    const account = await stripe.account(destination);
    if (account.kind === 'unknown') return { kind: 'unsent', text: account.text };
    if (account.kind === 'refused') return account;
    if (!account.value.canReceive)
      return { kind: 'refused', code: 'no_capability', text: 'The Stripe account cannot receive transfers yet.' };
  }
  const sent = await stripe.transfer({ amount, currency, destination, group, text: statement_no, key });
  if (sent.kind !== 'done') return sent;
  const { value } = sent;
  return value.amount === amount && value.currency === currency && value.destination === destination
    ? sent
    : { kind: 'unknown', text: 'Stripe confirmed another amount or account.' };
}

async function record(call: Call, claimed: Claimed, answer: Settled): Promise<void> {
  // The books are locked before the payment is read, as by everything that moves payments.
  await openBooks(call);
  const attempt = await call.one<{ status: string; item_status: ItemStatus }>(sql`
    select a.status, i.status as item_status from payment_attempts a
    join payout_items i on i.organization_id = a.organization_id and i.id = a.item_id
    where a.organization_id = ${call.organization_id} and a.id = ${claimed.id} for update of a`);
  if (attempt.status !== 'unknown') return;
  const isOpenItem = attempt.item_status === 'processing' || attempt.item_status === 'in_transit';
  if (answer.kind === 'unknown' || answer.kind === 'unsent') {
    await call.run(sql`
      update payment_attempts set status = ${answer.kind === 'unsent' ? 'created' : 'unknown'}, error = ${answer.text}
      where organization_id = ${call.organization_id} and id = ${claimed.id}`);
  } else if (answer.kind === 'refused') {
    const text = `Stripe: ${answer.text}`.slice(0, 500);
    const code = /account|destination|capability/.test(answer.code) ? 'wrong_details' : 'rejected_by_bank';
    if (isOpenItem) await takePaymentStep.fail(call, claimed.item_id, { code, text });
    await settleAttempts(call, [claimed.id], 'failed', text);
  } else {
    const { id: transfer } = answer.value;
    await call.run(sql`
      update payment_attempts set provider_ref = ${transfer}
      where organization_id = ${call.organization_id} and id = ${claimed.id}`);
    if (isOpenItem)
      await takePayoutStep.pay(call, claimed.batch_id, {
        item_ids: [claimed.item_id],
        paid_on: call.today(),
        reference: transfer,
      });
    else if (attempt.item_status !== 'paid') await listLate(call, claimed, transfer);
    await settleAttempts(call, [claimed.id], 'succeeded', null);
  }
}

/** Lists a transfer that Stripe made after a person had marked the payment as failed. */
async function listLate(call: Call, claimed: Claimed, transfer: string): Promise<void> {
  const { reference, amount_minor, currency } = claimed;
  await storeReport(call, {
    file_name: `Transfer ${transfer}`,
    sha256: hashOf(`stripe transfer ${transfer}`),
    parsed: {
      kind: 'stripe',
      message_id: transfer.slice(0, 100),
      lines: [
        {
          reference,
          outcome: 'paid',
          amount_minor,
          currency,
          on: call.today(),
          code: null,
          detail: `Transfer ${transfer}`,
        },
      ],
    },
  });
}

export const stripeJobs = { [TASK]: carryOut };
export const stripeSchedules: readonly Schedule[] = [
  { cron: '*/10 * * * *', task: TASK, companies: withRows('payment_attempts') },
];

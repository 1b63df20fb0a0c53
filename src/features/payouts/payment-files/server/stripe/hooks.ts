import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { guess } from '#server/auth/guesses.ts';
import { unknownToken } from '#server/auth/wrong-guess.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { Refusal } from '#server/errors.ts';
import { IdParams, NoContent } from '#server/http/action.ts';
import { jobFor } from '#server/jobs/worker.ts';
import type { Kernel } from '#server/kernel.ts';
import { receiveBytes } from '#server/secrets/inbound-webhooks.ts';
import { openFundingAccount } from '../funding.ts';
import { storeReport } from '../reports/import.ts';
import type { ReportLine } from '../reports/line.ts';
import { isStripeObject, transferIn } from './client.ts';
import { hashOf } from './hash.ts';

/** The door for Stripe's events. An event with a wrong signature gets the same answer as an unknown address. */
export function stripeHooks(api: FastifyInstance, kernel: Kernel): void {
  void api.register(async (scope) => {
    receiveBytes(scope);
    scope.post<{ Params: { id: string } }>(
      '/stripe_hooks/:id',
      {
        config: { isPublic: true, rateLimit: { max: 600, timeWindow: '1 minute' } },
        schema: {
          summary: 'Receive the events of Stripe about transfers and payouts',
          tags: ['payment_reports'],
          params: IdParams,
          response: NoContent,
        },
      },
      async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const signature = request.headers['stripe-signature'];
        await guess(kernel, { door: 'stripe_hook', ip: request.ip }, async () => {
          const organization_id = await ownerOf(kernel, request.params.id);
          if (!organization_id || !(await kernel.flags.reaches('payouts', organization_id))) throw wrongEvent();
          const job = await jobFor(kernel, organization_id);
          await job.within(async (call) => {
            const { webhook_secret } = await openFundingAccount(call, 'stripe');
            if (!webhook_secret || !isStripeSigned(webhook_secret, signature, body, call.now())) throw wrongEvent();
            await takeEvent(call, body.toString('utf8'));
          });
        });
        return reply.status(204).send();
      },
    );
  });
}

const wrongEvent = () => unknownToken(new Refusal(401, 'The webhook is unknown, or the signature is wrong.'));

async function ownerOf(kernel: Kernel, id: string): Promise<string | undefined> {
  const [account] = await kernel.system.unscoped((tx) =>
    tx.rows<{ organization_id: string }>(
      sql`select organization_id from funding_accounts where id = ${id} and kind = 'stripe'`,
    ),
  );
  return account?.organization_id;
}

const TOLERANCE_SECONDS = 5 * 60;
const MOST_SIGNATURES = 10;

/** Checks Stripe's signature, version 1: an HMAC over the time and the exact bytes, at most five minutes old. */
export function isStripeSigned(secret: string, header: unknown, body: Uint8Array, now: Date): boolean {
  if (typeof header !== 'string' || header.length > 2_000) return false;
  const parts = header.split(',').map((part) => part.trim().split('=', 2) as [string, string | undefined]);
  const times = parts.filter(([name]) => name === 't');
  const time = times[0]?.[1];
  if (times.length !== 1 || !time || !/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(time)) > TOLERANCE_SECONDS) return false;
  const right = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  return parts
    .filter(([name, value]) => name === 'v1' && value !== undefined && /^[0-9a-f]{64}$/.test(value))
    .slice(0, MOST_SIGNATURES)
    .some(([, value]) => timingSafeEqual(Buffer.from(value!, 'hex'), right));
}

/** Applies an event once: the same event again gives the same status file. */
async function takeEvent(call: Call, text: string): Promise<void> {
  const event = eventIn(text);
  const line = event && (await lineOf(call, event));
  if (!line) return;
  await storeReport(call, {
    file_name: `${event.type} ${event.id}`.slice(0, 200),
    sha256: hashOf(`stripe event ${event.id}`),
    parsed: { kind: 'stripe', message_id: event.id.slice(0, 100), lines: [line] },
  });
}

interface StripeEvent {
  id: string;
  type: string;
  account: string | null;
  object: Record<string, unknown>;
}

function eventIn(text: string): StripeEvent | null {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isStripeObject(body) || !isStripeObject(body.data) || !isStripeObject(body.data.object)) return null;
  const { id, type, account } = body;
  if (typeof id !== 'string' || !/^evt_[A-Za-z0-9]{1,200}$/.test(id) || typeof type !== 'string') return null;
  return { id, type, account: typeof account === 'string' ? account.slice(0, 100) : null, object: body.data.object };
}

/** @returns null for events that say nothing about payments */
async function lineOf(call: Call, { type, account, object }: StripeEvent): Promise<ReportLine | null> {
  if (type === 'transfer.reversed') {
    const transfer = transferIn(object);
    if (!transfer) return null;
    const isWhole = object.amount_reversed === transfer.amount;
    const problem = 'Only a part of the transfer was reversed.';
    return {
      reference: await referenceOf(call, transfer.id),
      outcome: 'returned',
      amount_minor: transfer.amount,
      currency: transfer.currency,
      on: null,
      code: null,
      detail: 'The transfer was reversed at Stripe.',
      ...(!isWhole && { problem }),
    };
  }
  if (type !== 'payout.failed') return null;
  const { id, amount, currency, failure_code } = object;
  if (typeof id !== 'string' || !/^po_[A-Za-z0-9]{1,190}$/.test(id)) return null;
  // The money is back in the partner's balance at Stripe and not with the company, so no payment is returned by it.
  return {
    reference: id,
    outcome: 'failed',
    amount_minor: Number.isSafeInteger(amount) ? (amount as number) : null,
    currency: typeof currency === 'string' && /^[a-z]{3}$/.test(currency) ? currency.toUpperCase() : null,
    on: null,
    code: typeof failure_code === 'string' ? failure_code.slice(0, 40) : null,
    detail: `A payout of the Stripe account ${account ?? 'of a partner'} to its bank failed. The money is in that account.`,
  };
}

async function referenceOf(call: Call, transfer: string): Promise<string> {
  const attempt = await call.maybe<{ reference: string }>(sql`
    select reference from payment_attempts
    where organization_id = ${call.organization_id} and provider = 'stripe' and provider_ref = ${transfer}`);
  return attempt?.reference ?? transfer;
}

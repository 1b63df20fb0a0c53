import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isId } from '#shared/ids.ts';
import { guess } from '../auth/guesses.ts';
import { unknownToken } from '../auth/wrong-guess.ts';
import type { Call } from '../call.ts';
import type { Tx } from '../db/client.ts';
import { sql } from '../db/sql.ts';
import { Refusal } from '../errors.ts';
import type { Kernel } from '../kernel.ts';

/** The row of a feature that receives the messages of a webhook. */
export interface WebhookOwner {
  ref_table: string;
  ref_id: string;
}

/** The part of a webhook that people see; the secret itself is shown only once. */
export interface InboundWebhook {
  id: string;
  rotated_at: string;
  /** Until then the previous secret is accepted as well. */
  previous_until: string | null;
  last_received_at: string | null;
  wrong_count: number;
  last_wrong_at: string | null;
}

/** A message whose signature is right. */
export interface WebhookMessage extends WebhookOwner {
  webhook_id: string;
  organization_id: string;
  message_id: string;
  sent_at: Date;
}

/** The signature covers the time, so that a recorded message is worthless after these seconds. */
const TOLERANCE_SECONDS = 5 * 60;
/** Messages stay known for longer than a signature is accepted, because senders repeat what was not answered. */
const MESSAGES_KEPT_MS = 7 * 86_400_000;
const HOUR = 3_600_000;
const SECRET_BYTES = 32;
const MAX_BODY_BYTES = 262_144;

/** Creates the webhook of a row, or gives the existing one a new secret at once. @returns the secret, for one display */
export async function createInboundWebhook(call: Call, owner: WebhookOwner): Promise<{ id: string; secret: string }> {
  const now = call.now();
  const { id } = await call.one<{ id: string }>(sql`
    insert into inbound_webhooks (organization_id, ref_table, ref_id, sealed, rotated_at, created_at)
    values (${call.organization_id}, ${owner.ref_table}, ${owner.ref_id}, '', ${now}, ${now})
    on conflict (organization_id, ref_table, ref_id) do update set rotated_at = excluded.rotated_at
    returning id`);
  return { id, secret: await changeSecret(call, id, 0) };
}

/**
 * Replaces the secret. The previous one is accepted for some hours, so that no message is lost until the other system
 * has the new one.
 * @returns the secret, for one display
 * @throws 404 when the row has no webhook
 */
export async function rotateInboundWebhook(
  call: Call,
  owner: WebhookOwner,
  { overlapHours = 24 }: { overlapHours?: number } = {},
): Promise<{ id: string; secret: string }> {
  const { id } = await findWebhook(call, owner);
  return { id, secret: await changeSecret(call, id, overlapHours) };
}

/** Ends a webhook: its address is then as unknown as one that never existed. */
export async function deleteInboundWebhook(call: Call, { ref_table, ref_id }: WebhookOwner): Promise<void> {
  await call.run(sql`
    delete from inbound_webhooks
    where organization_id = ${call.organization_id} and ref_table = ${ref_table} and ref_id = ${ref_id}`);
}

/** @returns null when the row has no webhook */
export async function inboundWebhookOf(
  call: Call,
  { ref_table, ref_id }: WebhookOwner,
): Promise<InboundWebhook | null> {
  const row = await call.maybe<InboundWebhook>(sql`
    select id, rotated_at, case when previous_until > ${call.now()} then previous_until end as previous_until,
      last_received_at,
      wrong_count, last_wrong_at
    from inbound_webhooks
    where organization_id = ${call.organization_id} and ref_table = ${ref_table} and ref_id = ${ref_id}`);
  return row ?? null;
}

/** The headers of Standard Webhooks (standardwebhooks.com), as a request carries them. */
export type WebhookHeaders = Record<string, string | string[] | undefined>;

/**
 * Checks a message: its signature over id, time and body, and that it was sent within five minutes. An unknown address
 * and a wrong signature get the same answer; both count for the sender's network, and the owner sees wrong ones.
 * @param body the exact bytes of the request
 * @throws 401, or 429 after too many wrong messages from one network
 */
export function verifyInboundWebhook(
  kernel: Kernel,
  { id, ip, headers, body }: { id: string; ip: string; headers: WebhookHeaders; body: Uint8Array },
): Promise<WebhookMessage> {
  return guess(kernel, { door: 'inbound_webhook', ip }, async () => {
    const signed = readHeaders(headers);
    const webhook = signed && isId(id) ? await storedWebhook(kernel, id) : undefined;
    if (!signed || !webhook) throw wrongMessage();
    const now = kernel.clock.now();
    const cipher = kernel.sealing.cipher('inbound webhooks');
    const sealed = [webhook.sealed];
    if (webhook.previous_sealed && webhook.previous_until && new Date(webhook.previous_until) > now)
      sealed.push(webhook.previous_sealed);
    const isRight = sealed.some((each) => {
      const key = Buffer.from(cipher.open(each, id), 'base64');
      return matches(key, signed, body);
    });
    const age = Math.abs(now.getTime() / 1000 - signed.seconds);
    if (!isRight || age > TOLERANCE_SECONDS) {
      await kernel.system.unscoped((tx) =>
        tx.run(sql`update inbound_webhooks set wrong_count = wrong_count + 1, last_wrong_at = ${now} where id = ${id}`),
      );
      throw wrongMessage();
    }
    return {
      webhook_id: id,
      organization_id: webhook.organization_id,
      ref_table: webhook.ref_table,
      ref_id: webhook.ref_id,
      message_id: signed.id,
      sent_at: new Date(signed.seconds * 1000),
    };
  });
}

/**
 * Notes a message in the transaction of its effect.
 * @returns false when it was accepted before, so that it has no second effect
 */
export async function acceptWebhookMessage(call: Call, message: WebhookMessage): Promise<boolean> {
  const added = await call.run(sql`
    insert into inbound_webhook_messages (organization_id, webhook_id, message_id, received_at)
    values (${call.organization_id}, ${message.webhook_id}, ${message.message_id}, ${call.now()}) on conflict do nothing`);
  if (added === 0) return false;
  await call.run(sql`
    update inbound_webhooks set last_received_at = ${call.now()}
    where organization_id = ${call.organization_id} and id = ${message.webhook_id}`);
  return true;
}

/** Makes the routes of a scope receive bodies as bytes, whatever their type, because signatures cover the bytes. */
export function receiveBytes(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES }, (_request, body, done) =>
    done(null, body),
  );
}

/** Removes messages that no sender repeats any more. */
export async function deleteOldMessages(tx: Tx, now: Date): Promise<void> {
  await tx.run(
    sql`delete from inbound_webhook_messages where received_at < ${new Date(now.getTime() - MESSAGES_KEPT_MS)}`,
  );
}

const wrongMessage = () => unknownToken(new Refusal(401, 'The webhook is unknown, or the signature is wrong.'));

function findWebhook(call: Call, { ref_table, ref_id }: WebhookOwner): Promise<{ id: string }> {
  return call.one<{ id: string }>(
    sql`
      select id from inbound_webhooks
      where organization_id = ${call.organization_id} and ref_table = ${ref_table} and ref_id = ${ref_id} for update`,
    'This webhook',
  );
}

async function changeSecret(call: Call, id: string, overlapHours: number): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64');
  const until = overlapHours > 0 ? new Date(call.now().getTime() + overlapHours * HOUR) : null;
  await call.run(sql`
    update inbound_webhooks set previous_sealed = case when ${until}::timestamptz is not null then sealed end,
      previous_until = ${until}, sealed = ${call.sealing.cipher('inbound webhooks').seal(secret, id)},
        rotated_at = ${call.now()}, wrong_count = 0, last_wrong_at = null
    where organization_id = ${call.organization_id} and id = ${id}`);
  return `whsec_${secret}`;
}

interface StoredWebhook extends WebhookOwner {
  organization_id: string;
  sealed: Buffer;
  previous_sealed: Buffer | null;
  previous_until: string | null;
}

async function storedWebhook({ system }: Kernel, id: string): Promise<StoredWebhook | undefined> {
  const [row] = await system.unscoped((tx) =>
    tx.rows<StoredWebhook>(sql`
      select organization_id, ref_table, ref_id, sealed, previous_sealed, previous_until
      from inbound_webhooks where id = ${id}`),
  );
  return row;
}

interface SignedHeaders {
  id: string;
  seconds: number;
  timestamp: string;
  signatures: string[];
}

/** At most ten signatures are compared; senders send two during a rotation. */
const MAX_SIGNATURES = 10;

function readHeaders(headers: WebhookHeaders): SignedHeaders | undefined {
  const [id, timestamp, signature] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(
    (name) => headers[name],
  );
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signature !== 'string') return undefined;
  if (!/^[\x21-\x2d\x2f-\x7e]{1,200}$/.test(id) || !/^\d{1,12}$/.test(timestamp)) return undefined;
  const signatures = signature
    .split(' ')
    .slice(0, MAX_SIGNATURES)
    .flatMap((each) => (/^v1,[A-Za-z0-9+/]{43}=$/.test(each) ? [each.slice(3)] : []));
  return signatures.length > 0 ? { id, seconds: Number(timestamp), timestamp, signatures } : undefined;
}

function matches(key: Buffer, { id, timestamp, signatures }: SignedHeaders, body: Uint8Array): boolean {
  const right = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();
  return signatures.some((each) => {
    const given = Buffer.from(each, 'base64');
    return given.length === right.length && timingSafeEqual(given, right);
  });
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { HookScheme } from '../../hooks.schema.ts';

/** A request as its signature covers it. */
export interface SignedRequest {
  headers: IncomingHttpHeaders;
  /** The exact bytes. */
  body: Uint8Array;
  /** The whole address, as the sender knows it. */
  url: string;
  now: Date;
}

/** A recorded request is worthless after this time, where the signature covers a time. */
const REPLAY_MS = 5 * 60_000;
const MOST_SIGNATURES = 5;

type Verify = (secret: string, request: SignedRequest) => boolean;

const only = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');

function isEqual(right: Buffer, given: Buffer): boolean {
  return given.length === right.length && timingSafeEqual(given, right);
}

/** `t=1492774577,v1=5257a8…,v1=…`: https://docs.stripe.com/webhooks#verify-manually */
const stripe: Verify = (secret, { headers, body, now }) => {
  const parts = only(headers['stripe-signature'])
    .slice(0, 1_000)
    .split(',')
    .map((part) => part.trim().split('=', 2) as [string, string | undefined]);
  const times = parts.flatMap(([name, value]) => (name === 't' && value && /^\d{1,12}$/.test(value) ? [value] : []));
  const [time] = times;
  if (time === undefined || times.length > 1 || Math.abs(now.getTime() - Number(time) * 1000) > REPLAY_MS) return false;
  const right = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  return parts
    .filter(([name, value]) => name === 'v1' && /^[0-9a-f]{64}$/.test(value ?? ''))
    .slice(0, MOST_SIGNATURES)
    .some(([, value]) => isEqual(right, Buffer.from(value!, 'hex')));
};

/** `sha256=757107…`: https://docs.github.com/webhooks/using-webhooks/validating-webhook-deliveries */
const github: Verify = (secret, { headers, body }) => {
  const given = /^sha256=([0-9a-f]{64})$/.exec(only(headers['x-hub-signature-256']))?.[1];
  if (!given) return false;
  return isEqual(createHmac('sha256', secret).update(body).digest(), Buffer.from(given, 'hex'));
};

/** `sha256=` and base64: https://www.typeform.com/developers/webhooks/secure-your-webhooks/ */
const typeform: Verify = (secret, { headers, body }) => {
  const given = /^sha256=([A-Za-z0-9+/]{43}=)$/.exec(only(headers['typeform-signature']))?.[1];
  if (!given) return false;
  return isEqual(createHmac('sha256', secret).update(body).digest(), Buffer.from(given, 'base64'));
};

/** Version 3 covers method, address, body and time: https://developers.hubspot.com/docs/apps/legacy-apps/authentication/validating-requests */
const hubspot: Verify = (secret, { headers, body, url, now }) => {
  const time = only(headers['x-hubspot-request-timestamp']);
  const given = only(headers['x-hubspot-signature-v3']);
  if (!/^\d{1,15}$/.test(time) || !/^[A-Za-z0-9+/]{43}=$/.test(given)) return false;
  if (Math.abs(now.getTime() - Number(time)) > REPLAY_MS) return false;
  const right = createHmac('sha256', secret).update(`POST${url}`).update(body).update(time).digest();
  return isEqual(right, Buffer.from(given, 'base64'));
};

/** The check of each sender that signs; `address` and `header` are compared by their hashes. */
export const verifySender: Readonly<Partial<Record<HookScheme, Verify>>> = { stripe, github, typeform, hubspot };

/** The paths of the texts that together name one event of a sender, in a body that the signature covers. */
export const deliveryPaths: Readonly<Partial<Record<HookScheme, readonly string[]>>> = {
  stripe: ['id'],
  typeform: ['event_id'],
  hubspot: ['eventId', 'subscriptionId', 'objectId', 'occurredAt'],
};

import { createHmac, timingSafeEqual } from 'node:crypto';
import { hashSecret } from '#server/auth/secret-token.ts';
import type { Sealing } from '#server/sealing.ts';

/**
 * The secrets in emails are derived from the recipient's id, so that a repeated attempt has the same links. The
 * database holds only the hash of the token that unsubscribes.
 */
function macOf(sealing: Sealing, purpose: string, ...ids: string[]): Buffer {
  return createHmac('sha256', sealing.textFor(`campaign ${purpose}`))
    .update(ids.join(' '))
    .digest();
}

/** The token that opens the preferences of a recipient and unsubscribes with one click. */
export function preferenceToken(sealing: Sealing, recipient_id: string): { token: string; hash: string } {
  const token = macOf(sealing, 'preferences', recipient_id).toString('base64url');
  return { token, hash: hashSecret(token) };
}

/** Proves that a click or an open belongs to a recipient; it grants nothing else. */
export function trackingToken(sealing: Sealing, recipient_id: string, what: string): string {
  return macOf(sealing, 'tracking', recipient_id, what).subarray(0, 16).toString('base64url');
}

export function isTrackingToken(sealing: Sealing, recipient_id: string, what: string, token: string): boolean {
  const expected = Buffer.from(trackingToken(sealing, recipient_id, what));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The part of a message id that bounces and replies quote; its second half cannot be invented. */
export function campaignMessageKey(sealing: Sealing, recipient_id: string): string {
  return `${recipient_id}.${macOf(sealing, 'message', recipient_id).subarray(0, 16).toString('hex')}`;
}

const MESSAGE_KEY = /([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([0-9a-f]{32})@/gi;

/** The recipients whose message ids a text quotes. Ids with a wrong second half are ignored. */
export function recipientsQuoted(sealing: Sealing, text: string): string[] {
  const found = [...text.matchAll(MESSAGE_KEY)].flatMap(([, id, mac]) => {
    const expected = Buffer.from(campaignMessageKey(sealing, id!.toLowerCase()));
    const given = Buffer.from(`${id}.${mac}`.toLowerCase());
    return given.length === expected.length && timingSafeEqual(given, expected) ? [id!.toLowerCase()] : [];
  });
  return [...new Set(found)];
}

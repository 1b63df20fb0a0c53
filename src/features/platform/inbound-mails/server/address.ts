import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Kernel } from '#server/kernel.ts';
import type { Sealing } from '#server/sealing.ts';

/** The target that an address names. */
export interface Target {
  key: string;
  ref_id: string;
}

/** Mail servers may change the case of an address, so it uses the alphabet of RFC 4648 base32 in lower case. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const SIGNATURE_BYTES = 10;

/**
 * The address to which emails about a record are sent, such as `in+reply.aaai….kq2x…@example.com`; null without a
 * mailbox. Its last part is a signature, so nobody can make an address for another record.
 */
export function inboundAddress(
  { config, sealing }: Pick<Kernel, 'config' | 'sealing'>,
  key: string,
  id: string,
): string | null {
  if (!config.inbound) return null;
  const { local, domain } = config.inbound;
  return `${local}+${key}.${base32(bytesOf(id))}.${signature(sealing, key, id)}@${domain}`;
}

/** The targets of all our addresses in a text, at most three; addresses with a wrong signature are left out. */
export function inboundMailTargetsIn({ config, sealing }: Pick<Kernel, 'config' | 'sealing'>, text: string): Target[] {
  if (!config.inbound) return [];
  const { local, domain } = config.inbound;
  const escaped = (part: string) => part.replace(/[.-]/g, '\\$&');
  const pattern = new RegExp(
    `(?<![a-z0-9._+-])${escaped(local)}\\+([a-z]{1,6})\\.([a-z2-7]{26})\\.([a-z2-7]{16})@${escaped(domain)}(?![a-z0-9.-]*[a-z0-9])`,
    'g',
  );
  const found = new Map<string, Target>();
  for (const [, key, named, signed] of text.toLowerCase().matchAll(pattern)) {
    const ref_id = idOf(named!);
    if (ref_id && isEqual(signed!, signature(sealing, key!, ref_id)))
      found.set(`${key} ${ref_id}`, { key: key!, ref_id });
    if (found.size === 3) break;
  }
  return [...found.values()];
}

function signature(sealing: Sealing, key: string, id: string): string {
  const hash = createHmac('sha256', sealing.textFor('inbound addresses')).update(`${key} ${id}`).digest();
  return base32(hash.subarray(0, SIGNATURE_BYTES));
}

const isEqual = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b));

const bytesOf = (id: string): Uint8Array => Buffer.from(id.replaceAll('-', ''), 'hex');

function base32(bytes: Uint8Array): string {
  let text = '';
  let value = 0;
  let bits = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += ALPHABET[(value >>> (bits - 5)) & 31];
    value &= (1 << bits) - 1;
  }
  return bits > 0 ? text + ALPHABET[(value << (5 - bits)) & 31] : text;
}

/** Reads the 128 bits of an id; undefined unless the two bits left over are zero, so that each id has one spelling. */
function idOf(text: string): string | undefined {
  let value = 0n;
  for (const letter of text) value = (value << 5n) | BigInt(ALPHABET.indexOf(letter));
  if ((value & 3n) !== 0n) return undefined;
  const hex = (value >> 2n).toString(16).padStart(32, '0');
  return hex.length > 32
    ? undefined
    : `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

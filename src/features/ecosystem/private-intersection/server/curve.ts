import { createECDH, createHmac, ECDH } from 'node:crypto';
import { isSorted, joinSorted, pointOfDomain, split, X_BYTES } from '../protocol/points.ts';

/** The calculations of the server, which run in a thread of their own. Node's OpenSSL multiplies and checks points. */

const CURVE = 'prime256v1';
const EVEN = Buffer.from([2]);

/** A list of the company in one comparison. Each list has a scalar of its own, so that matches can be told apart. */
export interface ListSecret {
  id: string;
  /** 32 bytes in hexadecimal. */
  scalar: string;
}

export const newScalar = (): string => {
  const ecdh = createECDH(CURVE);
  ecdh.generateKeys();
  return ecdh.getPrivateKey('hex').padStart(64, '0');
};

function multiplier(scalar: string): (compressed: Uint8Array) => Buffer {
  const ecdh = createECDH(CURVE);
  ecdh.setPrivateKey(scalar, 'hex');
  return (point) => ecdh.computeSecret(point);
}

/** @throws when no point of the curve has the coordinate */
const lifted = (x: Uint8Array): Buffer =>
  ECDH.convertKey(Buffer.concat([EVEN, x]), CURVE, undefined, undefined, 'uncompressed') as Buffer;

/** Splits a message of the partner into coordinates. @returns a sentence about what is wrong with it */
export function readPoints(bytes: Uint8Array<ArrayBuffer>): Uint8Array[] | string {
  const points = split(bytes, X_BYTES);
  if (!points) return 'is incomplete';
  if (!isSorted(points)) return 'must contain each point once, in ascending order';
  try {
    for (const point of points) lifted(point);
  } catch {
    return 'contains a value that is not a point of the curve';
  }
  return points;
}

export function isPoint(x: Uint8Array): boolean {
  try {
    return x.length === X_BYTES && lifted(x).length === 65;
  } catch {
    return false;
  }
}

/** The scalars of the decoys, which are known to the server only and differ in each comparison. */
function* decoyScalars(seed: string, count: number): Generator<string> {
  for (let index = 0; index < count; index += 1)
    yield createHmac('sha256', Buffer.from(seed, 'hex')).update(`decoy ${index}`).digest('hex');
}

function decoyPoint(scalar: string): Buffer {
  const ecdh = createECDH(CURVE);
  ecdh.setPrivateKey(scalar, 'hex');
  return ecdh.getPublicKey().subarray(1);
}

/** The blinded domains of the company's lists, mixed with decoys, as uncompressed points without their leading byte. */
export function intersectionChallenge(
  lists: readonly (ListSecret & { domains: readonly string[] })[],
  { seed, decoys }: { seed: string; decoys: number },
): Uint8Array<ArrayBuffer> {
  const points: Uint8Array[] = [];
  for (const { scalar, domains } of lists) {
    const multiply = multiplier(scalar);
    for (const domain of domains) points.push(lifted(multiply(pointOfDomain(domain))).subarray(1));
  }
  for (const scalar of decoyScalars(seed, decoys)) {
    const point = decoyPoint(scalar);
    // Points of domains have an even y coordinate here; a decoy must not be recognizable by an odd one.
    points.push(lifted(point.subarray(0, X_BYTES)).subarray(1));
  }
  return joinSorted(points);
}

export interface Comparison {
  /** The positions of the partner's points that are in each list. */
  matched: Record<string, number[]>;
}

/**
 * Compares the partner's points, multiplied by the secret of each list, with the answer, which is the company's points
 * multiplied by the secret of the partner.
 * @returns a sentence about what is wrong with the answer
 */
export function compare({
  lists,
  seed,
  decoys,
  publicKey,
  points,
  answer,
}: {
  lists: readonly ListSecret[];
  seed: string;
  decoys: number;
  publicKey: Uint8Array;
  points: Uint8Array<ArrayBuffer>;
  answer: Uint8Array<ArrayBuffer>;
}): Comparison | string {
  const answered = readPoints(answer);
  if (typeof answered === 'string') return answered;
  const found = new Set(answered.map((point) => Buffer.from(point).toString('latin1')));
  const partnerKey = Buffer.concat([EVEN, publicKey]);
  for (const scalar of decoyScalars(seed, decoys)) {
    // The decoy is a known multiple of the base point, so the honest result is the same multiple of the public key.
    if (!found.has(multiplier(scalar)(partnerKey).toString('latin1')))
      return 'was not calculated from all points of the company with one secret';
  }
  const own = split(points, X_BYTES)!;
  const matched: Record<string, number[]> = {};
  for (const { id, scalar } of lists) {
    const multiply = multiplier(scalar);
    matched[id] = [];
    for (const [index, point] of own.entries())
      if (found.has(multiply(Buffer.concat([EVEN, point])).toString('latin1'))) matched[id].push(index);
  }
  return { matched };
}

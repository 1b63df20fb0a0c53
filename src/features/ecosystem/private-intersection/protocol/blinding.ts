import {
  compareBytes,
  fromBase64,
  join,
  joinSorted,
  pointOfDomain,
  split,
  toBase64,
  X_BYTES,
  XY_BYTES,
} from './points.ts';
import { proveDomains } from './proof.ts';

/** The part of the protocol that runs in the tab of the partner. The tests of the server run it as well. */

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;
/** Points that are transformed at the same time; the browser spreads them over its threads. */
const AT_ONCE = 128;

export type Progress = (done: number, total: number) => void;

/** The secret of one comparison. It exists only in the memory of the tab that made it. */
export interface Secret {
  key: CryptoKey;
  /** The x coordinate of the public part, by which the server checks the answer. */
  publicKey: Uint8Array<ArrayBuffer>;
  /** The whole public part, compressed. */
  publicPoint: Uint8Array<ArrayBuffer>;
}

export async function createSecret(): Promise<Secret> {
  const pair = await crypto.subtle.generateKey(CURVE, true, ['deriveBits']);
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  const publicKey = point.slice(1, 1 + X_BYTES);
  // The leading byte tells whether y is even (SEC 1, 2.3.3).
  const publicPoint = join([new Uint8Array([point.at(-1)! % 2 === 0 ? 2 : 3]), publicKey]);
  return { key: pair.privateKey, publicKey, publicPoint };
}

/** Multiplies uncompressed points by the secret. @returns the x coordinates. @throws for a point that is not on the curve */
export async function blind(
  { key }: Secret,
  points: readonly Uint8Array<ArrayBuffer>[],
  progress: Progress = () => {},
): Promise<Uint8Array<ArrayBuffer>[]> {
  const blinded: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 0; at < points.length; at += AT_ONCE) {
    const part = await Promise.all(
      points.slice(at, at + AT_ONCE).map(async (point) => {
        const other = await crypto.subtle.importKey('raw', point, CURVE, false, []);
        return new Uint8Array(await crypto.subtle.deriveBits({ name: 'ECDH', public: other }, key, 256));
      }),
    );
    blinded.push(...part);
    progress(blinded.length, points.length);
  }
  return blinded;
}

/** The blinded list, and the domains in the order in which their points are sent. */
export interface BlindedList {
  points: string;
  domains: string[];
}

/** Blinds domains for the first message. @param progress counts hashed and blinded points */
export async function blindDomains(
  secret: Secret,
  domains: readonly string[],
  progress: Progress = () => {},
): Promise<BlindedList> {
  const total = domains.length * 2;
  const hashed = domains.map((domain, index) => {
    if (index % AT_ONCE === 0) progress(index, total);
    return pointOfDomain(domain);
  });
  const blinded = await blind(secret, hashed, (done) => progress(domains.length + done, total));
  const order = blinded.map((_, index) => index).sort((a, b) => compareBytes(blinded[a]!, blinded[b]!));
  return {
    points: toBase64(join(order.map((index) => blinded[index]!))),
    domains: order.map((index) => domains[index]!),
  };
}

/** Blinds the points of the company a second time, for the second message. @throws when they are not points */
export async function answerChallenge(
  secret: Secret,
  challenge: Uint8Array<ArrayBuffer>,
  progress: Progress = () => {},
): Promise<string> {
  const points = split(challenge, XY_BYTES);
  if (!points) throw new Error('The points of the company are incomplete.');
  const whole = points.map((point) => join([UNCOMPRESSED, point]));
  return toBase64(joinSorted(await blind(secret, whole, progress)));
}

/** A revealed domain with the position of its point in the first message. */
export interface Match {
  position: number;
  domain: string;
}

/** The message that reveals domains, with the proof that they are those that were compared. */
export async function revealMatches({ key, publicPoint }: Secret, matches: readonly Match[]) {
  const { d } = await crypto.subtle.exportKey('jwk', key);
  const scalar = fromBase64(`${d!.replaceAll('-', '+').replaceAll('_', '/')}=`)!;
  const { points, proof } = proveDomains(
    scalar,
    publicPoint,
    matches.map(({ domain }) => domain),
  );
  return {
    public_key: toBase64(publicPoint),
    proof: toBase64(proof),
    domains: matches.map((match, index) => ({ ...match, point: toBase64(points[index]!) })),
  };
}

/** The leading byte of an uncompressed point (SEC 1, 2.3.3). */
const UNCOMPRESSED = new Uint8Array([4]);

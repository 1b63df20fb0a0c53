import { p256_hasher } from '@noble/curves/nist.js';

/**
 * Points of the curve P-256 as both sides send them. A point is compared by its x coordinate, because that is what an
 * ECDH agreement returns; a point and its negative are therefore one. The curve has a prime order, so that there are no
 * points of a small order, and a coordinate cannot stand for the point at infinity.
 */
export const X_BYTES = 32;
/** Both coordinates, without the leading byte of SEC 1. */
export const XY_BYTES = 64;

const SUITE = 'TANDEM-PSI-V1-P256_XMD:SHA-256_SSWU_RO_';
const encoder = new TextEncoder();

/** The uncompressed point of a domain, by `hash_to_curve` of RFC 9380; its discrete logarithm is unknown to everyone. */
export function pointOfDomain(domain: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(p256_hasher.hashToCurve(encoder.encode(domain), { DST: SUITE }).toBytes(false));
}

export function compressedPointOfDomain(domain: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(p256_hasher.hashToCurve(encoder.encode(domain), { DST: SUITE }).toBytes(true));
}

/** Splits a message into its points. @returns undefined when a part is missing */
export function split(bytes: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer>[] | undefined {
  if (bytes.length % size !== 0) return undefined;
  return Array.from({ length: bytes.length / size }, (_, index) => bytes.subarray(index * size, (index + 1) * size));
}

/**
 * Joins points in the order of their bytes. Blinded points are random, so this order tells nothing about the order of
 * the file, and the receiver can see that no point comes twice.
 */
export function joinSorted(points: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return join([...points].sort(compareBytes));
}

export function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

export function compareBytes(a: Uint8Array, b: Uint8Array): number {
  for (let index = 0; index < a.length; index += 1) if (a[index] !== b[index]) return a[index]! - b[index]!;
  return 0;
}

/** Whether the points are in ascending order, without a repetition. */
export function isSorted(points: readonly Uint8Array[]): boolean {
  return points.every((point, index) => index === 0 || compareBytes(points[index - 1]!, point) < 0);
}

const PIECE = 8192;

export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(text);
}

/** @returns undefined for a text that is not base64 in its only canonical form */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    return toBase64(bytes) === text ? bytes : undefined;
  } catch {
    return undefined;
  }
}

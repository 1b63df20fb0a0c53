import { p256_oprf } from '@noble/curves/nist.js';
import { compressedPointOfDomain } from './points.ts';

/**
 * Proves that revealed domains are those whose blinded points were sent at the start, without giving the secret away: the
 * batched proof of equal discrete logarithms of RFC 9497 (2.2), as the curve library implements it for VOPRF.
 */
export interface Proof {
  /** Blinded points of the domains, compressed. */
  points: Uint8Array[];
  proof: Uint8Array;
}

export function proveDomains(scalar: Uint8Array, publicKey: Uint8Array, domains: readonly string[]): Proof {
  const { evaluated, proof } = p256_oprf.voprf.blindEvaluateBatch(
    scalar,
    publicKey,
    domains.map(compressedPointOfDomain),
  );
  return { points: evaluated, proof };
}

export function isProven(publicKey: Uint8Array, domains: readonly string[], { points, proof }: Proof): boolean {
  // The points of domains are not blinded a second time, so the factor to remove is one.
  const one = new Uint8Array(32);
  one[31] = 1;
  const input = new Uint8Array();
  try {
    const items = domains.map((domain, index) => ({
      input,
      blind: one,
      blinded: compressedPointOfDomain(domain),
      evaluated: points[index]!,
    }));
    p256_oprf.voprf.finalizeBatch(items, publicKey, proof);
    return true;
  } catch {
    return false;
  }
}

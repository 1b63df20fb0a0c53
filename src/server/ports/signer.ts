import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto';
import { canonicalJson } from '#shared/text/canonical-json.ts';

export interface Signed {
  /** The public key as DER (SPKI) in Base64. */
  public_key: string;
  /** An Ed25519 signature in Base64 of the canonical JSON of everything else, including `public_key`. */
  signature: string;
}

/** The seeds of companies that signed at another installation before, by purpose and company. */
export type BroughtKeys = ReadonlyMap<string, Buffer>;

export interface Signer {
  /** The seed of the company's key, which goes with it to another installation. */
  seedOf(organization_id: string): Buffer;
  /** The company's public key in the form of `Signed`. */
  publicKey(organization_id: string): string;
  sign<T extends object>(document: T, organization_id: string): T & Signed;
  /** @returns a sentence about what is wrong; undefined if nothing is */
  problemOf(document: Signed, organization_id: string): string | undefined;
}

/**
 * Signs documents so that anyone with the company's public key can verify them without this installation.
 * @param purpose a key signs documents of one kind only
 * @param broughtKeys replace derived keys, so that signatures stay valid after a move
 */
export function createSigner(root: Uint8Array, purpose: string, broughtKeys: BroughtKeys = new Map()): Signer {
  return {
    seedOf,
    publicKey: (organization_id) => publicText(keyOf(organization_id)),
    sign(document, organization_id) {
      const key = keyOf(organization_id);
      const named = { ...document, public_key: publicText(key) };
      return { ...named, signature: sign(null, Buffer.from(canonicalJson(named)), key).toString('base64') };
    },
    problemOf({ signature, ...named }, organization_id) {
      const key = keyOf(organization_id);
      if (named.public_key !== publicText(key)) return 'It was not signed with this company’s key.';
      if (!verify(null, Buffer.from(canonicalJson(named)), createPublicKey(key), Buffer.from(signature, 'base64')))
        return 'The signature does not match: the content was changed.';
      return undefined;
    },
  };

  /** Derives the company's key from the installation's root key, so that it need not be stored, unless it brought one. */
  function seedOf(organization_id: string): Buffer {
    return (
      broughtKeys.get(`${purpose} ${organization_id}`) ??
      Buffer.from(hkdfSync('sha256', root, 'tandem', `${purpose} ${organization_id}`, 32))
    );
  }

  function keyOf(organization_id: string): KeyObject {
    const seed = seedOf(organization_id);
    // The PKCS#8 form of an Ed25519 private key is this prefix and its 32 bytes (RFC 8410).
    const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]);
    return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  }
}

function publicText(key: KeyObject): string {
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64');
}

import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto';
import { canonicalJson } from '#shared/canonical-json.ts';

export interface Signed {
  /** DER (SPKI), Base64. */
  public_key: string;
  /** Ed25519 over the canonical JSON of everything else, including `public_key`; Base64. */
  signature: string;
}

export interface Signer {
  /** The company's public key as in `Signed`. */
  publicKey(organization_id: string): string;
  sign<T extends object>(document: T, organization_id: string): T & Signed;
  /** @returns what is wrong with it, if anything */
  problemOf(document: Signed, organization_id: string): string | undefined;
}

/**
 * Signs documents so that anyone with the company's public key can verify them without us.
 * @param purpose a key signs documents of one kind only
 */
export function createSigner(root: Uint8Array, purpose: string): Signer {
  return {
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

  /** The company's key is derived from the installation's root key, so it need not be stored. */
  function keyOf(organization_id: string): KeyObject {
    const seed = Buffer.from(hkdfSync('sha256', root, 'tandem', `${purpose} ${organization_id}`, 32));
    // RFC 8410: the PKCS#8 form of an Ed25519 private key is this prefix and its 32 bytes.
    const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]);
    return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  }
}

function publicText(key: KeyObject): string {
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64');
}

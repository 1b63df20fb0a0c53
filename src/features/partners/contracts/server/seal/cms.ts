import { createHash, createSign, X509Certificate } from 'node:crypto';
import { signatureMessage, signedAttributes } from '../../sealed/cms.ts';
import type { SealKey } from './key.ts';

/** A detached signature over bytes (CMS, PAdES baseline B-B). */
export function detachedSignature(content: Uint8Array, keys: SealKey): Buffer {
  const certificate = new X509Certificate(keys.certificate).raw;
  const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
  const digests = { content: digestOf(content), certificate: digestOf(certificate) };
  return Buffer.from(signatureMessage(certificate, digests, signWith(keys, signedAttributes(digests))));
}

/** RSA with SHA-256. */
export const signWith = ({ private_key }: SealKey, content: Uint8Array | string): Buffer =>
  createSign('sha256').update(content).sign(private_key);

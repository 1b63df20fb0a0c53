import { X509Certificate } from 'node:crypto';
import { invalid } from '#server/errors.ts';

export interface SigningCertificate {
  /** DER in base64. */
  der: string;
  name: string;
  fingerprint: string;
  expires_at: Date;
}

const MOST = 5;

/** Reads certificates in PEM or base64. @throws 422 for what is no RSA certificate with at least 2048 bits */
export function readCertificates(texts: readonly string[]): SigningCertificate[] {
  const read = texts.map((text) => readCertificate(text));
  const byKey = new Map(read.map((each) => [each.fingerprint, each]));
  if (byKey.size > MOST) throw refuse(`cannot be more than ${MOST}`);
  return [...byKey.values()].sort((a, b) => a.expires_at.getTime() - b.expires_at.getTime());
}

function readCertificate(text: string): SigningCertificate {
  const base64 = text.replace(/-----(BEGIN|END) CERTIFICATE-----/g, '').replace(/\s+/g, '');
  const certificate = parse(base64);
  const { publicKey, subject, fingerprint256, validTo } = certificate;
  if (publicKey.asymmetricKeyType !== 'rsa') throw refuse('must have an RSA key');
  if ((publicKey.asymmetricKeyDetails?.modulusLength ?? 0) < 2048)
    throw refuse('must have a key of at least 2048 bits');
  return {
    der: certificate.raw.toString('base64'),
    name: /^CN=(.*)$/m.exec(subject)?.[1]?.slice(0, 200) ?? 'Certificate',
    fingerprint: fingerprint256,
    expires_at: new Date(validTo),
  };
}

function parse(base64: string): X509Certificate {
  try {
    return new X509Certificate(Buffer.from(base64, 'base64'));
  } catch {
    throw refuse('must be a certificate in PEM format, which begins with -----BEGIN CERTIFICATE-----');
  }
}

const refuse = (reason: string) => invalid({ certificates: [reason] }, `A certificate ${reason}.`);

import { children, context, decode, type Element, encode, encodeOid, isEqual, tags } from './der.ts';

const { sequence } = tags;
const sha256WithRsa = encode(sequence, encodeOid('1.2.840.113549.1.1.11'), Uint8Array.of(0x05, 0x00));
const commonName = encodeOid('2.5.4.3');
/** The extension keyUsage, critical: the key makes digital signatures that bind, and nothing else. */
const keyUsage = encode(
  sequence,
  encodeOid('2.5.29.15'),
  Uint8Array.of(0x01, 0x01, 0xff),
  encode(tags.octetString, encode(tags.bitString, Uint8Array.of(0x06, 0xc0))),
);
const signatureScheme = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
const LEAST_BITS = 2048;

export interface SealCertificate {
  /** The common name. */
  name: string;
  notBefore: Date;
  notAfter: Date;
  isSignedBy(content: Uint8Array, signature: Uint8Array): Promise<boolean>;
}

/** Reads a certificate as `newSealKey` issues them, and checks its own signature. @throws for anything else */
export async function readCertificate(der: Uint8Array): Promise<SealCertificate> {
  const [body, algorithm, signature] = children(decode(der), sequence);
  const parts = children(body, sequence);
  const [version, , bodyAlgorithm, issuer, validity, subject, publicKey, extensions] = parts;
  if (parts.length !== 8 || !isEqual(version!.bytes, encode(context(0), encode(tags.integer, Uint8Array.of(2)))))
    throw new Error('version');
  if (!isEqual(algorithm!.bytes, sha256WithRsa) || !isEqual(bodyAlgorithm!.bytes, sha256WithRsa))
    throw new Error('algorithm');
  if (!isEqual(issuer!.bytes, subject!.bytes)) throw new Error('issuer');
  const [list] = children(extensions, context(3));
  if (!children(list, sequence).some(({ bytes }) => isEqual(bytes, keyUsage))) throw new Error('key usage');
  if (signature?.tag !== tags.bitString || signature.content[0] !== 0) throw new Error('signature');
  const key = await crypto.subtle.importKey('spki', copied(publicKey!.bytes), signatureScheme, false, ['verify']);
  const { modulusLength, publicExponent } = key.algorithm as RsaHashedKeyAlgorithm;
  if (modulusLength < LEAST_BITS || !isEqual(publicExponent, Uint8Array.of(1, 0, 1))) throw new Error('weak key');
  const isSignedBy = (content: Uint8Array, given: Uint8Array) =>
    crypto.subtle.verify(signatureScheme.name, key, copied(given), copied(content));
  if (!(await isSignedBy(body!.bytes, signature.content.subarray(1)))) throw new Error('signature');
  const [notBefore, notAfter] = children(validity, sequence).map(timeOf);
  return { name: nameOf(subject!), notBefore: notBefore!, notAfter: notAfter!, isSignedBy };
}

/** The web's functions take no views of shared memory. */
const copied = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => Uint8Array.from(bytes);

function nameOf(subject: Element): string {
  for (const group of children(subject, sequence))
    for (const pair of children(group, tags.set)) {
      const [name, value] = children(pair, sequence);
      if (isEqual(name!.bytes, commonName) && value?.tag === tags.utf8String)
        return new TextDecoder('utf-8', { fatal: true }).decode(value.content);
    }
  throw new Error('name');
}

function timeOf({ tag, content }: Element): Date {
  const text = String.fromCharCode(...content);
  const isShort = tag === tags.utcTime;
  const match = /^(\d{2,4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(text);
  if (!match || (!isShort && tag !== tags.generalizedTime) || text.length !== (isShort ? 13 : 15))
    throw new Error('time');
  const [year, month, day, hour, minute, second] = match.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  // Two digits mean 1950 to 2049 (RFC 5280).
  const century = isShort ? (year < 50 ? 2000 : 1900) : 0;
  return new Date(Date.UTC(century + year, month - 1, day, hour, minute, second));
}

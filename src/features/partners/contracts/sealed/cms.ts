import { children, concat, context, decode, encode, encodeOid, tags } from './der.ts';

const { sequence, set, octetString } = tags;
const none = Uint8Array.of(0x05, 0x00);
const version = (number: number) => encode(tags.integer, Uint8Array.of(number));
const algorithm = (oid: string) => encode(sequence, encodeOid(oid), none);
const sha256 = '2.16.840.1.101.3.4.2.1';
const rsa = '1.2.840.113549.1.1.1';
const data = '1.2.840.113549.1.7.1';
const signedData = '1.2.840.113549.1.7.2';
const names = {
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
};

/** The digests that a seal contains, in addition to the certificate itself. */
interface Digests {
  /** SHA-256 of the content that is signed. */
  content: Uint8Array;
  /** SHA-256 of the certificate that signs. */
  certificate: Uint8Array;
}

const compare = (a: Uint8Array, b: Uint8Array): number => {
  const at = a.findIndex((byte, index) => byte !== b[index]);
  return at < 0 ? a.length - b.length : a[at]! - (b[at] ?? -1);
};

function attributes({ content, certificate }: Digests): Uint8Array {
  const attribute = (oid: string, value: Uint8Array) => encode(sequence, encodeOid(oid), encode(set, value));
  const certificateId = encode(sequence, encode(octetString, certificate));
  const list = [
    attribute(names.contentType, encodeOid(data)),
    attribute(names.messageDigest, encode(octetString, content)),
    attribute(names.signingCertificateV2, encode(sequence, encode(sequence, certificateId))),
  ];
  // DER orders the members of a set by their encoding.
  return concat(...list.sort(compare));
}

/** The bytes that the key signs: content type, the content's digest and the certificate (RFC 5652, RFC 5035). */
export const signedAttributes = (digests: Digests): Uint8Array => encode(set, attributes(digests));

/** Issuer and serial number, as the certificate has them. @throws for another structure */
function issuerAndSerial(certificate: Uint8Array): Uint8Array {
  const [body] = children(decode(certificate), sequence);
  const [, serial, , issuer] = children(body, sequence);
  return encode(sequence, issuer!.bytes, serial!.bytes);
}

/**
 * A detached CMS signature (RFC 5652) with the attributes of PAdES baseline B-B (ETSI EN 319 142-1). For one certificate, one
 * content and one signature there is exactly one encoding, so a verifier makes it again and compares all bytes.
 */
export function signatureMessage(certificate: Uint8Array, digests: Digests, signature: Uint8Array): Uint8Array {
  const signer = encode(
    sequence,
    version(1),
    issuerAndSerial(certificate),
    algorithm(sha256),
    encode(context(0), attributes(digests)),
    algorithm(rsa),
    encode(octetString, signature),
  );
  const content = encode(
    sequence,
    version(1),
    encode(set, algorithm(sha256)),
    encode(sequence, encodeOid(data)),
    encode(context(0), certificate),
    encode(set, signer),
  );
  return encode(sequence, encodeOid(signedData), encode(context(0), content));
}

/** Finds the certificate and the signature in a message, without judging anything. @throws for another structure */
export function partsOfMessage(message: Uint8Array): { certificate: Uint8Array; signature: Uint8Array } {
  const [, wrapped] = children(decode(message), sequence);
  const [content] = children(wrapped, context(0));
  const [, , , certificates, signers] = children(content, sequence);
  const [certificate] = children(certificates, context(0));
  const [signer] = children(signers, set);
  const signature = children(signer, sequence).at(-1);
  return { certificate: certificate!.bytes, signature: signature!.content };
}

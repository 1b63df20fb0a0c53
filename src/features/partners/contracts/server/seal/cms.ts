import { createHash, createSign } from 'node:crypto';
import forge from 'node-forge';

const { asn1, pki } = forge;
type Asn1 = forge.asn1.Asn1;

const oids = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsa: '1.2.840.113549.1.1.1',
};

const node = (type: number, value: Asn1[] | string, isConstructed = true, tagClass = asn1.Class.UNIVERSAL) =>
  asn1.create(tagClass, type, isConstructed, value as string);
const sequence = (...items: Asn1[]) => node(asn1.Type.SEQUENCE, items);
const set = (...items: Asn1[]) => node(asn1.Type.SET, items);
const oid = (name: string) => node(asn1.Type.OID, asn1.oidToDer(name).getBytes(), false);
const octets = (bytes: Uint8Array) => node(asn1.Type.OCTETSTRING, Buffer.from(bytes).toString('binary'), false);
const integer = (value: number) => node(asn1.Type.INTEGER, asn1.integerToDer(value).getBytes(), false);
const none = () => node(asn1.Type.NULL, '', false);
const tagged = (tag: number, items: Asn1[]) => node(tag, items, true, asn1.Class.CONTEXT_SPECIFIC);
const derOf = (value: Asn1) => Buffer.from(asn1.toDer(value).getBytes(), 'binary');
const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/**
 * A detached signature over bytes (CMS, RFC 5652) with the attributes of PAdES baseline B-B (ETSI EN 319 142-1): the content's
 * digest and the certificate that signs (RFC 5035).
 */
export function detachedSignature(content: Uint8Array, keys: { private_key: string; certificate: string }): Buffer {
  const certificate = pki.certificateToAsn1(pki.certificateFromPem(keys.certificate));
  const attributes = [
    attribute(oids.contentType, oid(oids.data)),
    attribute(oids.messageDigest, octets(digestOf(content))),
    attribute(oids.signingCertificateV2, sequence(sequence(sequence(octets(digestOf(derOf(certificate))))))),
  ]
    // DER orders the members of a set by their encoding.
    .map((one) => ({ one, der: derOf(one) }))
    .sort((a, b) => Buffer.compare(a.der, b.der))
    .map(({ one }) => one);
  const signature = createSign('sha256')
    .update(derOf(set(...attributes)))
    .sign(keys.private_key);
  const [tbs] = certificate.value as [Asn1];
  const parts = tbs.value as Asn1[];
  // Version, serial number, algorithm, issuer.
  const [, serial, , issuer] = parts as [Asn1, Asn1, Asn1, Asn1];
  const algorithm = (name: string) => sequence(oid(name), none());
  const signer = sequence(
    integer(1),
    sequence(issuer, serial),
    algorithm(oids.sha256),
    tagged(0, attributes),
    algorithm(oids.rsa),
    octets(signature),
  );
  const signedData = sequence(
    integer(1),
    set(algorithm(oids.sha256)),
    sequence(oid(oids.data)),
    tagged(0, [certificate]),
    set(signer),
  );
  return derOf(sequence(oid(oids.signedData), tagged(0, [signedData])));
}

function attribute(name: string, value: Asn1): Asn1 {
  return sequence(oid(name), set(value));
}

export interface CheckedSignature {
  is_valid: boolean;
  /** The name in the certificate. */
  signer: string;
  /** SHA-256 of the certificate. */
  fingerprint: string;
  certificate: string;
}

/** Checks a detached signature against the content. @throws when it is no such signature */
export function checkSignature(content: Uint8Array, der: Uint8Array): CheckedSignature {
  // The space reserved for the signature is longer than the signature.
  const message = asn1.fromDer(forge.util.createBuffer(Buffer.from(der).toString('binary')), {
    parseAllBytes: false,
  } as never);
  const signedData = (((message.value as Asn1[])[1] as Asn1).value as Asn1[])[0] as Asn1;
  const members = signedData.value as Asn1[];
  const certificateAsn1 = (
    (members.find(({ tagClass, type }) => tagClass === asn1.Class.CONTEXT_SPECIFIC && (type as number) === 0) as Asn1)
      .value as Asn1[]
  )[0] as Asn1;
  const certificate = pki.certificateFromAsn1(certificateAsn1);
  const signer = (members.at(-1)!.value as Asn1[])[0] as Asn1;
  const [, , , attributes, , signature] = signer.value as [Asn1, Asn1, Asn1, Asn1, Asn1, Asn1];
  const attributeList = attributes.value as Asn1[];
  const attributeValue = (name: string) => {
    const found = attributeList.find((one) => asn1.derToOid((one.value as [Asn1])[0].value as string) === name);
    return found && ((found.value as Asn1[])[1]!.value as [Asn1])[0];
  };
  const digest = Buffer.from((attributeValue(oids.messageDigest)?.value as string) ?? '', 'binary');
  const signed = derOf(set(...attributeList));
  const publicKey = certificate.publicKey as forge.pki.rsa.PublicKey;
  const isSigned = publicKey.verify(digestOf(signed).toString('binary'), signature.value as string);
  return {
    is_valid: isSigned && digest.equals(digestOf(content)),
    signer: (certificate.subject.getField('CN') as { value?: string } | null)?.value ?? '',
    fingerprint: digestOf(derOf(certificateAsn1)).toString('hex'),
    certificate: pki.certificateToPem(certificate),
  };
}

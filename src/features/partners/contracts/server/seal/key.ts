import { createPublicKey, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import forge from 'node-forge';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';
import { sha256 } from '../events.ts';

const newKeyPair = promisify(generateKeyPair);
const YEARS = 10;
/** A certificate is valid from an hour before it is made, because clocks differ. */
const CLOCK_LAG_MS = 3_600_000;
const cipherOf = ({ sealing }: Pick<Call, 'sealing'>) => sealing.cipher('contract seals');

export interface SealKey {
  private_key: string;
  certificate: string;
}

/**
 * The key that seals this company's documents; made when it is needed for the first time, and again when its certificate is about to
 * end. It is stored encrypted with a key of the installation, because RSA keys cannot be derived from one.
 */
export async function sealKey(call: Call): Promise<SealKey> {
  // Two sealings at once make one key.
  await call.run(
    sql`select pg_advisory_xact_lock(hashtextextended('seal key of ' || ${call.organization_id}::text, 0))`,
  );
  const now = call.now().getTime();
  const soon = new Date(now + 30 * 86_400_000);
  const stored = await call.maybe<{ id: string; private_key: Buffer; certificate: string }>(
    `select id, private_key, certificate from contract_seals where organization_id = $1 and valid_until > $2 and created_at <= $3
     order by valid_until desc limit 1`,
    // A clock that was set back makes a new key rather than a seal that is older than its certificate.
    [call.organization_id, soon, new Date(now + CLOCK_LAG_MS)],
  );
  if (stored)
    return { private_key: cipherOf(call).open(stored.private_key, stored.id), certificate: stored.certificate };
  const { name } = await call.one<{ name: string }>(
    sql`select name from organizations where id = ${call.organization_id}`,
  );
  const newKey = await newSealKey(name, call.now());
  const id = newId();
  await call.run(sql`
    insert into contract_seals (id, organization_id, private_key, certificate, fingerprint, valid_until, created_at)
    values (${id}, ${call.organization_id}, ${cipherOf(call).seal(newKey.private_key, id)}, ${newKey.certificate},
      ${fingerprintOf(newKey.certificate)}, ${newKey.valid_until}, ${call.now()})`);
  return newKey;
}

/** The fingerprints of the certificates that this company sealed with, the current one first. */
export async function sealFingerprints(call: Call): Promise<string[]> {
  const seals = await call.rows<{ fingerprint: string }>(sql`
    select fingerprint from contract_seals where organization_id = ${call.organization_id} order by valid_until desc`);
  return seals.map(({ fingerprint }) => fingerprint);
}

/** SHA-256 of the certificate. */
function fingerprintOf(certificate: string): string {
  const body = certificate.replace(/-----[^-]+-----|\s/g, '');
  return sha256(Buffer.from(body, 'base64'));
}

/** An RSA key and a certificate that the company issues to itself. */
export async function newSealKey(company: string, now: Date): Promise<SealKey & { valid_until: Date }> {
  const { privateKey } = await newKeyPair('rsa', { modulusLength: 2048 });
  const private_key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const public_key = createPublicKey(private_key).export({ type: 'spki', format: 'pem' }).toString();
  const { pki } = forge;
  const certificate = pki.createCertificate();
  certificate.publicKey = pki.publicKeyFromPem(public_key);
  // A positive number: the first bit is 0.
  certificate.serialNumber = `0${newId().replaceAll('-', '').slice(1)}`;
  const valid_until = new Date(now);
  valid_until.setUTCFullYear(now.getUTCFullYear() + YEARS);
  certificate.validity.notBefore = new Date(now.getTime() - CLOCK_LAG_MS);
  certificate.validity.notAfter = valid_until;
  const names = [
    { name: 'commonName', value: company.slice(0, 64), valueTagClass: forge.asn1.Type.UTF8 },
    { name: 'organizationName', value: 'Tandem document seal', valueTagClass: forge.asn1.Type.UTF8 },
  ] as unknown as forge.pki.CertificateField[];
  certificate.setSubject(names);
  certificate.setIssuer(names);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false },
    { name: 'keyUsage', critical: true, digitalSignature: true, nonRepudiation: true },
    { name: 'subjectKeyIdentifier' },
  ]);
  certificate.sign(pki.privateKeyFromPem(private_key), forge.md.sha256.create());
  return { private_key, certificate: pki.certificateToPem(certificate), valid_until };
}

import { createPublicKey } from 'node:crypto';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { cose, decodeCredentialPublicKey } from '@simplewebauthn/server/helpers';
import { closed, type Static, Type } from '#shared/schema.ts';
import type { Tx } from '../db/client.ts';
import { sql } from '../db/sql.ts';
import { Refusal } from '../errors.ts';
import type { Kernel } from '../kernel.ts';
import { answerOnce, type ChallengeUse, isOwnChallenge, newChallenge } from './challenges.ts';
import { unknownToken } from './wrong-guess.ts';

const Bytes = (max: number) => Type.String({ pattern: '^[\\w-]+$', maxLength: max, description: 'base64url' });

/** The answer of a browser with a new passkey; the attestation is not read, so it is small. */
export const NewPasskey = closed({
  id: Bytes(1400),
  client_data: Bytes(2000),
  attestation: Bytes(8000),
  transports: Type.Optional(
    Type.Array(Type.String({ pattern: '^[a-z-]{1,20}$', description: 'up to 20 lower-case letters and hyphens' }), {
      maxItems: 10,
    }),
  ),
});
export type NewPasskey = Static<typeof NewPasskey>;

/** The answer of a browser with a passkey that it has. */
export const PasskeyProof = closed({
  id: Bytes(1400),
  client_data: Bytes(2000),
  authenticator_data: Bytes(4000),
  signature: Bytes(2000),
  user_handle: Type.Optional(Bytes(100)),
});
export type PasskeyProof = Static<typeof PasskeyProof>;

/** Options as browsers read them (`PublicKeyCredential.parseRequestOptionsFromJSON`). */
export const PasskeyOptions = Type.Object({}, { additionalProperties: true });

/** Where passkeys are made and used: a passkey of one host name does not work at another. */
export interface PasskeySite {
  /** Such as `https://partners.example.com`. */
  origin: string;
  host: string;
}

export function passkeySite(
  { hosts }: Pick<Kernel, 'hosts'>,
  { host_organization_id }: { host_organization_id: string | null },
): PasskeySite {
  const { origin, hostname } = new URL(hosts.addressOf(host_organization_id));
  return { origin, host: hostname };
}

/** The algorithms that every authenticator has one of: ES256 and RS256 (RFC 9053, RFC 8812). */
const ALGORITHMS = [-7, -257];
const P256 = 1;
const LEAST_RSA_BYTES = 256;

/** Whether a key can check signatures; the library reads it only when the first one arrives. */
function isUsableKey(bytes: Uint8Array<ArrayBuffer>): boolean {
  try {
    const key = decodeCredentialPublicKey(bytes);
    const text = (part: Uint8Array | undefined) => Buffer.from(part ?? []).toString('base64url');
    if (cose.isCOSEPublicKeyRSA(key)) return (key.get(cose.COSEKEYS.n)?.byteLength ?? 0) >= LEAST_RSA_BYTES;
    if (!cose.isCOSEPublicKeyEC2(key) || key.get(cose.COSEKEYS.crv) !== P256) return false;
    const point = { x: text(key.get(cose.COSEKEYS.x)), y: text(key.get(cose.COSEKEYS.y)) };
    return createPublicKey({ key: { kty: 'EC', crv: 'P-256', ...point }, format: 'jwk' }).type === 'public';
  } catch {
    return false;
  }
}

const encode = (text: string) => new Uint8Array(Buffer.from(text));

interface Person {
  id: string;
  email: string;
  full_name: string;
}

/** @param others the credential ids of the person's passkeys, which the browser does not offer again */
export function registrationOptions(
  kernel: Kernel,
  site: PasskeySite,
  { id, email, full_name }: Person,
  others: readonly string[],
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  return generateRegistrationOptions({
    rpName: 'Tandem',
    rpID: site.host,
    userID: encode(id),
    userName: email,
    userDisplayName: full_name,
    challenge: encode(newChallenge(kernel, { purpose: 'add', host: site.host, user_id: id })),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: others.map((other) => ({ id: other })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** @param user_id the person who proves themselves again; without it, any passkey of this site may sign in */
export function proofOptions(
  kernel: Kernel,
  site: PasskeySite,
  of?: { user_id: string; credential_ids: readonly string[] },
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const use: ChallengeUse = of
    ? { purpose: 'prove', host: site.host, user_id: of.user_id }
    : { purpose: 'sign_in', host: site.host };
  return generateAuthenticationOptions({
    rpID: site.host,
    challenge: encode(newChallenge(kernel, use)),
    userVerification: 'required',
    ...(of && { allowCredentials: of.credential_ids.map((id) => ({ id })) }),
  });
}

export interface VerifiedPasskey {
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  challenge: string;
}

/** @returns null for everything that is no new passkey of this person for this site */
export async function verifyNewPasskey(
  kernel: Kernel,
  site: PasskeySite,
  user_id: string,
  { id, client_data, attestation, transports = [] }: NewPasskey,
): Promise<VerifiedPasskey | null> {
  let answered = '';
  const use: ChallengeUse = { purpose: 'add', host: site.host, user_id };
  const verified = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: client_data, attestationObject: attestation },
    },
    expectedChallenge: (challenge) => {
      answered = challenge;
      return isOwnChallenge(kernel, use, challenge);
    },
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  // The library throws only because of the input: it reads nothing else. Attestations of makers are not asked for.
  if (!verified?.verified || verified.registrationInfo.fmt !== 'none') return null;
  const { credential } = verified.registrationInfo;
  if (!isUsableKey(credential.publicKey)) return null;
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports,
    challenge: answered,
  };
}

interface StoredPasskey {
  id: string;
  user_id: string;
  public_key: Buffer;
  counter: number;
}

const wrongPasskey = () =>
  unknownToken(new Refusal(401, 'This passkey does not work here. Try again, or sign in with your password.'));

/**
 * Checks a proof and notes its use in one transaction: a copied key shows by a counter that does not rise, and a proof
 * works once.
 * @param user_id the person who must own the passkey; anyone at a sign-in
 * @returns the owner
 * @throws 401, the same for every reason
 */
export async function acceptPasskey(
  kernel: Kernel,
  site: PasskeySite,
  proof: PasskeyProof,
  user_id?: string,
): Promise<string> {
  const use: ChallengeUse = user_id
    ? { purpose: 'prove', host: site.host, user_id }
    : { purpose: 'sign_in', host: site.host };
  const owner = await kernel.system.unscoped(async (tx) => {
    const [stored] = await tx.rows<StoredPasskey>(sql`
      select id, user_id, public_key, counter from identity.passkeys
      where credential_id = ${proof.id} and host = ${site.host}
        and (${user_id ?? null}::uuid is null or user_id = ${user_id ?? null}) for update`);
    return stored && (await isProven(kernel, tx, { site, use, proof, stored })) ? stored.user_id : null;
  });
  if (owner === null) throw wrongPasskey();
  return owner;
}

async function isProven(
  kernel: Kernel,
  tx: Tx,
  given: { site: PasskeySite; use: ChallengeUse; proof: PasskeyProof; stored: StoredPasskey },
): Promise<boolean> {
  const { site, use, proof, stored } = given;
  const handle = proof.user_handle && Buffer.from(proof.user_handle, 'base64url').toString();
  if (handle && handle !== stored.user_id) return false;
  let answered = '';
  const verified = await verifyAuthenticationResponse({
    response: {
      id: proof.id,
      rawId: proof.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: proof.client_data,
        authenticatorData: proof.authenticator_data,
        signature: proof.signature,
      },
    },
    expectedChallenge: (challenge) => {
      answered = challenge;
      return isOwnChallenge(kernel, use, challenge);
    },
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    requireUserVerification: true,
    credential: { id: proof.id, publicKey: new Uint8Array(stored.public_key), counter: Number(stored.counter) },
  }).catch(() => null);
  if (!verified?.verified || !(await answerOnce(kernel, tx, answered))) return false;
  await tx.run(sql`
    update identity.passkeys set counter = ${verified.authenticationInfo.newCounter}, last_used_at = ${kernel.clock.now()}
    where id = ${stored.id}`);
  return true;
}

/** The credential ids of a person's passkeys for a site. */
export function credentialIdsOf({ system }: Pick<Kernel, 'system'>, user_id: string, host: string): Promise<string[]> {
  return system.unscoped(async (tx) => {
    const rows = await tx.rows<{ credential_id: string }>(sql`
      select credential_id from identity.passkeys where user_id = ${user_id} and host = ${host} order by created_at`);
    return rows.map(({ credential_id }) => credential_id);
  });
}

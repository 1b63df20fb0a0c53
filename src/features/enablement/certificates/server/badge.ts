import { createHash, randomBytes, sign } from 'node:crypto';
import type { BadgeSigningKey } from './badge-key.ts';

/** The facts that a badge states. */
export interface BadgeFacts {
  id: string;
  organization_id: string;
  company: string;
  website: string | null;
  program_id: string;
  program_name: string;
  description: string | null;
  /** The requirements for earning it. */
  criteria: string;
  holder_name: string;
  holder_email: string | null;
  issued_on: string;
  expires_on: string | null;
}

export const badgeContexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
];
export const issuerAddress = (baseUrl: string, organization_id: string) =>
  `${baseUrl}/api/public/badge_issuers/${organization_id}`;
export const credentialId = (certificate_id: string) => `urn:uuid:${certificate_id}`;

/** The issuer as defined by Open Badges 3.0. */
export function issuerOf(baseUrl: string, { organization_id, company, website }: BadgeFacts) {
  return {
    id: issuerAddress(baseUrl, organization_id),
    type: ['Profile'],
    name: company,
    ...(website && { url: website }),
  };
}

/** The certificate as an Open Badges 3.0 credential. It contains only a salted hash of the email address. */
export function credentialOf(baseUrl: string, facts: BadgeFacts) {
  const { id, program_id, program_name, description, criteria, holder_name, holder_email, issued_on, expires_on } =
    facts;
  const salt = randomBytes(12).toString('hex');
  const hashed = holder_email && createHash('sha256').update(`${holder_email.toLowerCase()}${salt}`).digest('hex');
  const identity = (identityType: string, identityHash: string, rest: object = {}) => ({
    type: 'IdentityObject',
    hashed: false,
    ...rest,
    identityHash,
    identityType,
  });
  return {
    '@context': badgeContexts,
    id: credentialId(id),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: program_name,
    issuer: issuerOf(baseUrl, facts),
    validFrom: `${issued_on}T00:00:00Z`,
    ...(expires_on && { validUntil: `${expires_on}T23:59:59Z` }),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        identity('name', holder_name),
        ...(hashed ? [identity('emailAddress', `sha256$${hashed}`, { hashed: true, salt })] : []),
      ],
      achievement: {
        id: `urn:uuid:${program_id}`,
        type: ['Achievement'],
        achievementType: 'Certification',
        name: program_name,
        description: description || program_name,
        criteria: { narrative: criteria },
      },
    },
    credentialStatus: {
      id: `${issuerAddress(baseUrl, facts.organization_id)}/revocations`,
      type: '1EdTechRevocationList',
    },
  };
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const seconds = (instant: string) => Math.floor(Date.parse(instant) / 1000);

/** Signs a credential as a JSON Web Token with RS256, which every verifier of Open Badges 3.0 must support. */
export function signedBadge(
  baseUrl: string,
  credential: ReturnType<typeof credentialOf>,
  { id, private_key, public_jwk }: BadgeSigningKey,
): string {
  const header = {
    alg: 'RS256',
    typ: 'JWT',
    kid: `${baseUrl}/api/public/badge_keys/${id}`,
    jwk: { kty: public_jwk.kty, n: public_jwk.n, e: public_jwk.e },
  };
  const { validFrom, validUntil } = credential;
  const payload = {
    ...credential,
    iss: credential.issuer.id,
    jti: credential.id,
    nbf: seconds(validFrom),
    ...(validUntil && { exp: seconds(validUntil) }),
  };
  const content = `${encoded(header)}.${encoded(payload)}`;
  return `${content}.${sign('sha256', Buffer.from(content), private_key).toString('base64url')}`;
}

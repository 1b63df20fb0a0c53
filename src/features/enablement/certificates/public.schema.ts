import { Day, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

/** The facts that everyone with the address of a certificate can see. */
export const PublicCertificate = Type.Object({
  number: Type.String(),
  program_name: Type.String(),
  holder_name: Type.String(),
  company_name: Type.String(),
  issued_on: Day,
  expires_on: nullable(Day),
  status: oneOf('valid', 'expired', 'renewed', 'revoked'),
  badge_url: Type.String(),
  pdf_url: Type.String(),
});
export type PublicCertificate = Static<typeof PublicCertificate>;

/** The issuer as defined by Open Badges 3.0. */
export const BadgeIssuer = Type.Object({
  '@context': Type.Array(Type.String()),
  id: Type.String(),
  type: Type.Array(Type.String()),
  name: Type.String(),
  url: Type.Optional(Type.String()),
});

export const BadgeKey = Type.Object({
  kid: Type.String(),
  kty: Type.String(),
  alg: Type.String(),
  use: Type.String(),
  n: Type.String(),
  e: Type.String(),
});

export const BadgeRevocations = Type.Object({
  id: Type.String(),
  issuer: Type.String(),
  revokedCredential: Type.Array(Type.Object({ id: Type.String(), revoked: Type.Boolean() })),
});

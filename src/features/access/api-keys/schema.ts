import { closed, Id, Instant, Name, nullable, oneOf, type Static, Stored, Type } from '#shared/schema.ts';

/** A key of a program. Its secret is in the answer that makes it and nowhere else. */
export const ApiKey = Type.Object({
  ...Stored,
  name: Type.String(),
  prefix: Type.String(),
  permissions: Type.Array(Type.String()),
  partner_id: nullable(Id),
  user_id: Id,
  user_name: nullable(Type.String()),
  rate_per_minute: Type.Integer(),
  status: oneOf('active', 'expired', 'revoked'),
  expires_at: nullable(Instant),
  last_used_at: nullable(Instant),
  revoked_at: nullable(Instant),
});
export type ApiKey = Static<typeof ApiKey>;

const Grant = Type.String({
  pattern: '^(\\*|[a-z][a-z0-9_]*):(view|manage)$',
  description: 'resource:view or resource:manage',
});

export const ApiKeyCreate = closed({
  name: { ...Name, maxLength: 80 },
  /** What the key may, at most what its maker may. */
  permissions: Type.Array(Grant, { minItems: 1, maxItems: 300, uniqueItems: true }),
  /** Null: until it is revoked. */
  expires_at: Type.Optional(nullable(Instant)),
  rate_per_minute: Type.Optional(Type.Integer({ minimum: 1, maximum: 6000 })),
});
export type ApiKeyCreate = Static<typeof ApiKeyCreate>;

export const NewApiKey = Type.Object({ ...ApiKey.properties, secret: Type.String() });
export type NewApiKey = Static<typeof NewApiKey>;

import { closed, Email, Id, Instant, nullable, oneOf, type Static, Stored, Type } from '#shared/schema.ts';

const NullableText = nullable(Type.String());

/** A link for people without an account. */
export const ResourceLink = Type.Object({
  ...Stored,
  resource_id: Id,
  resource_name: NullableText,
  recipient_name: NullableText,
  recipient_email: NullableText,
  has_password: Type.Boolean(),
  asks_email: Type.Boolean(),
  has_watermark: Type.Boolean(),
  expires_at: Instant,
  revoked_at: nullable(Instant),
  created_by_name: Type.String(),
  opens: Type.Integer(),
  downloads: Type.Integer(),
  /** The number of distinct people, by email where it is known. */
  people: Type.Integer(),
  last_opened_at: nullable(Instant),
});
export type ResourceLink = Static<typeof ResourceLink>;

export const ResourceLinkOpen = Type.Object({
  id: Id,
  created_at: Instant,
  link_id: Id,
  resource_id: Id,
  email: NullableText,
  recipient_name: NullableText,
  recipient_email: NullableText,
  kind: oneOf('opened', 'downloaded'),
  version: Type.Integer(),
});
export type ResourceLinkOpen = Static<typeof ResourceLinkOpen>;

export const Recipient = closed({ name: Type.Optional(Type.String({ maxLength: 200 })), email: Email });
/** One link for each recipient, or one for anyone who has it. */
export const ShareLinks = closed({
  recipients: Type.Optional(Type.Array(Recipient, { maxItems: 50 })),
  expires_in_days: Type.Optional(Type.Integer({ minimum: 1, maximum: 365 })),
  password: Type.Optional(nullable(Type.String({ minLength: 8, maxLength: 200 }))),
  asks_email: Type.Optional(Type.Boolean()),
  has_watermark: Type.Optional(Type.Boolean()),
  /** Emails each recipient the link, with this message. */
  sends_email: Type.Optional(Type.Boolean()),
  message: Type.Optional(nullable(Type.String({ maxLength: 2000 }))),
});
export type ShareLinks = Static<typeof ShareLinks>;
/** The address is available only now, because the database stores only a hash of its secret. */
export const SharedLink = closed({ id: Id, email: NullableText, path: Type.String() });
export type SharedLink = Static<typeof SharedLink>;

import { defineNoun, type RowOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { closed, Email, Id, Instant, nullable, oneOf, type Static, Type } from '#shared/schema.ts';
import { nouns } from './nouns.ts';

const NullableText = nullable(Type.String());

const read = { write: 'never' } as const;

/** A link for people without an account. */
export const resourceLink = defineNoun('resource_links', nouns.resource_links, {
  fields: {
    resource_id: field.reference('resources', { ...read, label: 'Resource', named: 'resource_name', notNull: true }),
    recipient_name: field.text({ ...read, label: 'Recipient' }),
    recipient_email: field.email({ ...read, label: 'Email' }),
    has_password: field.boolean({ ...read, label: 'Password', notNull: true }),
    asks_email: field.boolean({ ...read, label: 'Asks for the email', notNull: true }),
    has_watermark: field.boolean({ ...read, label: 'Watermark', notNull: true }),
    expires_at: field.instant({ ...read, label: 'Expires', notNull: true }),
    revoked_at: field.instant({ ...read, label: 'Revoked' }),
    created_by_name: field.text({ ...read, label: 'Created by', notNull: true }),
    opens: field.number({ ...read, label: 'Opens', notNull: true }),
    downloads: field.number({ ...read, label: 'Downloads', notNull: true }),
    // Distinct people, by email where it is known.
    people: field.number({ ...read, label: 'People', notNull: true }),
    last_opened_at: field.instant({ ...read, label: 'Last opened' }),
  },
});
export type ResourceLink = RowOf<typeof resourceLink>;

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
/** A partner's own way: to a few customers by email, or one link to pass on. */
export const CustomerLinks = closed({
  recipients: Type.Optional(Type.Array(Recipient, { maxItems: 5 })),
  message: Type.Optional(nullable(Type.String({ maxLength: 2000 }))),
});
export type CustomerLinks = Static<typeof CustomerLinks>;
/** The address is available only now, because the database stores only a hash of its secret. */
export const SharedLink = closed({ id: Id, email: NullableText, path: Type.String() });
export type SharedLink = Static<typeof SharedLink>;

import { Id, Instant, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

/** A mail that left, will leave, or (without a mail server) stays here to be read. */
export const MailSummary = Type.Object({
  id: Id,
  to_address: Type.String(),
  subject: Type.String(),
  status: oneOf('queued', 'sent', 'failed', 'withheld'),
  error: nullable(Type.String()),
  sent_at: nullable(Instant),
  created_at: Instant,
  /** Written by a partner's people for each other: what it says is theirs to read. */
  is_private: Type.Boolean(),
});
export type MailSummary = Static<typeof MailSummary>;

const MailAttachment = Type.Object({ name: Type.String(), type: Type.String(), size: Type.Integer() });

export const StoredMail = Type.Object({
  ...MailSummary.properties,
  /** What it carries; the files themselves are for their reader. */
  attachments: Type.Array(MailAttachment),
  body_text: Type.String(),
  body_html: nullable(Type.String()),
});
export type StoredMail = Static<typeof StoredMail>;

export const MailOutbox = Type.Object({
  /** False: no mail server is configured, so nothing leaves this machine. */
  delivers: Type.Boolean(),
  mails: Type.Array(MailSummary),
});
export type MailOutbox = Static<typeof MailOutbox>;

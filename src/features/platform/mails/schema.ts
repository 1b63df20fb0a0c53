import { Id, Instant, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

/** An email that was sent, is queued, or (without a mail server) is kept here to be read. */
export const MailSummary = Type.Object({
  id: Id,
  to_address: Type.String(),
  subject: Type.String(),
  status: oneOf('queued', 'sent', 'failed', 'withheld', 'bounced'),
  error: nullable(Type.String()),
  sent_at: nullable(Instant),
  created_at: Instant,
  /**
   * The part that only its recipient may read: the body, because it carries a personal link or code, or everything, because a partner
   * wrote it for its own people.
   */
  hides: oneOf('nothing', 'body', 'everything'),
});
export type MailSummary = Static<typeof MailSummary>;

const MailAttachment = Type.Object({ name: Type.String(), type: Type.String(), size: Type.Integer() });

export const StoredMail = Type.Object({
  ...MailSummary.properties,
  /** The attachments of the email; only its recipient can read the files themselves. */
  attachments: Type.Array(MailAttachment),
  /** Empty where it is hidden from the reader. */
  body_text: Type.String(),
  body_html: nullable(Type.String()),
});
export type StoredMail = Static<typeof StoredMail>;

/** The possible subjects of an email: resources whose timeline lists it, or whose permission it requires. */
export const subjectTables = [
  'partners',
  'opportunities',
  'deal_registrations',
  'payout_batches',
  'payout_items',
  'payout_methods',
  'commission_lines',
  'commission_disputes',
] as const;
export type SubjectTable = (typeof subjectTables)[number];

export interface MailSubject {
  table: SubjectTable;
  id: string;
}

/** An email in the timeline of its subject: the time, the recipient, and the delivery status. */
export const MailHistoryEntry = Type.Object({
  id: Id,
  subject: Type.String(),
  /** A person's name; an address where none is known. */
  to_name: Type.String(),
  /** The partner of the recipient; null for the company's own people. */
  partner_id: nullable(Id),
  /** The delivery; null for partners. */
  status: nullable(MailSummary.properties.status),
  created_at: Instant,
  sent_at: nullable(Instant),
});
export type MailHistoryEntry = Static<typeof MailHistoryEntry>;

export const MailHistory = Type.Object({ total: Type.Integer(), mails: Type.Array(MailHistoryEntry) });
export type MailHistory = Static<typeof MailHistory>;

/** The daily limit of a new company for emails to people who have no account, counted from midnight UTC. */
export const OutsideMails = Type.Object({ most: Type.Integer(), sent: Type.Integer(), waiting: Type.Integer() });
export type OutsideMails = Static<typeof OutsideMails>;

export const MailOutbox = Type.Object({
  /** False: no mail server is configured, so nothing leaves this machine. */
  delivers: Type.Boolean(),
  /** Null: there is no limit. */
  outside: nullable(OutsideMails),
  mails: Type.Array(MailSummary),
});
export type MailOutbox = Static<typeof MailOutbox>;

import { closed, Id, Instant, nullable, oneOf, type Static, Type } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';

export const inboundStatuses = sayable([
  { value: 'received', label: 'Waiting', tone: 'amber' },
  { value: 'handled', label: 'Handled', tone: 'green' },
  { value: 'ignored', label: 'Ignored', tone: 'gray' },
  { value: 'failed', label: 'Failed', tone: 'red' },
] as const);

/** An email that was sent to an address of ours, without its content. */
export const InboundMailRow = Type.Object({
  id: Id,
  created_at: Instant,
  from_address: Type.String(),
  from_name: nullable(Type.String()),
  subject: Type.String(),
  /** The label of what it was for, such as "Reply". */
  purpose: Type.String(),
  status: oneOf('received', 'handled', 'ignored', 'failed'),
  /** The result, or why nothing was done. */
  note: nullable(Type.String()),
  handled_at: nullable(Instant),
});
export type InboundMailRow = Static<typeof InboundMailRow>;

export const InboundMailList = closed({
  /** The address of the installation's mailbox; null if no emails are read. */
  address: nullable(Type.String()),
  /** The time of the last successful reading. */
  read_at: nullable(Instant),
  /** Why the last reading failed. */
  error: nullable(Type.String()),
  mails: Type.Array(InboundMailRow),
});
export type InboundMailList = Static<typeof InboundMailList>;

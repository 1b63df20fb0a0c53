import { Day, Id, Instant, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

const Text = nullable(Type.String());

/** The part of an event that a partner reads: only the actions of its own people. */
export const AuditEventForPartner = Type.Object({
  id: Id,
  at: Instant,
  actor_kind: oneOf('user', 'partner_user', 'api_key', 'system'),
  actor_id: nullable(Id),
  /** The name of the actor: a team member, or the partner of the partner user. */
  actor_name: Text,
  /** The person of the partner. */
  actor_person_name: Text,
  api_key_name: Text,
  /** The token of the identity provider that made the change. */
  provisioning_token_name: Text,
  action: oneOf('created', 'updated', 'archived', 'deleted'),
  ref_table: Type.String(),
  ref_id: Id,
  /** The name of the record that changed. */
  subject: Text,
  changes: Type.Record(Type.String(), Type.Unknown()),
  request_id: Text,
});

/** One change of one row. `changes`: the values of a created or deleted row, or `{field: [before, after]}`. */
export const AuditEvent = Type.Object({
  ...AuditEventForPartner.properties,
  actor_partner_id: nullable(Id),
  /** The partner it concerns. */
  partner_id: nullable(Id),
  partner_name: Text,
  api_key_id: nullable(Id),
  /** The person who impersonated the actor. */
  impersonator_id: nullable(Id),
  impersonator_name: Text,
  reason: Text,
  batch_id: nullable(Id),
});
export type AuditEvent = Static<typeof AuditEvent>;

/** One changed field of an event, with ids replaced by the names of the records they refer to. */
export const AuditWords = Type.Object({
  field: Type.String(),
  label: Type.String(),
  kind: oneOf('text', 'money', 'rate', 'date', 'instant', 'bool', 'list', 'number'),
  before: Type.Unknown(),
  after: Type.Unknown(),
  /** Set for money. */
  currency: Text,
});
export type AuditWords = Static<typeof AuditWords>;

/** The result of verifying the chain. `broken_at`: the first seal whose events differ from what was sealed. */
export const AuditVerification = Type.Object({
  is_intact: Type.Boolean(),
  seals: Type.Integer(),
  events: Type.Integer(),
  broken_at: nullable(Type.Integer()),
  /** Why an archive file with events of this seal cannot be read. */
  damage: Text,
});
export type AuditVerification = Static<typeof AuditVerification>;

/**
 * `before`: the first day after the archived months; null while nothing is archived. `months`: their first days, the newest
 * first, for those who can search them.
 */
export const ArchiveExtent = Type.Object({
  before: nullable(Day),
  months: Type.Array(Day),
  can_search: Type.Boolean(),
});
export type ArchiveExtent = Static<typeof ArchiveExtent>;

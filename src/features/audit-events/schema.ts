import { Id, Instant, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

/** One change of one row. `changes`: the values of a created or deleted row, or `{field: [before, after]}`. */
export const AuditEvent = Type.Object({
  id: Id,
  at: Instant,
  actor_kind: oneOf('user', 'partner_user', 'system'),
  actor_id: nullable(Id),
  actor_partner_id: nullable(Id),
  actor_name: nullable(Type.String()),
  action: oneOf('created', 'updated', 'archived', 'deleted'),
  ref_table: Type.String(),
  ref_id: Id,
  changes: Type.Record(Type.String(), Type.Unknown()),
  reason: nullable(Type.String()),
  request_id: nullable(Type.String()),
  batch_id: nullable(Id),
});
export type AuditEvent = Static<typeof AuditEvent>;

/** What a check of the chain found. `broken_at`: the first seal whose events are not what was sealed. */
export const AuditVerification = Type.Object({
  is_intact: Type.Boolean(),
  seals: Type.Integer(),
  events: Type.Integer(),
  broken_at: nullable(Type.Integer()),
});
export type AuditVerification = Static<typeof AuditVerification>;

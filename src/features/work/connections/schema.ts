import { closed, Id, Instant, nameText, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

export const connectionStatuses = ['connected', 'error', 'paused', 'disconnected'] as const;
export type ConnectionStatus = (typeof connectionStatuses)[number];

/** A connection as people see it: without credentials. */
export const Connection = Type.Object({
  id: Id,
  connector: Type.String(),
  name: Type.String(),
  status: oneOf(...connectionStatuses),
  access: oneOf('oauth', 'fields', 'none'),
  is_brokered: Type.Boolean(),
  account_name: nullable(Type.String()),
  scopes: Type.Array(Type.String()),
  /** The values of the fields that are not secret. */
  settings: Type.Record(Type.String(), Type.String()),
  broken_at: nullable(Instant),
  last_error: nullable(Type.String()),
  last_checked_at: nullable(Instant),
  last_synced_at: nullable(Instant),
  connected_by_name: Type.String(),
  connected_at: Instant,
});
export type Connection = Static<typeof Connection>;

/** The values of the connector's fields; empty secrets keep the stored ones when a connection is connected again. */
export const FieldValues = Type.Record(
  Type.String({ pattern: '^[a-z][a-z0-9_]{0,60}$' }),
  Type.String({ maxLength: 8_000 }),
  { maxProperties: 40 },
);

export const ConnectionCreate = closed({
  connector: Type.String({ pattern: '^[a-z][a-z0-9_]{1,40}$' }),
  name: Type.Optional(nameText(100)),
  values: FieldValues,
});
export type ConnectionCreate = Static<typeof ConnectionCreate>;

export const ConnectionChange = closed({
  name: Type.Optional(nameText(100)),
  /** Replaces all fields; empty secrets keep the stored ones. */
  values: Type.Optional(FieldValues),
});
export type ConnectionChange = Static<typeof ConnectionChange>;

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

/** The longest value of a field, which is a document. */
export const MOST_DOCUMENT = 50_000;

/** The values of the connector's fields; empty secrets keep the stored ones when a connection is connected again. */
export const FieldValues = Type.Record(
  Type.String({ pattern: '^[a-z][a-z0-9_]{0,60}$' }),
  Type.String({ maxLength: MOST_DOCUMENT }),
  { maxProperties: 40 },
);

export const ConnectionCreate = closed({
  connector: Type.String({ minLength: 2, maxLength: 41 }),
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

export const OAuthStart = closed({
  connector: Type.String({ minLength: 2, maxLength: 41 }),
  name: Type.Optional(nameText(100)),
  values: FieldValues,
  /** The connection to connect again. */
  connection_id: Type.Optional(Id),
  /** Through the connector of the installation instead of an app of your own. */
  is_brokered: Type.Boolean(),
});
export type OAuthStart = Static<typeof OAuthStart>;

/** The values with which the provider sends the browser back. */
export const OAuthReturn = closed({
  state: Type.String({ minLength: 20, maxLength: 200 }),
  code: Type.Optional(Type.String({ minLength: 1, maxLength: 4_000 })),
  /** The provider's error code when the person declined. */
  error: Type.Optional(Type.String({ maxLength: 200 })),
});
export type OAuthReturn = Static<typeof OAuthReturn>;

export const OAuthAddress = closed({ address: Type.String() });

const Field = Type.Object({
  name: Type.String(),
  label: Type.String(),
  help: Type.Optional(Type.String()),
  placeholder: Type.Optional(Type.String()),
  kind: oneOf('text', 'secret', 'address', 'choice', 'document'),
  options: Type.Optional(Type.Array(Type.Object({ value: Type.String(), label: Type.String() }))),
  is_optional: Type.Optional(Type.Boolean()),
  way: Type.Optional(oneOf('fields', 'oauth')),
});
export type CatalogField = Static<typeof Field>;

export const CatalogEntry = Type.Object({
  key: Type.String(),
  name: Type.String(),
  category: Type.String(),
  /** A system inside Tandem for trying out the synchronization. */
  is_demo: Type.Boolean(),
  summary: Type.String(),
  does: Type.Array(Type.String()),
  needs: Type.Array(Type.String()),
  stays: Type.String(),
  goes: Type.String(),
  guide: nullable(Type.String()),
  /** The screen on which people use a connection. */
  home: nullable(Type.String()),
  fields: Type.Array(Field),
  /** The fields of an app of one's own for OAuth. */
  app_fields: Type.Array(Field),
  ways: Type.Array(oneOf('oauth', 'fields', 'none', 'screen')),
  /** The permissions that the provider is asked for. */
  scopes: Type.Array(Type.String()),
  /** Another screen on which the connection is set up, and its state. */
  screen: nullable(Type.Object({ to: Type.String(), is_connected: Type.Boolean(), detail: nullable(Type.String()) })),
  connections: Type.Array(Connection),
});
export type CatalogEntry = Static<typeof CatalogEntry>;

export const Catalog = Type.Object({
  entries: Type.Array(CatalogEntry),
  /** The host of the installation's connector; null when each company needs an app of its own. */
  connector_host: nullable(Type.String()),
  /** The address that an app of one's own must allow. */
  redirect_uri: Type.String(),
  requests: Type.Array(Type.Object({ name: Type.String(), votes: Type.Integer(), is_mine: Type.Boolean() })),
});
export type Catalog = Static<typeof Catalog>;

export const IntegrationRequest = closed({ name: Type.String({ minLength: 2, maxLength: 60 }) });
export type IntegrationRequest = Static<typeof IntegrationRequest>;

import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import {
  type Connector,
  type ConnectorCategory,
  type ConnectorField,
  connectorOf,
} from '#server/extension-points/connectors.ts';
import { openSecret, removeSecret, replaceSecret, type SecretKind } from '#server/secrets/stored-secrets.ts';
import { newId } from '#shared/ids.ts';
import type { Connection } from '../schema.ts';
import { announceRestored } from './health.ts';

/** A connection with its owner: a partner, or the company. */
export interface StoredConnection extends Connection {
  partner_id: string | null;
}

const columns = `id, partner_id, connector, name, status, access, is_brokered, account_name, scopes, settings, broken_at,
  last_error, last_checked_at, last_synced_at, connected_by_name, connected_at`;

/** The caller's own connections: in company mode the company's, in partner mode the partner's. */
export function listConnections(call: Call): Promise<StoredConnection[]> {
  return call.rows<StoredConnection>(sql`
    select ${sql.raw(columns)} from connections
    where organization_id = ${call.organization_id} and partner_id is not distinct from ${call.actor.partner_id}
    order by connected_at, id`);
}

/** The caller's connections to systems of a category that are not disconnected, such as its CRM. */
export async function connectionsOf(call: Call, category: ConnectorCategory): Promise<StoredConnection[]> {
  const all = await listConnections(call);
  return all.filter(
    ({ connector, status }) => status !== 'disconnected' && connectorOf(connector)?.category === category,
  );
}

/** @throws 404 when the caller has no such connection */
export function findConnection(call: Call, id: string, { lock = false } = {}): Promise<StoredConnection> {
  return call.one<StoredConnection>(
    sql`
      select ${sql.raw(columns)} from connections
      where organization_id = ${call.organization_id} and id = ${id} and partner_id is not distinct
      from ${call.actor.partner_id}
      ${lock ? sql`for update` : sql``}`,
    'This connection',
  );
}

/** A connection of any owner, for jobs, which act for the product itself. */
export function anyConnection(call: Call, id: string): Promise<StoredConnection | undefined> {
  return call.maybe<StoredConnection>(
    sql`select ${sql.raw(columns)} from connections where organization_id = ${call.organization_id} and id = ${id}`,
  );
}

export interface NewConnection {
  connector: string;
  name: string;
  access: Connection['access'];
  is_brokered?: boolean;
  values: Readonly<Record<string, string>>;
  account: string;
  scopes: readonly string[];
}

/** Stores a connection whose credentials were checked. The secret fields are stored encrypted, apart from the others. */
export async function storeConnection(call: Call, given: NewConnection, id: string | null): Promise<string> {
  const { settings } = divide(connectorOf(given.connector)!, given.values);
  const values = [
    call.organization_id,
    id ?? newId(),
    call.actor.partner_id,
    given.connector,
    given.name.trim().slice(0, 100),
    given.access,
    given.is_brokered ?? false,
    given.account.slice(0, 200),
    given.scopes,
    JSON.stringify(settings),
    call.now(),
    call.actor.user_id,
    call.actor.full_name,
  ];
  const stored = await call.one<{ id: string }>(
    id
      ? `update connections set connector = $4, name = $5, access = $6, is_brokered = $7, account_name = $8, scopes = $9, settings = $10,
           connected_at = $11, last_checked_at = $11, connected_by = $12, connected_by_name = $13, status = 'connected',
           broken_at = null, last_error = null, failed_checks = 0
         where organization_id = $1 and id = $2 and partner_id is not distinct from $3 returning id`
      : `insert into connections (organization_id, id, partner_id, connector, name, access, is_brokered, account_name, scopes, settings,
           connected_at, last_checked_at, connected_by, connected_by_name)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, $12, $13) returning id`,
    values,
    'This connection',
  );
  if (id) await deleteConnectionSecrets(call, { id }, Object.keys(given.values));
  await storeSecrets(call, connectorOf(given.connector)!, stored.id, given.values);
  if (id) await announceRestored(call, id);
  return stored.id;
}

export async function renameConnection(call: Call, id: string, name: string): Promise<void> {
  await findConnection(call, id, { lock: true });
  await call.run(
    sql`update connections set name = ${name.trim()} where organization_id = ${call.organization_id} and id = ${id}`,
  );
}

const secretOf = (name: string): SecretKind => ({ ref_table: 'connections', name, max: 8_000 });

/** The fields of the company's own OAuth app, which every connector with OAuth has in addition to its own. */
export const appFields: readonly ConnectorField[] = [
  {
    name: 'client_id',
    label: 'Client ID of your app',
    help: 'Register an app with the provider and copy its client ID.',
    kind: 'text',
  },
  { name: 'client_secret', label: 'Client secret of your app', kind: 'secret' },
];

const secretFields = (connector: Connector) =>
  [...(connector.fields ?? []), ...appFields].filter(({ kind }) => kind === 'secret').map(({ name }) => name);

/** Divides values into those that people see again and secrets. */
export function divide(connector: Connector, values: Readonly<Record<string, string>>) {
  const secret = new Set(secretFields(connector));
  const entries = Object.entries(values).filter(([, value]) => value !== '');
  return {
    settings: Object.fromEntries(entries.filter(([name]) => !secret.has(name))),
    secrets: Object.fromEntries(entries.filter(([name]) => secret.has(name))),
  };
}

/** Stores the given secrets; those that are missing stay as they are. Partners cannot read the table of secrets. */
async function storeSecrets(call: Call, connector: Connector, id: string, values: Readonly<Record<string, string>>) {
  const { secrets } = divide(connector, values);
  await call.asCompany(async (company) => {
    for (const [name, text] of Object.entries(secrets)) await replaceSecret(company, secretOf(name), id, text);
  });
}

/** The values of all fields with the secrets, for the request that needs them. */
export async function openValues(call: Call, { id, connector, settings }: StoredConnection) {
  const values: Record<string, string> = { ...settings };
  const declared = connectorOf(connector);
  if (!declared) return values;
  await call.asCompany(async (company) => {
    for (const name of secretFields(declared)) {
      const text = await openSecret(company, secretOf(name), id);
      if (text !== null) values[name] = text;
    }
  });
  return values;
}

/** Deletes the credentials of a connection, all or all but some. */
export async function deleteConnectionSecrets(
  call: Call,
  { id }: { id: string },
  kept: readonly string[] = [],
): Promise<void> {
  await call.asCompany(async (company) => {
    const rows = await company.rows<{ name: string }>(sql`
      select name from stored_secrets
      where organization_id = ${company.organization_id} and ref_table = 'connections' and ref_id = ${id}`);
    for (const { name } of rows) if (!kept.includes(name)) await removeSecret(company, secretOf(name), id);
  });
}

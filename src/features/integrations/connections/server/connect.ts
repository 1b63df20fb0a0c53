import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid, notFound, Refusal } from '#server/errors.ts';
import {
  type Connector,
  type ConnectorField,
  connectorFor,
  connectorOf,
  fieldsFor,
} from '#server/extension-points/connectors.ts';
import type { Kernel } from '#server/kernel.ts';
import { CrmError } from '#server/ports/crm.ts';
import { newId } from '#shared/ids.ts';
import type { ConnectionChange, ConnectionCreate } from '../schema.ts';
import { checkAccess, trialAccess } from './access.ts';
import { findConnection, type NewConnection, openValues, type StoredConnection, storeConnection } from './store.ts';

const MOST = 50;

/** A connector that the caller's side can use. @throws 404 */
export function offeredConnector({ actor }: Pick<Call, 'actor'>, key: string): Connector {
  const connector = connectorOf(key);
  if (!connector?.sides.includes(actor.mode)) throw notFound('This integration');
  return connectorFor(connector, actor.mode);
}

/** The longest secret; keys and signed tokens are shorter. */
const MOST_TEXT = 8000;

/** The given values of the declared fields, trimmed. @throws 422 naming the fields */
export function connectionCheckedValues(fields: readonly ConnectorField[], values: Readonly<Record<string, string>>) {
  const errors: Record<string, string[]> = {};
  const unknown = Object.keys(values).find((name) => !fields.some((field) => field.name === name));
  if (unknown) throw invalid({ [unknown]: ['is not a field of this integration'] });
  const checked: Record<string, string> = {};
  for (const field of fields) {
    const value = (values[field.name] ?? '').trim();
    if (value === '') {
      if (!field.is_optional) errors[field.name] = ['is required'];
      continue;
    }
    if (field.kind !== 'document' && value.length > MOST_TEXT)
      errors[field.name] = [`must have at most ${MOST_TEXT} characters`];
    if (field.kind === 'choice' && !field.options?.some((option) => option.value === value))
      errors[field.name] = ['is not one of the choices'];
    if (field.kind === 'address' && !isAddress(value))
      errors[field.name] = ['must be an address that begins with https://'];
    checked[field.name] = value;
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return checked;
}

function isAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password;
}

/**
 * Completes secrets that were left empty by the stored ones. They are entered anew when another field changes, because
 * a changed address would otherwise send the stored secrets to a server of someone's choice.
 */
export async function keptSecrets(
  call: Call,
  before: StoredConnection | null,
  fields: readonly ConnectorField[],
  values: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const given: Record<string, string> = { ...values };
  if (!before || before.status === 'disconnected') return given;
  const missing = fields.filter(({ name, kind }) => kind === 'secret' && !given[name]?.trim());
  if (missing.length === 0) return given;
  const isChanged = fields.some(
    ({ name, kind }) => kind !== 'secret' && (given[name] ?? '').trim() !== (before.settings[name] ?? ''),
  );
  if (isChanged) return given;
  const stored = await openValues(call, before);
  for (const { name } of missing) if (stored[name] !== undefined) given[name] = stored[name];
  return given;
}

/** Checks the credentials with the system itself. @throws 422 with the reason, or 502 when it does not answer */
export async function requireWorking(
  kernel: Kernel,
  connector: Connector,
  place: Omit<Parameters<typeof trialAccess>[1], 'name'>,
  tokens: Parameters<typeof trialAccess>[2] = null,
): Promise<{ account: string; scopes: readonly string[] }> {
  try {
    const access = trialAccess(kernel, { ...place, name: connector.name }, tokens);
    return (await checkAccess(connector, access)) ?? { account: connector.name, scopes: [] };
  } catch (error) {
    throw connectionRefusal(error, connector);
  }
}

/** A failure of another system is never a 401 or 403 of ours. */
export function connectionRefusal(error: unknown, connector: Connector): unknown {
  if (!(error instanceof CrmError)) return error;
  if (error.kind === 'busy') return new Refusal(502, `${connector.name} does not respond. Try again later.`);
  const field = error.field && connector.fields?.some(({ name }) => name === error.field) ? error.field : undefined;
  return invalid({ [field ?? 'values']: [error.message] }, error.message);
}

export interface Prepared {
  connector: Connector;
  connection: NewConnection;
  /** The connection that is changed. */
  id: string | null;
}

/** Reads what a connection needs, for the check that follows outside of a transaction. */
export async function prepareConnection(
  call: Call,
  { connector: key, name, values }: ConnectionCreate,
  before: StoredConnection | null = null,
): Promise<Prepared> {
  const connector = offeredConnector(call, key);
  const way = connector.access.find(({ kind }) => kind === 'fields' || kind === 'none');
  if (!way) throw conflict(`${connector.name} is connected on another screen, or by signing in there.`);
  if (!before) await requireConnectionRoom(call);
  const fields = fieldsFor(connector, way.kind as 'fields' | 'none');
  const checked = connectionCheckedValues(fields, await keptSecrets(call, before, fields, values));
  return {
    connector,
    id: before?.id ?? null,
    connection: {
      connector: key,
      name: name?.trim() || before?.name || connector.name,
      access: way.kind as 'fields' | 'none',
      values: checked,
      account: '',
      scopes: [],
    },
  };
}

/** Changes the name, or the fields of a connection with credentials, which are checked again. */
export async function prepareChange(call: Call, id: string, change: ConnectionChange): Promise<Prepared | null> {
  const before = await findConnection(call, id);
  if (!change.values) return null;
  if (before.access === 'oauth') throw conflict('Connect again to change this connection.');
  return prepareConnection(call, { connector: before.connector, name: change.name!, values: change.values }, before);
}

/** Checks prepared values with the system. @returns the values with the name of the account */
export async function checkPrepared(
  kernel: Kernel,
  { organization_id, partner_id }: Pick<Call['actor'], 'organization_id' | 'partner_id'>,
  { connector, connection, id }: Prepared,
): Promise<NewConnection> {
  const place = { organization_id, partner_id, connection_id: id ?? newId(), values: connection.values };
  return { ...connection, ...(await requireWorking(kernel, connector, place)) };
}

/**
 * Connects with credentials that are entered, after a check with the system.
 * @returns the id of the connection
 */
export async function createConnection(kernel: Kernel, call: Call, input: ConnectionCreate): Promise<string> {
  const prepared = await prepareConnection(call, input);
  return storeConnection(call, await checkPrepared(kernel, call.actor, prepared), null);
}

/** @throws 409 when there are too many connections */
export async function requireConnectionRoom(call: Call): Promise<void> {
  const { count } = await call.one<{ count: number }>(sql`
    select count(*)::int as count from connections
    where organization_id = ${call.organization_id} and partner_id is not distinct from ${call.actor.partner_id}`);
  if (count >= MOST) throw conflict(`You can have at most ${MOST} connections.`);
}

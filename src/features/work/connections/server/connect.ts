import type { Call } from '#server/call.ts';
import { type Connector, type ConnectorField, connectorOf } from '#server/connectors.ts';
import { conflict, invalid, notFound, Refusal } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import { CrmError } from '#server/ports/crm.ts';
import { newId } from '#shared/ids.ts';
import type { ConnectionCreate } from '../schema.ts';
import { checkAccess, trialAccess } from './access.ts';
import { storeConnection } from './store.ts';

const MOST = 50;

/** A connector that the caller's side can use. @throws 404 */
export function connectorFor({ actor }: Call, key: string): Connector {
  const connector = connectorOf(key);
  if (!connector?.sides.includes(actor.mode)) throw notFound('This integration');
  return connector;
}

/** The given values of the declared fields, trimmed. @throws 422 naming the fields */
export function checkedValues(fields: readonly ConnectorField[], values: Readonly<Record<string, string>>) {
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

/** Checks the credentials with the system itself. @throws 422 with the reason, or 502 when it does not answer */
export async function requireWorking(
  kernel: Kernel,
  connector: Connector,
  place: { organization_id: string; connection_id: string; values: Readonly<Record<string, string>> },
  tokens: Parameters<typeof trialAccess>[2] = null,
): Promise<{ account: string; scopes: readonly string[] }> {
  try {
    const access = trialAccess(kernel, { ...place, name: connector.name }, tokens);
    return (await checkAccess(connector, access)) ?? { account: connector.name, scopes: [] };
  } catch (error) {
    throw refusalOf(error, connector);
  }
}

/** A failure of another system is never a 401 or 403 of ours. */
export function refusalOf(error: unknown, connector: Connector): unknown {
  if (!(error instanceof CrmError)) return error;
  if (error.kind === 'busy') return new Refusal(502, `${connector.name} does not respond. Try again later.`);
  const field = error.field && connector.fields?.some(({ name }) => name === error.field) ? error.field : undefined;
  return invalid({ [field ?? 'values']: [error.message] }, error.message);
}

/**
 * Connects with credentials that are entered, after a check with the system.
 * @returns the id of the connection
 */
export async function createConnection(
  kernel: Kernel,
  call: Call,
  { connector: key, name, values }: ConnectionCreate,
): Promise<string> {
  const connector = connectorFor(call, key);
  const way = connector.access.find(({ kind }) => kind === 'fields' || kind === 'none');
  if (!way) throw conflict(`${connector.name} is connected by signing in there.`);
  await requireRoom(call);
  const checked = checkedValues(way.kind === 'none' ? (connector.fields ?? []) : (connector.fields ?? []), values);
  const place = { organization_id: call.organization_id, connection_id: newId(), values: checked };
  const { account, scopes } = await requireWorking(kernel, connector, place);
  return storeConnection(
    call,
    {
      connector: key,
      name: name?.trim() || connector.name,
      access: way.kind as 'fields' | 'none',
      values: checked,
      account,
      scopes,
    },
    null,
  );
}

/** @throws 409 when there are too many connections */
export async function requireRoom(call: Call): Promise<void> {
  const { count } = await call.one<{ count: number }>(
    'select count(*)::int as count from connections where organization_id = $1 and partner_id is not distinct from $2',
    [call.organization_id, call.actor.partner_id],
  );
  if (count >= MOST) throw conflict(`You can have at most ${MOST} connections.`);
}

import { type Call, Call as NewCall, scopeOf, systemActor } from '#server/call.ts';
import { retryDeadlocks } from '#server/db/deadlock.ts';
import { type Access, type Connector, connectorOf } from '#server/extension-points/connectors.ts';
import type { Kernel } from '#server/kernel.ts';
import type { OutgoingRequest, OutgoingResponse } from '#server/outgoing/outgoing.ts';
import { OutgoingError } from '#server/outgoing/outgoing-error.ts';
import { type Crm, CrmError } from '#server/ports/crm.ts';
import { lockSecret, openSecret, replaceSecret, type SecretKind } from '#server/secrets/stored-secrets.ts';
import { reportBroken } from './health.ts';
import { connectionClient, oauthOf, requestTokens, type Tokens } from './oauth.ts';
import { storableCrm } from './storable.ts';
import { anyConnection, openValues, type StoredConnection } from './store.ts';

const tokenSecret: SecretKind = { ref_table: 'connections', name: 'tokens', max: 16_000, isUnlogged: true };

/** A token that expires within this time is refreshed before it is used. */
const MARGIN_MS = 60_000;

/** Runs one transaction as the product itself, apart from any transaction of the caller. */
export async function asProduct<T>(
  kernel: Kernel,
  organization_id: string,
  work: (call: Call) => Promise<T>,
): Promise<T> {
  const actor = systemActor(organization_id);
  const { result, call } = await retryDeadlocks(() =>
    kernel.db.transaction(scopeOf(actor), async (tx) => {
      const call = new NewCall({ actor, tx, clock: kernel.clock, sealing: kernel.sealing });
      return { result: await work(call), call };
    }),
  );
  call.committed();
  kernel.outbox.poke();
  return result;
}

/** Provides the bearer token of a connection. */
interface TokenSource {
  current(): Promise<string | null>;
  /** @returns a newer token than the rejected one; null when there is none */
  renew(rejected: string): Promise<string | null>;
}

/**
 * The access to the account of a connection.
 * @throws CrmError `expired` when it is disconnected, `forbidden` while it is paused
 */
export async function accessOf(kernel: Kernel, organization_id: string, connection_id: string): Promise<Access> {
  const { connection, values } = await asProduct(kernel, organization_id, async (call) => {
    const connection = await anyConnection(call, connection_id);
    return { connection, values: connection ? await openValues(call, connection) : {} };
  });
  if (!connection || connection.status === 'disconnected')
    throw new CrmError('expired', 'The connection was disconnected. Connect it again.');
  if (connection.status === 'paused')
    throw new CrmError('forbidden', `The connection to ${connection.name} is paused.`);
  const tokens = storedTokens(kernel, organization_id, connection, values);
  return accessWith(
    kernel,
    { organization_id, connection_id, partner_id: connection.partner_id, values, name: connection.name },
    tokens,
  );
}

/** The CRM behind a connection. @throws CrmError as `accessOf` */
export async function openCrm(kernel: Kernel, organization_id: string, connection_id: string): Promise<Crm> {
  const connector = await asProduct(kernel, organization_id, async (call) => {
    const found = await anyConnection(call, connection_id);
    return found && connectorOf(found.connector);
  });
  if (!connector?.crm) throw new CrmError('missing', 'This connection leads to no CRM.');
  return storableCrm(await connector.crm(await accessOf(kernel, organization_id, connection_id)));
}

interface Place {
  organization_id: string;
  connection_id: string;
  partner_id: string | null;
  values: Readonly<Record<string, string>>;
  name: string;
}

/** The access with tokens that are not stored yet, for the check before a connection is stored. */
export function trialAccess(kernel: Kernel, place: Place, tokens: Tokens | null): Access {
  const token = tokens?.access_token ?? place.values.access_token ?? null;
  return accessWith(kernel, place, { current: async () => token, renew: async () => null });
}

function accessWith(
  kernel: Kernel,
  { organization_id, connection_id, partner_id, values, name }: Place,
  tokens: TokenSource,
): Access {
  const exchange = async (url: string, request: OutgoingRequest, token: string | null): Promise<OutgoingResponse> => {
    try {
      return await kernel.outgoing.request(url, {
        ...request,
        headers: { ...request.headers, ...(token && { authorization: `Bearer ${token}` }) },
      });
    } catch (error) {
      if (!(error instanceof OutgoingError)) throw error;
      throw new CrmError(['unreachable', 'timeout'].includes(error.failure) ? 'busy' : 'invalid', error.message);
    }
  };
  return {
    kernel,
    organization_id,
    connection_id,
    partner_id,
    values,
    outgoing: kernel.outgoing,
    async send(url, request = {}) {
      const token = await tokens.current();
      const answer = await exchange(url, request, token);
      if (answer.status !== 401) return answer;
      const renewed = token === null ? null : await tokens.renew(token);
      const second = renewed === null ? answer : await exchange(url, request, renewed);
      if (second.status !== 401) return second;
      throw new CrmError('expired', `${name} no longer accepts the credentials. Connect it again.`);
    },
  };
}

function storedTokens(
  kernel: Kernel,
  organization_id: string,
  connection: StoredConnection,
  values: Readonly<Record<string, string>>,
): TokenSource {
  if (connection.access !== 'oauth') {
    return { current: async () => values.access_token ?? null, renew: async () => null };
  }
  const read = () =>
    asProduct(kernel, organization_id, (call) => openSecret(call, tokenSecret, connection.id)).then(parseTokens);
  const refresh = (isStillWanted: (tokens: Tokens) => boolean) =>
    refreshTokens(kernel, organization_id, connection, values, isStillWanted);
  return {
    async current() {
      const tokens = await read();
      if (!tokens) throw new CrmError('expired', `${connection.name} has to be connected again.`);
      const isSoon = (one: Tokens) =>
        one.refresh_token !== null &&
        one.expires_at !== null &&
        new Date(one.expires_at).getTime() - MARGIN_MS < kernel.clock.now().getTime();
      return isSoon(tokens) ? refresh(isSoon) : tokens.access_token;
    },
    renew: (rejected) => refresh(({ access_token }) => access_token === rejected),
  };
}

/**
 * Refreshes the tokens under a lock of their row. Whoever waits for the lock finds the new tokens and asks nobody. The
 * transaction contains nothing else and ends with the answer, because providers accept a refresh token only once: the
 * new one must not depend on what the caller does next.
 */
async function refreshTokens(
  kernel: Kernel,
  organization_id: string,
  connection: StoredConnection,
  values: Readonly<Record<string, string>>,
  isStillWanted: (tokens: Tokens) => boolean,
): Promise<string> {
  const connector = connectorOf(connection.connector);
  const access = connector && oauthOf(connector);
  const fail = new CrmError('expired', `${connection.name} has to be connected again.`);
  if (!connector || !access) throw fail;
  try {
    return await asProduct(kernel, organization_id, async (call) => {
      const tokens = parseTokens(await lockSecret(call, tokenSecret, connection.id));
      if (!tokens) throw fail;
      if (!isStillWanted(tokens)) return tokens.access_token;
      if (tokens.refresh_token === null) throw fail;
      const client = connectionClient(kernel, connector, values, connection);
      const answer = await requestTokens(kernel, client, access, {
        grant_type: 'refresh_token',
        refresh_token: tokens.refresh_token,
      });
      await storeTokens(call, connection.id, answer.tokens);
      return answer.tokens.access_token;
    });
  } catch (error) {
    if (error instanceof CrmError && error.kind === 'expired')
      await asProduct(kernel, organization_id, (call) => reportBroken(call, connection.id, error));
    throw error;
  }
}

/** Stores tokens in a transaction of the company. */
export function storeTokens(call: Call, connection_id: string, tokens: Tokens): Promise<void> {
  return replaceSecret(call, tokenSecret, connection_id, JSON.stringify(tokens));
}

export const openTokens = async (call: Call, connection_id: string): Promise<Tokens | null> =>
  parseTokens(await openSecret(call, tokenSecret, connection_id));

const parseTokens = (text: string | null): Tokens | null => (text === null ? null : (JSON.parse(text) as Tokens));

/** Asks the system whether the credentials work. @returns null when the connector has no check */
export async function checkAccess(connector: Connector, access: Access) {
  if (connector.crm) return connector.crm(access).check();
  return connector.check ? connector.check(access) : null;
}

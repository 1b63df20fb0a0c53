import { challengeOf } from '#server/auth/pkce.ts';
import type { Connector, OAuthAccess } from '#server/extension-points/connectors.ts';
import type { Kernel } from '#server/kernel.ts';
import type { OutgoingResponse } from '#server/outgoing/outgoing.ts';
import { OutgoingError } from '#server/outgoing/outgoing-error.ts';
import { CrmError } from '#server/ports/crm.ts';

/** The tokens of one connection, stored encrypted as one text so that they change together. */
export interface Tokens {
  access_token: string;
  refresh_token: string | null;
  /** ISO 8601; null when the provider does not tell. */
  expires_at: string | null;
}

/** The client that this installation is at a provider: an app of the company's own, or the connector. */
export interface OAuthClient {
  authorize_url: string;
  token_url: string;
  revoke_url: string | null;
  client_id: string;
  /** Null for a public client, which PKCE protects. */
  client_secret: string | null;
  /** Origins from the operator's settings, which may be private. */
  origins: readonly string[];
  /** Further parameters of every request, such as the provider that the connector is asked for. */
  params: Readonly<Record<string, string>>;
}

export const oauthOf = (connector: Connector): OAuthAccess | undefined =>
  connector.access.find((access): access is OAuthAccess => access.kind === 'oauth');

/** The client for a connection. @throws CrmError when the connector was removed from the settings */
export function connectionClient(
  { config }: Pick<Kernel, 'config'>,
  connector: Connector,
  values: Readonly<Record<string, string>>,
  { is_brokered }: { is_brokered: boolean },
): OAuthClient {
  const access = oauthOf(connector);
  if (!access) throw new Error(`${connector.key} has no OAuth.`);
  if (is_brokered) {
    const { connector: broker } = config;
    if (!broker)
      throw new CrmError('expired', 'The connector of this installation was removed. Connect again with your own app.');
    return {
      authorize_url: `${broker.url}/authorize`,
      token_url: `${broker.url}/token`,
      revoke_url: `${broker.url}/revoke`,
      client_id: broker.public_key,
      client_secret: null,
      origins: [new URL(broker.url).origin],
      params: { provider: connector.key },
    };
  }
  const filled = (address: string) => fill(address, values);
  return {
    authorize_url: filled(access.authorize_url),
    token_url: filled(access.token_url),
    revoke_url: access.revoke_url ? filled(access.revoke_url) : null,
    client_id: values.client_id ?? '',
    client_secret: values.client_secret ?? null,
    origins: [],
    params: {},
  };
}

/** Fills `{name}` with values that can be part of a host name or a path, and nothing else. */
function fill(address: string, values: Readonly<Record<string, string>>): string {
  return address.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = (values[name] ?? '').trim();
    // Requests without encryption reach only hosts that the operator allows.
    if (/^https?:\/\/[\w.-]+(:\d+)?\/?$/.test(value)) return value.replace(/\/$/, '');
    if (/^[\w-]+(\.[\w-]+)*(:\d+)?$/.test(value)) return value;
    throw new CrmError('invalid', `The value of ${name} cannot be part of an address.`, { field: name });
  });
}

/** Registers this installation as an app of the provider. @returns the client ID. @throws CrmError */
export async function registerApp(
  kernel: Kernel,
  access: OAuthAccess,
  values: Readonly<Record<string, string>>,
  redirect_uri: string,
): Promise<string> {
  const url = fill(access.registration_url!, values);
  let answer: OutgoingResponse;
  try {
    answer = await kernel.outgoing.request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        client_name: 'Tandem',
        redirect_uris: [redirect_uri],
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
      }),
      maxBytes: 100_000,
    });
  } catch (error) {
    if (error instanceof OutgoingError)
      throw new CrmError(['unreachable', 'timeout'].includes(error.failure) ? 'busy' : 'invalid', error.message);
    throw error;
  }
  const { client_id } = jsonOf(answer);
  if (answer.status !== 201 || typeof client_id !== 'string' || !isToken(client_id) || client_id.length > 500)
    throw new CrmError('invalid', `${new URL(url).host} does not let this installation register itself.`);
  return client_id;
}

/** The address where the person allows the access. */
export function consentAddress(
  client: OAuthClient,
  access: OAuthAccess,
  { redirect_uri, state, code_verifier }: { redirect_uri: string; state: string; code_verifier: string },
): string {
  const url = new URL(client.authorize_url);
  const params = {
    ...access.authorize_params,
    ...client.params,
    response_type: 'code',
    client_id: client.client_id,
    redirect_uri,
    state,
    code_challenge: challengeOf(code_verifier),
    code_challenge_method: 'S256',
    ...(access.scopes.length > 0 && { scope: access.scopes.join(access.scope_separator ?? ' ') }),
  };
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  return url.href;
}

export interface TokenAnswer {
  tokens: Tokens;
  scopes: readonly string[];
  kept: Readonly<Record<string, string>>;
}

/** Exchanges a code or a refresh token. @throws CrmError `expired` when it is not accepted, `busy` when nobody answers */
export async function requestTokens(
  kernel: Kernel,
  client: OAuthClient,
  access: OAuthAccess,
  grant: Readonly<Record<string, string>>,
): Promise<TokenAnswer> {
  const answer = await post(kernel, client, client.token_url, grant);
  const body = jsonOf(answer);
  if (answer.status >= 500 || answer.status === 429)
    throw new CrmError('busy', `${new URL(client.token_url).host} is not available at the moment.`);
  if (answer.status !== 200 || typeof body.access_token !== 'string' || !isToken(body.access_token))
    throw new CrmError('expired', refusalOf(body, client.token_url));
  const seconds = Number(body.expires_in);
  return {
    tokens: {
      access_token: body.access_token,
      refresh_token:
        typeof body.refresh_token === 'string' && isToken(body.refresh_token)
          ? body.refresh_token
          : (grant.refresh_token ?? null),
      expires_at:
        Number.isFinite(seconds) && seconds > 0 && seconds < 10 * 31_536_000
          ? new Date(kernel.clock.now().getTime() + seconds * 1000).toISOString()
          : null,
    },
    scopes:
      typeof body.scope === 'string'
        ? body.scope
            .split(/[\s,]+/)
            .filter((scope) => /^[\x21-\x7e]{1,200}$/.test(scope))
            .slice(0, 100)
        : access.scopes,
    kept: Object.fromEntries(
      (access.keeps ?? []).flatMap((name) => {
        const value = body[name];
        return typeof value === 'string' && value.length <= 500 ? [[name, value]] : [];
      }),
    ),
  };
}

/** Asks the provider to end the access. A provider that does not answer cannot prevent the disconnection. */
export async function revokeTokens(kernel: Kernel, client: OAuthClient, tokens: Tokens): Promise<boolean> {
  if (!client.revoke_url) return false;
  try {
    const { status } = await post(kernel, client, client.revoke_url, {
      token: tokens.refresh_token ?? tokens.access_token,
      token_type_hint: tokens.refresh_token ? 'refresh_token' : 'access_token',
    });
    return status >= 200 && status < 300;
  } catch {
    return false;
  }
}

async function post(
  kernel: Kernel,
  client: OAuthClient,
  url: string,
  form: Readonly<Record<string, string>>,
): Promise<OutgoingResponse> {
  const outgoing = client.origins.length > 0 ? kernel.outgoing.allowing(client.origins) : kernel.outgoing;
  const body = new URLSearchParams({
    ...client.params,
    ...form,
    client_id: client.client_id,
    ...(client.client_secret && { client_secret: client.client_secret }),
  });
  try {
    return await outgoing.request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: body.toString(),
      maxBytes: 100_000,
    });
  } catch (error) {
    if (error instanceof OutgoingError)
      throw new CrmError(['unreachable', 'timeout'].includes(error.failure) ? 'busy' : 'invalid', error.message);
    throw error;
  }
}

const isToken = (text: string): boolean => /^[\x21-\x7e]{1,6000}$/.test(text);

function jsonOf(answer: OutgoingResponse): Record<string, unknown> {
  try {
    const body = answer.json();
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The reason in plain words. Only the code of the error is used, because descriptions can contain anything. */
function refusalOf({ error }: Record<string, unknown>, url: string): string {
  const { host } = new URL(url);
  if (error === 'invalid_client' || error === 'unauthorized_client')
    return `${host} does not accept the client ID or secret of the app.`;
  if (error === 'invalid_scope') return `${host} does not grant the permissions that are needed.`;
  return `${host} no longer accepts the connection. Connect again.`;
}

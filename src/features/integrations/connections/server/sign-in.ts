import { newVerifier } from '#server/auth/pkce.ts';
import type { Call } from '#server/call.ts';
import { conflict, Refusal } from '#server/errors.ts';
import { type Connector, fieldsFor, type OAuthAccess } from '#server/extension-points/connectors.ts';
import type { Kernel } from '#server/kernel.ts';
import { newId } from '#shared/ids.ts';
import type { OAuthReturn, OAuthStart } from '../schema.ts';
import { storeTokens } from './access.ts';
import { type Attempt, startConnectionAttempt } from './attempts.ts';
import {
  connectionCheckedValues,
  connectionRefusal,
  keptSecrets,
  offeredConnector,
  requireConnectionRoom,
  requireWorking,
} from './connect.ts';
import { connectionClient, consentAddress, oauthOf, registerApp, requestTokens, type TokenAnswer } from './oauth.ts';
import { appFields, findConnection, type StoredConnection, storeConnection } from './store.ts';

export const redirectUri = ({ config }: Kernel): string => `${config.baseUrl}/connections/return`;

export interface SignInRequest {
  connector: Connector;
  access: OAuthAccess;
  before: StoredConnection | null;
  input: OAuthStart;
  values: Record<string, string>;
}

/** Checks what a person entered to connect by OAuth. */
export async function prepareSignIn(kernel: Kernel, call: Call, input: OAuthStart): Promise<SignInRequest> {
  const connector = offeredConnector(call, input.connector);
  const access = oauthOf(connector);
  if (!access) throw conflict(`${connector.name} is connected with credentials.`);
  if (input.is_brokered && (!kernel.config.connector || access.registration_url))
    throw conflict('This installation has no connector. Use an app of your own.');
  const before = input.connection_id ? await findConnection(call, input.connection_id) : null;
  if (before && before.connector !== connector.key) throw conflict('The connection belongs to another integration.');
  if (!before) await requireConnectionRoom(call);
  const needsApp = !input.is_brokered && !access.registration_url;
  const fields = [...fieldsFor(connector, 'oauth'), ...(needsApp ? appFields : [])];
  const values = connectionCheckedValues(fields, await keptSecrets(call, before, fields, input.values));
  return { connector, access, before, input, values };
}

/** Registers an app with a provider that asks for it, outside of a transaction. */
export async function registerSignIn(kernel: Kernel, request: SignInRequest): Promise<SignInRequest> {
  const { access, connector, values, input } = request;
  if (!access.registration_url || input.is_brokered) return request;
  try {
    return {
      ...request,
      values: { ...values, client_id: await registerApp(kernel, access, values, redirectUri(kernel)) },
    };
  } catch (error) {
    throw connectionRefusal(error, connector);
  }
}

/** Starts to connect by OAuth. @returns the address of the provider where the person agrees */
export async function startSignIn(
  kernel: Kernel,
  call: Call,
  { connector, access, before, input, values }: SignInRequest,
): Promise<{ address: string }> {
  const code_verifier = newVerifier();
  try {
    const client = connectionClient(kernel, connector, values, input);
    const { state } = await startConnectionAttempt(call, {
      connector: connector.key,
      connection_id: before?.id ?? null,
      code_verifier,
      name: input.name ?? before?.name ?? null,
      values,
      is_brokered: input.is_brokered,
    });
    return {
      address: consentAddress(client, access, { redirect_uri: redirectUri(kernel), state, code_verifier }),
    };
  } catch (error) {
    throw connectionRefusal(error, connector);
  }
}

export interface SignedIn {
  connector: Connector;
  attempt: Attempt;
  answer: TokenAnswer;
  account: string;
  scopes: readonly string[];
}

/** Exchanges the code for tokens and checks them with the provider. Nothing is stored yet. */
export async function exchangeConnectionCode(
  kernel: Kernel,
  call: Pick<Call, 'organization_id' | 'actor'>,
  attempt: Attempt,
  { code, error }: OAuthReturn,
): Promise<SignedIn> {
  const connector = offeredConnector(call, attempt.connector);
  if (!code)
    throw new Refusal(
      409,
      error === 'access_denied'
        ? `You did not allow the access to ${connector.name}, so nothing was connected.`
        : `${connector.name} did not allow the access. Try again, or ask an administrator there.`,
    );
  try {
    const access = oauthOf(connector)!;
    const answer = await requestTokens(kernel, connectionClient(kernel, connector, attempt.values, attempt), access, {
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri(kernel),
      code_verifier: attempt.code_verifier,
    });
    const place = {
      organization_id: call.organization_id,
      connection_id: attempt.connection_id ?? newId(),
      partner_id: call.actor.partner_id,
      values: { ...attempt.values, ...answer.kept },
    };
    const { account, scopes } = await requireWorking(kernel, connector, place, answer.tokens);
    return { connector, attempt, answer, account, scopes: scopes.length > 0 ? scopes : answer.scopes };
  } catch (failure) {
    throw connectionRefusal(failure, connector);
  }
}

/** Stores the connection with its tokens in one transaction. @returns its id */
export async function finishSignIn(
  call: Call,
  { connector, attempt, answer, account, scopes }: SignedIn,
): Promise<string> {
  if (attempt.connection_id) await findConnection(call, attempt.connection_id, { lock: true });
  else await requireConnectionRoom(call);
  const id = await storeConnection(
    call,
    {
      connector: connector.key,
      name: attempt.name?.trim() || connector.name,
      access: 'oauth',
      is_brokered: attempt.is_brokered,
      values: { ...attempt.values, ...answer.kept },
      account,
      scopes,
    },
    attempt.connection_id,
  );
  await call.asCompany((company) => storeTokens(company, id, answer.tokens));
  return id;
}

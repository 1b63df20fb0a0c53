import type { Call } from '#server/call.ts';
import type { Connector } from '#server/connectors.ts';
import { conflict, Refusal } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import { newId } from '#shared/ids.ts';
import type { OAuthReturn, OAuthStart } from '../schema.ts';
import { storeTokens } from './access.ts';
import { type Attempt, startAttempt } from './attempts.ts';
import { checkedValues, keptSecrets, offeredConnector, refusalOf, requireRoom, requireWorking } from './connect.ts';
import { clientOf, consentAddress, newVerifier, oauthOf, requestTokens, type TokenAnswer } from './oauth.ts';
import { appFields, findConnection, storeConnection } from './store.ts';

export const redirectUri = ({ config }: Kernel): string => `${config.baseUrl}/connections/return`;

/** Starts to connect by OAuth. @returns the address of the provider where the person agrees */
export async function startSignIn(kernel: Kernel, call: Call, input: OAuthStart): Promise<{ address: string }> {
  const connector = offeredConnector(call, input.connector);
  const access = oauthOf(connector);
  if (!access) throw conflict(`${connector.name} is connected with credentials.`);
  if (input.is_brokered && !kernel.config.connector)
    throw conflict('This installation has no connector. Use an app of your own.');
  const before = input.connection_id ? await findConnection(call, input.connection_id) : null;
  if (before && before.connector !== connector.key) throw conflict('The connection belongs to another integration.');
  if (!before) await requireRoom(call);
  const fields = [...(connector.fields ?? []), ...(input.is_brokered ? [] : appFields)];
  const values = await keptSecrets(call, before, fields, input.values);
  const checked = checkedValues(fields, values);
  const code_verifier = newVerifier();
  try {
    const client = clientOf(kernel, connector, checked, input);
    const { state } = await startAttempt(call, {
      connector: connector.key,
      connection_id: before?.id ?? null,
      code_verifier,
      name: input.name ?? before?.name ?? null,
      values: checked,
      is_brokered: input.is_brokered,
    });
    return {
      address: consentAddress(client, access, { redirect_uri: redirectUri(kernel), state, code_verifier }),
    };
  } catch (error) {
    throw refusalOf(error, connector);
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
export async function exchangeCode(
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
    const answer = await requestTokens(kernel, clientOf(kernel, connector, attempt.values, attempt), access, {
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
    throw refusalOf(failure, connector);
  }
}

/** Stores the connection with its tokens in one transaction. @returns its id */
export async function finishSignIn(
  call: Call,
  { connector, attempt, answer, account, scopes }: SignedIn,
): Promise<string> {
  if (attempt.connection_id) await findConnection(call, attempt.connection_id, { lock: true });
  else await requireRoom(call);
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

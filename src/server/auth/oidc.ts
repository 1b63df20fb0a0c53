import * as client from 'openid-client';
import { Refusal } from '../errors.ts';
import type { Outgoing } from '../outgoing/outgoing.ts';
import { StartError } from '../start-error.ts';
import type { OidcSettings } from './oidc-settings.ts';

/** State kept between the redirect to the provider and the way back. */
export interface OidcChecks {
  state: string;
  nonce: string;
  code_verifier: string;
}

/** The claims that the provider confirms. */
export interface OidcClaims {
  sub: string;
  email: string | null;
  email_verified: boolean;
  name: string | null;
  picture: string | null;
  /** All claims, because the settings can name further ones. */
  all: Readonly<Record<string, unknown>>;
}

export interface OidcClient {
  readonly settings: OidcSettings;
  /** Returns the redirect address of the authorization code flow with PKCE. */
  begin(): Promise<{ address: string } & OidcChecks>;
  /** @throws 401 when the response does not match this sign-in, is not signed by the provider, or has expired */
  finish(answer: URLSearchParams, checks: OidcChecks): Promise<OidcClaims>;
}

export const OIDC_RETURN = '/login/return';

/**
 * @param options `fetch` and `skewSeconds` are for tests: the connection, and the seconds our clock is ahead
 * @throws StartError naming the variable when the provider cannot be reached or has another issuer
 */
export async function connectOidc(
  settings: OidcSettings,
  baseUrl: string,
  outgoing: Outgoing,
  options: { fetch?: typeof fetch; skewSeconds?: number } = {},
): Promise<OidcClient> {
  const issuer = new URL(settings.issuer);
  // The operator chose the issuer, which may be in the private network; endpoints elsewhere are checked as usual.
  const send = outgoing.allowing([issuer.origin]).fetch;
  const metadata = { client_secret: settings.client_secret, [client.clockSkew]: options.skewSeconds ?? 0 };
  const config = await client
    .discovery(issuer, settings.client_id, metadata, undefined, {
      ...(issuer.protocol === 'http:' && { execute: [client.allowInsecureRequests] }),
      timeout: 10,
      [client.customFetch]: send as client.CustomFetch,
    })
    .catch((error: Error) => {
      throw new StartError(
        `OIDC_ISSUER ${settings.issuer} does not respond as an OpenID Connect provider: ${error.message}`,
      );
    });
  if (options.fetch) config[client.customFetch] = options.fetch as client.CustomFetch;
  const redirect_uri = `${baseUrl}${OIDC_RETURN}`;

  return {
    settings,
    async begin() {
      const code_verifier = client.randomPKCECodeVerifier();
      const [state, nonce] = [client.randomState(), client.randomNonce()];
      const address = client.buildAuthorizationUrl(config, {
        redirect_uri,
        scope: settings.scopes,
        code_challenge: await client.calculatePKCECodeChallenge(code_verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      });
      return { address: address.href, state, nonce, code_verifier };
    },
    async finish(answer, { state, nonce, code_verifier }) {
      const back = new URL(redirect_uri);
      back.search = answer.toString();
      try {
        const tokens = await client.authorizationCodeGrant(config, back, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: code_verifier,
          idTokenExpected: true,
        });
        return claimsOf(await readClaims(tokens));
      } catch (error) {
        if (error instanceof Refusal) throw error;
        throw new Refusal(401, 'The sign-in could not be completed. Try again.', undefined, {
          reason: reasonOf(error),
        });
      }
    },
  };

  /** Claims of the signed token take precedence; missing ones are read from the user info endpoint. */
  async function readClaims(tokens: Awaited<ReturnType<typeof client.authorizationCodeGrant>>) {
    const signed = tokens.claims()!;
    if (signed.email !== undefined || !config.serverMetadata().userinfo_endpoint) return signed;
    return { ...(await client.fetchUserInfo(config, tokens.access_token, signed.sub)), ...signed };
  }
}

function claimsOf(all: Record<string, unknown> & { sub: string }): OidcClaims {
  const text = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim() : null);
  return {
    sub: all.sub,
    email: text(all.email)?.toLowerCase() ?? null,
    email_verified: all.email_verified === true,
    name: text(all.name),
    picture: text(all.picture),
    all,
  };
}

function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return code ?? message ?? 'unknown';
}

import type { FastifyInstance, FastifyReply } from 'fastify';
import { guess } from '#server/auth/guesses.ts';
import { attempt, publicForm, requestThrottle } from '#server/auth/throttle.ts';
import { unknownToken } from '#server/auth/wrong-guess.ts';
import { Refusal } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import { OAuthError, registerClient } from './clients.ts';
import { exchangeOAuthCode, type Refresh, refreshTokens, revokeToken } from './tokens.ts';

type Form = Readonly<Record<string, string | undefined>>;

/** OAuth 2.1 for apps: discovery (RFC 8414 and 9728), registration (RFC 7591), tokens with PKCE, and revocation (RFC 7009). */
export function oauthRoutes(app: FastifyInstance, kernel: Kernel): void {
  const { baseUrl } = kernel.config;
  const server = {
    issuer: baseUrl,
    authorization_endpoint: `${baseUrl}/oauth/authorize`,
    token_endpoint: `${baseUrl}/oauth/token`,
    registration_endpoint: `${baseUrl}/oauth/register`,
    revocation_endpoint: `${baseUrl}/oauth/revoke`,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    scopes_supported: ['*:view', '*:manage'],
    authorization_response_iss_parameter_supported: true,
    service_documentation: `${baseUrl}/developers`,
  };
  const resource = (path: string) => ({
    resource: `${baseUrl}${path}`,
    authorization_servers: [baseUrl],
    bearer_methods_supported: ['header'],
    scopes_supported: ['*:view', '*:manage'],
  });
  const options = { config: publicForm, schema: { hide: true } as object, bodyLimit: 20_000 };
  app.get('/.well-known/oauth-authorization-server', options, () => server);
  app.get('/.well-known/oauth-protected-resource', options, () => resource('/api'));
  app.get('/.well-known/oauth-protected-resource/api', options, () => resource('/api'));
  app.get('/.well-known/oauth-protected-resource/mcp', options, () => resource('/mcp'));

  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
      done(null, formOf(String(body)));
    });
    scope.post('/oauth/register', options, ({ body, ip }, reply) =>
      answered(reply, async () => {
        await attempt(kernel, [requestThrottle(ip, 'oauth_register')]);
        const client = await registerClient(kernel, body);
        reply.code(201);
        return {
          client_id: client.id,
          client_name: client.name,
          redirect_uris: client.redirect_uris,
          grant_types: ['authorization_code', 'refresh_token'],
          response_types: ['code'],
          token_endpoint_auth_method: 'none',
          ...(client.client_uri && { client_uri: client.client_uri }),
          client_id_issued_at: Math.floor(kernel.clock.now().getTime() / 1000),
        };
      }),
    );
    scope.post('/oauth/token', options, ({ body, ip, headers }, reply) =>
      answered(reply, () =>
        guess(kernel, { door: 'oauth', ip }, () =>
          tokensFor(kernel, { ...formIn(body), ip, agent: headers['user-agent'] }),
        ),
      ),
    );
    scope.post('/oauth/revoke', options, ({ body }, reply) =>
      answered(reply, async () => {
        await revokeToken(kernel, formIn(body).token ?? '');
        return {};
      }),
    );
  });
}

async function tokensFor(kernel: Kernel, form: Form & Pick<Refresh, 'ip' | 'agent'>) {
  try {
    if (form.grant_type === 'authorization_code') return await exchangeOAuthCode(kernel, form);
    if (form.grant_type === 'refresh_token') return await refreshTokens(kernel, form);
  } catch (error) {
    // A wrong code counts as a guess of its network.
    if (error instanceof OAuthError)
      throw unknownToken(Object.assign(new Refusal(400, error.message), { oauth: error.code }));
    throw error;
  }
  throw new OAuthError('unsupported_grant_type', 'grant_type must be authorization_code or refresh_token.');
}

/** Sends the answer, or the refusal in the form that OAuth clients read. */
async function answered(reply: FastifyReply, work: () => Promise<object>): Promise<unknown> {
  reply.header('cache-control', 'no-store');
  try {
    return await work();
  } catch (error) {
    const code = error instanceof OAuthError ? error.code : (error as { oauth?: string }).oauth;
    if (!code) throw error;
    return reply.code(400).send({ error: code, error_description: (error as Error).message });
  }
}

/** A repeated parameter is refused (RFC 6749, section 3.2): a proxy may have read the other one. */
function formOf(text: string): Form {
  const form: Record<string, string> = Object.create(null);
  const repeated: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) (name in form ? repeated : form)[name] = value;
  return Object.keys(repeated).length > 0 ? Object.create(null) : form;
}

const formIn = (body: unknown): Form =>
  Object.fromEntries(
    Object.entries(typeof body === 'object' && body !== null ? body : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= 2000,
    ),
  );

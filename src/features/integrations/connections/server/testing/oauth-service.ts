import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Grant {
  client_id: string;
  redirect_uri: string;
  challenge: string;
  scope: string;
  isUsed: boolean;
}

/**
 * A small OAuth 2 service with an API behind it, over real HTTP: codes work once and need PKCE, refresh tokens are
 * replaced with each use, and a used refresh token ends the whole access, as strict providers do.
 */
export async function startOAuthService() {
  const codes = new Map<string, Grant>();
  const access = new Map<string, { client_id: string; isLive: boolean }>();
  const refresh = new Map<string, { client_id: string; isUsed: boolean }>();
  const requests: { path: string; form: Record<string, string>; authorization: string | undefined }[] = [];
  const service = {
    url: '',
    requests,
    /** Milliseconds until the token endpoint answers. */
    delay: 0,
    /** The seconds after which access tokens expire. */
    expires_in: 3600,
    clients: new Map<string, string | null>([['public-key', null]]),
    /** Answers every request with this status. */
    failing: 0,
    extra: {} as Record<string, string>,
    account: 'Acme CRM 42',
    /** Acts as the person who agrees. @returns the address to which the browser is sent back */
    consent(address: string): URL {
      const url = new URL(address);
      const of = (name: string) => url.searchParams.get(name) ?? '';
      if (!service.clients.has(of('client_id'))) throw new Error('unknown client');
      if (of('response_type') !== 'code' || of('code_challenge_method') !== 'S256') throw new Error('no PKCE');
      const code = randomBytes(16).toString('hex');
      codes.set(code, {
        client_id: of('client_id'),
        redirect_uri: of('redirect_uri'),
        challenge: of('code_challenge'),
        scope: of('scope'),
        isUsed: false,
      });
      const back = new URL(of('redirect_uri'));
      back.search = new URLSearchParams({ code, state: of('state') }).toString();
      return back;
    },
    /** Ends all access, as an administrator of the provider can. */
    revokeAll() {
      for (const one of access.values()) one.isLive = false;
      for (const one of refresh.values()) one.isUsed = true;
    },
    /** Rejects the current access tokens, as if they had expired. */
    expireAccess() {
      for (const one of access.values()) one.isLive = false;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };

  function issue(client_id: string, scope: string) {
    const [token, next] = [randomBytes(24).toString('hex'), randomBytes(24).toString('hex')];
    access.set(token, { client_id, isLive: true });
    refresh.set(next, { client_id, isUsed: false });
    return { access_token: token, refresh_token: next, token_type: 'bearer', expires_in: service.expires_in, scope };
  }

  function token(form: Record<string, string>): [number, object] {
    const secret = service.clients.get(form.client_id!);
    if (secret === undefined || (secret !== null && secret !== form.client_secret))
      return [401, { error: 'invalid_client' }];
    if (form.grant_type === 'authorization_code') {
      const grant = codes.get(form.code!);
      const challenge = createHash('sha256')
        .update(form.code_verifier ?? '')
        .digest('base64url');
      if (!grant || grant.isUsed || grant.client_id !== form.client_id || grant.redirect_uri !== form.redirect_uri)
        return [400, { error: 'invalid_grant' }];
      grant.isUsed = true;
      if (grant.challenge !== challenge) return [400, { error: 'invalid_grant' }];
      return [200, { ...issue(form.client_id!, grant.scope), ...service.extra }];
    }
    const old = refresh.get(form.refresh_token ?? '');
    if (!old || old.client_id !== form.client_id) return [400, { error: 'invalid_grant' }];
    if (old.isUsed) {
      service.revokeAll();
      return [400, { error: 'invalid_grant' }];
    }
    old.isUsed = true;
    return [200, issue(form.client_id!, '')];
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    let body = '';
    for await (const chunk of request) body += chunk;
    const path = request.url!.split('?')[0]!;
    const form = Object.fromEntries(new URLSearchParams(body));
    const { authorization } = request.headers;
    requests.push({ path, form, authorization });
    if (service.delay > 0) await new Promise((resolve) => setTimeout(resolve, service.delay));
    const send = (status: number, value: object) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    if (service.failing > 0) return send(service.failing, { error: 'failing' });
    if (path.endsWith('/token')) return send(...token(form));
    if (path.endsWith('/revoke')) {
      service.revokeAll();
      return send(200, {});
    }
    const isLive =
      access.get(authorization?.replace('Bearer ', '') ?? '')?.isLive || authorization === 'Bearer key-1234';
    return isLive ? send(200, { account: service.account }) : send(401, { error: 'invalid_token' });
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;
}

export type OAuthService = Awaited<ReturnType<typeof startOAuthService>>;

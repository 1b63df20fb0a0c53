import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export type Claims = Record<string, unknown> & { sub: string };

/** Starts a real OpenID Connect provider on this machine, with two clients and the users that a test adds. */
export async function startOidcProvider(redirect_uri: string) {
  const people = new Map<string, Claims>();
  const server = createServer((request, response) => handler(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = (client_id: string) => ({
    client_id,
    client_secret: `${client_id}-secret-of-the-tests`,
    redirect_uris: [redirect_uri],
    // The provider accepts loopback addresses only for native clients; ours uses one only in tests.
    application_type: 'native' as const,
    token_endpoint_auth_method: 'client_secret_post' as const,
  });
  const provider = new Provider(issuer, {
    clients: [client('tandem'), client('another')],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'organizations', 'groups'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['a key of the tests'] },
    findAccount: async (_context, sub) => {
      const claims = people.get(sub);
      return claims && { accountId: sub, claims: async () => claims };
    },
  });
  const handler = provider.callback();

  /**
   * Does what a person's browser does at the provider: signs in, consents, and follows the redirect.
   * @returns the query of the redirect
   */
  async function signInAt(address: string, sub: string): Promise<string> {
    const cookies = new Map<string, string>();
    let next = address;
    let form: Record<string, string> | undefined;
    for (let step = 0; step < 15; step += 1) {
      const response = await fetch(next, {
        redirect: 'manual',
        method: form ? 'POST' : 'GET',
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(form && { body: new URLSearchParams(form) }),
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
        cookies.set(name!, value!);
      }
      const location = response.headers.get('location');
      if (location) {
        next = new URL(location, next).href;
        form = undefined;
        if (next.startsWith(redirect_uri)) return new URL(next).search.slice(1);
        continue;
      }
      const page = await response.text();
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
      if (!prompt) throw new Error(`The provider answered ${response.status}: ${page.slice(0, 500)}`);
      form = prompt === 'login' ? { prompt, login: sub, password: 'any' } : { prompt };
    }
    throw new Error('The provider never sent the browser back.');
  }

  return {
    issuer,
    people,
    signInAt,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

import { randomBytes } from 'node:crypto';
import type { Kernel } from '#server/kernel.ts';

/** A refusal in the form of RFC 6749, section 5.2. */
export class OAuthError extends Error {
  override name = 'OAuthError';
  readonly code: string;
  constructor(
    code:
      | 'invalid_request'
      | 'invalid_client_metadata'
      | 'invalid_redirect_uri'
      | 'invalid_grant'
      | 'invalid_target'
      | 'unsupported_grant_type',
    message: string,
  ) {
    super(message);
    this.code = code;
  }
}

export interface OAuthClient {
  id: string;
  name: string;
  redirect_uris: string[];
}

const MOST_ADDRESSES = 10;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

export const isLoopback = ({ protocol, hostname }: URL): boolean => protocol === 'http:' && LOOPBACK.includes(hostname);

/** Registers an app (RFC 7591). Anyone can, so the person who agrees is shown the host that receives the access. */
export async function registerClient({ system }: Kernel, given: unknown): Promise<OAuthClient> {
  const {
    client_name,
    redirect_uris,
    token_endpoint_auth_method = 'none',
  } = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>;
  if (token_endpoint_auth_method !== 'none')
    throw new OAuthError(
      'invalid_client_metadata',
      'Apps have no secret here: token_endpoint_auth_method must be "none".',
    );
  const name = typeof client_name === 'string' ? client_name.replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim() : '';
  if (name === '' || name.length > 80)
    throw new OAuthError('invalid_client_metadata', 'client_name must have 1 to 80 characters.');
  if (!Array.isArray(redirect_uris) || redirect_uris.length === 0 || redirect_uris.length > MOST_ADDRESSES)
    throw new OAuthError('invalid_redirect_uri', `redirect_uris must have 1 to ${MOST_ADDRESSES} addresses.`);
  for (const address of redirect_uris) requireAddress(address);
  const id = `app_${randomBytes(16).toString('base64url')}`;
  await system.unscoped((tx) =>
    tx.run('insert into oauth_clients (id, name, redirect_uris) values ($1, $2, $3)', [id, name, redirect_uris]),
  );
  return { id, name, redirect_uris: redirect_uris as string[] };
}

/** HTTPS, or a port of the person's own computer. Other schemes could run something there. */
function requireAddress(address: unknown): void {
  const url = typeof address === 'string' && address.length <= 2000 ? URL.parse(address) : null;
  const isPlain = url && !url.username && !url.password && !url.hash && !String(address).includes('#');
  if (!isPlain || !(url.protocol === 'https:' || isLoopback(url)))
    throw new OAuthError(
      'invalid_redirect_uri',
      'Each of redirect_uris must be an https address, or an http address of localhost, without fragment and credentials.',
    );
}

export async function findClient({ system }: Kernel, id: string): Promise<OAuthClient | undefined> {
  const [found] = await system.unscoped((tx) =>
    tx.rows<OAuthClient>('select id, name, redirect_uris from oauth_clients where id = $1', [id]),
  );
  return found;
}

/** The address must be registered exactly; only the port of the person's own computer may differ (RFC 8252). */
export function isRegistered({ redirect_uris }: OAuthClient, address: string): boolean {
  if (redirect_uris.includes(address)) return true;
  const url = URL.parse(address);
  if (!url || !isLoopback(url) || url.username || url.password || address.includes('#')) return false;
  return redirect_uris.some((one) => {
    const registered = URL.parse(one);
    if (!registered || !isLoopback(registered)) return false;
    registered.port = url.port;
    return registered.href === url.href;
  });
}

import { randomBytes } from 'node:crypto';
import { sql } from '#server/db/sql.ts';
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
      | 'invalid_scope'
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

export const isOAuthLoopback = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && LOOPBACK.includes(hostname);

/** The part of a registration that is answered as it was understood (RFC 7591, section 3.2.1). */
export interface Registration extends OAuthClient {
  client_uri?: string;
}

/**
 * Registers an app (RFC 7591). Anyone can, so the person who agrees is shown where the access goes. A wish for a client
 * secret or for other grants is answered with what there is instead, as the standard allows.
 */
export async function registerClient({ system }: Kernel, given: unknown): Promise<Registration> {
  const { client_name, redirect_uris, grant_types, response_types, client_uri } = (
    typeof given === 'object' && given !== null ? given : {}
  ) as Record<string, unknown>;
  if (!Array.isArray(redirect_uris) || redirect_uris.length === 0 || redirect_uris.length > MOST_ADDRESSES)
    throw new OAuthError('invalid_redirect_uri', `redirect_uris must have 1 to ${MOST_ADDRESSES} addresses.`);
  for (const address of redirect_uris) requireAddress(address);
  requireAmong('grant_types', grant_types, 'authorization_code');
  requireAmong('response_types', response_types, 'code');
  if (client_name !== undefined && client_name !== null && typeof client_name !== 'string')
    throw new OAuthError('invalid_client_metadata', 'client_name must be a text.');
  const wanted = (client_name ?? '').replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  if (wanted.length > 80)
    throw new OAuthError('invalid_client_metadata', 'client_name must have 80 characters or fewer.');
  const name = wanted || redirectPlace(new URL(redirect_uris[0] as string)).slice(0, 80);
  const id = `app_${randomBytes(16).toString('base64url')}`;
  await system.unscoped((tx) =>
    tx.run(sql`insert into oauth_clients (id, name, redirect_uris) values (${id}, ${name}, ${redirect_uris})`),
  );
  return {
    id,
    name,
    redirect_uris: redirect_uris as string[],
    ...(typeof client_uri === 'string' && isWebAddress(client_uri) && { client_uri }),
  };
}

/** A list may ask for more than there is, but must contain what there is. */
function requireAmong(field: string, list: unknown, offered: string): void {
  if (list === undefined || list === null) return;
  if (!Array.isArray(list) || !list.includes(offered))
    throw new OAuthError('invalid_client_metadata', `${field} must contain "${offered}".`);
}

const isWebAddress = (text: string): boolean => text.length <= 2000 && URL.parse(text)?.protocol === 'https:';

/** Schemes that browsers, systems and mail programs open themselves; the first ones run what follows. */
const KNOWN_SCHEMES = new Set(
  `about blob chrome chrome-extension data dav dict dns edge feed file filesystem finger ftp ftps git gopher http https
   imap intent android-app irc itms itms-apps itms-services jar javascript jdbc ldap ldaps livescript magnet mailto market mhtml moz-extension ms-appinstaller
   ms-cxh ms-excel ms-gamingoverlay ms-msdt ms-officecmd ms-powerpoint ms-project ms-publisher ms-search ms-settings
   ms-visio ms-word mms net news nfs nntp oembed onenote opera pop powershell res resource rtsp search search-ms sftp
   shell shortcuts sip sips skype sms smb ssh steam tel telnet urn vbscript view-source vnd webcal wais ws wss
   wyciwyg x-apple.systempreferences xmpp`.split(/\s+/),
);

/** An app on the person's computer can have a scheme of its own, such as `cursor:` (RFC 8252, section 7.1). */
export const isOwnScheme = ({ protocol }: URL): boolean => {
  const scheme = protocol.slice(0, -1);
  return /^[a-z][a-z0-9+.-]{2,60}$/.test(scheme) && !KNOWN_SCHEMES.has(scheme) && !/^(ms|microsoft)-/.test(scheme);
};

/** The place that receives the access, for the person: a host, or an app by its scheme. */
export const redirectPlace = (url: URL): string => (isOwnScheme(url) ? `${url.protocol}//${url.host}` : url.host);

/** HTTPS, a port of the person's own computer, or an app with a scheme of its own. */
function requireAddress(address: unknown): void {
  const url = typeof address === 'string' && address.length <= 2000 ? URL.parse(address) : null;
  const isPlain = url && !url.username && !url.password && !url.hash && !/[#\s\p{C}]/u.test(String(address));
  const isOwn = isPlain && isOwnScheme(url) && String(address).toLowerCase().startsWith(`${url.protocol}/`);
  if (!isPlain || !(url.protocol === 'https:' || isOAuthLoopback(url) || isOwn))
    throw new OAuthError(
      'invalid_redirect_uri',
      'Each of redirect_uris must be an https address, an http address of localhost, or an address of the app\'s own scheme such as "myapp://callback", without fragment and credentials.',
    );
}

export async function findClient({ system }: Kernel, id: string): Promise<OAuthClient | undefined> {
  const [found] = await system.unscoped((tx) =>
    tx.rows<OAuthClient>(sql`select id, name, redirect_uris from oauth_clients where id = ${id}`),
  );
  return found;
}

/** The address must be registered exactly; only the port of the person's own computer may differ (RFC 8252). */
export function isRegistered({ redirect_uris }: OAuthClient, address: string): boolean {
  if (redirect_uris.includes(address)) return true;
  const url = URL.parse(address);
  if (!url || !isOAuthLoopback(url) || url.username || url.password || address.includes('#')) return false;
  return redirect_uris.some((one) => {
    const registered = URL.parse(one);
    if (!registered || !isOAuthLoopback(registered)) return false;
    registered.port = url.port;
    return registered.href === url.href;
  });
}

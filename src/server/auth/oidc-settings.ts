import { companyRoles } from '#shared/access/permissions.ts';
import type { Role } from '../../shared/access/roles.ts';
import { StartError } from '../start-error.ts';

/** An OpenID Connect provider that authenticates people instead of passwords. */
export interface OidcSettings {
  issuer: string;
  client_id: string;
  client_secret: string;
  scopes: string;
  /** The claim with the companies (by slug) of a person; null: memberships are managed only here. */
  organization_claim: string | null;
  /** The claim with the role, in the provider's terms. */
  role_claim: string | null;
  /** Maps the provider's roles to our roles. */
  roles: ReadonlyMap<string, Role>;
  /** Whether email addresses count as confirmed even if the provider does not confirm them. */
  trusts_email: boolean;
}

type Environment = Record<string, string | undefined>;

/** @throws StartError naming the variable that is missing or wrong */
export function readOidcSettings(env: Environment): OidcSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: client_id, OIDC_CLIENT_SECRET: client_secret } = env;
  const organization_claim = env.OIDC_ORGANIZATION_CLAIM || null;
  const role_claim = env.OIDC_ROLE_CLAIM || null;
  const roles = env.OIDC_ROLES;
  const scopes = env.OIDC_SCOPES || 'openid profile email';
  const trust = env.OIDC_TRUST_EMAIL;
  const given = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: client_id, OIDC_CLIENT_SECRET: client_secret };
  const missing = Object.entries(given).flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length === 3 && !organization_claim && !role_claim && !roles) return null;
  if (missing.length > 0) {
    throw new StartError(
      `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing: sign-in by OpenID Connect needs OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.`,
    );
  }
  if (!isSecure(issuer!)) {
    throw new StartError(
      `OIDC_ISSUER is "${issuer}": set it to the provider's https address, such as https://login.example.com.`,
    );
  }
  if (!scopes.split(/\s+/).includes('openid')) {
    throw new StartError(`OIDC_SCOPES is "${scopes}": it must contain openid, for example "openid profile email".`);
  }
  if (trust && !/^[01]$/.test(trust)) throw new StartError(`OIDC_TRUST_EMAIL is "${trust}": set it to 1 or 0.`);
  return {
    issuer: issuer!,
    client_id: client_id!,
    client_secret: client_secret!,
    scopes,
    organization_claim,
    role_claim,
    roles: readRoles(roles),
    trusts_email: trust === '1',
  };
}

/** Whether a connection to this address is encrypted or stays on this machine. */
function isSecure(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname));
}

/** Parses `tandem-admins=admin,money=finance`. */
function readRoles(text = ''): ReadonlyMap<string, Role> {
  const pairs = text.split(',').flatMap((pair) => (pair.trim() ? [pair.split('=').map((part) => part.trim())] : []));
  for (const [word, role] of pairs) {
    if (!word || !role || role === 'custom' || !(companyRoles as readonly string[]).includes(role)) {
      const assignableRoles = companyRoles.filter((one) => one !== 'custom').join(', ');
      throw new StartError(
        `OIDC_ROLES has "${word}=${role ?? ''}": use pairs such as staff=read_only. The roles are ${assignableRoles}.`,
      );
    }
  }
  return new Map(pairs as [string, Role][]);
}

import { createHash, randomBytes } from 'node:crypto';

/** The OAuth tokens of a mock. */
export interface Tokens {
  /** A code that the provider's consent screen would hand over. */
  issueCode(request: { scopes: readonly string[]; code_challenge?: string; redirect_uri?: string }): string;
  /** @returns null for a code that is unknown, used, or does not fit the verifier or the address */
  redeemCode(code: string, proof: { code_verifier?: string; redirect_uri?: string }): TokenPair | null;
  /** @returns null for a token that is unknown or revoked */
  refresh(refresh_token: string): TokenPair | null;
  /** A token that never expires, as private apps have it. */
  issueLasting(scopes: readonly string[]): string;
  /** @returns the granted scopes, or null when the token is not accepted */
  check(access_token: string | undefined): readonly string[] | null;
  /** Makes all access tokens expire; refreshing still works. */
  expireAll(): void;
  /** Withdraws the consent: nothing works afterwards. */
  revokeAll(): void;
  revoke(token: string): void;
}

export interface TokenPair {
  access_token: string;
  refresh_token: string;
  /** Seconds. */
  expires_in: number;
  scopes: readonly string[];
}

interface Grant {
  scopes: readonly string[];
  expires_at: number;
}

export function createTokens({
  now,
  lifetime = 1800,
  rotates = false,
}: {
  now: () => Date;
  /** Seconds that an access token lives. */
  lifetime?: number;
  /** Each refresh token works once. */
  rotates?: boolean;
}): Tokens {
  const codes = new Map<string, { scopes: readonly string[]; code_challenge?: string; redirect_uri?: string }>();
  const access = new Map<string, Grant>();
  const refreshable = new Map<string, readonly string[]>();
  const random = (prefix: string) => `${prefix}-${randomBytes(24).toString('base64url')}`;

  function pair(scopes: readonly string[], refresh_token = random('refresh')): TokenPair {
    const access_token = random('access');
    access.set(access_token, { scopes, expires_at: now().getTime() + lifetime * 1000 });
    refreshable.set(refresh_token, scopes);
    return { access_token, refresh_token, expires_in: lifetime, scopes };
  }

  return {
    issueCode(request) {
      const code = random('code');
      codes.set(code, request);
      return code;
    },
    redeemCode(code, { code_verifier = '', redirect_uri }) {
      const request = codes.get(code);
      codes.delete(code);
      if (!request) return null;
      const challenge = createHash('sha256').update(code_verifier).digest('base64url');
      if (request.code_challenge !== undefined && request.code_challenge !== challenge) return null;
      if (request.redirect_uri !== undefined && request.redirect_uri !== redirect_uri) return null;
      return pair(request.scopes);
    },
    refresh(refresh_token) {
      const scopes = refreshable.get(refresh_token);
      if (!scopes) return null;
      if (rotates) refreshable.delete(refresh_token);
      return pair(scopes, rotates ? undefined : refresh_token);
    },
    issueLasting(scopes) {
      const token = random('lasting');
      access.set(token, { scopes, expires_at: Number.POSITIVE_INFINITY });
      return token;
    },
    check(access_token = '') {
      const grant = access.get(access_token);
      return grant && grant.expires_at > now().getTime() ? grant.scopes : null;
    },
    expireAll() {
      for (const [token, grant] of access) access.set(token, { ...grant, expires_at: 0 });
    },
    revokeAll() {
      access.clear();
      refreshable.clear();
      codes.clear();
    },
    revoke(token) {
      access.delete(token);
      refreshable.delete(token);
    },
  };
}

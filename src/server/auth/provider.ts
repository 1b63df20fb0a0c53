import { betterAuth } from 'better-auth';
import pg from 'pg';
import { newId } from '#shared/ids.ts';
import { Refusal } from '../errors.ts';

/** What any identity provider gives the product: proof of who somebody is, as a session token of ours. */
export interface Provider {
  signIn(input: {
    email: string;
    password: string;
    rememberMe: boolean;
    ip?: string;
    userAgent?: string;
  }): Promise<{ token: string; user: SignedIn }>;
  /** Makes an account. @throws 422 when the password is too weak */
  register(input: { email: string; password: string; full_name: string }): Promise<{ user_id: string }>;
  close(): Promise<void>;
}

export interface SignedIn {
  id: string;
  email: string;
  name: string;
  image: string | null;
}

const DAY = 24 * 60 * 60;

/** The embedded provider: e-mail and password, kept in our own database by Better Auth (scrypt, constant-time, session rows). */
export function embeddedProvider({ url, secret, baseUrl }: { url: string; secret: string; baseUrl: string }): Provider {
  const pool = new pg.Pool({
    connectionString: url,
    max: 2,
    options: '-c search_path=identity',
    application_name: 'tandem-identity',
  });
  pool.on('error', () => {});
  const times = { createdAt: 'created_at', updatedAt: 'updated_at' };
  const auth = betterAuth({
    baseURL: baseUrl,
    secret,
    database: pool,
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: { database: { generateId: () => newId() } },
    emailAndPassword: { enabled: true, minPasswordLength: 8, maxPasswordLength: 200, autoSignIn: false },
    session: {
      modelName: 'sessions',
      expiresIn: 30 * DAY,
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...times,
      },
    },
    user: { modelName: 'users', fields: { emailVerified: 'email_verified', ...times } },
    account: {
      modelName: 'accounts',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        ...times,
      },
    },
    verification: { modelName: 'verifications', fields: { expiresAt: 'expires_at', ...times } },
  });

  return {
    async signIn({ email, password, rememberMe, ip, userAgent }) {
      const headers = new Headers();
      if (ip) headers.set('x-forwarded-for', ip);
      if (userAgent) headers.set('user-agent', userAgent);
      const result = await auth.api.signInEmail({ body: { email, password, rememberMe }, headers }).catch(() => {
        // One answer for a wrong password and an unknown address: who has an account is nobody's business.
        throw new Refusal(401, 'Invalid credentials');
      });
      const { id, name, image } = result.user;
      return { token: result.token, user: { id, email: result.user.email, name, image: image ?? null } };
    },
    async register({ email, password, full_name }) {
      if (commonPasswords.has(password.toLowerCase())) {
        throw new Refusal(422, 'This password is too common.', { password: ['is too common; choose another'] });
      }
      const { user } = await auth.api.signUpEmail({ body: { email, password, name: full_name } });
      return { user_id: user.id };
    },
    close: () => pool.end(),
  };
}

/** The head of the published lists of leaked passwords that reach our minimum of eight characters. */
const commonPasswords = new Set(
  `password 12345678 123456789 1234567890 qwertyuiop password1 password123 iloveyou sunshine princess football baseball
  superman trustno1 1q2w3e4r 1qaz2wsx qwerty123 qwerty12 11111111 00000000 abcd1234 passw0rd p@ssw0rd letmein1 welcome1 welcome123
  admin123 administrator changeme starwars computer michelle jennifer whatever internet samantha victoria jordan23 87654321
  88888888 12341234 asdfghjkl asdfasdf zaq12wsx q1w2e3r4 access14 master123 dragon123 monkey123 shadow123 freedom1`.split(
    /\s+/,
  ),
);

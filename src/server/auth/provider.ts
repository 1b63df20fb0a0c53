import { betterAuth } from 'better-auth';
import { newId } from '#shared/ids.ts';
import { openPool } from '../db/pool.ts';
import { sql } from '../db/sql.ts';
import { conflict, Refusal } from '../errors.ts';
import { deviceFingerprint } from './known-devices.ts';
import { checkPassword, PASSWORD_MAX, PASSWORD_MIN } from './password-policy.ts';
import type { Proven } from './proven.ts';
import { newSecret } from './secret-token.ts';
import { wrongSecret } from './wrong-guess.ts';

/**
 * Every identity provider offers proof of identity and a session token. Everything else about sign-in (delays, second
 * factor, company rules) is in `sign-in.ts`.
 */
export interface Provider {
  /** `embedded` means that people sign in here with a password, `redirect` that they sign in at another site. */
  readonly kind: 'embedded' | 'redirect';
  /** Checks a password. Takes the same time for unknown addresses. @throws 401 */
  verify(input: { email: string; password: string }): Promise<Proven>;
  openSession(user_id: string, device: Device): Promise<{ token: string }>;
  /** Creates an account. @throws 409 when the address has one, 422 when the password is too weak */
  register(input: NewAccount): Promise<{ user_id: string }>;
  /** The hash of a password for an account that is created later. @throws 422 when it is too weak */
  hashPassword(input: NewAccount): Promise<string>;
  /** Creates an account with a hash made before, for the owner of the mailbox. @throws 409 when the address has one */
  registerProven(input: { email: string; full_name: string; password_hash: string }): Promise<{ user_id: string }>;
  /** Whether this is the password of a hash. */
  isPassword(password: string, hash: string): Promise<boolean>;
  /**
   * @param from the password that was checked; without it, the link of an email was used
   * @throws 401 when that password has changed, 422 when the new one is too weak
   */
  changePassword(user_id: string, password: string, options?: { field?: string; from?: Proven }): Promise<void>;
  close(): Promise<void>;
}

interface NewAccount {
  email: string;
  password: string;
  full_name: string;
}

/** The details by which the owner recognizes a session, and its length. */
export interface Device {
  /** The session lasts thirty days instead of one. */
  rememberMe: boolean;
  ip?: string;
  userAgent?: string;
  /** A second factor was used. */
  hasSecondFactor?: boolean;
  /** The company whose identity provider vouches for the person; the session gives access to this company only. */
  samlOrganizationId?: string;
  /** The company at whose host name the person signed in; the session works only there. */
  hostOrganizationId?: string | null;
}

/** The length of a session in days. */
const DAYS = { remembered: 30, otherwise: 1 };

/** The algorithm that hashes passwords. */
export interface PasswordHash {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
}

interface Embedding {
  url: string;
  secret: string;
  baseUrl: string;
  /** Tests pass a fast one; the default is Better Auth's, which is slow on purpose. */
  passwordHash?: PasswordHash;
}

/**
 * The embedded provider: email and password, stored in our own database by Better Auth (scrypt, constant-time).
 * Sessions are our own rows, because the library would store their tokens unhashed (decision 0051).
 */
export function embeddedProvider({ url, secret, baseUrl, passwordHash }: Embedding): Provider {
  const pool = openPool({
    connectionString: url,
    max: 2,
    options: '-c search_path=identity',
    application_name: 'tandem-identity',
  });
  const times = { createdAt: 'created_at', updatedAt: 'updated_at' };
  const auth = betterAuth({
    baseURL: baseUrl,
    secret,
    database: pool,
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: { database: { generateId: () => newId() } },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      autoSignIn: false,
      ...(passwordHash && { password: passwordHash }),
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

  async function hashPassword({ email, password, full_name }: NewAccount): Promise<string> {
    checkPassword(password, [email, full_name]);
    const { password: scrypt } = await auth.$context;
    return scrypt.hash(password);
  }

  async function create(given: { email: string; full_name: string; password_hash: string; isProven: boolean }) {
    const { internalAdapter } = await auth.$context;
    const email = given.email.trim().toLowerCase();
    if (await internalAdapter.findUserByEmail(email)) throw taken();
    const { id } = await internalAdapter
      .createUser({ email, name: given.full_name, emailVerified: given.isProven }, { method: 'email-password' })
      .catch((error: { code?: string }) => {
        // Two people registered with the same address at the same moment.
        throw error.code === '23505' ? taken() : error;
      });
    const { password_hash: password } = given;
    await internalAdapter.linkAccount({ userId: id, providerId: PASSWORD, accountId: id, password });
    return { user_id: id };
  }

  return {
    kind: 'embedded',
    async verify({ email, password }) {
      const { internalAdapter, password: scrypt } = await auth.$context;
      const userWithAccounts = await internalAdapter.findUserByEmail(email.trim(), { includeAccounts: true });
      const hash = userWithAccounts?.accounts.find(({ providerId }) => providerId === PASSWORD)?.password;
      const isRight = hash ? await scrypt.verify({ hash, password }) : !(await scrypt.hash(password));
      // A wrong password and an unknown address give the same error, so that accounts cannot be discovered.
      if (!userWithAccounts || !isRight) throw wrongSecret(new Refusal(401, 'Invalid credentials'));
      const { id, name, image } = userWithAccounts.user;
      return { user: { id, email: userWithAccounts.user.email, name, image: image ?? null }, password_hash: hash! };
    },
    async openSession(user_id, { rememberMe, ip = '', userAgent = '', hasSecondFactor = false, ...of }) {
      const { token, hash } = newSecret();
      await pool.query(sql`
        insert into identity.sessions (token_hash, user_id, expires_at, ip_address, user_agent, has_second_factor,
          factor_proven_at, saml_organization_id, host_organization_id)
        values (${hash}, ${user_id}, now() + make_interval(days => ${rememberMe ? DAYS.remembered : DAYS.otherwise}),
          ${ip}, ${userAgent.slice(0, 500)}, ${hasSecondFactor}, case when ${hasSecondFactor}::boolean then now() end,
          ${of.samlOrganizationId ?? null}, ${of.hostOrganizationId ?? null})`);
      if (ip) {
        await pool.query(sql`
          insert into identity.known_devices (user_id, mark)
          values (${user_id}, ${deviceFingerprint({ ip, userAgent })})
          on conflict (user_id, mark) do update set last_at = excluded.last_at`);
      }
      return { token };
    },
    async register(input) {
      const password_hash = await hashPassword(input);
      return create({ ...input, password_hash, isProven: false });
    },
    hashPassword,
    registerProven: (input) => create({ ...input, isProven: true }),
    async isPassword(password, hash) {
      const { password: scrypt } = await auth.$context;
      return scrypt.verify({ hash, password });
    },
    async changePassword(user_id, password, { field, from } = {}) {
      const { internalAdapter, password: scrypt } = await auth.$context;
      const user = await internalAdapter.findUserById(user_id);
      checkPassword(password, user ? [user.email, user.name] : [], field);
      const hash = await scrypt.hash(password);
      if (from) {
        const { rowCount } = await pool.query(sql`
          update identity.accounts set password = ${hash}, updated_at = now()
          where user_id = ${user_id} and password = ${from.password_hash}`);
        if (rowCount === 0) throw new Refusal(401, 'Invalid credentials');
      } else if (await internalAdapter.findCredentialAccount(user_id))
        await internalAdapter.updatePassword(user_id, hash);
      else
        await internalAdapter.linkAccount({
          userId: user_id,
          providerId: PASSWORD,
          accountId: user_id,
          password: hash,
        });
    },
    close: () => pool.end(),
  };
}

/** Keeps the sessions and turns off passwords, for users who are confirmed by an external provider. */
export function withoutPasswords(provider: Provider): Provider {
  return {
    ...provider,
    kind: 'redirect',
    verify: async () => {
      throw new Refusal(401, 'Sign in with your organization’s provider.');
    },
  };
}

const PASSWORD = 'credential';

const taken = () => conflict('An account with this email address already exists.');

import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { newId } from '#shared/ids.ts';
import type { Role } from '../../shared/roles.ts';
import { createApp, createKernel } from '../app.ts';
import { Call, scopeOf, systemActor } from '../call.ts';
import { loadConfig } from '../config.ts';
import type { Row } from '../db/client.ts';
import { withConnection } from '../db/connect.ts';
import type { Kernel } from '../kernel.ts';
import { fixedClock } from '../ports/clock.ts';
import { createSealing, type Sealing } from '../sealing.ts';
import { cheapPasswordHash } from './cheap-password-hash.ts';
import { cloneDatabase, type TestDatabase } from './database.ts';
import { isWatched } from './routes.ts';
import { sourceRenderer as site } from './site-renderer.ts';

/** A signed-in user, who sends requests. */
export interface Person {
  user_id: string;
  email: string;
  token: string;
  request(
    method: InjectOptions['method'] & string,
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  get<T = Row>(url: string): Promise<T>;
  post<T = Row>(url: string, body?: unknown): Promise<T>;
  patch<T = Row>(url: string, body: unknown): Promise<T>;
}

export interface Company {
  id: string;
  owner: Person;
  /** Creates another member of the company. */
  member(role: Role): Promise<Person>;
  /** Runs domain functions as the product itself, in one transaction. */
  within<T>(work: (call: Call) => Promise<T>): Promise<T>;
}

interface WorldOptions {
  now?: string;
  sealing?: Sealing;
  env?: Record<string, string>;
  /** For a test file that reads all rows of a table, changes the database itself or starts workers. */
  own?: boolean;
  /** A database on the test's own server, which it may kill. */
  database?: TestDatabase;
}

const NOW = '2026-03-16T09:00:00Z';

/** Starts an app on a database. */
async function startFoundation({
  now = NOW,
  sealing = createSealing(randomBytes(32)),
  env = {},
  ...given
}: WorldOptions) {
  const database = given.database ?? (await cloneDatabase());
  const clock = fixedClock(now);
  const config = loadConfig({
    TANDEM_SECRET: 'a secret that only tests of this product use',
    TANDEM_SUPER_ADMIN_EMAILS: 'root@tandem.test',
    TANDEM_SUPER_ADMIN_DOMAINS: 'operator.test',
    TANDEM_DEMO: '0',
    // The clock stands still, so a minute never ends and budgets would be used up.
    TANDEM_REQUESTS_PER_PERSON: '0',
    TANDEM_REQUESTS_PER_COMPANY: '0',
    TANDEM_DATA_DIR: mkdtempSync(`${tmpdir()}/tandem-world-`),
    // Exchange rates are not fetched; a test that needs them has its own bank.
    TANDEM_ECB_RATES_URL: '0',
    ...env,
  });
  const { appUrl, systemUrl } = database;
  const kernel = await createKernel({
    config,
    sealing,
    clock,
    appUrl,
    systemUrl,
    passwordHash: cheapPasswordHash,
  });
  const app = await createApp(kernel, { site, ...(process.env.TEST_LOG && { logger: { level: 'error' } }) });
  await app.ready();
  const flags = await kernel.system.unscoped((tx) => tx.rows('select key, is_on from feature_flags'));
  return { app, kernel, clock, database, flags };
}

type Foundation = Awaited<ReturnType<typeof startFoundation>>;

/** The foundation that the files of this worker share, one after the other. */
let sharedFoundation: Promise<Foundation> | undefined;
let isTaken = false;

/** Resets the shared foundation: users of earlier files lose their address and flags. */
async function takeCommon(now: string): Promise<Foundation> {
  const isNew = !sharedFoundation;
  sharedFoundation ??= startFoundation({}).then((made) => {
    process.once('exit', () => rmSync(made.kernel.config.dataDir, { recursive: true, force: true }));
    return made;
  });
  const foundation = await sharedFoundation;
  const { clock, kernel, flags } = foundation;
  clock.set(now);
  if (isNew) return foundation;
  await kernel.system.unscoped(async (tx) => {
    await tx.run(
      "update identity.users set email = 'left-' || id || '@tandem.test', username = null where email not like 'left-%'",
    );
    await tx.run('delete from feature_flag_overrides');
    await tx.run(
      `update feature_flags f set is_on = as_before.is_on
       from jsonb_to_recordset($1) as as_before (key text, is_on boolean)
       where f.key = as_before.key and f.is_on <> as_before.is_on`,
      [JSON.stringify(flags)],
    );
  });
  kernel.identity.forget();
  kernel.flags.forget();
  return foundation;
}

/**
 * Checks all emails caused by any test: if everyone can read the body, it must not contain a link with a secret, or a
 * code.
 * @throws if one does, because its kind is declared wrongly
 */
async function requireOpenMailsWithoutSecrets({ database }: Foundation): Promise<void> {
  // The query runs as the database owner, because a test may have made the database unavailable to the kernel.
  const { rows } = await withConnection(database.adminUrl, (client) =>
    client.query<{ kind: string; body_text: string }>(
      "select kind, body_text from mail_outbox where hides = 'nothing'",
    ),
  );
  for (const { kind, body_text } of rows) {
    const links = body_text.match(/tandem:\S+/g) ?? [];
    // Six digits further away from the word are part of a sample's name.
    const isSecret = (link: string) => /#token=|#code=|[\w-]{40,}/.test(link.replace(UUID, ''));
    if (links.some(isSecret) || /\bcode\b[^.\n]{0,12}\b\d{6}\b/i.test(body_text))
      throw new Error(`The email "${kind}" carries a secret, but does not hide its body.`);
  }
}

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

async function closeFoundation({ app, kernel, database }: Foundation): Promise<void> {
  await app.close();
  await kernel.close();
  await database.drop();
  rmSync(kernel.config.dataDir, { recursive: true, force: true });
}

/**
 * Creates a running app without users. Use one per test file. The files of a worker share one, each with its own
 * companies; a file that needs special parts, records the routes or creates a second one gets a separate world.
 */
export async function createWorld({ now = NOW, sealing, env, database: given, own = false }: WorldOptions = {}) {
  const isOwn = own || isTaken || sealing !== undefined || env !== undefined || given !== undefined || isWatched();
  if (!isOwn) isTaken = true;
  const foundation = isOwn
    ? await startFoundation({
        now,
        ...(sealing && { sealing }),
        ...(env && { env }),
        ...(given && { database: given }),
      })
    : await takeCommon(now);
  const { app, kernel, clock, database } = foundation;

  async function person(email = `person-${newId().slice(-8)}@tandem.test`, full_name = 'Test Person'): Promise<Person> {
    const { user_id } = await kernel.identity.provider.register({ email, password: PASSWORD, full_name });
    // Administrators have confirmed their address.
    if (kernel.identity.administers(email)) {
      await kernel.system.unscoped((tx) =>
        tx.run('update identity.users set email_verified = true where id = $1', [user_id]),
      );
    }
    const { token } = await kernel.identity.provider.openSession(user_id, { rememberMe: true });
    return actingAs(app, { user_id, email, token });
  }

  async function join(organization_id: string, user_id: string, role: Role): Promise<void> {
    await kernel.system.unscoped((tx) =>
      tx.run('insert into memberships (organization_id, user_id, role) values ($1, $2, $3)', [
        organization_id,
        user_id,
        role,
      ]),
    );
    kernel.identity.forget();
  }

  async function organization(kind: 'vendor' | 'partner', name: string): Promise<string> {
    const id = newId();
    await kernel.system.unscoped(async (tx) => {
      await tx.run('insert into organizations (id, name, slug, kind) values ($1, $2, $3, $4)', [
        id,
        name,
        `${kind}-${id.slice(-12)}`,
        kind,
      ]);
      if (kind === 'vendor') await tx.run('insert into program_settings (organization_id) values ($1)', [id]);
    });
    return id;
  }

  return {
    app,
    kernel,
    clock,
    database,
    person,
    join,
    /** Turns on every module, whatever its flag is by default. */
    async switchEverythingOn(): Promise<void> {
      await kernel.system.unscoped((tx) => tx.run('update feature_flags set is_on = true'));
      kernel.flags.forget();
    },
    /** Turns modules on or off for one company. */
    async switchFor({ id }: Company, keys: readonly string[], is_on: boolean): Promise<void> {
      await kernel.system.unscoped((tx) =>
        tx.run(
          `insert into feature_flag_overrides (flag_id, kind, target, is_on)
           select id, 'organization', $2, $3 from feature_flags where key = any($1)
           on conflict (flag_id, kind, target) do update set is_on = excluded.is_on`,
          [keys, id, is_on],
        ),
      );
      kernel.flags.forget();
    },
    /** A vendor with an owner and default program settings. */
    async company(name = 'Acme'): Promise<Company> {
      const id = await organization('vendor', name);
      const owner = await person();
      await join(id, owner.user_id, 'owner');
      return {
        id,
        owner,
        async member(role) {
          const one = await person();
          await join(id, one.user_id, role);
          return one;
        },
        within: (work) => withinCompany(kernel, id, work),
      };
    },
    /** Creates a login for an existing partner row: its organization, and a user in partner mode. */
    async partnerUser(company: Company, partner_id: string, role: Role = 'partner_admin'): Promise<Person> {
      const user = await person();
      const [row] = await kernel.system.unscoped((tx) =>
        tx.rows<{ home: string | null }>(
          'select partner_organization_id as home from partners where organization_id = $1 and id = $2',
          [company.id, partner_id],
        ),
      );
      const home = row?.home ?? (await organization('partner', 'Partner'));
      await kernel.system.unscoped((tx) =>
        tx.run('update partners set partner_organization_id = $3 where organization_id = $1 and id = $2', [
          company.id,
          partner_id,
          home,
        ]),
      );
      await join(home, user.user_id, role);
      return user;
    },
    async close() {
      try {
        await requireOpenMailsWithoutSecrets(foundation);
      } finally {
        if (isOwn) await closeFoundation(foundation);
        else isTaken = false;
      }
    },
  };
}

export type World = Awaited<ReturnType<typeof createWorld>>;
export const PASSWORD = 'correct horse battery';

export async function withinCompany<T>(
  kernel: Kernel,
  organization_id: string,
  work: (call: Call) => Promise<T>,
): Promise<T> {
  const actor = systemActor(organization_id);
  return kernel.db.transaction(scopeOf(actor), (tx) =>
    work(new Call({ actor, tx, clock: kernel.clock, sealing: kernel.sealing })),
  );
}

function actingAs(app: FastifyInstance, who: Pick<Person, 'user_id' | 'email' | 'token'>): Person {
  async function request(method: string, url: string, body?: unknown, headers: Record<string, string> = {}) {
    return app.inject({
      method: method as 'GET',
      url: url.startsWith('/api/') ? url : `/api${url}`,
      headers: { authorization: `Bearer ${who.token}`, ...headers },
      ...(body !== undefined && { payload: body as object }),
    });
  }
  /** Returns a successful response; otherwise throws an error with the answer. */
  async function succeed<T>(method: string, url: string, body?: unknown): Promise<T> {
    const response = await request(method, url, body);
    if (response.statusCode >= 300)
      throw new Error(`${method} ${url} answered ${response.statusCode}: ${response.body}`);
    return (response.body ? response.json() : undefined) as T;
  }
  return {
    ...who,
    request,
    get: (url) => succeed('GET', url),
    post: (url, body) => succeed('POST', url, body ?? {}),
    patch: (url, body) => succeed('PATCH', url, body),
  };
}

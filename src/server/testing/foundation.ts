import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { createApp, createKernel } from '../app.ts';
import { loadConfig } from '../config.ts';
import { withConnection } from '../db/connect.ts';
import { sql } from '../db/sql.ts';
import type { Kernel } from '../kernel.ts';
import { fixedClock } from '../ports/clock.ts';
import { createSealing, type Sealing } from '../sealing.ts';
import { offerModel } from '../settings/language-model.ts';
import type { SiteRenderer } from '../site/renderer.ts';
import { cheapPasswordHash } from './cheap-password-hash.ts';
import { cloneDatabase, type TestDatabase } from './database.ts';
import { openWorlds } from './open-worlds.ts';
import { isWatched } from './routes.ts';

export interface FoundationOptions {
  now?: string;
  sealing?: Sealing;
  env?: Record<string, string>;
  /** For a test file that reads all rows of a table, changes the database itself or starts workers. */
  own?: boolean;
  /** A database on the test's own server, which it may kill. */
  database?: TestDatabase;
  /** Renders the public pages where nothing compiles their source. */
  site?: SiteRenderer;
}

const NOW = '2026-03-16T09:00:00Z';

/** Starts an app on a database. */
async function startFoundation({
  now = NOW,
  sealing = createSealing(randomBytes(32)),
  env = {},
  ...given
}: FoundationOptions) {
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
    // Test people register from few networks.
    TANDEM_COMPANIES_PER_NETWORK: '0',
    // Exchange rates are not fetched; a test that needs them has its own bank.
    TANDEM_ECB_RATES_URL: '0',
    ...env,
  });
  const { appUrl, systemUrl, replicaUrl } = database;
  const kernel = await createKernel({
    config,
    sealing,
    clock,
    appUrl,
    systemUrl,
    replicaUrl,
    passwordHash: cheapPasswordHash,
  });
  const site = given.site ?? (await import('./site-renderer.ts')).sourceRenderer;
  const app = await createApp(kernel, { site, ...(process.env.TEST_LOG && { logger: { level: 'error' } }) });
  await app.ready();
  const flags = await kernel.system.unscoped((tx) => tx.rows(sql`select key, is_on from feature_flags`));
  return { app, kernel, clock, database, flags, restoreKernel: kernelRestorer(kernel) };
}

/** @returns what undoes changes of tests to the services and hosts of the kernel */
function kernelRestorer(kernel: Kernel): () => void {
  const services = { ...kernel };
  const hosts = [...kernel.config.outgoingAllow];
  return () => {
    Object.assign(kernel, services);
    kernel.config.outgoingAllow.splice(0, Number.POSITIVE_INFINITY, ...hosts);
    offerModel(kernel.config.model);
  };
}

/** The requests of each file come from a network of its own, because limits count the requests of a network. */
function requestsFromOwnNetworks(app: FastifyInstance): () => void {
  const inject = app.inject.bind(app);
  let files = 0;
  app.inject = ((request: InjectOptions | string) =>
    inject({
      remoteAddress: `10.${files >> 8}.${files & 255}.1`,
      ...(typeof request === 'string' ? { url: request } : request),
    })) as FastifyInstance['inject'];
  return () => {
    files += 1;
  };
}

type Foundation = Awaited<ReturnType<typeof startFoundation>>;

/** The foundation that the files of this worker share, one after the other. */
let sharedFoundation: Promise<Foundation & { nextNetwork: () => void }> | undefined;

/**
 * Resets the shared foundation: the clock, the flags, the services of the kernel and the counts of wrong guesses. Users of
 * earlier files lose their address.
 */
async function takeCommon(now: string): Promise<Foundation & { others: ReadonlySet<string> }> {
  const isNew = !sharedFoundation;
  sharedFoundation ??= startFoundation({}).then((foundation) => {
    process.once('exit', () => rmSync(foundation.kernel.config.dataDir, { recursive: true, force: true }));
    return { ...foundation, nextNetwork: requestsFromOwnNetworks(foundation.app) };
  });
  const foundation = await sharedFoundation;
  const { clock, kernel, flags, restoreKernel, nextNetwork } = foundation;
  clock.set(now);
  restoreKernel();
  nextNetwork();
  const others = new Set<string>();
  if (isNew) return { ...foundation, others };
  await kernel.system.unscoped(async (tx) => {
    for (const { id } of await tx.rows<{ id: string }>(sql`select id from organizations`)) others.add(id);
    await tx.run(sql`
      update identity.users set email = 'left-' || id || '@tandem.test', username = null where email not like 'left-%'`);
    await tx.run(sql`delete from identity.attempts`);
    await tx.run(sql`delete from feature_flag_overrides`);
    await tx.run(sql`
      update feature_flags f set is_on = as_before.is_on
      from jsonb_to_recordset(${JSON.stringify(flags)}) as as_before (key text, is_on boolean)
      where f.key = as_before.key and f.is_on <> as_before.is_on`);
  });
  kernel.identity.forget();
  kernel.flags.forget();
  return { ...foundation, others };
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
 * Starts what a world runs on, or takes what the earlier files of the worker used. `others` are the organizations of those
 * files.
 */
export async function enterFoundation({
  now = NOW,
  sealing,
  env,
  database: given,
  site,
  own = false,
}: FoundationOptions): Promise<Foundation & { others: ReadonlySet<string>; close(): Promise<void> }> {
  const isOwn =
    own || openWorlds.isSharedTaken || sealing !== undefined || env !== undefined || given !== undefined || isWatched();
  if (!isOwn) openWorlds.isSharedTaken = true;
  const { others, ...foundation } = isOwn
    ? {
        ...(await startFoundation({
          now,
          ...(sealing && { sealing }),
          ...(env && { env }),
          ...(given && { database: given }),
          ...(site && { site }),
        })),
        others: new Set<string>(),
      }
    : await takeCommon(now);
  return {
    ...foundation,
    others,
    async close() {
      try {
        await requireOpenMailsWithoutSecrets(foundation);
      } finally {
        if (isOwn) await closeFoundation(foundation);
        else openWorlds.isSharedTaken = false;
      }
    },
  };
}

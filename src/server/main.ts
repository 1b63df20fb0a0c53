import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createDemoData, features } from '#features/server.ts';
import { addPages, createApi, createKernel } from './app.ts';
import { canRegister } from './auth/registration.ts';
import { type Config, loadConfig, PROJECT_FOLDER } from './config.ts';
import { openCluster } from './db/cluster.ts';
import { migrate } from './db/migrate.ts';
import { sql } from './db/sql.ts';
import { analyzeChanged, analyzeFilledTables } from './db/statistics.ts';
import { withDemoMarker } from './demo/interrupted.ts';
import { startWorker } from './jobs/worker.ts';
import type { Kernel } from './kernel.ts';
import { builtRenderer, type SiteRenderer } from './site/renderer.ts';
import { EXIT, StartError } from './start-error.ts';

/** The functions that close everything opened so far, called in reverse order. */
const closers: (() => Promise<unknown>)[] = [];

async function start(): Promise<void> {
  const isBuilt = buildOfStart();
  const envFile = join(PROJECT_FOLDER, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const config = loadConfig(process.env);
  // This runs before the database opens, so that a port in use is reported at once and nothing changes.
  await requirePort(config);
  const cluster = await openCluster(config, say);
  closers.push(cluster.stop);
  const applied = await migrate(cluster.adminUrl);
  if (applied.length > 0) say(`Updated the database (${applied.length} steps).`);
  const kernel = await createKernel({ config, ...cluster });
  closers.push(() => kernel.close());
  const app = await createApi(kernel, { logger: { level: logLevel(config) } });
  closers.push(() => app.close());
  if (config.demo && (await isEmpty(kernel))) await createDemo(kernel, config, cluster.adminUrl);
  await isBuilt;
  if (config.role !== 'worker') await addPages(app, kernel, await builtPages());
  await app.ready();
  // The description of the API is written now, while nobody waits.
  if (config.role !== 'worker') await app.inject('/api/openapi.json');
  await app.listen({ port: config.port, host: config.host });
  await greet(kernel, app.server.address());
  // Work that waited while the server was stopped would delay the start.
  if (config.role !== 'web') {
    const worker = await startWorker(kernel, cluster.adminUrl, features, app.log);
    closers.push(() => worker.stop());
  }
  if (process.send) reportWork(kernel);
  releaseStart();
}

/** Resolves when npm start has built the web app, which it does while the database and the demo are created. */
function buildOfStart(): Promise<void> {
  if (!process.env.TANDEM_AWAIT_BUILD) return Promise.resolve();
  return new Promise((resolve) => {
    const receive = (message: unknown) => {
      if ((message as { kind?: unknown } | null)?.kind !== 'built') return;
      process.off('message', receive);
      resolve();
    };
    process.on('message', receive);
  });
}

async function createDemo(kernel: Kernel, { databaseUrl, dataDir }: Config, adminUrl: string): Promise<void> {
  // Statistics come by themselves only after a minute, and some plans are slow until then.
  const create = async () => {
    if (await createDemoData(kernel, say, () => analyzeChanged(adminUrl))) await analyzeFilledTables(adminUrl);
  };
  // Only our own database server is certain to hold nothing else.
  await (databaseUrl ? create() : withDemoMarker(dataDir, create));
}

async function builtPages(): Promise<{ dist?: string; site?: SiteRenderer }> {
  const dist = join(PROJECT_FOLDER, 'dist');
  return existsSync(join(dist, 'web')) ? { dist, site: await builtRenderer(dist) } : {};
}

const REPORT_MS = 5_000;

/** Tells the supervisor of npm start that this process responds, and whether its workers work (scripts/supervise.mjs). */
function reportWork({ backlog }: Kernel): void {
  const timer = setInterval(async () => {
    // While the database is away nothing can run, and another start would not help.
    const due_seconds = await backlog.read().then(
      ({ oldest_job }) => oldest_job,
      () => 0,
    );
    if (process.connected) process.send?.({ kind: 'work', due_seconds, idle_seconds: backlog.idleSeconds ?? 0 });
  }, REPORT_MS);
  timer.unref();
}

/**
 * Returns memory to the machine. Starting compiles hundreds of schemas and texts once, half of an idle server's memory,
 * which V8 only releases when memory is low. From then on the heap is limited to half as much again as is in use: on a
 * machine with much memory, V8 collects old objects when they are several times that, and the process held 660 MB for 100
 * MB. During the start that would cost seconds, because most of what is made stays.
 */
function releaseStart(): void {
  setFlagsFromString('--heap-growing-percent=50');
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  setFlagsFromString('--no-expose-gc');
}

/** Request logs must not hide the address on a terminal; a log collector gets them all. */
function logLevel(config: Config): string {
  return process.stdout.isTTY && !process.env.TANDEM_LOG_LEVEL ? 'warn' : config.logLevel;
}

function requirePort({ port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => reject(explainPort(error, port, host)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

function explainPort(error: NodeJS.ErrnoException, port: number, host: string): Error {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is used by another program: stop it, or set another PORT, such as PORT=${port + 1} npm start.`,
    EACCES: `This user is not allowed to open port ${port}: set a PORT above 1023, such as PORT=3000 npm start.`,
    EADDRNOTAVAIL: `HOST is "${host}", which is not an address of this machine: set it to localhost, or to 0.0.0.0 for all its addresses.`,
    ENOTFOUND: `HOST is "${host}", which is not an address of this machine: set it to localhost, or to 0.0.0.0 for all its addresses.`,
  };
  const reason = reasons[error.code ?? ''];
  return reason ? new StartError(reason) : error;
}

async function greet(kernel: Kernel, address: ReturnType<ReturnType<typeof createServer>['address']>): Promise<void> {
  const { config, system, fileStorage } = kernel;
  const port = typeof address === 'object' && address ? address.port : config.port;
  if (config.role === 'worker') return say(`Tandem runs its jobs. Their state: http://localhost:${port}/readyz`);
  say('');
  say(`Tandem is ready: ${config.port === port ? config.baseUrl : `http://localhost:${port}`}`);
  if (!config.smtpUrl) say(`Emails are saved in ${join(config.dataDir, 'mail')}, because SMTP_URL is not set.`);
  if (config.files.store !== 'folder') void sayStorage(fileStorage);
  const demo = await system.unscoped((tx) =>
    tx.rows<{ email: string }>(sql`select email from identity.users where email = any(${DEMO_ACCOUNTS}::text[])`),
  );
  if (demo.length === 0) {
    if ((await canRegister(kernel)) && (await isEmpty(kernel)))
      say(`No accounts yet: register at ${config.baseUrl}/register`);
    return;
  }
  say(`Demo accounts, password tandem-demo: ${DEMO_ACCOUNTS.join(', ')}`);
  if (!['localhost', '127.0.0.1', '::1'].includes(config.host)) {
    say(
      'Anyone who can reach this server can sign in with these accounts. For real work, use a new data folder and TANDEM_DEMO=0.',
    );
  }
}

/** A problem is a warning, because everything else works without files, and the storage may come back. */
async function sayStorage({ place, formerPlace, findProblem }: Kernel['fileStorage']): Promise<void> {
  const former = formerPlace ? `; files that were not moved yet are read from ${formerPlace}` : '';
  say(`Files are stored in ${place}${former}.`);
  const problem = await findProblem();
  if (problem) say(`Warning: files cannot be stored. ${problem}`);
}

async function isEmpty({ system }: Kernel): Promise<boolean> {
  return system.unscoped(async (tx) => (await tx.rows(sql`select from organizations limit 1`)).length === 0);
}

const DEMO_ACCOUNTS = ['company', 'partner', 'both', 'super', 'other'].map((name) => `${name}@demo.tandem.test`);

let stoppingSince: number | undefined;

/** Finishes running work; a second signal stops at once. Terminals and parents often send the signal twice together. */
async function stop(reason: string): Promise<void> {
  if (stoppingSince !== undefined) {
    if (Date.now() - stoppingSince > 1_000) process.exit(EXIT.stoppedLate);
    return;
  }
  stoppingSince = Date.now();
  say(`Stopping (${reason}).`);
  setTimeout(() => process.exit(EXIT.stoppedLate), 15_000).unref();
  for (const close of closers.reverse()) await close().catch((error) => console.error(error));
  process.exit(0);
}

function say(line: string): void {
  console.log(line);
}

process.on('SIGTERM', stop);
process.on('SIGINT', stop);
// This event only occurs under npm start: it was killed, and nothing else would stop this process.
process.on('disconnect', () => void stop('npm start ended'));
try {
  await start();
} catch (error) {
  if (stoppingSince === undefined) console.error(error instanceof StartError ? error.message : error);
  for (const close of closers.reverse()) await close().catch(() => undefined);
  process.exit(stoppingSince !== undefined ? EXIT.stoppedLate : error instanceof StartError ? EXIT.wrongSettings : 1);
}

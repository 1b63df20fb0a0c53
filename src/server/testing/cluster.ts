import { execFileSync } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../config.ts';
import { withConnection } from '../db/connect.ts';
import { sql } from '../db/sql.ts';
import { type EmbeddedServer, startEmbedded } from '../postgres/embedded.ts';
import { isLockHeld } from '../postgres/folder-lock.ts';
import { stopPostmaster } from '../postgres/postmaster.ts';
import { dropDatabase } from './database.ts';
import { postgresOf } from './server-process.ts';
import { ensureTemplate, type Template, templateHash } from './template.ts';
import { noteTime, processorMsOf } from './times.ts';

export type TestCluster = {
  /** The template of the current migrations, which may have changed since the last call in watch mode. */
  template(): Promise<Template>;
  stop(): Promise<void>;
};

/** The databases of one run have its name, so that a run on a shared server can remove those it left. */
export const RUN = `tandem_test_${process.pid}_`;

/** Starts a PostgreSQL for tests: TEST_DATABASE_URL if set, otherwise one in memory that is removed by `stop`. */
export async function startTestCluster(): Promise<TestCluster> {
  const given = process.env.TEST_DATABASE_URL;
  return given ? sharedCluster(given) : await startOwnCluster();
}

function sharedCluster(serverUrl: string): TestCluster {
  return {
    template: remember((hash) => ensureTemplate(serverUrl, hash, false)),
    stop: () => dropRun(serverUrl),
  };
}

/** Starts the embedded server even if TEST_DATABASE_URL is set; a test may kill it. */
export async function startOwnCluster(): Promise<TestCluster & { folder: string; superuserUrl: string }> {
  sweep();
  const folder = mkdtempSync(join(fastFolder(), 'tandem-test-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const server = await startPrepared(folder, templateHash());
    return {
      folder,
      superuserUrl: server.superuserUrl,
      template: remember((hash) => ensureTemplate(server.superuserUrl, hash, true)),
      stop: () => {
        noteTime({ databaseMs: processorMsOf(postgresOf(folder)) });
        return server.stop().finally(remove);
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Starts a server with its template. Creating both takes two seconds, copying them a tenth of that. */
async function startPrepared(folder: string, hash: string): Promise<EmbeddedServer> {
  const start = () => startEmbedded({ folder, testing: true });
  const database = join(folder, 'postgres');
  const prepared = join(CACHE, hash);
  if (existsSync(prepared)) {
    copy(prepared, database);
    return await start();
  }
  const server = await start();
  try {
    await ensureTemplate(server.superuserUrl, hash, true);
  } finally {
    // The server is stopped before it is copied, so that the copy is complete.
    await server.stop();
  }
  keep(database, prepared);
  return await start();
}

function remember(make: (hash: string) => Promise<Template>): () => Promise<Template> {
  const templates = new Map<string, Promise<Template>>();
  return () => {
    const hash = templateHash();
    const template = templates.get(hash) ?? make(hash);
    templates.set(hash, template);
    return template;
  };
}

async function dropRun(serverUrl: string): Promise<void> {
  const { rows } = await withConnection(serverUrl, (client) =>
    client.query<{ datname: string }>(sql`select datname from pg_database where starts_with(datname, ${RUN})`),
  );
  for (const { datname } of rows) await dropDatabase(serverUrl, datname);
}

/** The folder of stopped servers with their template, by hash. */
const CACHE = join(PROJECT_FOLDER, 'node_modules/.cache/tandem-test-database');

function keep(database: string, prepared: string): void {
  mkdirSync(CACHE, { recursive: true });
  for (const old of readdirSync(CACHE)) {
    // Another run may be copying a recent one.
    if (isOlderThan(join(CACHE, old), 3_600)) rmSync(join(CACHE, old), { recursive: true, force: true });
  }
  const draft = `${prepared}.${process.pid}`;
  copy(database, draft);
  try {
    renameSync(draft, prepared);
  } catch {
    // Another run was faster.
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Copies with owners and modes, which PostgreSQL requires and Node's own copy loses. */
function copy(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to]);
}

/** A folder in memory if there is enough of it; containers often have a shared memory folder of only 64 MB. */
function fastFolder(): string {
  try {
    const memory = '/dev/shm';
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize > 2 ** 30) return memory;
  } catch {
    // The system is not Linux.
  }
  return tmpdir();
}

/** Removes everything that killed runs left. */
function sweep(): void {
  const base = fastFolder();
  for (const name of readdirSync(base).filter((each) => each.startsWith('tandem-test-'))) {
    const folder = join(base, name);
    try {
      if (isLockHeld(folder) || !isOlderThan(folder, 60)) continue;
      void stopPostmaster(join(folder, 'postgres'), 'now');
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // The folder belongs to another user or is being removed by another run.
    }
  }
}

function isOlderThan(path: string, seconds: number): boolean {
  return Date.now() - statSync(path).mtimeMs > seconds * 1_000;
}

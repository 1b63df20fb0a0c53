import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { makeFolders } from '../folders.ts';
import { StartError } from '../start-error.ts';
import { findBinaries } from './binaries.ts';
import { isLockHeld, lockFolder, notWritable } from './folder-lock.ts';
import { initialize } from './initdb.ts';
import { freePort, isPortFree, type LaunchOptions, launch } from './launch.ts';
import { postmasterOf, stopPostmaster } from './postmaster.ts';
import { changeOwner, chooseServerUser } from './server-user.ts';

export type EmbeddedOptions = {
  /** The data folder. The database is in its subfolder `postgres`, with the server's log beside it. */
  folder: string;
  /** Durability is reduced for speed, for temporary databases of tests. */
  testing?: boolean;
  onProgress?: (line: string) => void;
};

export type EmbeddedServer = {
  /** The superuser's URL of the maintenance database. */
  superuserUrl: string;
  /** Whether the server was still running after its Tandem process was killed. */
  adopted: boolean;
  stop(): Promise<void>;
};

/** The access data is stored in the database's folder, so that a copy of the folder is complete. */
type Access = { password: string; port: number };

/** Starts the embedded PostgreSQL on a data folder, which it creates at the first start. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { folder, testing = false, onProgress = () => undefined } = options;
  makeFolder(folder);
  const unlock = lockFolder(folder);
  try {
    const database = join(folder, 'postgres');
    const user = chooseServerUser(database, onProgress);
    const binaries = findBinaries(user, onProgress);
    refuseOtherMajor(database, binaries.majorVersion);
    if (!existsSync(join(database, 'PG_VERSION'))) {
      onProgress('Creating the database folder.');
      const access: Access = { password: randomBytes(24).toString('base64url'), port: await freePort() };
      const draft = join(folder, 'postgres.new');
      await initialize({ binaries, user, folder: draft, password: access.password, testing });
      saveAccess(draft, access);
      changeOwner(accessFile(draft), user);
      // Only a complete folder gets the final name, so an interrupted first start begins again.
      renameSync(draft, database);
    }
    const access = readAccess(database);
    const adopted = await adopt(database, access, onProgress);
    const run = { binaries, user, folder: database, log: join(folder, 'postgres.log'), testing, onProgress };
    if (!adopted) {
      if (!(await isPortFree(access.port))) saveAccess(database, Object.assign(access, { port: await freePort() }));
      await launch({ ...run, port: access.port });
    }
    const onExit = () => stopPostmaster(database, 'now');
    process.once('exit', onExit);
    const unwatch = keepRunning({ ...run, port: access.port });
    return {
      superuserUrl: urlOf(database, access),
      adopted,
      async stop() {
        await unwatch();
        process.off('exit', onExit);
        await stopPostmaster(database);
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** The server that another Tandem runs on the folder, which remains its owner; undefined if there is none. */
export async function joinEmbedded(folder: string): Promise<EmbeddedServer | undefined> {
  const database = join(folder, 'postgres');
  const deadline = Date.now() + 30_000;
  while (isLockHeld(folder)) {
    const running = postmasterOf(database);
    if (running?.isReady && running.port) {
      const superuserUrl = urlOf(database, { ...readAccess(database), port: running.port });
      if (await answers(superuserUrl)) return { superuserUrl, adopted: true, stop: async () => undefined };
    }
    if (Date.now() > deadline)
      throw new StartError(
        `The Tandem process that uses the data folder ${folder} has no database running: try again later.`,
      );
    await delay(100);
  }
  return undefined;
}

function makeFolder(folder: string): void {
  try {
    makeFolders(folder);
  } catch (error) {
    throw notWritable(folder, error);
  }
}

function refuseOtherMajor(database: string, ownVersion: number): void {
  const file = join(database, 'PG_VERSION');
  if (!existsSync(file)) return;
  const folderVersion = Number(readFileSync(file, 'utf8').trim());
  if (folderVersion === ownVersion) return;
  throw new StartError(
    `The folder ${database} was made by PostgreSQL ${folderVersion}, but this Tandem comes with PostgreSQL ${ownVersion}: run "npx tandem backup" with the version that made it, and restore that backup into a new TANDEM_DATA_DIR with this version.`,
  );
}

const accessFile = (database: string) => join(database, 'tandem.json');

function saveAccess(database: string, access: Access): void {
  writeFileSync(accessFile(database), JSON.stringify(access), { mode: 0o600 });
}

function readAccess(database: string): Access {
  try {
    return JSON.parse(readFileSync(accessFile(database), 'utf8')) as Access;
  } catch {
    throw new StartError(
      `The folder ${database} lacks its file tandem.json with the database password: restore it from a backup, or set another TANDEM_DATA_DIR.`,
    );
  }
}

/** Socket paths are limited to about a hundred bytes, so TCP is used for longer paths. */
function urlOf(database: string, access: Access): string {
  const url = new URL(`postgresql://postgres:${access.password}@127.0.0.1:${access.port}/postgres`);
  if (process.platform !== 'win32' && Buffer.byteLength(database) < 80) url.searchParams.set('host', database);
  return url.href;
}

/** Takes over a server that outlived its Tandem process (kill -9). */
async function adopt(database: string, access: Access, onProgress: (line: string) => void): Promise<boolean> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const running = postmasterOf(database);
    if (!running) return false;
    if (running.port) access.port = running.port;
    if (await answers(urlOf(database, access))) {
      onProgress('The database was still running and is used again.');
      return true;
    }
    if (Date.now() > deadline) {
      throw new StartError(
        `A PostgreSQL (process ${running.pid}) runs on ${database} and does not respond: stop it with "kill -INT ${running.pid}" and start again.`,
      );
    }
    await delay(200);
  }
}

/**
 * Restarts the server when it ends unexpectedly (killed, out of memory); pools then reconnect.
 * @returns a function to stop
 */
function keepRunning(run: LaunchOptions): () => Promise<void> {
  let relaunch: Promise<void> | undefined;
  const timer = setInterval(() => {
    if (relaunch || postmasterOf(run.folder)) return;
    run.onProgress('The database stopped unexpectedly and is being restarted.');
    relaunch = launch(run)
      .catch((error: Error) => run.onProgress(error.message))
      .finally(() => {
        relaunch = undefined;
      });
  }, 500);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await relaunch;
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

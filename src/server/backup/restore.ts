import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import { isOld, requireLastOld } from '../db/adoption.ts';
import { withConnection } from '../db/connect.ts';
import { MIGRATIONS_FOLDER, migrate, migrateUntil, readMigrations } from '../db/migrate.ts';
import { sql } from '../db/sql.ts';
import { analyzeFilledTables } from '../db/statistics.ts';
import { type FileStore, type FileStores, fileStores, syncFolder } from '../ports/files.ts';
import { LOCK, lockFolder } from '../postgres/folder-lock.ts';
import { StartError } from '../start-error.ts';
import { startLoading } from './load.ts';
import { FOLDERS, type Folder, type Manifest } from './manifest.ts';
import { type BackupReceiver, readBackup } from './read.ts';
import { appliedMigrations, listTables } from './tables.ts';

export interface Target {
  adminUrl: string;
  /** The current secret and the former one. */
  secrets: readonly string[];
  files: FilesTarget;
  onProgress?: (line: string) => void;
}

/** Where the files of a backup go: the folder `files` in the data folder, or a bucket. */
export type FilesTarget = string | { place: string; stores: FileStores };

export interface Restored {
  /** Migrations that ran after the rows were loaded. */
  migrations: string[];
  /** Tables of the backup that this version does not have. */
  left: string[];
}

/** Runs the checks that need no database. */
export async function verifyBackup(path: string, secrets: readonly string[], files: FilesTarget): Promise<Manifest> {
  const manifest = await readBackup(path, secrets);
  requireKnownVersion(manifest);
  if (typeof files === 'string') requireNoFiles(files);
  else await requireNoObjects(files);
  return manifest;
}

async function requireNoObjects({ place, stores }: Exclude<FilesTarget, string>): Promise<void> {
  for (const folder of FOLDERS)
    for await (const _ of stores[folder].keys())
      throw new StartError(`${place} already contains files: set FILES_STORE to another bucket or prefix.`);
}

function requireNoFiles(folder: string): void {
  if (existsSync(folder) && holdsFiles(folder))
    throw new StartError(`The folder ${folder} already contains files: move it away, or set another TANDEM_DATA_DIR.`);
}

/**
 * Restores a verified backup into an empty database and an empty folder, completely or not at all. A backup of an earlier
 * version is loaded into its own schema and then migrated.
 */
export async function restoreBackup(
  path: string,
  manifest: Manifest,
  target: Target,
  signal?: AbortSignal,
): Promise<Restored> {
  const { adminUrl, secrets, onProgress = () => undefined } = target;
  await requireEmpty(adminUrl, manifest);
  onProgress('schema');
  await migrateUntil(adminUrl, manifest.migrations);
  const left = await withFiles(target, async (stores, putInPlace) =>
    withConnection(adminUrl, async (client) => {
      const loading = await startLoading(client, manifest, async () => {
        if (await isUsed(client)) throw inUse();
      });
      const taker: BackupReceiver = {
        async table(name, rows) {
          onProgress(name);
          await loading.table(name, rows);
        },
        file: (folder, key, bytes) => stores[folder].take(key, bytes),
      };
      const again = await readBackup(path, secrets, taker, signal);
      if (JSON.stringify(again) !== JSON.stringify(manifest))
        throw new StartError(`The backup ${path} was replaced in the meantime: start again.`);
      onProgress('indexes and references');
      await loading.finish();
      // The files must be in place before rows refer to them.
      await putInPlace();
      await client.query('commit');
      return loading.left;
    }),
  );
  try {
    onProgress('statistics');
    await analyzeFilledTables(adminUrl);
    onProgress('later migrations');
    return { left, migrations: await migrate(adminUrl) };
  } catch (error) {
    throw new StartError(
      `The backup was restored, but a step after it failed (${(error as Error).message}): start Tandem, which repeats that step.`,
    );
  }
}

type ReceivingStores = Record<Folder, Pick<FileStore, 'take'>>;

function withFiles<T>(
  { files, adminUrl }: Target,
  work: (stores: ReceivingStores, putInPlace: () => Promise<void>) => Promise<T>,
): Promise<T> {
  return typeof files === 'string' ? withFolder(files, adminUrl, work) : withBucket(files, adminUrl, work);
}

/** Files are written to their place in the bucket and removed after a failure: no row refers to them before. */
async function withBucket<T>(
  target: Exclude<FilesTarget, string>,
  adminUrl: string,
  work: (stores: ReceivingStores, putInPlace: () => Promise<void>) => Promise<T>,
): Promise<T> {
  await requireNoObjects(target);
  const { stores } = target;
  const written: { folder: Folder; key: string }[] = [];
  const noting = (folder: Folder): ReceivingStores[Folder] => ({
    async take(key, bytes) {
      written.push({ folder, key });
      await stores[folder].take(key, bytes);
    },
  });
  const receiving = {
    files: noting('files'),
    documents: noting('documents'),
    reports: noting('reports'),
    forms: noting('forms'),
  };
  let isInPlace = false;
  try {
    return await work(receiving, async () => {
      isInPlace = true;
    });
  } catch (error) {
    if (await isNothingRestored(isInPlace, adminUrl))
      for (const { folder, key } of written) await stores[folder].remove(key).catch(() => {});
    throw error;
  }
}

/** If the connection was lost at the commit, the rows may exist. */
const isNothingRestored = async (isInPlace: boolean, adminUrl: string): Promise<boolean> =>
  !isInPlace || (await withConnection(adminUrl, isUsed).catch(() => true)) === false;

/**
 * Unpacks files next to their final folder and moves them there when the work succeeds; otherwise they are removed.
 * Another restore into the same folder, whatever its database, is refused, because it would remove these files.
 */
async function withFolder<T>(
  place: string,
  adminUrl: string,
  work: (stores: ReceivingStores, putInPlace: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const draft = `${place}.restoring`;
  let isInPlace = false;
  await mkdir(draft, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(draft);
  try {
    // A process that was killed may have left these files.
    for (const name of await readdir(draft))
      if (name !== LOCK) await rm(join(draft, name), { recursive: true, force: true });
    return await work(fileStores(draft), async () => {
      requireNoFiles(place);
      // An earlier start may have left empty folders.
      await rm(place, { recursive: true, force: true });
      unlock();
      await rename(draft, place);
      await syncFolder(dirname(place));
      isInPlace = true;
    });
  } catch (error) {
    if (await isNothingRestored(isInPlace, adminUrl))
      await rm(isInPlace ? place : draft, { recursive: true, force: true });
    throw error;
  }
}

export function requireKnownVersion({ migrations, version }: Manifest): void {
  if (isOld(migrations)) {
    requireLastOld(migrations, 'backup');
    return;
  }
  const ours = new Map(readMigrations(MIGRATIONS_FOLDER).map(({ name, hash }) => [name, hash]));
  const unknown = migrations.find(({ name, hash }) => ours.get(name) !== hash);
  if (!unknown && migrations.length > 0) return;
  throw new StartError(
    `The backup was made by Tandem ${version}, with the migration ${unknown?.name ?? 'none'} that this version does not know: restore it with that version or a newer one.`,
  );
}

/** Whether a folder contains files; empty folders do not count. */
function holdsFiles(folder: string): boolean {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).some((each) => !each.isDirectory());
}

async function requireEmpty(adminUrl: string, { migrations }: Manifest): Promise<void> {
  await withConnection(adminUrl, async (client) => {
    if (await isUsed(client)) throw inUse();
    const applied = await appliedMigrations(client);
    const later = applied.find(({ name }) => !migrations.some((each) => each.name === name));
    if (later)
      throw new StartError(
        `This database was set up by a later version than the backup (${later.name}), and a schema cannot go back: use a new database, or set another TANDEM_DATA_DIR.`,
      );
    const [foreign] = applied.length > 0 ? [] : (await listTables(client)).filter(({ name }) => name !== OURS_BEFORE);
    if (foreign)
      throw new StartError(`This database is not empty, it has the table ${foreign.name}: restore into an empty one.`);
    const { rowCount: servers } = await client.query(
      `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
         and application_name like 'tandem%' and application_name <> 'tandem-setup' limit 1`,
    );
    if (servers) throw new StartError('Tandem is running on this database: stop it, restore, and start it again.');
  });
}

const inUse = () =>
  new StartError(
    'This database already contains companies or people: restore into an empty one, or into another TANDEM_DATA_DIR.',
  );

/** The only table that exists before the migrations, because opening the database creates it. */
const OURS_BEFORE = 'public.tandem_root';

async function isUsed(client: pg.ClientBase): Promise<boolean> {
  for (const table of ['public.organizations', 'identity.users']) {
    const { rows } = await client.query<{ is_there: boolean }>(
      sql`select to_regclass(${table}) is not null as is_there`,
    );
    if (rows[0]!.is_there && (await client.query(`select from ${table} limit 1`)).rowCount) return true;
  }
  return false;
}

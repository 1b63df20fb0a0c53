import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FOLDERS, type Folder } from '../backup/manifest.ts';
import { count, formatSize } from '../backup/words.ts';
import type { Config } from '../config.ts';
import { describePlace, storesAt } from '../object-storage/file-storage.ts';
import type { Outgoing } from '../outgoing/outgoing.ts';
import type { FileStore } from '../ports/files.ts';
import { lockFolder } from '../postgres/folder-lock.ts';
import { filePlaceName } from '../settings/file-settings.ts';
import { StartError } from '../start-error.ts';

export const FILES_USAGE = `  tandem files move --to s3://bucket/prefix|folder [--remove]
      copy all files to the place in FILES_STORE; --remove removes each from the former place when its copy is verified`;

/** The move was interrupted; what was copied until then stays. */
export class MoveStopped extends Error {}

export interface MoveOptions {
  to: string;
  isRemoving: boolean;
}

/** @throws StartError with the usage */
export function readMoveOptions([command, ...options]: readonly string[]): MoveOptions {
  const rest = options.flatMap((option) => (option.startsWith('--to=') ? ['--to', option.slice(5)] : [option]));
  const at = rest.indexOf('--to');
  const [, to] = at < 0 ? [] : rest.splice(at, 2);
  const isRemoving = rest.length === 1 && rest[0] === '--remove';
  if (command !== 'move' || !to || (rest.length > 0 && !isRemoving)) throw new StartError(`Usage:\n${FILES_USAGE}`);
  return { to: to.replace(/(?<!\/)\/+$/, ''), isRemoving };
}

interface MoveMeans {
  config: Pick<Config, 'dataDir' | 'files'>;
  outgoing: Outgoing;
  signal: AbortSignal;
  progress: (line: string) => void;
}

/** Files on the way at once. */
const PARALLEL_FILES = 4;
const CONFLICTS_NAMED = 20;

interface Move {
  folder: Folder;
  source: FileStore;
  target: FileStore;
  targetSizes: ReadonlyMap<string, number>;
}

/**
 * Copies all files from the former place to the current one while Tandem runs. New files go to the current place already,
 * and reads look at both, so no file is missing at any moment.
 * @returns what to tell the operator
 */
export async function moveAllFiles(
  { to, isRemoving }: MoveOptions,
  { config, outgoing, signal, progress }: MoveMeans,
): Promise<string[]> {
  const { store, former } = config.files;
  if (to !== filePlaceName(store))
    throw new StartError(
      `FILES_STORE is ${filePlaceName(store)}. Set FILES_STORE=${to} and restart every server first: new files then go there, and all others are read from their former place until they are moved.`,
    );
  if (!former)
    throw new StartError(
      'FILES_FORMER_STORE names no other place, so there is nothing to move: set it to the former one.',
    );
  const [sources, targets] = [former, store].map((place) => storesAt(place, config, outgoing)) as [
    ReturnType<typeof storesAt>,
    ReturnType<typeof storesAt>,
  ];
  const record = await openMoveRecord(
    config.dataDir,
    `${describePlace(former, config)} -> ${describePlace(store, config)}`,
  );
  const totals = { copied: 0, bytes: 0, before: 0, removed: 0 };
  const conflicts: string[] = [];

  async function moveOne({ folder, source, target, targetSizes }: Move, key: string, size: number): Promise<void> {
    const name = `${folder}/${key}`;
    const isVerified = record.has(name) && targetSizes.get(key) === size;
    if (isVerified) totals.before += 1;
    else if (targetSizes.has(key)) {
      const [own, other] = [await digestOf(source, key), await digestOf(target, key)];
      if (own === undefined) return;
      if (own !== other) return void conflicts.push(name);
      totals.before += 1;
      await record.add(name);
    } else {
      if (!(await copyOne(source, target, key))) return;
      totals.copied += 1;
      totals.bytes += size;
      await record.add(name);
    }
    if (!isRemoving) return;
    await source.remove(key);
    totals.removed += 1;
  }

  async function moveFolder(move: Move): Promise<void> {
    const files = move.source.keys()[Symbol.asyncIterator]();
    const failures: unknown[] = [];
    const mover = async () => {
      while (!signal.aborted && failures.length === 0) {
        const next = await files.next();
        if (next.done) return;
        await moveOne(move, next.value.key, next.value.size);
        progress(`${move.folder}: ${totals.copied + totals.before} files, ${formatSize(totals.bytes)} copied`);
      }
    };
    await Promise.all(
      Array.from({ length: PARALLEL_FILES }, () => mover().catch((error: unknown) => void failures.push(error))),
    );
    if (failures.length > 0) throw failures[0];
  }

  try {
    for (const folder of FOLDERS) {
      const target = targets[folder];
      const targetSizes = new Map<string, number>();
      for await (const { key, size } of target.keys()) targetSizes.set(key, size);
      await moveFolder({ folder, source: sources[folder], target, targetSizes });
    }
  } catch (error) {
    if (!signal.aborted) throw new MoveStopped(`${stoppedText(totals)} ${(error as Error).message}`, { cause: error });
  } finally {
    record.close();
  }
  if (signal.aborted) throw new MoveStopped(stoppedText(totals));
  if (conflicts.length > 0)
    throw new MoveStopped(
      `${count(conflicts.length, 'file has', 'files have')} other content in ${describePlace(store, config)}, and ${conflicts.length === 1 ? 'was' : 'were'} neither copied nor removed: ${conflicts.slice(0, CONFLICTS_NAMED).join(', ')}.`,
    );
  if (isRemoving) await record.forget();
  return [
    `${count(totals.copied, 'file')} copied (${formatSize(totals.bytes)}), ${totals.before} already there, all verified by SHA-256.`,
    isRemoving
      ? `${count(totals.removed, 'file')} removed from ${describePlace(former, config)}. You can remove FILES_FORMER_STORE from the settings.`
      : `The files are still in ${describePlace(former, config)}, too. Create a backup, and then run the command again with --remove.`,
  ];
}

const stoppedText = ({ copied, before }: { copied: number; before: number }): string =>
  `Stopped. ${count(copied + before, 'file is', 'files are')} copied and verified; the same command continues there.`;

/** @returns false if the file was removed in the meantime */
async function copyOne(source: FileStore, target: FileStore, key: string): Promise<boolean> {
  const content = await source.stream(key);
  if (!content) return false;
  const hash = createHash('sha256');
  async function* hashed() {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      hash.update(chunk);
      yield chunk;
    }
  }
  try {
    await target.take(key, hashed());
  } finally {
    content.destroy();
  }
  if ((await digestOf(target, key)) !== hash.digest('hex')) {
    await target.remove(key);
    throw new StartError(`The copy of ${key} differs from the file, and was removed again.`);
  }
  // A server removes a file from the former place first, so this copy is either seen by it or removed here.
  if ((await source.size(key)) !== undefined) return true;
  await target.remove(key);
  return false;
}

/** @returns undefined if there is no such file */
async function digestOf(store: FileStore, key: string): Promise<string | undefined> {
  const content = await store.stream(key);
  if (!content) return undefined;
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Remembers in the data folder which copies were verified, so that a stopped move continues there. */
async function openMoveRecord(dataDir: string, route: string) {
  const folder = join(dataDir, 'moving');
  const path = join(folder, 'verified.txt');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(folder);
  try {
    const [first, ...names] = existsSync(path) ? (await readFile(path, 'utf8')).split('\n') : [];
    const verified = new Set(first === route ? names : []);
    if (first !== route) await writeFile(path, `${route}\n`, { mode: 0o600 });
    return {
      has: (name: string) => verified.has(name),
      add: (name: string) => appendFile(path, `${name}\n`),
      forget: () => rm(path, { force: true }),
      close: unlock,
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

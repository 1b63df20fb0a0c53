import { createHash, randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { appendFile, lstat, mkdir, open, readdir, readFile, realpath, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { CrmError } from '#server/ports/crm.ts';

/** A file that is not written any more. */
export interface CompleteFile {
  name: string;
  /** The hash covers the name and the content, so that a changed file is a new one. */
  key: string;
  modified_at: string;
  bytes: Buffer;
}

/** The files of one company: `in` is read, `out` is written. */
export interface CompanyFolder {
  /** The incoming files whose names match, oldest name first. */
  incoming(pattern: string): Promise<readonly CompleteFile[]>;
  /** Stores a complete file, or none. */
  send(name: string, content: string): Promise<void>;
  /** The ids of the records of an object that were sent as new ones. */
  created(object: string): Promise<ReadonlySet<string>>;
  addCreated(object: string, ids: readonly string[]): Promise<void>;
  prepare(): Promise<void>;
}

const MAX_FILE_BYTES = 20_000_000;
const MAX_FILES = 1000;
/** A file that changed within this time may still be written. */
const SETTLE_MS = 5000;
const UNFINISHED = /^[.~]|\.(part|partial|tmp|temp|filepart|crdownload|swp)$/i;

/** @param now is the time of the file system, not of the company */
export function companyFolder(dataDir: string, organization_id: string, now: () => number = Date.now): CompanyFolder {
  if (!/^[0-9a-f-]{36}$/.test(organization_id)) throw new TypeError('This is not the id of a company.');
  const base = join(dataDir, 'crm-files');
  const root = join(base, organization_id);
  const [inbox, outbox] = [join(root, 'in'), join(root, 'out')];
  const listOf = (object: string) => {
    if (!/^[A-Za-z][A-Za-z0-9_.-]{0,79}$/.test(object))
      throw new CrmError('missing', 'The description has no such object.');
    return join(root, `created-${object}.txt`);
  };

  /** A link would lead out of the folder, so every part must be a real folder. */
  async function prepare() {
    await mkdir(inbox, { recursive: true, mode: 0o770 });
    await mkdir(outbox, { recursive: true, mode: 0o770 });
    const home = await realpath(dataDir);
    for (const [folder, expected] of [
      [inbox, join(home, 'crm-files', organization_id, 'in')],
      [outbox, join(home, 'crm-files', organization_id, 'out')],
    ] as const)
      if ((await realpath(folder)) !== expected)
        throw new CrmError(
          'forbidden',
          'The folder of the CSV files is a link to another place. Replace it by a folder.',
        );
  }

  async function readComplete(name: string): Promise<CompleteFile | undefined> {
    const path = join(inbox, name);
    const about = await lstat(path).catch(() => undefined);
    if (!about?.isFile() || now() - about.mtimeMs < SETTLE_MS) return undefined;
    if (about.size > MAX_FILE_BYTES)
      throw new CrmError(
        'invalid',
        `The file ${name} is larger than ${MAX_FILE_BYTES / 1_000_000} MB. Split it into several files.`,
      );
    const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW).catch(() => undefined);
    if (!file) return undefined;
    try {
      const before = await file.stat();
      // A second name of a file elsewhere would show its content.
      if (!before.isFile() || before.nlink > 1) return undefined;
      const bytes = await file.readFile();
      const after = await file.stat();
      if (before.size !== after.size || before.mtimeMs !== after.mtimeMs || bytes.length !== after.size)
        return undefined;
      const key = createHash('sha256').update(`${name}\0`).update(bytes).digest('base64url').slice(0, 16);
      return { name, key, modified_at: new Date(after.mtimeMs).toISOString(), bytes };
    } finally {
      await file.close();
    }
  }

  return {
    prepare,
    async incoming(pattern) {
      await prepare();
      const matches = matcherOf(pattern);
      const names = (await readdir(inbox)).filter((name) => !UNFINISHED.test(name) && matches(name)).toSorted();
      if (names.length > MAX_FILES)
        throw new CrmError(
          'invalid',
          `The folder contains more than ${MAX_FILES} files. Remove those that were processed.`,
        );
      const files: CompleteFile[] = [];
      for (const name of names) {
        const file = await readComplete(name);
        // A later file can correct this one, so none overtakes a file that is still written.
        if (!file) {
          if (await isWritten(join(inbox, name))) break;
          continue;
        }
        files.push(file);
      }
      return files;
    },
    async send(name, content) {
      await prepare();
      if (!/^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,150}$/.test(name)) throw new TypeError(`"${name}" is not a file name.`);
      const unfinished = join(outbox, `.${name}.${randomBytes(6).toString('hex')}.part`);
      const file = await open(unfinished, 'wx', 0o660);
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, join(outbox, name));
    },
    async created(object) {
      const text = await readFile(listOf(object), 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '';
        throw error;
      });
      return new Set(text.split('\n').filter(Boolean));
    },
    async addCreated(object, ids) {
      if (ids.length > 0) await appendFile(listOf(object), `${ids.join('\n')}\n`, { mode: 0o660 });
    },
  };

  async function isWritten(path: string): Promise<boolean> {
    const about = await lstat(path).catch(() => undefined);
    return about?.isFile() === true && about.nlink === 1;
  }
}

/** Each star stands for any text; the parts between them are found one after the other, without going back. */
function matcherOf(pattern: string): (name: string) => boolean {
  const [first = '', ...rest] = pattern.toLowerCase().split(/\*+/);
  const last = rest.pop();
  return (given) => {
    const name = given.toLowerCase();
    if (last === undefined) return name === first;
    if (!name.startsWith(first) || name.length < first.length + last.length || !name.endsWith(last)) return false;
    let at = first.length;
    for (const part of rest) {
      const found = name.indexOf(part, at);
      if (found < 0) return false;
      at = found + part.length;
    }
    return at <= name.length - last.length;
  };
}

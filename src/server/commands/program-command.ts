import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

export const PROGRAM_USAGE = `  tandem program export <folder>   write the program as files
  tandem program diff <folder>     compare files with the program
  tandem program apply <folder> [--dry-run] [--delete]
      apply files; they name the installation by TANDEM_URL and the key by TANDEM_API_KEY`;

/** The names of files that an export writes and removes; others in the folder stay. */
const OWN = /^[a-z][a-z-]{0,39}(\.yaml|\/[a-z0-9][a-z0-9-]{0,79}(\.yaml|(\.[a-z0-9-]{1,80})?\.md))$/;
const MOST_BYTES = 8_000_000;

interface File {
  path: string;
  text: string;
}
interface Change {
  kind: 'add' | 'change' | 'restore' | 'remove' | 'order';
  record: string;
  name: string;
  lines: string[];
}
interface Problem {
  file: string;
  line: number | null;
  reason: string;
}

export interface ProgramCommand {
  args: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  pathOf: (path: string) => string;
  say: (line: string) => void;
  complain: (line: string) => void;
  /** Sends the requests: this command is a client of an installation, not a part of it. */
  send: typeof fetch;
}

/** @returns the exit code: 0, 1 when it failed, and 2 when a diff found changes */
export async function runProgramCommand({ args, env, pathOf, say, complain, send }: ProgramCommand): Promise<number> {
  const [command, folder, ...options] = args;
  const allowedOptions = { export: [], diff: [], apply: ['--dry-run', '--delete'] }[command ?? ''] as
    | string[]
    | undefined;
  if (
    !allowedOptions ||
    !folder ||
    folder.startsWith('-') ||
    !options.every((option) => allowedOptions.includes(option))
  ) {
    complain(`Usage:\n${PROGRAM_USAGE}`);
    return 1;
  }
  try {
    const ask = client(env, send);
    if (command === 'export') return await exportTo(pathOf(folder), ask, say);
    const files = readFolder(pathOf(folder));
    if (command === 'diff') return await diff(files, ask, say);
    return await apply(
      files,
      { dry_run: options.includes('--dry-run'), deletes: options.includes('--delete') },
      ask,
      say,
    );
  } catch (error) {
    complain((error as Error).message);
    for (const problem of (error as { problems?: Problem[] }).problems ?? []) complain(problemText(problem));
    return 1;
  }
}

type Ask = <T>(path: string, body: object) => Promise<T>;

/** The key comes from the environment, because arguments are visible in process lists and logs. */
function client(env: ProgramCommand['env'], send: typeof fetch): Ask {
  const { TANDEM_URL: address, TANDEM_API_KEY: key } = env;
  if (!address || !key)
    throw new Error('Set TANDEM_URL to the address of the installation and TANDEM_API_KEY to a key.');
  if (!URL.canParse(address)) throw new Error('TANDEM_URL is not an address such as https://partners.example.com.');
  const base = new URL(address);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(base.hostname);
  if (base.protocol !== 'https:' && !(base.protocol === 'http:' && isLocal))
    throw new Error('TANDEM_URL must begin with https://, because the key travels with each request.');
  return async <T>(path: string, body: object) => {
    let response: Response;
    try {
      response = await send(new URL(`/api/program_files/${path}`, base), {
        method: 'POST',
        // A redirect could send the key to another server.
        redirect: 'error',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    } catch {
      throw new Error(`${base.origin} cannot be reached.`);
    }
    const text = await response.text();
    const answer = parsed(text);
    if (response.ok && answer) return answer as T;
    const message =
      typeof answer?.message === 'string' ? answer.message : `${base.origin} answered with status ${response.status}.`;
    throw Object.assign(new Error(response.status === 403 ? `${message}: the key lacks a permission.` : message), {
      problems: answer?.problems,
    });
  };
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

async function exportTo(folder: string, ask: Ask, say: (line: string) => void): Promise<number> {
  const { files, left_out } = await ask<{ files: File[]; left_out: { name: string; reason: string }[] }>('export', {});
  const odd = files.find(({ path }) => !OWN.test(path));
  if (odd) throw new Error(`The installation sent a file with an unexpected name: ${odd.path.slice(0, 80)}`);
  const isOurs = existsSync(join(folder, 'program.yaml'));
  const earlier = isOurs ? readFolder(folder).map(({ path }) => path) : [];
  const names = new Set(files.map(({ path }) => path));
  for (const path of earlier) if (OWN.test(path) && !names.has(path)) rmSync(join(folder, path));
  for (const { path, text } of files) {
    const place = join(folder, path);
    mkdirSync(dirname(place), { recursive: true });
    for (const one of [dirname(place), place])
      if (one !== folder && lstatSync(one, { throwIfNoEntry: false })?.isSymbolicLink())
        throw new Error(`${one} is a link; files are not written through links.`);
    writeFileSync(place, text);
  }
  say(`${files.length} files written to ${folder}.`);
  for (const { name, reason } of left_out) say(`Left out: ${name}. ${reason}`);
  return 0;
}

/** The files of a folder, without hidden ones and readmes. */
export function readFolder(folder: string): File[] {
  const files: File[] = [];
  let size = 0;
  const visit = (place: string, depth: number): void => {
    if (!existsSync(place)) throw new Error(`The folder ${place} does not exist.`);
    for (const entry of readdirSync(place, { withFileTypes: true })) {
      if (entry.name.startsWith('.') || entry.name === 'README.md') continue;
      const path = join(place, entry.name);
      if (entry.isDirectory() && depth === 0) visit(path, 1);
      else if (entry.isFile()) {
        size += lstatSync(path).size;
        if (size > MOST_BYTES) throw new Error('The folder is too large for a program.');
        files.push({ path: relative(folder, path).split(sep).join('/'), text: readFileSync(path, 'utf8') });
      } else throw new Error(`${path} is not a file of a program.`);
    }
  };
  visit(folder, 0);
  return files.sort((one, other) => (one.path < other.path ? -1 : 1));
}

async function diff(files: File[], ask: Ask, say: (line: string) => void): Promise<number> {
  const { changes } = await ask<{ changes: Change[] }>('diff', { files });
  if (changes.length === 0) {
    say('No differences.');
    return 0;
  }
  for (const change of changes) for (const line of changeLines(change)) say(line);
  return 2;
}

async function apply(
  files: File[],
  options: { dry_run: boolean; deletes: boolean },
  ask: Ask,
  say: (line: string) => void,
): Promise<number> {
  const {
    changes,
    kept: keptRecords,
    notes,
    problems,
  } = await ask<{
    changes: Change[];
    kept: Change[];
    notes: string[];
    problems: Problem[];
  }>('apply', { files, ...options });
  for (const change of changes) for (const line of changeLines(change)) say(line);
  for (const { record, name } of keptRecords)
    say(`  Kept: ${record} “${name}”, which no file describes. Add --delete to remove it.`);
  for (const note of notes) say(note);
  for (const problem of problems) say(problemText(problem));
  if (problems.length > 0) return 1;
  const summary = changes.length === 1 ? '1 change' : `${changes.length} changes`;
  say(options.dry_run ? `Dry run: ${summary}, nothing was changed.` : `Applied: ${summary}.`);
  return 0;
}

const signs = { add: '+', change: '~', restore: '+', remove: '-', order: '~' };

function changeLines({ kind, record, name, lines }: Change): string[] {
  return [`${signs[kind]} ${record}${kind === 'order' ? '' : ` “${name}”`}`, ...lines.map((line) => `    ${line}`)];
}

const problemText = ({ file, line, reason }: Problem) => `${file}${line === null ? '' : `:${line}`}: ${reason}`;

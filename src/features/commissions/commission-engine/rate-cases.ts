import { readFileSync } from 'node:fs';
import { CaseError } from './case-error.ts';
import { type CaseResult, replayCase } from './case-replay.ts';

/**
 * `node rate-cases.ts <cases.json>` prints one JSON object per case on stdout, in the order of the file. A case that
 * cannot be read, or whose plans cannot be published, is named on stderr and gets an `error` with its `field` and
 * `reason`; the others are still computed. The exit code is 1 when there was any such case.
 */
function main([path, ...more]: string[]): number {
  if (!path || more.length > 0) return fail('usage: npm run rate -- <cases.json>');
  let cases: unknown[];
  try {
    cases = casesIn(JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, '')));
  } catch (error) {
    return fail(`${path}: ${messageOf(error)}`);
  }
  if (cases.length === 0) return fail(`${path}: this file contains no cases`);
  let exitCode = 0;
  const names = new Set<string>();
  for (const [index, raw] of cases.entries()) {
    const name = nameOf(raw, index);
    const result = resultOf(raw, name, names);
    if (result.error !== undefined) exitCode = fail(`case ${name}: ${problemIn(result)}`);
    process.stdout.write(`${JSON.stringify(result)}\n`);
  }
  return exitCode;
}

function resultOf(raw: unknown, name: string, names: Set<string>): CaseResult {
  try {
    if (names.has(name)) throw new CaseError('id', `${name} appears twice`);
    names.add(name);
    return replayCase(raw);
  } catch (error) {
    const { field, reason } = error instanceof CaseError ? error : {};
    const where = field === undefined ? {} : { field, reason: reason! };
    return { id: name, lines: [], net_by_partner: {}, error: messageOf(error), ...where };
  }
}

/** The message of an unreadable case contains the field already; an error code does not. */
function problemIn({ error = '', field, reason }: CaseResult): string {
  const text = `${field}: ${reason}`;
  return field === undefined || error === text ? error : `${text} (${error})`;
}

/** The file with its header, or just a list of cases, or one case. */
function casesIn(file: unknown): unknown[] {
  if (Array.isArray(file)) return file;
  if (typeof file !== 'object' || file === null) throw new Error('this file contains no cases');
  if ('cases' in file && Array.isArray(file.cases)) return file.cases;
  if ('events' in file) return [file];
  throw new Error('cases' in file ? 'cases: is not a list' : 'cases: is missing');
}

function nameOf(raw: unknown, index: number): string {
  const hasId = typeof raw === 'object' && raw !== null && 'id' in raw && typeof raw.id === 'string';
  return hasId ? (raw as { id: string }).id : `#${index + 1}`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function fail(message: string): number {
  process.stderr.write(`${message}\n`);
  return 1;
}

// The reader may close the pipe early (`| head`), which is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
process.exitCode = main(process.argv.slice(2));

import type { Row } from '#server/db/client.ts';
import { guardedTask } from '#server/guarded/guarded.ts';
import { FORMAT, MOST_BYTES, type ProgramFile, type ProgramProblem } from '../schema.ts';
import type { ProgramApi } from './api.ts';
import { programFileFields } from './fields.ts';
import { FILE, ID, mapTexts } from './format/marks.ts';
import type { ReadFile } from './format/yaml.task.ts';
import type { Parsed } from './format/yaml.ts';
import { parts } from './parts/all.ts';
import type { Item, ProgramPart } from './parts/define.ts';

/** A record as a file describes it. */
export interface FileItem extends Item {
  file: string;
  line: number;
  lineOf: (field: string) => number;
}

export interface ParsedFiles {
  items: Map<string, FileItem>;
  /** The parts that the folder is about; records of others are not compared. */
  parts: ProgramPart[];
  problems: ProgramProblem[];
}

const KEY = /^[a-z0-9][a-z0-9-]{0,79}$/;
const PATH = /^[a-z][a-z-]{0,39}(\.yaml|\/[a-z0-9][a-z0-9-]{0,79}(\.yaml|(\.[a-z0-9-]{1,80})?\.md))$/;

const readYamlFiles = guardedTask<typeof import('./format/yaml.task.ts').run>(
  new URL('./format/yaml.task.ts', import.meta.url),
  { subject: 'The folder', field: 'files', seconds: 20 },
);

/** Reads all files, and lists everything that is wrong with their form. @throws 422 when reading takes too long */
export async function parseFiles(api: ProgramApi, files: readonly ProgramFile[]): Promise<ParsedFiles> {
  const parsed: ParsedFiles = { items: new Map(), parts: [], problems: [] };
  const { problems } = parsed;
  const texts = new Map<string, string>();
  let size = 0;
  for (const { path, text } of files) {
    size += text.length;
    if (texts.has(path)) problems.push({ file: path, line: null, reason: 'The file is there twice.' });
    else if (!PATH.test(path))
      problems.push({ file: path, line: null, reason: 'A file with this name is not expected.' });
    else texts.set(path, text);
  }
  if (size > MOST_BYTES)
    problems.push({ file: 'program.yaml', line: null, reason: 'The files are too large together.' });
  if (problems.length > 0) return parsed;
  const yaml = await readYamlFiles(files, { share: api.call.organization_id });
  const read = (path: string) => takeRead(yaml, path, problems);
  parsed.parts = contents(texts.has('program.yaml'), read, problems);
  const used = new Set<string>(['program.yaml']);
  for (const part of parsed.parts) {
    for (const path of texts.keys()) {
      if (!path.endsWith('.yaml') || !belongs(part, path)) continue;
      used.add(path);
      readPart(api, parsed, part, { path, read: read(path), texts, used });
    }
  }
  for (const path of texts.keys())
    if (!used.has(path)) problems.push({ file: path, line: null, reason: 'No part of the program uses this file.' });
  return parsed;
}

const belongs = (part: ProgramPart, path: string): boolean =>
  part.file === 'records' ? path.startsWith(`${part.key}/`) : path === `${part.key}.yaml`;

function takeRead(yaml: ReadonlyMap<string, ReadFile>, path: string, problems: ProgramProblem[]): Parsed | undefined {
  const file = yaml.get(path);
  problems.push(...(file?.problems ?? []));
  return file?.read;
}

function contents(
  isThere: boolean,
  readFile: (path: string) => Parsed | undefined,
  problems: ProgramProblem[],
): ProgramPart[] {
  const refuse = (line: number | null, reason: string) => {
    problems.push({ file: 'program.yaml', line, reason });
    return [];
  };
  if (!isThere) return refuse(null, 'The file is missing; it names the format and the contents.');
  const read = readFile('program.yaml');
  if (!read) return [];
  const { value, lines } = read;
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return refuse(1, 'Names are expected here.');
  const { format, contents: listed, ...rest } = value as Row;
  for (const name of Object.keys(rest)) refuse(lines.get(name) ?? null, `The field ${name} is not known.`);
  if (format !== FORMAT)
    return refuse(lines.get('format') ?? 1, `The format must be ${FORMAT}; this version of Tandem reads no other.`);
  if (!Array.isArray(listed)) return refuse(lines.get('contents') ?? 1, 'The contents are missing.');
  return listed.flatMap((key, index) => {
    const part = parts.find((one) => one.key === key);
    return part ?? refuse(lines.get(`contents.${index}`) ?? null, `There are no files of the kind “${key}”.`);
  });
}

interface Source {
  path: string;
  read: Parsed | undefined;
  texts: ReadonlyMap<string, string>;
  used: Set<string>;
}

function readPart(api: ProgramApi, parsed: ParsedFiles, part: ProgramPart, source: Source): void {
  const { path: file, read, texts, used } = source;
  const { problems } = parsed;
  if (!read) return;
  const { lines } = read;
  const lineAt = (path: string) => lines.get(path) ?? lines.get(path.split('.').slice(0, -1).join('.')) ?? 1;
  const refuse = (path: string, reason: string) => problems.push({ file, line: lineAt(path), reason });
  const folder = file.includes('/') ? file.slice(0, file.indexOf('/') + 1) : '';
  const allowed = new Set([
    ...programFileFields(api, part),
    ...(part.states ? ['state'] : []),
    ...(part.nested ? [part.nested.field] : []),
  ]);

  function add(given: unknown, path: string, key: unknown): void {
    const at = (field: string) => (path === '' ? field : `${path}.${field}`);
    if (given === null || typeof given !== 'object' || Array.isArray(given)) {
      refuse(path, 'Names with values are expected here.');
      return;
    }
    if (typeof key !== 'string' || !KEY.test(key)) {
      refuse(path === '' ? '' : at('key'), 'A key of lowercase letters, digits and hyphens is expected.');
      return;
    }
    const { key: _, ...fields } = given as Row;
    const values: Row = part.file === 'list' ? fields : (given as Row);
    for (const name of Object.keys(values))
      if (!allowed.has(name)) refuse(at(name), `The field ${name} is not known for “${part.key}”.`);
    if (part.states && values.state !== undefined && values.state !== 'draft' && values.state !== 'published')
      refuse(at('state'), 'The state must be draft or published.');
    if (part.nested) checkNested(values[part.nested.field], at(part.nested.field), part.nested.fields);
    const filled = mapTexts(values, (one, where) => {
      if (ID.test(one)) refuse(at(where), 'IDs of records mean nothing in another company; use !ref and a key.');
      if (!one.startsWith(FILE)) return one;
      const name = one.slice(1);
      const content = /^[a-z0-9][a-z0-9.-]*\.md$/.test(name) ? texts.get(`${folder}${name}`) : undefined;
      if (content === undefined) {
        refuse(at(where), `The file ${name} is not beside this one.`);
        return '';
      }
      used.add(`${folder}${name}`);
      return content.replace(/\n$/, '');
    }) as Row;
    const ref = `${part.key}/${key}`;
    if (parsed.items.has(ref)) {
      refuse(path, `The key ${key} is there twice.`);
      return;
    }
    parsed.items.set(ref, {
      part,
      key,
      values: filled,
      file,
      line: lineAt(path),
      lineOf: (field) => lineAt(at(field)),
    });
  }

  function checkNested(given: unknown, path: string, fields: readonly string[]): void {
    if (given === undefined) return;
    if (!Array.isArray(given)) {
      refuse(path, 'A list is expected here.');
      return;
    }
    const keys = new Set<unknown>();
    given.forEach((child: unknown, index) => {
      const at = `${path}.${index}`;
      if (child === null || typeof child !== 'object' || Array.isArray(child)) {
        refuse(at, 'Names with values are expected here.');
        return;
      }
      const { key, ...rest } = child as Row;
      if (typeof key !== 'string' || !KEY.test(key) || keys.has(key))
        refuse(at, 'Each record needs a key that no other record has.');
      keys.add(key);
      for (const name of Object.keys(rest))
        if (!fields.includes(name)) refuse(`${at}.${name}`, `The field ${name} is not known.`);
    });
  }

  if (part.file !== 'list') {
    add(read.value, '', part.file === 'single' ? part.key : file.slice(folder.length, -'.yaml'.length));
    return;
  }
  const whole = read.value as Row | null;
  const list = whole !== null && typeof whole === 'object' && !Array.isArray(whole) ? whole[part.key] : undefined;
  if (!Array.isArray(list) || Object.keys(whole!).length !== 1) {
    refuse('', `The file must contain the list “${part.key}” and nothing else.`);
    return;
  }
  list.forEach((one: unknown, index) => {
    add(one, `${part.key}.${index}`, (one as Row | null)?.key);
  });
}

import { createHash } from 'node:crypto';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { isId } from '#shared/ids.ts';
import { nounPlural } from '#shared/nouns/nouns.ts';
import type { LeftOut } from '../schema.ts';
import type { ProgramApi } from './api.ts';
import { isEmpty, programFileFields } from './fields.ts';
import { ID, mapTexts, refsIn, refTo, slug } from './format/marks.ts';
import { Keys } from './keys.ts';
import { parts } from './parts/all.ts';
import type { ProgramPart, StoredItem } from './parts/define.ts';

/** The program as the company has it. */
export interface Program {
  items: Map<string, StoredItem>;
  /** Archived records that can be restored, by the reference that no other record has. */
  archived: Map<string, StoredItem>;
  /** The records by reference, also those that files cannot describe. */
  ids: Map<string, string>;
  /** The reasons why files cannot describe a record, by reference. */
  reasons: Map<string, string>;
  left_out: LeftOut[];
  /** The parts that the caller can read. */
  parts: ProgramPart[];
}

/** Reads the program, and gives keys to records that have none yet. */
export async function readProgramFile(api: ProgramApi): Promise<Program> {
  const keys = await Keys.load(api.call);
  const program: Program = {
    items: new Map(),
    archived: new Map(),
    ids: new Map(),
    reasons: new Map(),
    left_out: [],
    parts: [],
  };
  const found: { part: ProgramPart; rows: Row[] }[] = [];
  for (const part of parts) {
    if (!(await api.canView(part))) {
      if (await api.isOpenFor(part))
        program.left_out.push({ name: capitalized(nounPlural(part.resource)), reason: 'Your role cannot read them.' });
      continue;
    }
    found.push({ part, rows: await rowsOf(api, part) });
    program.parts.push(part);
  }
  keys.note(
    found.flatMap(({ part, rows }) =>
      rows.flatMap((row) => [row.id, ...nestedOf(part, row).map(({ id }) => id)]),
    ) as string[],
  );
  const ids = new Map<string, string>();
  const keyed = found.flatMap(({ part, rows }) =>
    rows.map((row) => ({ part, row, key: keyOf(keys, part, row, ids, program) })),
  );
  for (const { part, row, key } of keyed) addItem(api, program, ids, { part, row, key });
  leaveOutDependents(program);
  for (const { part } of found) await addArchived(api, program, part, { keys, ids });
  await keys.save();
  return program;
}

async function rowsOf(api: ProgramApi, part: ProgramPart): Promise<Row[]> {
  if (part.settings) return [{ id: part.key, ...(await api.readSettings(part.settings)) }];
  const rows = await prepared(api, part, await api.rows(part.resource));
  return withPublished(api, part, rows);
}

async function prepared(api: ProgramApi, part: ProgramPart, rows: Row[]): Promise<Row[]> {
  const included = rows.filter((row) => part.includes?.(row, api.call.today()) ?? true);
  return (await part.read?.(api, included)) ?? included;
}

const nestedOf = ({ nested }: ProgramPart, row: Row): Row[] => (nested ? (row[nested.field] as Row[]) : []);
const nameOf = (part: ProgramPart, row: Row): string => part.named?.(row) ?? String(row.name ?? part.key);
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function keyOf(keys: Keys, part: ProgramPart, row: Row, ids: Map<string, string>, program: Program): string {
  const id = String(row.id);
  const key =
    part.file === 'single' ? part.key : keys.of(part.key, part.resource, id, slug(nameOf(part, row), part.key));
  ids.set(id, refTo(part.key, key));
  program.ids.set(`${part.key}/${key}`, id);
  for (const child of nestedOf(part, row)) {
    const { part: name, resource } = part.nested!;
    const own = keys.of(name, resource, String(child.id), `${key}/${slug(String(child.name), name)}`);
    ids.set(String(child.id), refTo(name, own));
    program.ids.set(`${name}/${own}`, String(child.id));
  }
  return key;
}

/** Adds the record to the program, or the reason why files cannot describe it. */
function addItem(
  api: ProgramApi,
  program: Program,
  ids: Map<string, string>,
  { part, row, key }: { part: ProgramPart; row: Row; key: string },
): void {
  const { values, outside } = valuesOf(api, part, row, ids);
  const ref = `${part.key}/${key}`;
  const fields = [...outside].map((field) => field.replaceAll('_', ' ')).join(', ');
  const reason = part.outside?.(row) ?? (fields ? `It refers to records outside the program (${fields}).` : undefined);
  if (reason !== undefined) {
    leaveOut(program, ref, programFileTitle(part, row, key), part, reason);
    return;
  }
  program.items.set(ref, { part, key, values, id: String(row.id), row });
}

/** Archived records by the key that they had, or would have, unless another record has it now. */
async function addArchived(
  api: ProgramApi,
  program: Program,
  part: ProgramPart,
  { keys, ids }: { keys: Keys; ids: Map<string, string> },
): Promise<void> {
  if (part.file === 'single') return;
  for (const row of await prepared(api, part, await api.restorable(part.resource))) {
    const key = keys.known(part.resource, String(row.id)) ?? slug(nameOf(part, row), part.key);
    const ref = `${part.key}/${key}`;
    if (program.ids.has(ref) || program.archived.has(ref)) continue;
    for (const child of nestedOf(part, row)) {
      const { part: name, resource } = part.nested!;
      const own = keys.known(resource, String(child.id)) ?? `${key}/${slug(String(child.name), name)}`;
      ids.set(String(child.id), refTo(name, own));
      program.ids.set(`${name}/${own}`, String(child.id));
    }
    program.archived.set(ref, { part, key, values: valuesOf(api, part, row, ids).values, id: String(row.id), row });
  }
}

/** The fields of a row with references, and those that refer to records outside the program. */
function valuesOf(
  api: ProgramApi,
  part: ProgramPart,
  row: Row,
  ids: Map<string, string>,
): { values: Row; outside: Set<string> } {
  const values: Row = {};
  const outside = new Set<string>();
  const aliases = aliasesIn(row);
  const portable = (value: unknown, field: string) =>
    mapTexts(value, (text) => {
      if (!ID.test(text)) return text;
      if (isId(text)) {
        const known = ids.get(text.toLowerCase()) ?? aliases.get(text);
        if (known !== undefined) return known;
      }
      outside.add(field);
      return text;
    });
  for (const field of programFileFields(api, part)) {
    const value = portable(row[field], field);
    if (!isEmpty(value)) values[field] = /_ids$/.test(field) ? (value as string[]).toSorted() : value;
  }
  if (part.nested)
    values[part.nested.field] = nestedOf(part, row).map((child) => {
      const rest = part.nested!.fields.flatMap((name) => (isEmpty(child[name]) ? [] : [[name, child[name]]]));
      return { key: ids.get(String(child.id))!.split('/').at(-1), ...Object.fromEntries(rest) };
    });
  if (part.states) values.state = row[part.states.column] === 'published' ? 'published' : 'draft';
  return { values, outside };
}

/** Ids of parts within a record: they become short names that say nothing about the database. */
export function aliasesIn(row: Row): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (value: unknown, depth: number): void => {
    if (value === null || typeof value !== 'object') return;
    if (Array.isArray(value)) {
      for (const one of value) visit(one, depth + 1);
      return;
    }
    const { id } = value as Row;
    if (depth > 0 && isId(id)) found.set(id, `p${createHash('sha256').update(id).digest('hex').slice(0, 11)}`);
    for (const one of Object.values(value)) visit(one, depth + 1);
  };
  visit(row, 0);
  return found;
}

export function programFileTitle(part: ProgramPart, values: Row, key: string): string {
  return part.title?.(values) ?? String(values.name ?? values.title ?? values.label ?? key);
}

function leaveOut(program: Program, ref: string, name: string, part: ProgramPart, reason: string): void {
  program.reasons.set(ref, reason);
  program.left_out.push({ name: `${part.one} “${name}”`, reason });
}

/** A record that refers to one that is left out could not be created elsewhere either. */
function leaveOutDependents(program: Program): void {
  for (;;) {
    const next = [...program.items].find(([, { values }]) =>
      refsIn(values).some((ref) => program.reasons.has(whole(ref))),
    );
    if (!next) return;
    const [ref, { part, key, values }] = next;
    const target = refsIn(values)
      .map(whole)
      .find((one) => program.reasons.has(one))!;
    program.items.delete(ref);
    leaveOut(program, ref, programFileTitle(part, values, key), part, `It refers to ${target}, which is left out.`);
  }
}

/** The record of a reference: a stage belongs to its type. */
function whole(ref: string): string {
  const [part, key] = ref.split('/');
  const owner = parts.find(({ nested }) => nested?.part === part);
  return `${owner?.key ?? part}/${key}`;
}

/** Files describe what partners see, so unpublished changes do not count. */
async function withPublished(api: ProgramApi, part: ProgramPart, rows: Row[]): Promise<Row[]> {
  const { versions } = part.states ?? {};
  if (!versions || !rows.some(({ has_changes }) => has_changes)) return rows;
  const { table, parent, version, content, fields } = versions;
  const columns = content
    ? `v.${content}`
    : `jsonb_build_object(${fields.map((name) => `'${name}', v.${name}`).join(', ')})`;
  const published = await api.call.rows<{ id: string; content: Row }>(sql`
    select r.id, ${sql.raw(columns)} as content from ${sql.raw(part.resource)} r join ${sql.identifier(table)} v
      on v.organization_id = r.organization_id and v.${sql.raw(parent)} = r.id and v.version = r.${sql.raw(version)}
    where r.organization_id = ${api.call.organization_id} and r.has_changes`);
  const byId = new Map(published.map(({ id, content: found }) => [id, found]));
  return rows.map((row) => {
    const earlier = byId.get(String(row.id));
    return earlier ? { ...row, ...Object.fromEntries(fields.map((name) => [name, earlier[name]])) } : row;
  });
}

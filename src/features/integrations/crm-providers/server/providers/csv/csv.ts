import { parse } from 'csv-parse/sync';
import type { Access } from '#server/extension-points/connectors.ts';
import {
  type Crm,
  CrmError,
  type CrmFilter,
  type CrmListing,
  type CrmPage,
  type CrmRecord,
  type CrmUnreadable,
  type CrmValue,
  type CrmWrite,
  type CrmWriteResult,
} from '#server/ports/crm.ts';
import { csvLine } from '#server/resource/csv.ts';
import { newId } from '#shared/ids.ts';
import { decodeCursor, encodeCursor, type JsonObject } from '../exchange.ts';
import { BadCell, cellValue, csvCrmInstant } from './cells.ts';
import { type CsvField, type CsvObject, readCsvCrmDeclaration } from './declaration.ts';
import { type CompleteFile, companyFolder } from './folder.ts';

const MAX_ROWS = 200_000;
const MAX_COLUMNS = 500;
const MAX_UNREADABLE = 100;

/** CSV files in a folder of this server, which another program fills and empties. */
export function createCsv(access: Access, now?: () => number): Crm {
  const read = readCsvCrmDeclaration(access.values.declaration ?? '');
  if ('problems' in read) throw new CrmError('invalid', read.problems.join(' '), { field: 'declaration' });
  const { objects } = read.declaration;
  const folder = companyFolder(access.kernel.config.dataDir, access.organization_id, now);

  const objectOf = (name: string): CsvObject => {
    const found = objects.find((each) => each.name === name);
    if (!found) throw new CrmError('missing', `The description has no object "${name.slice(0, 80)}".`);
    return found;
  };

  /** Reads files in order, from one row of the first file on. */
  async function changes(name: string, cursor: string | null, listing: CrmListing): Promise<CrmPage> {
    const object = objectOf(name);
    const chosen = chosenOf(object, listing.fields);
    requireFields(object, listing.filters);
    const position = positionOf(cursor);
    const files = await folder.incoming(object.files);
    const created = await folder.created(object.name);
    const present = new Set(files.map(({ key }) => key));
    // Files that were removed need not be remembered.
    const finished = position.finished.filter((key) => present.has(key));
    const records: CrmRecord[] = [];
    const unreadable: CrmUnreadable[] = [];
    for (const file of files) {
      if (finished.includes(file.key)) continue;
      const rows = rowsIn(file, object, created);
      let row = position.file === file.key ? position.row : 0;
      for (; row < rows.length && records.length < listing.limit; row += 1) {
        const { values, record, problem } = rows[row]!;
        if (problem) unreadable.push({ where: problem.where, message: problem.message });
        else if (record.is_deleted || matches(values, listing.filters))
          records.push(withFields(record, values, chosen));
      }
      if (row < rows.length) return page(records, unreadable, { finished, file: file.key, row }, true);
      finished.push(file.key);
      if (records.length >= listing.limit) return page(records, unreadable, { finished }, true);
    }
    return page(records, unreadable, { finished }, false);
  }

  /** The latest row of each record. */
  async function snapshot(object: CsvObject): Promise<Map<string, Row>> {
    const created = await folder.created(object.name);
    const latest = new Map<string, Row>();
    for (const file of await folder.incoming(object.files))
      for (const row of rowsIn(file, object, created)) if (!row.problem) latest.set(row.record.id, row);
    return latest;
  }

  async function find(name: string, field: string | null, values: readonly string[], names: readonly string[]) {
    const object = objectOf(name);
    const chosen = chosenOf(object, names);
    if (field !== null) chosenOf(object, [field]);
    const wanted = new Set(values.map((value) => value.toLowerCase()));
    return [...(await snapshot(object)).values()]
      .filter(({ record }) => !record.is_deleted)
      .filter((row) =>
        wanted.has(String((field === null ? row.record.external_id : row.values[field]) ?? '').toLowerCase()),
      )
      .map((row) => withFields(row.record, row.values, chosen));
  }

  async function write(name: string, writes: readonly CrmWrite[]): Promise<CrmWriteResult[]> {
    const object = objectOf(name);
    const created = await folder.created(object.name);
    const known = await snapshot(object);
    const byExternalId = new Map(
      [...known.values()].flatMap(({ record }) => (record.external_id ? [[record.external_id, record.id]] : [])),
    );
    const updated_at = new Date((now ?? Date.now)()).toISOString();
    const results: CrmWriteResult[] = [];
    const lines: string[][] = [];
    const added: string[] = [];
    const columns = [...new Set(writes.flatMap(({ values }) => Object.keys(values)))];
    const fields = new Map(object.fields.map((field) => [field.name, field]));
    for (const { id, external_id, values } of writes) {
      const problem = problemOf(object, values, id === null);
      if (problem) {
        results.push({ status: 'failed', error: problem });
        continue;
      }
      const isKnown =
        id !== null || created.has(external_id) || added.includes(external_id) || byExternalId.has(external_id);
      const remote = id ?? byExternalId.get(external_id) ?? newRecordId(external_id);
      if (!isKnown) added.push(external_id);
      const row = known.get(remote);
      lines.push([
        row?.ownId ?? (remote.startsWith(NEW) ? '' : remote),
        external_id,
        ...columns.map((column) => (Object.hasOwn(values, column) ? outgoing(values[column] ?? null) : '')),
      ]);
      results.push({ status: isKnown ? 'updated' : 'created', id: remote, updated_at });
    }
    if (lines.length > 0) {
      const headings = [
        object.id,
        object.external_id,
        ...columns.map((column) => fields.get(column)?.column ?? column),
      ];
      const stamp = updated_at.replaceAll(/[-:]/g, '').replace('.', '-');
      // Each file has the columns that changed, so an empty cell clears a value only where its column is present.
      await folder.addCreated(object.name, added);
      await folder.send(
        `${object.name}-${stamp}-${newId().slice(-12)}.csv`,
        `${[headings, ...lines].map((line) => csvLine(line)).join('')}`,
      );
    }
    return results;
  }

  return {
    async check() {
      await folder.prepare();
      return { account: `crm-files/${access.organization_id}`, scopes: [] };
    },
    async describe() {
      return objects.map(({ name, label, fields }) => ({
        name,
        label,
        fields: fields.map((field) => ({
          name: field.name,
          label: field.label,
          type: field.type,
          is_required: field.required === true,
          is_read_only: field.read_only === true,
          ...(field.max_length && { max_length: field.max_length }),
          ...(field.options && { options: field.options.map((option) => ({ ...option, is_archived: false })) }),
          ...(field.references && { references: field.references }),
        })),
      }));
    },
    changes,
    async read(name, ids, names) {
      const object = objectOf(name);
      const chosen = chosenOf(object, names);
      const known = await snapshot(object);
      return [...new Set(ids)].flatMap((id) => {
        const row = known.get(id);
        return row ? [withFields(row.record, row.values, chosen)] : [];
      });
    },
    find,
    write,
  };
}

interface Row {
  record: CrmRecord;
  /** The values of all fields. */
  values: Readonly<Record<string, CrmValue>>;
  /** The id that the other program gave. */
  ownId: string | null;
  problem?: CrmUnreadable;
}

interface Position {
  finished: string[];
  file?: string;
  row: number;
}

const NEW = 'new-';
/** A record that was created here keeps this id, although the other program gives it another one later. */
const newRecordId = (external_id: string) => `${NEW}${external_id}`;

function rowsIn(file: CompleteFile, object: CsvObject, created: ReadonlySet<string>): Row[] {
  const bad = (line: number, message: string): Row => ({
    record: {
      id: '',
      values: {},
      updated_at: file.modified_at,
      is_deleted: false,
      merged_into: null,
      external_id: null,
      url: null,
    },
    values: {},
    ownId: null,
    problem: { where: `${file.name}, line ${line}`, message },
  });
  let lines: { record: string[]; info: { lines: number } }[];
  try {
    const text = textOf(file, object);
    lines = parse(text, {
      bom: true,
      delimiter: object.delimiter ?? delimiterOf(text),
      info: true,
      max_record_size: 1_000_000,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as typeof lines;
  } catch (error) {
    const { lines: line = 1, message } = error as { lines?: number; message: string };
    return [bad(line, `cannot be read: ${message}`)];
  }
  const [first, ...rest] = lines;
  if (!first) return [];
  if (rest.length > MAX_ROWS) return [bad(1, `has more than ${MAX_ROWS} rows. Split it into several files.`)];
  const headings = first.record.map((heading) => heading.trim().toLowerCase());
  if (headings.length > MAX_COLUMNS) return [bad(1, `has more than ${MAX_COLUMNS} columns.`)];
  const columnOf = (heading: string | undefined) =>
    heading === undefined ? -1 : headings.indexOf(heading.toLowerCase());
  const [idAt, externalAt, timeAt, deletedAt] = [object.id, object.external_id, object.updated_at, object.deleted].map(
    columnOf,
  ) as [number, number, number, number];
  if (idAt < 0 && externalAt < 0) return [bad(1, `has neither the column ${object.id} nor ${object.external_id}.`)];
  const columns = object.fields
    .map((field) => ({ field, at: columnOf(field.column ?? field.name) }))
    .filter(({ at }) => at >= 0);
  return rest.map(({ record: cells, info }) => {
    if (cells.length > headings.length)
      return bad(info.lines, `has ${cells.length} cells, but the file has ${headings.length} columns.`);
    const at = (position: number) => (position < 0 ? '' : (cells[position] ?? '').trim());
    const [ownId, external] = [at(idAt), at(externalAt)];
    const external_id = external.length <= 100 && external ? external : null;
    const id = external_id && (created.has(external_id) || !ownId) ? newRecordId(external_id) : ownId;
    if (!id || id.length > 200) return bad(info.lines, `The column ${object.id} is ${id ? 'too long' : 'empty'}.`);
    const values: Record<string, CrmValue> = {};
    for (const { field, at: position } of columns) {
      try {
        values[field.name] = cellValue(cells[position] ?? '', field, object);
      } catch (error) {
        if (!(error instanceof BadCell)) throw error;
        return bad(info.lines, `The column ${field.column ?? field.name} ${error.message}`);
      }
    }
    const time = object.updated_at && at(timeAt) ? csvCrmInstant(at(timeAt)) : file.modified_at;
    if (!time) return bad(info.lines, `The column ${object.updated_at} contains no time such as 2026-01-31T14:30:00Z.`);
    return {
      record: {
        id,
        values: {},
        updated_at: time,
        is_deleted: /^(yes|true|1|y)$/i.test(at(deletedAt)),
        merged_into: null,
        external_id,
        url: null,
      },
      values,
      ownId: ownId || null,
    };
  });
}

/** The separator that the heading has most often outside of quotes. */
function delimiterOf(text: string): string {
  const heading = text
    .slice(0, 20_000)
    .split(/\r?\n/, 1)[0]!
    .replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => heading.split(delimiter).length;
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0]!;
}

function textOf({ bytes }: CompleteFile, { encoding }: CsvObject): string {
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function chosenOf(object: CsvObject, names: readonly string[]): CsvField[] {
  return names.map((name) => {
    const field = object.fields.find((each) => each.name === name);
    if (!field)
      throw new CrmError('invalid', `${object.label} have no field ${name.slice(0, 80)}.`, {
        field: name.slice(0, 80),
      });
    return field;
  });
}

const requireFields = (object: CsvObject, filters: readonly CrmFilter[]) =>
  void chosenOf(
    object,
    filters.map(({ field }) => field),
  );

const withFields = (record: CrmRecord, values: Row['values'], chosen: readonly CsvField[]): CrmRecord => ({
  ...record,
  // A column that a file does not have says nothing about the value.
  values: Object.fromEntries(
    chosen.filter(({ name }) => Object.hasOwn(values, name)).map(({ name }) => [name, values[name]!]),
  ),
});

function matches(values: Row['values'], filters: readonly CrmFilter[]): boolean {
  return filters.every(({ field, equals }) => {
    const value = values[field] ?? null;
    const held: readonly CrmValue[] = Array.isArray(value) ? value : [value as CrmValue];
    return equals.some((wanted) =>
      held.some((each) => (each === null ? wanted === null : String(each) === String(wanted))),
    );
  });
}

function problemOf(object: CsvObject, values: CrmWrite['values'], isNew: boolean): CrmError | undefined {
  for (const [name, value] of Object.entries(values)) {
    const field = object.fields.find((each) => each.name === name);
    if (!field || field.read_only)
      return new CrmError('invalid', `${object.label} have no field ${name} that can be written.`, { field: name });
    const options = field.options?.map((option) => option.value);
    const unknown = (Array.isArray(value) ? value : [value]).find(
      (each) => each !== null && each !== '' && options && !options.includes(String(each)),
    );
    if (unknown !== undefined)
      return new CrmError('invalid', `"${String(unknown).slice(0, 40)}" is not an option of ${field.label}.`, {
        field: name,
      });
    if (field.max_length && typeof value === 'string' && value.length > field.max_length)
      return new CrmError('invalid', `${field.label} is longer than ${field.max_length} characters.`, { field: name });
  }
  const missing = object.fields.find(
    ({ name, required }) => required && (isNew || Object.hasOwn(values, name)) && (values[name] ?? '') === '',
  );
  return missing && new CrmError('invalid', `${missing.label} is required.`, { field: missing.name });
}

const outgoing = (value: CrmValue): string =>
  value === null
    ? ''
    : Array.isArray(value)
      ? value.join(';')
      : value === true
        ? 'yes'
        : value === false
          ? 'no'
          : String(value);

function positionOf(cursor: string | null): Position {
  const { finished, file, row } = decodeCursor(cursor) ?? {};
  return {
    finished: Array.isArray(finished) ? finished.filter((key): key is string => typeof key === 'string') : [],
    ...(typeof file === 'string' && { file }),
    row: Number.isSafeInteger(row) && Number(row) >= 0 ? Number(row) : 0,
  };
}

const page = (records: CrmRecord[], unreadable: CrmUnreadable[], position: JsonObject, has_more: boolean): CrmPage => ({
  records,
  has_more,
  cursor: encodeCursor(position),
  ...(unreadable.length > 0 && { unreadable: unreadable.slice(0, MAX_UNREADABLE) }),
});

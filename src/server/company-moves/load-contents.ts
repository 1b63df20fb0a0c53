import { createHash, timingSafeEqual } from 'node:crypto';
import type { Readable } from 'node:stream';
import pg from 'pg';
import { FOLDERS, type Folder } from '../backup/manifest.ts';
import { setPlainTextFormats } from '../backup/tables.ts';
import { entriesOf } from '../backup/tar.ts';
import { copyIn } from '../db/copy.ts';
import { sql } from '../db/sql.ts';
import type { FileStores } from '../ports/files.ts';
import type { Sealing } from '../sealing.ts';
import { StartError } from '../start-error.ts';
import {
  type CompanyTable,
  type ContentHashes,
  companyTables,
  hashContents,
  hashRows,
  idList,
  ownerColumn,
} from './contents.ts';
import { addPeople, type People } from './people.ts';
import { removeCompanyRows } from './remove.ts';
import type { SealedColumn } from './sealed-columns.ts';
import { SHARED_TABLES } from './send-contents.ts';
import { sealSigningKey } from './signing-keys.ts';
import { type Accompaniments, type MoveManifest, type SealedValue, transitCipher, transitSignature } from './wire.ts';

export interface Receiver {
  sealing: Sealing;
  stores: FileStores;
  seals: readonly SealedColumn[];
  /** People with these addresses operate this installation, so nobody brings a password for them. */
  administers: (email: string) => boolean;
  onProgress?: (line: string) => void;
}

interface Stage {
  table: CompanyTable;
  /** The temporary table with the rows that arrived. */
  name: string;
}

export interface Loaded {
  contents: ContentHashes;
  files: number;
  people: People;
}

/**
 * Loads a company in the caller's transaction, checks it against its manifest, and leaves it frozen.
 * @param noteFile notes a file outside the transaction, before it is stored
 * @throws StartError, after which the caller rolls back and removes the noted files
 */
export async function loadContents(
  client: pg.Client,
  archive: Readable,
  {
    company,
    token,
    receiver,
    noteFile,
  }: {
    company: string;
    token: string;
    receiver: Receiver;
    noteFile: (folder: Folder, key: string) => Promise<void>;
  },
): Promise<Loaded> {
  const { onProgress = () => undefined } = receiver;
  await setPlainTextFormats(client);
  const tables = await companyTables(client, receiver.seals);
  const stages = new Map<string, Stage>();
  for (const [at, table] of tables.entries()) {
    for (const kind of SHARED_TABLES.includes(table.name as never)
      ? (['tables', 'shared'] as const)
      : (['tables'] as const)) {
      const stage: Stage = { table, name: `pg_temp.${kind}_${at}` };
      await client.query(
        `create temp table ${kind}_${at} on commit drop as select ${names(table)} from public.${pg.escapeIdentifier(table.name)} with no data`,
      );
      stages.set(`${kind}/${table.name}`, stage);
    }
  }
  const arrived = await readArchive(client, archive, { token, receiver, stages, noteFile });
  const { manifest, accompaniments } = arrived;
  if (manifest.company !== company) throw new StartError('Another company arrived than was offered.');
  onProgress('checks');
  for (const { table, name } of ofKind(stages, 'tables')) {
    const expected = manifest.tables[table.name];
    const { rows, sha256 } = await hashRows(client, table, name);
    if (expected?.rows !== rows || expected.sha256 !== sha256)
      throw new StartError(`The rows of ${table.name} arrived incomplete (${rows} of ${expected?.rows ?? 0}).`);
  }
  await removeFormerCopy(client, company);
  const ids = await arrivingIds(client, stages, company, accompaniments);
  const people = await addPeople(client, accompaniments.people, receiver);
  for (const stage of stages.values()) await replacePeople(client, stage, people.replaced);
  const before: ContentHashes = {};
  for (const { table, name } of ofKind(stages, 'tables')) before[table.name] = await hashRows(client, table, name);
  await addClients(client, accompaniments.clients);
  await insertRows(client, stages, accompaniments);
  await addAccompaniments(client, company, accompaniments, receiver.sealing, people.replaced);
  const contents = await hashContents(client, tables, ids);
  const different = Object.keys(before).find((name) => before[name]!.sha256 !== contents[name]!.sha256);
  if (different) throw new StartError(`The rows of ${different} were changed while they were stored.`);
  await client.query(sql`insert into frozen_companies (organization_id, reason) values (${company}, 'arriving')`);
  return { contents, files: manifest.files.length, people };
}

const names = ({ columns }: CompanyTable) => columns.map((column) => pg.escapeIdentifier(column)).join(', ');
const ofKind = (stages: ReadonlyMap<string, Stage>, kind: 'tables' | 'shared'): Stage[] =>
  [...stages].flatMap(([name, stage]) => (name.startsWith(`${kind}/`) ? [stage] : []));

interface Arrived {
  manifest: MoveManifest;
  accompaniments: Accompaniments;
}

async function readArchive(
  client: pg.Client,
  archive: Readable,
  {
    token,
    receiver,
    stages,
    noteFile,
  }: {
    token: string;
    receiver: Receiver;
    stages: ReadonlyMap<string, Stage>;
    noteFile: (folder: Folder, key: string) => Promise<void>;
  },
): Promise<Arrived> {
  const { onProgress = () => undefined } = receiver;
  const transit = transitCipher(token);
  const files = new Map<string, { size: number; sha256: string }>();
  let accompaniments: Accompaniments | undefined;
  let manifestBytes: Buffer | undefined;
  let signature: string | undefined;
  for await (const { name, size, content } of entriesOf(archive)) {
    const [kind = '', subject = '', column = ''] = name.split('/');
    onProgress(name);
    if (kind === 'tables' || kind === 'shared') {
      const stage = stages.get(`${kind}/${subject}`);
      if (!stage) throw unexpected(name);
      await copyIn(client, `copy ${stage.name} (${names(stage.table)}) from stdin`, content);
    } else if (kind === 'files') {
      files.set(`${subject}/${column}`, await storeFile(receiver.stores, subject, column, { size, content, noteFile }));
    } else if (kind === 'accompaniments')
      accompaniments = JSON.parse(transit.open(await bytesOf(content), name)) as Accompaniments;
    else if (kind === 'sealed') {
      const seal = stages.get(`tables/${subject}`)?.table.seals.find((each) => each.column === column);
      if (!seal) throw unexpected(name);
      const values = JSON.parse(transit.open(await bytesOf(content), name)) as SealedValue[];
      await storeSecrets(client, stages.get(`tables/${subject}`)!, seal, values, receiver.sealing);
    } else if (name === 'manifest.json') manifestBytes = await bytesOf(content);
    else if (name === 'manifest.signature') signature = (await bytesOf(content)).toString();
    else throw unexpected(name);
  }
  if (!manifestBytes || !signature || !accompaniments) throw new StartError('The company arrived incomplete.');
  const expected = Buffer.from(transitSignature(token, manifestBytes));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new StartError('The contents of the company were changed on the way.');
  const manifest = JSON.parse(manifestBytes.toString()) as MoveManifest;
  for (const { folder, key, size, sha256 } of manifest.files) {
    const file = files.get(`${folder}/${key}`);
    if (file?.sha256 !== sha256 || file.size !== size)
      throw new StartError(`The file ${folder}/${key} arrived incomplete.`);
  }
  return { manifest, accompaniments };
}

const unexpected = (name: string) => new StartError(`The company arrived with an unknown part (${name}).`);

async function bytesOf(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** A file that is here already, from an earlier stay, must be the same. */
async function storeFile(
  stores: FileStores,
  folder: string,
  key: string,
  {
    size,
    content,
    noteFile,
  }: {
    size: number;
    content: AsyncIterable<Buffer>;
    noteFile: (folder: Folder, key: string) => Promise<void>;
  },
): Promise<{ size: number; sha256: string }> {
  const store = (FOLDERS as readonly string[]).includes(folder) ? stores[folder as Folder] : undefined;
  if (!store) throw unexpected(`files/${folder}`);
  const hash = createHash('sha256');
  const hashed = async function* () {
    for await (const chunk of content) {
      hash.update(chunk);
      yield chunk;
    }
  };
  const present = await store.stream(key);
  if (!present) {
    await noteFile(folder as Folder, key);
    await store.take(key, hashed());
    return { size, sha256: hash.digest('hex') };
  }
  const own = createHash('sha256');
  for await (const chunk of present as AsyncIterable<Buffer>) own.update(chunk);
  for await (const _ of hashed());
  const sha256 = hash.digest('hex');
  if (own.digest('hex') !== sha256) throw new StartError(`Another file with the key ${folder}/${key} is here already.`);
  return { size, sha256 };
}

/** Encrypts values with this installation's keys. The place of a value is computed from its row here. */
async function storeSecrets(
  client: pg.Client,
  { table, name }: Stage,
  seal: SealedColumn,
  values: readonly SealedValue[],
  sealing: Sealing,
): Promise<void> {
  const cipher = sealing.cipher(seal.purpose);
  const column = pg.escapeIdentifier(seal.column);
  const where = table.key.map((key, at) => `${pg.escapeIdentifier(key)}::text = $${at + 1}`).join(' and ');
  for (const { key, text } of values) {
    const keyValues = table.key.map((part) => key[part]);
    const { rows } = await client.query<{ place: string }>(
      `select (${seal.place})::text as place from ${name} where ${where}`,
      keyValues,
    );
    if (!rows[0]) throw new StartError(`A secret of ${table.name} arrived without its row.`);
    const sealed = cipher.seal(text, rows[0].place);
    const stored = seal.prefix ? `${seal.prefix}${sealed.toString('base64url')}` : sealed;
    const at = keyValues.length;
    const print = seal.print ? `, ${pg.escapeIdentifier(seal.print.column)} = $${at + 2}` : '';
    await client.query(`update ${name} set ${column} = $${at + 1}${print} where ${where}`, [
      ...keyValues,
      stored,
      ...(seal.print ? [seal.print.of(cipher, text)] : []),
    ]);
  }
}

/** A company that comes back replaces the rows that stayed here. */
async function removeFormerCopy(client: pg.Client, company: string): Promise<void> {
  const { rows } = await client.query<{ reason: string | null }>(sql`
    select f.reason from organizations o left join frozen_companies f on f.organization_id = o.id where o.id = ${company}`);
  if (!rows[0]) return;
  if (rows[0].reason !== 'moved') throw new StartError('This company is here already.');
  await removeCompanyRows(client, company);
  // Tables with checks that still wait cannot be altered.
  await client.query('set constraints all immediate');
}

/**
 * Checks whose rows arrived. Organizations of partners that are here already keep their own rows.
 * @returns the ids of the organizations whose rows are loaded
 */
async function arrivingIds(
  client: pg.Client,
  stages: ReadonlyMap<string, Stage>,
  company: string,
  { ids, shared }: Accompaniments,
): Promise<string[]> {
  if (!ids.includes(company)) throw new StartError('The company arrived without its organization.');
  for (const { table, name } of ofKind(stages, 'tables')) await requireOnly(client, table, name, ids);
  for (const { table, name } of ofKind(stages, 'shared')) await requireOnly(client, table, name, shared);
  const partners = [...ids, ...shared].filter((id) => id !== company);
  const { rows: foreign } = await client.query<{ name: string }>(`
    select name from ${stages.get('tables/organizations')!.name} where id <> '${company}' and kind <> 'partner'
    union all select name from ${stages.get('shared/organizations')!.name} where kind <> 'partner'`);
  if (foreign[0]) throw new StartError(`${foreign[0].name} is another company, which does not move with this one.`);
  const { rows: present } = await client.query<{ id: string; kind: string }>(
    `select id, kind from organizations where id = any(${idList(partners)})`,
  );
  const here = present.map(({ id }) => id);
  if (here.length > 0)
    for (const { table, name } of stages.values())
      await client.query(`delete from ${name} where ${ownerColumn(table.name)} = any(${idList(here)})`);
  return ids.filter((id) => !here.includes(id));
}

async function requireOnly(
  client: pg.Client,
  table: CompanyTable,
  name: string,
  ids: readonly string[],
): Promise<void> {
  const { rowCount } = await client.query(
    `select from ${name} where ${ownerColumn(table.name)} is null or ${ownerColumn(table.name)} <> all(${idList(ids)}) limit 1`,
  );
  if (rowCount) throw new StartError(`The table ${table.name} arrived with rows of another company.`);
}

/** People who have an account here already keep it; rows that can change name that account. */
async function replacePeople(client: pg.Client, { table, name }: Stage, replaced: People['replaced']): Promise<void> {
  if (replaced.length === 0 || table.isAppendOnly) return;
  const [from, to] = [replaced.map(({ from: id }) => id), replaced.map(({ to: id }) => id)];
  for (const column of table.uuids.map((each) => pg.escapeIdentifier(each)))
    await client.query(
      `update ${name} set ${column} = m.becomes from unnest($1::uuid[], $2::uuid[]) as m (was, becomes) where ${column} = m.was`,
      [from, to],
    );
  for (const column of table.uuidLists.map((each) => pg.escapeIdentifier(each)))
    for (const [at, old] of from.entries())
      await client.query(
        `update ${name} set ${column} = array_replace(${column}, $1::uuid, $2::uuid) where $1::uuid = any(${column})`,
        [old, to[at]],
      );
  for (const column of table.documents.map((each) => pg.escapeIdentifier(each)))
    for (const [at, old] of from.entries())
      await client.query(
        `update ${name} set ${column} = replace(${column}::text, $1, $2)::jsonb where strpos(${column}::text, $1) > 0`,
        [old, to[at]],
      );
}

/**
 * Inserts all rows in one statement, so that references are checked when all are there. The triggers of these tables
 * rest meanwhile, because the rows were checked, recorded and announced when they were written; for these moments
 * nobody else writes to the tables.
 */
async function insertRows(
  client: pg.Client,
  stages: ReadonlyMap<string, Stage>,
  { last_tx }: Accompaniments,
): Promise<void> {
  const filled: { table: CompanyTable; from: string[] }[] = [];
  for (const { table, name } of stages.values()) {
    if (!(await client.query(`select from ${name} limit 1`)).rowCount) continue;
    const other = filled.find((each) => each.table.name === table.name);
    if (other) other.from.push(name);
    else filled.push({ table, from: [name] });
  }
  const tables = filled.map(({ table }) => `public.${pg.escapeIdentifier(table.name)}`);
  await client.query(`set local lock_timeout = '20s'`);
  await client.query(
    `lock table ${[...new Set([...tables, 'public.audit_events', 'public.outbox_events'])].sort().join(', ')} in share row exclusive mode`,
  );
  await continueNumbersAfter(client, last_tx);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  const inserts = filled.map(
    ({ table, from }, at) =>
      `i${at} as (insert into public.${pg.escapeIdentifier(table.name)} (${names(table)}) overriding system value
        ${from.map((name) => `select ${names(table)} from ${name}`).join(' union all ')})`,
  );
  try {
    await client.query(`with ${inserts.join(', ')} select`);
    await client.query('set constraints all immediate');
  } catch (error) {
    throw explained(error);
  }
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  await continueSequences(
    client,
    filled.map(({ table }) => table.name),
  );
}

function explained(error: unknown): unknown {
  const { code, table, constraint, detail } = error as {
    code?: string;
    table?: string;
    constraint?: string;
    detail?: string;
  };
  if (code === '23505')
    return new StartError(`A value of the table ${table} is taken here already (${detail ?? constraint}).`);
  if (code === '23503')
    return new StartError(`A row of the table ${table} refers to a row that did not come along (${constraint}).`);
  return error;
}

/** Later changes here must have higher transaction numbers than those that arrived, because logs are sealed in this order. */
async function continueNumbersAfter(client: pg.Client, last_tx: string): Promise<void> {
  if (!/^\d{1,18}$/.test(last_tx)) throw new StartError('The number of the last transaction is not valid.');
  const { rows } = await client.query<{ before: string; next: string }>(
    `select numbers_before()::text as before, pg_snapshot_xmax(pg_current_snapshot())::text as next`,
  );
  const { before, next } = rows[0]!;
  if (BigInt(last_tx) < BigInt(before) + BigInt(next)) return;
  const raised = BigInt(last_tx) - BigInt(next) + 1n;
  await client.query(
    `create or replace function numbers_before() returns bigint language sql immutable parallel safe as 'select ${raised}::bigint'`,
  );
}

async function continueSequences(client: pg.Client, tables: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(sql`
    select c.relname as table, a.attname as column, pg_get_serial_sequence(c.oid::regclass::text, a.attname) as sequence
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where a.attidentity <> '' and c.relnamespace = 'public'::regnamespace and c.relname = any(${tables})`);
  for (const { table, column, sequence } of rows)
    await client.query(
      `select setval('${sequence}', greatest((select max(${pg.escapeIdentifier(column)}) from public.${pg.escapeIdentifier(table)}),
         (select last_value from ${sequence})))`,
    );
}

/** Apps that people of the company connected are known by their id, in every installation. */
async function addClients(client: pg.Client, clients: Accompaniments['clients']): Promise<void> {
  await client.query(sql`
    insert into oauth_clients (id, name, redirect_uris, created_at)
    select id, name, redirect_uris, created_at
    from jsonb_to_recordset(${JSON.stringify(clients)})
      as c (id text, name text, redirect_uris text[], created_at timestamptz)
    on conflict (id) do nothing`);
}

async function addAccompaniments(
  client: pg.Client,
  company: string,
  { flags, signing_keys, events, jobs, ids }: Accompaniments,
  sealing: Sealing,
  replaced: People['replaced'],
): Promise<void> {
  for (const { purpose, seed } of signing_keys)
    await client.query(sql`
      insert into company_signing_keys (organization_id, purpose, sealed)
      values (${company}, ${purpose}, ${sealSigningKey(sealing, company, purpose, Buffer.from(seed, 'base64'))})`);
  await client.query(sql`select pg_notify('signing_keys_changed', '')`);
  await client.query(sql`
    insert into feature_flag_overrides (flag_id, kind, target, is_on, until)
    select f.id, 'organization', o.target, o.is_on, o.until
    from jsonb_to_recordset(${JSON.stringify(flags)}) as o (key text, target text, is_on boolean, until timestamptz)
    join feature_flags f on f.key = o.key where o.target = any(${ids}::text[])
    on conflict (flag_id, kind, target) do update set is_on = excluded.is_on, until = excluded.until`);
  const own = new Set(ids);
  await client.query(sql`
    insert into outbox_events (organization_id, topic, ref_id, payload, occurred_at)
    select organization_id, topic, ref_id, payload, occurred_at
    from jsonb_to_recordset(${JSON.stringify(events.filter(({ organization_id }) => own.has(organization_id)))})
      as e (organization_id uuid, topic text, ref_id uuid, payload jsonb, occurred_at timestamptz)`);
  for (const { task, payload, run_at, max_attempts, job_key, queue } of jobs) {
    if (!own.has(String(payload.organization_id))) throw new StartError('A job of another company arrived.');
    let text = JSON.stringify(payload);
    for (const { from, to } of replaced) text = text.replaceAll(from, to);
    await client.query(
      sql`select enqueue_job(${task}, ${text}::jsonb, ${run_at}::timestamptz, ${job_key}, ${max_attempts}, ${queue})`,
    );
  }
}

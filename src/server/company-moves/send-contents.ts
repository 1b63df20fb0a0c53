import { createHash } from 'node:crypto';
import pg from 'pg';
import type { KeptFiles } from '../backup/kept-files.ts';
import { FOLDERS, type Folder } from '../backup/manifest.ts';
import { quoted, setPlainTextFormats } from '../backup/tables.ts';
import type { AddEntry } from '../backup/tar.ts';
import { copyOut } from '../db/copy.ts';
import { sql } from '../db/sql.ts';
import type { Cipher } from '../ports/cipher.ts';
import type { FileStores } from '../ports/files.ts';
import { type Sealing, SIGNING_PURPOSES } from '../sealing.ts';
import { StartError } from '../start-error.ts';
import {
  type CompanyGroup,
  type CompanyTable,
  type ContentHashes,
  companyRows,
  companyTables,
  groupOf,
  hashRows,
  idList,
  ownerColumn,
} from './contents.ts';
import type { SealedColumn } from './sealed-columns.ts';
import {
  type Accompaniments,
  type MovedEvent,
  type MovedJob,
  type MovedPerson,
  type MoveManifest,
  type SealedValue,
  transitCipher,
  transitSignature,
} from './wire.ts';

export interface Sender {
  adminUrl: string;
  sealing: Sealing;
  stores: FileStores;
  keptFiles: readonly KeptFiles[];
  seals: readonly SealedColumn[];
  onProgress?: (line: string) => void;
}

/** The size in bytes at which collected rows become one entry. */
const ENTRY = 1_048_576;
const SEALED_AT_ONCE = 500;

/** Tables whose rows come along for partner organizations that also work with other companies here. */
export const SHARED_TABLES = ['organizations', 'roles', 'memberships'] as const;

/** Writes everything of a company at one instant. @returns the hashes of its tables, and how many secrets could not be read */
export async function writeContents(
  client: pg.Client,
  company: string,
  { token, sender, add }: { token: string; sender: Sender; add: AddEntry },
): Promise<{ tables: ContentHashes; unreadable: number }> {
  const { onProgress = () => undefined } = sender;
  const transit = transitCipher(token);
  await setPlainTextFormats(client);
  await client.query('begin isolation level repeatable read');
  // Before the first read, which decides the time of the view: no month of the log leaves the database meanwhile.
  await client.query('lock table audit_events in access share mode');
  const group = await groupOf(client, company);
  const tables = await companyTables(client, sender.seals);
  const addSealed = (name: string, content: unknown) =>
    addBytes(add, name, transit.seal(JSON.stringify(content), name));
  await addSealed('accompaniments', await accompanimentsOf(client, group, sender, tables));
  const hashes: ContentHashes = {};
  let unreadable = 0;
  for (const table of tables) {
    hashes[table.name] = await hashRows(client, table, companyRows(table, group.ids));
    if (hashes[table.name]!.rows === 0) continue;
    onProgress(table.name);
    await addRows(client, `tables/${table.name}`, copyText(table, group.ids), add);
    for (const seal of table.seals)
      unreadable += await addSecrets(
        client,
        { seal, table, ids: group.ids },
        sender.sealing.cipher(seal.purpose),
        addSealed,
      );
  }
  if (group.shared.length > 0)
    for (const name of SHARED_TABLES) {
      const table = tables.find((each) => each.name === name)!;
      await addRows(client, `shared/${name}`, copyText(table, group.shared), add);
    }
  const { files, missing } = await addFiles(client, group, sender, add);
  await client.query('commit');
  const manifest: MoveManifest = { company, tables: hashes, files, missing_files: missing };
  const text = Buffer.from(JSON.stringify(manifest));
  await addBytes(add, 'manifest.json', text);
  await addBytes(add, 'manifest.signature', Buffer.from(transitSignature(token, text)));
  return { tables: hashes, unreadable };
}

const addBytes = (add: AddEntry, name: string, bytes: Buffer) => add(name, bytes.length, [bytes]);

const copyText = (table: CompanyTable, ids: readonly string[]): string =>
  `copy (select ${table.columns.map((column) => pg.escapeIdentifier(column)).join(', ')} from ${companyRows(table, ids)}) to stdout`;

/** Writes rows as numbered entries of complete rows. */
async function addRows(client: pg.Client, name: string, copy: string, add: AddEntry): Promise<void> {
  let gathered: Buffer[] = [];
  let size = 0;
  let part = 0;
  const flush = async () => {
    part += 1;
    await add(`${name}/${part}`, size, gathered);
    [gathered, size] = [[], 0];
  };
  for await (const rows of copyOut(client, copy)) {
    gathered.push(rows);
    size += rows.length;
    if (size >= ENTRY) await flush();
  }
  if (size > 0) await flush();
}

/** Decrypts the values of a column and encrypts them for the receiving process. @returns how many could not be read */
async function addSecrets(
  client: pg.Client,
  { seal, table, ids }: { seal: SealedColumn; table: CompanyTable; ids: readonly string[] },
  cipher: Cipher,
  addSealed: (name: string, content: unknown) => Promise<void>,
): Promise<number> {
  const column = pg.escapeIdentifier(seal.column);
  const keys = table.key.map((name) => `${pg.escapeLiteral(name)}, ${pg.escapeIdentifier(name)}::text`).join(', ');
  const isSealed = seal.prefix ? `starts_with(${column}, ${pg.escapeLiteral(seal.prefix)})` : `${column} is not null`;
  await client.query(`declare sealed_values no scroll cursor for select jsonb_build_object(${keys}) as key,
    (${seal.place})::text as place, ${column} as sealed from ${companyRows(table, ids)} and ${isSealed}`);
  let unreadable = 0;
  let part = 0;
  for (;;) {
    const { rows } = await client.query<{ key: Record<string, string>; place: string; sealed: Buffer | string }>(
      `fetch ${SEALED_AT_ONCE} from sealed_values`,
    );
    if (rows.length === 0) break;
    const values = rows.flatMap(({ key, place, sealed }): SealedValue[] => {
      try {
        return [{ key, text: cipher.open(bytesOf(sealed, seal.prefix), place) }];
      } catch {
        unreadable += 1;
        return [];
      }
    });
    part += 1;
    await addSealed(`sealed/${table.name}/${seal.column}/${part}`, values);
  }
  await client.query('close sealed_values');
  return unreadable;
}

const bytesOf = (sealed: Buffer | string, prefix = ''): Buffer =>
  typeof sealed === 'string' ? Buffer.from(sealed.slice(prefix.length), 'base64url') : sealed;

async function addFiles(
  client: pg.Client,
  { ids }: CompanyGroup,
  { stores, keptFiles, onProgress = () => undefined }: Sender,
  add: AddEntry,
): Promise<{ files: MoveManifest['files']; missing: number }> {
  const files: MoveManifest['files'] = [];
  let missing = 0;
  for (const { folder, key } of await movedFiles(client, keptFiles, ids)) {
    onProgress(`${folder}/${key}`);
    const [size, content] = [await stores[folder].size(key), await stores[folder].stream(key)];
    if (size === undefined || !content) {
      missing += 1;
      continue;
    }
    const hash = createHash('sha256');
    const hashed = async function* () {
      for await (const chunk of content as AsyncIterable<Buffer>) {
        hash.update(chunk);
        yield chunk;
      }
    };
    await add(`files/${folder}/${key}`, size, hashed());
    files.push({ folder, key, size, sha256: hash.digest('hex') });
  }
  return { files, missing };
}

export async function movedFiles(
  client: pg.ClientBase,
  keptFiles: readonly KeptFiles[],
  ids: readonly string[],
): Promise<{ folder: Folder; key: string }[]> {
  const queries = keptFiles.map(
    ({ folder, table, key, where = 'true' }) =>
      `select '${folder}' as folder, ${key} as key from ${quoted(`public.${table}`)} where organization_id = any(${idList(ids)}) and (${where})`,
  );
  const { rows } = await client.query<{ folder: Folder; key: string | null }>(
    `${queries.join(' union ')} order by 1, 2`,
  );
  return rows.flatMap(({ folder, key }) => (key && FOLDERS.includes(folder) ? [{ folder, key }] : []));
}

async function accompanimentsOf(
  client: pg.Client,
  { company, ids, shared }: CompanyGroup,
  { sealing }: Sender,
  tables: readonly CompanyTable[],
): Promise<Accompaniments> {
  const { rows: references } = await client.query<{ table: string; column: string }>(`
    select r.relname as table, a.attname as column from pg_constraint k
    join pg_class r on r.oid = k.conrelid join pg_attribute a on a.attrelid = r.oid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = 'identity.users'::regclass and r.relnamespace = 'public'::regnamespace`);
  const people = references
    .filter(({ table }) => tables.some(({ name }) => name === table))
    .map(
      ({ table, column }) =>
        `select ${pg.escapeIdentifier(column)} as id from ${quoted(`public.${table}`)} where ${ownerColumn(table)} = any(${idList(ids)})`,
    )
    .concat(`select user_id from memberships where organization_id = any(${idList(shared)})`);
  const { rows: users } = await client.query<Omit<MovedPerson, 'two_factor'> & { two_factor: SealedTwoFactor | null }>(`
    select u.id, u.email::text, u.name, u.image, u.email_verified, u.status, u.created_at::text, u.username::text, u.phone,
      (select password from identity.accounts where user_id = u.id and provider_id = 'credential' limit 1) as password,
      (select json_build_object('secret', encode(f.secret, 'base64'), 'enabled_at', f.enabled_at, 'last_step', f.last_step,
        'created_at', f.created_at) from identity.two_factors f where f.user_id = u.id) as two_factor,
      (select json_build_object('user_mode_state', p.user_mode_state, 'appearance', p.appearance, 'region', p.region, 'language', p.language,
        'page_size', p.page_size) from identity.preferences p where p.user_id = u.id) as preference
    from identity.users u where u.id in (${people.join(' union ')}) order by u.id`);
  const clients = await client.query<Accompaniments['clients'][number]>(`
    select c.id, c.name, c.redirect_uris, c.created_at::text from oauth_clients c
    where c.id in (select oauth_client_id from api_keys where organization_id = any(${idList(ids)}))`);
  const flags = await client.query<Accompaniments['flags'][number]>(sql`
    select f.key, o.target, o.is_on, o.until::text from feature_flag_overrides o join feature_flags f on f.id = o.flag_id
    where o.kind = 'organization' and o.target = any(${ids}::text[])`);
  const events = await client.query<MovedEvent>(sql`
    select e.organization_id, e.topic, e.ref_id, e.payload, e.occurred_at::text from outbox_events e
    left join outbox_cursors c on c.consumer = 'features'
    where e.organization_id = any(${ids}::uuid[]) and (c.consumer is null or (not pg_visible_in_snapshot(e.tx, c.since)
      and (c.until is null or not pg_visible_in_snapshot(e.tx, c.until) or (e.tx, e.seq) > (c.tx, c.seq))))
    order by e.tx, e.seq`);
  const jobs = await client.query<MovedJob>(sql`
    select t.identifier as task, j.payload, j.run_at::text, j.max_attempts::int, j.key as job_key, q.queue_name as queue
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
    where j.payload->>'organization_id' = any(${ids}::text[]) and j.attempts < j.max_attempts order by j.id`);
  const last = await client.query<{ tx: string }>(sql`
    select coalesce(max(tx::text::bigint), 0)::text as tx from (
      select max(tx::text::bigint)::text::xid8 as tx from audit_events where organization_id = any(${ids}::uuid[])
      union all select max(to_tx::text::bigint)::text::xid8 from audit_seals where organization_id = any(${ids}::uuid[])) as known`);
  const twoFactor = sealing.cipher('two-factor');
  return {
    ids,
    shared,
    people: users.map(({ two_factor, ...user }) => ({
      ...user,
      two_factor: openTwoFactor(two_factor, user.id, twoFactor),
    })),
    clients: clients.rows,
    flags: flags.rows,
    signing_keys: SIGNING_PURPOSES.map((purpose) => ({
      purpose,
      seed: sealing.signer(purpose).seedOf(company).toString('base64'),
    })),
    events: events.rows,
    jobs: jobs.rows,
    last_tx: last.rows[0]!.tx,
  };
}

type SealedTwoFactor = NonNullable<MovedPerson['two_factor']>;

function openTwoFactor(given: SealedTwoFactor | null, user_id: string, cipher: Cipher): SealedTwoFactor | null {
  if (!given) return null;
  try {
    return { ...given, secret: cipher.open(Buffer.from(given.secret, 'base64'), user_id) };
  } catch {
    throw new StartError(`The second factor of the user ${user_id} cannot be read with this installation's secret.`);
  }
}

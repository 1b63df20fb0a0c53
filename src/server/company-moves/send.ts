import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { writeTar } from '../backup/tar.ts';
import { withConnection } from '../db/connect.ts';
import { sql } from '../db/sql.ts';
import type { Outgoing } from '../outgoing/outgoing.ts';
import { StartError } from '../start-error.ts';
import { changedTables, companyTables, groupOf, hashContents } from './contents.ts';
import { PART_BYTES } from './door.ts';
import { type DoorClient, installationAddress, openDoor, Unreachable } from './door-client.ts';
import { migrationsHash } from './receive.ts';
import { removeCompanyRows } from './remove.ts';
import { movedFiles, type Sender, writeContents } from './send-contents.ts';
import { MOVE_FORMAT, type Offer } from './wire.ts';
import { waitForWriters } from './writers.ts';

export interface SendingInstallation extends Sender {
  version: string;
  outgoing: Outgoing;
  signal: AbortSignal;
}

interface OwnCompany {
  id: string;
  name: string;
  slug: string;
  status: string;
}

export interface Departure {
  company: OwnCompany;
  address: string;
  rows: number;
  unreadable: number;
}

const TOKEN_PURPOSE = 'company moves';
const LOOK_MS = 200;
const LONGEST_JOB_MS = 60_000;
const LONGEST_TRANSACTION_MS = 60_000;
/** The receiving process loads and proves the company in this time. */
const LONGEST_LOAD_MS = 3_600_000;

/** @param name an id, a short name or a name @throws StartError when it is not exactly one company */
export async function findCompany(client: pg.ClientBase, name: string): Promise<OwnCompany> {
  const { rows } = await client.query<OwnCompany>(sql`
    select id, name, slug, status from organizations
    where kind in ('vendor', 'both') and (id::text = ${name} or slug = ${name} or lower(name) = lower(${name})) limit 2`);
  if (!rows[0]) throw new StartError(`There is no company "${name}".`);
  if (rows[1]) throw new StartError(`Several companies are named "${name}": use the short name or the id.`);
  return rows[0];
}

/**
 * Moves a company to another installation. It is read-only here meanwhile. If anything fails before the other
 * installation has switched it on, everything is as before.
 */
export async function sendCompany(
  { company: given, to, token }: { company: string; to: string; token: string },
  installation: SendingInstallation,
): Promise<Departure> {
  const address = installationAddress(to);
  return withConnection(installation.adminUrl, async (client) => {
    const company = await findCompany(client, given);
    await settleUnfinished(client, company, installation);
    if (company.status !== 'active')
      throw new StartError(`${company.name} is ${company.status}: only an active company can be moved.`);
    const door = openDoor(address, token, installation);
    await door.offer(await offerOf(client, company, installation));
    await waitForState(door, ['accepted'], installation.signal, 60_000);
    const move = await freeze(client, company, { address, token, installation });
    try {
      const sent = await transfer(client, company, { token, door, installation });
      await door.approve();
      await waitForState(door, ['done'], installation.signal, 60_000);
      await markMoved(client, company.id, move.id);
      return { company, address, ...sent };
    } catch (error) {
      // A command that was stopped cancels the move before it ends.
      const last = openDoor(address, token, { outgoing: installation.outgoing });
      const isHere = await giveUp(client, company, move.id, last, error as Error);
      if (isHere) throw error;
      return { company, address, rows: 0, unreadable: 0 };
    }
  });
}

async function offerOf(client: pg.Client, company: OwnCompany, { version }: SendingInstallation): Promise<Offer> {
  const { ids, shared } = await groupOf(client, company.id);
  const { rows: partners } = await client.query<Offer['partners'][number]>(sql`
    select id, slug, name from organizations where id = any(${[...ids, ...shared]}::uuid[]) and id <> ${company.id} order by id`);
  return {
    format: MOVE_FORMAT,
    version,
    migrations: await migrationsHash(client),
    company: { id: company.id, name: company.name, slug: company.slug },
    partners,
  };
}

async function waitForState(
  door: DoorClient,
  wanted: readonly string[],
  signal: AbortSignal,
  longestMs: number,
): Promise<void> {
  const deadline = Date.now() + longestMs;
  for (;;) {
    const { state, message, is_attended } = await door.state();
    if (wanted.includes(state)) return;
    if (state === 'failed' || state === 'aborted')
      throw new StartError(`The other installation did not take the company: ${message ?? 'the move was canceled.'}`);
    if (!is_attended)
      throw new StartError('The command tandem move --receive is no longer running at the other installation.');
    if (Date.now() > deadline) throw new StartError('The other installation did not answer in time.');
    await delay(LOOK_MS, undefined, { signal });
  }
}

/** Makes the company read-only for every transaction that begins later. */
async function freeze(
  client: pg.Client,
  company: OwnCompany,
  { address, token, installation }: { address: string; token: string; installation: SendingInstallation },
): Promise<{ id: string }> {
  const sealed = installation.sealing.cipher(TOKEN_PURPOSE).seal(token, company.id);
  await client.query('begin');
  const { rows } = await client.query<{ id: string }>(sql`
    insert into departed_moves (company_id, name, slug, address, state, sealed_token)
    values (${company.id}, ${company.name}, ${company.slug}, ${address}, 'moving', ${sealed})
    returning id`);
  await client.query(sql`insert into frozen_companies (organization_id, reason) values (${company.id}, 'moving')`);
  await client.query('commit');
  return rows[0]!;
}

async function transfer(
  client: pg.Client,
  company: OwnCompany,
  { token, door, installation }: { token: string; door: DoorClient; installation: SendingInstallation },
): Promise<{ rows: number; unreadable: number }> {
  const { signal, onProgress = () => undefined } = installation;
  onProgress('waiting for running work');
  await waitForWriters(async (statement) => (await client.query(statement)).rows, LONGEST_TRANSACTION_MS, signal);
  await until(
    client,
    LONGEST_JOB_MS,
    signal,
    'A background job of this company does not end: try again.',
    sql`
    select not exists (select from graphile_worker._private_jobs j
      where j.payload->>'organization_id' = ${company.id} and j.locked_at is not null
        and j.locked_at > now() - interval '4 hours') as is_over`,
  );
  let sent: Awaited<ReturnType<typeof writeContents>> | undefined;
  await writeTar(
    new Date(),
    async (add) => {
      sent = await withConnection(installation.adminUrl, (reader) =>
        writeContents(reader, company.id, { token, sender: installation, add }),
      );
    },
    (archive) =>
      pipeline(archive, createGzip({ level: 5 }), (compressed: AsyncIterable<Buffer>) =>
        sendParts(door, compressed, signal),
      ),
  );
  onProgress('waiting for the other installation');
  await waitForState(door, ['loaded'], signal, LONGEST_LOAD_MS);
  const { tables, unreadable } = sent!;
  const changed = changedTables(
    tables,
    await hashContents(
      client,
      await companyTables(client, installation.seals),
      (await groupOf(client, company.id)).ids,
    ),
  );
  if (changed.length > 0)
    throw new StartError(`Something was written while the company was moved (${changed.join(', ')}): try again.`);
  return { rows: Object.values(tables).reduce((sum, table) => sum + table.rows, 0), unreadable };
}

async function until(
  client: pg.Client,
  longestMs: number,
  signal: AbortSignal,
  reason: string,
  question: { text: string; values: readonly unknown[] },
): Promise<void> {
  const deadline = Date.now() + longestMs;
  for (;;) {
    const { rows } = await client.query<{ is_over: boolean }>(question.text, [...question.values]);
    if (rows[0]!.is_over) return;
    if (Date.now() > deadline) throw new StartError(reason);
    await delay(LOOK_MS, undefined, { signal });
  }
}

async function sendParts(door: DoorClient, archive: AsyncIterable<Buffer>, signal: AbortSignal): Promise<void> {
  let gathered: Buffer[] = [];
  let size = 0;
  let number = 0;
  for await (const chunk of archive) {
    signal.throwIfAborted();
    gathered.push(chunk);
    size += chunk.length;
    while (size >= PART_BYTES) {
      const all = Buffer.concat(gathered);
      await door.send(number, all.subarray(0, PART_BYTES), false);
      number += 1;
      gathered = [all.subarray(PART_BYTES)];
      size -= PART_BYTES;
    }
  }
  // The end is a part of its own, so that a part is never empty.
  await door.send(number, size > 0 ? Buffer.concat(gathered) : Buffer.from([0]), true);
}

async function markMoved(client: pg.Client, company: string, move: string): Promise<void> {
  await client.query('begin');
  await client.query(sql`update organizations set status = 'moved' where id = ${company}`);
  await client.query(sql`
    update frozen_companies set reason = 'moved', address = (select address from departed_moves where id = ${move})
    where organization_id = ${company}`);
  await client.query(sql`update departed_moves set state = 'moved', ended_at = now() where id = ${move}`);
  await client.query(sql`select pg_notify('identity_changed', '')`);
  await client.query('commit');
}

async function markHere(
  client: pg.Client,
  company: string,
  move: string,
  state: 'failed' | 'returned',
  message: string | null,
): Promise<void> {
  await client.query('begin');
  await client.query(sql`update organizations set status = 'active' where id = ${company} and status = 'moved'`);
  await client.query(sql`delete from frozen_companies where organization_id = ${company}`);
  await client.query(sql`
    update departed_moves set state = ${state}, message = ${message}, ended_at = now() where id = ${move}`);
  await client.query(sql`select pg_notify('identity_changed', '')`);
  await client.query('commit');
}

/**
 * Cancels a move at the other installation, so that it cannot switch the company on any more, and makes the company
 * writable here.
 * @returns false when the other installation had switched it on; it has moved then
 * @throws Unreachable when the other installation cannot tell: the company stays read-only, never in two places at once
 */
async function giveUp(
  client: pg.Client,
  company: OwnCompany,
  move: string,
  door: DoorClient,
  reason: Error,
): Promise<boolean> {
  const { state } = await door.cancel().catch((error: unknown) => {
    throw new Unreachable(
      `${reason.message}\nWhether the company was switched on there is unknown (${(error as Error).message}) It stays read-only here. Repeat the command when the other installation can be reached.`,
    );
  });
  if (state === 'done') {
    await markMoved(client, company.id, move);
    return false;
  }
  await markHere(client, company.id, move, 'failed', reason.message);
  return true;
}

interface UnfinishedMove {
  id: string;
  address: string;
  sealed_token: Buffer;
}

async function moveIn(
  client: pg.Client,
  company: string,
  state: 'moving' | 'moved',
): Promise<UnfinishedMove | undefined> {
  const { rows } = await client.query<UnfinishedMove>(
    sql`select id, address, sealed_token from departed_moves where company_id = ${company} and state = ${state}`,
  );
  return rows[0];
}

const doorOf = (move: UnfinishedMove, company: string, { sealing, outgoing }: SendingInstallation): DoorClient =>
  openDoor(move.address, sealing.cipher(TOKEN_PURPOSE).open(move.sealed_token, company), { outgoing });

/** A command that was killed left the company read-only: the other installation knows whether it has moved. */
async function settleUnfinished(
  client: pg.Client,
  company: OwnCompany,
  installation: SendingInstallation,
): Promise<void> {
  const { rows: running } = await client.query<{ is_mine: boolean }>(
    sql`select pg_try_advisory_lock(hashtextextended('company move ' || ${company.id}, 0)) as is_mine`,
  );
  if (!running[0]!.is_mine) throw new StartError(`Another command is moving ${company.name}.`);
  const move = await moveIn(client, company.id, 'moving');
  if (!move) return;
  const reason = new StartError('The command that moved the company ended before it was done.');
  if (!(await giveUp(client, company, move.id, doorOf(move, company.id, installation), reason)))
    throw new StartError(
      `${company.name} has moved to ${move.address} already; the earlier command ended before it noted this.`,
    );
}

/** Takes a company back that was not changed at the other installation since it arrived there. */
export async function rollBackMove(given: string, installation: SendingInstallation): Promise<OwnCompany> {
  return withConnection(installation.adminUrl, async (client) => {
    const company = await findCompany(client, given);
    const unfinished = await moveIn(client, company.id, 'moving');
    if (unfinished) {
      await settleUnfinished(client, company, installation);
      return company;
    }
    const move = await moveIn(client, company.id, 'moved');
    if (!move) throw new StartError(`${company.name} has not moved.`);
    await doorOf(move, company.id, installation).takeBack();
    await markHere(client, company.id, move.id, 'returned', null);
    return company;
  });
}

/** Removes the rows and files of a company that has moved. They can no longer be taken back. */
export async function forgetMoved(given: string, installation: SendingInstallation): Promise<OwnCompany> {
  const { adminUrl, keptFiles, stores } = installation;
  return withConnection(adminUrl, async (client) => {
    const company = await findCompany(client, given);
    const move = await moveIn(client, company.id, 'moved');
    if (!move) throw new StartError(`${company.name} has not moved, so nothing was removed.`);
    await client.query('begin');
    const files = await movedFiles(client, keptFiles, (await groupOf(client, company.id)).ids);
    await removeCompanyRows(client, company.id);
    await client.query(sql`update departed_moves set state = 'forgotten' where id = ${move.id}`);
    await client.query('commit');
    for (const { folder, key } of files) await stores[folder].remove(key);
    return company;
  });
}

export interface CompanyPlace {
  id: string;
  name: string;
  slug: string;
  /** Null for companies that are here. */
  address: string | null;
}

/** Every company that is here or has left, with the installation that has it now. */
export async function companyPlaces(client: pg.ClientBase): Promise<CompanyPlace[]> {
  const { rows } = await client.query<CompanyPlace>(sql`
    select o.id, o.name, o.slug, case when f.reason = 'moved' then f.address end as address
    from organizations o left join frozen_companies f on f.organization_id = o.id
    where o.kind in ('vendor', 'both') and o.status <> 'closed' and f.reason is distinct from 'arriving'
    union all
    select distinct on (d.company_id) d.company_id, d.name, d.slug, d.address from departed_moves d
    where d.state = 'forgotten' and not exists (select from organizations o where o.id = d.company_id)
    order by slug`);
  return rows;
}

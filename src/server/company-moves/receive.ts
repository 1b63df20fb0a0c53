import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { newSecret } from '../auth/secret-token.ts';
import { FOLDERS, type Folder } from '../backup/manifest.ts';
import { type Proof, proveAll } from '../backup/prove.ts';
import { appliedMigrations } from '../backup/tables.ts';
import { withConnection } from '../db/connect.ts';
import { sql } from '../db/sql.ts';
import { StartError } from '../start-error.ts';
import { type Loaded, loadContents, type Receiver } from './load-contents.ts';
import { removeCompanyRows } from './remove.ts';
import { MOVE_FORMAT, type Offer } from './wire.ts';

export interface ReceivingInstallation extends Receiver {
  adminUrl: string;
  appUrl: string;
  systemUrl: string;
  proofs: readonly Proof[];
  signal: AbortSignal;
}

const TOKEN_HOURS = 1;
const LOOK_MS = 200;
/** A sender that sends nothing for this long has stopped. */
const SILENCE_MS = 60_000;

/** Issues a token with which one company can be moved here within an hour. Only its hash is stored. */
export async function issueMoveToken(adminUrl: string): Promise<{ id: string; token: string }> {
  const { token, hash } = newSecret();
  return withConnection(adminUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(sql`
      insert into arriving_moves (token_hash, expires_at)
      values (${hash}, now() + make_interval(hours => ${TOKEN_HOURS})) returning id`);
    return { id: rows[0]!.id, token };
  });
}

/** Installations exchange companies only with the same migrations. */
export async function migrationsHash(client: pg.ClientBase): Promise<string> {
  const hash = createHash('sha256');
  for (const { name, hash: its } of await appliedMigrations(client)) hash.update(`${name} ${its}\n`);
  return hash.digest('hex');
}

export type Arrival = Pick<Loaded, 'files' | 'people'> & { company: Offer['company']; rows: number };

/**
 * Waits for the company of a token, loads it, proves it and switches it on when the sender approves. Anything that fails
 * before that leaves nothing.
 * @throws StartError with the reason, which the sender is told, too
 */
export async function receiveCompany(
  { id, token }: { id: string; token: string },
  installation: ReceivingInstallation,
): Promise<Arrival> {
  const { adminUrl, signal } = installation;
  return withConnection(adminUrl, async (control) => {
    const heart = setInterval(
      () => void control.query(sql`update arriving_moves set seen_at = now() where id = ${id}`).catch(() => {}),
      2_000,
    );
    try {
      return await receive(control, id, token, installation);
    } catch (error) {
      const message =
        error instanceof StartError ? error.message : 'The receiving installation failed. See its output.';
      await control.query(sql`
        update arriving_moves set state = 'failed', message = ${signal.aborted ? 'The receiving command was stopped.' : message}
        where id = ${id} and state not in ('done', 'aborted', 'returned')`);
      await cleanUp(control, id, installation);
      throw error;
    } finally {
      clearInterval(heart);
    }
  });
}

async function receive(
  control: pg.Client,
  id: string,
  token: string,
  installation: ReceivingInstallation,
): Promise<Arrival> {
  const { adminUrl, signal } = installation;
  const stateNow = async () => {
    signal.throwIfAborted();
    const { rows } = await control.query<{ state: string; offer: Offer | null; is_late: boolean }>(
      sql`select state, offer, expires_at <= now() as is_late from arriving_moves where id = ${id}`,
    );
    return rows[0]!;
  };
  const waitFor = async (wanted: readonly string[], isOver: (row: { is_late: boolean }) => boolean, reason: string) => {
    for (;;) {
      const row = await stateNow();
      if (wanted.includes(row.state)) return row;
      if (row.state === 'aborted') throw new StartError('The sender canceled the move. Nothing was changed here.');
      if (isOver(row)) throw new StartError(reason);
      await delay(LOOK_MS, undefined, { signal });
    }
  };
  const { offer } = await waitFor(['offered'], ({ is_late }) => is_late, 'The token was not used within an hour.');
  const { company } = offer!;
  await checkOffer(control, offer!);
  await control.query(sql`update arriving_moves set state = 'accepted' where id = ${id} and state = 'offered'`);
  // Installations may share a database server, where the sender waits for transactions that began before.
  await waitForPart(control, id, stateNow, signal);
  const loaded = await withConnection(adminUrl, async (client) => {
    await client.query('begin');
    const archive = createGunzip();
    // A failure of the parts ends the archive, whose reader reports it.
    void pipeline(Readable.from(partsOf(control, id, stateNow, signal)), archive).catch(() => {});
    const outcome = await loadContents(client, archive, {
      company: company.id,
      token,
      receiver: installation,
      noteFile: async (folder, key) => {
        await control.query(sql`insert into arriving_files (move_id, folder, key) values (${id}, ${folder}, ${key})`);
      },
    });
    await client.query('commit');
    return outcome;
  });
  for await (const { proofs } of proveAll(
    installation,
    { ...installation, documents: installation.stores.documents },
    installation.proofs,
    company.id,
  )) {
    const broken = proofs.find(({ difference }) => difference !== undefined);
    if (broken) throw new StartError(`${broken.name}: ${broken.difference}.`);
  }
  await control.query(sql`update arriving_moves set state = 'loaded' where id = ${id} and state = 'accepted'`);
  const deadline = Date.now() + 10 * SILENCE_MS;
  await waitFor(['approved'], () => Date.now() > deadline, 'The sender did not confirm the move.');
  await switchOn(control, id, company.id);
  const rows = Object.values(loaded.contents).reduce((sum, table) => sum + table.rows, 0);
  return { company, rows, files: loaded.files, people: loaded.people };
}

async function switchOn(control: pg.Client, id: string, company: string): Promise<void> {
  await control.query('begin');
  await control.query(sql`delete from frozen_companies where organization_id = ${company} and reason = 'arriving'`);
  const { rowCount } = await control.query(sql`
    update arriving_moves set state = 'done', contents = (
      select jsonb_build_object('events', sum(events), 'last_event', max(last_event)) from (
        select count(*) as events, coalesce(max(seq), 0) as last_event from audit_events where organization_id = ${company}
        union all select coalesce(sum(event_count), 0), coalesce(max(last_seq), 0) from audit_archives
          where organization_id = ${company} and state = 'in_use') log)
    where id = ${id} and state = 'approved'`);
  if (!rowCount) {
    await control.query('rollback');
    throw new StartError('The sender canceled the move. Nothing was changed here.');
  }
  await control.query(sql`
    update departed_moves set state = 'returned', ended_at = now() where company_id = ${company} and state = 'moved'`);
  await control.query(sql`select pg_notify('identity_changed', '')`);
  await control.query('commit');
}

/** @throws StartError before anything happens */
async function checkOffer(client: pg.Client, { format, version, migrations, company, partners }: Offer): Promise<void> {
  if (format !== MOVE_FORMAT || migrations !== (await migrationsHash(client)))
    throw new StartError(
      `The installations have different versions (the sender has Tandem ${version}): update both to the same one, then move.`,
    );
  const { rows: present } = await client.query<{ is_away: boolean }>(sql`
    select coalesce(f.reason = 'moved', false) as is_away from organizations o
    left join frozen_companies f on f.organization_id = o.id where o.id = ${company.id}`);
  if (present[0] && !present[0].is_away) throw new StartError(`${company.name} is here already.`);
  const { rows: taken } = await client.query<{ slug: string }>(sql`
    select o.slug from organizations o
    where o.slug = any(${[company.slug, ...partners.map(({ slug }) => slug)]})
      and o.id <> all(${[company.id, ...partners.map(({ id }) => id)]}::uuid[]) order by 1 limit 5`);
  if (taken.length > 0)
    throw new StartError(
      `Another organization here has the short name ${taken.map(({ slug }) => `"${slug}"`).join(', ')}: change it on one of the installations.`,
    );
}

async function waitForPart(
  control: pg.Client,
  id: string,
  stateNow: () => Promise<{ state: string }>,
  signal: AbortSignal,
): Promise<void> {
  const deadline = Date.now() + 3 * SILENCE_MS;
  while (!(await control.query(sql`select from move_parts where move_id = ${id} limit 1`)).rowCount) {
    const { state } = await stateNow();
    if (state !== 'accepted') throw new StartError('The sender canceled the move. Nothing was changed here.');
    if (Date.now() > deadline) throw new StartError('The sender sent nothing. Nothing was changed here.');
    await delay(LOOK_MS, undefined, { signal });
  }
}

/** Yields the parts in order and removes each when it was read. */
async function* partsOf(
  control: pg.Client,
  id: string,
  stateNow: () => Promise<{ state: string }>,
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  let last = Date.now();
  for (let number = 0; ; ) {
    const { rows } = await control.query<{ content: Buffer; is_last: boolean }>(
      sql`select content, is_last from move_parts where move_id = ${id} and number = ${number}`,
    );
    const part = rows[0];
    if (!part) {
      const { state } = await stateNow();
      if (state !== 'accepted') throw new StartError('The sender canceled the move. Nothing was changed here.');
      if (Date.now() - last > SILENCE_MS) throw new StartError('The sender stopped sending. Nothing was changed here.');
      await delay(LOOK_MS / 4, undefined, { signal });
      continue;
    }
    last = Date.now();
    yield part.content;
    await control.query(sql`delete from move_parts where move_id = ${id} and number = ${number}`);
    if (part.is_last) return;
    number += 1;
  }
}

/** Removes what an arrival that did not succeed left: rows of a company that was never switched on, and files. */
async function cleanUp(
  control: pg.Client,
  id: string,
  { stores }: Pick<ReceivingInstallation, 'stores'>,
): Promise<void> {
  const { rows } = await control.query<{ company_id: string | null; is_arriving: boolean }>(sql`
    select m.company_id, f.reason is not null as is_arriving from arriving_moves m
    left join frozen_companies f on f.organization_id = m.company_id and f.reason = 'arriving'
    where m.id = ${id} and m.state in ('failed', 'aborted')`);
  if (!rows[0]) return;
  if (rows[0].is_arriving) {
    await control.query('begin');
    await removeCompanyRows(control, rows[0].company_id!);
    await control.query('commit');
  }
  const { rows: files } = await control.query<{ folder: Folder; key: string }>(
    sql`select folder, key from arriving_files where move_id = ${id}`,
  );
  for (const { folder, key } of files) if (FOLDERS.includes(folder)) await stores[folder].remove(key);
  await control.query(sql`delete from arriving_files where move_id = ${id}`);
  await control.query(sql`delete from move_parts where move_id = ${id}`);
}

const DEAD_SECONDS = 30;

/** Ends arrivals whose receiving process was killed, and removes what they left. @returns how many there were */
export async function cleanUpDeadArrivals(
  installation: Pick<ReceivingInstallation, 'adminUrl' | 'stores'>,
): Promise<number> {
  return withConnection(installation.adminUrl, async (control) => {
    await control.query(sql`
      update arriving_moves set state = 'failed', message = 'The receiving process ended.'
      where state in ('waiting', 'offered', 'accepted', 'loaded', 'approved')
        and seen_at < now() - make_interval(secs => ${DEAD_SECONDS})`);
    const { rows } = await control.query<{ id: string }>(sql`
      select m.id from arriving_moves m where m.state in ('failed', 'aborted')
        and (exists (select from arriving_files f where f.move_id = m.id) or exists (select from move_parts p where p.move_id = m.id)
          or exists (select from frozen_companies c where c.organization_id = m.company_id and c.reason = 'arriving'))`);
    for (const { id } of rows) await cleanUp(control, id, installation);
    return rows.length;
  });
}

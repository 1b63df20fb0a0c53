import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { createCipher } from '../ports/cipher.ts';
import { StartError } from '../start-error.ts';
import { withConnection } from './connect.ts';
import { knownLogin } from './roles.ts';

/** What the operator keeps outside of the database. */
export interface Secrets {
  secret: string;
  /** The one to exchange for `secret`, and where it was found, in words. */
  secretBefore: Former | undefined;
}

interface Former {
  text: string;
  place: string;
  /** Somebody put it there for this; the file of a secret that is given elsewhere now may only have been left. */
  isMeant: boolean;
}

/** Any number that no other advisory lock of ours uses. */
const ROOT_LOCK = 7_263_004;
const PLACE = 'tandem_root';

/**
 * Opens the root from which all keys of the installation follow. It lies in the database, sealed under the secret, in a table
 * that is its owner's alone; made at the first start. Where only the former secret opens it, it is sealed anew under the
 * present one (docs/decisions/0042). One transaction: another server that starts now waits.
 * @param probe tries a login of a database that was set up before it had a root
 * @throws StartError when neither secret is this database's; nothing was changed then
 */
export async function openRoot(
  adminUrl: string,
  secrets: Secrets,
  { probe, say }: { probe: Probe; say: (line: string) => void },
): Promise<Uint8Array> {
  const { root, news } = await withConnection(adminUrl, async (client) => {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [ROOT_LOCK]);
    const found = await settle(client, secrets, probe);
    await client.query('commit');
    // What was sealed under the former secret goes from the disk too; after a crash, with the next start that is given it.
    if (secrets.secretBefore) await client.query('vacuum full tandem_root');
    return found;
  });
  if (news) say(news);
  return root;
}

/** Whether a login works, as far as its password goes. */
export type Probe = (login: { role: string; password: string }) => Promise<boolean>;

interface Found {
  root: Uint8Array;
  news?: string | undefined;
}

async function settle(client: pg.Client, secrets: Secrets, probe: Probe): Promise<Found> {
  const { secret, secretBefore } = secrets;
  const { rows: tables } = await client.query<{ has_root: boolean; is_set_up: boolean }>(
    `select to_regclass('tandem_root') is not null as has_root, to_regclass('tandem_migrations') is not null as is_set_up`,
  );
  const { has_root, is_set_up } = tables[0]!;
  if (!has_root) {
    await client.query(
      'create table tandem_root (is_only boolean primary key default true check (is_only), sealed bytea not null)',
    );
    // Older installations sealed and signed under the secret itself.
    const root = is_set_up ? Buffer.from(await secretOfBefore(client, secrets, probe)) : randomBytes(32);
    await keep(client, root, secret);
    return {
      root,
      news:
        is_set_up && secretBefore && root.equals(Buffer.from(secretBefore.text)) ? exchanged(secretBefore) : undefined,
    };
  }
  const { rows } = await client.query<{ sealed: Buffer }>('select sealed from tandem_root');
  if (!rows[0]) {
    const root = randomBytes(32);
    await keep(client, root, secret);
    return { root, news: 'Began with a new root: what was sealed before does not open any more.' };
  }
  const { sealed } = rows[0];
  const root = opened(sealed, secret);
  if (root) return { root, news: secretBefore?.isMeant ? unneeded(secretBefore) : undefined };
  const former = secretBefore && opened(sealed, secretBefore.text);
  if (!former) throw refusal(secrets, 'DELETE FROM tandem_root');
  await keep(client, former, secret);
  return { root: former, news: exchanged(secretBefore) };
}

/** What the logins of the database follow from; where there are none to try, the one given. */
async function secretOfBefore(client: pg.Client, secrets: Secrets, probe: Probe): Promise<string> {
  const { secret, secretBefore } = secrets;
  for (const text of [secret, ...(secretBefore ? [secretBefore.text] : [])]) {
    const login = await knownLogin(client, text);
    if (!login || (await probe(login))) return text;
  }
  const { role } = (await knownLogin(client, secret))!;
  throw refusal(secrets, `ALTER ROLE "${role}" RENAME TO "${role}_before"`);
}

const cipherUnder = (secret: string) => createCipher(secret, 'installation root');

async function keep(client: pg.Client, root: Uint8Array, secret: string): Promise<void> {
  await client.query(
    'insert into tandem_root (sealed) values ($1) on conflict (is_only) do update set sealed = excluded.sealed',
    [cipherUnder(secret).seal(Buffer.from(root).toString('base64'), PLACE)],
  );
}

function opened(sealed: Buffer, secret: string): Uint8Array | undefined {
  try {
    return Buffer.from(cipherUnder(secret).open(sealed, PLACE), 'base64');
  } catch {
    return undefined;
  }
}

function refusal({ secretBefore }: Secrets, remedy: string): StartError {
  const wrong = secretBefore
    ? `Neither TANDEM_SECRET (or the file secret in the data folder) nor ${secretBefore.place} is the one this database was set up with, and nothing was changed: give that one as either.`
    : 'TANDEM_SECRET (or the file secret in the data folder) is not the one this database was set up with: give that one, or give it as TANDEM_SECRET_BEFORE to exchange it for this one.';
  return new StartError(
    `${wrong} If it is lost for good, and with it sealed bank details and second factors, run ${remedy} and start again.`,
  );
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const exchanged = ({ place }: Former) =>
  `The secret was exchanged: this database opens with the new one alone. Take ${place} away; backups of before need the former secret still.`;
const unneeded = ({ place }: Former) =>
  `${sentence(place)} is not needed: this database opens with the present secret alone. Take it away.`;

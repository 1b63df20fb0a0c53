import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { createCipher } from '../ports/cipher.ts';
import { StartError } from '../start-error.ts';
import { withConnection } from './connect.ts';
import { knownLogin } from './roles.ts';

/** The secrets, which are stored outside the database. */
export interface Secrets {
  secret: string;
  /** The secret that `secret` replaces, and its source. */
  secretBefore: Former | undefined;
}

interface Former {
  text: string;
  place: string;
  /** The secret was set on purpose; a stored file may only be left over. */
  isMeant: boolean;
}

/** Any number that no other advisory lock of ours uses. */
const ROOT_LOCK = 7_263_004;
const PLACE = 'tandem_root';

/**
 * Opens the root key, from which all keys of the installation are derived. It is in the database, encrypted with the
 * secret, in a table that only the owner can read, and is created at the first start. If only the former secret opens
 * it, it is encrypted with the current one (docs/decisions/0042). All of this is one transaction, so another server
 * that starts now waits.
 * @param probe tries a login of a database that was set up before it had a root key
 * @throws StartError when neither secret matches this database; nothing has changed then
 */
export async function openRoot(
  adminUrl: string,
  secrets: Secrets,
  { probe, say }: { probe: Probe; say: (line: string) => void },
): Promise<Uint8Array> {
  const { root, notice } = await withConnection(adminUrl, async (client) => {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [ROOT_LOCK]);
    const outcome = await settle(client, secrets, probe);
    await client.query('commit');
    // Data encrypted with the former secret is also removed from the disk; after a crash, at the next start with that
    // secret.
    if (secrets.secretBefore) await client.query('vacuum full tandem_root');
    return outcome;
  });
  if (notice) say(notice);
  return root;
}

/** Tells whether a login accepts its password; other problems with it do not matter. */
export type Probe = (login: { role: string; password: string }) => Promise<boolean>;

interface Outcome {
  root: Uint8Array;
  notice?: string | undefined;
}

async function settle(client: pg.Client, secrets: Secrets, probe: Probe): Promise<Outcome> {
  const { secret, secretBefore } = secrets;
  const { rows: tables } = await client.query<{ has_root: boolean; is_set_up: boolean }>(
    `select to_regclass('tandem_root') is not null as has_root, to_regclass('tandem_migrations') is not null as is_set_up`,
  );
  const { has_root, is_set_up } = tables[0]!;
  if (!has_root) {
    await client.query(
      'create table tandem_root (is_only boolean primary key default true check (is_only), sealed bytea not null)',
    );
    // Older installations encrypted and signed with the secret itself.
    const root = is_set_up ? Buffer.from(await formerLoginSecret(client, secrets, probe)) : randomBytes(32);
    await keep(client, root, secret);
    return {
      root,
      notice:
        is_set_up && secretBefore && root.equals(Buffer.from(secretBefore.text)) ? exchanged(secretBefore) : undefined,
    };
  }
  const { rows } = await client.query<{ sealed: Buffer }>('select sealed from tandem_root');
  if (!rows[0]) {
    const root = randomBytes(32);
    await keep(client, root, secret);
    return { root, notice: 'Created a new root key: data encrypted before can no longer be read.' };
  }
  const { sealed } = rows[0];
  const root = opened(sealed, secret);
  if (root) return { root, notice: secretBefore?.isMeant ? unneeded(secretBefore) : undefined };
  const former = secretBefore && opened(sealed, secretBefore.text);
  if (!former) throw refusal(secrets, 'DELETE FROM tandem_root');
  await keep(client, former, secret);
  return { root: former, notice: exchanged(secretBefore) };
}

/** The secret of the database's logins; if there is no login to try, the given one. */
async function formerLoginSecret(client: pg.Client, secrets: Secrets, probe: Probe): Promise<string> {
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
    ? `Neither TANDEM_SECRET (or the file secret in the data folder) nor ${secretBefore.place} is the secret this database was set up with. Nothing was changed. Set one of them to that secret.`
    : 'TANDEM_SECRET (or the file secret in the data folder) is not the secret this database was set up with: set it to that secret, or set TANDEM_SECRET_BEFORE to that secret to replace it with this one.';
  return new StartError(
    `${wrong} If that secret is lost, run ${remedy} and start again: encrypted bank details and second factors are lost with it.`,
  );
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const exchanged = ({ place }: Former) =>
  `The secret was replaced: this database now opens only with the new one. Remove ${place}. Older backups still need the former secret.`;
const unneeded = ({ place }: Former) =>
  `${sentence(place)} is not needed: this database opens with the current secret. Remove it.`;

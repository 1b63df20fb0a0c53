import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { forgetInterruptedDemo, isDemoInterrupted } from '../demo/interrupted.ts';
import { joinEmbedded, startEmbedded } from '../postgres/embedded.ts';
import { createSealing, type Sealing } from '../sealing.ts';
import { StartError } from '../start-error.ts';
import { explainConnection, withConnection } from './connect.ts';
import { ensureRole, GROUPS, type Login, type Logins, loginsOf, passwordOf, provisionRoles } from './roles.ts';
import { openRoot, type Secrets } from './root.ts';
import { sql } from './sql.ts';

/** The settings that locate the data. */
export type ClusterConfig = Secrets & {
  dataDir: string;
  databaseUrl: string | undefined;
  databaseAppUrl: string | undefined;
  databaseSystemUrl: string | undefined;
  databaseReplicaUrl?: string | undefined;
};

export type Cluster = {
  /** The login of the schema's owner, for migrations and jobs. It is not a superuser, even on the embedded server. */
  adminUrl: string;
  /** The login that sees the rows of the organization in `app.organization_id`. */
  appUrl: string;
  /** The login that sees every organization, for identity and for schedulers that look for work. */
  systemUrl: string;
  /** The login of `appUrl` on a replica, which only reads. */
  replicaUrl?: string | undefined;
  /** Derives keys from the root key in the database. */
  sealing: Sealing;
  stop(): Promise<void>;
};

const DATABASE = 'tandem';
const ADMINISTRATOR = 'tandem_admin';

export function openCluster(
  config: ClusterConfig,
  onProgress: (line: string) => void = () => undefined,
): Promise<Cluster> {
  return config.databaseUrl ? openExternal(config, config.databaseUrl, onProgress) : openEmbedded(config, onProgress);
}

/** Connects to the database of a running Tandem, without changing or stopping it. */
export async function joinCluster(
  config: ClusterConfig,
  onProgress: (line: string) => void = () => undefined,
): Promise<Cluster> {
  const { databaseUrl, dataDir, secret } = config;
  if (!databaseUrl && !existsSync(join(dataDir, 'postgres')))
    throw new StartError(
      `There is no database in the data folder ${dataDir}: set the TANDEM_DATA_DIR or DATABASE_URL that Tandem is started with.`,
    );
  const server = databaseUrl ? undefined : await joinEmbedded(dataDir);
  if (!server) return openCluster(config, onProgress);
  const administrator = { role: ADMINISTRATOR, password: passwordOf(ADMINISTRATOR, secret) };
  const adminUrl = addressOf(server.superuserUrl, administrator, DATABASE);
  await reach(adminUrl, 'TANDEM_SECRET', async () => undefined);
  const sealing = await openSealing(adminUrl, config, onProgress);
  return { adminUrl, sealing, ...addresses(adminUrl, loginsOf(DATABASE, secret)), stop: () => server.stop() };
}

async function openEmbedded(config: ClusterConfig, onProgress: (line: string) => void): Promise<Cluster> {
  const { dataDir, secret } = config;
  const server = await startEmbedded({ folder: dataDir, onProgress });
  try {
    if (isDemoInterrupted(dataDir)) {
      onProgress('The demo was interrupted, so it is created again.');
      await withConnection(server.superuserUrl, (client) =>
        client.query(`drop database if exists ${pg.escapeIdentifier(DATABASE)} with (force)`),
      );
      forgetInterruptedDemo(dataDir);
    }
    const adminUrl = await createDatabase(server.superuserUrl, DATABASE, secret);
    const sealing = await openSealing(adminUrl, config, onProgress);
    const logins = await withConnection(adminUrl, (client) => provisionRoles(client, secret));
    return { adminUrl, sealing, ...addresses(adminUrl, logins), stop: () => server.stop() };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Creates a database and the administrator who owns it, as the superuser of our own server; returns its address. */
export async function createDatabase(superuserUrl: string, database: string, secret: string): Promise<string> {
  const password = passwordOf(ADMINISTRATOR, secret);
  await withConnection(superuserUrl, async (client) => {
    await ensureRole(client, ADMINISTRATOR, 'login');
    await client.query(`alter role ${ADMINISTRATOR} createrole createdb password ${pg.escapeLiteral(password)}`);
    const { rowCount } = await client.query(sql`select from pg_database where datname = ${database}`);
    if (!rowCount) await client.query(`create database ${pg.escapeIdentifier(database)} owner ${ADMINISTRATOR}`);
  });
  return addressOf(superuserUrl, { role: ADMINISTRATOR, password }, database);
}

async function openExternal(
  config: ClusterConfig,
  adminUrl: string,
  onProgress: (line: string) => void,
): Promise<Cluster> {
  const { databaseAppUrl, databaseSystemUrl, databaseReplicaUrl, secret } = config;
  const given =
    databaseAppUrl && databaseSystemUrl ? { appUrl: databaseAppUrl, systemUrl: databaseSystemUrl } : undefined;
  await reach(adminUrl, 'DATABASE_URL', async (client) => {
    await requireVersion(client);
    await requireCreate(client);
    if (!given) await requireCreateRole(client);
  });
  const sealing = await openSealing(adminUrl, config, onProgress);
  const rest = given ?? addresses(adminUrl, await withConnection(adminUrl, (client) => provisionRoles(client, secret)));
  if (given) {
    await reach(given.appUrl, 'DATABASE_APP_URL', async (client) => {
      await requireMember(client, 'DATABASE_APP_URL', GROUPS.app);
      await requireMember(client, 'DATABASE_APP_URL', GROUPS.partner);
      await requireMember(client, 'DATABASE_APP_URL', GROUPS.own);
      await requireInheritance(client);
    });
    await reach(given.systemUrl, 'DATABASE_SYSTEM_URL', (client) =>
      requireMember(client, 'DATABASE_SYSTEM_URL', GROUPS.system),
    );
    await reach(adminUrl, 'DATABASE_URL', (client) => requireMember(client, 'DATABASE_URL', GROUPS.system));
  }
  // The replica has the same logins, because it has the same rows. It may be away at the start.
  const replicaUrl = databaseReplicaUrl && withLogin(databaseReplicaUrl, rest.appUrl);
  return { adminUrl, sealing, ...rest, replicaUrl, stop: async () => undefined };
}

function addresses(adminUrl: string, logins: Logins): { appUrl: string; systemUrl: string } {
  return { appUrl: addressOf(adminUrl, logins.app), systemUrl: addressOf(adminUrl, logins.system) };
}

function addressOf(url: string, login: { role: string; password: string }, database?: string): string {
  const address = new URL(url);
  address.username = encodeURIComponent(login.role);
  address.password = encodeURIComponent(login.password);
  if (database) address.pathname = `/${encodeURIComponent(database)}`;
  return address.href;
}

/** The address of another server with the login of this one. */
function withLogin(url: string, from: string): string {
  const address = new URL(url);
  const { username, password, pathname } = new URL(from);
  return Object.assign(address, { username, password, pathname }).href;
}

/** Explains connection errors; errors of the work are passed on. */
async function reach(url: string, variable: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  let isConnected = false;
  try {
    await withConnection(url, (client) => {
      isConnected = true;
      return work(client);
    });
  } catch (error) {
    throw isConnected ? error : explainConnection(error, url, variable);
  }
}

/**
 * Checks the secret before the logins get their passwords: a server with another secret would lock out the first one,
 * and encrypted data would be lost silently.
 */
async function openSealing(adminUrl: string, secrets: Secrets, say: (line: string) => void): Promise<Sealing> {
  return createSealing(await openRoot(adminUrl, secrets, { say, probe }));

  async function probe(login: Login): Promise<boolean> {
    try {
      await withConnection(addressOf(adminUrl, login), async () => undefined);
      return true;
    } catch (error) {
      // Other problems with this login are reported when it is used.
      return (error as { code?: string }).code !== '28P01';
    }
  }
}

async function requireVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
  const major = Math.floor(Number(rows[0]!.server_version_num) / 10_000);
  if (major < 15) throw new StartError(`DATABASE_URL points to PostgreSQL ${major}: Tandem needs 15 or newer.`);
}

async function requireCreate(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ user: string; database: string; may_create: boolean }>(
    `select current_user as user, current_database() as database,
       has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as may_create`,
  );
  const { user, database, may_create } = rows[0]!;
  if (may_create) return;
  throw new StartError(
    `The user "${user}" of DATABASE_URL cannot create tables in the database "${database}": run ALTER DATABASE "${database}" OWNER TO "${user}" as a superuser.`,
  );
}

async function requireCreateRole(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ rolname: string; is_allowed: boolean }>(
    'select rolname, rolsuper or rolcreaterole as is_allowed from pg_roles where rolname = current_user',
  );
  const { rolname, is_allowed } = rows[0]!;
  if (is_allowed) return;
  throw new StartError(
    `The user "${rolname}" of DATABASE_URL cannot create roles: run ALTER ROLE "${rolname}" CREATEROLE as a superuser, or create the roles listed in .env.example and set DATABASE_APP_URL and DATABASE_SYSTEM_URL.`,
  );
}

async function requireMember(client: pg.Client, variable: string, group: string): Promise<void> {
  const { rows } = await client.query<{
    user: string;
    exists: boolean;
    is_member: boolean | null;
    is_exempt: boolean;
  }>(sql`
    select current_user as user, r.oid is not null as exists, pg_has_role(r.oid, 'USAGE') as is_member,
      (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) as is_exempt
    from (values (${group}::name)) as g(name) left join pg_roles r on r.rolname = g.name`);
  const { user, exists, is_member, is_exempt } = rows[0]!;
  if (!exists) {
    throw new StartError(
      `The role "${group}" is missing: run CREATE ROLE tandem_app NOLOGIN; CREATE ROLE tandem_own NOLOGIN IN ROLE tandem_app; CREATE ROLE tandem_partner NOLOGIN; CREATE ROLE tandem_system NOLOGIN as a superuser, leaving out those that exist.`,
    );
  }
  if (!is_member) {
    throw new StartError(
      `The user "${user}" of ${variable} is not a member of "${group}": run GRANT ${group} TO "${user}".`,
    );
  }
  if (is_exempt && variable !== 'DATABASE_URL') {
    throw new StartError(
      `The user "${user}" of ${variable} is exempt from row-level security, which keeps companies apart: run ALTER ROLE "${user}" NOSUPERUSER NOBYPASSRLS.`,
    );
  }
}

/** Partner managers have no access at all without inheritance. */
async function requireInheritance(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ inherits: boolean }>(
    `select pg_has_role('${GROUPS.own}', '${GROUPS.app}', 'USAGE') as inherits`,
  );
  if (rows[0]!.inherits) return;
  throw new StartError(
    `The role "${GROUPS.own}" is not a member of "${GROUPS.app}": run GRANT ${GROUPS.app} TO ${GROUPS.own} as a superuser.`,
  );
}

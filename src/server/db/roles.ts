import { createHmac } from 'node:crypto';
import pg from 'pg';
import { sql } from './sql.ts';

/** Migrations grant to these roles and write policies for them; the roles own nothing and cannot log in. */
export const GROUPS = {
  app: 'tandem_app',
  own: 'tandem_own',
  partner: 'tandem_partner',
  system: 'tandem_system',
} as const;

/** The groups of a login: in each transaction the application chooses company, own partners or partner. */
const TAKES = { app: [GROUPS.app, GROUPS.own, GROUPS.partner], system: [GROUPS.system] } as const;

export type Login = { role: string; password: string };
export type Logins = { app: Login; system: Login };

/** Any number that no other advisory lock of ours uses. */
const PROVISION_LOCK = 7_263_001;

/**
 * Creates or updates the group roles of the server and the login roles of one database. `client` is
 * connected to that database as its administrator.
 */
export async function provisionRoles(client: pg.Client, secret: string): Promise<Logins> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  const database = rows[0]!.name;
  const logins = loginsOf(database, secret);
  await client.query(sql`select pg_advisory_lock(${PROVISION_LOCK})`);
  for (const group of Object.values(GROUPS)) await ensureRole(client, group, 'nologin');
  await ensureMembership(client, GROUPS.system);
  // People limited to own partners have the rights of the company on the rows that their own policies allow.
  await client.query(`grant ${GROUPS.app} to ${GROUPS.own}`);
  for (const kind of ['app', 'system'] as const) {
    for (const group of TAKES[kind]) await ensureLogin(client, logins[kind], group);
  }
  const name = pg.escapeIdentifier(database);
  const roles = [logins.app, logins.system].map(({ role }) => pg.escapeIdentifier(role)).join(', ');
  await client.query(`revoke connect on database ${name} from public`);
  await client.query(`grant connect on database ${name} to ${roles}`);
  await client.query(sql`select pg_advisory_unlock(${PROVISION_LOCK})`);
  return logins;
}

/** The logins of a database, with passwords derived from the secret. */
export function loginsOf(database: string, secret: string): Logins {
  return { app: login(database, 'app', secret), system: login(database, 'system', secret) };
}

/** Derives the password from the secret, so that it need not be stored and every server of an installation knows it. */
export function passwordOf(role: string, secret: string): string {
  return createHmac('sha256', secret).update(role).digest('base64url');
}

/**
 * The login of a database that was set up before, to test whether the secret still matches; undefined if there is none.
 */
export async function knownLogin(client: pg.Client, secret: string): Promise<Login | undefined> {
  const { rows } = await client.query<{ database: string; is_set_up: boolean }>(
    `select current_database() as database, to_regclass('tandem_migrations') is not null
       and exists (select from pg_roles where rolname = current_database() || '_app_login') as is_set_up`,
  );
  const { database, is_set_up } = rows[0]!;
  return is_set_up ? login(database, 'app', secret) : undefined;
}

function login(database: string, kind: keyof typeof TAKES, secret: string): Login {
  const role = `${database}_${kind}_login`;
  return { role, password: passwordOf(role, secret) };
}

/** Roles belong to the whole server, where another Tandem may be creating the same one. */
export async function ensureRole(client: pg.Client, role: string, attributes: string): Promise<void> {
  const { rowCount } = await client.query(sql`select from pg_roles where rolname = ${role}`);
  if (rowCount) return;
  try {
    await client.query(`create role ${pg.escapeIdentifier(role)} ${attributes}`);
  } catch (error) {
    const { code } = error as { code?: string };
    if (code !== '42710' && code !== '23505') throw error;
  }
}

/**
 * Row-level security applies to the owner too. As a member of the system group, the administrator passes its policies,
 * both on a managed server without superuser rights and on the embedded one.
 */
async function ensureMembership(client: pg.Client, group: string): Promise<void> {
  const { rows } = await client.query<{ is_member: boolean }>(sql`select pg_has_role(${group}, 'USAGE') as is_member`);
  if (!rows[0]!.is_member) await client.query(`grant ${group} to current_user`);
}

async function ensureLogin(client: pg.Client, { role, password }: Login, group: string): Promise<void> {
  const name = pg.escapeIdentifier(role);
  await ensureRole(client, role, 'login');
  await client.query(`alter role ${name} login password ${pg.escapeLiteral(password)}`);
  await client.query(`grant ${group} to ${name}`);
}

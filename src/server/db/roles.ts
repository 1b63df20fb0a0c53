import { createHmac } from 'node:crypto';
import pg from 'pg';

/** What the migrations grant to and write policies for; they own nothing and nobody signs in as them. */
export const GROUPS = {
  app: 'tandem_app',
  own: 'tandem_own',
  partner: 'tandem_partner',
  system: 'tandem_system',
} as const;

/** Which groups a login takes: the application changes between company, own partners and partner by transaction. */
const TAKES = { app: [GROUPS.app, GROUPS.own, GROUPS.partner], system: [GROUPS.system] } as const;

export type Login = { role: string; password: string };
export type Logins = { app: Login; system: Login };

/** Any number that no other advisory lock of ours uses. */
const PROVISION_LOCK = 7_263_001;

/**
 * Makes the group roles of the server and the login roles of one database, or brings them up to date. `client` is
 * connected to that database as its administrator.
 */
export async function provisionRoles(client: pg.Client, secret: string): Promise<Logins> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  const database = rows[0]!.name;
  const logins = loginsOf(database, secret);
  await client.query('select pg_advisory_lock($1)', [PROVISION_LOCK]);
  for (const group of Object.values(GROUPS)) await ensureRole(client, group, 'nologin');
  await ensureMembership(client, GROUPS.system);
  // Whoever is restricted to own partners may what the company may, on the rows its own policies leave.
  await client.query(`grant ${GROUPS.app} to ${GROUPS.own}`);
  for (const kind of ['app', 'system'] as const) {
    for (const group of TAKES[kind]) await ensureLogin(client, logins[kind], group);
  }
  const name = pg.escapeIdentifier(database);
  const roles = [logins.app, logins.system].map(({ role }) => pg.escapeIdentifier(role)).join(', ');
  await client.query(`revoke connect on database ${name} from public`);
  await client.query(`grant connect on database ${name} to ${roles}`);
  await client.query('select pg_advisory_unlock($1)', [PROVISION_LOCK]);
  return logins;
}

/** What the logins of a database are, or will be once it is provisioned. */
export function loginsOf(database: string, secret: string): Logins {
  return { app: login(database, 'app', secret), system: login(database, 'system', secret) };
}

/** The password follows from the secret, so that it need not be kept and every server of an installation knows it. */
export function passwordOf(role: string, secret: string): string {
  return createHmac('sha256', secret).update(role).digest('base64url');
}

/**
 * The login of a database that Tandem has set up before, to try whether the secret is still the one of then; undefined where
 * there is none to try.
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

/** Roles belong to the whole server, where the Tandem of another database may be making the same one just now. */
export async function ensureRole(client: pg.Client, role: string, attributes: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
  if (rowCount) return;
  try {
    await client.query(`create role ${pg.escapeIdentifier(role)} ${attributes}`);
  } catch (error) {
    const { code } = error as { code?: string };
    if (code !== '42710' && code !== '23505') throw error;
  }
}

/**
 * Row security is forced on the owner too. As a member of the system group the administrator sees through its policies,
 * on a managed server, where it is no superuser, exactly as on the embedded one.
 */
async function ensureMembership(client: pg.Client, group: string): Promise<void> {
  const { rows } = await client.query<{ is_member: boolean }>("select pg_has_role($1, 'USAGE') as is_member", [group]);
  if (!rows[0]!.is_member) await client.query(`grant ${group} to current_user`);
}

async function ensureLogin(client: pg.Client, { role, password }: Login, group: string): Promise<void> {
  const name = pg.escapeIdentifier(role);
  await ensureRole(client, role, 'login');
  await client.query(`alter role ${name} login password ${pg.escapeLiteral(password)}`);
  await client.query(`grant ${group} to ${name}`);
}

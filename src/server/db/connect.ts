import pg from 'pg';
import { StartError } from '../start-error.ts';

/** Opens one connection for the length of `work`: for provisioning and migrations, not for requests. */
export async function withConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'tandem-setup',
  });
  // A connection that breaks while idle is reported by the next query; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Turns a failed first connection into one sentence with the setting and the solution. */
export function explainConnection(error: unknown, url: string, variable: string): StartError {
  const { code, message } = error as { code?: string; message?: string };
  const target = new URL(url);
  const server = `${target.searchParams.get('host') ?? target.hostname}:${target.searchParams.get('port') ?? (target.port || '5432')}`;
  const user = decodeURIComponent(target.username);
  const database = decodeURIComponent(target.pathname.slice(1));
  const reasons: Record<string, string> = {
    ENOTFOUND: `the host ${target.hostname} was not found; check its name`,
    EAI_AGAIN: `the host ${target.hostname} was not found; check its name`,
    ECONNREFUSED: `no PostgreSQL is running at ${server}; start it, or correct host and port`,
    ENOENT: `no PostgreSQL is running at ${server}; start it, or correct host and port`,
    ETIMEDOUT: `${server} does not respond; check host, port and firewall`,
    '28P01': `PostgreSQL rejected the password of "${user}"; correct it`,
    '28000': `PostgreSQL rejected the user "${user}" (${message}); check user, pg_hba.conf, and whether ?sslmode=require is needed`,
    '3D000': `the database "${database}" does not exist; create it with: CREATE DATABASE "${database}"`,
    '53300': 'PostgreSQL has no connection left; raise its max_connections',
  };
  const timedOut = message?.includes('timeout') ? reasons.ETIMEDOUT : undefined;
  const reason = reasons[code ?? ''] ?? timedOut ?? `the connection to ${server} failed (${message || code})`;
  return new StartError(`${variable} does not work: ${reason}.`);
}

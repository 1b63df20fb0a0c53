import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from '#server/call.ts';
import { PROJECT_FOLDER } from '#server/config.ts';
import { sql } from '#server/db/sql.ts';
import type { Kernel } from '#server/kernel.ts';
import type { Health } from '../schema.ts';
import { cachesOf } from './caches.ts';

const { version } = JSON.parse(readFileSync(join(PROJECT_FOLDER, 'package.json'), 'utf8')) as { version: string };
const started_at = new Date(Date.now() - process.uptime() * 1000).toISOString();

export async function healthOf(call: Call, kernel: Kernel): Promise<Health> {
  return {
    version,
    node: process.version,
    started_at,
    memory_bytes: process.memoryUsage().rss,
    runs_jobs: kernel.config.role !== 'web',
    delivers_mail: kernel.mailer.delivers,
    files: await filesOf(kernel),
    database: await databaseOf(call),
    migrations: await call.rows(sql`select name, applied_at from tandem_migrations order by name desc`),
    backlog: await backlogOf(kernel),
    jobs: await countsBy(call, 'select state as key, count(*) from job_queue() group by 1'),
    mails: await countsBy(call, 'select status as key, count(*) from mail_outbox group by 1'),
    sessions: await call.one(sql`
      select count(*) as open, count(distinct user_id) as people,
        count(*) filter (where last_seen_at > now() - interval '1 hour') as seen_last_hour
      from identity.sessions where expires_at > now()`),
    streams: await streamsOf(call, kernel),
    caches: cachesOf(kernel).map(({ key, label, entries }) => ({ key, label, entries: entries() })),
    errors_last_day: (
      await call.one<{ n: number }>(
        sql`select count(*) as n from server_errors where at > clock_timestamp() - interval '1 day'`,
      )
    ).n,
  };
}

async function backlogOf({ backlog }: Kernel): Promise<Health['backlog']> {
  const { due_jobs: _, ...ages } = await backlog.read();
  return ages;
}

async function filesOf({ fileStorage }: Kernel): Promise<Health['files']> {
  const { place, formerPlace, findProblem } = fileStorage;
  return { place, former_place: formerPlace, problem: await findProblem() };
}

async function databaseOf(call: Call): Promise<Health['database']> {
  const facts = await call.one<Omit<Health['database'], 'largest'>>(sql`
    select current_setting('server_version') as version, pg_database_size(current_database()) as size_bytes,
      (select count(*) from pg_stat_activity where datname = current_database()) as connections,
      current_setting('max_connections')::int as max_connections`);
  const largest = await call.rows<Health['database']['largest'][number]>(sql`
    select c.relname as name, pg_total_relation_size(c.oid) as bytes, greatest(c.reltuples, 0)::bigint as rows
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'identity') and c.relkind = 'r' order by 2 desc, 1 limit 8`);
  return { ...facts, largest };
}

async function countsBy(call: Call, text: string): Promise<Record<string, number>> {
  const rows = await call.rows<{ key: string; count: number }>(text);
  return Object.fromEntries(rows.map(({ key, count }) => [key, count]));
}

/** Live screens connected to this process, by company. */
async function streamsOf(call: Call, { outbox }: Kernel): Promise<Health['streams']> {
  const connections = new Map<string, number>();
  for (const { organization_id } of outbox.listeners) {
    connections.set(organization_id, (connections.get(organization_id) ?? 0) + 1);
  }
  const names = await call.rows<{ id: string; name: string }>(
    sql`select id, name from organizations where id = any(${[...connections.keys()]}::uuid[]) order by name`,
  );
  return names.map(({ id, name }) => ({ company: name, connections: connections.get(id)! }));
}

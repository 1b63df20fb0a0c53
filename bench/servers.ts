/**
 * One server under load, in a process of its own: `ours` is the product's app over the restricted role, `bare` is Fastify
 * and `pg` with the same statements, by the owner of the tables and without any security; `wide` is bare with as many
 * connections as ours. Arguments: ours|bare|wide. Environment: BENCH_* as set by the benches. Prints its port.
 */
import { randomBytes } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { features } from '#features/server.ts';
import { createApp, createKernel } from '#server/app.ts';
import { loadConfig } from '#server/config.ts';
import { sealingUnder } from '#server/sealing.ts';
import { newId } from '#shared/ids.ts';

const { BENCH_ADMIN_URL, BENCH_APP_URL, BENCH_SYSTEM_URL, BENCH_ORGANIZATION } = process.env as Record<string, string>;

const config = loadConfig(process.env);
/** Twice the cores it was measured on: what serves a bare server that only reads best. */
const FEW = 4;
const app = process.argv[2] === 'ours' ? await ours() : await bare(process.argv[2] === 'wide' ? config.poolSize : FEW);
const address = await app.listen({ port: 0, host: '127.0.0.1' });
console.log(new URL(address).port);
process.on('SIGTERM', () => process.exit(0));

async function ours() {
  const kernel = await createKernel({
    config,
    sealing: sealingUnder(randomBytes(32)),
    appUrl: BENCH_APP_URL!,
    systemUrl: BENCH_SYSTEM_URL!,
  });
  return createApp(kernel);
}

/** The same page, count, row and insert; what a careful person would write who had one company and no rules. */
async function bare(connections: number) {
  pg.types.setTypeParser(20, Number);
  const pool = new pg.Pool({ connectionString: BENCH_ADMIN_URL, max: connections });
  const server = Fastify();
  const resource = features.flatMap(({ resources = [] }) => resources).find(({ name }) => name === 'opportunities')!;
  const columns = Object.keys(resource.row.properties)
    .map((name) => `t."${name}"`)
    .join(', ');
  const from = `"${resource.view ?? resource.name}" t`;
  server.get('/opportunities', async (request, reply) => {
    const { _start = '0', _end = '10' } = request.query as Record<string, string>;
    const [page, count] = await Promise.all([
      pool.query({
        name: 'page',
        text: `select ${columns} from ${from} where t.organization_id = $1 and t.archived_at is null order by t.created_at desc, t.id desc limit $2 offset $3`,
        values: [BENCH_ORGANIZATION, Number(_end) - Number(_start), _start],
      }),
      pool.query({
        name: 'count',
        text: `select count(*) from ${from} where t.organization_id = $1 and t.archived_at is null`,
        values: [BENCH_ORGANIZATION],
      }),
    ]);
    reply.header('x-total-count', count.rows[0].count);
    return page.rows;
  });
  server.get('/opportunities/:id', async (request) => {
    const { id } = request.params as { id: string };
    const { rows } = await pool.query({
      name: 'one',
      text: `select ${columns} from ${from} where t.organization_id = $1 and t.id = $2`,
      values: [BENCH_ORGANIZATION, id],
    });
    return rows[0];
  });
  // The same table without its triggers: no audit, no outbox.
  await pool.query('create table if not exists bare_accounts (like accounts including all)');
  server.post('/accounts', async (request, reply) => {
    const { name } = request.body as { name: string };
    const { rows } = await pool.query({
      name: 'insert',
      text: 'insert into bare_accounts (id, organization_id, name, name_key) values ($1, $2, $3, $4) returning *',
      values: [newId(), BENCH_ORGANIZATION, name, name.toLowerCase()],
    });
    return reply.code(201).send(rows[0]);
  });
  // What no code of ours could do without: the row, its audit entry and its outbox event, written by hand in one statement.
  for (const table of ['audit_events', 'outbox_events'])
    await pool.query(`create table if not exists bare_${table} (like ${table} including all)`);
  server.post('/accounts/recorded', async (request, reply) => {
    const { name } = request.body as { name: string };
    const { rows } = await pool.query({
      name: 'recorded insert',
      text: `with made as (insert into bare_accounts (id, organization_id, name, name_key) values ($1, $2, $3, $4) returning *),
          kept as (insert into bare_audit_events (organization_id, actor_kind, action, ref_table, ref_id, changes)
            select organization_id, 'user', 'created', 'accounts', id, to_jsonb(made) from made),
          told as (insert into bare_outbox_events (organization_id, topic, ref_id) select organization_id, 'accounts.created', id from made)
        select * from made`,
      values: [newId(), BENCH_ORGANIZATION, name, name.toLowerCase()],
    });
    return reply.code(201).send(rows[0]);
  });
  return server;
}

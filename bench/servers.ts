/**
 * One server under load in a separate process: `ours` is the product's app over the restricted role, `bare` is Fastify
 * and `pg` with the same statements, as the owner of the tables and without any security; `wide` is bare with as many
 * connections as ours; `counted` is ours, and each answer names its round trips to the database. Arguments:
 * ours|bare|wide|counted. Environment: BENCH_* as set by the benches. Prints its port.
 */
import { randomBytes } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { features } from '#features/server.ts';
import { createApp, createKernel } from '#server/app.ts';
import { loadConfig } from '#server/config.ts';
import { createSealing } from '#server/sealing.ts';
import { newId } from '#shared/ids.ts';
import { countRoundTrips } from './round-trips.ts';

const { BENCH_ADMIN_URL, BENCH_APP_URL, BENCH_SYSTEM_URL, BENCH_ORGANIZATION } = process.env as Record<string, string>;

const config = loadConfig(process.env);
/** Twice the cores of the measured machine, which is the best number for a bare server that only reads. */
const FEW = 4;
const kind = process.argv[2];
const isOurs = kind === 'ours' || kind === 'counted';
const app = isOurs ? await ours() : await bare(kind === 'wide' ? config.poolSize : FEW);
if (kind === 'counted') countRoundTrips(app);
const address = await app.listen({ port: 0, host: '127.0.0.1' });
console.log(new URL(address).port);
process.on('SIGTERM', () => process.exit(0));

async function ours() {
  const kernel = await createKernel({
    config,
    sealing: createSealing(randomBytes(32)),
    appUrl: BENCH_APP_URL!,
    systemUrl: BENCH_SYSTEM_URL!,
  });
  return createApp(kernel);
}

/**
 * The same pages, counts, rows and inserts as careful code for one company without rules: every statement is prepared
 * under a name and planned once, the usual page size is a literal, and the total is counted in the table.
 */
async function bare(connections: number) {
  pg.types.setTypeParser(20, Number);
  const pool = new pg.Pool({
    connectionString: BENCH_ADMIN_URL,
    max: connections,
    options: '-c plan_cache_mode=force_generic_plan',
  });
  const server = Fastify();
  const resource = features.flatMap(({ resources = [] }) => resources).find(({ name }) => name === 'opportunities')!;
  const columns = Object.keys(resource.row.properties)
    .map((name) => `t."${name}"`)
    .join(', ');
  const from = `"${resource.view ?? resource.name}" t`;
  const where = 't.organization_id = $1 and t.archived_at is null';
  const page = (condition: string) =>
    `select ${columns} from ${from} where ${condition} order by t.created_at desc, t.id desc limit 10 offset 0`;
  const count = (condition: string) => `select count(*) from "${resource.name}" t where ${condition}`;
  server.get('/r/:code', (_request, reply) => reply.redirect('https://www.example.com/?tdm_click=1', 302));
  server.get('/opportunities', async (request, reply) => {
    const { name_like } = request.query as Record<string, string>;
    const kind = name_like === undefined ? 'all' : 'containing';
    const condition = name_like === undefined ? where : `${where} and t.name ilike $2`;
    const values = name_like === undefined ? [BENCH_ORGANIZATION] : [BENCH_ORGANIZATION, `%${name_like}%`];
    const [rows, total] = await Promise.all([
      pool.query({ name: `page ${kind}`, text: page(condition), values }),
      pool.query({ name: `count ${kind}`, text: count(condition), values }),
    ]);
    reply.header('x-total-count', total.rows[0].count);
    return rows.rows;
  });
  const one = `select ${columns} from ${from} where t.organization_id = $1 and t.id = $2`;
  server.get('/opportunities/:id', async (request) => {
    const { id } = request.params as { id: string };
    const { rows } = await pool.query({ name: 'one', text: one, values: [BENCH_ORGANIZATION, id] });
    return rows[0];
  });
  // The same tables without their triggers, and a number sequence without locks.
  const dealTables = ['opportunities', 'opportunity_participants', 'opportunity_stage_events'];
  for (const table of dealTables)
    await pool.query(`create table if not exists bare_${table} (like ${table} including all)`);
  await pool.query('create sequence if not exists bare_numbers start 1000000');
  server.post('/opportunities', async (request, reply) => {
    const { name, account_id, partner_id, type_id, stage_id, amount_minor } = request.body as Record<string, string>;
    const { rows } = await pool.query({
      name: 'insert deal',
      text: `with made as (insert into bare_opportunities (id, organization_id, number, name, account_id, type_id, stage_id, partner_id, amount_minor)
            values ($2, $1, nextval('bare_numbers'), $3, $4, $5, $6, $7, $8) returning *),
          part as (insert into bare_opportunity_participants (organization_id, opportunity_id, partner_id) values ($1, $2, $7)),
          moved as (insert into bare_opportunity_stage_events (organization_id, opportunity_id, to_stage_id) values ($1, $2, $6))
        select * from made`,
      values: [BENCH_ORGANIZATION, newId(), name, account_id, type_id, stage_id, partner_id, amount_minor],
    });
    return reply.code(201).send(rows[0]);
  });
  // The same table without its triggers, so without audit and outbox.
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
  // The minimum that any code of ours needs: the row, its audit entry and its outbox event, written in one statement.
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

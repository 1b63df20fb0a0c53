/**
 * Events of a company whose flows listen: read from the outbox, matched with conditions, and run with one effect each, by
 * one worker. The baseline is the plain insertion of the same number of log entries.
 */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createKernel } from '#server/app.ts';
import { dispatch } from '#server/jobs/dispatch.ts';
import type { Job } from '#server/jobs/job.ts';
import { PAGE } from '#server/jobs/outbox.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { createOutgoing } from '#server/outgoing/outgoing.ts';
import { defineSignedTargets } from '#server/secrets/signed-targets.ts';
import { newId } from '#shared/ids.ts';
import { continueRun } from '../src/features/work/automations/server/engine/advance.ts';
import { deliverAutomation } from '../src/features/work/automations/server/engine/deliver.ts';
import { startByRequest } from '../src/features/work/automations/server/engine/request.ts';
import { follows, handleAutomationEvents } from '../src/features/work/automations/server/engine/start-by-events.ts';
import { continueRuns } from '../src/features/work/automations/server/engine/together.ts';
import { sql } from '../src/server/db/sql.ts';
import { report } from './load.ts';
import { countStatements } from './round-trips.ts';
import { size } from './sizes.ts';
import { createBenchWorld } from './world.ts';

const EVENTS = size(1_000, 20);

const names = { roundTrips: 'round trips', statements: 'statements', commits: 'commits' };

/** Requests are few beside events, because each waits for another system. */
const REQUESTS = size(200, 5);

/**
 * Events of other systems whose values become the body of a request, with a value of the answer: read, started, sent and
 * stored by one worker. The baseline is the same number of requests to the same server alone.
 */
async function measureRequests(job: Job, user_id: string) {
  const { organization_id } = job;
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.end('{"id": "c-1", "list": [{"key": "a", "value": 5}]}'));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  const near: Job = { ...job, kernel: { ...job.kernel, outgoing: createOutgoing({ allow: [address] }) } };
  const endpoint_id = newId();
  const id = newId();
  const definition = {
    trigger: { kind: 'webhook', fields: [{ name: 'email', path: 'email', kind: 'text' }] },
    max_per_hour: 10_000,
    max_per_day: 100_000,
    steps: [
      {
        id: 'send',
        kind: 'http',
        params: { endpoint_id, method: 'POST', path: '/contacts', body: '{"email": "{{hook.email}}"}' },
        outputs: [{ name: 'value', path: 'list[key="a"].value', kind: 'number' }],
      },
    ],
  };
  await job.within(async (call) => {
    await call.run(sql`
      insert into automation_endpoints (id, organization_id, name, host, secret_changed_at)
      values (${endpoint_id}, ${organization_id}, 'Bench', '127.0.0.1', now())`);
    await defineSignedTargets('automation_endpoints').create(call, endpoint_id, new URL(address));
    await call.run(sql`
      insert into automations (id, organization_id, name, status, owner_user_id, definition, published_version)
      values (${id}, ${organization_id}, 'Requests', 'active', ${user_id}, ${JSON.stringify(definition)}, 1)`);
    await call.run(sql`
      insert into automation_versions (organization_id, automation_id, version, name, definition, published_by,
        published_by_name, created_at)
      values (${organization_id}, ${id}, 1, 'Requests', ${JSON.stringify(definition)}, ${user_id}, 'Bench', now())`);
  });
  const started = performance.now();
  for (let event = 0; event < REQUESTS; event += 1) {
    await startByRequest(near, {
      automation_id: id,
      cause: 'webhook',
      dedupe_key: `bench:${event}`,
      subject: null,
      context: { hook: { email: `person${event}@example.com` } },
    });
    const run = await job.within((call) =>
      call.one<{ id: string }>(sql`
        select id from automation_runs where organization_id = ${organization_id} and automation_id = ${id}
        order by created_at desc, id desc limit 1`),
    );
    await continueRun(near, run.id);
    await deliverAutomation(near, run.id, 'send');
    await continueRun(near, run.id);
  }
  const ours = performance.now() - started;
  const done = await job.within((call) =>
    call.one<{ count: number }>(sql`
      select count(*)::int as count from automation_runs where organization_id = ${organization_id}
        and automation_id = ${id} and status = 'succeeded' and context->'answers'->>'send.value' = '5'`),
  );
  if (done.count !== REQUESTS) throw new Error(`${done.count} of ${REQUESTS} requests were sent and read`);
  const began = performance.now();
  for (let event = 0; event < REQUESTS; event += 1)
    await near.kernel.outgoing.request(`${address}/contacts`, { method: 'POST', body: '{"email": "a@example.com"}' });
  const plain = performance.now() - began;
  server.close();
  return {
    measure: `automation runs with an HTTP request and a value of its answer, ${REQUESTS} by one worker`,
    value: Math.round((REQUESTS / ours) * 1000),
    unit: 'runs/s',
    baseline: `the request alone (${Math.round((REQUESTS / plain) * 1000)} /s), in time`,
    ratio: ours / plain,
    reach: '<= 40',
  };
}

const world = await createBenchWorld({ opportunities: EVENTS });
const kernel = await createKernel({ config: world.config, ...world.cluster });
try {
  const { organization_id, admin } = world;
  const job = await jobFor(kernel, organization_id);
  const user_id = (
    await admin.pool.query<{ id: string }>("select id from identity.users where email = 'owner@bench.test'")
  ).rows[0]!.id;
  const definition = {
    trigger: { kind: 'change', table: 'opportunities', field: 'description' },
    when: { any: [{ all: [{ field: 'deal.status', op: 'in', value: ['open'] }] }] },
    reentry: 'always',
    max_per_hour: 10_000,
    max_per_day: 100_000,
    steps: [{ id: 'next', kind: 'update', params: { field: 'next_step', value: 'Call {{record.name}}' } }],
  };
  await job.within(async (call) => {
    const id = newId();
    await call.run(sql`
      insert into automations (id, organization_id, name, status, owner_user_id, definition, published_version, topic)
      values (${id}, ${organization_id}, 'Bench', 'active', ${user_id}, ${JSON.stringify(definition)}, 1,
        'opportunities.updated')`);
    await call.run(sql`
      insert into automation_versions (organization_id, automation_id, version, name, definition, published_by,
        published_by_name, created_at)
      values (${organization_id}, ${id}, 1, 'Bench', ${JSON.stringify(definition)}, ${user_id}, 'Bench', now())`);
    await call.run(sql`
      insert into automation_settings (organization_id, max_per_hour, max_per_day)
      values (${organization_id}, 100000, 1000000)`);
  });
  while ((await dispatch(kernel, new Map())) > 0);
  await job.within((call) =>
    call.run(sql`
      update opportunities set description = 'Changed' where organization_id = ${organization_id} and id in (
        select id from opportunities where organization_id = ${organization_id} and status = 'open'
        limit ${sql.raw(EVENTS)})`),
  );
  const started = performance.now();
  const counted = countStatements();
  const events = await admin.unscoped((tx) =>
    tx.rows<{
      seq: number;
      tx: string;
      topic: string;
      ref_id: string;
      payload: Record<string, unknown>;
      organization_id: string;
    }>(sql`
      select seq, tx::text, organization_id, topic, ref_id, payload from outbox_events
      where organization_id = ${organization_id} and topic = 'opportunities.updated' order by seq`),
  );
  const selected = await kernel.system.unscoped((tx) => follows.select(tx, events as never));
  // As many events as a job gets at once.
  for (let at = 0; at < selected.length; at += PAGE) await handleAutomationEvents(job, selected.slice(at, at + PAGE));
  const jobs = await admin.pool.query<{ payload: { run_ids: string[] } }>(sql`
    select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'automations.runs' order by j.id`);
  for (const { payload } of jobs.rows) await continueRuns(job, payload.run_ids);
  const { roundTrips, statements, commits } = counted.end();
  const ours = performance.now() - started;
  const { rows } = await admin.pool.query<{ count: string }>(
    "select count(*) from opportunities where next_step like 'Call %'",
  );
  if (Number(rows[0]!.count) !== events.length)
    throw new Error(`${rows[0]!.count} of ${events.length} events had their effect`);

  const began = performance.now();
  for (const { ref_id } of events)
    await job.within((call) => call.announce('bench.logged', ref_id, { text: 'the same number of entries' }));
  const plain = performance.now() - began;
  report({
    measure: `automation events with a condition and one effect, ${events.length} by one worker`,
    value: Math.round((events.length / ours) * 1000),
    unit: 'events/s',
    baseline: `one plain log entry in a transaction (${Math.round((events.length / plain) * 1000)} /s), in time`,
    ratio: ours / plain,
    reach: '<= 10',
  });
  for (const [what, count] of Object.entries({ roundTrips, statements, commits }))
    report({
      measure: `${names[what as keyof typeof names]} of an automation event`,
      value: count / events.length,
      unit: 'per event',
    });

  const requests = await measureRequests(job, user_id);
  report(requests);
} finally {
  await kernel.close();
  await world.close();
}

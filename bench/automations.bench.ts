/**
 * Events of a company whose flows listen: read from the outbox, matched with conditions, and run with one effect each, by
 * one worker. The baseline is the plain insertion of the same number of log entries.
 */

import { createKernel } from '#server/app.ts';
import { dispatch } from '#server/jobs/dispatch.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { newId } from '#shared/ids.ts';
import { continueRun } from '../src/features/work/automations/server/engine/advance.ts';
import { follows, handleAutomationEvents } from '../src/features/work/automations/server/engine/start-by-events.ts';
import { sql } from '../src/server/db/sql.ts';
import { report } from './load.ts';
import { size } from './sizes.ts';
import { createBenchWorld } from './world.ts';

const EVENTS = size(1_000, 20);

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
  await handleAutomationEvents(job, selected);
  const runs = (
    await admin.pool.query<{ id: string }>(
      "select id from automation_runs where status = 'queued' order by created_at, id",
    )
  ).rows;
  for (const { id } of runs) await continueRun(job, id);
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
    reach: '<= 25',
  });
} finally {
  await kernel.close();
  await world.close();
}

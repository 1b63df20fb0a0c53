import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ServerFeature } from '../feature.ts';
import { type Company, createWorld, type World } from '../testing/world.ts';
import { startWorker } from './worker.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
});
afterAll(() => world.close());

const log = { error: () => {} };

test('a job queued by a transaction runs once it commits, and never when it rolls back', async () => {
  const ran: unknown[] = [];
  const features: ServerFeature[] = [
    {
      name: 'probe',
      jobs: { 'probe.note': async (job, payload) => void ran.push([job.organization_id, payload.text]) },
    },
  ];
  const worker = await startWorker(world.kernel, world.database.adminUrl, features, log);
  await company.within((call) => call.enqueue('probe.note', { text: 'kept' }));
  await company
    .within(async (call) => {
      await call.enqueue('probe.note', { text: 'lost' });
      throw new Error('no');
    })
    .catch(() => {});
  await vi.waitFor(() => expect(ran).toEqual([[company.id, 'kept']]), 10_000);
  await worker.stop();
  expect(ran).toHaveLength(1);
});

test('what happened reaches the listener exactly as often as it happened', async () => {
  const heard: unknown[] = [];
  const features: ServerFeature[] = [
    {
      name: 'probe',
      jobs: { 'probe.hear': async (_job, { ref_id }) => void heard.push(ref_id) },
      on: { 'partner_types.created': ['probe.hear'] },
    },
  ];
  const worker = await startWorker(world.kernel, world.database.adminUrl, features, log);
  const { id } = await company.owner.post<{ id: string }>('/partner_types', { name: 'Heard' });
  await vi.waitFor(() => expect(heard).toContain(id), 15_000);
  await worker.stop();
  expect(heard.filter((one) => one === id)).toHaveLength(1);
});

test('jobs of a killed worker are given back at the next start', async () => {
  const admin = new pg.Client({ connectionString: world.database.adminUrl });
  await admin.connect();
  await company.within((call) => call.enqueue('probe.orphan', {}));
  await admin.query(
    "update graphile_worker._private_jobs set locked_by = 'worker-of-the-dead', locked_at = now() where task_id = (select id from graphile_worker._private_tasks where identifier = 'probe.orphan')",
  );
  await admin.end();
  let runs = 0;
  const worker = await startWorker(
    world.kernel,
    world.database.adminUrl,
    [{ name: 'probe', jobs: { 'probe.orphan': async () => void runs++ } }],
    log,
  );
  await vi.waitFor(() => expect(runs).toBe(1), 10_000);
  await worker.stop();
});

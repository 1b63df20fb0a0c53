import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { withConnection } from '../db/connect.ts';
import { type Company, createWorld, type World } from '../testing/world.ts';
import { BacklogWatch, isLate, scheduleIntervals } from './backlog.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld({ own: true });
  company = await world.company();
});
afterAll(() => world.close());

const admin = (text: string) => withConnection(world.database.adminUrl, (client) => client.query(text));
const watch = () => new BacklogWatch(world.kernel.system);
const worker = { intervals: new Map<string, number>(), tasks: ['backlog.old'], running: () => 0 };

test('knows the oldest job that could run, and workers that do nothing', async () => {
  await company.within((call) => call.enqueue('backlog.old', {}));
  await company.within((call) => call.enqueue('backlog.old', {}, { run_at: new Date(Date.now() + 3_600_000) }));
  await admin("update graphile_worker._private_jobs set run_at = now() - interval '10 minutes' where run_at <= now()");
  const waiting = await watch().read();
  expect(waiting).toMatchObject({ due_jobs: 1, is_stuck: false });
  expect(waiting.oldest_job).toBeGreaterThanOrEqual(600);
  expect(isLate(waiting)).toBe(true);

  vi.spyOn(performance, 'now').mockReturnValue(0);
  const [stuck, busy, foreign] = [watch(), watch(), watch()];
  stuck.expect(worker);
  busy.expect({ ...worker, running: () => 1 });
  foreign.expect({ ...worker, tasks: ['backlog.new'] });
  vi.mocked(performance.now).mockReturnValue(100_000);
  expect((await stuck.read()).is_stuck).toBe(true);
  expect((await busy.read()).is_stuck).toBe(false);
  // The job of a task that this release does not have is never run, and is no reason to restart.
  expect(await foreign.read()).toMatchObject({ due_jobs: 0, oldest_job: 0, is_stuck: false });
  vi.restoreAllMocks();
});

test('readiness, metrics and the Debug screen report late work', async () => {
  const { body } = await world.app.inject({ url: '/readyz' });
  expect(JSON.parse(body)).toMatchObject({ status: 'late', database: 'ok', work: { due_jobs: 1 } });
  const metrics = (await world.app.inject({ url: '/metrics' })).body;
  expect(Number(/^jobs_oldest_due_seconds (\d+)/m.exec(metrics)?.[1])).toBeGreaterThanOrEqual(600);
  const root = await world.person('root@tandem.test', 'Ruth Root');
  const { backlog } = await root.get<{ backlog: { oldest_job: number } }>('/debug');
  expect(backlog.oldest_job).toBeGreaterThanOrEqual(600);
});

test('knows events that no listener has received, and schedules that do not run', async () => {
  await admin('delete from graphile_worker._private_jobs');
  await admin(
    "insert into outbox_cursors (consumer, since, tx, seq) values ('features', recorded_snapshot(), '0', 0) on conflict do nothing",
  );
  await company.owner.post('/partner_types', { name: 'Waiting' });
  await admin("update outbox_events set occurred_at = now() - interval '5 minutes'");
  await admin(
    "insert into graphile_worker._private_known_crontabs values ('late.hourly', now() - interval '3 hours', now() - interval '2 hours'), ('late.daily', now() - interval '3 hours', null)",
  );
  const late = watch();
  late.expect({
    ...worker,
    intervals: scheduleIntervals([
      { identifier: 'late.hourly', match: '17 * * * *' },
      { identifier: 'late.daily', match: '17 3 * * *' },
    ]),
  });
  const waiting = await late.read();
  expect(waiting.oldest_event).toBeGreaterThanOrEqual(299);
  expect(waiting.late_schedules).toEqual([{ schedule: 'late.hourly', seconds: expect.closeTo(3_600, -2) }]);
  expect(isLate({ ...waiting, oldest_event: 0, late_schedules: [] })).toBe(false);
});

test.each([
  ['* * * * *', 60],
  ['*/5 * * * *', 300],
  ['4,19,34,49 * * * *', 3_600],
  ['17 * * * *', 3_600],
  ['17 3 * * *', 86_400],
  ['17 3 * * 1', 604_800],
])('a schedule "%s" runs at least every %i seconds', (match, seconds) =>
  expect(scheduleIntervals([{ identifier: 'one', match }]).get('one')).toBe(seconds),
);

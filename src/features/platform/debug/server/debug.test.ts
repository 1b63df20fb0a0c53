import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { begin } from '#server/event-loop/watch.ts';
import { FailureLog } from '#server/failures.ts';
import { startWorker } from '#server/jobs/worker.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { Health, OpenSession, QueuedJob, ServerError } from '../schema.ts';

let world: World;
let root: Person;
let acme: Company;
beforeAll(async () => {
  world = await createWorld({ own: true });
  root = await world.person('root@tandem.test', 'Ruth Root');
  acme = await world.company('Acme');
});
afterAll(() => world.close());

test('shows debug information to super admins only', async () => {
  for (const path of ['/debug', '/debug/jobs', '/debug/mails', '/debug/errors', '/debug/sessions']) {
    expect([path, (await acme.owner.request('GET', path)).statusCode]).toEqual([path, 404]);
    expect([path, (await root.request('GET', path)).statusCode]).toEqual([path, 200]);
  }
});

test('counts the contents of the installation', async () => {
  const health = await root.get<Health>('/debug');
  expect(health.version).toMatch(/^\d+\.\d+\.\d+/);
  expect(health.database.size_bytes).toBeGreaterThan(1_000_000);
  expect(health.migrations.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['0001_tenancy.sql', '0011_platform.sql']),
  );
  expect(health.migrations[0]!.name > health.migrations[1]!.name).toBe(true);
  expect(health.sessions.people).toBe(2);
  expect(health.caches.map(({ key }) => key)).toEqual(['identity', 'flags']);
  expect(health.streams).toEqual([]);
  const stop = world.kernel.outbox.subscribe({ organization_id: acme.id, partner_id: null, hear: () => {} } as never);
  expect((await root.get<Health>('/debug')).streams).toEqual([{ company: 'Acme', connections: 1 }]);
  stop();
});

test('shows why a job failed, retries it, and cancels it', async () => {
  let attempts = 0;
  const works = {
    name: 'broken',
    jobs: {
      'broken.once': async () => {
        attempts += 1;
      },
    },
  };
  const fails = {
    name: 'broken',
    jobs: { 'broken.once': async () => Promise.reject(new Error('The bank is closed')) },
  };
  const silent = { error: () => {} };
  await acme.within((call) => call.enqueue('broken.once', {}));
  const first = await startWorker(world.kernel, world.database.adminUrl, [fails], silent);
  const jobs = () => root.get<QueuedJob[]>('/debug/jobs');
  await expect
    .poll(async () => (await jobs())[0], { timeout: 15_000 })
    .toMatchObject({
      task: 'broken.once',
      company: 'Acme',
      state: 'retrying',
      last_error: expect.stringContaining('The bank is closed'),
    });
  await first.stop();
  const [job] = await jobs();
  expect((await root.rows<ServerError>('/debug/errors'))[0]).toMatchObject({
    kind: 'job',
    place: 'broken.once',
    message: 'The bank is closed',
    company: 'Acme',
  });
  await root.post(`/debug/jobs/${job!.id}/retry`);
  expect((await jobs())[0]).toMatchObject({ attempts: 0 });
  const second = await startWorker(world.kernel, world.database.adminUrl, [works], silent);
  await expect.poll(jobs, { timeout: 15_000 }).toEqual([]);
  await second.stop();
  expect(attempts).toBe(1);

  await acme.within((call) => call.enqueue('broken.once', {}));
  const [waiting] = await jobs();
  await root.post(`/debug/jobs/${waiting!.id}/cancel`);
  expect(await jobs()).toEqual([]);
  expect((await root.request('POST', `/debug/jobs/${waiting!.id}/cancel`, {})).statusCode).toBe(404);
  expect(await root.get('/operator_events?ref_table=jobs&_sort=at&_order=asc')).toMatchObject([
    { action: 'retried', changes: { task: 'broken.once' } },
    { action: 'canceled' },
  ]);
}, 60_000);

test('stores where and for whom a request failed, for super admins only', async () => {
  const { kernel } = world;
  const rows = kernel.system;
  await rows.unscoped((tx) =>
    tx.run(sql`insert into feature_flags (key, description, is_on, rules) values ('odd', 'odd', true, '{}')`),
  );
  kernel.flags.forget();
  const broken = await acme.owner.request('GET', '/session');
  expect([broken.statusCode, broken.json().message]).toEqual([
    500,
    'Something went wrong on our side. Nothing was changed.',
  ]);
  await rows.unscoped((tx) => tx.run(sql`delete from feature_flags where key = 'odd'`));
  kernel.flags.forget();
  await expect
    .poll(async () => (await root.rows<ServerError>('/debug/errors'))[0])
    .toMatchObject({
      kind: 'request',
      place: 'GET /api/session',
      company: 'Acme',
      email: acme.owner.email,
      request_id: broken.headers['x-request-id'],
      stack: expect.stringContaining('decideFlag'),
    });
});

test('lists times in which the server stood still, with what ran', async () => {
  const end = begin({ kind: 'job', place: 'broken.busy', request_id: null, company_id: acme.id });
  for (const until = performance.now() + 1_400; performance.now() < until; );
  end();
  await expect
    .poll(() => root.rows<ServerError>('/debug/errors'), { timeout: 15_000 })
    .toContainEqual(
      expect.objectContaining({
        kind: 'job',
        message: expect.stringMatching(/^The server stood still for \d+\.\d s/),
        company: 'Acme',
      }),
    );
  const metrics = await world.app.inject('/metrics');
  expect(metrics.body).toMatch(/event_loop_stalls_total\{least="1000"\} [1-9]/);
});

test('keeps the latest hundred failures in memory', () => {
  const log = new FailureLog(world.kernel.system);
  const about = { kind: 'job', place: 'many', request_id: null, company_id: null, user_id: null } as const;
  for (let index = 0; index < 120; index += 1) log.note(about, new Error(`number ${index}`));
  expect(log.recent).toHaveLength(100);
  expect(log.recent[0]!.message).toBe('number 119');
});

test('ends a user’s session immediately, but not one’s own', async () => {
  const member = await acme.member('finance');
  await member.get('/session');
  const [session] = await root.get<OpenSession[]>(`/debug/sessions?q=${encodeURIComponent(member.email)}`);
  expect(session).toMatchObject({ email: member.email, impersonated_by: null });
  expect((await root.request('DELETE', `/debug/sessions/${session!.id}`)).statusCode).toBe(204);
  expect((await member.request('GET', '/session')).statusCode).toBe(401);
  const [mine] = await root.get<OpenSession[]>('/debug/sessions?q=root@');
  expect((await root.request('DELETE', `/debug/sessions/${mine!.id}`)).statusCode).toBe(409);
});

test('reloads after a cache is cleared', async () => {
  await acme.owner.get('/session');
  expect(world.kernel.flags.isKept).toBe(true);
  expect((await root.request('POST', '/debug/caches/flags/clear', {})).statusCode).toBe(204);
  expect(world.kernel.flags.isKept).toBe(false);
  expect((await root.request('POST', '/debug/caches/nonsense/clear', {})).statusCode).toBe(404);
});

test('shows recipients in the email log, never the content', async () => {
  await acme.within((call) =>
    call.run(sql`
      insert into mail_outbox (organization_id, to_address, subject, body_text, kind, hides)
      values (${acme.id}, 'pia@partner.test', 'Your invitation', 'secret link', 'invitation', 'body')`),
  );
  const answer = await root.request('GET', '/debug/mails?status=queued');
  expect(answer.json()).toMatchObject([
    { to_address: 'pia@partner.test', subject: 'Your invitation', company: 'Acme' },
  ]);
  expect(answer.body).not.toContain('secret');
});

import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { features } from '#features/server.ts';
import { withConnection } from '../db/connect.ts';
import { sql } from '../db/sql.ts';
import { startWorker, type Worker } from '../jobs/worker.ts';
import { startOwnCluster } from '../testing/cluster.ts';
import { cloneTemplate } from '../testing/database.ts';
import { Dice } from '../testing/dice.ts';
import { IdPool } from '../testing/pool.ts';
import {
  type Description,
  type Operation,
  operationsOf,
  RequestSender,
  type TestRequest,
} from '../testing/requests.ts';
import { makeSamples } from '../testing/samples.ts';
import { type Company, createWorld, PASSWORD, type World } from '../testing/world.ts';

/**
 * The product runs on its own database, which is stopped in several ways under load: each request gets its usual
 * answer, or 503 with a time to try again, and everything works again as soon as the database is back.
 */
const LOAD_SECONDS = 12;
/** A busy machine may need longer until enough was answered both while the database was there and while it was away. */
const MOST_SECONDS = 40;
const LEAST = { answered: 50, away: 10 } as const;
const AT_ONCE = 12;
/** Excluded because they end the session that sends them, or never end themselves. */
const LEFT_OUT = /sign-out|leave|revoke|sessions|password|two_factor|memberships|organizations|\/api\/events$/;

const dice = new Dice(20_261_125);
let cluster: Awaited<ReturnType<typeof startOwnCluster>>;
let world: World;
let company: Company;
let worker: Worker;
let base: string;
let superuserUrl: string;
/** The kinds of requests; each is sent equally often. */
let kinds: Record<string, () => TestRequest>;

beforeAll(async () => {
  cluster = await startOwnCluster();
  const database = await cloneTemplate({ ...(await cluster.template()), run: 'tandem_away_' });
  superuserUrl = cluster.superuserUrl;
  world = await createWorld({ database });
  await world.switchEverythingOn();
  company = await world.company();
  const samples = await makeSamples(company);
  worker = await startWorker(world.kernel, database.adminUrl, features, { error: () => {} });
  base = await world.app.listen({ port: 0, host: '127.0.0.1' });
  kinds = kindsOf(samples, await referralCode());
}, 120_000);
afterAll(async () => {
  await worker?.stop();
  await world?.close();
  await cluster?.stop();
}, 60_000);

async function referralCode(): Promise<string> {
  const [link] = await world.kernel.system.unscoped((tx) =>
    tx.rows<{ code: string }>(sql`select code from referral_links limit 1`),
  );
  return link!.code;
}

function kindsOf(samples: Map<string, string>, code: string): Record<string, () => TestRequest> {
  const pool = new IdPool(dice, samples);
  const sender = new RequestSender(dice, pool);
  const operations = operationsOf(world.app.swagger() as unknown as Description, LEFT_OUT);
  const authorization = `Bearer ${company.owner.token}`;
  const signedIn = (shot: TestRequest): TestRequest => ({ ...shot, headers: { ...shot.headers, authorization } });
  const some = (fits: (operation: Operation) => boolean) => {
    const fitting = operations.filter(fits);
    expect(fitting.length).toBeGreaterThan(10);
    return () => signedIn(sender.validRequest(dice.pick(fitting)));
  };
  const get = (...paths: string[]) => {
    return (): TestRequest => ({ method: 'GET', url: dice.pick(paths), headers: {} });
  };
  const json = (method: string, url: string, body: unknown): TestRequest => ({
    method,
    url,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
  const id = () => dice.pick([...samples.values()]);
  return {
    'reads of the API': some(({ method }) => method === 'GET'),
    'public calls of the API': some(({ path }) => path.startsWith('/api/public')),
    'writes of the API': some(({ method }) => method === 'POST' || method === 'PATCH'),
    'a retried write': () => {
      const shot = signedIn(json('POST', '/api/partner_types', { name: `Type ${dice.next()}` }));
      return { ...shot, headers: { ...shot.headers, 'idempotency-key': String(dice.next()) } };
    },
    'a list': () => signedIn({ method: 'GET', url: '/api/partners', headers: {} }),
    'sign-in': () =>
      json('POST', '/api/auth/sign-in/email', {
        email: company.owner.email,
        password: dice.happens(0.5) ? PASSWORD : 'wrong password',
        rememberMe: true,
      }),
    'a public page': get(
      ...features.flatMap(({ publicPages = [] }) => publicPages).map(({ path }) => path.replaceAll(/:\w+/g, id)),
      '/sitemap.xml',
      '/robots.txt',
    ),
    'a referral link': get(`/r/${code}`),
    'an export': () => signedIn({ method: 'GET', url: '/api/partners/export.csv', headers: {} }),
    'an upload': () => signedIn(uploadOf(samples.get('opportunities')!)),
    readiness: get('/readyz', '/metrics'),
  };
}

function uploadOf(opportunity_id: string): TestRequest {
  const boundary = 'a-line-between-parts';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name=`;
  return {
    method: 'POST',
    url: '/api/documents',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: `${head}"opportunity_id"\r\n\r\n${opportunity_id}\r\n${head}"file"; filename="notes.txt"\r\nContent-Type: text/plain\r\n\r\nNotes.\r\n--${boundary}--\r\n`,
  };
}

interface Answer {
  kind: string;
  shot: TestRequest;
  status: number;
  retryAfter: string | null;
  body: string;
}

/** @returns undefined when the response broke off, which the reader notices */
async function fire(kind: string): Promise<Answer | undefined> {
  const shot = kinds[kind]!();
  const response = await fetch(`${base}${shot.url}`, {
    method: shot.method,
    redirect: 'manual',
    // Each request comes from another address, because the rate limits are not tested here.
    headers: { ...shot.headers, 'x-forwarded-for': `10.${dice.whole(0, 255)}.${dice.whole(0, 255)}.7` },
    ...(shot.payload !== undefined && { body: shot.payload as string }),
  });
  const body = await response.text().catch(() => undefined);
  if (body === undefined) return undefined;
  return { kind, shot, status: response.status, retryAfter: response.headers.get('retry-after'), body };
}

const isPromised = ({ status, retryAfter }: Answer) => status < 500 || (status === 503 && Number(retryAfter) > 0);
const shown = ({ kind, shot, status, retryAfter, body }: Answer) =>
  `${kind}: ${shot.method} ${shot.url.slice(0, 120)} -> ${status} (${retryAfter}) ${body.slice(0, 200)}`;

/** The ways in which the database becomes unavailable. */
const outages: Record<string, () => unknown> = {
  'its server process is killed': () => process.kill(postmaster(), 'SIGKILL'),
  'every session is ended by an administrator': () => endSessions(),
  'one session crashes, so that all end and it recovers': async () => {
    const [session] = await superuser<{ pid: number }>(
      "select pid from pg_stat_activity where application_name = 'tandem' limit 1",
    );
    if (session) process.kill(session.pid, 'SIGKILL');
  },
  'it shuts down at once': () => process.kill(postmaster(), 'SIGINT'),
};
const postmaster = () => Number(readFileSync(`${cluster.folder}/postgres/postmaster.pid`, 'utf8').split('\n')[0]);
const superuser = <T>(statement: string) =>
  withConnection(superuserUrl, async (client) => (await client.query(statement)).rows as T[]);
const endSessions = () =>
  superuser(
    "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname ~ 'away'",
  );

const connectionsOf = async (name: string) =>
  (await superuser(`select from pg_stat_activity where application_name = '${name}'`)).length;

/** Waits until the database accepts connections. */
async function untilBack(): Promise<void> {
  while (!(await superuser('select 1').catch(() => undefined))) await delay(50);
}

test('answers 503 with a time to try again while the database is away, and recovers', async () => {
  const answers: Answer[] = [];
  let isOver = false;
  const names = Object.keys(kinds);
  const load = Array.from({ length: AT_ONCE }, async (_, index) => {
    for (let turn = index; !isOver; turn += 1) {
      const answer = await fire(names[turn % names.length]!);
      if (answer) answers.push(answer);
    }
  });
  const answered = () => answers.filter(({ status }) => status < 400).length;
  const away = () => answers.filter(({ status }) => status === 503).length;
  const start = Date.now();
  const seconds = () => (Date.now() - start) / 1_000;
  const isEnough = () => answered() > LEAST.answered && away() > LEAST.away;
  let outage = 0;
  while (seconds() < LOAD_SECONDS || (!isEnough() && seconds() < MOST_SECONDS)) {
    await delay(dice.whole(300, 900));
    await outages[Object.keys(outages)[outage++ % Object.keys(outages).length]!]!();
    await untilBack();
  }
  isOver = true;
  await Promise.all(load);
  expect(answers.filter((answer) => !isPromised(answer)).map(shown)).toEqual([]);
  // The database was really unavailable, and really available in between.
  expect(away()).toBeGreaterThan(LEAST.away);
  expect(answered()).toBeGreaterThan(LEAST.answered);

  for (const kind of names) {
    const deadline = Date.now() + 15_000;
    let answer = await fire(kind);
    while ((!answer || answer.status >= 500) && Date.now() < deadline) answer = await fire(kind);
    expect(answer!.status, kind).toBeLessThan(500);
  }
  expect((await company.owner.request('GET', '/session')).statusCode).toBe(200);
  // The listener for changes and the queue with its locks have connected again.
  for (const name of ['tandem-identity_changed', 'tandem-flags_changed', 'tandem-queue', 'tandem-workers'])
    await expect.poll(() => connectionsOf(name), { timeout: 15_000, message: name }).toBeGreaterThan(0);
}, 120_000);

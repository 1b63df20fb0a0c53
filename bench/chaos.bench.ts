/**
 * Rounds of faults under load: the server and its database are killed, the disk fills up, clocks jump, and connections to
 * the mail server, the storage, the CRM and webhooks are cut. After each round creates must be acknowledged again soon, and
 * everything acknowledged must exist once. `npm run bench -- chaos --rounds 100 --seed 7`. A full disk needs the right to
 * mount a small file system in memory; without it those rounds are left out.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { withConnection } from '#server/db/connect.ts';
import { Dice } from '#server/testing/dice.ts';
import { postgresOf, type ServerProcess } from '#server/testing/server-process.ts';
import { startCarefulClients } from './careful-clients.ts';
import { report } from './load.ts';
import { startOutside } from './outside.ts';
import { foundCompany } from './outside-product.ts';
import { IS_TINY, size } from './sizes.ts';
import { table } from './tables.ts';
import type { Habit } from './tcp-faults.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS || size(100, 2));
const SEED = Number(process.env.BENCH_SEED || 20_261_130);
/** Load before each fault. */
const STEADY_MS = size(2_000, 300);
/** The duration of a cut, a full disk or a wrong clock. */
const LASTS_MS = size(5_000, 500);
/** Creates must be acknowledged again within this time after a fault has ended. */
const RECOVERY_MS = 60_000;
/** Emails, events and records for the CRM must have arrived, and all jobs be done, within this time after the last round. */
const SETTLE_MS = 600_000;
const DISK = '900m';
const HOUR = 3_600_000;

const dice = new Dice(SEED);
const base = mkdtempSync(join(tmpdir(), 'tandem-chaos-'));
const hasDisk = !IS_TINY && spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', base]).status === 0;
const outside = await startOutside();
const founded = await foundCompany(join(base, 'data'), outside);
let server: ServerProcess = await founded.start();
let port = Number(new URL(server.url).port);
const clients = startCarefulClients(founded, () => port);
const broken: string[] = [];

async function addWebhook(): Promise<void> {
  const answer = await ask('POST', '/api/webhook_endpoints', {
    name: 'Receiver',
    address: `${outside.hooksUrl}/events`,
    event_types: ['account.created'],
  });
  if (answer.status !== 201) throw new Error(`The webhook was not added: ${answer.status} ${await answer.text()}`);
}

interface Fault {
  name: string;
  /** Does it and ends it. */
  strike(): Promise<void>;
}

function faults(): Fault[] {
  const cuts = Object.entries(outside.lines).flatMap(([name, line]) =>
    (['stalls', 'resets', 'is silent'] as const satisfies Habit[]).map((habit) => ({
      name: `${name} ${habit}`,
      strike: async () => {
        line.behave(habit);
        await delay(LASTS_MS);
        line.mend();
      },
    })),
  );
  const jumps = [-3 * HOUR, 3 * HOUR].map((by) => ({
    name: by < 0 ? 'clock 3 h back' : 'clock 3 h forward',
    strike: async () => {
      founded.skewClock(by);
      await delay(LASTS_MS);
      founded.skewClock(0);
    },
  }));
  const killServer = { name: 'server killed', strike: restart };
  const killDatabase = {
    name: 'database killed',
    strike: async () => {
      process.kill(postgresOf(founded.folder), 'SIGKILL');
    },
  };
  const killBackend = {
    name: 'a process of the database killed',
    strike: async () => {
      const backends = childrenOf(postgresOf(founded.folder));
      process.kill(dice.pick(backends), 'SIGKILL');
    },
  };
  // Each of these is as frequent as all the cuts of one system.
  const own = [killServer, killDatabase, killBackend].flatMap((fault) => [fault, fault, fault]);
  return [...own, ...jumps, ...jumps, ...(hasDisk ? [fillDisk, fillDisk, fillDisk] : []), ...cuts];
}

const fillDisk: Fault = {
  name: 'disk full',
  strike: async () => {
    const filler = join(base, 'filler');
    const { bavail, bsize } = statfsSync(base);
    try {
      writeFileSync(filler, Buffer.alloc(bavail * bsize, 1));
    } catch (error) {
      // The product wrote meanwhile, so that the rest is full too.
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
    await delay(LASTS_MS);
    rmSync(filler, { force: true });
  },
};

async function restart(): Promise<void> {
  await server.kill();
  server = await founded.start();
  port = Number(new URL(server.url).port);
}

async function measure(): Promise<void> {
  console.log(`Seed ${SEED}, ${ROUNDS} rounds${hasDisk ? '' : ', without a full disk'}.`);
  const kinds = faults();
  const recoveries = new Map<string, number[]>();
  for (let round = 1; round <= ROUNDS; round++) {
    const fault = dice.pick(kinds);
    await delay(STEADY_MS);
    try {
      await fault.strike();
      if (!isRunning(server.pid)) {
        console.log(`After "${fault.name}" the server had ended and is started, as npm start does it.`);
        server = await founded.start();
        port = Number(new URL(server.url).port);
      }
      const seconds = await clients.continued(RECOVERY_MS);
      recoveries.set(fault.name, [...(recoveries.get(fault.name) ?? []), seconds]);
      for (const difference of await differences()) broken.push(`round ${round}, ${fault.name}: ${difference}`);
      console.log(`Round ${round}: ${fault.name}, acknowledged again after ${seconds.toFixed(1)} s.`);
    } catch (error) {
      broken.push(`round ${round}, ${fault.name}: ${(error as Error).message}`);
      console.log(`BROKEN ${broken.at(-1)}\n${server.output().slice(-3_000)}`);
      await restart();
      await clients.continued(RECOVERY_MS);
    }
  }
  await clients.end();
  for (const difference of [...(await differences()), ...(await settled())]) broken.push(`at the end: ${difference}`);
  for (const refusal of new Set(clients.unexpected)) broken.push(`a client got: ${refusal}`);
  for (const line of broken) console.log(`BROKEN ${line}`);

  const rows = [...recoveries].sort(([a], [b]) => a.localeCompare(b));
  console.log(
    `\n${table(
      ['fault', 'rounds', 'longest until a create was acknowledged again'],
      rows.map(([name, seconds]) => [name, seconds.length, `${Math.max(...seconds).toFixed(1)} s`]),
    )}\n`,
  );
  console.log(
    `${table(
      ['answer', 'count'],
      Object.entries(clients.statuses).sort(([a], [b]) => a.localeCompare(b)),
    )}\n`,
  );
  const { accounts, deals, invitations, files } = clients.acknowledged;
  report({ measure: 'rounds', value: ROUNDS, unit: 'rounds' });
  report({ measure: 'acknowledged accounts', value: accounts.size, unit: 'accounts' });
  report({ measure: 'acknowledged won deals', value: deals.size, unit: 'deals' });
  report({ measure: 'acknowledged invitations', value: invitations.size, unit: 'invitations' });
  report({ measure: 'acknowledged files', value: files.size, unit: 'files' });
  report({ measure: 'received events of webhooks', value: outside.events.size, unit: 'events' });
  report({ measure: 'what was not as promised', value: broken.length, unit: 'differences', reach: '0' });
}

/** Compares what was acknowledged with what is stored, which must be equal at any moment. */
async function differences(): Promise<string[]> {
  const ready = await ask('GET', '/readyz');
  const wrong = ready.status === 200 ? [] : [`/readyz answers ${ready.status}: ${(await ready.text()).slice(0, 300)}`];
  const { accounts, deals, invitations } = clients.acknowledged;
  for (const [what, names, query] of [
    ['account', accounts, 'select name, count(*)::int as n from accounts group by 1'],
    ['deal', deals, 'select name, count(*)::int as n from opportunities group by 1'],
    ['invitation', invitations, 'select email as name, count(*)::int as n from invitations group by 1'],
  ] as const) {
    const wanted = [...names];
    const stored = new Map((await rows<{ name: string; n: number }>(query)).map(({ name, n }) => [name, n]));
    const lost = wanted.filter((name) => !stored.has(name));
    const doubled = [...stored].filter(([, n]) => n > 1).map(([name]) => name);
    if (lost.length > 0) wrong.push(`${lost.length} acknowledged ${what}s are lost: ${lost.slice(0, 3)}`);
    if (doubled.length > 0) wrong.push(`${doubled.length} ${what}s exist twice: ${doubled.slice(0, 3)}`);
  }
  const halves = await rows<{ what: string; n: number }>(`
    select 'accounts without exactly one entry of their creation' as what, count(*)::int as n from accounts a
      where (select count(*) from audit_events e where e.organization_id = a.organization_id and e.ref_id = a.id
        and e.ref_table = 'accounts' and e.action = 'created') <> 1
    union all select 'deals without a stage event', count(*)::int from opportunities o
      where not exists (select from opportunity_stage_events s where s.opportunity_id = o.id)
    union all select 'won deals without exactly one commission', count(*)::int from opportunities o
      where o.status = 'won' and (select count(*) from commission_lines l where l.opportunity_id = o.id) <> 1`);
  for (const { what, n } of halves) if (n > 0) wrong.push(`${n} ${what}`);
  const ledger = await ask('POST', '/api/ledger/verify', {});
  const text = await ledger.text();
  if (!/"is_intact":true/.test(text)) wrong.push(`the ledger: ${ledger.status} ${text.slice(0, 300)}`);
  const zombies = [server.pid, process.pid].flatMap(childrenOf).filter((pid) => stateOf(pid) === 'Z');
  if (zombies.length > 0) wrong.push(`${zombies.length} ended processes are not reaped`);
  const databases = postmastersOf(founded.folder);
  if (databases !== 1) wrong.push(`${databases} database servers run on the folder`);
  return wrong;
}

/** Waits for emails, the CRM and jobs, then compares what they and the stored files should hold. */
async function settled(): Promise<string[]> {
  const { accounts, invitations, files } = clients.acknowledged;
  const lacking = async (): Promise<string[]> => {
    const wrong: string[] = [];
    const unmailed = [...invitations].filter((email) => !outside.mails.has(email));
    if (unmailed.length > 0) wrong.push(`${unmailed.length} of ${invitations.size} invitations were never sent`);
    const companies = await outside.crmStore.transaction((view) => view.list('companies'));
    const inCrm = new Map<string, number>();
    for (const { values, is_deleted } of companies)
      if (!is_deleted) inCrm.set(String(values.name), (inCrm.get(String(values.name)) ?? 0) + 1);
    const unwritten = [...accounts].filter((name) => !inCrm.has(name));
    if (unwritten.length > 0) wrong.push(`${unwritten.length} of ${accounts.size} accounts are not in the CRM`);
    const twice = [...inCrm].filter(([, n]) => n > 1);
    if (twice.length > 0) wrong.push(`${twice.length} accounts are twice in the CRM`);
    // A job that was replaced while a killed server ran it stays, with all its attempts used, and never runs.
    const jobs = await rows<{ task_identifier: string; last_error: string }>(`
      select task_identifier, last_error from graphile_worker.jobs
      where locked_at is not null or (attempts > 0 and not (attempts = max_attempts and key is null))`);
    if (jobs.length > 0) wrong.push(`${jobs.length} jobs are stuck, such as ${JSON.stringify(jobs[0]).slice(0, 300)}`);
    return wrong;
  };
  const deadline = Date.now() + SETTLE_MS;
  let wrong = await lacking();
  while (wrong.length > 0 && Date.now() < deadline) {
    await delay(2_000);
    wrong = await lacking();
  }
  // At least once: a repeated email has the same id, by which mail servers recognize it.
  const repeated = [...outside.mails].filter(([, ids]) => new Set(ids).size > 1);
  if (repeated.length > 0) wrong.push(`${repeated.length} people got two different emails: ${repeated[0]}`);
  for (const [id, hash] of files) {
    const answer = await ask('GET', `/api/documents/${id}/file`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (createHash('sha256').update(bytes).digest('hex') !== hash)
      wrong.push(`the file of document ${id}: ${answer.status}`);
  }
  const audit = await (await ask('POST', '/api/audit_events/verify', {})).text();
  if (!/"is_intact":true/.test(audit)) wrong.push(`the audit log: ${audit.slice(0, 300)}`);
  return wrong;
}

function ask(method: string, path: string, body?: object): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { authorization: `Bearer ${founded.token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  });
}

/** Queries as the owner of the schema, at once or as soon as the database is back. */
async function rows<T extends object>(query: string): Promise<T[]> {
  const deadline = Date.now() + RECOVERY_MS;
  for (;;) {
    try {
      return await withConnection(founded.adminUrl, async (client) => (await client.query<T>(query)).rows);
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await delay(250);
    }
  }
}

/** The processes that a process has started. */
function childrenOf(pid: number): number[] {
  const output = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' }).stdout;
  return output.split('\n').filter(Boolean).map(Number);
}

function stateOf(pid: number): string {
  try {
    return /^State:\s+(\S)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '';
  } catch {
    return '';
  }
}

const isRunning = (pid: number): boolean => !['', 'Z'].includes(stateOf(pid));

/** The number of database servers, not of their children, that run on a data folder. */
function postmastersOf(folder: string): number {
  return readdirSync('/proc').filter((pid) => {
    try {
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      return words[0]?.endsWith('/postgres') && words.includes(join(folder, 'postgres'));
    } catch {
      return false;
    }
  }).length;
}

try {
  await clients.continued(RECOVERY_MS);
  await addWebhook();
  await measure();
} finally {
  await clients.end().catch(() => {});
  await server.stop();
  await outside.close();
  if (hasDisk) execFileSync('umount', ['--lazy', base]);
  rmSync(base, { recursive: true, force: true });
}
process.exitCode = broken.length > 0 ? 1 : 0;

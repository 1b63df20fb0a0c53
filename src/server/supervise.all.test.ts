import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { PROJECT_FOLDER } from './config.ts';
import { isLockHeld } from './postgres/folder-lock.ts';
import { freePort, isPortFree } from './postgres/launch.ts';
import { postmasterOf } from './postgres/postmaster.ts';
import { COMPILED, settings } from './testing/server-process.ts';

let folder: string;
let port: number;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tandem-supervised-'));
  port = await freePort();
});
const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGTERM');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program under the supervision of npm start, without its installation and build. */
function supervised(program: string[], { firstPauseMs = 20, silentMs = 180_000, built = 'undefined', env = {} } = {}) {
  const script = `
    import { supervise } from './scripts/supervise.mjs';
    process.exitCode = await supervise(['node', ${JSON.stringify(program)}, {}], { built: ${built}, firstPauseMs: ${firstPauseMs}, silentMs: ${silentMs}, watchMs: 50, stopMs: 200 });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: PROJECT_FOLDER,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...settings(folder),
      PORT: String(port),
      NODE_COMPILE_CACHE: COMPILED,
      TANDEM_LOG_LEVEL: 'error',
      ...env,
    },
  });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text));
  return {
    child,
    ended: new Promise<number | null>((resolve) => child.once('close', resolve)),
    output: () => output,
    /** Counts the lines of the output with this text. */
    countLines: (text: string) => output.split(text).length - 1,
  };
}
const inline = (code: string) => ['--eval', `console.log('begins'); ${code}`];
const server = ['src/server/main.ts'];
const serverPid = () => (JSON.parse(readFileSync(join(folder, 'tandem.lock'), 'utf8')) as { pid: number }).pid;
const database = () => postmasterOf(join(folder, 'postgres'));
const polling = { timeout: 120_000, interval: 50 };
const isReady = async () => (await fetch(`http://localhost:${port}/readyz`).catch(() => undefined))?.ok ?? false;

test('a program that crashes at once is started five times, and then given up in one sentence', async () => {
  const crashing = supervised(inline('process.exit(3)'));
  expect(await crashing.ended).toBe(3);
  expect(crashing.countLines('begins')).toBe(5);
  expect(crashing.countLines('Tandem ended unexpectedly with exit code 3. It starts again in 1 s.')).toBe(4);
  expect(crashing.output()).toMatch(
    /It crashed 5 times in a row soon after its start, so it is not started again\. .* repair it and run npm start\.\n$/,
  );
});

test('wrong settings and a clean end are not tried again', async () => {
  const wrong = supervised(server, { env: { PORT: 'a door' } });
  expect(await wrong.ended).toBe(78);
  expect(wrong.output().trim()).toBe('PORT is "a door": set it to a number from 0 to 65535, such as 3000.');
  const clean = supervised(inline(''));
  expect(await clean.ended).toBe(0);
  expect(clean.countLines('begins')).toBe(1);
});

test('a server is told that the web app is built, and ends when it cannot be built', async () => {
  const waiting = "process.on('message', ({ kind }) => { console.log(kind); process.exit(0); });";
  const told = supervised(inline(waiting), { built: 'Promise.resolve()' });
  expect(await told.ended).toBe(0);
  expect(told.output()).toContain('built');
  const untold = supervised(inline(waiting), { built: "Promise.resolve('index.html is missing')" });
  expect(await untold.ended).toBe(1);
  expect(untold.output()).toContain('The web app could not be built:\nindex.html is missing');
});

test('a server whose workers do nothing although work is due is replaced, and one with idle workers is not', async () => {
  const report = (due_seconds: number, idle_seconds: number) =>
    `setInterval(() => process.send({ kind: 'work', due_seconds: ${due_seconds}, idle_seconds: ${idle_seconds} }), 20);`;
  const stuck = supervised(inline(report(130, 140)));
  await expect.poll(() => stuck.countLines('begins'), polling).toBeGreaterThan(1);
  expect(stuck.output()).toContain('Tandem is replaced: its workers do nothing although work is due.');
  const idle = supervised(inline(`${report(0, 4_000)} ${report(300, 1)} setTimeout(() => process.exit(0), 1_500);`));
  expect(await idle.ended).toBe(0);
  expect(idle.countLines('begins')).toBe(1);
});

test('a server that no longer responds is killed and replaced', async () => {
  const silent = supervised(
    inline("process.send({ kind: 'work', due_seconds: 0, idle_seconds: 0 }, () => { for (;;); })"),
    { silentMs: 300 },
  );
  await expect.poll(() => silent.countLines('begins'), polling).toBeGreaterThan(1);
  expect(silent.output()).toContain('Tandem is replaced: it does not respond.');
});

test('a killed server starts again on its port and database, and ends when npm start is killed', async () => {
  const run = supervised(server);
  await expect.poll(isReady, polling).toBe(true);
  const [first, postgres] = [serverPid(), database()!.pid];
  process.kill(first, 'SIGKILL');
  await expect.poll(() => run.countLines('Tandem is ready'), polling).toBe(2);
  expect(run.countLines('Tandem ended unexpectedly by signal SIGKILL. It starts again in 1 s.')).toBe(1);
  expect(run.countLines('The database was still running and is used again.')).toBe(1);
  expect(await isReady()).toBe(true);
  expect(serverPid()).not.toBe(first);
  expect(database()!.pid).toBe(postgres);

  run.child.kill('SIGKILL');
  await expect.poll(() => isLockHeld(folder), polling).toBe(false);
  expect(database()).toBeUndefined();
  expect(await isPortFree(port)).toBe(true);
}, 300_000);

test('stopping while a killed server waits to start again leaves no database', async () => {
  const run = supervised(server, { firstPauseMs: 600_000 });
  await expect.poll(isReady, polling).toBe(true);
  process.kill(serverPid(), 'SIGKILL');
  await expect.poll(() => run.countLines('It starts again in 30 s.'), polling).toBe(1);
  expect(database()).toBeDefined();
  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(0);
  expect(database()).toBeUndefined();
  expect(await isPortFree(port)).toBe(true);
}, 300_000);

import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { nonEmpty } from '../testing/expect-every.ts';
import { processorMsOf } from '../testing/times.ts';
import { guardedTask } from './guarded.ts';
import { Lane } from './lane.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guarded-'));
});
afterAll(() => rm(folder, { recursive: true }));

type Run = (input: string) => Promise<string>;

function taskOf(name: string, body: string): URL {
  const path = join(folder, `${name}.task.ts`);
  writeFileSync(path, `export async function run(input) { ${body} }`);
  return pathToFileURL(path);
}

const limits = { subject: 'The file', field: 'file', seconds: 20 } as const;
const acme = { share: 'acme' };

test('runs a task in a process, and passes refusals and faults on', async () => {
  const errors = new URL('../errors.ts', import.meta.url).href;
  const refuse = `const { invalid } = await import('${errors}'); if (input === 'bad') throw invalid({ text: ['is bad'] });`;
  const run = guardedTask<Run>(
    taskOf('echo', `${refuse} if (input === 'fault') throw new Error('broken'); return input + '!';`),
    limits,
  );
  expect(await run('one', acme)).toBe('one!');
  await expect(run('bad', acme)).rejects.toMatchObject({ statusCode: 422, errors: { text: ['is bad'] } });
  await expect(run('fault', acme)).rejects.toThrow('The task echo failed: Error: broken');
  expect(await run('two', acme)).toBe('two!');
});

test('ends what takes too long, is too large or nested too deeply, and works on', async () => {
  const endless = guardedTask<Run>(taskOf('endless', 'for (;;);'), { ...limits, seconds: 0.2 });
  const large = guardedTask<Run>(
    taskOf('large', 'const all = []; for (;;) all.push(new Array(1_000_000).fill(Math.random()));'),
    limits,
  );
  const atOnce = guardedTask<Run>(
    taskOf('at-once', 'return String([1, 2].map(() => new Array(30_000_000).fill(0.5)).length);'),
    limits,
  );
  const aborts = guardedTask<Run>(taskOf('aborts', 'process.abort();'), limits);
  const deep = guardedTask<Run>(taskOf('deep', 'const go = (n) => go(n + 1) + 1; return go(0);'), limits);
  const refusal = (reason: string) => ({ statusCode: 422, message: `The file ${reason}.`, errors: { file: [reason] } });
  await expect(endless('', acme)).rejects.toMatchObject(refusal('takes too long to read'));
  await expect(large('', acme)).rejects.toMatchObject(refusal('is too large to read'));
  await expect(atOnce('', acme)).rejects.toMatchObject(refusal('is too large to read'));
  await expect(aborts('', acme)).rejects.toMatchObject(refusal('cannot be read'));
  await expect(deep('', acme)).rejects.toMatchObject(refusal('is nested too deeply'));
  const works = guardedTask<Run>(taskOf('works', 'return input;'), limits);
  expect(await works('again', acme)).toBe('again');
}, 60_000);

test('stops when nobody waits anymore, whether it runs or is queued', async () => {
  const endless = guardedTask<Run>(taskOf('stopped', 'for (;;);'), limits);
  const leaving = new AbortController();
  const runs = [1, 2, 3, 4].map(() => endless('', { ...acme, signal: leaving.signal }));
  const ends = Promise.allSettled(runs);
  leaving.abort(new Error('gone'));
  for (const end of nonEmpty(await ends)) expect(end).toMatchObject({ status: 'rejected', reason: new Error('gone') });
  await expect(endless('', { ...acme, signal: leaving.signal })).rejects.toThrow('gone');
});

test('leaves a process for others when one company sends much, and refuses more than its queue holds', async () => {
  const lane = new Lane({ processes: 2, mostOfOne: 1, megabytes: 64, keepMs: 0 });
  const slow = taskOf('slow', 'for (const end = performance.now() + input; performance.now() < end; );').href;
  const stop = new AbortController();
  const run = (share: string, ms: number) =>
    lane.run({ task: { module: slow, input: ms }, share, milliseconds: 30_000, signal: stop.signal });
  const many = Array.from({ length: 25 }, () => run('noisy', 20_000).catch(() => 'stopped'));
  expect(await run('quiet', 1)).toEqual({ done: undefined });
  stop.abort();
  const ends = await Promise.all(many);
  expect(ends.filter((end) => end === 'stopped')).toHaveLength(21);
  expect(ends.slice(21)).toEqual(Array(4).fill({ busy: true }));
}, 60_000);

test('keeps the settings of the server from tasks, and takes bytes of a large file both ways', async () => {
  process.env.TANDEM_SECRET_OF_TEST = 'secret';
  const settings = guardedTask<Run>(taskOf('settings', 'return Object.keys(process.env).join();'), limits);
  expect(
    (await settings('', acme)).split(',').filter((name) => !/^(PATH|NODE_COMPILE_CACHE|NODE_CHANNEL.*)$/.test(name)),
  ).toEqual([]);
  const echo = guardedTask<(input: Uint8Array) => Uint8Array>(taskOf('bytes', 'return input.fill(7);'), limits);
  const bytes = await echo(new Uint8Array(50_000_000), acme);
  expect([bytes.length, bytes.at(-1)]).toEqual([50_000_000, 7]);
  await expect(echo((() => {}) as never, acme)).rejects.toThrow('could not be cloned');
});

test('a process ends with the server, also while its task never returns', async () => {
  const task = taskOf('for-ever', "process.stderr.write('begun'); for (;;);").href;
  const lane = new URL('./lane.ts', import.meta.url).href;
  const server = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `const { Lane } = await import('${lane}');
       const lane = new Lane({ processes: 1, mostOfOne: 1, megabytes: 64, keepMs: 0 });
       lane.run({ task: { module: '${task}' }, share: 'acme', milliseconds: 60_000 });`,
    ],
    { stdio: 'ignore' },
  );
  const children = () => childrenOf(server.pid!);
  await vi.waitFor(() => expect(children()).toHaveLength(1), { timeout: 20_000 });
  const [child] = children();
  await vi.waitFor(() => expect(processorMsOf(child!)).toBeGreaterThan(500), { timeout: 20_000 });
  server.kill('SIGKILL');
  await vi.waitFor(() => expect(() => process.kill(child!, 0)).toThrow('ESRCH'), { timeout: 20_000 });
}, 60_000);

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

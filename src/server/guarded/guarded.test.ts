import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nonEmpty } from '../testing/expect-every.ts';
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

test('runs a task in a thread, and passes refusals and faults on', async () => {
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
    taskOf('large', 'const all = []; for (;;) all.push(new Array(100_000).fill(Math.random()));'),
    limits,
  );
  const deep = guardedTask<Run>(taskOf('deep', 'const go = (n) => go(n + 1) + 1; return go(0);'), limits);
  const refusal = (reason: string) => ({ statusCode: 422, message: `The file ${reason}.`, errors: { file: [reason] } });
  await expect(endless('', acme)).rejects.toMatchObject(refusal('takes too long to read'));
  await expect(large('', acme)).rejects.toMatchObject(refusal('is too large to read'));
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

test('leaves a thread for others when one company sends much, and refuses more than its queue holds', async () => {
  const lane = new Lane({ threads: 2, mostOfOne: 1, megabytes: 64, keepMs: 0 });
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

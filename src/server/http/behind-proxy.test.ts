import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('keeps idle connections longer than common proxies do', () => {
  expect(world.app.server.keepAliveTimeout).toBeGreaterThan(120_000);
});

test('logs an untrusted proxy once', async () => {
  const lines: string[] = [];
  const app = await createApp(world.kernel, {
    // A busy machine also warns that the event loop stood still.
    logger: {
      level: 'warn',
      stream: { write: (line) => void (line.includes('TANDEM_TRUST_PROXY') && lines.push(line)) },
    },
  });
  const ask = (remoteAddress: string, headers: Record<string, string> = {}) =>
    app.inject({ url: '/api/auth/provider', remoteAddress, headers });
  await ask('172.18.0.1');
  await ask('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' });
  expect(lines).toEqual([]);
  await ask('172.18.0.1', { 'x-forwarded-for': '203.0.113.9' });
  await ask('172.18.0.1', { 'x-forwarded-for': '203.0.113.10' });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({
    address: '172.18.0.1',
    msg: expect.stringContaining('TANDEM_TRUST_PROXY'),
  });
  await app.close();
});

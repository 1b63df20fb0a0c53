import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ env: { TANDEM_ROLE: 'worker' } });
});
afterAll(() => world.close());

test('a process that only runs jobs answers monitoring', async () => {
  const statuses = await Promise.all(
    ['/healthz', '/readyz', '/metrics'].map(async (url) => (await world.app.inject({ url })).statusCode),
  );
  expect(statuses).toEqual([200, 200, 200]);
});

test.each([
  ['GET', '/api/session'],
  ['POST', '/api/auth/sign_in'],
  ['GET', '/api/openapi.json'],
  ['GET', '/r/some-link'],
  ['GET', '/healthz/../api/partners'],
  ['GET', '/nothing'],
  ['DELETE', '/healthz'],
] as const)('and refuses everybody else: %s %s', async (method, url) => {
  const { statusCode, json } = await world.app.inject({ method, url });
  expect([statusCode, json().message]).toEqual([503, 'This process only runs jobs. Use the address of a web server.']);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { type Company, createWorld, type World } from '../testing/world.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld({ own: true });
  company = await world.company();
});
afterAll(() => world.close());

const expected = {
  'content-security-policy': expect.stringMatching(/^default-src 'self';script-src 'self';.*frame-ancestors 'none'$/),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

test('sends security headers with every response', async () => {
  const { owner } = company;
  for (const [url, status] of [
    ['/accounts', 200],
    ['/accounts?nonsense=1', 400],
    ['/nowhere', 404],
  ] as const) {
    const answer = await owner.request('GET', url);
    expect(answer.statusCode, url).toBe(status);
    expect(answer.headers, url).toMatchObject(expected);
  }
  expect((await world.app.inject('/api/accounts')).headers).toMatchObject(expected);
});

test('disables caching of API responses', async () => {
  for (const url of ['/accounts', '/me', '/accounts?nonsense=1'])
    expect((await company.owner.request('GET', url)).headers['cache-control'], url).toBe('no-store');
  const nobody = await world.app.inject('/api/accounts');
  expect([nobody.statusCode, nobody.headers['cache-control']]).toEqual([401, 'no-store']);
});

test('disables caching of the event stream', async () => {
  const app = await createApp(world.kernel);
  try {
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const headers = { authorization: `Bearer ${company.owner.token}` };
    const stream = await fetch(`${address}/api/events`, { headers });
    expect(Object.fromEntries(stream.headers)).toMatchObject(expected);
    await stream.body!.cancel();
  } finally {
    await app.close();
  }
});

test('sends HSTS over HTTPS only', async () => {
  expect((await world.app.inject('/api/session')).headers).not.toHaveProperty('strict-transport-security');
  const config = { ...world.kernel.config, baseUrl: 'https://partners.example' };
  const app = await createApp({ ...world.kernel, config });
  try {
    expect((await app.inject('/api/session')).headers['strict-transport-security']).toContain('max-age=31536000');
  } finally {
    await app.close();
  }
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '../testing/world.ts';

const TOKEN = 'a-token-of-the-monitoring-system';
let open: World;
let guarded: World;
beforeAll(async () => {
  open = await createWorld({ own: true });
  guarded = await createWorld({ env: { TANDEM_METRICS_TOKEN: TOKEN } });
});
afterAll(async () => {
  await open.close();
  await guarded.close();
});

const statusOf = async ({ app }: World, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  (await app.inject({ url: '/metrics', headers, remoteAddress })).statusCode;

test('with a token in the settings, metrics need exactly this token', async () => {
  const answer = await guarded.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('http_request_duration_seconds');
  expect(await statusOf(guarded, { authorization: `bearer ${TOKEN}`, 'x-forwarded-for': '203.0.113.7' })).toBe(200);
  expect(await statusOf(guarded, { authorization: `Bearer ${TOKEN}` }, '203.0.113.7')).toBe(200);
  for (const authorization of [
    '',
    `Bearer ${TOKEN}x`,
    `Bearer ${TOKEN.slice(1)}`,
    `Basic ${TOKEN}`,
    TOKEN,
    'Bearer ',
  ]) {
    const refused = await guarded.app.inject({ url: '/metrics', headers: { authorization } });
    expect(refused.statusCode, authorization).toBe(401);
    expect(refused.headers['www-authenticate']).toBe('Bearer');
    expect(refused.body).not.toContain('http_request');
  }
  // A session token is not accepted.
  const company = await guarded.company();
  expect(await statusOf(guarded, { authorization: `Bearer ${company.owner.token}` })).toBe(401);
});

test('without a token, metrics exist only for direct requests of the same machine', async () => {
  for (const address of ['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])
    expect(await statusOf(open, {}, address), address).toBe(200);
  expect(await statusOf(open, { host: '[::1]:3000' })).toBe(200);
  for (const address of ['10.0.0.4', '203.0.113.7', '2001:db8::1', '::ffff:203.0.113.7'])
    expect(await statusOf(open, {}, address), address).toBe(404);
  const forwarded = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'x-real-ip', 'via'];
  for (const name of forwarded) expect(await statusOf(open, { [name]: '127.0.0.1' }), name).toBe(404);
  for (const host of ['partners.example.com', 'localhost.example.com'])
    expect(await statusOf(open, { host }), host).toBe(404);
});

import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { demo, enterAs, enterBy, startAnew } from './people.ts';

/** A collector that replaces both services and keeps everything it receives. */
const received: { url: string; body: string }[] = [];
let collector: Server;
let tandem: ChildProcess;
let base: string;

test.beforeAll(async () => {
  collector = createServer(async (request, response) => {
    received.push({ url: request.url!, body: await text(request) });
    response.writeHead(200, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }).end('{}');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => collector.once('listening', resolve));
  const at = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const port = Number(process.env.E2E_PORT ?? 4310) + 1;
  base = `http://localhost:${port}`;
  tandem = spawn(process.execPath, ['e2e/server.ts'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(port),
      TANDEM_DEMO: '0',
      TANDEM_BASE_URL: base,
      TANDEM_ERROR_REPORTING_DSN: `${at.replace('://', '://thekey@')}/7`,
      TANDEM_SESSION_REPLAY_URL: at,
      TANDEM_SESSION_REPLAY_APP_ID: 'tandem-test',
    },
  });
  await expect
    .poll(
      () =>
        fetch(`${base}/readyz`)
          .then(({ ok }) => ok)
          .catch(() => false),
      { timeout: 60_000 },
    )
    .toBe(true);
});
test.afterAll(async () => {
  const gone = new Promise((resolve) => tandem.once('exit', resolve));
  tandem.kill('SIGTERM');
  await gone;
  collector.close();
});

test('errors and sessions are reported only to configured services', { tag: '@all' }, async ({ page }) => {
  test.setTimeout(240_000);
  await test.step('a browser reports errors and sessions to the configured services, without any texts', async () => {
    const answer = await page.request.post(`${base}/api/auth/register`, {
      data: { email: 'zoe@secretive.test', password: 'seven quiet rivers', full_name: 'Zoe Unmistakable' },
    });
    const { token } = (await answer.json()) as { token: string };
    await enterBy(page, token);
    await page.goto(base);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();

    await expect
      .poll(() => received.filter(({ url }) => url.startsWith('/tandem-test/')).length, { timeout: 60_000 })
      .toBeGreaterThan(0);
    await page.evaluate(() =>
      setTimeout(() => {
        throw new Error('a button that broke');
      }),
    );
    const reports = () =>
      received.filter(({ url, body }) => url.startsWith('/api/7/envelope/') && body.includes('a button that broke'));
    await expect.poll(() => reports().length, { timeout: 60_000 }).toBeGreaterThan(0);
    expect(reports()[0]!.url).toContain('sentry_key=thekey');

    const everything = received.map(({ body }) => body).join('\n');
    for (const word of ['Zoe', 'Unmistakable', 'secretive', token]) expect(everything).not.toContain(word);
  });
  await test.step('without settings neither service is loaded', async () => {
    await startAnew(page);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await enterAs(page, demo.company);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(loaded.filter((url) => /errorReporting|sessionReplay/.test(url))).toEqual([]);
    expect(loaded.length).toBeGreaterThan(0);
    expect(loaded.filter((url) => new URL(url).hostname !== 'localhost')).toEqual([]);
  });
});

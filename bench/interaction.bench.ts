/** How long a screen takes to answer a hand, on a processor four times slower, and how many round trips lie between an address and its screen. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { report } from './load.ts';
import { startProgram } from './program.ts';

const SLOWER = 4;
/** Of a round trip, in the second part: so long that all else disappears beside it. */
const LATENCY_MS = 1000;
const ROUNDS = 3;
const SETTLE_MS = 1500;

/** What people do all day, by where it is done. */
const acts: [name: string, path: string, act: (page: Page) => Promise<void>][] = [
  ['a list is sorted', '/commissions/opportunities', (page) => page.getByRole('columnheader').nth(2).click()],
  [
    'a letter is typed into a search',
    '/partners',
    (page) => page.getByPlaceholder('Search', { exact: true }).press('a'),
  ],
  ['a drawer is opened', '/companies', (page) => page.getByRole('button', { name: 'New company' }).first().click()],
  ['the palette is opened', '/partners', (page) => page.keyboard.press('Control+k')],
  ['another screen is opened', '/partners', (page) => page.getByRole('link', { name: 'Contacts' }).click()],
  ['a dashboard is arranged', '/dashboard', (page) => page.getByRole('button', { name: 'Arrange' }).click()],
];

const folder = mkdtempSync(join(tmpdir(), 'tandem-bench-'));
const server = await startProgram(['src/server/main.ts'], {
  TANDEM_DATA_DIR: folder,
  TANDEM_DEMO: '1',
  TANDEM_LOG_LEVEL: 'error',
  PORT: '0',
});
const base = `http://localhost:${server.port}`;
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
try {
  const answer = await fetch(`${base}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'company@demo.tandem.test', password: 'tandem-demo' }),
  });
  const { token } = (await answer.json()) as { token: string };
  for (const [name, path, act] of acts) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) times.push(await paintAfter(browser, token, path, act));
    const value = times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)]!;
    report({ measure: `until the next paint, when ${name}`, value, unit: 'ms (to reach: < 200)' });
  }
  for (const [name, path, who] of [
    ['sign-in page', '/login', null],
    ['first dashboard', '/dashboard', token],
  ] as const) {
    const value = await roundTrips(browser, path, who);
    report({ measure: `round trips before the last request, ${name}`, value, unit: '(to reach: 3)' });
  }
} finally {
  await browser.close();
  server.child.kill('SIGTERM');
  await new Promise((resolve) => server.child.once('exit', resolve));
  rmSync(folder, { recursive: true, force: true });
}

async function open(of: Browser, token: string | null): Promise<Page> {
  const context = await of.newContext({ baseURL: base, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  if (token) await page.addInitScript((value) => localStorage.setItem('tandem.token', value), token);
  return page;
}

/** Milliseconds between a press and the paint that shows what it did, as the browser's own record of events tells it. */
async function paintAfter(
  of: Browser,
  token: string,
  path: string,
  act: (page: Page) => Promise<void>,
): Promise<number> {
  const page = await open(of, token);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForTimeout(SETTLE_MS);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    const listen = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries()) seen.push(entry.duration);
    };
    new PerformanceObserver(listen).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await act(page);
  await page.waitForTimeout(SETTLE_MS);
  const longest = await page.evaluate(() => Math.max(16, ...(window as unknown as { seen: number[] }).seen));
  await page.context().close();
  return longest;
}

/**
 * With nothing kept and each round trip a second long: how many lie before the last request of the first view, the page's own
 * among them. Requests that wait for one of the browser's six connections count too.
 */
async function roundTrips(of: Browser, path: string, token: string | null): Promise<number> {
  const page = await open(of, token);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const began = Date.now();
  let last = 0;
  page.on('request', (request) => {
    // Live events begin when all is there.
    if (!request.url().endsWith('/api/events')) last = Date.now() - began;
  });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForTimeout(3 * LATENCY_MS);
  await page.context().close();
  return Math.round(last / LATENCY_MS);
}

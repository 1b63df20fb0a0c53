/**
 * The first and the return visit of partners' screens on a phone: a processor four times slower, slow 4G as Lighthouse
 * emulates it, and how far the screen moves by itself (cumulative layout shift). `BENCH_ADDRESS` measures a server with
 * the demo that runs already.
 */
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { startDemoServer } from './demo-server.ts';
import { report } from './load.ts';
import { size } from './sizes.ts';

const SLOWER = size(4, 1);
const SLOW_4G = { offline: false, latency: size(150, 1), downloadThroughput: 204_800, uploadThroughput: 93_750 };
const FAST = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
const SETTLE_MS = size(2000, 50);
const ROUNDS = size(3, 1);

const screens = [
  ['dashboard', '/partner-dashboard'],
  ['my work', '/work'],
  ['deals', '/revenue/opportunities'],
  ['capture of a deal', '/revenue/deal-desk/fair'],
  ['resources', '/partner-resources'],
  ['earnings', '/revenue/payouts'],
] as const;

interface Visit {
  /** The milliseconds from the navigation to the loaded screen. */
  loaded: number;
  shift: number;
}

const server = await startDemoServer();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
try {
  const token = await server.tokenOf('partner');
  for (const [name, path] of screens) {
    const rounds: { first: Visit; later: Visit }[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await visitsOf(token, path));
    const middle = (of: (round: (typeof rounds)[number]) => number) =>
      rounds.map(of).sort((a, b) => a - b)[Math.floor(rounds.length / 2)]!;
    report({
      measure: `first visit of ${name} on a phone`,
      value: middle(({ first }) => first.loaded),
      unit: 'ms',
      reach: '< 4000',
    });
    report({
      measure: `return visit of ${name} on a phone`,
      value: middle(({ later }) => later.loaded),
      unit: 'ms',
      reach: '< 2000',
    });
    const shift = Math.max(...rounds.flatMap(({ first, later }) => [first.shift, later.shift]));
    report({
      measure: `layout shift of ${name} on a phone`,
      value: Number(shift.toFixed(3)),
      unit: '',
      reach: '< 0.1',
    });
  }
} finally {
  await browser.close();
  await server.stop();
}

/** A first visit without any cache, and a return visit with the cache and the worker that the first one left. */
async function visitsOf(token: string, path: string): Promise<{ first: Visit; later: Visit }> {
  const context = await browser.newContext({
    baseURL: server.address,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await context.addInitScript((value) => localStorage.setItem('tandem.token', value), token);
  const first = await visit(context, path);
  const later = await visit(context, path);
  await context.close();
  return { first, later };
}

async function visit(context: BrowserContext, path: string): Promise<Visit> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const moved = { shift: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value } of list.getEntries() as (PerformanceEntry & {
        hadRecentInput: boolean;
        value: number;
      })[])
        if (!hadRecentInput) moved.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(path, { waitUntil: 'commit' });
  await loaded(page);
  const time = await page.evaluate(() => Math.round(performance.now()));
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devtools.send('Network.emulateNetworkConditions', FAST);
  await page.waitForTimeout(SETTLE_MS);
  const shift = await page.evaluate(() => (window as unknown as { moved: { shift: number } }).moved.shift);
  await page.close();
  return { loaded: time, shift };
}

/** Waits for the heading and for all content, as in `e2e/screens.ts`. */
async function loaded(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(
    () =>
      document.querySelector('main [aria-busy="true"], main [role="status"][aria-label="Loading…"]') === null &&
      document.querySelector('main') !== null,
  );
}

/**
 * The time from an action to the screen's response on a processor four times slower, and the number of round trips from
 * an address to its screen.
 *
 * `BENCH_ACT=drawer` measures only the acts whose names match the expression, and no round trips. `BENCH_ADDRESS`
 * measures a server with the demo that runs already. `BENCH_PROFILE=folder` writes a CPU profile of each act.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { startDemoServer } from './demo-server.ts';
import { report } from './load.ts';
import { size } from './sizes.ts';
import { recordTrace, type Shares } from './trace.ts';

const SLOWER = size(4, 1);
/** The latency of a round trip in the second part, long enough to make everything else negligible. */
const LATENCY_MS = size(1000, 50);
const ROUNDS = size(3, 1);
const SETTLE_MS = size(1500, 50);

const button = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();
const chooseIn = (name: string) => (page: Page) => page.getByRole('combobox', { name }).click();
const openFilters = async (page: Page) => {
  await page.getByRole('button', { name: 'Filter' }).first().click();
  await page.getByRole('menuitem').first().waitFor();
};
const newCompany = '/companies?drawer=create';
const firstField = '.ant-drawer form input';

interface Act {
  name: string;
  /** The path of the screen; `{deal}` is a registration that waits for its review, `{partner}` a partner. */
  path: string;
  /** Prepares the action and is not measured. */
  before?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
  /** A selector of the element that shows that the user can continue. */
  ready?: string;
}

/** Frequent actions by screen; for each kind the one that takes longest. */
const acts: Act[] = [
  {
    name: 'a list is sorted',
    path: '/commissions/opportunities',
    act: (page) => page.getByRole('columnheader').nth(2).click(),
  },
  {
    name: 'a letter is typed into a search',
    path: '/partners',
    act: (page) => page.getByPlaceholder('Search', { exact: true }).press('a'),
  },
  { name: 'a drawer is opened', path: '/companies', act: button('New account'), ready: firstField },
  { name: 'a short drawer is opened', path: '/products', act: button('New product'), ready: firstField },
  {
    name: 'a letter is typed into a form',
    path: newCompany,
    before: (page) => page.getByRole('textbox', { name: 'Name' }).click(),
    act: (page) => page.getByRole('textbox', { name: 'Name' }).press('a'),
  },
  { name: 'a list in a form is opened', path: newCompany, act: chooseIn('Country') },
  { name: 'a drawer is closed', path: newCompany, act: button('Cancel') },
  { name: 'a form on a screen of its own is opened', path: '/audiences', act: button('New audience') },
  { name: 'the filters are opened', path: '/partners', act: button('Filter') },
  {
    name: 'a filter by date is opened',
    path: '/partners',
    before: openFilters,
    act: (page) => page.getByRole('menuitem', { name: 'Joined' }).click(),
  },
  { name: 'the columns are chosen', path: '/partners', act: button('Display') },
  {
    name: 'a registration is about to be approved',
    path: '/partners/pending/opportunities/show/{deal}',
    act: button('Approve'),
    ready: '.ant-modal form textarea, .ant-modal form input',
  },
  {
    name: 'another tab of a record is opened',
    path: '/partners/show/{partner}',
    act: (page) => page.getByRole('tab').nth(2).click(),
  },
  { name: 'the menu of a record is opened', path: '/partners/show/{partner}', act: button('More') },
  { name: 'the notifications are opened', path: '/partners', act: button('notification') },
  { name: 'the palette is opened', path: '/partners', act: (page) => page.keyboard.press('Control+k') },
  {
    name: 'another screen is opened',
    path: '/partners',
    act: (page) => page.getByRole('link', { name: 'Contacts' }).click(),
  },
  { name: 'a dashboard is arranged', path: '/dashboard', act: button('Customize') },
];

const { BENCH_ACT, BENCH_PROFILE } = process.env;
const { address: base, tokenOf, stop } = await startDemoServer();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
try {
  const token = await tokenOf('company');
  const first = async (resource: string, query = '') => {
    const headers = { authorization: `Bearer ${token}`, 'x-tandem-mode': 'company' };
    const rows = (await (await fetch(`${base}/api/${resource}${query}`, { headers })).json()) as { id: string }[];
    return rows[0]!.id;
  };
  const ids = {
    '{deal}': await first('deal_registrations', '?status=pending_review'),
    '{partner}': await first('partners'),
  };
  for (const one of acts.filter(({ name }) => new RegExp(BENCH_ACT ?? '').test(name))) {
    const path = Object.entries(ids).reduce((known, [word, id]) => known.replace(word, id), one.path);
    const times: Times[] = [];
    for (let round = 0; round < ROUNDS; round++) times.push(await timesOf(browser, token, { ...one, path }));
    const unit = 'ms (to reach: < 200)';
    const middle = times.sort((a, b) => a.paint - b.paint)[Math.floor(times.length / 2)]!;
    report({ measure: `until the next paint, when ${one.name}`, value: middle.paint, unit });
    for (const [share, value] of Object.entries(middle.shares))
      report({ measure: `of it ${share}, when ${one.name}`, value: Math.round(value), unit: 'ms' });
    if (one.ready) {
      const value = median(times.map(({ ready }) => ready));
      report({ measure: `until one can go on, when ${one.name}`, value, unit: 'ms' });
    }
  }
  const addresses = [
    ['sign-in page', '/login', null],
    ['first dashboard of a company', '/dashboard', token],
    ['first dashboard of a partner', '/partner-dashboard', await tokenOf('partner')],
    ['first dashboard of a super admin', '/', await tokenOf('super')],
    ['first dashboard of another company', '/', await tokenOf('other')],
    ['link to a list', '/companies', token],
    ['link to deals', '/commissions/opportunities', token],
    ['link to one partner', `/partners/show/${ids['{partner}']}`, token],
    ['link to one registration', `/partners/pending/opportunities/show/${ids['{deal}']}`, token],
  ] as const;
  for (const [name, path, who] of BENCH_ACT ? [] : addresses) {
    const value = await roundTrips(browser, path, who);
    report({ measure: `round trips before the last request, ${name}`, value, unit: '(to reach: 3)' });
  }
} finally {
  await browser.close();
  await stop();
}

async function open(of: Browser, token: string | null): Promise<Page> {
  const context = await of.newContext({ baseURL: base, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  if (token) await page.addInitScript((value) => localStorage.setItem('tandem.token', value), token);
  return page;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

interface Times {
  /** The milliseconds from a press to the paint with its result, from the browser's event timing. */
  paint: number;
  /** The milliseconds from a press to the element with which the user continues. */
  ready: number;
  /** The milliseconds until the paint by kind of work. */
  shares: Shares;
}

async function timesOf(of: Browser, token: string, { name, path, before, act, ready = 'body' }: Act): Promise<Times> {
  const page = await open(of, token);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForTimeout(SETTLE_MS);
  if (before) {
    await before(page);
    await page.waitForTimeout(SETTLE_MS);
  }
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate((wanted) => {
    const times = { press: 0, paint: 16, ready: 0 };
    Object.assign(window, { times });
    const listen = (list: PerformanceObserverEntryList) => {
      for (const { duration, startTime } of list.getEntries())
        if (duration > times.paint) Object.assign(times, { paint: duration, press: startTime });
    };
    new PerformanceObserver(listen).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    const watch = ({ timeStamp }: Event) => {
      const look = () => {
        if (!document.querySelector(wanted)) return requestAnimationFrame(look);
        times.ready = Math.round(performance.now() - timeStamp);
      };
      requestAnimationFrame(look);
    };
    for (const press of ['pointerdown', 'keydown']) addEventListener(press, watch, { capture: true, once: true });
  }, ready);
  const profile = BENCH_PROFILE ? await startProfile(devtools) : undefined;
  const trace = profile ? undefined : await recordTrace(devtools);
  await act(page);
  await page.locator(ready).first().waitFor();
  await page.waitForTimeout(SETTLE_MS);
  const times = await page.evaluate(() => {
    const { times } = window as unknown as { times: { press: number; paint: number; ready: number } };
    performance.mark('press', { startTime: times.press });
    return times;
  });
  const shares = (await trace?.('press', times.paint)) ?? {};
  if (profile) writeFileSync(join(BENCH_PROFILE!, `${name.replaceAll(' ', '-')}.cpuprofile`), await profile());
  await page.context().close();
  return { ...times, shares };
}

async function startProfile(devtools: CDPSession): Promise<() => Promise<string>> {
  await devtools.send('Profiler.enable');
  await devtools.send('Profiler.setSamplingInterval', { interval: 500 });
  await devtools.send('Profiler.start');
  return async () => JSON.stringify((await devtools.send('Profiler.stop')).profile);
}

/**
 * The number of round trips before the last request of the first view, including the page's own, without a cache and
 * with a latency of one second. Requests that wait for one of the browser's six connections count too.
 */
async function roundTrips(of: Browser, path: string, token: string | null): Promise<number> {
  const page = await open(of, token);
  // Hovering would load files before the press, so its events are stopped.
  await page.addInitScript(() => {
    for (const kind of ['mouseover', 'mouseout'])
      addEventListener(kind, (event) => event.stopImmediatePropagation(), true);
  });
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
    // The live stream starts when everything is loaded.
    if (!/\/api\/events\b/.test(request.url())) last = Date.now() - began;
  });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForTimeout(3 * LATENCY_MS);
  await page.context().close();
  return Math.round(last / LATENCY_MS);
}

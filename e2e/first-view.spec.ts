import { expect, type Page, type Request, type Route, test } from '@playwright/test';
import { bearer } from './accounts.ts';
import { demo, enterAs, enterBy } from './people.ts';
import { expectLoaded } from './screens.ts';

test.describe.configure({ mode: 'parallel' });

/**
 * Pictures, the live stream, parts that appear later beside the screen (announcements, setup checklist), and names of
 * former values in a timeline do not count.
 */
const counts = (request: Request) =>
  request.resourceType() !== 'image' &&
  !/\/api\/events\b|announcements|Notices|GoLive|go[-_]live|\?id=[^&]+&_start=0/.test(request.url());

const addressOf = (request: Request) => request.url().replace(/^https?:\/\/[^/]+/, '');

/**
 * Stops pointer events, which load files early, and live events of other changes, so that only the page itself sends
 * requests.
 */
async function stopOtherEvents(page: Page) {
  await page.addInitScript(() => {
    for (const kind of ['mouseover', 'mouseout'])
      addEventListener(kind, (event) => event.stopImmediatePropagation(), true);
  });
  await page.route(/\/api\/events\b/, () => {});
}

/** All requests of the first view when each response arrives at once. */
async function askedFor(page: Page, path: string): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (counts(request) && request.resourceType() !== 'document') asked.push(addressOf(request));
  });
  await page.goto(path);
  await expectLoaded(page);
  await expect.poll(() => asked).toContain('/api/in_app_notifications/unread_count');
  return [...asked];
}

/**
 * Holds all responses except the page itself; `letGo` releases the requests sent so far, and files from then on: a part of
 * the screen may come in a file of its own, but no request waits for data other than the session.
 */
async function holdAnswers(page: Page) {
  const asked = new Set<string>();
  const held: Route[] = [];
  let areFilesAnswered = false;
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.resourceType() === 'document' || !counts(request)) return route.fallback();
    asked.add(addressOf(request));
    if (areFilesAnswered && request.url().includes('/assets/')) return route.continue();
    held.push(route);
  });
  return {
    asked,
    async letGo() {
      areFilesAnswered = true;
      await Promise.all(held.splice(0).map((route) => route.continue()));
    },
  };
}

const missing = (wanted: Iterable<string>, asked: Set<string>) => [...wanted].filter((one) => !asked.has(one));

/** The addresses for each user; a list stands for its first row. Won deals, and those of other journeys, would show more. */
const views = {
  [demo.company]: [
    '/dashboard',
    '/companies',
    '/partners/show/{partners}',
    '/commissions/opportunities/show/{opportunities?status=open&_sort=created_at&_order=asc}',
    '/commissions/payouts/edit/{payout_batches}',
  ],
  [demo.partner]: ['/', '/revenue/deal-desk/show/{deal_registrations}', '/revenue/commissions/show/{commission_lines}'],
};

for (const [who, paths] of Object.entries(views)) {
  test(`the first view loads page, files, session and data in order: ${who} waits for nothing else and requests nothing twice`, async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000);
    const headers = bearer(await enterAs(page, who));
    const whole = async (path: string) => {
      const list = /\{(.+)\}/.exec(path)?.[1];
      if (!list) return path;
      const first = `/api/${list}${list.includes('?') ? '&' : '?'}_end=1`;
      const [row] = (await (await page.request.get(first, { headers })).json()) as [{ id: string }];
      return path.replace(`{${list}}`, row.id);
    };
    await stopOtherEvents(page);
    for (const path of paths) {
      const address = await whole(path);
      const all = await askedFor(page, address);
      expect(
        all.filter((one, index) => all.indexOf(one) !== index),
        path,
      ).toEqual([]);

      const slow = await context.newPage();
      await enterBy(slow, headers.authorization.slice('Bearer '.length));
      await stopOtherEvents(slow);
      const { asked, letGo } = await holdAnswers(slow);
      await slow.goto(address, { waitUntil: 'commit' });
      // Only the page has been answered, and at most eight requests are sent at once.
      const early = ['/api/session', ...(await namedIn(slow))];
      await expect.poll(() => missing(early, asked), path).toEqual([]);
      expect(early.length, path).toBeLessThanOrEqual(8);
      // Then its files and the session are answered, and no more requests follow.
      await letGo();
      await expect.poll(() => missing(all, asked), path).toEqual([]);
      await slow.close();
    }
  });
}

test('the sign-in page requests only its own files and the sign-in provider', async ({ page }) => {
  const { asked, letGo } = await holdAnswers(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const files = await namedIn(page);
  await expect.poll(() => missing(files, asked)).toEqual([]);
  expect([...asked].filter((one) => one.startsWith('/api/'))).toEqual([]);
  await letGo();
  await expect.poll(() => asked.has('/api/auth/provider')).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** The files that the page names, and the first request of the screen. */
async function namedIn(page: Page): Promise<string[]> {
  const html = await (await page.request.get(page.url())).text();
  return [...html.matchAll(/(?:src|href|data-asks)="(\/(?:assets|api)\/[^"]+)"/g)].map(([, named]) => named!);
}
